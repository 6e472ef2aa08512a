//! Attaches memory effects to operations.

use crate::enums::AtomicOrdering;
use crate::ops::{
    AllocaOp, InlineAsmOp, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp,
    StoreOp,
};
use crate::verify::ordering;
use terrace_ir::effects::{
    AutomaticAllocation, Effect, EffectInstance, Effects, MemoryEffectOpInterface, StaticEffects,
    StaticOn,
};
use terrace_ir::{OpRef, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn MemoryEffectOpInterface>(AllocaOp::DEF, &AutomaticAllocation);
    registry.attach::<dyn MemoryEffectOpInterface>(InlineAsmOp::DEF, &InlineAsm);
    registry.attach::<dyn MemoryEffectOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn MemoryEffectOpInterface>(StoreOp::DEF, &Store);
    registry.attach::<dyn MemoryEffectOpInterface>(MemcpyOp::DEF, &COPY);
    registry.attach::<dyn MemoryEffectOpInterface>(MemcpyInlineOp::DEF, &COPY);
    registry.attach::<dyn MemoryEffectOpInterface>(MemmoveOp::DEF, &COPY);
    registry.attach::<dyn MemoryEffectOpInterface>(MemsetOp::DEF, &SET);
    registry.attach::<dyn MemoryEffectOpInterface>(MemsetInlineOp::DEF, &SET);
}

static COPY: StaticEffects = StaticEffects(&[
    (Effect::Write, StaticOn::Operand(0)),
    (Effect::Read, StaticOn::Operand(1)),
]);
static SET: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(0))]);

/// Adds the effects of an access. Volatile and synchronizing atomic accesses may read and write any memory.
fn access(
    op: OpRef<'_>,
    (effect, address): (Effect, usize),
    (volatile, order): (usize, usize),
    effects: &mut Effects,
) {
    let address = op.body.operand(op.id, address);
    effects.push(EffectInstance::on_value(effect, address));
    let synchronises = !matches!(
        ordering(op, order),
        AtomicOrdering::NotAtomic | AtomicOrdering::Unordered
    );
    if op.prop(volatile).is_some() || synchronises {
        any_memory(effects);
    }
}

fn any_memory(effects: &mut Effects) {
    effects.push(EffectInstance::on_memory(Effect::Write));
    effects.push(EffectInstance::on_memory(Effect::Read));
}

struct Load;

impl MemoryEffectOpInterface for Load {
    fn effects(&self, op: OpRef<'_>, effects: &mut Effects) {
        let props = (LoadOp::VOLATILE_, LoadOp::ORDERING);
        access(op, (Effect::Read, 0), props, effects);
    }
}

struct Store;

impl MemoryEffectOpInterface for Store {
    fn effects(&self, op: OpRef<'_>, effects: &mut Effects) {
        let props = (StoreOp::VOLATILE_, StoreOp::ORDERING);
        access(op, (Effect::Write, 1), props, effects);
    }
}

struct InlineAsm;

impl MemoryEffectOpInterface for InlineAsm {
    fn effects(&self, op: OpRef<'_>, effects: &mut Effects) {
        if op.prop(InlineAsmOp::HAS_SIDE_EFFECTS).is_some() {
            any_memory(effects);
        }
    }
}
