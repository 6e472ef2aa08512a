//! Attaches memory effects to operations.

use crate::ops::AssertOp;
use terrace_ir::effects::{Effect, MemoryEffectOpInterface, StaticEffects, StaticOn};
use terrace_ir::{OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn MemoryEffectOpInterface>(AssertOp::DEF, &ASSERT);
}

static ASSERT: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Memory)]);
