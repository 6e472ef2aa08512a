//! Computes reachable blocks, and the predecessors of regions and results: MLIR's `DeadCodeAnalysis`.

use crate::anchor::{Block, Edge, Point};
use crate::constants::Constant;
use crate::solver::{DataFlowAnalysis, Distinct, Solver};
use terrace_ir::call::{CallOpInterface, Callee};
use terrace_ir::interfaces::{BranchOpInterface, FunctionOpInterface};
use terrace_ir::region_branch::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint,
};
use terrace_ir::{Attr, BlockId, BodyId, OpId, OpRef, Place, SmallVec, Traits};

/// The state of a block or an edge: true if it is reachable.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Executable(pub bool);

/// Visits all points with an analysis, and subscribes it to the blocks among them: it visits a block again when the
/// block becomes reachable.
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

/// The control-flow predecessors of a point, which is after an operation or at the start of a block.
#[derive(Default)]
pub struct Predecessors {
    has_unknown: bool,
    /// In the order of discovery.
    known: Distinct<Place>,
}

impl Predecessors {
    /// Returns the operations from which control comes; `None` if there may be unknown ones.
    pub fn all(&self) -> Option<&[Place]> {
        (!self.has_unknown).then_some(&self.known.list)
    }
}

/// Computes the [`Executable`] blocks and edges, and the [`Predecessors`] of calls, functions, and operations with
/// region control flow.
///
/// If the [constants](Constant) of operands decide a branch, only the taken successors are followed. The operands of a
/// branch are uninitialized without an analysis that computes constants, so no branch that queries them is then
/// followed.
pub struct DeadCodeAnalysis;

impl DataFlowAnalysis for DeadCodeAnalysis {
    fn initialize(&self, solver: &mut Solver<'_>) {
        solver.make_entries_live(Place::ROOT);
        let graph = solver.graph;
        for function in graph.functions() {
            if graph.has_unknown_callers(function, solver.is_outermost()) {
                let stub = solver.tree().stub_of(Place::new(function, OpId::ROOT));
                solver.add_unknown_predecessors(Point::Op(stub));
            }
        }
        for &point in &*solver.points() {
            let Point::Op(place) = point else { continue };
            let Place { body, op } = place;
            let here = solver.body(body);
            let has_regions = || {
                let root = solver.tree().root_of(place);
                solver.body(root.body).regions(root.op).next().is_some()
            };
            let matters = here.has_extra(op) && has_regions()
                || here.num_successors(op) > 0
                || solver.is_return(place)
                || call_interface(solver.at(place)).is_some();
            if !matters {
                continue;
            }
            if let Some(block) = here.parent_block(op) {
                solver.subscribe::<Block, Executable>((body, block));
            }
            solver.visit_dead_code(place);
        }
    }

    fn visit(&self, solver: &mut Solver<'_>, point: Point) {
        if let Point::Op(place) = point {
            solver.visit_dead_code(place);
        }
    }
}

