//! Folds scf operations.

use crate::ops::IfOp;
use terrace_arith::XOrIOp;
use terrace_builtin::attrs::bool_value;
use terrace_ir::opdef::NewParts;
use terrace_ir::{Attr, FoldResult, OpRef, OpView, interfaces::constant_value};

/// Rewrites `if not c then A else B` to `if c then B else A`.
pub(crate) fn if_else(op: OpRef<'_>, _constants: &[Option<Attr>]) -> Option<FoldResult> {
    let view = IfOp::read(op);
    op.body.entry_block(view.else_region())?;
    let negation = op.defined_by::<XOrIOp>(view.condition())?;
    negation.well_formed()?;
    let mask = constant_value(op.ctx, op.body, negation.rhs())?;
    bool_value(op.ctx, mask)?.then(|| {
        let parts = NewParts::default().operand(op, 0, negation.lhs());
        parts.regions(&[1, 0]).into()
    })
}
