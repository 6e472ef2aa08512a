//! Moves stack allocations of inlined functions.
//!
//! Allocations of constant size are hoisted to the start of the caller, with lifetime markers around the inlined
//! blocks. For all other allocations, the stack pointer is saved before the inlined blocks and restored after them.
//! If the call is in a loop, the stack pointer is saved for every allocation that is not hoisted. The start of the
//! caller is outside of the loop, unless iterations may run in parallel.

use crate::{AllocaOp, ConstantOp, LifetimeEndOp, LifetimeStartOp, StackRestoreOp, StackSaveOp};
use terrace_builtin::attrs::int_value;
use terrace_ir::call::Inlined;
use terrace_ir::interfaces::constant_value;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::stack::allocates_automatically;
use terrace_ir::{
    Attr, BlockId, Body, Context, InsertPoint, Loc, OpId, OpRef, Traits, Type, ValueId,
};

/// A stack allocation of constant size.
struct Static {
    op: OpId,
    size: Attr,
    marked: bool,
}

pub(super) fn handle(inlined: &Inlined<'_>, rw: &mut dyn Rewriter<'_>) {
    let ctx = rw.ctx();
    let (Some(place), Some(&first)) = (inlined.place, inlined.blocks.first()) else {
        return;
    };
    let entry = place.entry;
    let body = rw.body();
    let is_alloca = |op: &OpId| OpRef::new(ctx, body, *op).is::<AllocaOp>();
    let size = |op: OpId| constant_value(ctx, body, body.operand(op, 0));
    let mut allocas = Vec::new();
    let mut is_dynamic = false;
    for op in body.ops(first).filter(is_alloca) {
        match size(op) {
            None => is_dynamic = true,
            Some(size) => allocas.push(Static {
                op,
                size,
                marked: int_value(ctx, size) != Some(0) && !has_markers(ctx, body, op),
            }),
        }
    }
    is_dynamic |= inlined.blocks[1..].iter().any(|&block| {
        let mut ops = body.ops(block).filter(is_alloca);
        ops.any(|op| size(op).is_none())
    });
    // Inside a loop, no allocation may outlive its iteration.
    is_dynamic |= place.is_repeated && allocates_more(ctx, body, inlined.blocks, &allocas);
    let call_loc = body.loc(inlined.call);
    let mut saved = None;
    if is_dynamic {
        let at = InsertPoint::start(rw.body(), first);
        let mut builder = rw.build_at(at, call_loc);
        saved = Some(builder.create_value(StackSaveOp::spec(Type::LLVM_PTR)));
    }
    let at_start = match place.is_parallel && !allocas.is_empty() {
        true => place_in_iteration(entry, call_loc, rw),
        false => InsertPoint::start(rw.body(), entry),
    };
    for alloca in &allocas {
        let (loc, pointer) = (rw.body().loc(alloca.op), rw.body().result(alloca.op, 0));
        if alloca.marked {
            let at = InsertPoint::before(rw.body(), alloca.op);
            rw.build_at(at, loc).create(LifetimeStartOp::spec(pointer));
        }
        let ty = rw.body().ty(rw.body().operand(alloca.op, 0));
        let constant = rw
            .build_at(at_start, loc)
            .create_value(ConstantOp::spec(ty, alloca.size));
        rw.move_op(alloca.op, entry, at_start.before);
        rw.edit(alloca.op).set_operand(0, constant);
    }
    let marked: Vec<ValueId> = allocas
        .iter()
        .filter(|alloca| alloca.marked)
        .map(|alloca| rw.body().result(alloca.op, 0))
        .collect();
    for &block in inlined.blocks {
        let Some(last) = rw.body().last_op(block) else {
            continue;
        };
        let def = ctx.op_def(rw.body().name(last));
        if !def.is_some_and(|def| def.has(Traits::RETURN_LIKE)) {
            continue;
        }
        let at = InsertPoint::before(rw.body(), last);
        if let Some(saved) = saved {
            rw.build_at(at, call_loc)
                .create(StackRestoreOp::spec(saved));
        }
        for &pointer in &marked {
            let loc = rw.body().value_loc(pointer);
            rw.build_at(at, loc).create(LifetimeEndOp::spec(pointer));
        }
    }
}

/// Returns true if inlined blocks contain allocations that are not in `known`.
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

/// Returns the insertion point for allocations in each iteration of a parallel loop: the start of the body. The stack
/// is restored at the end of the body.
pub(super) fn place_in_iteration(
    entry: BlockId,
    loc: Loc,
    rw: &mut dyn Rewriter<'_>,
) -> InsertPoint {
    let first = rw.body().first_op(entry);
    let saved = first.filter(|&op| rw.op(op).is::<StackSaveOp>());
    let region = rw.body().parent_region(entry);
    // Inlining splits the block of the call, so the last block of the region is the end of the body.
    let end = region.and_then(|region| rw.body().blocks(region).last());
    let end = end.and_then(|block| rw.body().last_op(block));
    let restores = end.and_then(|end| rw.body().prev_op(end));
    let is_done = saved.is_some_and(|saved| {
        restores.is_some_and(|op| {
            rw.op(op).is::<StackRestoreOp>()
                && rw.body().operand(op, 0) == rw.body().result(saved, 0)
        })
    });
    if !is_done && let Some(end) = end {
        let at = InsertPoint::start(rw.body(), entry);
        let saved = rw
            .build_at(at, loc)
            .create_value(StackSaveOp::spec(Type::LLVM_PTR));
        let at = InsertPoint::before(rw.body(), end);
        rw.build_at(at, loc).create(StackRestoreOp::spec(saved));
    }
    InsertPoint {
        block: entry,
        before: rw
            .body()
            .first_op(entry)
            .and_then(|saved| rw.body().next_op(saved)),
    }
}

fn has_markers(ctx: &Context, body: &Body, alloca: OpId) -> bool {
    let mut uses = body.uses(body.result(alloca, 0));
    uses.any(|used| {
        OpRef::new(ctx, body, used.op).is::<LifetimeStartOp>()
            || OpRef::new(ctx, body, used.op).is::<LifetimeEndOp>()
    })
}
