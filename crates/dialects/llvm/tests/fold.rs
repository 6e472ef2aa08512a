//! Folding of the operation before `llvm.return`.

use terrace_llvm::LLVM;
use terrace_testing::{check_fold, context};

/// Checks `(arguments, lines, expect)`: the last line folds to `expect`, where `-` means no fold.
fn check(rows: &[(&str, &str, &str)]) {
    let ctx = context(&[&LLVM]);
    for (args, lines, expect) in rows {
        let lines = lines.replace("; ", "\n");
        let text = format!("llvm.func @f({args}) {{\n{lines}\nllvm.return\n}}\n");
        check_fold(&ctx, &text, expect);
    }
}

#[test]
fn constants() {
    check(&[
        ("", "%r = llvm.mlir.constant(7 : i32) : i32", "7 : i32"),
        ("", "%r = llvm.mlir.addressof @f : !llvm.ptr", "@f"),
        ("", "%r = llvm.mlir.undef : i32", "#llvm.undef"),
        ("", "%r = llvm.mlir.poison : !llvm.ptr", "#llvm.poison"),
        ("", "%r = llvm.mlir.zero : i32", "0 : i32"),
        ("", "%r = llvm.mlir.zero : f32", "0.000000e+00 : f32"),
        (
            "",
            "%r = llvm.mlir.zero : vector<2xi1>",
            "dense<false> : vector<2xi1>",
        ),
        ("", "%r = llvm.mlir.zero : !llvm.ptr", "#llvm.zero"),
        (
            "",
            "%r = llvm.mlir.zero : !llvm.struct<(i32)>",
            "#llvm.zero",
        ),
    ]);
}

#[test]
fn integer_arithmetic() {
    check(&[
        (
            "",
            "%a = llvm.mlir.constant(200 : i8) : i8; %r = llvm.zext %a : i8 to i32",
            "200 : i32",
        ),
        (
            "",
            "%a = llvm.mlir.constant(1 : i32) : i32; %b = llvm.mlir.constant(31 : i32) : i32; %r = llvm.shl %a, %b : i32",
            "-2147483648 : i32",
        ),
        (
            "",
            "%a = llvm.mlir.constant(1 : i32) : i32; %b = llvm.mlir.constant(32 : i32) : i32; %r = llvm.shl %a, %b : i32",
            "-",
        ),
        (
            "",
            "%a = llvm.mlir.constant(5 : i32) : i32; %b = llvm.mlir.constant(2 : i32) : i32; %r = llvm.or %a, %b : i32",
            "7 : i32",
        ),
        (
            "%y: i32",
            "%a = llvm.mlir.constant(0 : i32) : i32; %r = llvm.or %y, %a : i32",
            "-",
        ),
        (
            "",
            "%a = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>; %r = llvm.or %a, %a : vector<2xi32>",
            "-",
        ),
    ]);
}

#[test]
fn comparisons() {
    let stack =
        "%n = llvm.mlir.constant(1 : i32) : i32; %s = llvm.alloca %n x i32 : (i32) -> !llvm.ptr";
    let with = |line: &str| format!("{stack}; %z = llvm.mlir.zero : !llvm.ptr; {line}");
    let stack_first = with("%r = llvm.icmp \"eq\" %s, %z : !llvm.ptr");
    let differs = with("%r = llvm.icmp \"ne\" %s, %z : !llvm.ptr");
    let stack_last = with("%r = llvm.icmp \"ne\" %z, %s : !llvm.ptr");
    check(&[
        ("%x: i32", "%r = llvm.icmp \"eq\" %x, %x : i32", "true"),
        ("%x: i32", "%r = llvm.icmp \"sle\" %x, %x : i32", "-"),
        (
            "%x: vector<2xi32>",
            "%r = llvm.icmp \"ne\" %x, %x : vector<2xi32>",
            "dense<false> : vector<2xi1>",
        ),
        ("", &stack_first, "false"),
        ("", &differs, "true"),
        (
            "",
            &stack_last,
            "operand 0 = llvm.alloca, operand 1 = llvm.mlir.zero",
        ),
    ]);
}

