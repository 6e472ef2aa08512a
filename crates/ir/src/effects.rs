//! Side effects (`MemoryEffectOpInterface`), for dialect-independent passes.

use crate::{Attr, Body, Context, OpId, OpRef, SmallVec, Traits, ValueId};

/// The kind of an effect on a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The resource is read.
    Read,
    /// The resource is written.
    Write,
    /// The resource is allocated.
    Allocate,
    /// The resource is freed.
    Free,
}

/// The target of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectOn {
    /// The resource as a whole.
    Resource,
    /// The memory that an operand, a result or a block argument refers to.
    Value(ValueId),
    /// The memory that a symbol names.
    Symbol(Attr),
}

/// A kind of memory. Effects on different resources are independent. Memory without a named resource is
/// [`Resource::DEFAULT`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resource(pub &'static str);

impl Resource {
    /// Any memory.
    pub const DEFAULT: Resource = Resource("<Default>");
    /// Memory with automatic lifetime (`AutomaticAllocationScopeResource`).
    pub const AUTOMATIC: Resource = Resource("AutomaticAllocationScope");
}

/// One effect of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EffectInstance {
    /// The kind of effect.
    pub effect: Effect,
    /// The target.
    pub on: EffectOn,
    /// The kind of memory.
    pub resource: Resource,
}

impl EffectInstance {
    /// Creates an effect on the memory that a value refers to.
    pub const fn on_value(effect: Effect, value: ValueId) -> Self {
        EffectInstance {
            effect,
            on: EffectOn::Value(value),
            resource: Resource::DEFAULT,
        }
    }

    /// Creates an effect on memory as a whole.
    pub const fn on_memory(effect: Effect) -> Self {
        EffectInstance {
            effect,
            on: EffectOn::Resource,
            resource: Resource::DEFAULT,
        }
    }

    /// Returns the same effect on another resource.
    pub const fn in_resource(self, resource: Resource) -> Self {
        EffectInstance { resource, ..self }
    }
}

/// The effects of one operation.
pub type Effects = SmallVec<[EffectInstance; 2]>;

/// `MemoryEffectOpInterface`: operations whose effects are known. An operation may have any effect if it has neither a
/// model nor one of the traits [`PURE`](Traits::PURE), [`NO_MEMORY_EFFECT`](Traits::NO_MEMORY_EFFECT),
/// [`READ_ONLY`](Traits::READ_ONLY) and [`RECURSIVE_MEMORY_EFFECTS`](Traits::RECURSIVE_MEMORY_EFFECTS).
pub trait MemoryEffectOpInterface: Send + Sync {
    /// Appends the effects of an operation, except those of operations in its regions.
    fn effects(&self, op: OpRef<'_>, effects: &mut Effects);
}

/// The target of an effect of [`StaticEffects`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StaticOn {
    /// On memory as a whole.
    Memory,
    /// On the memory that the operand with this index refers to.
    Operand(usize),
    /// On the memory that the result with this index refers to.
    Result(usize),
}

