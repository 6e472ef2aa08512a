//! Generates inputs for tests: random valid operations and modules, runnable programs, and damaged texts.
//!
//! [`forms`] generates valid operations from one definition. [`module`](module()) generates whole functions of all
//! operations, with loops and branches. These two need only a [`Context`] with dialects. [`program`] generates
//! programs that can be run. [`damage`] changes texts. The same [`Random`] yields the same text. The tests of
//! `terrace` and the fuzzers of `cargo xtask` share this crate.

pub mod damage;
pub mod forms;
mod module;
mod operation;
mod pool;
pub mod program;
mod random;

pub use module::module;
pub use random::Random;

use terrace_asm::{AsmTables, ParseOptions, parse};
use terrace_ir::{Body, Context, Diagnostics, verify};

/// Parses a text whose dialects may be unregistered. The result need not be valid.
pub fn parse_text(ctx: &Context, text: &str) -> Option<Body> {
    let file = ctx
        .sources()
        .add("random.mlir", text.as_bytes().to_vec())
        .ok()?;
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let tables = AsmTables::new(ctx);
    parse(&tables, file, options, &mut Diagnostics::new()).ok()
}

/// Like [`parse_text`], but returns `None` unless the result is valid.
pub fn parse_valid(ctx: &Context, text: &str) -> Option<Body> {
    let body = parse_text(ctx, text)?;
    verify(ctx, &body, &mut Diagnostics::new()).ok()?;
    Some(body)
}
