//! Stack allocations of inlined functions. Allocations of constant size are hoisted to the start of the caller, with
//! lifetime markers around the inlined blocks. For all others, the stack pointer is saved before the inlined blocks and
//! restored after them. If the call is in a loop, this holds for every allocation that is not hoisted. The start of the
//! caller is outside of the loop, unless iterations may run in parallel.

use crate::{AllocaOp, ConstantOp, LifetimeEndOp, LifetimeStartOp, StackRestoreOp, StackSaveOp};
use terrace_builtin::attrs::int_value;
use terrace_ir::call::Inlined;
use terrace_ir::interfaces::constant_value;
use terrace_ir::stack::allocates_automatically;
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, InsertPoint, Loc, OpId, OpRef, Traits, Type, ValueId,
};

/// A stack allocation of constant size.
struct Static {
    op: OpId,
    size: Attr,
    marked: bool,
}

pub(super) fn handle(ctx: &Context, body: &mut Body, inlined: &Inlined<'_>) {
    let (Some(place), Some(&first)) = (inlined.place, inlined.blocks.first()) else {
        return;
    };
    let entry = place.entry;
    let is_alloca = |body: &Body, op: &OpId| OpRef::new(ctx, body, *op).is::<AllocaOp>();
    let size = |body: &Body, op: OpId| constant_value(ctx, body, body.operand(op, 0));
    let mut allocas = Vec::new();
    let mut is_dynamic = false;
    for op in body.ops(first).filter(|op| is_alloca(body, op)) {
        match size(body, op) {
            None => is_dynamic = true,
            Some(size) => allocas.push(Static {
                op,
                size,
                marked: int_value(ctx, size) != Some(0) && !has_markers(ctx, body, op),
            }),
        }
    }
    is_dynamic |= inlined.blocks[1..].iter().any(|&block| {
        let mut ops = body.ops(block).filter(|op| is_alloca(body, op));
        ops.any(|op| size(body, op).is_none())
    });
    // Inside a loop, no allocation may outlive its iteration.
    is_dynamic |= place.is_repeated && allocates_more(ctx, body, inlined.blocks, &allocas);
    let call_loc = body.loc(inlined.call);
    let mut saved = None;
    if is_dynamic {
        let at = InsertPoint::start(body, first);
        let mut builder = Builder::new(ctx, body, at, call_loc);
        saved = Some(builder.create_value(StackSaveOp::spec(Type::LLVM_PTR)));
    }
    let at_start = match place.is_parallel && !allocas.is_empty() {
        true => place_in_iteration(ctx, body, entry, call_loc),
        false => InsertPoint::start(body, entry),
    };
    for alloca in &allocas {
        let (loc, pointer) = (body.loc(alloca.op), body.result(alloca.op, 0));
        if alloca.marked {
            let at = InsertPoint::before(body, alloca.op);
            Builder::new(ctx, body, at, loc).create(LifetimeStartOp::spec(pointer));
        }
        let ty = body.ty(body.operand(alloca.op, 0));
        let constant =
            Builder::new(ctx, body, at_start, loc).create_value(ConstantOp::spec(ty, alloca.size));
        body.move_op(alloca.op, entry, at_start.before);
        body.set_operand(alloca.op, 0, constant);
    }
    let marked: Vec<ValueId> = allocas
        .iter()
        .filter(|alloca| alloca.marked)
        .map(|alloca| body.result(alloca.op, 0))
        .collect();
    for &block in inlined.blocks {
        let Some(last) = body.last_op(block) else {
            continue;
        };
        let def = ctx.op_def(body.name(last));
        if !def.is_some_and(|def| def.has(Traits::RETURN_LIKE)) {
            continue;
        }
        let at = InsertPoint::before(body, last);
        if let Some(saved) = saved {
            Builder::new(ctx, body, at, call_loc).create(StackRestoreOp::spec(saved));
        }
        for &pointer in &marked {
            let loc = body.value_loc(pointer);
            Builder::new(ctx, body, at, loc).create(LifetimeEndOp::spec(pointer));
        }
    }
}

/// True if inlined blocks have allocations other than those in `known`.
fn allocates_more(ctx: &Context, body: &Body, blocks: &[BlockId], known: &[Static]) -> bool {
    let mut pending: Vec<OpId> = blocks.iter().flat_map(|&block| body.ops(block)).collect();
    while let Some(op) = pending.pop() {
        let is_known = known.iter().any(|known| known.op == op);
        if !is_known && allocates_automatically(OpRef::new(ctx, body, op)) {
            return true;
        }
        if body.has_extra(op) {
            let blocks = body.regions(op).flat_map(|region| body.blocks(region));
            pending.extend(blocks.flat_map(|block| body.ops(block)));
        }
    }
    false
}

/// The insertion point for allocations of each iteration of a parallel loop. It is at the start of the body; the stack
/// is restored at the end of it.
pub(super) fn place_in_iteration(
    ctx: &Context,
    body: &mut Body,
    entry: BlockId,
    loc: Loc,
) -> InsertPoint {
    let first = body.first_op(entry);
    let saved = first.filter(|&op| OpRef::new(ctx, body, op).is::<StackSaveOp>());
    let region = body.parent_region(entry);
    // The block of the call is split while it is inlined, so the last block of the region is the end of the body.
    let end = region.and_then(|region| body.blocks(region).last());
    let end = end.and_then(|block| body.last_op(block));
    let restores = end.and_then(|end| body.prev_op(end));
    let is_done = saved.is_some_and(|saved| {
        restores.is_some_and(|op| {
            OpRef::new(ctx, body, op).is::<StackRestoreOp>()
                && body.operand(op, 0) == body.result(saved, 0)
        })
    });
    if !is_done && let Some(end) = end {
        let at = InsertPoint::start(body, entry);
        let saved =
            Builder::new(ctx, body, at, loc).create_value(StackSaveOp::spec(Type::LLVM_PTR));
        let at = InsertPoint::before(body, end);
        Builder::new(ctx, body, at, loc).create(StackRestoreOp::spec(saved));
    }
    InsertPoint {
        block: entry,
        before: body.first_op(entry).and_then(|saved| body.next_op(saved)),
    }
}

fn has_markers(ctx: &Context, body: &Body, alloca: OpId) -> bool {
    let mut uses = body.uses(body.result(alloca, 0));
    uses.any(|used| {
        OpRef::new(ctx, body, used.op).is::<LifetimeStartOp>()
            || OpRef::new(ctx, body, used.op).is::<LifetimeEndOp>()
    })
}
