//! Computes states of values along the executable edges of control flow: MLIR's `SparseForwardDataFlowAnalysis`.
//!
//! If an operation forwards a value to a block argument or a result, the state of the value is joined into the
//! receiver's state. This includes calls of private functions whose uses are all known calls.

use crate::anchor::{Point, Value};
use crate::dead_code::visit_all;
use crate::solver::{DataFlowAnalysis, Lattice, Solver};
use std::cell::RefCell;
use std::ops::Range;
use terrace_ir::call::CallOpInterface;
use terrace_ir::interfaces::{BranchOpInterface, FunctionOpInterface};
use terrace_ir::region_branch::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint,
};
use terrace_ir::{BlockId, Body, BodyId, OpId, OpRef, Place, SmallVec, Traits, ValueId};

/// An analysis that computes the state of a value from the states of the operands of its definition. [`SparseForward`]
/// runs it.
pub trait SparseForwardAnalysis {
    /// The state of one value. The default means that no definition reaches the value.
    type Fact: Lattice;

    /// Returns the state of a value of which nothing can be inferred: MLIR's `setToEntryState`.
    fn entry_state(&self, body: &Body, value: ValueId) -> Self::Fact;

    /// Returns the state of a result of an operation, or of an argument of one of its regions, that control flow does
    /// not forward a value to, such as the induction variable of a loop. The last argument returns the states of
    /// operands.
    fn non_control_flow(
        &self,
        op: OpRef<'_>,
        value: ValueId,
        _known: &dyn Fn(ValueId) -> Self::Fact,
    ) -> Self::Fact {
        self.entry_state(op.body, value)
    }

    /// Returns the state to store for an operation's result instead of `now`, if the previous state was `before`.
    /// Return a weaker state if the state might change too often.
    fn widen(
        &self,
        _op: OpRef<'_>,
        _result: ValueId,
        _before: &Self::Fact,
        now: Self::Fact,
    ) -> Self::Fact {
        now
    }

    /// Passes a changed state on to other analyses by updating their states.
    fn on_update(&self, _solver: &mut Solver<'_>, _value: Value) {}

    /// Returns the states of an operation's results, or `None` if nothing is known. Operands may be unreached. `known`
    /// returns the states of other values.
    fn visit_operation(
        &self,
        op: OpRef<'_>,
        operands: &[Self::Fact],
        known: &dyn Fn(ValueId) -> Self::Fact,
    ) -> Option<Vec<Self::Fact>>;
}

/// The driver of a [`SparseForwardAnalysis`]. Requires a [`DeadCodeAnalysis`](crate::DeadCodeAnalysis) in the solver.
pub struct SparseForward<A>(pub A);

/// The maximum number of changes of a value's state. The range of an integer may grow by one with each recursive call,
/// up to all integers. MLIR does not terminate in that case.
const MOST_CHANGES: u16 = 10_000;

/// Returns the operands that `source` forwards to a region of `op` or to its results. `source` is `op` itself or a
/// terminator in it. Returns `None` if the operands are unknown.
pub(crate) fn handed_operands(
    source: OpRef<'_>,
    op: OpRef<'_>,
    model: &dyn RegionBranchOpInterface,
    to: RegionPoint,
) -> Option<Range<usize>> {
    let name = source.name();
    let terminator = (source.ctx).op_interface::<dyn RegionBranchTerminatorOpInterface>(name);
    if source.id == op.id {
        Some(model.entry_operands(source, to))
    } else if let Some(terminator) = terminator {
        Some(terminator.successor_operands(source, to))
    } else {
        let returns = source.def()?.has(Traits::RETURN_LIKE);
        returns.then(|| 0..source.body.num_operands(source.id))
    }
}

impl<A: SparseForwardAnalysis> DataFlowAnalysis for SparseForward<A> {
    /// Assumes nothing about the arguments of the operation that is analyzed, and visits everything in it once.
    fn initialize(&self, solver: &mut Solver<'_>) {
        let outermost = solver.body(BodyId::OUTERMOST);
        for region in outermost.regions(OpId::ROOT) {
            if let Some(entry) = outermost.entry_block(region) {
                self.lose_all(solver, BodyId::OUTERMOST, outermost.block_args(entry));
            }
        }
        let points = solver.points();
        visit_all(self, solver, points.iter());
    }

