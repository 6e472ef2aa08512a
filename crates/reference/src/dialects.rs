//! Generates the page of a dialect.

use crate::{Examples, fenced};
use std::fmt::Write;
use terrace_asm::DialectAsm;
use terrace_asm::params::{Presence, TextDef};
use terrace_ir::kind_doc::{DescribeKinds, KindDoc};
use terrace_ir::{Arity, Context, DialectDef, EnumDef, OpDef, PropDef, ValueDef};

/// Returns the page of a dialect: the description; the types, attributes and enumerations with a text table; and each
/// operation with its syntax, parts, traits, interfaces and an example.
pub fn dialect_page(ctx: &Context, dialect: &DialectDef, examples: &Examples<'_>) -> String {
    let mut out = format!("# The dialect `{}`\n\n", dialect.name);
    let description = description(dialect);
    if !description.is_empty() {
        let _ = writeln!(out, "{description}\n");
    }
    if let Some(described) = ctx.dialect_interface::<dyn DescribeKinds>(dialect.name) {
        let kinds = described.kinds();
        for kind in kinds.types.iter().chain(kinds.attrs) {
            described_kind(&mut out, kind);
        }
    }
    if let Some(asm) = ctx.dialect_interface::<dyn DialectAsm>(dialect.name) {
        let text = asm.text();
        let types = text.types.iter().map(|kind| kind.text().def());
        kinds(&mut out, '!', dialect, types, examples);
        let attrs = text.attrs.iter().map(|kind| kind.text().def());
        kinds(&mut out, '#', dialect, attrs, examples);
        enums(&mut out, dialect, asm.enums(), examples);
    }
    let mut ops = dialect.ops.to_vec();
    ops.sort_by_key(|op| op.name);
    for op in ops {
        operation(&mut out, ctx, op, examples);
    }
    out
}

