//! Memory of one element that can become a value.

use crate::ops::{AllocaOp, LoadOp, StoreOp};
use terrace_builtin::MemRefType;
use terrace_builtin::types::num_elements;
use terrace_ir::memory_slot::{
    MemorySlot, PromotableAllocationOpInterface, PromotableMemOpInterface,
};
use terrace_ir::{Body, Builder, OpId, OpRef, OpSpec, OpView, Registry, SmallVec, Use, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn PromotableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    registry.attach::<dyn PromotableMemOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn PromotableMemOpInterface>(StoreOp::DEF, &Store);
}

struct Alloca;

impl PromotableAllocationOpInterface for Alloca {
    fn slots(&self, op: OpRef<'_>) -> SmallVec<[MemorySlot; 1]> {
        let pointer = op.body.result(op.id, 0);
        let ty = op.body.ty(pointer).as_::<MemRefType>(op.ctx);
        let one = ty.filter(|ty| num_elements(&ty.shape) == Some(1));
        let slot = one.map(|ty| MemorySlot {
            pointer,
            ty: ty.element,
        });
        slot.into_iter().collect()
    }

    /// What was never written is poison; a memref is an allocation that nothing was written to, either.
    fn default_value(&self, builder: &mut Builder<'_>, slot: MemorySlot) -> ValueId {
        let ctx = builder.ctx;
        if slot.ty.is::<MemRefType>(ctx) {
            return builder.create_value(AllocaOp::spec(slot.ty, &[], &[]));
        }
        // The dialect is loaded with this one.
        let name = ctx.op_name("ub.poison");
        let op = builder.insert(OpSpec {
            results: &[slot.ty],
            props: ctx.prop_defaults(name),
            ..OpSpec::new(name, builder.loc)
        });
        builder.body().result(op, 0)
    }
}

fn is_memref(op: OpRef<'_>, operand: usize, slot: MemorySlot) -> bool {
    op.body.operand(op.id, operand) == slot.pointer
}

struct Load;

impl PromotableMemOpInterface for Load {
    fn loads(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        is_memref(op, 0, slot)
    }

    fn stored(&self, _op: OpRef<'_>, _slot: MemorySlot) -> Option<ValueId> {
        None
    }

    fn can_remove_uses(&self, op: OpRef<'_>, slot: MemorySlot, uses: &[Use]) -> bool {
        uses.len() == 1 && is_memref(op, 0, slot) && op.result_type(0) == slot.ty
    }

    fn replace_results(&self, body: &mut Body, op: OpId, value: ValueId) {
        let result = body.result(op, 0);
        body.replace_all_uses(result, value);
    }
}

struct Store;

impl PromotableMemOpInterface for Store {
    fn loads(&self, _op: OpRef<'_>, _slot: MemorySlot) -> bool {
        false
    }

    fn stored(&self, op: OpRef<'_>, slot: MemorySlot) -> Option<ValueId> {
        is_memref(op, 1, slot).then(|| op.body.operand(op.id, 0))
    }

    fn can_remove_uses(&self, op: OpRef<'_>, slot: MemorySlot, uses: &[Use]) -> bool {
        uses.len() == 1 && is_memref(op, 1, slot) && op.operand_type(0) == slot.ty
    }

    fn replace_results(&self, _body: &mut Body, _op: OpId, _value: ValueId) {}
}