/// Effects that are the same for all operations of a definition. Most operations can use this model and need no code.
///
/// ```
/// use terrace_ir::effects::{Effect, StaticEffects, StaticOn};
/// static STORE: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(1))]);
/// ```
pub struct StaticEffects(pub &'static [(Effect, StaticOn)]);

impl MemoryEffectOpInterface for StaticEffects {
    fn effects(&self, op: OpRef<'_>, effects: &mut Effects) {
        for &(effect, on) in self.0 {
            effects.push(match on {
                StaticOn::Memory => EffectInstance::on_memory(effect),
                StaticOn::Operand(at) => {
                    EffectInstance::on_value(effect, op.body.operand(op.id, at))
                }
                StaticOn::Result(at) => EffectInstance::on_value(effect, op.body.result(op.id, at)),
            });
        }
    }
}

/// The model of operations whose first result is memory that is freed at the end of the enclosing scope.
pub struct AutomaticAllocation;

impl MemoryEffectOpInterface for AutomaticAllocation {
    fn effects(&self, op: OpRef<'_>, effects: &mut Effects) {
        let result = op.body.result(op.id, 0);
        let allocates = EffectInstance::on_value(Effect::Allocate, result);
        effects.push(allocates.in_resource(Resource::AUTOMATIC));
    }
}

/// Appends the effects of an operation, except those of operations in its regions. Returns true if the effects are
/// known.
pub fn own_effects(op: OpRef<'_>, effects: &mut Effects) -> bool {
    let Some(def) = op.def() else { return false };
    if def.has(Traits::PURE) || def.has(Traits::NO_MEMORY_EFFECT) {
        return true;
    }
    if def.has(Traits::READ_ONLY) {
        effects.push(EffectInstance::on_memory(Effect::Read));
        return true;
    }
    match op
        .ctx
        .op_interface::<dyn MemoryEffectOpInterface>(op.name())
    {
        Some(model) => {
            model.effects(op, effects);
            true
        }
        None => false,
    }
}

/// Returns true if neither an operation nor any operation in its regions has effects.
pub fn is_memory_effect_free(ctx: &Context, body: &Body, op: OpId) -> bool {
    all_effects(ctx, body, op, |_, effects| effects.is_empty())
}

/// Returns true if an operation, or one in its regions, may write to memory.
pub fn may_write(ctx: &Context, body: &Body, op: OpId) -> bool {
    let writes = |effect: &EffectInstance| effect.effect == Effect::Write;
    !all_effects(ctx, body, op, |_, effects| !effects.iter().any(writes))
}

/// Returns true if an operation can be erased if its results have no uses, because it only reads or allocates its own
/// results. Terminators and symbols cannot be erased. MLIR: `wouldOpBeTriviallyDead`.
pub fn would_be_trivially_dead(ctx: &Context, body: &Body, op: OpId) -> bool {
    let def = ctx.op_def(body.name(op));
    let fixed = |traits| def.is_none_or(|def| def.has(traits));
    if fixed(Traits::TERMINATOR) || fixed(Traits::SYMBOL) || fixed(Traits::OPTIONAL_SYMBOL) {
        return false;
    }
    all_effects(ctx, body, op, |at, effects| {
        let allocated = |value| {
            let allocates = EffectOn::Value(value);
            body.defining_op(value) == Some(at)
                && (effects.iter()).any(|it| it.effect == Effect::Allocate && it.on == allocates)
        };
        effects.iter().all(|it| match it.on {
            EffectOn::Value(value) if allocated(value) => true,
            _ => it.effect == Effect::Read,
        })
    })
}

/// Returns true if an operation is unused and [may therefore be erased](would_be_trivially_dead). MLIR:
/// `isOpTriviallyDead`.
pub fn is_trivially_dead(ctx: &Context, body: &Body, op: OpId) -> bool {
    body.results(op).all(|result| !body.has_uses(result)) && would_be_trivially_dead(ctx, body, op)
}

/// Returns true if the effects of an operation, and of the nested operations whose effects count as its own, are known
/// and `allowed`. Uses a worklist instead of recursion, because nesting may be deep.
fn all_effects(
    ctx: &Context,
    body: &Body,
    op: OpId,
    allowed: impl Fn(OpId, &[EffectInstance]) -> bool,
) -> bool {
    let mut pending: SmallVec<[OpId; 8]> = SmallVec::from_slice(&[op]);
    let mut effects = Effects::new();
    while let Some(op) = pending.pop() {
        let at = OpRef::new(ctx, body, op);
        let recursive = at
            .def()
            .is_some_and(|def| def.has(Traits::RECURSIVE_MEMORY_EFFECTS));
        if recursive {
            if body.is_nested(op) {
                // Not visited: no operation has both its own body and recursive effects.
                return false;
            }
            for region in body.regions(op) {
                for block in body.blocks(region) {
                    pending.extend(body.ops(block));
                }
            }
        }
        effects.clear();
        let known = own_effects(at, &mut effects);
        if known && !allowed(op, &effects) || !known && !recursive {
            return false;
        }
    }
    true
}
