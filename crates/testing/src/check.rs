//! Tests that read a module from text, change it, and compare the resulting text.

use crate::expect::Expect;
use terrace_asm::printer::DescribeIr;
use terrace_asm::render_all as messages;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, parse, print};
use terrace_builtin::BUILTIN;
use terrace_ir::{Body, Context, Diagnostics, DialectDef, Failed, Registry, verify};

/// Creates a context with builtin and these dialects. Its messages print IR as those of the program do.
pub fn context(dialects: &[&'static DialectDef]) -> Context {
    let mut registry = Registry::new();
    registry.dialect(&BUILTIN);
    for dialect in dialects {
        registry.dialect(dialect);
    }
    registry.describe_with(DescribeIr::default());
    Context::new(registry)
}

/// Reads and verifies a module. Accepts operations of unregistered dialects.
pub fn read(ctx: &Context, text: &str, diags: &mut Diagnostics) -> Result<Body, Failed> {
    let file = ctx
        .sources()
        .add("test", text.as_bytes().to_vec())
        .expect("a small file");
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let module = parse(&AsmTables::new(ctx), file, options, diags)?;
    verify(ctx, &module, diags).map(|()| module)
}

/// Reads and verifies a module and calls `run` with it. Compares the diagnostics, followed by the module unless `run`
/// failed.
#[track_caller]
pub fn check(
    ctx: &Context,
    input: &str,
    run: impl FnOnce(&Context, &mut Body, &mut Diagnostics) -> Result<(), Failed>,
    expect: &Expect,
) {
    check_text(
        ctx,
        input,
        |ctx, body, diags| {
            run(ctx, body, diags)?;
            verify(ctx, body, diags)?;
            Ok(print(&AsmTables::new(ctx), body, &PrintOptions::default()))
        },
        expect,
    );
}

/// Makes the same comparison as [`check`], with the text that `run` returns instead of the module.
#[track_caller]
pub fn check_text(
    ctx: &Context,
    input: &str,
    run: impl FnOnce(&Context, &mut Body, &mut Diagnostics) -> Result<String, Failed>,
    expect: &Expect,
) {
    let mut diags = Diagnostics::new();
    let made = read(ctx, input, &mut diags).and_then(|mut body| run(ctx, &mut body, &mut diags));
    let text = messages(ctx, &diags) + &made.unwrap_or_default();
    expect.assert_eq(&text);
}
