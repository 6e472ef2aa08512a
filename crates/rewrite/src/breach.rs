//! Contracts that patterns and folds break.

use std::fmt;
use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, OpId, PanicNote, panic_place};

/// The breach of contract by a pattern or a fold: an internal error at the operation that it was applied to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The location of the operation.
    pub loc: Loc,
    /// The pattern, the operation, and how the contract was broken.
    pub message: String,
}

impl Breach {
    /// Reports it as an error.
    pub fn report(&self, diags: &mut Diagnostics) -> Failed {
        diags.error(self.loc, format!("internal error: {}", self.message))
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// The application of a pattern, up to the name of the operation.
pub(crate) fn applied(pattern: &str) -> String {
    format!("pattern '{pattern}', applied to")
}

/// Begins the application of a pattern, which may end by a panic.
#[inline]
pub(crate) fn pattern_note<'a>(
    ctx: &'a Context,
    pattern: &'static str,
    body: &Body,
    op: OpId,
) -> PanicNote<impl Fn() -> String + Copy + use<'a>> {
    let (op, loc) = (body.name(op), body.loc(op));
    PanicNote::new(move || panic_place(ctx, &applied(pattern), op, loc))
}
