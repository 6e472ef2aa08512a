//! Contracts that patterns and folds break, and the place of a panic in a pattern or a pass.

use std::fmt;
use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, OpId, OpName};

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

/// A part of a run that may end by a panic: then a note on standard error names it and its operation. The panic's own message
/// has a place in Rust code only.
pub struct PanicNote<'a> {
    ctx: &'a Context,
    part: &'a dyn Fn() -> String,
    op: OpName,
    loc: Loc,
}

impl<'a> PanicNote<'a> {
    /// `part` names it, up to the name of the operation: `pass 'cse', run on`.
    #[inline]
    pub fn new(ctx: &'a Context, part: &'a dyn Fn() -> String, body: &Body, op: OpId) -> Self {
        PanicNote {
            ctx,
            part,
            op: body.name(op),
            loc: body.loc(op),
        }
    }

    /// Ends without a panic.
    #[inline]
    pub fn done(self) {
        std::mem::forget(self);
    }
}

impl Drop for PanicNote<'_> {
    #[cold]
    fn drop(&mut self) {
        let (part, op) = ((self.part)(), self.ctx.op_name_str(self.op));
        let at = self.ctx.show_loc(self.loc);
        eprintln!("note: this was in {part} '{op}' at {at}");
    }
}
