//! Store-to-load forwarding and dead store elimination for transfers.

use terrace_builtin::DenseElementsAttr;
use terrace_builtin::elements::scalar_bytes;
use terrace_builtin::types::MemRefType;
use terrace_interfaces::masking::masking;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::value_bounds::{are_different, constant_delta};
use terrace_interfaces::view_like::{ViewLikeOpInterface, view_source};
use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{BlockId, Body, Context, Dominance, OpId, OpRef, OpView, RegionId, ValueId};
use terrace_memref::{CastOp, SubViewOp};
use terrace_rewrite::Rewriter;
use terrace_vector::transfer::{self, Chunk, Transfer, TransferParts, chunk};
use terrace_vector::{TransferReadOp, TransferWriteOp};

/// Forwards the vector of a `vector.transfer_write` to later `vector.transfer_read` operations of the same elements,
/// and erases writes that are overwritten before they may be read. Visits all operations nested in `root`, except those
/// in isolated bodies. MLIR's `transferOpflowOpt`.
///
/// ```
/// use terrace_ir::OpId;
/// use terrace_rewrite::IrRewriter;
/// use terrace_vector_transforms::transfer_opflow_opt;
///
/// let ctx = terrace_testing::context(&[
///     &terrace_func::FUNC, &terrace_memref::MEMREF, &terrace_vector::VECTOR,
/// ]);
/// let text = "func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>, %p: f32) -> vector<4xf32> {
///   vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
///   %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
///   return %0 : vector<4xf32>
/// }";
/// let mut module = terrace_testing::read(&ctx, text, &mut Default::default()).expect("valid");
/// let (_, function) = module.nested_in_order_mut().remove(0);
/// transfer_opflow_opt(&mut IrRewriter::new(&ctx, function), OpId::ROOT);
/// assert_eq!(function.walk(OpId::ROOT).count(), 2);
/// ```
pub fn transfer_opflow_opt(rw: &mut dyn Rewriter<'_>, root: OpId) {
    // Process reads first, because fewer reads make more writes dead.
    let mut order = Order::default();
    let mut reads = of_kind::<TransferReadOp>(rw, root);
    reads.retain(|&read| match written_before(rw, &mut order, read) {
        Some(value) => {
            let result = rw.body().result(read, 0);
            rw.replace_all_uses(result, value);
            true
        }
        None => false,
    });
    for read in reads {
        rw.erase_op(read);
    }
    let mut writes = of_kind::<TransferWriteOp>(rw, root);
    writes.retain(|&write| is_written_again(rw, &mut order, write));
    for write in writes {
        rw.erase_op(write);
    }
}

/// Returns the transfers of one kind that access memory.
fn of_kind<T: OpView>(rw: &dyn Rewriter<'_>, root: OpId) -> Vec<OpId> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let of_memory = |&op: &OpId| {
        let transfer = Transfer::new(rw.op(op)).filter(|it| rw.op(it.op.id).is::<T>());
        transfer.is_some_and(|it| body.ty(it.base).is::<MemRefType>(ctx))
    };
    let mut all = body.walk_post_order(root);
    all.retain(of_memory);
    all
}

/// Returns all users of a memref and its aliases, except views.
fn users(rw: &dyn Rewriter<'_>, base: ValueId) -> Vec<OpId> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let (mut memory, mut views) = (base, std::collections::HashSet::new());
    // In an unreachable block, a view may be its own source.
    while views.insert(memory)
        && let Some(source) = view_source(ctx, body, memory)
    {
        memory = source;
    }
    let mut seen = std::collections::HashSet::new();
    let (mut found, mut pending) = (Vec::new(), vec![memory]);
    while let Some(memory) = pending.pop() {
        for user in body.uses(memory) {
            let user = user.op;
            if !seen.insert(user) {
                continue;
            }
            let is_view = ctx
                .op_interface::<dyn ViewLikeOpInterface>(body.name(user))
                .is_some();
            match is_view {
                true => pending.extend(body.results(user)),
                false => found.push(user),
            }
        }
    }
    found
}

/// Skips the casts and views of a memref that cover the same elements.
fn whole(ctx: &Context, body: &Body, mut memory: ValueId) -> ValueId {
    let mut views = std::collections::HashSet::new();
    while views.insert(memory)
        && let Some(owner) = body.defining_op(memory)
    {
        let owner = OpRef::new(ctx, body, owner);
        memory = if let Some(cast) = owner.well_formed_as::<CastOp>() {
            cast.source()
        } else if let Some(view) = owner.well_formed_as::<SubViewOp>()
            && all_are(ctx, view.static_offsets_attr(), 0)
            && all_are(ctx, view.static_strides_attr(), 1)
        {
            view.source()
        } else {
            break;
        };
    }
    memory
}

