//! What the operations do to memory.

use crate::ops::{AffineStoreOp, AffineVectorStoreOp};
use terrace_ir::effects::{Effect, MemoryEffects, StaticEffects, StaticOn};
use terrace_ir::{OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn MemoryEffects>(AffineStoreOp::DEF, &STORE);
    registry.attach::<dyn MemoryEffects>(AffineVectorStoreOp::DEF, &STORE);
}

static STORE: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(1))]);
