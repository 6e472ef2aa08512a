//! What the operations do to memory.

use crate::ops::{
    CompressStoreOp, MaskedStoreOp, PrintOp, ScatterOp, StoreOp, TransferReadOp, TransferWriteOp,
};
use terrace_ir::effects::{
    Effect, EffectInstance, Effects, MemoryEffects, StaticEffects, StaticOn,
};
use terrace_ir::{OpRef, OpView, Registry, TypeClass};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn MemoryEffects>(CompressStoreOp::DEF, &WRITES_FIRST);
    registry.attach::<dyn MemoryEffects>(MaskedStoreOp::DEF, &WRITES_FIRST);
    registry.attach::<dyn MemoryEffects>(PrintOp::DEF, &PRINT);
    registry.attach::<dyn MemoryEffects>(ScatterOp::DEF, &WRITES_FIRST);
    registry.attach::<dyn MemoryEffects>(StoreOp::DEF, &WRITES_SECOND);
    registry.attach::<dyn MemoryEffects>(TransferReadOp::DEF, &Transfer(Effect::Read, 0));
    registry.attach::<dyn MemoryEffects>(TransferWriteOp::DEF, &Transfer(Effect::Write, 1));
}

static PRINT: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Memory)]);
static WRITES_FIRST: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(0))]);
static WRITES_SECOND: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(1))]);

/// The effect on the operand of this number, if that is memory: tensors are values.
struct Transfer(Effect, usize);

impl MemoryEffects for Transfer {
    fn effects(&self, op: OpRef<'_>, effects: &mut Effects) {
        let base = op.body.operand(op.id, self.1);
        let ty = op.body.ty(base);
        if ty.class(op.ctx).intersects(TypeClass::MEMREF) {
            effects.push(EffectInstance::on_value(self.0, base));
        }
    }
}
