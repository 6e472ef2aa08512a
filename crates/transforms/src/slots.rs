//! Finds and orders the users of memory slots, for `mem2reg` and `sroa`.

use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Ordering;
use terrace_ir::{BlockId, Body, Context, OpId, RegionId, SmallVec, Use, ValueId};

/// The uses to remove, keyed by user.
#[derive(Default)]
pub(crate) struct BlockingUses(FxHashMap<OpId, SmallVec<[Use; 2]>>);

impl BlockingUses {
    pub(crate) fn extend(&mut self, uses: impl IntoIterator<Item = Use>) {
        for used in uses {
            let known = self.0.entry(used.op).or_default();
            if !known.contains(&used) {
                known.push(used);
            }
        }
    }

    pub(crate) fn of(&self, op: OpId) -> Option<&[Use]> {
        self.0.get(&op).map(|uses| &uses[..])
    }

    /// Iterates over the users in unspecified order.
    pub(crate) fn ops(&self) -> impl Iterator<Item = OpId> + '_ {
        self.0.keys().copied()
    }
}

/// Returns the operations of a region that implement an interface, nested ones first.
pub(crate) fn operations<I: ?Sized + Sync + 'static>(
    ctx: &Context,
    body: &Body,
    region: RegionId,
) -> Vec<OpId> {
    let in_region = |op: &OpId| {
        let block = body.parent_block(outermost(body, *op));
        block.and_then(|block| body.parent_region(block)) == Some(region)
    };
    (body.walk_post_order(OpId::ROOT).into_iter())
        .filter(|&op| ctx.op_interface::<I>(body.name(op)).is_some())
        .filter(in_region)
        .collect()
}

/// Returns the ancestor of an operation in the root's regions.
fn outermost(body: &Body, op: OpId) -> OpId {
    let mut at = op;
    while let Some(parent) = body.parent_op(at).filter(|&op| op != OpId::ROOT) {
        at = parent;
    }
    at
}

/// Returns the transitive users of a value, in topological order except for cycles: MLIR's `getForwardSlice`.
pub(crate) fn slice_of_users(body: &Body, value: ValueId) -> Vec<OpId> {
    let users = |value: ValueId| body.uses(value).map(|used| used.op).collect::<Vec<_>>();
    let mut seen: FxHashSet<OpId> = FxHashSet::default();
    let (mut slice, mut stack) = (Vec::new(), vec![(None, users(value))]);
    while let Some((op, pending)) = stack.last_mut() {
        match pending.pop() {
            Some(user) if seen.insert(user) => {
                let results = body.results(user);
                stack.push((Some(user), results.flat_map(users).collect()));
            }
            Some(_) => {}
            None => {
                slice.extend(*op);
                stack.pop();
            }
        }
    }
    slice.reverse();
    slice
}

/// Sorts operations of the same block by position.
pub(crate) fn sort_in_block(body: &Body, ops: &mut [OpId]) {
    ops.sort_by(|&a, &b| match body.is_before(a, b) {
        true => Ordering::Less,
        false if a == b => Ordering::Equal,
        false => Ordering::Greater,
    });
}

/// Sorts users in a region so that dominating ones come first, independent of the textual order of blocks.
pub(crate) fn users_in_order(body: &Body, region: RegionId, users: &FxHashSet<OpId>) -> Vec<OpId> {
    let in_region = |&op: &OpId| {
        let block = body.parent_block(op);
        block.and_then(|block| body.parent_region(block)) == Some(region)
    };
    if body.has_one_block(region) && users.iter().all(in_region) {
        let mut ordered: Vec<OpId> = users.iter().copied().collect();
        sort_in_block(body, &mut ordered);
        return ordered;
    }
    let blocks = body.blocks_in_post_order(region);
    let order: FxHashMap<BlockId, usize> = (blocks.into_iter().rev().enumerate())
        .map(|(index, block)| (block, index))
        .collect();
    let block_in_region = |op: OpId| {
        let mut block = body.parent_block(op)?;
        while body.parent_region(block)? != region {
            block = body.parent_block(body.region_owner(body.parent_region(block)?))?;
        }
        Some(block)
    };
    let mut ordered: Vec<OpId> = body
        .walk(body.region_owner(region))
        .filter(|op| users.contains(op))
        .collect();
    ordered.sort_by_key(|&op| {
        let block = block_in_region(op);
        block
            .and_then(|block| order.get(&block).copied())
            .unwrap_or(usize::MAX)
    });
    ordered
}
