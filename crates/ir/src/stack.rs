//! Memory with automatic lifetime: the operations that allocate it, and the insertion point for such allocations when
//! code moves.

use crate::effects::{Effect, Effects, Resource, own_effects};
use crate::loops::LoopLikeOpInterface;
use crate::{BlockId, Body, Context, OpId, OpRef, RegionId, Traits};
use rustc_hash::FxHashSet;

/// The insertion point for automatic allocations in code that replaces an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackPlace {
    /// The entry block of the innermost enclosing region that frees the memory at its end, or of a parallel loop, whose
    /// iterations must not share the memory.
    pub entry: BlockId,
    /// True if the operation may be executed several times before the memory is freed. Memory that is allocated at the
    /// operation itself would then accumulate: a loop is lowered to a cycle of blocks, which frees nothing between
    /// iterations.
    pub is_repeated: bool,
    /// True if the region belongs to a loop whose iterations may run in parallel.
    pub is_parallel: bool,
}

impl StackPlace {
    /// Returns the insertion point for code that replaces an operation of a block.
    pub fn of(ctx: &Context, body: &Body, op: OpId) -> Option<Self> {
        let (mut at, mut is_repeated) = (op, false);
        loop {
            let block = body.parent_block(at)?;
            let region = body.parent_region(block)?;
            is_repeated |= is_in_cycle(body, region, block);
            let owner = body.region_owner(region);
            let name = body.name(owner);
            let place = |is_repeated, is_parallel| {
                Some(StackPlace {
                    entry: body.entry_block(region)?,
                    is_repeated,
                    is_parallel,
                })
            };
            let def = ctx.op_def(name);
            if owner == OpId::ROOT || def.is_none_or(|def| def.has(Traits::ISOLATED_FROM_ABOVE)) {
                return place(is_repeated, false);
            }
            match ctx.op_interface::<dyn LoopLikeOpInterface>(name) {
                Some(model) if model.is_parallel() => return place(true, true),
                Some(_) => is_repeated = true,
                None if def.is_some_and(|def| def.has(Traits::AUTOMATIC_ALLOCATION_SCOPE)) => {
                    return place(is_repeated, false);
                }
                None => {}
            }
            at = owner;
        }
    }
}

/// Returns true if control that leaves a block may reach it again within its region.
fn is_in_cycle(body: &Body, region: RegionId, block: BlockId) -> bool {
    // Nothing branches to the entry block.
    if body.entry_block(region) == Some(block) {
        return false;
    }
    let mut seen: FxHashSet<BlockId> = FxHashSet::default();
    let mut pending = vec![block];
    while let Some(at) = pending.pop() {
        let Some(last) = body.last_op(at) else {
            continue;
        };
        for next in body.successors(last) {
            if next == block {
                return true;
            }
            if seen.insert(next) {
                pending.push(next);
            }
        }
    }
    false
}

/// Returns true if an operation allocates memory with automatic lifetime.
pub fn allocates_automatically(op: OpRef<'_>) -> bool {
    let mut effects = Effects::new();
    own_effects(op, &mut effects)
        && (effects.iter())
            .any(|it| it.effect == Effect::Allocate && it.resource == Resource::AUTOMATIC)
}
