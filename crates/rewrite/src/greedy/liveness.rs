//! Erases dead code in regions: operations without observable effect, and block arguments that only such operations
//! use.
//!
//! The analysis starts from the assumption that everything is dead, so it also erases values that only use each other.
//! A branch operand that is forwarded to a dead argument does not count as a use.

use terrace_ir::effects::would_be_trivially_dead;
use terrace_ir::interfaces::{BranchOpInterface, SuccessorOperands, set_successor_operands};
use terrace_ir::{
    BlockId, Body, Context, OpEdit, OpId, OpRef, RegionId, SmallVec, Traits, ValueId,
};

/// The operations and arguments that are known to be live.
struct Liveness<'c> {
    ctx: &'c Context,
    ops: Vec<bool>,
    args: Vec<bool>,
    /// The branches, and the operands that they forward. Computed once, because each use of a value by a branch is
    /// mapped to an argument, in each round.
    branches: Vec<Branch>,
    /// Indexed by operation: the index into `branches`, or `NO_BRANCH`.
    branch_of: Vec<u32>,
    changed: bool,
}

const NO_BRANCH: u32 = u32::MAX;

/// A terminator that implements `BranchOpInterface`.
struct Branch {
    op: OpId,
    model: &'static dyn BranchOpInterface,
    ranges: SuccessorOperands,
}

/// An item to visit in one round. Users come before the values that they use.
enum Visit {
    Op(OpId),
    /// The arguments of a block other than the entry block.
    Args(BlockId),
}

/// Erases dead operations and arguments in a region and its nested regions. Returns true if an operation was erased.
pub(super) fn erase_dead(ctx: &Context, body: &mut Body, region: RegionId) -> bool {
    let order = visits(body, region);
    let mut live = Liveness {
        ctx,
        ops: vec![false; body.op_capacity()],
        args: vec![false; body.value_capacity()],
        branches: Vec::new(),
        branch_of: vec![NO_BRANCH; body.op_capacity()],
        changed: true,
    };
    live.find_branches(body, &order);
    while std::mem::take(&mut live.changed) {
        for visit in &order {
            match *visit {
                Visit::Op(op) => live.visit_op(body, op),
                Visit::Args(block) => {
                    for &arg in body.block_args(block) {
                        live.visit_arg(body, arg);
                    }
                }
            }
        }
    }
    live.erase(body, &order)
}

/// Returns blocks in post-order, each with its operations from last to first. Nested operations precede their parent.
fn visits(body: &Body, region: RegionId) -> Vec<Visit> {
    enum Task {
        Region(RegionId),
        Op(OpId),
        Done(Visit),
    }
    let mut order = Vec::new();
    let mut pending = vec![Task::Region(region)];
    while let Some(task) = pending.pop() {
        let first = pending.len();
        match task {
            Task::Done(visit) => order.push(visit),
            Task::Op(op) => {
                pending.extend(body.regions(op).map(Task::Region));
                pending.push(Task::Done(Visit::Op(op)));
            }
            Task::Region(region) => {
                let entry = body.entry_block(region);
                for block in body.blocks_in_post_order(region) {
                    let ops: Vec<_> = body.ops(block).collect();
                    pending.extend(ops.into_iter().rev().map(|op| match body.has_extra(op) {
                        true => Task::Op(op),
                        false => Task::Done(Visit::Op(op)),
                    }));
                    if Some(block) != entry {
                        pending.push(Task::Done(Visit::Args(block)));
                    }
                }
            }
        }
        pending[first..].reverse();
    }
    order
}

impl<'c> Liveness<'c> {
    fn find_branches(&mut self, body: &Body, order: &[Visit]) {
        for visit in order {
            if let &Visit::Op(op) = visit
                && body.num_successors(op) > 0
                && let Some(model) = (self.ctx).op_interface::<dyn BranchOpInterface>(body.name(op))
            {
                let ranges = model.successor_operands(OpRef::new(self.ctx, body, op));
                self.branch_of[op.index()] = self.branches.len() as u32;
                self.branches.push(Branch { op, model, ranges });
            }
        }
    }

    fn branch(&self, op: OpId) -> Option<&Branch> {
        self.branches.get(self.branch_of[op.index()] as usize)
    }

    fn is_terminator(&self, body: &Body, op: OpId) -> bool {
        let def = self.ctx.op_def(body.name(op));
        def.is_some_and(|def| def.has(Traits::TERMINATOR))
    }

    fn set_op(&mut self, op: OpId) {
        self.changed |= !std::mem::replace(&mut self.ops[op.index()], true);
    }

