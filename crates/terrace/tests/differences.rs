//! Tests differences of `docs/differences.md` that file tests cannot show, because file tests expect upstream's output.

use std::process::Command;
use terrace_testing::process;

/// Checks the first line on standard error, without the name of the input.
fn check(arguments: &[&str], input: &str, expect: &str) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    let outcome = process::run(command.arg("opt").args(arguments), input.as_bytes());
    let outcome = outcome.expect("the program ends by itself");
    let stderr = String::from_utf8_lossy(&outcome.stderr);
    let first = stderr.lines().next().unwrap_or_default();
    assert_eq!((first, outcome.exit), (&*format!("<stdin>:{expect}"), 1));
    assert_eq!(outcome.stdout, b"");
}

#[test]
fn an_index_has_the_width_of_an_integer() {
    check(
        &["--convert-func-to-llvm"],
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16777216 : i64>} {\n  func.func private @f(index)\n}\n",
        "1:1: error: 'index' cannot have 16777216 bits: integers have at most 16777215",
    );
}

/// Upstream creates operations until memory is exhausted.
#[test]
fn vectors_of_too_many_parts_are_not_unrolled() {
    let function = |ty: &str, op: &str| {
        format!("func.func @f(%a: {ty}) {{\n  %0 = {op} : {ty}\n  return\n}}\n")
    };
    check(
        &["--convert-arith-to-llvm"],
        &function("vector<4294967296x4294967296xi8>", "arith.addi %a, %a"),
        "2:8: error: cannot unroll '!llvm.array<4294967296 x vector<4294967296xi8>>': it has more than 1048576 \
         one-dimensional vectors",
    );
    check(
        &["--convert-math-to-llvm"],
        &function("vector<1025x1024x4xf32>", "math.rsqrt %a"),
        "2:8: error: cannot unroll '!llvm.array<1025 x array<1024 x vector<4xf32>>>': it has more than 1048576 \
         one-dimensional vectors",
    );
}

/// Upstream prints 65535, and every second boolean.
#[test]
fn dense_elements_read_back() {
    let input = "\"a.b\"() {a = dense<\"0xFFFF0F0F\"> : tensor<2xui12>, \
                 b = dense<[(true, true), (false, true)]> : tensor<2xcomplex<i1>>} : () -> ()\n";
    let text = printed(&["--allow-unregistered-dialect"], input);
    assert!(
        text.contains("dense<[4095, 3855]> : tensor<2xui12>"),
        "{text}"
    );
    let bits = "dense<[(true,true), (false,true)]> : tensor<2xcomplex<i1>>";
    assert!(text.contains(bits), "{text}");
}

/// Upstream does not convert the nested structs.
#[test]
fn structs_that_contain_each_other_are_converted_wholly() {
    let input = "func.func private @f(!llvm.struct<\"A\", (struct<\"B\", (struct<\"C\", (struct<\"A\">, struct<\"B\">, index)>)>)>)\n";
    let text = printed(&["--convert-func-to-llvm"], input);
    let ty = "!llvm.struct<\"_Converted.A\", (struct<\"_Converted.B\", (struct<\"_Converted.C\", \
              (struct<\"_Converted.A\">, struct<\"_Converted.B\">, i64)>)>)>";
    assert!(text.contains(ty), "{text}");
}

/// Upstream reports a second error that names the parameter.
#[test]
fn a_wrong_case_of_an_enumeration_is_one_error() {
    let check = |attr: &str, expect: &str| {
        let input = format!("\"a.b\"() {{a = #llvm.{attr}}} : () -> ()\n");
        check(&["--allow-unregistered-dialect"], &input, expect);
    };
    check(
        "linkage<foo>",
        "1:28: error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, \
         internal, private, extern_weak, common] for LLVM linkage types, got: foo",
    );
    check(
        "cconv<1>",
        "1:26: error: expected keyword for Calling Conventions",
    );
    check(
        "framePointerKind<foo>",
        "1:37: error: expected one of [none, \"non-leaf\"non-leaf, all, reserved, \"non-leaf-no-reserve\"non-leaf-no-reserve] \
         for LLVM FramePointerKind, got: foo",
    );
    check(
        "fastmath<foo>",
        "1:29: error: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, \
         reassoc, fast",
    );
    check(
        "overflow<\"nsw\">",
        "1:29: error: expected keyword for LLVM integer overflow flags",
    );
    check(
        "memory_effects<other = foo>",
        "1:43: error: expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo",
    );
    check(
        "mlir.module_flag<foo, \"a\", 1>",
        "1:37: error: expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module \
         Flag Behavior, got: foo",
    );
}