/// Returns the text of a dialect's doc comment.
pub(crate) fn description(dialect: &DialectDef) -> String {
    let lines = dialect.description.lines();
    let lines = lines.map(|line| line.strip_prefix(' ').unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// Writes the types, whose names begin with `!`, or the attributes, whose names begin with `#`.
fn kinds(
    out: &mut String,
    sigil: char,
    dialect: &DialectDef,
    defs: impl Iterator<Item = &'static TextDef>,
    examples: &Examples<'_>,
) {
    let mut defs: Vec<_> = defs.collect();
    defs.sort_by_key(|def| def.mnemonic);
    for def in defs {
        let name = format!("{sigil}{}.{}", dialect.name, def.mnemonic);
        let _ = writeln!(out, "## `{name}`\n\n{}\n", def.summary);
        if !def.description.is_empty() {
            let _ = writeln!(out, "{}\n", def.description);
        }
        if let Some(syntax) = def.syntax {
            fenced(out, "text", &format!("{name}{}", squeezed(syntax)));
        }
        let params = def.params.iter().map(|param| {
            let presence = match param.presence {
                Presence::Required => "",
                Presence::Optional => "optional",
                Presence::Default(_) => "has a default",
            };
            (param.name, param.ty, param.summary.to_owned(), presence)
        });
        parameters(out, params);
        if let Some(example) = examples.kind(&name) {
            fenced(out, "mlir", example);
        }
    }
}

/// Writes a kind whose text form is not described by a table.
fn described_kind(out: &mut String, kind: &KindDoc) {
    let text = |lines: &[&str]| without_links(&lines.join("\n"));
    let _ = writeln!(out, "## `{}`\n\n{}\n", kind.name, text(kind.docs));
    let params = kind.params.iter();
    parameters(
        out,
        params.map(|param| (param.name, param.ty, text(param.docs), "")),
    );
}

/// Writes a table of parameters: name, type, description, and presence.
fn parameters<'a>(
    out: &mut String,
    params: impl ExactSizeIterator<Item = (&'a str, &'a str, String, &'a str)>,
) {
    if params.len() == 0 {
        return;
    }
    out.push_str("| parameter | type | description | |\n|---|---|---|---|\n");
    for (name, ty, what, presence) in params {
        let (what, ty) = (cell(&what), cell(ty));
        let _ = writeln!(out, "| `{name}` | `{ty}` | {what} | {presence} |");
    }
    out.push('\n');
}

/// Removes links to items from a doc comment, because they have no target on a page: ``[`Attr`](crate::Attr)`` becomes
/// `` `Attr` ``.
fn without_links(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("[`") {
        let Some((name, after)) = after.split_once("`]") else {
            break;
        };
        let target = after
            .strip_prefix('(')
            .and_then(|rest| rest.split_once(')'));
        let _ = write!(out, "{before}`{name}`");
        rest = target.map_or(after, |(_, after)| after);
    }
    out + rest
}

/// Writes the enumerations that are attributes.
fn enums(
    out: &mut String,
    dialect: &DialectDef,
    defs: &'static [&'static EnumDef],
    examples: &Examples<'_>,
) {
    let mut defs = defs.to_vec();
    defs.sort_by_key(|def| def.mnemonic);
    for def in defs {
        let name = format!("#{}.{}", dialect.name, def.mnemonic);
        let what = match def.flags {
            true => "Any of",
            false => "One of",
        };
        let cases = def.cases.iter().map(|(text, _)| format!("`{text}`"));
        let cases = cases.collect::<Vec<_>>().join(", ");
        let _ = writeln!(out, "## `{name}`\n\n{what} {cases}.\n");
        if let Some(example) = examples.kind(&name) {
            fenced(out, "mlir", example);
        }
    }
}

fn operation(out: &mut String, ctx: &Context, op: &'static OpDef, examples: &Examples<'_>) {
    let _ = writeln!(out, "## `{}`\n\n{}\n", op.name, op.summary);
    if !op.description.is_empty() {
        let _ = writeln!(out, "{}\n", op.description);
    }
    if let Some(format) = op.format {
        let mnemonic = &op.name[op.dialect().len() + 1..];
        fenced(
            out,
            "text",
            &format!("{}.{mnemonic} {}", op.dialect(), squeezed(format)),
        );
    }
    values(out, "Operands", &op.operands);
    let props: Vec<&PropDef> = op.props.iter().filter(|prop| !prop.is_segments()).collect();
    if !props.is_empty() {
        out.push_str("| property | description | |\n|---|---|---|\n");
        for prop in props {
            let (name, what) = (prop.name, prop.constraint.desc);
            let _ = writeln!(
                out,
                "| `{name}` | {} | {} |",
                cell(what),
                presence(ctx, prop)
            );
        }
        out.push('\n');
    }
    values(out, "Results", &op.results);
    let named = |out: &mut String, title: &str, names: Vec<String>| {
        if !names.is_empty() {
            let _ = writeln!(out, "{title}: {}\n", names.join(", "));
        }
    };
    let variadic = |name: &str, is_variadic: bool| match is_variadic {
        true => format!("`{name}` (any number)"),
        false => format!("`{name}`"),
    };
    let regions = op
        .regions
        .iter()
        .map(|region| variadic(region.name, region.variadic));
    named(out, "Regions", regions.collect());
    let successors = op
        .successors
        .iter()
        .map(|next| variadic(next.name, next.variadic));
    named(out, "Successors", successors.collect());
    let code = |name: &str| format!("`{name}`");
    let own = op.dialect_traits.iter().map(|known| known.name);
    let traits = op.traits.names().into_iter().chain(own);
    named(out, "Traits", traits.map(code).collect());
    let parents = op.parents.iter().copied().map(code);
    named(out, "Directly inside", parents.collect());
    let interfaces = ctx.interfaces_of(op).into_iter().map(code);
    named(out, "Interfaces", interfaces.collect());
    if let Some(example) = examples.op(op.name) {
        fenced(out, "mlir", example);
    }
}

fn values(out: &mut String, title: &str, rows: &[ValueDef]) {
    if rows.is_empty() {
        return;
    }
    let _ = writeln!(out, "| {} | type | |\n|---|---|---|", title.to_lowercase());
    for row in rows {
        let many = match row.arity {
            Arity::One => "",
            Arity::Optional => "optional",
            Arity::Variadic => "any number",
        };
        let _ = writeln!(
            out,
            "| `{}` | {} | {many} |",
            row.name,
            cell(row.constraint.desc)
        );
    }
    out.push('\n');
}

/// Describes when a property is present: its default as text, or whether it is optional.
fn presence(ctx: &Context, prop: &PropDef) -> String {
    match (prop.default, prop.optional) {
        (Some(default), _) => format!("default: `{}`", cell(&ctx.show_attr(default(ctx)))),
        (None, true) => "optional".to_owned(),
        (None, false) => String::new(),
    }
}

/// Escapes text for a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

/// Replaces each run of spaces and line breaks by one space.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
