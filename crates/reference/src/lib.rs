//! Generates reference pages of dialects and passes from their definitions: the output of `terrace docs`.
//!
//! # Map
//! - [`examples`]: finds IR that shows an operation, in inputs that are parsed and verified.
//! - [`dialects`]: the page of a dialect. [`passes`]: the page of a pass. [`index`]: the page that lists all others.
//!
//! Pages are Markdown. Their text comes from the definitions, so missing text must be added to a doc comment.
//!
//! *Architecture Invariant:* knows no dialects and no passes.
//!
#![doc = include_str!("../README.md")]

pub mod dialects;
pub mod examples;
pub mod passes;

pub use dialects::dialect_page;
pub use examples::{Examples, PassExample};
pub use passes::pass_page;

use std::fmt::Write;
use terrace_ir::Context;
use terrace_pass::PassRegistry;

/// Returns the page that lists all others: `dialects/NAME.md` and `passes/NAME.md`.
pub fn index(tool: &str, ctx: &Context, passes: &PassRegistry) -> String {
    let mut out = format!("# Reference of `{tool}`\n\n## Dialects\n\n");
    let mut dialects: Vec<_> = ctx.dialects().to_vec();
    dialects.sort_by_key(|dialect| dialect.name);
    for dialect in dialects {
        let (name, count) = (dialect.name, dialect.ops.len());
        let description = dialects::description(dialect);
        let _ = write!(out, "- [`{name}`](dialects/{name}.md): {count} operations");
        let _ = match description.lines().next() {
            Some(summary) => writeln!(out, ". {summary}"),
            None => writeln!(out),
        };
    }
    out.push_str("\n## Passes\n\n");
    for pass in passes.iter() {
        let (name, description) = (pass.name, pass.description);
        let _ = writeln!(out, "- [`{name}`](passes/{name}.md): {description}");
    }
    out
}

/// Writes a fenced block of text.
fn fenced(out: &mut String, language: &str, text: &str) {
    let _ = writeln!(out, "```{language}\n{}\n```\n", text.trim_end_matches('\n'));
}
