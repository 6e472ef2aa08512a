//! `print-op-stats`: counts operations by name.

use std::collections::BTreeMap;
use terrace_ir::{Body, Context, Failed, OpId};
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption};

const JSON: TypedOption<bool> = TypedOption::bool("json", "print the stats as JSON", false);

/// `print-op-stats`
pub static PRINT_OP_STATS: PassDef = PassDef::new(
    "print-op-stats",
    "Print statistics of operations",
    print_op_stats,
)
.class("PrintOpStats")
.options(&[JSON.def]);

/// The number of operations by name.
type Counts<'c> = BTreeMap<&'c str, usize>;

fn print_op_stats(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let counts = count(cx.ctx, cx.body);
    let text = match options.get(&JSON) {
        true => json(&counts),
        false => table(&counts),
    };
    cx.print(text);
    cx.mark_all_preserved();
    Ok(())
}

fn count<'c>(ctx: &'c Context, body: &Body) -> Counts<'c> {
    let mut counts = Counts::new();
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        *counts
            .entry(ctx.op_name_str(body.name(OpId::ROOT)))
            .or_default() += 1;
        for op in body.walk(OpId::ROOT) {
            match body.nested(op) {
                Some(nested) => pending.push(nested),
                None => *counts.entry(ctx.op_name_str(body.name(op))).or_default() += 1,
            }
        }
    }
    counts
}

/// Returns a table of the names, aligned at the end of the dialect.
fn table(counts: &Counts<'_>) -> String {
    let split = |name: &'_ str| -> (String, String) {
        match name.split_once('.') {
            Some((dialect, op)) if !op.is_empty() => (dialect.to_owned(), op.to_owned()),
            Some((name, _)) => (String::new(), name.to_owned()),
            None => (String::new(), name.to_owned()),
        }
    };
    let names: Vec<_> = counts.keys().map(|name| split(name)).collect();
    let dialect_width = names.iter().map(|name| name.0.len()).max().unwrap_or(0);
    let op_width = names.iter().map(|name| name.1.len()).max().unwrap_or(0);
    let mut out = "Operations encountered:\n-----------------------\n".to_owned();
    for ((dialect, op), count) in names.iter().zip(counts.values()) {
        let dialect = match dialect.is_empty() {
            true => " ".repeat(dialect_width + 3),
            false => format!("{dialect:>width$}.", width = dialect_width + 2),
        };
        out.push_str(&format!("{dialect}{op:<op_width$} , {count}\n"));
    }
    out
}

fn json(counts: &Counts<'_>) -> String {
    let lines: Vec<String> = counts
        .iter()
        .map(|(name, count)| format!("  \"{name}\" : {count}"))
        .collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}
