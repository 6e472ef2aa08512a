//! Views of memory: `ViewLikeOpInterface`.

use terrace_ir::{Body, Context, OpRef, ValueId};

/// `ViewLikeOpInterface`: an operation whose first result is another view of the memory that an operand points to.
pub trait ViewLikeOpInterface: Send + Sync {
    /// That operand: `getViewSource`.
    fn view_source(&self, op: OpRef<'_>) -> ValueId;
}

/// A view of the memory that the first operand points to.
pub struct ViewOfFirstOperand;

impl ViewLikeOpInterface for ViewOfFirstOperand {
    fn view_source(&self, op: OpRef<'_>) -> ValueId {
        op.body.operand(op.id, 0)
    }
}

/// The operand that a value is a view of, if its operation is view-like.
pub fn view_source(ctx: &Context, body: &Body, value: ValueId) -> Option<ValueId> {
    let op = body.defining_op(value)?;
    let model = ctx.op_interface::<dyn ViewLikeOpInterface>(body.name(op))?;
    Some(model.view_source(OpRef::new(ctx, body, op)))
}
