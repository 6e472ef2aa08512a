//! Round trips of builtin attributes: the text on the left parses and prints as the text on the right.

use terrace_asm::locations::render_all;
use terrace_asm::printer::DescribeIr;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, parse, print};
use terrace_ir::{Context, Diagnostics, Registry};

/// Parses and prints the text of a file. Returns the result, or the first error message.
fn round_trip(text: impl AsRef<[u8]>, options: &PrintOptions) -> Result<String, String> {
    let mut registry = Registry::new();
    registry.dialect(&terrace_builtin::BUILTIN);
    registry.describe_with(DescribeIr::default());
    let ctx = Context::new(registry);
    let tables = AsmTables::new(&ctx);
    let file = ctx
        .sources()
        .add("-", text.as_ref().to_vec())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let allow = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    match parse(&tables, file, allow, &mut diags) {
        Ok(body) => Ok(print(&tables, &body, options)),
        Err(_) => {
            let text = render_all(&ctx, &diags);
            Err(text.lines().next().unwrap_or_default().to_owned())
        }
    }
}

fn local() -> PrintOptions {
    PrintOptions {
        local_scope: true,
        ..PrintOptions::default()
    }
}

/// Checks that an attribute prints as `expect`, and that `expect` round-trips.
fn check_with(options: &PrintOptions, attr: &str, expect: &str) {
    for text in [attr, expect] {
        let text = format!("\"t.o\"() {{a = {text}}} : () -> ()");
        let printed = round_trip(&text, options).unwrap_or_else(|error| panic!("{text}: {error}"));
        let line = printed
            .lines()
            .find(|line| line.contains("t.o"))
            .unwrap_or_default();
        let got = line
            .trim()
            .strip_prefix("\"t.o\"() {a = ")
            .and_then(|line| line.strip_suffix("} : () -> ()"));
        assert_eq!(got, Some(expect), "{text}");
    }
}

fn check(attr: &str, expect: &str) {
    check_with(&local(), attr, expect);
}

/// Checks that an attribute is rejected. The column is relative to the attribute and 1-based.
fn refuse(attr: &str, column: u32, expect: &str) {
    let text = format!("\"t.o\"() {{a =\n{attr}\n}} : () -> ()");
    let error = round_trip(&text, &local()).expect_err(attr);
    assert_eq!(error, format!("-:2:{column}: error: {expect}"), "{attr}");
}

/// Checks that very deeply nested brackets are rejected with this message.
fn refuse_deep(before: &str, open: &str, after: &str, expect: &str) {
    let text = format!(
        "\"t.o\"() {{a = {before}{}{after}}} : () -> ()",
        open.repeat(100_000)
    );
    let error = round_trip(&text, &local()).expect_err(before);
    assert!(error.ends_with(expect), "{before}{open}: {error}");
}

#[test]
fn dense_elements() {
    check(
        "dense<[[1, 2], [3, -4]]> : tensor<2x2xi32>",
        "dense<[[1, 2], [3, -4]]> : tensor<2x2xi32>",
    );
    check("dense<[7, 7, 7]> : vector<3xi8>", "dense<7> : vector<3xi8>");
    check(
        "dense<[1, 0]> : tensor<2xi1>",
        "dense<[true, false]> : tensor<2xi1>",
    );
    check(
        "dense<[255, 0x7F]> : tensor<2xi8>",
        "dense<[-1, 127]> : tensor<2xi8>",
    );
    check(
        "dense<[1.0, 0x7F800000, -2.5]> : tensor<3xf32>",
        "dense<[1.000000e+00, 0x7F800000, -2.500000e+00]> : tensor<3xf32>",
    );
    check(
        "dense<[0.1, 1.0e400]> : tensor<2xf64>",
        "dense<[1.000000e-01, 0x7FF0000000000000]> : tensor<2xf64>",
    );
    check(
        "dense<[0.1, 3.0]> : tensor<2xbf16>",
        "dense<[1.000980e-01, 3.000000e+00]> : tensor<2xbf16>",
    );
    check(
        "dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>",
        "dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>",
    );
    check("dense<[]> : tensor<0xf32>", "dense<> : tensor<0xf32>");
    check(
        "dense<[-1, 3]> : tensor<2xi100>",
        "dense<[-1, 3]> : tensor<2xi100>",
    );
    check(
        "dense<[0, 0]> : tensor<2xi0>",
        "dense<[0, 0]> : tensor<2xi0>",
    );
    check(
        r#"dense<["a", "b\0A"]> : tensor<2x!t.s>"#,
        r#"dense<["a", "b\0A"]> : tensor<2x!t.s>"#,
    );
    check(
        "dense<[- 1, // one\n -2]> : tensor<2xi8>",
        "dense<[-1, -2]> : tensor<2xi8>",
    );
}

