//! Tests forms of `#complex.number` that Terrace accepts and MLIR rejects.

use terrace_asm::locations::render_all;
use terrace_asm::printer::DescribeIr;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, parse, print};
use terrace_diag::Diagnostics;
use terrace_ir::{Context, Registry};

/// Prints an operation with this attribute. Returns the first error if there is one.
fn run(attr: &str) -> String {
    let mut registry = Registry::new();
    registry
        .dialect(&terrace_builtin::BUILTIN)
        .dialect(&terrace_complex::COMPLEX);
    registry.describe_with(DescribeIr::default());
    let ctx = Context::new(registry);
    let tables = AsmTables::new(&ctx);
    let text = format!("\"t.o\"() {{a = {attr}}} : () -> ()");
    let file = ctx
        .sources()
        .add("-", text.as_bytes().to_vec())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let allow = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    match parse(&tables, file, allow, &mut diags) {
        Ok(body) => print(&tables, &body, &PrintOptions::default()),
        Err(_) => render_all(&ctx, &diags),
    }
}

#[test]
fn parts_in_hex_are_bits() {
    for (attr, expect) in [
        (
            "#complex.number<:f32 0x7F800000, 0x3F800000>",
            "#complex.number<:f32 0x7F800000, 1.000000e+00> : complex<f32>",
        ),
        (
            "#complex.number<:f16 0x7C00, 0xFC00>",
            "#complex.number<:f16 0x7C00, 0xFC00> : complex<f16>",
        ),
    ] {
        let printed = run(attr);
        assert!(printed.contains(expect), "{attr}: {printed}");
    }
}

#[test]
fn parts_are_floats() {
    let error = run("#complex.number<:i32 1.0, 2.0>");
    assert!(
        error.contains("expected a float type, but found 'i32'"),
        "{error}"
    );
}