fn all_are(ctx: &Context, numbers: terrace_ir::Attr, number: i64) -> bool {
    let numbers = terrace_builtin::attrs::i64_array_value(ctx, numbers);
    numbers.is_some_and(|numbers| numbers.iter().all(|&it| it == number))
}

/// Returns the vector that an earlier write stored for a read.
fn written_before(rw: &dyn Rewriter<'_>, order: &mut Order, read: OpId) -> Option<ValueId> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let parts = TransferParts::new(rw.op(read))?;
    if parts.in_bounds.contains(&false) || masking(rw.op(read)).is_some() {
        return None;
    }
    let mut last: Option<(OpId, ValueId)> = None;
    let mut others = Vec::new();
    for user in users(rw, parts.base) {
        if is_memory_effect_free(ctx, body, user) || rw.op(user).is::<TransferReadOp>() {
            continue;
        }
        if rw.op(user).is::<TransferWriteOp>()
            && let Some(write) = TransferParts::new(rw.op(user))
        {
            if are_apart(ctx, body, &write, &parts) {
                continue;
            }
            // A write in a `vector.mask` does not write all elements.
            let is_same = whole(ctx, body, parts.base) == whole(ctx, body, write.base)
                && masking(rw.op(user)).is_none()
                && is_read_of(ctx, body, &write, &parts);
            if is_same && order.dominates(body, user, read) {
                if last.is_none_or(|(last, _)| order.dominates(body, last, user)) {
                    last = Some((user, write.vector));
                }
                continue;
            }
        }
        others.push(user);
    }
    let (last, value) = last?;
    let region = body.parent_region(body.parent_block(last)?)?;
    let read = ancestor_in(body, region, read)?;
    for other in others {
        let Some(around) = ancestor_in(body, region, other) else {
            continue;
        };
        if order.is_reachable(body, around, read) && !order.post_dominates(body, last, other) {
            return None;
        }
    }
    Some(value)
}

/// Returns true if a write is overwritten before it may be read.
fn is_written_again(rw: &dyn Rewriter<'_>, order: &mut Order, write: OpId) -> bool {
    let (ctx, body) = (rw.ctx(), rw.body());
    let Some(parts) = TransferParts::new(rw.op(write)) else {
        return false;
    };
    let mut next: Option<OpId> = None;
    let mut others = Vec::new();
    for user in users(rw, parts.base) {
        if user == write || is_memory_effect_free(ctx, body, user) {
            continue;
        }
        if let Some(other) = TransferParts::new(rw.op(user)) {
            let is_same = rw.op(user).is::<TransferWriteOp>()
                && masking(rw.op(user)).is_none()
                && whole(ctx, body, parts.base) == whole(ctx, body, other.base)
                && is_same_place(&parts, &other)
                && parts.mask == other.mask;
            if is_same && order.post_dominates(body, user, write) {
                if next.is_none_or(|next| order.post_dominates(body, next, user)) {
                    next = Some(user);
                }
                continue;
            }
            if are_apart(ctx, body, &parts, &other) {
                continue;
            }
        }
        others.push(user);
    }
    let Some(next) = next else {
        return false;
    };
    let region = body
        .parent_block(next)
        .and_then(|block| body.parent_region(block));
    let Some((region, write)) = region.and_then(|region| {
        let write = ancestor_in(body, region, write)?;
        Some((region, write))
    }) else {
        return false;
    };
    others.into_iter().all(|other| {
        let Some(around) = ancestor_in(body, region, other) else {
            return true;
        };
        !order.is_reachable(body, write, around) || order.dominates(body, next, around)
    })
}

/// Returns true if two transfers have the same indices, vector type and map.
fn is_same_place(a: &TransferParts, b: &TransferParts) -> bool {
    a.indices == b.indices && a.ty == b.ty && a.map == b.map
}

/// Returns true if a read returns the vector of an earlier write: `checkSameValueRAW`.
fn is_read_of(ctx: &Context, body: &Body, write: &TransferParts, read: &TransferParts) -> bool {
    !write.in_bounds.contains(&false)
        && is_same_place(write, read)
        && match (write.mask, read.mask) {
            (None, None) => true,
            // Masked-off elements must also have the same value.
            (written, Some(mask)) if written.is_none_or(|written| written == mask) => {
                is_padding(ctx, body, write, read).unwrap_or(false)
            }
            _ => false,
        }
}

/// Returns true if a write stores a splat of the read's padding.
fn is_padding(
    ctx: &Context,
    body: &Body,
    write: &TransferParts,
    read: &TransferParts,
) -> Option<bool> {
    let value = constant_value(ctx, body, write.vector)?;
    let splat = value.as_::<DenseElementsAttr>(ctx).filter(|it| it.splat)?;
    let padding = constant_value(ctx, body, read.padding?)?;
    Some(scalar_bytes(ctx, padding)? == splat.element_bytes(ctx, 0)?)
}