fn call_interface(op: OpRef<'_>) -> Option<&'static dyn CallOpInterface> {
    op.ctx.op_interface::<dyn CallOpInterface>(op.name())
}

/// Returns the points to which control may branch from a terminator of a region, if operands have these constant
/// values.
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

/// Queries about control flow.
impl<'s> Solver<'s> {
    /// Returns true if a block is reachable.
    pub fn is_live(&self, block: Block) -> bool {
        self.state::<Block, Executable>(block).0
    }

    /// Returns true if the block of an operation is reachable. The outermost operation counts as unreachable, unless no
    /// operation encloses it.
    pub fn is_reached(&self, place: Place) -> bool {
        match self.body(place.body).parent_block(place.op) {
            Some(block) => self.is_live((place.body, block)),
            None => self.is_outermost(),
        }
    }

    /// Returns true if an edge is executable, and subscribes the running analysis to the edge.
    pub fn is_edge_live(&mut self, body: BodyId, from: BlockId, to: BlockId) -> bool {
        let edge = Edge { body, from, to };
        self.subscribe::<Edge, Executable>(edge);
        self.state::<Edge, Executable>(edge).0
    }

    /// Returns the operations from which control reaches `point`, or `None` if there may be unknown ones. `at` becomes
    /// a dependent of the result.
    pub fn predecessors_for(&mut self, point: Point, at: Point) -> Option<SmallVec<[Place; 2]>> {
        self.depend::<Point, Predecessors>(point, at);
        match self.get::<Point, Predecessors>(point) {
            Some(predecessors) => predecessors.all().map(SmallVec::from_slice),
            None => Some(SmallVec::new()),
        }
    }

    /// Returns the entry block of the function that a call refers to by symbol, if the function is known.
    pub fn callee_entry(&self, call: Place) -> Option<Block> {
        let op = self.at(call);
        let Callee::Symbol(symbol) = call_interface(op)?.callee(op)? else {
            return None;
        };
        let callee = self.graph.resolve(self.ctx, call.body, symbol)?;
        let here = self.body(callee);
        let entry = here.entry_block(here.region(OpId::ROOT, 0)?)?;
        Some((callee, entry))
    }

    /// Returns true if an operation ends a region of an operation with region control flow, or of a function.
    fn is_return(&self, place: Place) -> bool {
        let (here, op) = (self.body(place.body), place.op);
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

    /// Makes the entry blocks of all regions reachable.
    fn make_entries_live(&mut self, place: Place) {
        let Place { body, op } = self.tree().root_of(place);
        let here = self.body(body);
        for entry in here
            .regions(op)
            .filter_map(|region| here.entry_block(region))
        {
            self.make_live(body, entry);
        }
    }

    pub(crate) fn visit_dead_code(&mut self, place: Place) {
        if !self.is_reached(place) {
            return;
        }
        let Place { body, op } = place;
        let ctx = self.ctx;
        let here = self.body(body);
        let name = here.name(op);
        if call_interface(self.at(place)).is_some() {
            self.visit_call_site(place);
        }
        if here.has_extra(op) {
            if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
                self.visit_region_branch(place, branch);
            } else if ctx.op_interface::<dyn FunctionOpInterface>(name).is_some() {
                let point = Point::Op(place);
                let callers = self.predecessors_for(point, point);
                if callers.is_none_or(|callers| !callers.is_empty()) {
                    self.make_entries_live(place);
                }
            } else {
                self.make_entries_live(place);
            }
        }
        if self.is_return(place)
            && let Some(owner) = here.parent_op(op)
        {
            let branch = ctx.op_interface::<dyn RegionBranchOpInterface>(here.name(owner));
            match branch {
                Some(branch) => self.visit_region_terminator(place, owner, branch),
                None => self.visit_return(place, owner),
            }
        }
        if here.num_successors(op) > 0
            && let Some(block) = here.parent_block(op)
        {
            self.visit_branch(place, block);
        }
    }

    fn visit_call_site(&mut self, call: Place) {
        match self.callee_entry(call) {
            Some((callee, _)) => {
                let callee = self.tree().stub_of(Place::new(callee, OpId::ROOT));
                self.add_predecessor(Point::Op(callee), call);
            }
            None => self.add_unknown_predecessors(Point::Op(call)),
        }
    }

    /// Returns the known constant values of operands; `None` if one of the operands is uninitialized.
    fn operand_constants(&mut self, place: Place) -> Option<Vec<Option<Attr>>> {
        let Place { body, op } = place;
        let operands = self.body(body).operands(op);
        let constants = self.subscribed(operands.map(|operand| (body, operand)));
        let constants = constants.into_iter().map(|constant| match constant {
            Constant::Unreached => None,
            Constant::Is(attr, _) => Some(Some(attr)),
            Constant::Unknown => Some(None),
        });
        constants.collect()
    }

    fn visit_branch(&mut self, place: Place, block: BlockId) {
        let Place { body, op } = place;
        let here = self.body(body);
        let model = self
            .ctx
            .op_interface::<dyn BranchOpInterface>(here.name(op));
        let only = match model {
            Some(model) => {
                let Some(constants) = self.operand_constants(place) else {
                    return;
                };
                model.successor_for(self.at(place), &constants)
            }
            None => None,
        };
        for (index, to) in here.successors(op).enumerate() {
            if only.is_none_or(|only| only == index) {
                self.make_edge_live(body, block, to);
            }
        }
    }

    fn visit_region_branch(&mut self, place: Place, model: &dyn RegionBranchOpInterface) {
        let Some(constants) = self.operand_constants(place) else {
            return;
        };
        let successors = model.entry_successors(self.at(place), &constants);
        self.enter(place, place.op, &successors);
    }

    fn visit_region_terminator(
        &mut self,
        place: Place,
        owner: OpId,
        model: &dyn RegionBranchOpInterface,
    ) {
        let owner = Place::new(place.body, owner);
        let Some(constants) = self.operand_constants(place) else {
            return;
        };
        let (at, around) = (self.at(place), self.at(owner));
        let successors = successors_of_terminator(at, around, model, &constants);
        self.enter(owner, place.op, &successors);
    }

    /// Makes regions of an operation, or the point after it, reachable from `source`: the operation or a terminator in
    /// it.
    fn enter(&mut self, place: Place, source: OpId, successors: &[RegionPoint]) {
        let Place { body, op } = place;
        let here = self.body(body);
        for &to in successors {
            let point = match to {
                None => Point::Op(place),
                Some(index) => {
                    let region = here.region(op, index);
                    let Some(entry) = region.and_then(|region| here.entry_block(region)) else {
                        continue;
                    };
                    self.make_live(body, entry);
                    Point::Block(body, entry)
                }
            };
            self.add_predecessor(point, Place::new(body, source));
        }
    }

    /// Visits the end of a function.
    fn visit_return(&mut self, place: Place, owner: OpId) {
        let function = self.tree().stub_of(Place::new(place.body, owner));
        let function = Point::Op(function);
        self.depend::<Point, Predecessors>(function, Point::Op(place));
        let returns = self
            .at(place)
            .def()
            .is_some_and(|def| def.has(Traits::RETURN_LIKE));
        let calls = self.get::<Point, Predecessors>(function);
        let calls = calls.map_or(SmallVec::new(), |calls| calls.known.list.clone());
        for call in calls {
            let call = Point::Op(call);
            match returns {
                true => self.add_predecessor(call, place),
                false => self.add_unknown_predecessors(call),
            }
        }
    }

    /// Marks a block as reachable.
    fn make_live(&mut self, body: BodyId, block: BlockId) {
        self.set::<Block, Executable>((body, block), Executable(true));
    }

    /// Marks an edge between blocks as executable.
    fn make_edge_live(&mut self, body: BodyId, from: BlockId, to: BlockId) {
        self.make_live(body, to);
        self.set(Edge { body, from, to }, Executable(true));
    }

    /// Adds an operation to the predecessors of a point.
    fn add_predecessor(&mut self, point: Point, from: Place) {
        self.update(point, |predecessors: &mut Predecessors| {
            predecessors.known.add(from)
        });
    }

    /// Records that a point may have unknown predecessors.
    fn add_unknown_predecessors(&mut self, point: Point) {
        self.update(point, |predecessors: &mut Predecessors| {
            !std::mem::replace(&mut predecessors.has_unknown, true)
        });
    }
}