    fn visit(&self, solver: &mut Solver<'_>, point: Point) {
        match point {
            Point::Op(place) => self.visit_op(solver, place),
            Point::Block(body, block) => self.visit_block(solver, body, block),
        }
    }
}

impl<A: SparseForwardAnalysis> SparseForward<A> {
    /// Handles a possible change of a state; `changes` is the number of changes so far. A state that changes too often
    /// becomes unknown.
    fn changed(&self, solver: &mut Solver<'_>, value: Value, changes: Option<u16>) {
        if changes == Some(MOST_CHANGES) {
            solver.set(value, self.0.entry_state(solver.body(value.0), value.1));
        }
        if changes.is_some() {
            self.0.on_update(solver, value);
        }
    }

    /// Joins `fact` into the state of a value.
    fn join(&self, solver: &mut Solver<'_>, value: Value, fact: &A::Fact) {
        let changes = solver.join(value, fact);
        self.changed(solver, value, changes);
    }

    /// Joins the state of `from` into the state of `to`. `point` becomes a dependent of `from`.
    fn hand_over(&self, solver: &mut Solver<'_>, point: Point, from: Value, to: Value) {
        let fact = solver.state_for::<Value, A::Fact>(from, point);
        self.join(solver, to, &fact);
    }

    /// Joins the entry state into the states of values.
    fn lose_all(&self, solver: &mut Solver<'_>, body: BodyId, values: &[ValueId]) {
        for &value in values {
            let unknown = self.0.entry_state(solver.body(body), value);
            self.join(solver, (body, value), &unknown);
        }
    }

    fn visit_op(&self, solver: &mut Solver<'_>, place: Place) {
        let Place { body, op } = place;
        let ctx = solver.ctx;
        let here = solver.body(body);
        if here.num_results(op) == 0 || !solver.is_reached(place) {
            return;
        }
        let results: SmallVec<[ValueId; 4]> = here.results(op).collect();
        let name = here.name(op);
        if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
            return self.visit_successor(solver, place, branch, None, &results);
        }
        let operands = here.operands(op).map(|operand| (body, operand));
        let operands = solver.subscribed::<Value, A::Fact>(operands);
        if ctx.op_interface::<dyn CallOpInterface>(name).is_some() {
            return self.visit_call(solver, place, &results);
        }
        let known = |value: ValueId| solver.state::<Value, A::Fact>((body, value));
        let facts = (self.0).visit_operation(solver.at(place), &operands, &known);
        let Some(facts) = facts else {
            return self.lose_all(solver, body, &results);
        };
        let unreached = A::Fact::default();
        for (&value, fact) in results.iter().zip(facts) {
            let before = solver.get((body, value)).unwrap_or(&unreached);
            let widened = (self.0).widen(solver.at(place), value, before, before.join(&fact));
            let changes = solver.set((body, value), widened);
            self.changed(solver, (body, value), changes);
        }
    }

    fn visit_call(&self, solver: &mut Solver<'_>, call: Place, results: &[ValueId]) {
        let body = call.body;
        if solver.callee_entry(call).is_none() {
            return self.lose_all(solver, body, results);
        }
        let point = Point::Op(call);
        let Some(returns) = solver.predecessors_for(point, point) else {
            return self.lose_all(solver, body, results);
        };
        for Place {
            body: from,
            op: last,
        } in returns
        {
            let operands: SmallVec<[ValueId; 4]> = solver.body(from).operands(last).collect();
            for (&operand, &result) in operands.iter().zip(results) {
                self.hand_over(solver, point, (from, operand), (body, result));
            }
        }
    }

    fn visit_block(&self, solver: &mut Solver<'_>, body: BodyId, block: BlockId) {
        let here = solver.body(body);
        let args = here.block_args(block);
        if args.is_empty() || !solver.is_live((body, block)) {
            return;
        }
        let point = Point::Block(body, block);
        let Some(region) = here.parent_region(block) else {
            return;
        };
        if here.entry_block(region) == Some(block) {
            return self.visit_entry(solver, body, block, args);
        }
        for (last, index) in here.predecessors(block) {
            let Some(from) = here.parent_block(last) else {
                continue;
            };
            if !solver.is_edge_live(body, from, block) {
                continue;
            }
            let model = solver
                .ctx
                .op_interface::<dyn BranchOpInterface>(here.name(last));
            let Some(model) = model else {
                return self.lose_all(solver, body, args);
            };
            let ranges = model.successor_operands(solver.at(Place::new(body, last)));
            let mut ranges = ranges.into_iter();
            let range = ranges.nth(index).unwrap_or_default();
            let produced = args.len().saturating_sub(range.len());
            self.lose_all(solver, body, &args[..produced]);
            for (operand, &arg) in range.zip(&args[produced..]) {
                let operand = here.operand(last, operand);
                self.hand_over(solver, point, (body, operand), (body, arg));
            }
        }
    }

