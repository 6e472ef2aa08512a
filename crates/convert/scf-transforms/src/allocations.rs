//! Handles stack memory in loops that are lowered to operations without an allocation scope.

use terrace_builtin::UnrankedMemRefType;
use terrace_ir::{InsertPoint, OpId, OpRef, Traits, Type};
use terrace_llvm::{StackRestoreOp, StackSaveOp};
use terrace_memref::AllocaOp;
use terrace_rewrite::Rewriter;

/// Hoists stack allocations of static size out of a loop that is an allocation scope, to the start of the enclosing
/// scope. Returns true if other allocations remain and [`free_between`] must free them in each iteration.
///
/// Call this before the loop is lowered to operations without an allocation scope, such as blocks. Otherwise every
/// iteration would allocate without ever freeing, as in upstream. Iterations can share an allocation because none is
/// used across iterations.
pub fn hoist_allocations(op: OpId, rw: &mut dyn Rewriter<'_>) -> bool {
    let view = rw.op(op);
    if !is_scope(view) {
        return false;
    }
    let start = scope_around(view).and_then(|around| {
        let region = view.body.regions(around).next()?;
        view.body.entry_block(region)
    });
    let can_move = |&allocation: &OpId| {
        let is_alloca = view.with(allocation).is::<AllocaOp>();
        start.is_some() && is_alloca && view.body.num_operands(allocation) == 0
    };
    let allocations = own_allocations(view).into_iter();
    let (moved, left): (Vec<OpId>, Vec<OpId>) = allocations.partition(can_move);
    // The descriptor that an unranked memref points to must not be freed if the next iteration receives the memref.
    let mut results = view.body.results(op).map(|result| view.body.ty(result));
    let frees = !left.is_empty() && !results.any(|ty| is_unranked(view, ty));
    if let Some(block) = start {
        let first = view.body.first_op(block);
        for allocation in moved {
            rw.move_op(allocation, block, first);
        }
    }
    frees
}

/// Saves the stack pointer at `start` and restores it at `end`.
pub fn free_between(start: InsertPoint, end: InsertPoint, rw: &mut dyn Rewriter<'_>) {
    let mut builder = rw.builder_at(start);
    let saved = builder.create_value(StackSaveOp::spec(Type::LLVM_PTR));
    rw.builder_at(end).create(StackRestoreOp::spec(saved));
}

/// Returns the allocations in a scope in program order, without those of nested scopes.
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

/// Returns true if an operation allocates stack memory. An unranked memref is a pointer to a descriptor on the stack.
fn allocates(op: OpRef<'_>) -> bool {
    op.is::<AllocaOp>()
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

/// Returns the closest enclosing allocation scope.
fn scope_around(op: OpRef<'_>) -> Option<OpId> {
    let mut around = std::iter::successors(op.parent(), |op| op.parent());
    around.find(|op| is_scope(*op)).map(|op| op.id)
}
