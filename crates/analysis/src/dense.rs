//! Computes states of program points: MLIR's `DenseForwardDataFlowAnalysis` and `DenseBackwardDataFlowAnalysis`.
//!
//! The state of a [`Point::Op`] holds after the operation and before the next one. The state of a [`Point::Block`]
//! holds at the start of the block.

use crate::anchor::{Block, Edge, Point};
use crate::dead_code::{Executable, successors_of_terminator, visit_all};
use crate::solver::{DataFlowAnalysis, Lattice, Solver};
use terrace_ir::call::CallOpInterface;
use terrace_ir::interfaces::FunctionOpInterface;
use terrace_ir::region_branch::{RegionBranchOpInterface, RegionPoint};
use terrace_ir::{BlockId, BodyId, OpRef, Place, SmallVec};

/// The direction of control at a call: MLIR's `CallControlFlowAction`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallTransfer {
    /// Into the called function.
    Enter,
    /// Out of the called function.
    Exit,
    /// Into an unknown function and out of it.
    External,
}

fn is_call(op: OpRef<'_>) -> bool {
    let model = op.ctx.op_interface::<dyn CallOpInterface>(op.name());
    model.is_some()
}

fn region_branch(op: OpRef<'_>) -> Option<&'static dyn RegionBranchOpInterface> {
    op.ctx
        .op_interface::<dyn RegionBranchOpInterface>(op.name())
}

/// Returns the calls of a function, or `None` if there may be unknown calls, or if the operation is not a function.
/// `at` becomes a dependent of the result.
fn calls_for(solver: &mut Solver<'_>, function: Place, at: Point) -> Option<SmallVec<[Place; 2]>> {
    let name = solver.at(function).name();
    solver.ctx.op_interface::<dyn FunctionOpInterface>(name)?;
    let function = solver.tree().stub_of(function);
    solver.predecessors_for(Point::Op(function), at)
}

/// An analysis that computes the state of a point from the points before it. [`DenseForward`] runs it.
pub trait DenseForwardAnalysis {
    /// The state of one point. The default means that no point reaches it.
    type Fact: Lattice;

    /// Returns the state of a point that control reaches from an unknown point: MLIR's `setToEntryState`.
    fn entry_state(&self) -> Self::Fact;

    /// Returns the state after an operation.
    fn visit_operation(&self, op: OpRef<'_>, before: &Self::Fact) -> Self::Fact;

    /// Returns the state after a part of a call. The default is the entry state after a call of an unknown function.
    fn visit_call(&self, _call: OpRef<'_>, to: CallTransfer, before: &Self::Fact) -> Self::Fact {
        match to {
            CallTransfer::External => self.entry_state(),
            CallTransfer::Enter | CallTransfer::Exit => before.clone(),
        }
    }
}

/// The driver of a [`DenseForwardAnalysis`]. Requires a [`DeadCodeAnalysis`](crate::DeadCodeAnalysis) in the solver.
pub struct DenseForward<A>(pub A);

impl<A: DenseForwardAnalysis> DataFlowAnalysis for DenseForward<A> {
    fn initialize(&self, solver: &mut Solver<'_>) {
        let points = solver.points();
        visit_all(self, solver, points.iter());
    }

    fn visit(&self, solver: &mut Solver<'_>, point: Point) {
        match point {
            Point::Op(place) => self.visit_op(solver, place),
            Point::Block(body, block) if solver.is_live((body, block)) => {
                self.visit_block(solver, body, block);
            }
            Point::Block(..) => (),
        }
    }
}

impl<A: DenseForwardAnalysis> DenseForward<A> {
    fn visit_op(&self, solver: &mut Solver<'_>, place: Place) {
        let (at, point) = (solver.at(place), Point::Op(place));
        let Some(before) = solver.before(place) else {
            return;
        };
        if !solver.is_reached(place) {
            return;
        }
        if region_branch(at).is_some() {
            return self.visit_predecessors(solver, place, point);
        }
        let before: A::Fact = solver.state_for(before, point);
        if !is_call(at) {
            let after = self.0.visit_operation(at, &before);
            solver.join(point, &after);
        } else if solver.callee_entry(place).is_none() {
            let after = self.0.visit_call(at, CallTransfer::External, &before);
            solver.join(point, &after);
        } else if let Some(returns) = solver.predecessors_for(point, point) {
            for last in returns {
                let end: A::Fact = solver.state_for(Point::Op(last), point);
                let after = self.0.visit_call(at, CallTransfer::Exit, &end);
                solver.join(point, &after);
            }
        } else {
            solver.join(point, &self.0.entry_state());
        }
    }

    /// Visits the start of a region of an operation, or the point after the operation.
    fn visit_predecessors(&self, solver: &mut Solver<'_>, place: Place, point: Point) {
        let Some(predecessors) = solver.predecessors_for(point, point) else {
            solver.join(point, &self.0.entry_state());
            return;
        };
        for source in predecessors {
            let before = match source.op == place.op {
                true => solver.before(place),
                false => Some(Point::Op(source)),
            };
            let before = before.map(|before| solver.state_for(before, point));
            solver.join(point, &before.unwrap_or_else(|| self.0.entry_state()));
        }
    }

    fn visit_block(&self, solver: &mut Solver<'_>, body: BodyId, block: BlockId) {
        let (here, point) = (solver.body(body), Point::Block(body, block));
        let Some(region) = here.parent_region(block) else {
            return;
        };
        if here.entry_block(region) != Some(block) {
            for (last, _) in here.predecessors(block) {
                if here
                    .parent_block(last)
                    .is_some_and(|from| solver.is_edge_live(body, from, block))
                {
                    let last = Point::Op(Place::new(body, last));
                    let end: A::Fact = solver.state_for(last, point);
                    solver.join(point, &end);
                }
            }
            return;
        }
        let owner = Place::new(body, here.region_owner(region));
        if region_branch(solver.at(owner)).is_some() {
            return self.visit_predecessors(solver, owner, point);
        }
        let Some(calls) = calls_for(solver, owner, point) else {
            solver.join(point, &self.0.entry_state());
            return;
        };
        for call in calls {
            let before = solver
                .before(call)
                .map(|before| solver.state_for(before, point));
            let before = before.unwrap_or_else(|| self.0.entry_state());
            let start = self
                .0
                .visit_call(solver.at(call), CallTransfer::Enter, &before);
            solver.join(point, &start);
        }
    }
}

/// An analysis that computes the state of a point from the points after it. [`DenseBackward`] runs it.
pub trait DenseBackwardAnalysis {
    /// The state of one point. The default means that the point reaches no other.
    type Fact: Lattice;

    /// Returns the state of a point from which control reaches an unknown point: MLIR's `setToExitState`.
    fn exit_state(&self) -> Self::Fact;

    /// Returns the state before an operation.
    fn visit_operation(&self, op: OpRef<'_>, after: &Self::Fact) -> Self::Fact;

    /// Returns the state before a part of a call. The default is the exit state before a call of an unknown function.
    fn visit_call(&self, _call: OpRef<'_>, to: CallTransfer, after: &Self::Fact) -> Self::Fact {
        match to {
            CallTransfer::External => self.exit_state(),
            CallTransfer::Enter | CallTransfer::Exit => after.clone(),
        }
    }
}

/// The driver of a [`DenseBackwardAnalysis`]. Requires a [`DeadCodeAnalysis`](crate::DeadCodeAnalysis) in the solver.
pub struct DenseBackward<A>(pub A);

impl<A: DenseBackwardAnalysis> DataFlowAnalysis for DenseBackward<A> {
    fn initialize(&self, solver: &mut Solver<'_>) {
        let points = solver.points();
        visit_all(self, solver, points.iter().rev());
    }

    /// Visits a block at its end.
    fn visit(&self, solver: &mut Solver<'_>, point: Point) {
        match point {
            Point::Op(place) => self.visit_op(solver, place),
            Point::Block(body, block) if solver.is_live((body, block)) => {
                self.visit_end(solver, body, block);
            }
            Point::Block(..) => (),
        }
    }
}

impl<A: DenseBackwardAnalysis> DenseBackward<A> {
    fn visit_op(&self, solver: &mut Solver<'_>, place: Place) {
        let (at, point) = (solver.at(place), Point::Op(place));
        let Some(before) = solver.before(place) else {
            return;
        };
        if !solver.is_reached(place) {
            return;
        }
        if let Some(model) = region_branch(at) {
            let constants = vec![None; at.body.num_operands(at.id)];
            let successors = model.entry_successors(at, &constants);
            return self.visit_successors(solver, place, &successors, (before, point));
        }
        let fact = if !is_call(at) {
            let after: A::Fact = solver.state_for(point, point);
            self.0.visit_operation(at, &after)
        } else if let Some((callee, entry)) = solver.callee_entry(place) {
            let start: A::Fact = solver.state_for(Point::Block(callee, entry), point);
            self.0.visit_call(at, CallTransfer::Enter, &start)
        } else {
            let after: A::Fact = solver.state_for(point, point);
            self.0.visit_call(at, CallTransfer::External, &after)
        };
        solver.join(before, &fact);
    }

    /// Visits the point before an operation, or the end of one of its regions, from which control branches to
    /// `successors`.
    fn visit_successors(
        &self,
        solver: &mut Solver<'_>,
        place: Place,
        successors: &[RegionPoint],
        (before, point): (Point, Point),
    ) {
        let Place { body, op } = place;
        let here = solver.body(body);
        for &to in successors {
            let entry = to.map(|index| here.entry_block(here.region(op, index)?));
            let after = match entry {
                None => Point::Op(place),
                Some(Some(entry)) => {
                    solver.depend::<Block, Executable>((body, entry), point);
                    if !solver.is_live((body, entry)) {
                        continue;
                    }
                    Point::Block(body, entry)
                }
                Some(None) => continue,
            };
            let after: A::Fact = solver.state_for(after, point);
            solver.join(before, &after);
        }
    }

    fn visit_end(&self, solver: &mut Solver<'_>, body: BodyId, block: BlockId) {
        let (here, point) = (solver.body(body), Point::Block(body, block));
        let end = solver.end(body, block);
        let last = here.last_op(block);
        let successors = last.map_or(0, |last| here.num_successors(last));
        if let Some(last) = last.filter(|_| successors > 0) {
            for to in here.successors(last) {
                let edge = Edge {
                    body,
                    from: block,
                    to,
                };
                if solver.state_for::<Edge, Executable>(edge, point).0 {
                    let start: A::Fact = solver.state_for(Point::Block(body, to), point);
                    solver.join(end, &start);
                }
            }
            return;
        }
        let Some(region) = here.parent_region(block) else {
            return;
        };
        let around = Place::new(body, here.region_owner(region));
        let owner = solver.at(around);
        if let (Some(model), Some(last)) = (region_branch(owner), last) {
            let constants = vec![None; here.num_operands(last)];
            let last = owner.with(last);
            let successors = successors_of_terminator(last, owner, model, &constants);
            return self.visit_successors(solver, around, &successors, (end, point));
        }
        let Some(calls) = calls_for(solver, around, point) else {
            solver.join(end, &self.0.exit_state());
            return;
        };
        for call in calls {
            let after: A::Fact = solver.state_for(Point::Op(call), point);
            let fact = self
                .0
                .visit_call(solver.at(call), CallTransfer::Exit, &after);
            solver.join(end, &fact);
        }
    }
}