    /// Visits the entry block of a region.
    fn visit_entry(&self, solver: &mut Solver<'_>, body: BodyId, block: BlockId, args: &[ValueId]) {
        let ctx = solver.ctx;
        let here = solver.body(body);
        let point = Point::Block(body, block);
        let Some(region) = here.parent_region(block) else {
            return;
        };
        let owner = here.region_owner(region);
        let name = here.name(owner);
        if ctx.op_interface::<dyn FunctionOpInterface>(name).is_some() {
            let function = Point::Op(solver.tree().stub_of(Place::new(body, owner)));
            let Some(calls) = solver.predecessors_for(function, point) else {
                return self.lose_all(solver, body, args);
            };
            for from in calls {
                let call = solver.at(from);
                let model = ctx.op_interface::<dyn CallOpInterface>(call.name());
                let handed = model.map_or(0..0, |model| model.arguments(call));
                for (operand, &arg) in handed.zip(args) {
                    let operand = call.body.operand(call.id, operand);
                    self.hand_over(solver, point, (from.body, operand), (body, arg));
                }
            }
        } else if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
            let index = here.regions(owner).position(|at| at == region);
            self.visit_successor(solver, Place::new(body, owner), branch, index, args);
        } else {
            self.visit_non_control_flow(solver, Place::new(body, owner), point, args);
        }
    }

    /// Joins the states of the operands that control flow forwards to a region of an operation, or to the operation's
    /// results.
    fn visit_successor(
        &self,
        solver: &mut Solver<'_>,
        place: Place,
        model: &dyn RegionBranchOpInterface,
        to: RegionPoint,
        values: &[ValueId],
    ) {
        let Place { body, op } = place;
        let here = solver.body(body);
        let entry = to.and_then(|index| here.entry_block(here.region(op, index)?));
        let point = match entry {
            Some(entry) => Point::Block(body, entry),
            None => Point::Op(place),
        };
        let Some(predecessors) = solver.predecessors_for(point, point) else {
            return self.lose_all(solver, body, values);
        };
        let around = solver.at(place);
        for source in predecessors.into_iter().map(|source| source.op) {
            let at = around.with(source);
            let Some(operands) = handed_operands(at, around, model, to) else {
                return self.lose_all(solver, body, values);
            };
            let inputs = model.inputs(around, to);
            let first = inputs
                .first()
                .and_then(|first| values.iter().position(|it| it == first));
            let first = first.unwrap_or(0);
            if inputs.len() != values.len() {
                let others = (values.iter()).filter(|value| !inputs.contains(value));
                let others: SmallVec<[ValueId; 4]> = others.copied().collect();
                self.visit_non_control_flow(solver, place, point, &others);
            }
            for (operand, &value) in operands.zip(&values[first..]) {
                let operand = here.operand(source, operand);
                self.hand_over(solver, point, (body, operand), (body, value));
            }
        }
    }

    /// Joins the operation's own states of the values that control flow forwards nothing to.
    fn visit_non_control_flow(
        &self,
        solver: &mut Solver<'_>,
        place: Place,
        point: Point,
        values: &[ValueId],
    ) {
        let body = place.body;
        for &value in values {
            let asked = RefCell::new(SmallVec::<[ValueId; 4]>::new());
            let known = |value: ValueId| {
                asked.borrow_mut().push(value);
                solver.state::<Value, A::Fact>((body, value))
            };
            let found = (self.0).non_control_flow(solver.at(place), value, &known);
            for asked in asked.into_inner() {
                solver.depend::<Value, A::Fact>((body, asked), point);
            }
            self.join(solver, (body, value), &found);
        }
    }
}
