//! Simplifies regions at the end of an iteration.

use super::liveness::erase_dead;
use super::merging::{drop_redundant_arguments, merge_identical_blocks};
use super::{Driver, RegionSimplification};
use rustc_hash::FxHashSet;
use terrace_ir::{BlockId, Body, RegionId};

impl Driver<'_, '_> {
    /// Erases the unreachable blocks of a region and its nested regions. Returns true if there were any.
    pub(super) fn erase_unreachable(&mut self, region: RegionId) -> bool {
        erase_unreachable_blocks(self.rewriter.body, region)
    }

    /// Simplifies regions as the configuration specifies. Returns true if anything changed.
    pub(super) fn simplify_regions(&mut self, region: RegionId) -> bool {
        let level = self.config.region_simplification;
        if level == RegionSimplification::Disabled {
            return false;
        }
        let (ctx, body) = (self.rewriter.ctx, &mut *self.rewriter.body);
        let mut changed = erase_unreachable_blocks(body, region);
        changed |= erase_dead(ctx, body, region);
        if level == RegionSimplification::Aggressive {
            changed |= merge_identical_blocks(ctx, body, region);
            changed |= drop_redundant_arguments(ctx, body, region);
        }
        self.absorb();
        changed
    }
}

/// The reachable blocks of a region.
pub(crate) struct Reachable(FxHashSet<BlockId>);

impl Reachable {
    pub(crate) fn new(body: &Body, region: RegionId) -> Self {
        let mut waiting: Vec<BlockId> = body.entry_block(region).into_iter().collect();
        let mut reachable: FxHashSet<BlockId> = waiting.iter().copied().collect();
        while let Some(block) = waiting.pop() {
            if let Some(terminator) = body.last_op(block) {
                let new = body
                    .successors(terminator)
                    .filter(|&at| reachable.insert(at));
                waiting.extend(new);
            }
        }
        Reachable(reachable)
    }

    pub(crate) fn has(&self, block: BlockId) -> bool {
        self.0.contains(&block)
    }
}

/// Returns the unreachable blocks of a region, in order.
pub fn unreachable_blocks(body: &Body, region: RegionId) -> Vec<BlockId> {
    if body.has_one_block(region) {
        return Vec::new();
    }
    let reachable = Reachable::new(body, region);
    let blocks = body.blocks(region);
    blocks.filter(|block| !reachable.has(*block)).collect()
}

/// Erases the unreachable blocks of a region and its nested regions. Returns true if there were any.
pub(super) fn erase_unreachable_blocks(body: &mut Body, region: RegionId) -> bool {
    let mut erased = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let dead = unreachable_blocks(body, region);
        erased |= !dead.is_empty();
        body.erase_blocks(&dead);
        for block in body.blocks(region) {
            for op in body.ops(block).filter(|&op| body.has_extra(op)) {
                pending.extend(body.regions(op));
            }
        }
    }
    erased
}
