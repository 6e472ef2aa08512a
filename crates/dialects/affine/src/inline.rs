//! What may be inlined.

use crate::{AffineForOp, AffineIfOp, AffineParallelOp};
use terrace_ir::call::DialectInlinerInterface;
use terrace_ir::effects::{Effects, own_effects};
use terrace_ir::{OpRef, Traits};

/// Affine operations go into affine scopes, loops and conditions. Into loops and conditions goes one block of operations
/// without effects, and of affine ones.
pub(crate) struct AffineInliner;

fn is_structure(op: OpRef<'_>) -> bool {
    op.is::<AffineForOp>() || op.is::<AffineParallelOp>() || op.is::<AffineIfOp>()
}

impl DialectInlinerInterface for AffineInliner {
    fn is_legal_region(&self, around: OpRef<'_>, callable: OpRef<'_>) -> bool {
        let Some((body, region)) = callable.regions().next() else {
            return false;
        };
        let Some(entry) = body
            .entry_block(region)
            .filter(|_| body.has_one_block(region))
        else {
            return false;
        };
        let allowed = |id| {
            let op = callable.with(id);
            let op = OpRef::new(op.ctx, body, id);
            let mut effects = Effects::new();
            let free = own_effects(op, &mut effects) && effects.is_empty();
            let terminator = op.def().is_some_and(|def| def.has(Traits::TERMINATOR));
            free || terminator
                || matches!(
                    op.name_str(),
                    "affine.load" | "affine.store" | "affine.vector_load" | "affine.vector_store"
                )
        };
        is_structure(around) && body.ops(entry).all(allowed)
    }

    fn is_legal_op(&self, _op: OpRef<'_>, around: OpRef<'_>) -> bool {
        let scope = around
            .def()
            .is_some_and(|def| def.has(Traits::AFFINE_SCOPE));
        scope || is_structure(around)
    }
}
