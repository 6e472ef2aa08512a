//! Reachability of blocks, and predecessors of regions and results: MLIR's `DeadCodeAnalysis`.

use crate::anchor::{Block, Edge, Point};
use crate::bodies::BodyId;
use crate::constants::Constant;
use crate::solver::{DataFlowAnalysis, Distinct, Solver};
use terrace_ir::call::{CallOpInterface, Callee};
use terrace_ir::interfaces::{BranchOpInterface, FunctionOpInterface};
use terrace_ir::region_branch::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint,
};
use terrace_ir::{Attr, BlockId, OpId, OpRef, SmallVec, Traits};

/// The state of a block or an edge: true if control can reach it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Executable(pub bool);

/// Asks an analysis about points, and subscribes it to the blocks among them: it is asked again when control can reach them.
pub(crate) fn visit_all<'p>(
    analysis: &impl DataFlowAnalysis,
    solver: &mut Solver<'_>,
    points: impl Iterator<Item = &'p Point>,
) {
    for &point in points {
        if let Point::Block(body, block) = point {
            solver.subscribe::<Block, Executable>((body, block));
        }
        analysis.visit(solver, point);
    }
}

/// The state of a point, after an operation or at the start of a block: where control gets to it from.
#[derive(Default)]
pub struct Predecessors {
    has_unknown: bool,
    /// In the order in which they were found.
    known: Distinct<(BodyId, OpId)>,
}

impl Predecessors {
    /// The operations that control comes from; `None` if it may come from others, too.
    pub fn all(&self) -> Option<&[(BodyId, OpId)]> {
        (!self.has_unknown).then_some(&self.known.list)
    }
}

/// Finds out which blocks and edges are [`Executable`], and the [`Predecessors`] of calls, functions, and operations with
/// control flow between their regions.
///
/// It follows only the successors that are taken where the [constants](Constant) of operands decide that. Without an analysis
/// that finds these out no branch is taken that asks for them.
pub struct DeadCodeAnalysis;

impl DataFlowAnalysis for DeadCodeAnalysis {
    fn initialize(&self, solver: &mut Solver<'_>) {
        solver.make_entries_live(BodyId(0), OpId::ROOT);
        let functions: Vec<BodyId> = solver.callables.called_from_elsewhere().collect();
        for function in functions {
            let (body, op) = solver.bodies.seen_from_outside(function, OpId::ROOT);
            solver.add_unknown_predecessors(Point::Op(body, op));
        }
        for &point in &*solver.points() {
            let Point::Op(body, op) = point else { continue };
            let here = solver.body(body);
            let (inner, root) = solver.bodies.seen_from_inside(body, op);
            let matters = here.has_extra(op) && solver.body(inner).regions(root).next().is_some()
                || here.num_successors(op) > 0
                || solver.is_return(body, op)
                || call_interface(solver.at(body, op)).is_some();
            if !matters {
                continue;
            }
            if let Some(block) = here.parent_block(op) {
                solver.subscribe::<Block, Executable>((body, block));
            }
            solver.visit_dead_code(body, op);
        }
    }

    fn visit(&self, solver: &mut Solver<'_>, point: Point) {
        if let Point::Op(body, op) = point {
            solver.visit_dead_code(body, op);
        }
    }
}

