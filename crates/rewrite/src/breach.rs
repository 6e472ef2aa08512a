//! Contracts that patterns and folds break, and the place of a panic in a pattern.

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

/// The application of a pattern to an operation. If it ends by a panic, a note on standard error names them: the panic's
/// own message has a place in Rust code only.
pub(crate) struct Application<'a> {
    ctx: &'a Context,
    pattern: &'a dyn Fn() -> &'static str,
    op: OpName,
    loc: Loc,
}

impl<'a> Application<'a> {
    #[inline]
    pub(crate) fn new(
        ctx: &'a Context,
        pattern: &'a dyn Fn() -> &'static str,
        body: &Body,
        op: OpId,
    ) -> Self {
        Application {
            ctx,
            pattern,
            op: body.name(op),
            loc: body.loc(op),
        }
    }

    /// Ends without a panic.
    #[inline]
    pub(crate) fn done(self) {
        std::mem::forget(self);
    }
}

impl Drop for Application<'_> {
    #[cold]
    fn drop(&mut self) {
        let (pattern, op) = ((self.pattern)(), self.ctx.op_name_str(self.op));
        let at = self.ctx.show_loc(self.loc);
        eprintln!("note: this was in pattern '{pattern}', applied to '{op}' at {at}");
    }
}