/// Returns true if two transfers of the same memref never access the same element: `isDisjointTransferSet`, with value
/// bounds.
fn are_apart(ctx: &Context, body: &Body, a: &TransferParts, b: &TransferParts) -> bool {
    if a.base != b.base || a.ty != b.ty {
        return false;
    }
    let sizes = chunk(&a.map, &a.ty).into_iter().zip(chunk(&b.map, &b.ty));
    let pairs = a.indices.iter().zip(&b.indices).zip(sizes);
    let is_apart = |((&first, &second), sizes): ((&ValueId, &ValueId), (Chunk, Chunk))| {
        let places = [first, second].map(|place| MixedIndex::of(ctx, body, place));
        let distance = match places {
            [MixedIndex::Known(first), MixedIndex::Known(second)] => first.checked_sub(second),
            _ if sizes == (None, None) => return are_different(ctx, body, [first, second]),
            _ => constant_delta(ctx, body, [first, second]),
        };
        distance.is_some_and(|distance| transfer::are_apart(distance, sizes))
    };
    pairs.into_iter().any(is_apart)
}

/// Returns the ancestor of an operation in a region.
fn ancestor_in(body: &Body, region: RegionId, op: OpId) -> Option<OpId> {
    let is_in = |block| body.parent_region(block) == Some(region);
    let mut ancestors = body.ancestors(op);
    ancestors.find(|op| body.parent_block(*op).is_some_and(is_in))
}

/// Dominance queries about operations.
#[derive(Default)]
struct Order {
    dominance: Dominance,
}

impl Order {
    /// Returns the block of `a`, the ancestor of `b` in the same region, and the block of that ancestor. Returns `None`
    /// if `b` is not nested in the region.
    fn places(body: &Body, a: OpId, b: OpId) -> Option<(BlockId, OpId, BlockId)> {
        let block = body.parent_block(a)?;
        let b = ancestor_in(body, body.parent_region(block)?, b)?;
        Some((block, b, body.parent_block(b)?))
    }

    /// Returns true if `a` dominates `b`, is `b` or contains it.
    fn dominates(&mut self, body: &Body, a: OpId, b: OpId) -> bool {
        match Self::places(body, a, b) {
            None => false,
            Some((_, b, _)) if a == b => true,
            Some((first, b, second)) if first == second => body.is_before(a, b),
            Some((first, _, second)) => self.dominance.block_dominates(body, first, second),
        }
    }

    /// Returns true if `a` post-dominates `b`, is `b` or contains it. Returns false if a loop between the blocks may be
    /// infinite.
    fn post_dominates(&mut self, body: &Body, a: OpId, b: OpId) -> bool {
        match Self::places(body, a, b) {
            None => false,
            Some((_, b, _)) if a == b => true,
            Some((first, b, second)) if first == second => body.is_before(b, a),
            Some((first, _, second)) => post_dominates(body, first, second),
        }
    }

    /// Returns true if `to` may run after `from`. Both must be in the same region.
    fn is_reachable(&mut self, body: &Body, from: OpId, to: OpId) -> bool {
        if self.dominates(body, from, to) {
            return true;
        }
        let blocks = body.parent_block(from).zip(body.parent_block(to));
        let Some((from, to)) = blocks else {
            return false;
        };
        let mut seen = std::collections::HashSet::new();
        let mut pending: Vec<BlockId> = successors(body, from).collect();
        while let Some(block) = pending.pop() {
            if !seen.insert(block) {
                continue;
            }
            if self.dominance.block_dominates(body, block, to) {
                return true;
            }
            pending.extend(successors(body, block));
        }
        false
    }
}

fn successors(body: &Body, block: BlockId) -> impl Iterator<Item = BlockId> + '_ {
    let last = body.last_op(block);
    last.into_iter().flat_map(|last| body.successors(last))
}

/// Returns the blocks that are reachable from a block without passing through `without`.
fn reached(body: &Body, from: BlockId, without: Option<BlockId>) -> Vec<BlockId> {
    let (mut found, mut next) = (vec![from], 0);
    let mut seen = std::collections::HashSet::from([from]);
    while let Some(&block) = found.get(next) {
        next += 1;
        for successor in successors(body, block) {
            if Some(successor) != without && seen.insert(successor) {
                found.push(successor);
            }
        }
    }
    found
}

/// Returns true if all paths from block `b` to the end of the region pass through block `a`, and the end is reachable
/// from every block on those paths.
fn post_dominates(body: &Body, a: BlockId, b: BlockId) -> bool {
    let is_end = |block| successors(body, block).next().is_none();
    let before = reached(body, b, Some(a));
    !before.iter().any(|&block| is_end(block))
        && (before.iter().chain([&a]))
            .all(|&block| reached(body, block, None).into_iter().any(is_end))
}
