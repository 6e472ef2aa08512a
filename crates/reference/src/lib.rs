//! Reference pages of dialects and passes, made from their definitions: the output of `terrace docs`.
//!
//! # Map
//! - [`examples`]: IR that shows an operation, taken from inputs that are read and verified.
//! - [`dialects`]: a page per dialect. [`passes`]: a page per pass. [`index`]: the page that lists them.
//!
//! Pages are Markdown. Their text is in the definitions: a missing sentence is missing in a doc comment.
//!
//! *Architecture Invariant:* knows no dialect and no pass.
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

/// The page that lists all others: `dialects/NAME.md` and `passes/NAME.md`.
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

/// A fenced block of text of a language.
fn fenced(out: &mut String, language: &str, text: &str) {
    let _ = writeln!(out, "```{language}\n{}\n```\n", text.trim_end_matches('\n'));
}
