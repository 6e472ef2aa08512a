//! Memory with automatic lifetime: the operations that allocate it, and the place for it in code that is moved.

use crate::effects::{Effect, Effects, Resource, own_effects};
use crate::loops::LoopLikeOpInterface;
use crate::{BlockId, Body, Context, OpId, OpRef, RegionId, Traits};
use rustc_hash::FxHashSet;

/// The place for memory with automatic lifetime in code that replaces an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackPlace {
    /// The first block of the region around the operation at whose end the memory is given back, or that of a loop whose
    /// iterations must not share it.
    pub entry: BlockId,
    /// True if the operation may be executed several times before the memory is freed. Memory that is allocated at the
    /// operation then piles up. A loop is lowered to a cycle of blocks, where nothing is freed between iterations.
    pub is_repeated: bool,
    /// True if the region is that of a loop whose iterations may be executed at the same time.
    pub is_parallel: bool,
}

impl StackPlace {
    /// The place for code that replaces an operation of a block.
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

/// True if control that leaves a block may come back to it without leaving its region.
fn is_in_cycle(body: &Body, region: RegionId, block: BlockId) -> bool {
    // Nothing branches to the first block.
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

/// True if an operation allocates memory with automatic lifetime.
pub fn allocates_automatically(op: OpRef<'_>) -> bool {
    let mut effects = Effects::new();
    own_effects(op, &mut effects)
        && (effects.iter())
            .any(|it| it.effect == Effect::Allocate && it.resource == Resource::AUTOMATIC)
}
