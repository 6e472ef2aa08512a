//! `control-flow-sink`: moves side-effect-free operations into the only region that uses them.

use rustc_hash::FxHashSet;
use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::interfaces::PlacedOperands;
use terrace_ir::region_branch::RegionBranchOpInterface;
use terrace_ir::{Body, Context, Failed, OpId, OpRef, RegionId};
use terrace_pass::{OptionValues, PassContext, PassDef, Statistic};

/// `control-flow-sink`
pub static CONTROL_FLOW_SINK: PassDef = PassDef::new(
    "control-flow-sink",
    "Sink operations into conditional blocks",
    control_flow_sink,
)
.class("ControlFlowSink")
.statistics(&[&NUM_SUNK]);

static NUM_SUNK: Statistic = Statistic {
    name: "num-sunk",
    description: "Number of operations sunk",
};

fn control_flow_sink(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    let sunk = cx.for_each_body(|body, _, _| sink(ctx, body));
    sunk.into_iter().for_each(|sunk| cx.count(&NUM_SUNK, sunk));
    Ok(())
}

/// Sinks operations of a body and returns their number.
fn sink(ctx: &Context, body: &mut Body) -> usize {
    let mut sunk = 0;
    let mut places = None;
    for op in body.walk_post_order(OpId::ROOT) {
        let Some(model) = ctx.op_interface::<dyn RegionBranchOpInterface>(body.name(op)) else {
            continue;
        };
        let at = OpRef::new(ctx, body, op);
        let regions = body.regions(op).enumerate();
        let once = regions.filter(|&(index, _)| model.runs_once_at_most(at, index));
        for region in once.map(|(_, region)| region).collect::<Vec<_>>() {
            sunk += sink_into(ctx, body, region, &mut places);
        }
    }
    sunk
}

/// Moves operations that are only used in a region to its start, users before their operands.
fn sink_into(
    ctx: &Context,
    body: &mut Body,
    region: RegionId,
    places: &mut Option<Places>,
) -> usize {
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
                let places = places.get_or_insert_with(|| Places::new(ctx, body));
                let (block, next) = (body.parent_block(op), body.next_op(op));
                let first = body.first_op(entry);
                body.move_op(op, entry, first);
                if let Some(block) = block.filter(|_| !places.allow(ctx, body, op)) {
                    body.move_op(op, block, next);
                    continue;
                }
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

/// The operations that affect operands with placement constraints ([`PlacedOperands`]).
struct Places(FxHashSet<OpId>);

impl Places {
    fn new(ctx: &Context, body: &Body) -> Self {
        let mut found = FxHashSet::default();
        let ops = body.walk(OpId::ROOT);
        let mut pending: Vec<OpId> = ops
            .filter(|&op| placed(OpRef::new(ctx, body, op)).is_some())
            .collect();
        while let Some(user) = pending.pop() {
            let defs = body.operands(user).filter_map(|it| body.defining_op(it));
            pending.extend(defs.filter(|&op| found.insert(op)));
        }
        Places(found)
    }

    /// Returns true if all transitive users still accept their operands if the operation remains at its current
    /// position.
    fn allow(&self, ctx: &Context, body: &Body, op: OpId) -> bool {
        let mut seen: FxHashSet<OpId> = FxHashSet::default();
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            if !self.0.contains(&op) {
                continue;
            }
            for used in body.results(op).flat_map(|result| body.uses(result)) {
                let user = OpRef::new(ctx, body, used.op);
                if seen.insert(used.op) {
                    if placed(user).is_some_and(|dialect| !dialect.are_placed(user)) {
                        return false;
                    }
                    pending.push(used.op);
                }
            }
        }
        true
    }
}

fn placed(op: OpRef<'_>) -> Option<&'static dyn PlacedOperands> {
    op.ctx
        .dialect_interface::<dyn PlacedOperands>(op.dialect_namespace())
}