/// Upstream orders the inserted blocks by address, so the order differs between runs.
#[test]
fn blocks_named_again_get_edges_in_the_order_of_their_first_names() {
    let input = "llvm.func @f(%a: i32, %b: i32) -> i32 {
  llvm.switch %a : i32, ^bb2(%a : i32) [
    1: ^bb1(%a : i32),
    2: ^bb1(%b : i32),
    3: ^bb2(%b : i32)
  ]
^bb1(%x: i32):
  llvm.return %x : i32
^bb2(%y: i32):
  llvm.return %y : i32
}
";
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    command.args(["translate", "--mlir-to-llvmir"]);
    let outcome = process::run(&mut command, input.as_bytes());
    let stdout = outcome.expect("the program ends by itself").stdout;
    let text = String::from_utf8_lossy(&stdout);
    let cases = "label %5 [\n    i32 1, label %3\n    i32 2, label %9\n    i32 3, label %7\n  ]";
    assert!(text.contains(cases), "{text}");
}

/// Returns the output of `opt` for an input.
fn printed(arguments: &[&str], input: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    let outcome = process::run(command.arg("opt").args(arguments), input.as_bytes());
    let outcome = outcome.expect("the program ends by itself");
    assert_eq!(String::from_utf8_lossy(&outcome.stderr), "");
    String::from_utf8_lossy(&outcome.stdout).into_owned()
}

/// Upstream prints `@<<INVALID EMPTY SYMBOL>>`.
#[test]
fn an_empty_symbol_prints_as_it_is_read() {
    let attributes = r#"{a = @"", b = @""::@a, c = @a::@""}"#;
    let input = format!("func.func private @\"\"()\n\"t.op\"() {attributes} : () -> ()\n");
    let text = printed(&["--allow-unregistered-dialect"], &input);
    assert!(text.contains(attributes), "{text}");
    assert!(text.contains("func.func private @\"\"()"), "{text}");
    assert_eq!(printed(&["--allow-unregistered-dialect"], &text), text);
}

/// Checks that the output for an input contains a line.
fn prints(arguments: &[&str], input: &str, line: &str) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    let outcome = process::run(command.arg("opt").args(arguments), input.as_bytes());
    let outcome = outcome.expect("the program ends by itself");
    let stdout = String::from_utf8_lossy(&outcome.stdout);
    assert!(
        stdout.lines().any(|printed| printed.trim() == line),
        "{stdout}"
    );
    assert_eq!(
        (&*String::from_utf8_lossy(&outcome.stderr), outcome.exit),
        ("", 0)
    );
}

/// The factor of the high half is 2^64. MLIR multiplies by 1, which is the value of its `1 << 64`.
#[test]
fn wide_integers_become_floats_of_their_value() {
    prints(
        &["--arith-emulate-wide-int=widest-int-supported=64"],
        "func.func @f(%a: i128) -> f32 {\n  %0 = arith.uitofp %a : i128 to f32\n  return %0 : f32\n}\n",
        "%cst = arith.constant 1.84467441E+19 : f32",
    );
}

/// MLIR checks with `tensor.dim` that an access is in bounds. Terrace's conversions do not create it.
#[test]
fn transfers_of_tensors_of_unknown_size_stay() {
    prints(
        &["--pass-pipeline=builtin.module(convert-vector-to-scf{lower-tensors})"],
        "func.func @f(%t: tensor<?x?xf32>, %i: index) -> vector<2x3xf32> {\n  %p = arith.constant 1.0 : f32\n  \
         %0 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<2x3xf32>\n  return %0 : vector<2x3xf32>\n}\n",
        "%0 = vector.transfer_read %arg0[%arg1, %arg1], %cst : tensor<?x?xf32>, vector<2x3xf32>",
    );
}
