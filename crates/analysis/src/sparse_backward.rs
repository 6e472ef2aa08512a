//! Computes states of values from their uses: MLIR's `SparseBackwardDataFlowAnalysis`.
//!
//! The state of an argument or a result is joined into the states of the operands that are forwarded to it.

use crate::anchor::{Point, Value};
use crate::dead_code::{successors_of_terminator, visit_all};
use crate::solver::{DataFlowAnalysis, Lattice, Solver};
use crate::sparse::handed_operands;
use terrace_ir::call::CallOpInterface;
use terrace_ir::interfaces::{BranchOpInterface, FunctionOpInterface};
use terrace_ir::region_branch::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint,
};
use terrace_ir::{BodyId, OpId, OpRef, Place, SmallVec, Traits, ValueId};

/// An analysis that computes the state of a value from the states of the results of its users. [`SparseBackward`] runs
/// it.
pub trait SparseBackwardAnalysis {
    /// The state of one value. The default means that no use of the value was visited.
    type Fact: Lattice;

    /// Returns the fact about a value with unknown uses: MLIR's `setToExitState`.
    fn exit_state(&self) -> Self::Fact;

    /// Returns the states of an operation's operands, given the states of its results.
    fn visit_operation(&self, op: OpRef<'_>, results: &[Self::Fact]) -> Vec<Self::Fact>;

    /// Returns the state of an operand of a branch that is forwarded to no block, region or result, and may therefore
    /// decide where control branches. `results` are the states of the results of `op`. For a terminator in a region,
    /// `op` is the operation with region control flow. Also called for arguments of regions to which nothing is
    /// forwarded.
    fn visit_branch_operand(&self, op: OpRef<'_>, results: &[Self::Fact]) -> Self::Fact;

    /// Returns the state of an operand that a call does not forward to a known function.
    fn visit_call_operand(&self, _call: OpRef<'_>) -> Self::Fact {
        self.exit_state()
    }
}

/// The driver of a [`SparseBackwardAnalysis`]. Requires a [`DeadCodeAnalysis`](crate::DeadCodeAnalysis) in the solver,
/// because it does not visit unreachable code.
pub struct SparseBackward<A>(pub A);

impl<A: SparseBackwardAnalysis> DataFlowAnalysis for SparseBackward<A> {
    /// Assumes nothing about the uses of the results of the operation that is analyzed.
    fn initialize(&self, solver: &mut Solver<'_>) {
        let exit = self.0.exit_state();
        for result in solver.at(Place::ROOT).body.results(OpId::ROOT) {
            solver.join((BodyId::OUTERMOST, result), &exit);
        }
        let points = solver.points();
        visit_all(self, solver, points.iter().rev());
    }

    fn visit(&self, solver: &mut Solver<'_>, point: Point) {
        if let Point::Op(place) = point
            && solver.is_reached(place)
        {
            self.visit_op(solver, place);
        }
    }
}

impl<A: SparseBackwardAnalysis> SparseBackward<A> {
    fn visit_op(&self, solver: &mut Solver<'_>, place: Place) {
        let (ctx, at, Place { body, op }) = (solver.ctx, solver.at(place), place);
        let here = at.body;
        let has = |traits| at.def().is_some_and(|def| def.has(traits));
        if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(at.name()) {
            let constants = vec![None; here.num_operands(op)];
            let successors = branch.entry_successors(at, &constants);
            return self.visit_successors(solver, body, at, (at, branch), &successors);
        }
        if let Some(branch) = ctx.op_interface::<dyn BranchOpInterface>(at.name()) {
            let mut others = Others::new(at);
            let ranges = branch.successor_operands(at).into_iter();
            for (range, to) in ranges.zip(here.successors(op)) {
                let args = here.block_args(to);
                let produced = args.len().saturating_sub(range.len());
                let pairs = range.zip(&args[produced..]);
                self.hand_back(solver, place, &mut others, body, pairs);
            }
            let results = self.results_for(solver, place, place);
            let fact = self.0.visit_branch_operand(at, &results);
            return others.join(solver, body, &fact);
        }
        if let Some(call) = ctx.op_interface::<dyn CallOpInterface>(at.name()) {
            let mut others = Others::new(at);
            if let Some((callee, entry)) = solver.callee_entry(place) {
                let pairs = call
                    .arguments(at)
                    .zip(solver.body(callee).block_args(entry));
                self.hand_back(solver, place, &mut others, callee, pairs);
            }
            return others.join(solver, body, &self.0.visit_call_operand(at));
        }
        let owner = here.parent_op(op).map(|owner| at.with(owner));
        let is_terminator = (ctx.op_interface::<dyn RegionBranchTerminatorOpInterface>(at.name()))
            .is_some()
            || has(Traits::RETURN_LIKE);
        if let Some(owner) = owner.filter(|_| is_terminator) {
            let name = owner.name();
            if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
                let constants = vec![None; here.num_operands(op)];
                let successors = successors_of_terminator(at, owner, branch, &constants);
                return self.visit_successors(solver, body, at, (owner, branch), &successors);
            }
            if ctx.op_interface::<dyn FunctionOpInterface>(name).is_some() {
                return self.visit_return(solver, body, at, owner);
            }
        }
        let results = self.results_for(solver, place, place);
        let facts = self.0.visit_operation(at, &results);
        for (operand, fact) in here.operands(op).zip(facts) {
            solver.join((body, operand), &fact);
        }
    }

    /// Returns the states of an operation's results. `at` becomes a dependent of them.
    fn results_for(&self, solver: &mut Solver<'_>, at: Place, op: Place) -> SmallVec<[A::Fact; 2]> {
        let results = solver.body(op.body).results(op.op);
        results
            .map(|result| solver.state_for((op.body, result), Point::Op(at)))
            .collect()
    }

    /// Joins the states of values of a body into the operands that are forwarded to them. Operands are given by index.
    fn hand_back<'v>(
        &self,
        solver: &mut Solver<'_>,
        at: Place,
        others: &mut Others<'_>,
        to: BodyId,
        pairs: impl Iterator<Item = (usize, &'v ValueId)>,
    ) {
        for (operand, &value) in pairs {
            others.handed[operand] = true;
            let fact: A::Fact = solver.state_for((to, value), Point::Op(at));
            let operand = solver.body(at.body).operand(at.op, operand);
            solver.join((at.body, operand), &fact);
        }
    }

    /// Visits the edges from an operation with region control flow, or from a terminator in it.
    fn visit_successors(
        &self,
        solver: &mut Solver<'_>,
        body: BodyId,
        source: OpRef<'_>,
        (op, model): (OpRef<'_>, &dyn RegionBranchOpInterface),
        successors: &[RegionPoint],
    ) {
        let at = Place::new(body, source.id);
        let results = self.results_for(solver, at, Place::new(body, op.id));
        let decides = self.0.visit_branch_operand(op, &results);
        let mut others = Others::new(source);
        for &to in successors {
            let inputs = model.inputs(op, to);
            match handed_operands(source, op, model, to) {
                Some(operands) => {
                    let pairs = operands.zip(&inputs);
                    self.hand_back(solver, at, &mut others, body, pairs);
                }
                None => others.join(solver, body, &self.0.exit_state()),
            }
            let entry = to.and_then(|index| op.body.entry_block(op.body.region(op.id, index)?));
            let args = entry.map_or(&[][..], |entry| op.body.block_args(entry));
            for &arg in args.iter().filter(|arg| !inputs.contains(arg)) {
                solver.join((body, arg), &decides);
            }
        }
        others.join(solver, body, &decides);
    }

    /// Visits the end of a function, which forwards values to the results of the function's calls.
    fn visit_return(&self, solver: &mut Solver<'_>, body: BodyId, at: OpRef<'_>, owner: OpRef<'_>) {
        let function = solver.tree().stub_of(Place::new(body, owner.id));
        let end = Place::new(body, at.id);
        let Some(calls) = solver.predecessors_for(Point::Op(function), Point::Op(end)) else {
            return Others::new(at).join(solver, body, &self.0.exit_state());
        };
        for call in calls {
            let results: Vec<ValueId> = solver.body(call.body).results(call.op).collect();
            let pairs = (0..at.body.num_operands(at.id)).zip(&results);
            self.hand_back(solver, end, &mut Others::new(at), call.body, pairs);
        }
    }
}

/// The operands of an operation that are not forwarded to arguments or results.
struct Others<'o> {
    op: OpRef<'o>,
    handed: SmallVec<[bool; 8]>,
}

impl<'o> Others<'o> {
    fn new(op: OpRef<'o>) -> Self {
        Others {
            op,
            handed: std::iter::repeat_n(false, op.body.num_operands(op.id)).collect(),
        }
    }

    /// Joins `fact` into the states of all these operands.
    fn join<F: Lattice>(&self, solver: &mut Solver<'_>, body: BodyId, fact: &F) {
        for (operand, handed) in self.op.body.operands(self.op.id).zip(&self.handed) {
            if !handed {
                solver.join::<Value, F>((body, operand), fact);
            }
        }
    }
}