fn call_interface(op: OpRef<'_>) -> Option<&'static dyn CallOpInterface> {
    op.ctx.op_interface::<dyn CallOpInterface>(op.name())
}

/// The points that control may go to from a terminator of a region of an operation if operands have these constant values.
pub(crate) fn successors_of_terminator(
    terminator: OpRef<'_>,
    owner: OpRef<'_>,
    model: &dyn RegionBranchOpInterface,
    constants: &[Option<Attr>],
) -> SmallVec<[RegionPoint; 2]> {
    let name = terminator.name();
    if let Some(model) =
        (terminator.ctx).op_interface::<dyn RegionBranchTerminatorOpInterface>(name)
    {
        return model.successors_for(terminator, constants);
    }
    let body = terminator.body;
    let block = body.parent_block(terminator.id);
    let region = block.and_then(|block| body.parent_region(block));
    let index = body.regions(owner.id).position(|at| Some(at) == region);
    model.successors(owner, index)
}

/// Facts about control flow.
impl<'s> Solver<'s> {
    /// Returns true if control can reach a block.
    pub fn is_live(&self, block: Block) -> bool {
        self.state::<Block, Executable>(block).0
    }

    /// Returns true if control can reach the block of an operation. It is not known to reach the outermost operation unless
    /// that is in no block.
    pub fn is_reached(&self, body: BodyId, op: OpId) -> bool {
        match self.body(body).parent_block(op) {
            Some(block) => self.is_live((body, block)),
            None => self.is_outermost(),
        }
    }

    /// Returns true if control can go along an edge; the analysis subscribes to that.
    pub fn is_edge_live(&mut self, body: BodyId, from: BlockId, to: BlockId) -> bool {
        let edge = Edge { body, from, to };
        self.subscribe::<Edge, Executable>(edge);
        self.state::<Edge, Executable>(edge).0
    }

    /// The operations from which control gets to `point`, `None` if it may come from anywhere; `at` is visited again when that
    /// changes.
    pub fn predecessors_for(
        &mut self,
        point: Point,
        at: Point,
    ) -> Option<SmallVec<[(BodyId, OpId); 2]>> {
        self.depend::<Point, Predecessors>(point, at);
        match self.get::<Point, Predecessors>(point) {
            Some(predecessors) => predecessors.all().map(SmallVec::from_slice),
            None => Some(SmallVec::new()),
        }
    }

    /// The entry block of the function that a call names, if that can be seen.
    pub fn callee_entry(&self, body: BodyId, call: OpId) -> Option<Block> {
        let callee = call_interface(self.at(body, call))?.callee(self.at(body, call))?;
        let Callee::Symbol(symbol) = callee else {
            return None;
        };
        let callee = self.callables.called(body, symbol)?;
        let here = self.body(callee);
        let entry = here.entry_block(here.region(OpId::ROOT, 0)?)?;
        Some((callee, entry))
    }

    /// Returns true if an operation ends a region of an operation with control flow between regions, or of a function.
    fn is_return(&self, body: BodyId, op: OpId) -> bool {
        let here = self.body(body);
        if here.num_successors(op) > 0 || here.next_op(op).is_some() {
            return false;
        }
        let Some(owner) = here.parent_op(op) else {
            return false;
        };
        let name = here.name(owner);
        self.ctx
            .op_interface::<dyn RegionBranchOpInterface>(name)
            .is_some()
            || self
                .ctx
                .op_interface::<dyn FunctionOpInterface>(name)
                .is_some()
    }

    /// The entry blocks of all regions.
    fn make_entries_live(&mut self, body: BodyId, op: OpId) {
        let (body, op) = self.bodies.seen_from_inside(body, op);
        let here = self.body(body);
        for entry in here
            .regions(op)
            .filter_map(|region| here.entry_block(region))
        {
            self.make_live(body, entry);
        }
    }

    pub(crate) fn visit_dead_code(&mut self, body: BodyId, op: OpId) {
        if !self.is_reached(body, op) {
            return;
        }
        let ctx = self.ctx;
        let here = self.body(body);
        let name = here.name(op);
        if call_interface(self.at(body, op)).is_some() {
            self.visit_call_site(body, op);
        }
        if here.has_extra(op) {
            if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
                self.visit_region_branch(body, op, branch);
            } else if ctx.op_interface::<dyn FunctionOpInterface>(name).is_some() {
                let point = Point::Op(body, op);
                let callers = self.predecessors_for(point, point);
                if callers.is_none_or(|callers| !callers.is_empty()) {
                    self.make_entries_live(body, op);
                }
            } else {
                self.make_entries_live(body, op);
            }
        }
        if self.is_return(body, op)
            && let Some(owner) = here.parent_op(op)
        {
            let branch = ctx.op_interface::<dyn RegionBranchOpInterface>(here.name(owner));
            match branch {
                Some(branch) => self.visit_region_terminator(body, op, owner, branch),
                None => self.visit_return(body, op, owner),
            }
        }
        if here.num_successors(op) > 0
            && let Some(block) = here.parent_block(op)
        {
            self.visit_branch(body, op, block);
        }
    }

    fn visit_call_site(&mut self, body: BodyId, op: OpId) {
        match self.callee_entry(body, op) {
            Some((callee, _)) => {
                let (around, function) = self.bodies.seen_from_outside(callee, OpId::ROOT);
                let callee = Point::Op(around, function);
                self.add_predecessor(callee, (body, op));
            }
            None => {
                let call = Point::Op(body, op);
                self.add_unknown_predecessors(call);
            }
        }
    }

    /// The constants that operands are known to be; `None` if one of them is uninitialized.
    fn operand_constants(&mut self, body: BodyId, op: OpId) -> Option<Vec<Option<Attr>>> {
        let operands = self.body(body).operands(op);
        let constants = self.subscribed(operands.map(|operand| (body, operand)));
        let constants = constants.into_iter().map(|constant| match constant {
            Constant::Unreached => None,
            Constant::Is(attr, _) => Some(Some(attr)),
            Constant::Unknown => Some(None),
        });
        constants.collect()
    }

    fn visit_branch(&mut self, body: BodyId, op: OpId, block: BlockId) {
        let here = self.body(body);
        let model = self
            .ctx
            .op_interface::<dyn BranchOpInterface>(here.name(op));
        let only = match model {
            Some(model) => {
                let Some(constants) = self.operand_constants(body, op) else {
                    return;
                };
                model.successor_for(self.at(body, op), &constants)
            }
            None => None,
        };
        for (index, to) in here.successors(op).enumerate() {
            if only.is_none_or(|only| only == index) {
                self.make_edge_live(body, block, to);
            }
        }
    }

    fn visit_region_branch(&mut self, body: BodyId, op: OpId, model: &dyn RegionBranchOpInterface) {
        let Some(constants) = self.operand_constants(body, op) else {
            return;
        };
        let successors = model.entry_successors(self.at(body, op), &constants);
        self.enter((body, op), op, &successors);
    }

    fn visit_region_terminator(
        &mut self,
        body: BodyId,
        op: OpId,
        owner: OpId,
        model: &dyn RegionBranchOpInterface,
    ) {
        let Some(constants) = self.operand_constants(body, op) else {
            return;
        };
        let (at, around) = (self.at(body, op), self.at(body, owner));
        let successors = successors_of_terminator(at, around, model, &constants);
        self.enter((body, owner), op, &successors);
    }

    /// Passes control from `source`, the operation or a terminator in it, to some of its regions or after it.
    fn enter(&mut self, (body, op): (BodyId, OpId), source: OpId, successors: &[RegionPoint]) {
        let here = self.body(body);
        for &to in successors {
            let point = match to {
                None => Point::Op(body, op),
                Some(index) => {
                    let region = here.region(op, index);
                    let Some(entry) = region.and_then(|region| here.entry_block(region)) else {
                        continue;
                    };
                    self.make_live(body, entry);
                    Point::Block(body, entry)
                }
            };
            self.add_predecessor(point, (body, source));
        }
    }

    /// The end of a function.
    fn visit_return(&mut self, body: BodyId, op: OpId, owner: OpId) {
        let (around, function) = self.bodies.seen_from_outside(body, owner);
        let function = Point::Op(around, function);
        let at = Point::Op(body, op);
        self.depend::<Point, Predecessors>(function, at);
        let returns = self
            .at(body, op)
            .def()
            .is_some_and(|def| def.has(Traits::RETURN_LIKE));
        let calls = self.get::<Point, Predecessors>(function);
        let calls = calls.map_or(SmallVec::new(), |calls| calls.known.list.clone());
        for (from, call) in calls {
            let call = Point::Op(from, call);
            match returns {
                true => self.add_predecessor(call, (body, op)),
                false => self.add_unknown_predecessors(call),
            }
        }
    }

    /// Control can reach a block.
    fn make_live(&mut self, body: BodyId, block: BlockId) {
        self.set::<Block, Executable>((body, block), Executable(true));
    }

    /// Control can go from one block to another.
    fn make_edge_live(&mut self, body: BodyId, from: BlockId, to: BlockId) {
        self.make_live(body, to);
        self.set(Edge { body, from, to }, Executable(true));
    }

    /// Control gets to a point from an operation.
    fn add_predecessor(&mut self, point: Point, from: (BodyId, OpId)) {
        self.update(point, |predecessors: &mut Predecessors| {
            predecessors.known.add(from)
        });
    }

    /// Control may get to a point from anywhere.
    fn add_unknown_predecessors(&mut self, point: Point) {
        self.update(point, |predecessors: &mut Predecessors| {
            !std::mem::replace(&mut predecessors.has_unknown, true)
        });
    }
}
