//! Inputs for tests: random valid operations and modules, made from the definitions of operations, and damaged texts.
//!
//! [`forms`] makes valid operations of one definition, [`module`](module()) makes whole functions of all of them with loops and
//! branches. [`program`] makes programs that can be run. The first two need nothing but a [`Context`] with dialects. The same [`Random`] gives the same text.
//! [`damage`] changes texts. The tests of `terrace` and the fuzzers of `cargo xtask` share it.

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

/// Reads a text whose dialects may be unregistered. The result need not be valid.
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

/// As [`parse_text`], but only if the result is valid.
pub fn parse_valid(ctx: &Context, text: &str) -> Option<Body> {
    let body = parse_text(ctx, text)?;
    verify(ctx, &body, &mut Diagnostics::new()).ok()?;
    Some(body)
}
