//! Generates the page of a pass.

use crate::{Examples, fenced};
use std::fmt::Write;
use terrace_pass::{Anchor, OptionKind, PassDef};

/// Returns the page of a pass: the description, the operations that the pass runs on, its options and statistics, and
/// an example.
pub fn pass_page(pass: &PassDef, examples: &Examples<'_>) -> String {
    let mut out = format!("# `{}`\n\n{}\n\n", pass.name, pass.description);
    let _ = match pass.anchor {
        Anchor::Op(name) => writeln!(out, "Runs on `{name}`.\n"),
        Anchor::Any => writeln!(out, "Runs on any operation that is isolated from above.\n"),
    };
    if !pass.options.is_empty() {
        out.push_str("| option | value | default | |\n|---|---|---|---|\n");
        for option in pass.options {
            let (value, default) = value_and_default(option.kind);
            let (name, description) = (option.name, option.description);
            let _ = writeln!(
                out,
                "| `{name}` | {value} | {default} | {} |",
                description.replace('|', "\\|")
            );
        }
        out.push('\n');
        for option in pass.options {
            if let OptionKind::Choice(_, cases) = option.kind {
                let _ = writeln!(out, "Values of `{}`:\n", option.name);
                for (word, text) in cases.words() {
                    let _ = writeln!(out, "- `{word}`: {text}");
                }
                out.push('\n');
            }
        }
    }
    if !pass.statistics.is_empty() {
        out.push_str("Statistics:\n\n");
        for statistic in pass.statistics {
            let _ = writeln!(out, "- `{}`: {}", statistic.name, statistic.description);
        }
        out.push('\n');
    }
    if let Some(example) = examples.pass(pass.name) {
        let _ = writeln!(out, "## Example\n\n`{}` makes of\n", example.command);
        fenced(&mut out, "mlir", &example.before);
        out.push_str("this:\n\n");
        fenced(&mut out, "mlir", &example.after);
        if let Some(report) = &example.report {
            out.push_str("and reports\n\n");
            fenced(&mut out, "text", report);
        }
    }
    out
}

fn value_and_default(kind: OptionKind) -> (&'static str, String) {
    let code = |text: &str| match text.is_empty() {
        true => "none".to_owned(),
        false => format!("`{text}`"),
    };
    match kind {
        OptionKind::Bool(value) => ("`true` or `false`", code(&value.to_string())),
        OptionKind::Uint(value) => ("a number", code(&value.to_string())),
        OptionKind::Int(value) => ("a number", code(&value.to_string())),
        OptionKind::Text(value) => ("a text", code(value)),
        OptionKind::Choice(value, _) => ("one of those below", code(value)),
        OptionKind::List => ("texts, separated by commas", code("")),
        OptionKind::UintList | OptionKind::IntList => ("numbers, separated by commas", code("")),
        OptionKind::Pipelines => ("pipelines, separated by commas", code("")),
    }
}
