//! Facts about values, along the edges of control flow that can be taken: MLIR's sparse forward analyses.
//!
//! The fact about a value that an operation hands on is joined with the fact about the argument or result that receives it.
//! Calls of private functions all of whose uses are known calls take part.

use crate::bodies::{Bodies, BodyId};
use crate::constants::{Constant, ConstantAnalysis};
use crate::solver::{Analysis, Lattices, Point, Solver, State};
use std::cell::RefCell;
use terrace_ir::call::{CallOpInterface, Callee};
use terrace_ir::interfaces::{BranchOpInterface, FunctionOpInterface};
use terrace_ir::region_branch::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint,
};
use terrace_ir::{BlockId, Body, Context, OpId, OpRef, SmallVec, Traits, ValueId};

/// A sparse forward analysis.
pub trait ForwardAnalysis {
    /// The fact about one value. The default is that nothing reaches it.
    type Fact: Clone + PartialEq + Default;

    /// The fact about a value of which nothing can be found out.
    fn unknown(&self, body: &Body, value: ValueId) -> Self::Fact;

    /// The fact about a result of an operation, or an argument of one of its regions, that no control flow hands over: the
    /// induction variable of a loop. Facts about operands may be asked for.
    fn non_control_flow(
        &self,
        op: OpRef<'_>,
        value: ValueId,
        _known: &dyn Fn(ValueId) -> Self::Fact,
    ) -> Self::Fact {
        self.unknown(op.body, value)
    }

    /// The fact to store about an operation's result instead of `now` after `before`: a weaker one, if it might change too
    /// often.
    fn widen(
        &self,
        _op: OpRef<'_>,
        _result: ValueId,
        _before: &Self::Fact,
        now: Self::Fact,
    ) -> Self::Fact {
        now
    }

    /// The fact about a value of which one or the other holds.
    fn join(&self, a: &Self::Fact, b: &Self::Fact) -> Self::Fact;

    /// The constant that a value is by a fact, which decides where control goes; `None` if the fact says nothing about that.
    fn constant(&self, _body: &Body, _value: ValueId, _fact: &Self::Fact) -> Option<Constant> {
        None
    }

    /// The facts about an operation's results; `None` if nothing is known. Operands may be unreached. Facts about other values
    /// than operands may be asked for.
    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[Self::Fact],
        known: &dyn Fn(ValueId) -> Self::Fact,
    ) -> Option<Vec<Self::Fact>>;
}

/// The facts that an analysis found.
pub struct Facts<F> {
    values: Vec<Vec<F>>,
    live: Vec<Vec<bool>>,
}

impl<F: Clone> Facts<F> {
    /// The fact about a value.
    pub fn of(&self, body: BodyId, value: ValueId) -> F {
        self.values[body.0][value.index()].clone()
    }

    /// The facts about all values of a body, by number.
    pub fn all(&self, body: BodyId) -> &[F] {
        &self.values[body.0]
    }

    /// Returns true if control can reach a block.
    pub fn is_live(&self, body: BodyId, block: BlockId) -> bool {
        self.live[body.0][block.index()]
    }
}

/// Finds the constants in an operation and all in it. `is_outermost`: nothing is around the operation.
pub fn analyze_constants(
    ctx: &Context,
    bodies: &Bodies<'_>,
    is_outermost: bool,
) -> Facts<Constant> {
    let mut solver = Solver::new(ctx, bodies, &Nothing, is_outermost);
    solver.run(&[Analysis::DeadCode, Analysis::Constants]);
    Facts {
        values: solver.constants.facts,
        live: solver.live,
    }
}

/// Runs an analysis on an operation and all in it, if `with_constants` together with [`ConstantAnalysis`]: only then what
/// is no fact of the analysis may decide where control goes. `is_outermost`: nothing is around the operation.
pub fn analyze<A: ForwardAnalysis>(
    ctx: &Context,
    bodies: &Bodies<'_>,
    analysis: &A,
    with_constants: bool,
    is_outermost: bool,
) -> Facts<A::Fact> {
    let mut solver = Solver::new(ctx, bodies, analysis, is_outermost);
    let all = [Analysis::DeadCode, Analysis::Constants, Analysis::Given];
    match with_constants {
        true => solver.run(&all),
        false => solver.run(&[Analysis::DeadCode, Analysis::Given]),
    }
    Facts {
        values: solver.given.facts,
        live: solver.live,
    }
}

/// No analysis besides that of constants.
struct Nothing;

impl ForwardAnalysis for Nothing {
    type Fact = ();

    fn unknown(&self, _body: &Body, _value: ValueId) {}

    fn join(&self, _a: &(), _b: &()) {}

