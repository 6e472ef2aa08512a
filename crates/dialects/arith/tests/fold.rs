//! Tests folds of the operation before `return`.

use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_testing::{check_fold, context};

/// Checks `(arguments, lines, expect)`: the last line folds to `expect`, where `-` means no fold.
fn check(rows: &[(&str, &str, &str)]) {
    let ctx = context(&[&FUNC, &ARITH]);
    for (args, lines, expect) in rows {
        let lines = lines.replace("; ", "\n");
        let text = format!("func.func @f({args}) {{\n{lines}\nreturn\n}}\n");
        check_fold(&ctx, &text, expect);
    }
}

#[test]
fn neutral_and_absorbing_constants() {
    check(&[
        (
            "%x: i8",
            "%c = arith.constant 0 : i8; %r = arith.addi %x, %c : i8",
            "a0",
        ),
        (
            "%x: i8",
            "%c = arith.constant 0 : i8; %r = arith.muli %x, %c : i8",
            "arith.constant",
        ),
        (
            "%x: i8",
            "%c = arith.constant 1 : i8; %r = arith.muli %x, %c : i8",
            "a0",
        ),
        (
            "%x: i8",
            "%c = arith.constant 1 : i8; %r = arith.remsi %x, %c : i8",
            "0 : i8",
        ),
        (
            "%x: i8",
            "%c = arith.constant -1 : i8; %r = arith.andi %x, %c : i8",
            "a0",
        ),
        (
            "%x: i8",
            "%c = arith.constant -1 : i8; %r = arith.ori %x, %c : i8",
            "-1 : i8",
        ),
        (
            "%x: i8",
            "%c = arith.constant 127 : i8; %r = arith.minsi %x, %c : i8",
            "a0",
        ),
        (
            "%x: i8",
            "%c = arith.constant 127 : i8; %r = arith.minui %x, %c : i8",
            "-",
        ),
        (
            "%x: f32",
            "%c = arith.constant 0.0 : f32; %r = arith.addf %x, %c : f32",
            "-",
        ),
        (
            "%x: f32",
            "%c = arith.constant -0.0 : f32; %r = arith.addf %x, %c : f32",
            "a0",
        ),
        (
            "%x: f32",
            "%c = arith.constant 0.0 : f32; %r = arith.subf %x, %c : f32",
            "a0",
        ),
        (
            "%x: f32",
            "%c = arith.constant 0.0 : f32; %r = arith.mulf %x, %c : f32",
            "-",
        ),
        (
            "%x: f32",
            "%c = arith.constant 0.0 : f32; %r = arith.mulf %x, %c fastmath<nnan,nsz> : f32",
            "arith.constant",
        ),
        (
            "%x: i8",
            "%c = arith.constant 0 : i8; %r:2 = arith.addui_extended %x, %c : i8, i1",
            "a0, false",
        ),
        (
            "%x: i8",
            "%c = arith.constant 1 : i8; %r:2 = arith.mului_extended %x, %c : i8",
            "a0, 0 : i8",
        ),
    ]);
}

#[test]
fn what_an_operation_undoes() {
    check(&[
        (
            "%x: i8, %y: i8",
            "%s = arith.subi %x, %y : i8; %r = arith.addi %y, %s : i8",
            "a0",
        ),
        (
            "%x: i8, %y: i8",
            "%s = arith.addi %x, %y : i8; %r = arith.subi %s, %x : i8",
            "a1",
        ),
        (
            "%x: i8, %y: i8",
            "%s = arith.xori %x, %y : i8; %r = arith.xori %x, %s : i8",
            "a1",
        ),
        (
            "%x: i8, %y: i8",
            "%s = arith.muli %x, %y overflow<nsw> : i8; %r = arith.divsi %s, %y : i8",
            "a0",
        ),
        (
            "%x: i8, %y: i8",
            "%s = arith.muli %x, %y overflow<nuw> : i8; %r = arith.divsi %s, %y : i8",
            "-",
        ),
        (
            "%x: i8",
            "%w = arith.extsi %x : i8 to i32; %r = arith.trunci %w : i32 to i8",
            "a0",
        ),
        (
            "%x: f32",
            "%w = arith.extf %x : f32 to f64; %r = arith.truncf %w : f64 to f32",
            "a0",
        ),
        (
            "%x: f32",
            "%w = arith.negf %x : f32; %r = arith.negf %w : f32",
            "a0",
        ),
        ("%x: i8", "%r = arith.subi %x, %x : i8", "0 : i8"),
        ("%x: i8", "%r = arith.andi %x, %x : i8", "a0"),
        (
            "%x: vector<2xi8>",
            "%r = arith.xori %x, %x : vector<2xi8>",
            "dense<0> : vector<2xi8>",
        ),
        (
            "%x: tensor<?xi8>",
            "%r = arith.subi %x, %x : tensor<?xi8>",
            "-",
        ),
    ]);
}

#[test]
fn changes_in_place() {
    check(&[
        (
            "%x: i8",
            "%w = arith.extui %x : i8 to i16; %r = arith.extui %w : i16 to i32",
            "operand 0 = a0",
        ),
        (
            "%x: i32",
            "%w = arith.trunci %x : i32 to i16; %r = arith.trunci %w : i16 to i8",
            "operand 0 = a0",
        ),
        (
            "%x: i8",
            "%w = arith.extsi %x : i8 to i32; %r = arith.trunci %w : i32 to i4",
            "operand 0 = a0",
        ),
        (
            "%x: i8",
            "%c = arith.constant 5 : i8; %r = arith.cmpi slt, %c, %x : i8",
            "operand 0 = a0, operand 1 = arith.constant, property 0 = 4 : i64",
        ),
    ]);
}

