//! Merges identical blocks, and drops arguments that receive the same value from all predecessors.

use super::liveness::handed;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use terrace_ir::interfaces::{BranchOpInterface, set_successor_operands};
use terrace_ir::{BlockId, Body, Context, Loc, OpEdit, OpId, OpRef, RegionId, SmallVec, ValueId};

type Values = SmallVec<[ValueId; 4]>;

/// Blocks that equal the first one except for some operands.
struct Cluster {
    leader: BlockId,
    others: Vec<BlockId>,
    /// The differing operands, which become block arguments: pairs of the operation's index in the block and the
    /// operand index.
    differing: BTreeSet<(usize, usize)>,
}

/// Merges identical blocks of a region and its nested regions, and adds arguments for operands that differ. Returns
/// true if any blocks were merged.
pub(super) fn merge_identical_blocks(ctx: &Context, body: &mut Body, region: RegionId) -> bool {
    let mut changed = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        if merge_in(ctx, body, region) {
            changed = true;
            pending.push(region);
        }
        for nested in nested_regions(body, region) {
            if !pending.contains(&nested) {
                pending.push(nested);
            }
        }
    }
    changed
}

fn nested_regions(body: &Body, region: RegionId) -> Vec<RegionId> {
    let ops = body.blocks(region).flat_map(|block| body.ops(block));
    let with_regions = ops.filter(|&op| body.has_extra(op));
    with_regions.flat_map(|op| body.regions(op)).collect()
}

