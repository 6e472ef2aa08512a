//! Attaches memory effects to operations.

use crate::ops::{
    CompressStoreOp, MaskedStoreOp, PrintOp, ScatterOp, StoreOp, TransferReadOp, TransferWriteOp,
};
use terrace_ir::effects::{
    Effect, EffectInstance, Effects, MemoryEffectOpInterface, StaticEffects, StaticOn,
};
use terrace_ir::{OpRef, OpView, Registry, TypeClass};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn MemoryEffectOpInterface>(CompressStoreOp::DEF, &WRITES_FIRST);
    registry.attach::<dyn MemoryEffectOpInterface>(MaskedStoreOp::DEF, &WRITES_FIRST);
    registry.attach::<dyn MemoryEffectOpInterface>(PrintOp::DEF, &PRINT);
    registry.attach::<dyn MemoryEffectOpInterface>(ScatterOp::DEF, &WRITES_FIRST);
    registry.attach::<dyn MemoryEffectOpInterface>(StoreOp::DEF, &WRITES_SECOND);
    registry.attach::<dyn MemoryEffectOpInterface>(TransferReadOp::DEF, &Transfer(Effect::Read, 0));
    registry
        .attach::<dyn MemoryEffectOpInterface>(TransferWriteOp::DEF, &Transfer(Effect::Write, 1));
}

static PRINT: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Memory)]);
static WRITES_FIRST: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(0))]);
static WRITES_SECOND: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(1))]);

/// The effect on an operand if it is a memref. Tensors are values and have no effects.
struct Transfer(Effect, usize);

impl MemoryEffectOpInterface for Transfer {
    fn effects(&self, op: OpRef<'_>, effects: &mut Effects) {
        let base = op.body.operand(op.id, self.1);
        let ty = op.body.ty(base);
        if ty.class(op.ctx).intersects(TypeClass::MEMREF) {
            effects.push(EffectInstance::on_value(self.0, base));
        }
    }
}