fn two(op: &str, ty: &str, a: &str, b: &str) -> String {
    format!(
        "%a = arith.constant {a} : {ty}; %b = arith.constant {b} : {ty}; %r = arith.{op} %a, %b : {ty}"
    )
}

#[test]
fn constants_of_constants() {
    let rows = [
        ("addi", "i8", "100", "100", "-56 : i8"),
        ("addi", "index", "100", "100", "200 : index"),
        ("divsi", "i8", "7", "0", "-"),
        ("divsi", "i8", "-128", "-1", "-"),
        ("divsi", "i8", "-7", "2", "-3 : i8"),
        ("floordivsi", "i8", "-7", "2", "-4 : i8"),
        ("ceildivsi", "i8", "-7", "2", "-3 : i8"),
        ("ceildivsi", "i8", "-128", "2", "-"),
        ("ceildivui", "i8", "-1", "2", "-128 : i8"),
        ("shli", "i8", "1", "8", "-"),
        ("shrsi", "i8", "-128", "7", "-1 : i8"),
        ("remf", "f32", "-7.5", "2.0", "-1.500000e+00 : f32"),
        ("maximumf", "f32", "0x7FC00000", "1.0", "0x7FC00000 : f32"),
        ("maxnumf", "f32", "0x7FC00000", "1.0", "1.000000e+00 : f32"),
        (
            "addi",
            "vector<2xi8>",
            "dense<[1, 2]>",
            "dense<3>",
            "dense<[4, 5]> : vector<2xi8>",
        ),
        (
            "addi",
            "vector<2xi8>",
            "dense<1>",
            "dense<3>",
            "dense<4> : vector<2xi8>",
        ),
        (
            "divf",
            "vector<2xf32>",
            "dense<[1.0, 2.0]>",
            "dense<2.0>",
            "dense<[5.000000e-01, 1.000000e+00]> : vector<2xf32>",
        ),
    ];
    for (op, ty, a, b, expect) in rows {
        check(&[("", &two(op, ty, a, b), expect)]);
    }
}

#[test]
fn casts_of_constants_lose_nothing() {
    let rows = [
        ("extui", "-1", "i8", "i16", "255 : i16"),
        ("extsi", "-1", "i8", "i16", "-1 : i16"),
        ("trunci", "300", "i16", "i8", "44 : i8"),
        ("truncf", "1.5", "f64", "f32", "1.500000e+00 : f32"),
        ("truncf", "0.1", "f64", "f32", "-"),
        ("fptosi", "-3.75", "f32", "i8", "-3 : i8"),
        ("fptosi", "300.0", "f32", "i8", "-"),
        ("uitofp", "-1", "i8", "f32", "2.550000e+02 : f32"),
        ("index_cast", "-1", "index", "i8", "-1 : i8"),
        ("index_castui", "-1", "i8", "index", "255 : index"),
        ("bitcast", "1.0", "f32", "i32", "1065353216 : i32"),
        (
            "bitcast",
            "dense<1.0>",
            "vector<2xf32>",
            "vector<2xi32>",
            "dense<1065353216> : vector<2xi32>",
        ),
    ];
    for (op, value, from, to, expect) in rows {
        let body =
            format!("%a = arith.constant {value} : {from}; %r = arith.{op} %a : {from} to {to}");
        check(&[("", &body, expect)]);
    }
}

#[test]
fn comparisons_and_select() {
    check(&[
        ("%x: i8", "%r = arith.cmpi sle, %x, %x : i8", "true"),
        (
            "%x: vector<2xi8>",
            "%r = arith.cmpi ult, %x, %x : vector<2xi8>",
            "dense<false> : vector<2xi1>",
        ),
        (
            "%x: i1",
            "%c = arith.constant true; %r = arith.cmpi eq, %x, %c : i1",
            "a0",
        ),
        (
            "%x: i1",
            "%c = arith.constant 0 : i8; %w = arith.extsi %x : i1 to i8; %r = arith.cmpi ne, %w, %c : i8",
            "a0",
        ),
        (
            "%x: f32",
            "%c = arith.constant 0x7FC00000 : f32; %r = arith.cmpf ueq, %x, %c : f32",
            "true",
        ),
        (
            "%x: f32",
            "%c = arith.constant 1.0 : f32; %r = arith.cmpf ueq, %x, %c : f32",
            "-",
        ),
        ("%c: i1, %x: i8", "%r = arith.select %c, %x, %x : i8", "a1"),
        (
            "%x: i8, %y: i8",
            "%c = arith.constant false; %r = arith.select %c, %x, %y : i8",
            "a1",
        ),
        (
            "%x: i8, %y: i8",
            "%k = arith.cmpi eq, %y, %x : i8; %r = arith.select %k, %x, %y : i8",
            "a1",
        ),
        (
            "%x: i8, %y: i8",
            "%k = arith.cmpi slt, %y, %x : i8; %r = arith.select %k, %x, %y : i8",
            "-",
        ),
        (
            "%c: i1",
            "%t = arith.constant true; %f = arith.constant false; %r = arith.select %c, %t, %f : i1",
            "a0",
        ),
        (
            "",
            "%c = arith.constant dense<[true, false]> : vector<2xi1>; %x = arith.constant dense<[1, 2]> : vector<2xi8>; \
             %y = arith.constant dense<9> : vector<2xi8>; %r = arith.select %c, %x, %y : vector<2xi1>, vector<2xi8>",
            "dense<[1, 9]> : vector<2xi8>",
        ),
    ]);
}
