//! Memory on the stack in loops that lose their scope.

use terrace_ir::{OpId, OpRef, OpView, Traits};
use terrace_memref::AllocaOp;
use terrace_rewrite::Rewriter;

/// Moves stack allocations of a known size out of a loop whose iterations free them, to the start of the scope around the loop.
///
/// To be called before the loop becomes something that is no scope, blocks for instance: there an allocation would be made in each
/// iteration and none be freed, as upstream does. Nothing that an iteration allocates is used in another one, so they can share it.
pub fn hoist_allocations(op: OpId, rewriter: &mut dyn Rewriter<'_>) {
    let view = rewriter.op(op);
    if !is_scope(view) {
        return;
    }
    let Some(around) = scope_around(view) else {
        return;
    };
    let Some(block) = view
        .body
        .regions(around)
        .next()
        .and_then(|region| view.body.entry_block(region))
    else {
        return;
    };
    let first = view.body.first_op(block);
    let is_own = |inner: &OpId| {
        let inner = view.with(*inner);
        AllocaOp::cast(view.ctx, view.body, inner.id).is_some()
            && view.body.num_operands(inner.id) == 0
            && scope_around(inner) == Some(op)
    };
    let allocations: Vec<OpId> = view.body.walk(op).filter(is_own).collect();
    for allocation in allocations {
        rewriter.move_op(allocation, block, first);
    }
}

fn is_scope(op: OpRef<'_>) -> bool {
    op.def()
        .is_some_and(|def| def.has(Traits::AUTOMATIC_ALLOCATION_SCOPE))
}

/// The closest operation around that frees what is allocated on the stack in it.
fn scope_around(op: OpRef<'_>) -> Option<OpId> {
    let mut around = std::iter::successors(op.parent(), |op| op.parent());
    around.find(|op| is_scope(*op)).map(|op| op.id)
}
