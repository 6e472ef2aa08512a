//! `control-flow-sink`: moves operations without effects into the only region that uses them.

use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::region_branch::RegionBranchOpInterface;
use terrace_ir::{Body, Context, Failed, OpId, OpRef, RegionId};
use terrace_pass::{Anchor, Pass, PassContext, PassDef, Statistic};

/// `control-flow-sink`
pub static CONTROL_FLOW_SINK: PassDef = PassDef {
    name: "control-flow-sink",
    class: "ControlFlowSink",
    description: "Sink operations into conditional blocks",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[&NUM_SUNK],
    create: |_| Box::new(ControlFlowSink),
};

static NUM_SUNK: Statistic = Statistic {
    name: "num-sunk",
    description: "Number of operations sunk",
};

struct ControlFlowSink;

impl Pass for ControlFlowSink {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let ctx = cx.ctx;
        let sunk = cx.for_each_body(|body, _, _| sink(ctx, body));
        sunk.into_iter().for_each(|sunk| cx.count(&NUM_SUNK, sunk));
        Ok(())
    }
}

/// How many operations were moved.
fn sink(ctx: &Context, body: &mut Body) -> usize {
    let mut sunk = 0;
    for op in body.walk_post_order(OpId::ROOT) {
        let Some(model) = ctx.op_interface::<dyn RegionBranchOpInterface>(body.name(op)) else {
            continue;
        };
        let at = OpRef::new(ctx, body, op);
        let regions = body.regions(op).enumerate();
        let once = regions.filter(|&(index, _)| model.runs_once_at_most(at, index));
        for region in once.map(|(_, region)| region).collect::<Vec<_>>() {
            sunk += sink_into(ctx, body, region);
        }
    }
    sunk
}

/// Moves what only a region uses to its start, users before what they use.
fn sink_into(ctx: &Context, body: &mut Body, region: RegionId) -> usize {
    let Some(entry) = body.entry_block(region) else {
        return 0;
    };
    let mut sunk = 0;
    let blocks = body.blocks(region);
    let mut pending: Vec<OpId> = blocks.flat_map(|block| body.ops(block)).collect();
    while let Some(user) = pending.pop() {
        for value in body.operands(user).collect::<Vec<_>>() {
            let Some(op) = body.defining_op(value) else {
                continue;
            };
            let parent = body
                .parent_block(op)
                .and_then(|block| body.parent_region(block));
            if parent != Some(region)
                && is_only_used_in(body, op, region)
                && is_memory_effect_free(ctx, body, op)
            {
                let first = body.first_op(entry);
                body.move_op(op, entry, first);
                pending.push(op);
                sunk += 1;
            }
        }
    }
    sunk
}

fn is_only_used_in(body: &Body, op: OpId, region: RegionId) -> bool {
    let mut uses = body.results(op).flat_map(|result| body.uses(result));
    uses.all(|used| {
        let mut at = Some(used.op);
        while let Some(op) = at {
            let around = body
                .parent_block(op)
                .and_then(|block| body.parent_region(block));
            if around == Some(region) {
                return true;
            }
            at = around.map(|region| body.region_owner(region));
        }
        false
    })
}