#[test]
fn hex_elements() {
    check(
        r#"dense<"0x0100000002000000"> : tensor<2xi32>"#,
        "dense<[1, 2]> : tensor<2xi32>",
    );
    check(
        r#"dense<"0x0301"> : tensor<9xi1>"#,
        "dense<[true, true, false, false, false, false, false, false, true]> : tensor<9xi1>",
    );
    check(
        r#"dense<"0xFF"> : tensor<9xi1>"#,
        "dense<true> : tensor<9xi1>",
    );
    let hex = PrintOptions {
        hex_elements_larger_than: Some(1),
        ..local()
    };
    check_with(
        &hex,
        "dense<[1, -2]> : tensor<2xi17>",
        r#"dense<"0x010000FEFF01"> : tensor<2xi17>"#,
    );
    check_with(
        &hex,
        "dense<[true, false, true]> : tensor<3xi1>",
        r#"dense<"0x05"> : tensor<3xi1>"#,
    );
    let elided = PrintOptions {
        elide_elements_larger_than: Some(1),
        ..local()
    };
    check_with(
        &elided,
        "dense<[1, 2]> : tensor<2xi8>",
        "dense_resource<__elided__> : tensor<2xi8>",
    );
    check_with(
        &elided,
        "dense<[1, 1]> : tensor<2xi8>",
        "dense<1> : tensor<2xi8>",
    );
}

#[test]
fn other_elements() {
    check(
        "sparse<[[0, 0], [1, 1]], [1, 2]> : tensor<2x2xi32>",
        "sparse<[[0, 0], [1, 1]], [1, 2]> : tensor<2x2xi32>",
    );
    check(
        "sparse<[[0, 0]], 1> : tensor<2x2xi32>",
        "sparse<0, 1> : tensor<2x2xi32>",
    );
    check("sparse<> : tensor<2xf32>", "sparse<> : tensor<2xf32>");
    check(
        r#"dense_resource<"a b"> : tensor<?xi32>"#,
        r#"dense_resource<"a b"> : tensor<?xi32>"#,
    );
    check("array<i32: 1, -2>", "array<i32: 1, -2>");
    check("array<i1: true, false>", "array<i1: true, false>");
    check("array<i64>", "array<i64>");
    check(
        "array<f64: 1.0, 0x7FF0000000000000>",
        "array<f64: 1.000000e+00, 0x7FF0000000000000>",
    );
    check("array<ui8: 255>", "array<ui8: 255>");
    check("array<i0: 0, 0>", "array<i0: 0, 0>");
}

#[test]
fn errors_at_the_end_of_the_text() {
    let check = |text: &str, expect: &str| {
        let error = round_trip(text, &local()).expect_err(text);
        assert_eq!(error, format!("-:{expect}"), "{text}");
    };
    let string = "expected '\"' in string literal";
    check("\"t.o\"() {a = \"b", &format!("1:16: error: {string}"));
    check("\"t.o\"() {a = \"b\n", &format!("1:16: error: {string}"));
    check("\"t.o\"() {a\"", &format!("1:12: error: {string}"));
    let stride = "expected a 64-bit signed integer or '?'";
    check(
        "\"t.o\"() {a = strided<[",
        &format!("1:23: error: {stride}"),
    );
    check(
        "\"t.o\"() {a = strided<[\n",
        &format!("2:1: error: {stride}"),
    );
    check(
        "\"t.o\"() {a = strided<[1, -",
        "1:26: error: expected a 64-bit signed integer or '?'",
    );
}

