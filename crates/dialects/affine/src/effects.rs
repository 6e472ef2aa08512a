//! Attaches memory effects to operations.

use crate::ops::{AffineStoreOp, AffineVectorStoreOp};
use terrace_ir::effects::{Effect, MemoryEffectOpInterface, StaticEffects, StaticOn};
use terrace_ir::{OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn MemoryEffectOpInterface>(AffineStoreOp::DEF, &STORE);
    registry.attach::<dyn MemoryEffectOpInterface>(AffineVectorStoreOp::DEF, &STORE);
}

static STORE: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(1))]);
