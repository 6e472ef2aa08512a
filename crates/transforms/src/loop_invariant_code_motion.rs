//! `loop-invariant-code-motion`: moves loop-invariant operations out of loops.

use std::collections::VecDeque;
use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::loops::{LoopLikeOpInterface, is_defined_outside};
use terrace_ir::speculation::is_speculatable;
use terrace_ir::{Body, Context, Failed, OpId, OpRef, RegionId, Traits};
use terrace_pass::{OptionValues, PassContext, PassDef};
use terrace_rewrite::IrRewriter;

/// `loop-invariant-code-motion`
pub static LOOP_INVARIANT_CODE_MOTION: PassDef = PassDef::new(
    "loop-invariant-code-motion",
    "Hoist loop invariant instructions outside of the loop",
    loop_invariant_code_motion,
)
.class("LoopInvariantCodeMotion");

fn loop_invariant_code_motion(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    cx.for_each_body(|body, _, _| hoist(ctx, body));
    Ok(())
}

/// Hoists operations from inner loops first, because the next enclosing loop may hoist them further.
fn hoist(ctx: &Context, body: &mut Body) {
    for op in body.walk_post_order(OpId::ROOT) {
        if let Some(model) = ctx.op_interface::<dyn LoopLikeOpInterface>(body.name(op)) {
            for region in model.regions(OpRef::new(ctx, body, op)) {
                hoist_from(ctx, body, (model, op), region);
            }
        }
    }
}

fn hoist_from(
    ctx: &Context,
    body: &mut Body,
    (model, around): (&dyn LoopLikeOpInterface, OpId),
    region: RegionId,
) {
    let blocks = body.blocks(region);
    let mut pending: VecDeque<OpId> = blocks.flat_map(|block| body.ops(block)).collect();
    while let Some(op) = pending.pop_front() {
        if region_of(body, op) != Some(region)
            || !is_memory_effect_free(ctx, body, op)
            || !is_speculatable(ctx, body, op)
            || !can_be_hoisted(ctx, body, op, around)
        {
            continue;
        }
        model.move_out(around, op, &mut IrRewriter::new(ctx, body));
        for result in body.results(op) {
            let users = body.uses(result).map(|used| used.op);
            pending.extend(users.filter(|&user| region_of(body, user) == Some(region)));
        }
    }
}

fn region_of(body: &Body, op: OpId) -> Option<RegionId> {
    body.parent_region(body.parent_block(op)?)
}

/// Returns true if an operation and its regions use only values that are defined outside the loop or in the operation.
fn can_be_hoisted(ctx: &Context, body: &Body, op: OpId, around: OpId) -> bool {
    let def = ctx.op_def(body.name(op));
    if def.is_some_and(|def| def.has(Traits::TERMINATOR)) {
        return false;
    }
    let from_outside = |user: OpId| {
        let mut operands = body.operands(user);
        operands.all(|value| {
            is_defined_outside(body, around, value)
                || user != op && !is_defined_outside(body, op, value)
        })
    };
    from_outside(op) && (!body.has_extra(op) || body.walk(op).all(from_outside))
}
