//! Memory on the stack in loops that lose their scope.

use terrace_builtin::UnrankedMemRefType;
use terrace_ir::{InsertPoint, OpId, OpRef, OpView, Traits, Type};
use terrace_llvm::{StackRestoreOp, StackSaveOp};
use terrace_memref::AllocaOp;
use terrace_rewrite::Rewriter;

/// Moves stack allocations of a known size out of a loop whose iterations free them, to the start of the scope around the loop.
/// Returns whether others are left, which [`free_between`] frees.
///
/// To be called before the loop becomes something that is no scope, blocks for instance: there an allocation would be made in each
/// iteration and none be freed, as upstream does. Nothing that an iteration allocates is used in another one, so they can share it.
pub fn hoist_allocations(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> bool {
    let view = rewriter.op(op);
    if !is_scope(view) {
        return false;
    }
    let start = scope_around(view).and_then(|around| {
        let region = view.body.regions(around).next()?;
        view.body.entry_block(region)
    });
    let can_move = |&allocation: &OpId| {
        let is_alloca = AllocaOp::cast(view.ctx, view.body, allocation).is_some();
        start.is_some() && is_alloca && view.body.num_operands(allocation) == 0
    };
    let allocations = own_allocations(view).into_iter();
    let (moved, left): (Vec<OpId>, Vec<OpId>) = allocations.partition(can_move);
    // What is behind an unranked memref that the next iteration gets must stay.
    let mut results = view.body.results(op).map(|result| view.body.ty(result));
    let frees = !left.is_empty() && !results.any(|ty| is_unranked(view, ty));
    if let Some(block) = start {
        let first = view.body.first_op(block);
        for allocation in moved {
            rewriter.move_op(allocation, block, first);
        }
    }
    frees
}

/// Frees at `end` what has been allocated on the stack since `start`.
pub fn free_between(start: InsertPoint, end: InsertPoint, rewriter: &mut dyn Rewriter<'_>) {
    let mut builder = rewriter.builder_at(start);
    let saved = builder.create_value(StackSaveOp::spec(Type::LLVM_PTR));
    rewriter.builder_at(end).create(StackRestoreOp::spec(saved));
}

/// The allocations in a scope and not in one within it, in the order of the text.
fn own_allocations(scope: OpRef<'_>) -> Vec<OpId> {
    let body = scope.body;
    let (mut allocations, mut pending) = (Vec::new(), vec![scope.id]);
    while let Some(id) = pending.pop() {
        let is_inner = id != scope.id;
        if is_inner && allocates(scope.with(id)) {
            allocations.push(id);
        }
        let mut regions = body.regions(id).peekable();
        if regions.peek().is_none() || is_inner && is_scope(scope.with(id)) {
            continue;
        }
        let first = pending.len();
        for block in regions.flat_map(|region| body.blocks(region)) {
            pending.extend(body.ops(block));
        }
        pending[first..].reverse();
    }
    allocations
}

/// True if an operation takes memory on the stack. An unranked memref is a pointer to its descriptor.
fn allocates(op: OpRef<'_>) -> bool {
    AllocaOp::cast(op.ctx, op.body, op.id).is_some()
        || op
            .body
            .results(op.id)
            .any(|result| is_unranked(op, op.body.ty(result)))
}

fn is_unranked(op: OpRef<'_>, ty: Type) -> bool {
    ty.is::<UnrankedMemRefType>(op.ctx)
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
