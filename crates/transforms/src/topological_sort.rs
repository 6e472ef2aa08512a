//! `topological-sort`: orders the operations of graph regions so that definitions precede uses if possible.

use rustc_hash::FxHashSet;
use terrace_ir::{BlockId, Body, Context, Failed, OpId, Traits};
use terrace_pass::{OptionValues, PassContext, PassDef, parallel_bodies};

/// `topological-sort`
pub static TOPOLOGICAL_SORT: PassDef = PassDef::new(
    "topological-sort",
    "Sort regions without SSA dominance in topological order",
    topological_sort,
)
.class("TopologicalSort");

fn topological_sort(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    sort_body(ctx, cx.body);
    parallel_bodies(cx.body, cx.threads, cx.diags, |body, _| {
        sort_body(ctx, body);
    });
    Ok(())
}

fn sort_body(ctx: &Context, body: &mut Body) {
    let ops: Vec<OpId> = [OpId::ROOT]
        .into_iter()
        .chain(body.walk(OpId::ROOT))
        .collect();
    for op in ops {
        let def = ctx.op_def(body.name(op));
        if body.is_nested(op) || !def.is_some_and(|def| def.has(Traits::GRAPH_REGION)) {
            continue;
        }
        let blocks = body.regions(op).flat_map(|region| body.blocks(region));
        for block in blocks.collect::<Vec<_>>() {
            sort_block(ctx, body, block);
        }
    }
}

/// Repeatedly moves operations without unscheduled operands to the front. If there is no such operation, moves the
/// first unscheduled one.
fn sort_block(ctx: &Context, body: &mut Body, block: BlockId) {
    let mut ops: Vec<OpId> = body.ops(block).collect();
    let is_terminator = |op: &&OpId| {
        let def = ctx.op_def(body.name(**op));
        def.is_some_and(|def| def.has(Traits::TERMINATOR))
    };
    let end = ops.last().filter(is_terminator).copied();
    ops.truncate(ops.len() - usize::from(end.is_some()));
    let mut waiting: FxHashSet<OpId> = ops.iter().copied().collect();
    while !ops.is_empty() {
        let mut left = Vec::new();
        for &op in &ops {
            if is_ready(body, op, &waiting) {
                waiting.remove(&op);
                if let Some(&next) = left.first() {
                    body.move_op(op, block, Some(next));
                }
            } else {
                left.push(op);
            }
        }
        if left.len() == ops.len() {
            waiting.remove(&left.remove(0));
        }
        ops = left;
    }
}

/// Returns true if an operation and its regions use no results of unscheduled operations or of operations nested in
/// them.
fn is_ready(body: &Body, op: OpId, waiting: &FxHashSet<OpId>) -> bool {
    let ready = |user: OpId| {
        body.operands(user).all(|value| {
            let mut at = body.defining_op(value);
            while let Some(def) = at {
                if def == op {
                    return true;
                }
                if waiting.contains(&def) {
                    return false;
                }
                at = body.parent_op(def);
            }
            true
        })
    };
    ready(op) && (body.is_nested(op) || body.walk(op).all(ready))
}