#[test]
fn casts_of_casts() {
    check(&[
        ("%x: i32", "%r = llvm.bitcast %x : i32 to i32", "a0"),
        (
            "%x: i32",
            "%a = llvm.bitcast %x : i32 to f32; %r = llvm.bitcast %a : f32 to i32",
            "a0",
        ),
        (
            "%x: i32",
            "%a = llvm.bitcast %x : i32 to f32; %r = llvm.bitcast %a : f32 to vector<2xi16>",
            "operand 0 = a0",
        ),
        (
            "%p: !llvm.ptr",
            "%a = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>; %r = llvm.addrspacecast %a : !llvm.ptr<1> to !llvm.ptr<2>",
            "operand 0 = a0",
        ),
    ]);
}

#[test]
fn parts_of_insertions() {
    let args = "%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %x: i32, %i: i64";
    let ty = "!llvm.struct<(i32, struct<(i64, f32)>)>";
    let insert = format!("%a = llvm.insertvalue %x, %s[0] : {ty}");
    let two = format!("{insert}; %b = llvm.insertvalue %i, %a[1, 0] : {ty}");
    let same = format!("{insert}; %r = llvm.extractvalue %a[0] : {ty}");
    let other = format!("{insert}; %r = llvm.extractvalue %a[1, 0] : {ty}");
    let outer = format!("{two}; %r = llvm.extractvalue %b[1] : {ty}");
    let behind = format!("{two}; %r = llvm.extractvalue %b[0] : {ty}");
    check(&[
        (args, &same, "a1"),
        (args, &other, "operand 0 = a0"),
        (args, &outer, "-"),
        (args, &behind, "operand 0 = llvm.insertvalue, a1"),
    ]);
}

#[test]
fn parts_of_constants() {
    check(&[
        (
            "",
            "%a = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>; %r = llvm.extractvalue %a[1] : !llvm.array<2 x i32>",
            "2 : i32",
        ),
        (
            "",
            "%a = llvm.mlir.constant(dense<7> : tensor<2xi32>) : !llvm.array<2 x i32>; %r = llvm.extractvalue %a[1] : !llvm.array<2 x i32>",
            "7 : i32",
        ),
        (
            "",
            "%a = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>; %r = llvm.extractvalue %a[1] : !llvm.array<2 x f32>",
            "2.000000e+00 : f32",
        ),
        (
            "",
            "%a = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>; %r = llvm.extractvalue %a[1, 0] : !llvm.array<2 x array<2 x i32>>",
            "-",
        ),
        (
            "",
            "%a = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>; %r = llvm.extractvalue %a[1] : !llvm.array<2 x vector<2xi32>>",
            "-",
        ),
        (
            "",
            "%a = llvm.mlir.constant(\"ab\") : !llvm.array<2 x i8>; %r = llvm.extractvalue %a[1] : !llvm.array<2 x i8>",
            "-",
        ),
        (
            "",
            "%a = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i64)>; %r = llvm.extractvalue %a[1] : !llvm.struct<(i32, i64)>",
            "2 : i64",
        ),
        (
            "",
            "%a = llvm.mlir.zero : !llvm.struct<(i32, ptr)>; %r = llvm.extractvalue %a[1] : !llvm.struct<(i32, ptr)>",
            "#llvm.zero",
        ),
        (
            "",
            "%a = llvm.mlir.poison : !llvm.struct<(i32, ptr)>; %r = llvm.extractvalue %a[1] : !llvm.struct<(i32, ptr)>",
            "#llvm.poison",
        ),
    ]);
}

#[test]
fn lanes_and_addresses() {
    check(&[
        (
            "%v: vector<1xi32>",
            "%r = llvm.shufflevector %v, %v [0] : vector<1xi32>",
            "a0",
        ),
        (
            "%v: vector<2xi32>",
            "%r = llvm.shufflevector %v, %v [0, 1] : vector<2xi32>",
            "-",
        ),
        (
            "%p: !llvm.ptr",
            "%r = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32",
            "a0",
        ),
        (
            "%p: !llvm.ptr",
            "%z = llvm.mlir.constant(0 : i64) : i64; %r = llvm.getelementptr %p[%z] : (!llvm.ptr, i64) -> !llvm.ptr, i32",
            "a0",
        ),
        (
            "%p: !llvm.ptr",
            "%r = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>",
            "-",
        ),
    ]);
}