    fn visit(&self, _op: OpRef<'_>, _operands: &[()], _known: &dyn Fn(ValueId)) -> Option<Vec<()>> {
        None
    }
}

/// One of the sparse analyses of a solver.
pub(crate) trait Lane<A: ForwardAnalysis> {
    type Of: ForwardAnalysis;
    const ANALYSIS: Analysis;

    fn analysis<'s>(solver: &Solver<'s, '_, A>) -> &'s Self::Of;

    fn lattices<'l>(
        solver: &'l Solver<'_, '_, A>,
    ) -> &'l Lattices<<Self::Of as ForwardAnalysis>::Fact>;

    fn lattices_mut<'l>(
        solver: &'l mut Solver<'_, '_, A>,
    ) -> &'l mut Lattices<<Self::Of as ForwardAnalysis>::Fact>;

    fn state(body: BodyId, value: ValueId) -> State;
}

/// [`ConstantAnalysis`].
pub(crate) struct ConstantLane;

impl<A: ForwardAnalysis> Lane<A> for ConstantLane {
    type Of = ConstantAnalysis;
    const ANALYSIS: Analysis = Analysis::Constants;

    fn analysis<'s>(_solver: &Solver<'s, '_, A>) -> &'s ConstantAnalysis {
        &ConstantAnalysis
    }

    fn lattices<'l>(solver: &'l Solver<'_, '_, A>) -> &'l Lattices<Constant> {
        &solver.constants
    }

    fn lattices_mut<'l>(solver: &'l mut Solver<'_, '_, A>) -> &'l mut Lattices<Constant> {
        &mut solver.constants
    }

    fn state(body: BodyId, value: ValueId) -> State {
        State::Constant(body, value)
    }
}

/// The analysis that [`analyze`] was given.
pub(crate) struct GivenLane;

impl<A: ForwardAnalysis> Lane<A> for GivenLane {
    type Of = A;
    const ANALYSIS: Analysis = Analysis::Given;

    fn analysis<'s>(solver: &Solver<'s, '_, A>) -> &'s A {
        solver.analysis
    }

    fn lattices<'l>(solver: &'l Solver<'_, '_, A>) -> &'l Lattices<A::Fact> {
        &solver.given
    }

    fn lattices_mut<'l>(solver: &'l mut Solver<'_, '_, A>) -> &'l mut Lattices<A::Fact> {
        &mut solver.given
    }

    fn state(body: BodyId, value: ValueId) -> State {
        State::Given(body, value)
    }
}

/// The most changes of a fact about a value. A range of integers may grow by one with each call that a function makes of itself,
/// up to all numbers: MLIR does not end then.
const MOST_CHANGES: u16 = 10_000;

type FactOf<L, A> = <<L as Lane<A>>::Of as ForwardAnalysis>::Fact;

/// The framework of MLIR's sparse forward analyses.
impl<A: ForwardAnalysis> Solver<'_, '_, A> {
    /// Nothing is known of the arguments of the operation that is analyzed. All in it is looked at once.
    pub(crate) fn initialize_sparse<L: Lane<A>>(&mut self, steps: &[(BodyId, Step)]) {
        let outermost = self.body(BodyId(0));
        for region in outermost.regions(OpId::ROOT) {
            if let Some(entry) = outermost.entry_block(region) {
                self.lose_all::<L>(BodyId(0), outermost.block_args(entry));
            }
        }
        for &(body, step) in steps {
            match step {
                Step::Op(op) => {
                    self.visit_op::<L>(body, op);
                }
                Step::Block(block) => {
                    self.block_subscribers[body.0][block.index()].add(L::ANALYSIS);
                    self.visit_block::<L>(body, block);
                }
            }
        }
    }

    pub(crate) fn visit_sparse<L: Lane<A>>(&mut self, point: Point) {
        match point {
            Point::Op(body, op) => self.visit_op::<L>(body, op),
            Point::Block(body, block) => self.visit_block::<L>(body, block),
        }
    }

    /// Stores what is known of a value, and notifies what depends on it. What changes again and again is taken for unknown.
    fn update<L: Lane<A>>(&mut self, body: BodyId, value: ValueId, mut fact: FactOf<L, A>) {
        let lattices = L::lattices(self);
        let (slot, changes) = (
            &lattices.facts[body.0][value.index()],
            lattices.changes[body.0][value.index()],
        );
        if changes == MOST_CHANGES {
            fact = L::analysis(self).unknown(self.body(body), value);
        }
        if *slot == fact {
            return;
        }
        let lattices = L::lattices_mut(self);
        lattices.facts[body.0][value.index()] = fact;
        lattices.changes[body.0][value.index()] = MOST_CHANGES.min(changes + 1);
        self.notify(L::state(body, value));
        let subscribers = L::lattices(self).subscribers[body.0][value.index()];
        for used in self.body(body).uses(value) {
            for analysis in subscribers.iter() {
                self.enqueue(Point::Op(body, used.op), analysis);
            }
        }
        let fact = &L::lattices(self).facts[body.0][value.index()];
        let constant = L::analysis(self).constant(self.body(body), value, fact);
        if let Some(constant) = constant {
            self.join::<ConstantLane>(body, value, &constant);
        }
    }