fn merge_in(ctx: &Context, body: &mut Body, region: RegionId) -> bool {
    if body.has_one_block(region) {
        return false;
    }
    // Only blocks with the same successors can be identical. The entry block is excluded because it cannot have
    // predecessors.
    let mut by_successors: FxHashMap<Vec<BlockId>, usize> = FxHashMap::default();
    let mut groups: Vec<Vec<BlockId>> = Vec::new();
    for block in body.blocks(region).skip(1) {
        let last = body.last_op(block);
        let successors = last.map_or_else(Vec::new, |op| body.successors(op).collect());
        let group = *by_successors.entry(successors).or_insert_with(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        groups[group].push(block);
    }
    let mut merged = false;
    for blocks in groups.iter().filter(|blocks| blocks.len() > 1) {
        let mut clusters: Vec<Cluster> = Vec::new();
        for &block in blocks {
            let has_regions = body.ops(block).any(|op| {
                body.is_nested(op)
                    || body.has_extra(op)
                        && (body.regions(op)).any(|region| body.entry_block(region).is_some())
            });
            if has_regions {
                continue;
            }
            let joined = clusters.iter_mut().any(|cluster| {
                let differing = differing_operands(ctx, body, cluster.leader, block);
                differing.is_some_and(|differing| {
                    cluster.differing.extend(differing);
                    cluster.others.push(block);
                    true
                })
            });
            if !joined {
                clusters.push(Cluster {
                    leader: block,
                    others: Vec::new(),
                    differing: BTreeSet::new(),
                });
            }
        }
        for cluster in &clusters {
            merged |= merge(ctx, body, cluster);
        }
    }
    merged
}

/// Returns the operands in which two blocks differ, or `None` if the blocks differ in other ways.
fn differing_operands(
    ctx: &Context,
    body: &Body,
    leader: BlockId,
    block: BlockId,
) -> Option<Vec<(usize, usize)>> {
    let types = |block| {
        let args = body.block_args(block).iter();
        args.map(|&arg| body.ty(arg)).collect::<Vec<_>>()
    };
    if types(leader) != types(block) {
        return None;
    }
    let (left, right): (Vec<_>, Vec<_>) = (body.ops(leader).collect(), body.ops(block).collect());
    if left.len() != right.len() {
        return None;
    }
    let mut same: FxHashMap<ValueId, ValueId> = FxHashMap::default();
    let args = |block| body.block_args(block).iter().copied();
    same.extend(args(leader).zip(args(block)));
    let mut differing = Vec::new();
    for (at, (&a, &b)) in left.iter().zip(&right).enumerate() {
        if !body.is_same_but_operands(a, b) {
            return None;
        }
        for (index, (x, y)) in body.operands(a).zip(body.operands(b)).enumerate() {
            if x == y {
                continue;
            }
            if body.ty(x) != body.ty(y) {
                return None;
            }
            let inside = |value, block| body.defining_block(value) == Some(block);
            match (inside(x, leader), inside(y, block)) {
                (false, false) => {
                    if !can_be_handed(body, leader, x) || !can_be_handed(body, block, y) {
                        return None;
                    }
                    differing.push((at, index));
                }
                (true, true) if same.get(&x) == Some(&y) => (),
                _ => return None,
            }
        }
        if used_outside(body, a, leader) || used_outside(body, b, block) {
            return None;
        }
        same.extend(body.results(a).zip(body.results(b)));
    }
    // Differing operands become block arguments, so the operands of all predecessors must be changeable.
    let changeable = |block| {
        body.predecessors(block).all(|(op, _)| {
            ctx.op_interface::<dyn BranchOpInterface>(body.name(op))
                .is_some()
        })
    };
    (differing.is_empty() || changeable(leader) && changeable(block)).then_some(differing)
}

/// Returns true if the predecessors of a block can forward a value to it. They cannot if one of them defines the value.
fn can_be_handed(body: &Body, block: BlockId, value: ValueId) -> bool {
    let by_predecessor = |op| body.predecessors(block).any(|(branch, _)| branch == op);
    !body.defining_op(value).is_some_and(by_predecessor)
}

fn used_outside(body: &Body, op: OpId, block: BlockId) -> bool {
    body.results(op).any(|result| {
        let mut uses = body.uses(result);
        uses.any(|used| body.parent_block(used.op) != Some(block))
    })
}

fn merge(ctx: &Context, body: &mut Body, cluster: &Cluster) -> bool {
    if cluster.others.is_empty() {
        return false;
    }
    let leader = cluster.leader;
    if !cluster.differing.is_empty() {
        let blocks: Vec<BlockId> = std::iter::once(leader)
            .chain(cluster.others.iter().copied())
            .collect();
        let ops: Vec<Vec<OpId>> = blocks
            .iter()
            .map(|&block| body.ops(block).collect())
            .collect();
        let mut lists: Vec<Values> = vec![Values::new(); blocks.len()];
        let first = body.block_args(leader).len();
        for &(at, index) in &cluster.differing {
            for (list, ops) in lists.iter_mut().zip(&ops) {
                list.push(body.operand(ops[at], index));
            }
            let value = body.operand(ops[0][at], index);
            let (ty, loc) = (body.ty(value), value_loc(body, value));
            let arg = body.add_block_arg(leader, ty, loc);
            body.set_operand(ops[0][at], index, arg);
        }
        prune(body, leader, first, &mut lists);
        for (&block, list) in blocks.iter().zip(&lists) {
            for (branch, successor) in body.predecessors(block).collect::<Vec<_>>() {
                change_handed(ctx, body, branch, successor, |values| {
                    values.extend_from_slice(list);
                });
            }
        }
    }
    for &block in &cluster.others {
        for (branch, successor) in body.predecessors(block).collect::<Vec<_>>() {
            body.set_successor(branch, successor, leader);
        }
        body.erase_block(block);
    }
    true
}

/// Removes new arguments that always receive the same value as another new argument. `lists` contains the forwarded
/// values of each predecessor block. In the first list, only the first index of a value is compared, as upstream does.
fn prune(body: &mut Body, leader: BlockId, first: usize, lists: &mut [Values]) {
    let Some(list) = lists.first().cloned() else {
        return;
    };
    let mut place: FxHashMap<ValueId, usize> = FxHashMap::default();
    for (at, &value) in list.iter().enumerate() {
        place.entry(value).or_insert(at);
    }
    let replacement: Vec<Option<usize>> = (0..list.len())
        .map(|at| {
            let same = place[&list[at]];
            let everywhere = lists.iter().all(|list| list[same] == list[at]);
            (same != at && everywhere).then_some(same)
        })
        .collect();
    for (at, same) in replacement.iter().enumerate().rev() {
        let Some(same) = same else { continue };
        let args = body.block_args(leader);
        let (old, new) = (args[first + at], args[first + same]);
        body.replace_all_uses(old, new);
        body.erase_block_arg(leader, first + at);
        for list in lists.iter_mut() {
            list.remove(at);
        }
    }
}

fn value_loc(body: &Body, value: ValueId) -> Loc {
    if let Some(op) = body.defining_op(value) {
        return body.loc(op);
    }
    let Some(block) = body.defining_block(value) else {
        return Loc::UNKNOWN;
    };
    let at = body.block_args(block).iter().position(|&arg| arg == value);
    at.map_or(Loc::UNKNOWN, |at| body.block_arg_locs(block)[at])
}

/// Changes the operands that a branch forwards to one successor.
fn change_handed(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    successor: usize,
    change: impl FnOnce(&mut Values),
) {
    let Some(branch) = ctx.op_interface::<dyn BranchOpInterface>(body.name(op)) else {
        return;
    };
    let ranges = branch.successor_operands(OpRef::new(ctx, body, op));
    let mut lists: Vec<Values> = ranges
        .into_iter()
        .map(|range| range.map(|at| body.operand(op, at)).collect())
        .collect();
    change(&mut lists[successor]);
    set_successor_operands(branch, ctx, &mut OpEdit::new(body, op), &lists);
}

/// Drops arguments that receive the same value from all predecessors, in a region and its nested regions. Returns true
/// if any were dropped.
pub(super) fn drop_redundant_arguments(ctx: &Context, body: &mut Body, region: RegionId) -> bool {
    let mut changed = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        for block in body.blocks(region).collect::<Vec<_>>() {
            changed |= drop_arguments_of(ctx, body, block);
        }
        pending.extend(nested_regions(body, region));
    }
    changed
}

fn drop_arguments_of(ctx: &Context, body: &mut Body, block: BlockId) -> bool {
    let predecessors: Vec<(OpId, usize)> = body.predecessors(block).collect();
    let mut redundant = Vec::new();
    for index in 0..body.block_args(block).len() {
        let common = predecessors.iter().try_fold(None, |common, &(op, at)| {
            let value = *handed(ctx, body, op, at)?.get(index)?;
            (common.is_none_or(|common| common == value)).then_some(Some(value))
        });
        if let Some(Some(common)) = common {
            redundant.push(index);
            let arg = body.block_args(block)[index];
            body.replace_all_uses(arg, common);
        }
    }
    for &index in redundant.iter().rev() {
        for &(op, at) in &predecessors {
            change_handed(ctx, body, op, at, |values| {
                values.remove(index);
            });
        }
        body.erase_block_arg(block, index);
    }
    !redundant.is_empty()
}
