//! Parsing, converting, printing.

pub(crate) mod dialect;
pub(crate) mod patterns;

use patterns::{What, patterns, target};
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, parse, print};
use terrace_ir::{Body, Context, Diagnostics, OpId, OuterSymbols, verify};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionScratch, merge_outcomes};

pub(crate) fn parse_text(ctx: &Context, text: &str) -> Body {
    let tables = AsmTables::new(ctx);
    let file = ctx
        .sources()
        .add("t.mlir", text.as_bytes().to_vec())
        .unwrap();
    let mut diags = Diagnostics::new();
    let body = parse(
        &tables,
        file,
        ParseOptions {
            allow_unregistered: true,
            ..ParseOptions::default()
        },
        &mut diags,
    );
    body.unwrap_or_else(|_| panic!("{}", show(ctx, &diags)))
}

/// Returns `line:column: severity: message` for each diagnostic and note.
pub(crate) fn show(ctx: &Context, diags: &Diagnostics) -> String {
    let mut out = String::new();
    for diagnostic in diags.iter() {
        for message in std::iter::once(diagnostic).chain(&diagnostic.notes) {
            let (line, column) = match ctx.sources().lookup(message.loc) {
                Some((file, index)) => file.line_column(index),
                None => (0, 0),
            };
            out.push_str(&format!(
                "{line}:{column}: {}: {}\n",
                message.severity.word(),
                message.message
            ));
        }
    }
    out
}

pub(crate) fn print_body(ctx: &Context, body: &Body) -> String {
    // The operations of these tests need not be valid, and have no custom forms that require valid operations.
    let options = PrintOptions {
        assume_verified: true,
        ..PrintOptions::default()
    };
    print(&AsmTables::new(ctx), body, &options)
}

/// Converts every function of a module and merges the requests. Returns the text, or the errors.
pub(crate) fn convert(
    ctx: &Context,
    body: &mut Body,
    what: What,
    with_rules: bool,
    config: ConversionConfig,
) -> Result<String, String> {
    let visit_root = matches!(what, What::Func | What::FuncAndBlocks | What::All);
    let config = ConversionConfig {
        visit_root,
        ..config
    };
    let conversion = Conversion::new(target(ctx, what), patterns(what, with_rules), config);
    let symbols = OuterSymbols::new(ctx, body);
    let mut scratch = ConversionScratch::new();
    let region = body.region(OpId::ROOT, 0).unwrap();
    let stubs: Vec<_> = body
        .blocks(region)
        .flat_map(|block| body.ops(block))
        .collect();
    let mut outcomes = Vec::new();
    for stub in stubs {
        if let Some(nested) = body.nested_mut(stub) {
            outcomes.push((stub, conversion.run(nested, &symbols, &mut scratch)));
        }
    }
    let mut diags = Diagnostics::new();
    let result = merge_outcomes(ctx, body, outcomes, &mut diags);
    let errors = show(ctx, &diags);
    if result.is_err() {
        return Err(errors);
    }
    let mut text = errors;
    text.push_str(&print_body(ctx, body));
    let mut diags = Diagnostics::new();
    let _ = verify(ctx, body, &mut diags);
    text.push_str(&show(ctx, &diags));
    Ok(text)
}

/// Applies conversions one after the other.
pub(crate) fn convert_text(
    input: &str,
    steps: &[What],
    with_rules: bool,
    config: ConversionConfig,
) -> String {
    let ctx = dialect::context();
    let mut body = parse_text(&ctx, input);
    let mut text = String::new();
    for &what in steps {
        match convert(&ctx, &mut body, what, with_rules, config) {
            Ok(printed) => text = printed,
            Err(errors) => return errors,
        }
    }
    text
}

/// Removes the enclosing module and the indentation of the literal.
pub(crate) fn tidy(text: &str) -> String {
    let text = text.trim_matches('\n');
    let text = text
        .strip_prefix("module {\n")
        .and_then(|text| text.strip_suffix("\n}"))
        .unwrap_or(text);
    let indent = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.len() - line.trim_start().len());
    let indent = indent.min().unwrap_or(0);
    let lines = text
        .lines()
        .map(|line| line.get(indent..).unwrap_or("").trim_end());
    lines.collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

pub(crate) fn check(steps: &[What], input: &str, expect: &str) {
    check_with(steps, input, expect, ConversionConfig::default());
}

pub(crate) fn check_with(steps: &[What], input: &str, expect: &str, config: ConversionConfig) {
    let expect = tidy(expect);
    for with_rules in [false, true] {
        let got = tidy(&convert_text(input, steps, with_rules, config));
        assert!(got == expect, "got:\n{got}\n\nexpected:\n{expect}\n");
    }
}
