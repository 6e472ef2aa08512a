//! Tests reading, verifying and printing the dialect's attributes.

use terrace_asm::locations::render_all;
use terrace_asm::printer::DescribeIr;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, parse, print};
use terrace_ir::verify::verify;
use terrace_ir::{Context, Diagnostics, Registry};

/// Returns the text of a valid file, or its first error message.
fn run(text: &str) -> Result<String, String> {
    let mut registry = Registry::new();
    registry
        .dialect(&terrace_builtin::BUILTIN)
        .dialect(&terrace_dlti::DLTI);
    registry.describe_with(DescribeIr::default());
    let ctx = Context::new(registry);
    let tables = AsmTables::new(&ctx);
    let file = ctx
        .sources()
        .add("-", text.as_bytes().to_vec())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let allow = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let body = parse(&tables, file, allow, &mut diags);
    match body.and_then(|body| verify(&ctx, &body, &mut diags).map(|()| body)) {
        Ok(body) => Ok(print(&tables, &body, &PrintOptions::default())),
        Err(_) => Err(render_all(&ctx, &diags)
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned()),
    }
}

fn in_op(attr: &str) -> String {
    format!("\"t.o\"() {{a = {attr}}} : () -> ()")
}

fn check(attr: &str, expect: &str) {
    for text in [attr, expect] {
        let printed = run(&in_op(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(printed.contains(&in_op(expect)), "{text}: {printed}");
    }
}

fn refuse(attr: &str, column: u32, expect: &str) {
    let error = run(&in_op(&format!("\n{attr}\n"))).expect_err(attr);
    assert_eq!(error, format!("-:2:{column}: error: {expect}"), "{attr}");
}

/// Checks a module with these entries in its spec, and a nested module with the entries `inner` in its spec.
fn check_spec(entries: &str, inner: Option<&str>, expect: Result<(), &str>) {
    let inner = inner
        .map(|inner| format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{inner}>}} {{}}"));
    let inner = inner.unwrap_or_default();
    let text =
        format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{entries}>}} {{\n{inner}}}");
    let got = run(&text).map(|_| ()).map_err(|error| {
        error
            .split_once("error: ")
            .map_or(String::new(), |parts| parts.1.to_owned())
    });
    assert_eq!(got, expect.map_err(str::to_owned), "{text}");
}

#[test]
fn attributes() {
    check(
        "#dlti.dl_entry<i32, dense<32> : vector<1xi64>>",
        "#dlti.dl_entry<i32, dense<32> : vector<1xi64>>",
    );
    check("#dlti.dl_spec<>", "#dlti.dl_spec<>");
    check(
        "#dlti.dl_spec<#dlti.dl_entry<\"dlti.endianness\", \"big\">, index = 32>",
        "#dlti.dl_spec<\"dlti.endianness\" = \"big\", index = 32 : i64>",
    );
    check(
        "#dlti.map<\"a\" = #dlti.map<f32 = 1 : i8>>",
        "#dlti.map<\"a\" = #dlti.map<f32 = 1 : i8>>",
    );
    check(
        "#dlti.target_system_spec<\"CPU\" = #dlti.target_device_spec<\"cores\" = 8 : i32>>",
        "#dlti.target_system_spec<\"CPU\" = #dlti.target_device_spec<\"cores\" = 8 : i32>>",
    );
    check(
        "#dlti.function_pointer_alignment<-1, function_dependent = 0>",
        "#dlti.function_pointer_alignment<18446744073709551615, function_dependent = false>",
    );
}

#[test]
fn refused_attributes() {
    refuse(
        "#dlti.dl_spec<i32 = 1, i32 = 2>",
        7,
        "repeated DLTI key: i32",
    );
    refuse(
        "#dlti.map<\"a\" = 1, \"a\" = 2>",
        7,
        "repeated DLTI key: \"a\"",
    );
    refuse(
        "#dlti.map<\"\" = 1>",
        7,
        "empty string as DLTI key is not allowed",
    );
    refuse("#dlti.dl_spec<i32 : 1>", 18, "expected '='");
    refuse(
        "#dlti.dl_spec<7 = 1>",
        15,
        "invalid kind of attribute specified",
    );
    refuse("#dlti.target_device_spec<>", 7, "no DLTI entries provided");
    refuse(
        "#dlti.target_device_spec<#dlti.dl_entry<i8, 1>>",
        7,
        "type as DLTI key is not allowed",
    );
    refuse(
        "#dlti.target_system_spec<\"CPU\" = 1>",
        7,
        "value associated with key \"CPU\" is not a DLTI device spec",
    );
    refuse(
        "#dlti.nothing",
        7,
        "unknown attribute `nothing` in dialect `dlti`",
    );
}

#[test]
fn specs_of_modules() {
    check_spec(
        "index = 16, \"dlti.endianness\" = \"little\", \"other.key\" = 1",
        None,
        Ok(()),
    );
    check_spec(
        "\"dlti.endianness\" = \"middle\"",
        None,
        Err("'dlti.endianness' data layout entry is expected to be either 'big' or 'little'"),
    );
    check_spec(
        "\"dlti.unknown\" = 1",
        None,
        Err("unknown data layout entry name: dlti.unknown"),
    );
    check_spec(
        "index = 1.0",
        None,
        Err("expected integer attribute in the data layout entry for 'index'"),
    );
    check_spec("f32 = dense<[16, 32]> : vector<2xi64>", None, Ok(()));
    check_spec(
        "i8 = dense<[64, 32]> : vector<2xi64>",
        None,
        Err(
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry \
             #dlti.dl_entry<i8, dense<[64, 32]> : vector<2xi64>>",
        ),
    );
    check_spec(
        "i8 = 8",
        None,
        Err(
            "expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, 8 : i64>",
        ),
    );
    check_spec(
        "none = 1",
        None,
        Err("unexpected data layout for a built-in type"),
    );
    check_spec(
        "\"dlti.stack_alignment\" = 64",
        Some("\"dlti.stack_alignment\" = 64, index = 32"),
        Ok(()),
    );
    check_spec("index = 64", Some("index = 32"), Ok(()));
    check_spec(
        "\"dlti.stack_alignment\" = 64",
        Some("\"dlti.stack_alignment\" = 128"),
        Err("data layout does not combine with layouts of enclosing ops"),
    );
}

#[test]
fn names_and_kinds_of_attributes() {
    let check = |attr: &str, expect: &str| {
        let error = run(&format!("module attributes {{{attr}}} {{}}")).expect_err(attr);
        assert_eq!(error, format!("-:1:1: error: {expect}"));
    };
    check(
        "dlti.dl_spec = 1",
        "'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute",
    );
    check(
        "dlti.map = 1",
        "'dlti.map' is expected to be a #dlti.map attribute",
    );
    check(
        "dlti.other = 1",
        "attribute 'dlti.other' not supported by dialect",
    );
}