    /// More is known to be possible of a value.
    fn join<L: Lane<A>>(&mut self, body: BodyId, value: ValueId, fact: &FactOf<L, A>) {
        let before = &L::lattices(self).facts[body.0][value.index()];
        let joined = L::analysis(self).join(before, fact);
        self.update::<L>(body, value, joined);
    }

    /// Nothing can be known of values.
    fn lose_all<L: Lane<A>>(&mut self, body: BodyId, values: &[ValueId]) {
        for &value in values {
            let unknown = L::analysis(self).unknown(self.body(body), value);
            self.join::<L>(body, value, &unknown);
        }
    }

    /// The fact about a value; the visit at `point` is repeated when it changes.
    fn fact_for<L: Lane<A>>(&mut self, point: Point, body: BodyId, value: ValueId) -> FactOf<L, A> {
        self.depend(L::state(body, value), point, L::ANALYSIS);
        L::lattices(self).facts[body.0][value.index()].clone()
    }

    fn visit_op<L: Lane<A>>(&mut self, body: BodyId, op: OpId) {
        let ctx = self.ctx;
        let here = self.body(body);
        if here.num_results(op) == 0 || !self.is_reached(body, op) {
            return;
        }
        let results: SmallVec<[ValueId; 4]> = here.results(op).collect();
        let name = here.name(op);
        if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
            return self.visit_successor::<L>((body, op), branch, None, &results);
        }
        let mut operands = Vec::with_capacity(here.num_operands(op));
        for index in 0..here.num_operands(op) {
            let operand = here.operand(op, index);
            let lattices = L::lattices_mut(self);
            lattices.subscribers[body.0][operand.index()].add(L::ANALYSIS);
            operands.push(lattices.facts[body.0][operand.index()].clone());
        }
        if let Some(call) = ctx.op_interface::<dyn CallOpInterface>(name) {
            return self.visit_call::<L>(body, op, call, &results);
        }
        let known = |value: ValueId| L::lattices(self).facts[body.0][value.index()].clone();
        let facts = L::analysis(self).visit(self.at(body, op), &operands, &known);
        let Some(facts) = facts else {
            return self.lose_all::<L>(body, &results);
        };
        for (&value, fact) in results.iter().zip(facts) {
            let before = &L::lattices(self).facts[body.0][value.index()];
            let joined = L::analysis(self).join(before, &fact);
            let widened = L::analysis(self).widen(self.at(body, op), value, before, joined);
            self.update::<L>(body, value, widened);
        }
    }

    fn visit_call<L: Lane<A>>(
        &mut self,
        body: BodyId,
        op: OpId,
        call: &dyn CallOpInterface,
        results: &[ValueId],
    ) {
        let callee = match call.callee(self.at(body, op)) {
            Some(Callee::Symbol(symbol)) => self.callables.called(body, symbol),
            _ => None,
        };
        if callee.is_some_and(|callee| self.entry(callee).is_none()) {
            return self.lose_all::<L>(body, results);
        }
        let point = Point::Op(body, op);
        let Some(returns) = self.predecessors_for(point, point, L::ANALYSIS) else {
            return self.lose_all::<L>(body, results);
        };
        for (from, last) in returns {
            let operands: SmallVec<[ValueId; 4]> = self.body(from).operands(last).collect();
            for (&operand, &result) in operands.iter().zip(results) {
                let fact = self.fact_for::<L>(point, from, operand);
                self.join::<L>(body, result, &fact);
            }
        }
    }

    fn visit_block<L: Lane<A>>(&mut self, body: BodyId, block: BlockId) {
        let here = self.body(body);
        let args = here.block_args(block);
        if args.is_empty() || !self.live[body.0][block.index()] {
            return;
        }
        let point = Point::Block(body, block);
        let Some(region) = here.parent_region(block) else {
            return;
        };
        if here.entry_block(region) == Some(block) {
            return self.visit_entry::<L>(body, block, args);
        }
        for (last, index) in here.predecessors(block) {
            let Some(from) = here.parent_block(last) else {
                continue;
            };
            let edge = self.edges.entry((body, from, block)).or_default();
            edge.subscribers.add(L::ANALYSIS);
            if !edge.is_live {
                continue;
            }
            let model = self
                .ctx
                .op_interface::<dyn BranchOpInterface>(here.name(last));
            let Some(model) = model else {
                return self.lose_all::<L>(body, args);
            };
            let mut ranges = model.successor_operands(self.at(body, last)).into_iter();
            let range = ranges.nth(index).unwrap_or_default();
            let produced = args.len().saturating_sub(range.len());
            self.lose_all::<L>(body, &args[..produced]);
            for (operand, &arg) in range.zip(&args[produced..]) {
                let operand = here.operand(last, operand);
                let fact = self.fact_for::<L>(point, body, operand);
                self.join::<L>(body, arg, &fact);
            }
        }
    }

    /// The entry block of a region.
    fn visit_entry<L: Lane<A>>(&mut self, body: BodyId, block: BlockId, args: &[ValueId]) {
        let ctx = self.ctx;
        let here = self.body(body);
        let point = Point::Block(body, block);
        let Some(region) = here.parent_region(block) else {
            return;
        };
        let owner = here.region_owner(region);
        let name = here.name(owner);
        if ctx.op_interface::<dyn FunctionOpInterface>(name).is_some() {
            let function = self.seen_from_outside(body, owner);
            let function = Point::Op(function.0, function.1);
            let Some(calls) = self.predecessors_for(function, point, L::ANALYSIS) else {
                return self.lose_all::<L>(body, args);
            };
            for (from, call) in calls {
                let model = ctx.op_interface::<dyn CallOpInterface>(self.body(from).name(call));
                let handed = model.map_or(0..0, |model| model.arguments(self.at(from, call)));
                for (operand, &arg) in handed.zip(args) {
                    let operand = self.body(from).operand(call, operand);
                    let fact = self.fact_for::<L>(point, from, operand);
                    self.join::<L>(body, arg, &fact);
                }
            }
        } else if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
            let index = here.regions(owner).position(|at| at == region);
            self.visit_successor::<L>((body, owner), branch, index, args);
        } else {
            self.visit_non_control_flow::<L>(body, owner, point, args);
        }
    }

    /// Joins the facts that control hands to a region of an operation, or to the operation's results.
    fn visit_successor<L: Lane<A>>(
        &mut self,
        (body, op): (BodyId, OpId),
        model: &dyn RegionBranchOpInterface,
        to: RegionPoint,
        values: &[ValueId],
    ) {
        let here = self.body(body);
        let entry = to.and_then(|index| here.entry_block(here.region(op, index)?));
        let point = match entry {
            Some(entry) => Point::Block(body, entry),
            None => Point::Op(body, op),
        };
        let Some(predecessors) = self.predecessors_for(point, point, L::ANALYSIS) else {
            return self.lose_all::<L>(body, values);
        };
        for (_, source) in predecessors {
            let at = self.at(body, source);
            let terminator = self
                .ctx
                .op_interface::<dyn RegionBranchTerminatorOpInterface>(at.name());
            let operands = if source == op {
                model.entry_operands(at, to)
            } else if let Some(terminator) = terminator {
                terminator.successor_operands(at, to)
            } else if at.def().is_some_and(|def| def.has(Traits::RETURN_LIKE)) {
                0..here.num_operands(source)
            } else {
                // Of a terminator that is not known, nothing is known about the values it hands on.
                return self.lose_all::<L>(body, values);
            };
            let inputs = model.inputs(self.at(body, op), to);
            let first = inputs
                .first()
                .and_then(|first| values.iter().position(|it| it == first));
            let first = first.unwrap_or(0);
            if inputs.len() != values.len() {
                let others = (values.iter()).filter(|value| !inputs.contains(value));
                let others: SmallVec<[ValueId; 4]> = others.copied().collect();
                self.visit_non_control_flow::<L>(body, op, point, &others);
            }
            for (operand, &value) in operands.zip(&values[first..]) {
                let operand = here.operand(source, operand);
                let fact = self.fact_for::<L>(point, body, operand);
                self.join::<L>(body, value, &fact);
            }
        }
    }

    /// Joins the operation's own facts about values that nothing hands over.
    fn visit_non_control_flow<L: Lane<A>>(
        &mut self,
        body: BodyId,
        op: OpId,
        point: Point,
        values: &[ValueId],
    ) {
        for &value in values {
            let asked = RefCell::new(SmallVec::<[ValueId; 4]>::new());
            let known = |value: ValueId| {
                asked.borrow_mut().push(value);
                L::lattices(self).facts[body.0][value.index()].clone()
            };
            let found = L::analysis(self).non_control_flow(self.at(body, op), value, &known);
            for asked in asked.into_inner() {
                self.depend(L::state(body, asked), point, L::ANALYSIS);
            }
            self.join::<L>(body, value, &found);
        }
    }
}

/// One of the things that analyses look at when they start.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    Op(OpId),
    Block(BlockId),
}
