//! Operations that are executed under a mask, and operations that mask others.

use terrace_ir::{OpId, OpRef, Type, ValueId};

/// `MaskableOpInterface`: an operation that can be executed under a mask. [`masking`] finds the operation that masks it.
pub trait MaskableOpInterface: Send + Sync {
    /// The type of the mask, `getExpectedMaskType`; `None` if the operation is malformed.
    fn expected_mask_type(&self, op: OpRef<'_>) -> Option<Type>;

    /// True if the operation can have a passthru value: `supportsPassthru`.
    fn supports_passthru(&self) -> bool {
        false
    }
}

/// `MaskingOpInterface`: an operation that masks another.
pub trait MaskingOpInterface: Send + Sync {
    /// The mask.
    fn mask(&self, op: OpRef<'_>) -> ValueId;

    /// The masked operation, if any.
    fn maskable_op(&self, op: OpRef<'_>) -> Option<OpId>;

    /// The result for masked-off elements, if specified.
    fn passthru(&self, op: OpRef<'_>) -> Option<ValueId>;
}

/// The model of an operation that can be masked.
pub fn maskable(op: OpRef<'_>) -> Option<&'static dyn MaskableOpInterface> {
    let name = op.body.name(op.id);
    op.ctx.op_interface::<dyn MaskableOpInterface>(name)
}

/// The operation that masks `op`, if any.
pub fn masking<'a>(op: OpRef<'a>) -> Option<OpRef<'a>> {
    op.parent().filter(|parent| {
        let name = parent.body.name(parent.id);
        op.ctx
            .op_interface::<dyn MaskingOpInterface>(name)
            .is_some()
    })
}