#[test]
fn refused_elements() {
    refuse(
        "dense<[[1, 2], [3]]> : tensor<2x2xi8>",
        19,
        "tensor literal is invalid; ranks are not consistent between elements",
    );
    refuse(
        "dense<[1, 2]> : tensor<3xi8>",
        1,
        "inferred shape of elements literal ([2]) does not match type ([3])",
    );
    refuse(
        "dense<[1, 300]> : tensor<2xi8>",
        11,
        "integer constant out of range for type",
    );
    refuse(
        "dense<[1, 2.5]> : tensor<2xi8>",
        11,
        "expected integer elements, but parsed floating-point",
    );
    refuse(
        "dense<[1.0, 2]> : tensor<2xf32>",
        13,
        "unexpected decimal integer literal for a floating point value",
    );
    refuse(
        "dense<1> : tensor<?xi8>",
        1,
        "elements literal type must have static shape",
    );
    refuse("dense<[1 2]> : tensor<2xi8>", 9, "expected ']'");
    refuse(
        r#"dense<"0x01"> : tensor<2xi32>"#,
        1,
        "elements hex data size is invalid for provided type: 'tensor<2xi32>'",
    );
    refuse("array<i8: 256>", 14, "integer constant out of range");
    refuse(
        "array<i4: 1>",
        7,
        "element type bitwidth must be a multiple of 8",
    );
    refuse_deep(
        "dense<",
        "(",
        " : tensor<1xi8>",
        "nesting is deeper than 10000 levels",
    );
    refuse_deep(
        "dense<",
        "[",
        " : tensor<1xi8>",
        "expected element literal of primitive type",
    );
}

#[test]
fn affine() {
    check(
        "affine_map<(i, j)[N] -> (j + i * N, -i, i - j * 3)>",
        "affine_map<(d0, d1)[s0] -> (d1 + d0 * s0, -d0, d0 - d1 * 3)>",
    );
    check("affine_map<() -> ()>", "affine_map<() -> ()>");
    check(
        "affine_map<(a) -> ((a floordiv 2) * 4 mod 8, (a + 1) ceildiv 3)>",
        "affine_map<(d0) -> (((d0 floordiv 2) * 4) mod 8, (d0 + 1) ceildiv 3)>",
    );
    check(
        "affine_set<(i)[n] : (i >= 0, i <= n, i == 2)>",
        "affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 >= 0, d0 - 2 == 0)>",
    );
    check("affine_set<() : ()>", "affine_set<() : (0 == 0)>");
    refuse(
        "affine_map<(i) -> (i * i)>",
        22,
        "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
    );
    refuse("affine_map<(i) -> (k)>", 20, "use of undeclared identifier");
    refuse(
        "affine_map<(i, i) -> (i)>",
        16,
        "redefinition of identifier 'i'",
    );
    refuse(
        "affine_map<(i) : (i == 0)>",
        12,
        "expected AffineMap, but got IntegerSet",
    );
    refuse_deep(
        "affine_map<(i) -> (",
        "(",
        ")>",
        "nesting is deeper than 10000 levels",
    );
    refuse_deep(
        "affine_map<(i) -> (",
        "-",
        ")>",
        "nesting is deeper than 10000 levels",
    );
    let sum = "i + j + ".repeat(20_000);
    let text = format!("\"t.o\"() {{a = affine_map<(i, j) -> ({sum} 1)>}} : () -> ()");
    assert!(round_trip(&text, &local()).is_ok());
}

#[test]
fn locations() {
    let options = PrintOptions {
        debug_info: true,
        ..local()
    };
    let check = |loc: &str, tail: &str, expect: &str| {
        let text = format!("\"t.o\"() : () -> () loc({loc})\n{tail}");
        let printed = round_trip(&text, &options).unwrap_or_else(|error| panic!("{text}: {error}"));
        let line = printed
            .lines()
            .find(|line| line.contains("t.o"))
            .unwrap_or_default();
        assert_eq!(line.trim(), format!("\"t.o\"() : () -> () loc({expect})"));
    };
    for loc in [
        "unknown",
        r#""f":1:2"#,
        r#""f":1:2 to 3:4"#,
        r#""f":1:2 to :4"#,
        r#""name""#,
        r#""name"("f":1:2)"#,
        r#"callsite("a" at callsite("b" at "f":3:4))"#,
        r#"fused["a", "b"]"#,
        r#"fused<"why">["a"]"#,
    ] {
        check(loc, "", loc);
    }
    check(
        r#"fused["a", unknown, fused["b", "a"]]"#,
        "",
        r#"fused["a", "b"]"#,
    );
    check(r#"fused["a", unknown]"#, "", r#""a""#);
    check("#later", "#later = loc(\"f\":1:2)", r#""f":1:2"#);
    let undefined = round_trip("\"t.o\"() : () -> () loc(#never)", &options);
    assert_eq!(
        undefined,
        Err("-:1:24: error: operation location alias was never defined".to_owned())
    );
    let inside = "\"t.o\"() ({\n  \"t.i\"() : () -> () loc(#x)\n}) : () -> () loc(#x)\n#x = loc(\"f\":1:2)\n";
    let printed = round_trip(inside, &options).unwrap_or_default();
    assert_eq!(printed.matches("loc(\"f\":1:2)").count(), 2, "{printed}");
}
