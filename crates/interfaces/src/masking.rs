//! Operations that are executed under a mask, and operations that mask others.

use terrace_ir::{OpId, OpRef, Type, ValueId};

/// `MaskableOpInterface`: an operation that can be executed under a mask. [`masking`] returns the masking operation.
pub trait MaskableOpInterface: Send + Sync {
    /// Returns the type of the mask; `None` if the operation is malformed: `getExpectedMaskType`.
    fn expected_mask_type(&self, op: OpRef<'_>) -> Option<Type>;

    /// Returns true if the operation can have a passthru value: `supportsPassthru`.
    fn supports_passthru(&self) -> bool {
        false
    }
}

/// `MaskingOpInterface`: an operation that masks another.
pub trait MaskingOpInterface: Send + Sync {
    /// Returns the mask.
    fn mask(&self, op: OpRef<'_>) -> ValueId;

    /// Returns the masked operation, if there is one.
    fn maskable_op(&self, op: OpRef<'_>) -> Option<OpId>;

    /// Returns the result for masked-off elements, if specified.
    fn passthru(&self, op: OpRef<'_>) -> Option<ValueId>;
}

/// Returns the model of an operation that can be masked.
pub fn maskable(op: OpRef<'_>) -> Option<&'static dyn MaskableOpInterface> {
    let name = op.body.name(op.id);
    op.ctx.op_interface::<dyn MaskableOpInterface>(name)
}

/// Returns the operation that masks `op`, if there is one.
pub fn masking<'a>(op: OpRef<'a>) -> Option<OpRef<'a>> {
    op.parent().filter(|parent| {
        let name = parent.body.name(parent.id);
        op.ctx
            .op_interface::<dyn MaskingOpInterface>(name)
            .is_some()
    })
}
