//! Views of memory: `ViewLikeOpInterface`.

use terrace_ir::{Body, Context, OpRef, ValueId};

/// `ViewLikeOpInterface`: an operation whose first result is another view of the memory that an operand points to.
pub trait ViewLikeOpInterface: Send + Sync {
    /// Returns the operand that points to the viewed memory: `getViewSource`.
    fn view_source(&self, op: OpRef<'_>) -> ValueId;
}

/// The model of operations whose first result is a view of the memory that the first operand points to.
pub struct ViewOfFirstOperand;

impl ViewLikeOpInterface for ViewOfFirstOperand {
    fn view_source(&self, op: OpRef<'_>) -> ValueId {
        op.body.operand(op.id, 0)
    }
}

/// Returns the operand of which a value is a view, if the value's operation is view-like.
pub fn view_source(ctx: &Context, body: &Body, value: ValueId) -> Option<ValueId> {
    let op = body.defining_op(value)?;
    let model = ctx.op_interface::<dyn ViewLikeOpInterface>(body.name(op))?;
    Some(model.view_source(OpRef::new(ctx, body, op)))
}
