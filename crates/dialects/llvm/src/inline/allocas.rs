//! Memory on the stack of inlined functions. What has a constant size goes to the start of the caller, with markers of its
//! life around the inlined blocks; other memory is given back after them.

use crate::{AllocaOp, ConstantOp, LifetimeEndOp, LifetimeStartOp, StackRestoreOp, StackSaveOp};
use terrace_builtin::attrs::int_value;
use terrace_ir::call::Inlined;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, InsertPoint, OpId, OpView, Traits, Type, ValueId,
};

/// An allocation of a constant size.
struct Static {
    op: OpId,
    size: Attr,
    marked: bool,
}

pub(super) fn handle(ctx: &Context, body: &mut Body, inlined: &Inlined<'_>) {
    let (Some(entry), Some(&first)) = (
        caller_entry(ctx, body, inlined.call),
        inlined.blocks.first(),
    ) else {
        return;
    };
    let is_alloca = |body: &Body, op: &OpId| AllocaOp::cast(ctx, body, *op).is_some();
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
    let call_loc = body.loc(inlined.call);
    let mut saved = None;
    if is_dynamic {
        let at = InsertPoint::start(body, first);
        let mut builder = Builder::new(ctx, body, at, call_loc);
        saved = Some(builder.create_value(StackSaveOp::spec(Type::LLVM_PTR)));
    }
    let before = body.first_op(entry);
    for alloca in &allocas {
        let (loc, pointer) = (body.loc(alloca.op), body.result(alloca.op, 0));
        if alloca.marked {
            let at = InsertPoint::before(body, alloca.op);
            Builder::new(ctx, body, at, loc).create(LifetimeStartOp::spec(pointer));
        }
        let at = InsertPoint {
            block: entry,
            before,
        };
        let ty = body.ty(body.operand(alloca.op, 0));
        let constant =
            Builder::new(ctx, body, at, loc).create_value(ConstantOp::spec(ty, alloca.size));
        body.move_op(alloca.op, entry, before);
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

/// The first block of the scope of automatic memory that a call is in.
fn caller_entry(ctx: &Context, body: &Body, call: OpId) -> Option<BlockId> {
    let mut region = body.parent_region(body.parent_block(call)?)?;
    loop {
        let owner = body.region_owner(region);
        let def = ctx.op_def(body.name(owner));
        let is_scope = def.is_none_or(|def| {
            def.has(Traits::ISOLATED_FROM_ABOVE) || def.has(Traits::AUTOMATIC_ALLOCATION_SCOPE)
        });
        if is_scope || owner == OpId::ROOT {
            return body.entry_block(region);
        }
        region = body.parent_region(body.parent_block(owner)?)?;
    }
}

fn has_markers(ctx: &Context, body: &Body, alloca: OpId) -> bool {
    let mut uses = body.uses(body.result(alloca, 0));
    uses.any(|used| {
        LifetimeStartOp::cast(ctx, body, used.op).is_some()
            || LifetimeEndOp::cast(ctx, body, used.op).is_some()
    })
}
