//! Attaches memory effects to operations.

use crate::ops::{
    AllocOp, AllocaOp, AtomicRMWOp, CopyOp, DeallocOp, GenericAtomicRMWOp, PrefetchOp, ReallocOp,
    StoreOp,
};
use terrace_ir::effects::{
    AutomaticAllocation, Effect, MemoryEffectOpInterface, StaticEffects, StaticOn,
};
use terrace_ir::{OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn MemoryEffectOpInterface>(AllocOp::DEF, &ALLOC);
    registry.attach::<dyn MemoryEffectOpInterface>(AllocaOp::DEF, &AutomaticAllocation);
    registry.attach::<dyn MemoryEffectOpInterface>(AtomicRMWOp::DEF, &ATOMIC);
    registry.attach::<dyn MemoryEffectOpInterface>(CopyOp::DEF, &COPY);
    registry.attach::<dyn MemoryEffectOpInterface>(DeallocOp::DEF, &DEALLOC);
    registry.attach::<dyn MemoryEffectOpInterface>(GenericAtomicRMWOp::DEF, &GENERIC_ATOMIC);
    registry.attach::<dyn MemoryEffectOpInterface>(PrefetchOp::DEF, &PREFETCH);
    registry.attach::<dyn MemoryEffectOpInterface>(ReallocOp::DEF, &REALLOC);
    registry.attach::<dyn MemoryEffectOpInterface>(StoreOp::DEF, &STORE);
}

use Effect::{Allocate, Free, Read, Write};
use StaticOn::{Operand, Result};

static ALLOC: StaticEffects = StaticEffects(&[(Allocate, Result(0))]);
static ATOMIC: StaticEffects = StaticEffects(&[(Read, Operand(1)), (Write, Operand(1))]);
static COPY: StaticEffects = StaticEffects(&[(Read, Operand(0)), (Write, Operand(1))]);
static DEALLOC: StaticEffects = StaticEffects(&[(Free, Operand(0))]);
static GENERIC_ATOMIC: StaticEffects = StaticEffects(&[(Read, Operand(0)), (Write, Operand(0))]);
static PREFETCH: StaticEffects = StaticEffects(&[(Write, Operand(0))]);
static REALLOC: StaticEffects = StaticEffects(&[(Free, Operand(0)), (Allocate, Result(0))]);
static STORE: StaticEffects = StaticEffects(&[(Write, Operand(1))]);