    fn set_arg(&mut self, arg: ValueId) {
        self.changed |= !std::mem::replace(&mut self.args[arg.index()], true);
    }

    fn visit_op(&mut self, body: &Body, op: OpId) {
        if self.ops[op.index()] {
            return;
        }
        if self.is_terminator(body, op) {
            self.set_op(op);
            if self.branch(op).is_none() {
                for block in body.successors(op) {
                    body.block_args(block)
                        .iter()
                        .for_each(|&arg| self.set_arg(arg));
                }
            }
            return;
        }
        // Most operations have uses, and the check of effects is more expensive.
        if body
            .results(op)
            .any(|result| self.has_live_use(body, result))
            || !would_be_trivially_dead(self.ctx, body, op)
        {
            self.set_op(op);
        }
    }

    fn visit_arg(&mut self, body: &Body, arg: ValueId) {
        if !self.args[arg.index()] && self.has_live_use(body, arg) {
            self.set_arg(arg);
        }
    }

    fn has_live_use(&self, body: &Body, value: ValueId) -> bool {
        body.uses(value).any(|used| {
            self.ops[used.op.index()]
                && (self.argument_for(body, used.op, used.index))
                    .is_none_or(|arg| self.args[arg.index()])
        })
    }

    /// Returns the block argument that a branch operand is forwarded to.
    fn argument_for(&self, body: &Body, op: OpId, operand: usize) -> Option<ValueId> {
        let ranges = &self.branch(op)?.ranges;
        let at = ranges.iter().position(|range| range.contains(&operand))?;
        let block = body.successor(op, at)?;
        body.block_args(block)
            .get(operand - ranges[at].start)
            .copied()
    }

    /// Erases everything that is not live. Returns true if an operation was erased.
    fn erase(&self, body: &mut Body, order: &[Visit]) -> bool {
        let mut erased = false;
        for branch in &self.branches {
            self.drop_dead_operands(body, branch);
        }
        let dead = |op: OpId| !self.ops[op.index()];
        for visit in order {
            // Operations of graph regions may use each other in a cycle, so all references are dropped before the first
            // erasure.
            if let &Visit::Op(op) = visit
                && dead(op)
            {
                body.drop_references(op);
            }
        }
        for visit in order {
            match *visit {
                Visit::Op(op) if dead(op) && !body.is_erased(op) => {
                    body.erase_op(op);
                    erased = true;
                }
                Visit::Op(_) => (),
                Visit::Args(block) => {
                    for index in (0..body.block_args(block).len()).rev() {
                        let arg = body.block_args(block)[index];
                        if !self.args[arg.index()] && !body.has_uses(arg) {
                            body.erase_block_arg(block, index);
                        }
                    }
                }
            }
        }
        erased
    }

    /// Removes the operands of a branch that are forwarded to dead arguments.
    fn drop_dead_operands(&self, body: &mut Body, branch: &Branch) {
        let (op, ranges) = (branch.op, &branch.ranges);
        let entry = body
            .parent_block(op)
            .and_then(|block| body.parent_region(block))
            .and_then(|region| body.entry_block(region));
        let is_kept = |body: &Body, start: usize, block: BlockId, at: usize| {
            let arg = body.block_args(block).get(at - start);
            Some(block) == entry || arg.is_none_or(|arg| self.args[arg.index()])
        };
        let is_live = ranges
            .iter()
            .zip(body.successors(op))
            .all(|(range, block)| (range.clone()).all(|at| is_kept(body, range.start, block, at)));
        if is_live {
            return;
        }
        let successors = ranges.iter().zip(body.successors(op));
        let lists: Vec<SmallVec<[ValueId; 4]>> = successors
            .map(|(range, block)| {
                let kept = range
                    .clone()
                    .filter(|&at| is_kept(body, range.start, block, at));
                kept.map(|at| body.operand(op, at)).collect()
            })
            .collect();
        set_successor_operands(branch.model, self.ctx, &mut OpEdit::new(body, op), &lists);
    }
}

/// Returns the operands that a branch forwards to one successor.
pub(super) fn handed(
    ctx: &Context,
    body: &Body,
    op: OpId,
    successor: usize,
) -> Option<SmallVec<[ValueId; 4]>> {
    let branch = ctx.op_interface::<dyn BranchOpInterface>(body.name(op))?;
    let ranges: SuccessorOperands = branch.successor_operands(OpRef::new(ctx, body, op));
    let range = ranges.get(successor)?.clone();
    Some(range.map(|at| body.operand(op, at)).collect())
}
