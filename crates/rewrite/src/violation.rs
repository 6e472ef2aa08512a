//! Reports contract violations by patterns and folds.

use std::fmt;
use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, OpId, PanicNote, panic_place};

/// A contract violation by a pattern or fold. Reported as an internal error at the rewritten operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContractViolation {
    /// The location of the operation.
    pub loc: Loc,
    /// Names the pattern and the operation, and states how the contract was violated.
    pub message: String,
}

impl ContractViolation {
    /// Reports the violation as an error.
    pub fn report(&self, diags: &mut Diagnostics) -> Failed {
        diags.error(self.loc, format!("internal error: {}", self.message))
    }
}

impl fmt::Display for ContractViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// Returns the beginning of a message about a pattern, up to the name of the operation.
pub(crate) fn applied(pattern: &str) -> String {
    format!("pattern '{pattern}', applied to")
}

/// Returns a note that names the pattern and the operation if the pattern panics while the note is alive.
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
