//! The solver: what the analyses share, and in which order they are asked. MLIR's `DataFlowSolver`.
//!
//! The order is part of what is found out: an analysis that [widens](crate::ForwardAnalysis::widen) what changes more than
//! once finds the more the later it looks. It is upstream's. Each analysis first looks at everything once, in the order of
//! the text. Then the queue is emptied, which has an entry for each time that there was reason to ask an analysis about a
//! place, in the order in which there was.

use crate::bodies::{Bodies, BodyId};
use crate::callables::Callables;
use crate::constants::Constant;
use crate::sparse::{ConstantLane, ForwardAnalysis, GivenLane, Step};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::hash::Hash;
use terrace_ir::{BlockId, Body, Context, OpId, OpRef, SmallVec, ValueId};

/// The analyses, in the order in which they start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Analysis {
    /// Finds the blocks that control can reach.
    DeadCode,
    /// Finds the values that are constants.
    Constants,
    /// The one that the caller of the solver asks for.
    Given,
}

/// A place that an analysis is asked about. An operation with a body of its own is named in the body around it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Point {
    /// After an operation.
    Op(BodyId, OpId),
    /// At the start of a block.
    Block(BodyId, BlockId),
}

/// A piece of knowledge that analyses depend on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum State {
    /// The constant that a value is.
    Constant(BodyId, ValueId),
    /// The fact of the given analysis about a value.
    Given(BodyId, ValueId),
    /// The operations from which control gets to a place.
    Predecessors(Point),
}

/// Analyses, in the order in which they were added, each once.
#[derive(Clone, Copy, Default)]
pub(crate) struct Subscribers([Option<Analysis>; 3]);

impl Subscribers {
    pub(crate) fn add(&mut self, analysis: Analysis) {
        for slot in &mut self.0 {
            match slot {
                Some(known) if *known == analysis => return,
                Some(_) => (),
                None => {
                    *slot = Some(analysis);
                    return;
                }
            }
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Analysis> {
        self.0.into_iter().flatten()
    }
}

/// The facts of one analysis about all values, by body and number.
pub(crate) struct Lattices<F> {
    pub(crate) facts: Vec<Vec<F>>,
    /// The analyses that visit the users of a value again when its fact changes.
    pub(crate) subscribers: Vec<Vec<Subscribers>>,
    /// The number of times that the fact about a value changed.
    pub(crate) changes: Vec<Vec<u16>>,
}

impl<F: Clone + Default> Lattices<F> {
    fn new(bodies: &Bodies<'_>) -> Self {
        let sizes = || bodies.ids().map(|id| bodies.body(id).value_capacity());
        Lattices {
            facts: sizes().map(|size| vec![F::default(); size]).collect(),
            subscribers: sizes()
                .map(|size| vec![Subscribers::default(); size])
                .collect(),
            changes: sizes().map(|size| vec![0; size]).collect(),
        }
    }
}

/// An edge between two blocks.
#[derive(Clone, Copy, Default)]
pub(crate) struct Edge {
    pub(crate) is_live: bool,
    pub(crate) subscribers: Subscribers,
}

/// A longer list is not searched for what is already in it.
const SHORT: usize = 8;

/// A list of different things, most of them few.
struct Distinct<T> {
    list: SmallVec<[T; 2]>,
    /// All of them, once the list is long.
    seen: FxHashSet<T>,
}

impl<T> Default for Distinct<T> {
    fn default() -> Self {
        Distinct {
            list: SmallVec::new(),
            seen: FxHashSet::default(),
        }
    }
}

impl<T: Copy + Eq + Hash> Distinct<T> {
    /// Adds something; `false` if it is there already.
    fn add(&mut self, item: T) -> bool {
        if self.list.len() < SHORT {
            if self.list.contains(&item) {
                return false;
            }
        } else {
            if self.seen.is_empty() {
                self.seen.extend(self.list.iter().copied());
            }
            if !self.seen.insert(item) {
                return false;
            }
        }
        self.list.push(item);
        true
    }
}

/// The operations from which control comes.
#[derive(Default)]
struct Predecessors {
    /// There may be others than the known ones.
    has_unknown: bool,
    /// In the order in which they were found.
    known: Distinct<(BodyId, OpId)>,
}

pub(crate) struct Solver<'s, 'b, A: ForwardAnalysis> {
    pub(crate) ctx: &'s Context,
    pub(crate) bodies: &'s Bodies<'b>,
    pub(crate) analysis: &'s A,
    pub(crate) callables: Callables<'s, 'b>,
    is_outermost: bool,
    pub(crate) constants: Lattices<Constant>,
    pub(crate) given: Lattices<A::Fact>,
    /// True for a block that control can reach.
    pub(crate) live: Vec<Vec<bool>>,
    /// The analyses that visit a block and its operations once control can reach it.
    pub(crate) block_subscribers: Vec<Vec<Subscribers>>,
    pub(crate) edges: FxHashMap<(BodyId, BlockId, BlockId), Edge>,
    predecessors: FxHashMap<Point, Predecessors>,
    /// The visits to repeat when a state changes, in the order in which they were asked for.
    dependents: FxHashMap<State, Distinct<(Point, Analysis)>>,
    queue: VecDeque<(Point, Analysis)>,
}

impl<'s, 'b, A: ForwardAnalysis> Solver<'s, 'b, A> {
    pub(crate) fn new(
        ctx: &'s Context,
        bodies: &'s Bodies<'b>,
        analysis: &'s A,
        is_outermost: bool,
    ) -> Self {
        let sizes = || bodies.ids().map(|id| bodies.body(id).block_capacity());
        Solver {
            ctx,
            bodies,
            analysis,
            callables: Callables::new(ctx, bodies, is_outermost),
            is_outermost,
            constants: Lattices::new(bodies),
            given: Lattices::new(bodies),
            live: sizes().map(|size| vec![false; size]).collect(),
            block_subscribers: sizes()
                .map(|size| vec![Subscribers::default(); size])
                .collect(),
            edges: FxHashMap::default(),
            predecessors: FxHashMap::default(),
            dependents: FxHashMap::default(),
            queue: VecDeque::new(),
        }
    }

    /// Runs analyses until nothing changes.
    pub(crate) fn run(&mut self, analyses: &[Analysis]) {
        let steps = self.steps();
        for analysis in analyses {
            match analysis {
                Analysis::DeadCode => self.initialize_dead_code(&steps),
                Analysis::Constants => self.initialize_sparse::<ConstantLane>(&steps),
                Analysis::Given => self.initialize_sparse::<GivenLane>(&steps),
            }
        }
        while let Some((point, analysis)) = self.queue.pop_front() {
            match (analysis, point) {
                (Analysis::DeadCode, Point::Op(body, op)) => self.visit_dead_code(body, op),
                (Analysis::DeadCode, Point::Block(..)) => (),
                (Analysis::Constants, _) => self.visit_sparse::<ConstantLane>(point),
                (Analysis::Given, _) => self.visit_sparse::<GivenLane>(point),
            }
        }
    }

    /// All operations and blocks in the order of the text, the outermost operation first.
    fn steps(&self) -> Vec<(BodyId, Step)> {
        let mut steps = Vec::new();
        let mut pending = vec![(BodyId(0), Step::Op(OpId::ROOT))];
        while let Some((body, step)) = pending.pop() {
            steps.push((body, step));
            let first = pending.len();
            match step {
                Step::Op(op) => {
                    if !self.body(body).has_extra(op) {
                        continue;
                    }
                    let (inner, op) = self.seen_from_inside(body, op);
                    for region in self.body(inner).regions(op) {
                        let blocks = self.body(inner).blocks(region);
                        pending.extend(blocks.map(|block| (inner, Step::Block(block))));
                    }
                }
                Step::Block(block) => {
                    let ops = self.body(body).ops(block);
                    pending.extend(ops.map(|op| (body, Step::Op(op))));
                }
            }
            pending[first..].reverse();
        }
        steps
    }

    pub(crate) fn body(&self, body: BodyId) -> &'b Body {
        self.bodies.body(body)
    }

    pub(crate) fn at(&self, body: BodyId, op: OpId) -> OpRef<'s>
    where
        'b: 's,
    {
        OpRef::new(self.ctx, self.bodies.body(body), op)
    }

    /// The body and the name in it of an operation that its regions are in.
    pub(crate) fn seen_from_inside(&self, body: BodyId, op: OpId) -> (BodyId, OpId) {
        match self.bodies.inside(body, op) {
            Some(inside) => (inside, OpId::ROOT),
            None => (body, op),
        }
    }

    /// The body and the name in it of an operation that its block is in.
    pub(crate) fn seen_from_outside(&self, body: BodyId, op: OpId) -> (BodyId, OpId) {
        let around = self.bodies.around(body).filter(|_| op == OpId::ROOT);
        around.unwrap_or((body, op))
    }

    /// The entry block of the first region of the operation that owns a body.
    pub(crate) fn entry(&self, body: BodyId) -> Option<BlockId> {
        let here = self.body(body);
        here.entry_block(here.region(OpId::ROOT, 0)?)
    }

    /// Returns true if control can reach the block of an operation. It is not known to reach the outermost operation unless that
    /// is in no block.
    pub(crate) fn is_reached(&self, body: BodyId, op: OpId) -> bool {
        match self.body(body).parent_block(op) {
            Some(block) => self.live[body.0][block.index()],
            None => self.is_outermost,
        }
    }

    pub(crate) fn enqueue(&mut self, point: Point, analysis: Analysis) {
        self.queue.push_back((point, analysis));
    }

    /// An analysis is to be asked about a place when a state changes.
    pub(crate) fn depend(&mut self, state: State, point: Point, analysis: Analysis) {
        let dependents = self.dependents.entry(state).or_default();
        dependents.add((point, analysis));
    }

    /// A state changed.
    pub(crate) fn notify(&mut self, state: State) {
        if let Some(dependents) = self.dependents.get(&state) {
            self.queue.extend(&dependents.list);
        }
    }

    /// Control can reach a block.
    pub(crate) fn make_live(&mut self, body: BodyId, block: BlockId) {
        if std::mem::replace(&mut self.live[body.0][block.index()], true) {
            return;
        }
        let subscribers = self.block_subscribers[body.0][block.index()];
        for analysis in subscribers.iter() {
            self.enqueue(Point::Block(body, block), analysis);
        }
        for analysis in subscribers.iter() {
            for op in self.body(body).ops(block) {
                self.enqueue(Point::Op(body, op), analysis);
            }
        }
    }

    /// Control can go from one block to another.
    pub(crate) fn make_edge_live(&mut self, body: BodyId, from: BlockId, to: BlockId) {
        self.make_live(body, to);
        let edge = self.edges.entry((body, from, to)).or_default();
        if !std::mem::replace(&mut edge.is_live, true) {
            let subscribers = edge.subscribers;
            for analysis in subscribers.iter() {
                self.enqueue(Point::Block(body, to), analysis);
            }
        }
    }

    /// Control gets to a place from an operation.
    pub(crate) fn add_predecessor(&mut self, point: Point, (body, op): (BodyId, OpId)) {
        let predecessors = self.predecessors.entry(point).or_default();
        if predecessors.known.add((body, op)) {
            self.notify(State::Predecessors(point));
        }
    }

    /// Control may get to a place from anywhere.
    pub(crate) fn add_unknown_predecessors(&mut self, point: Point) {
        let predecessors = self.predecessors.entry(point).or_default();
        if !std::mem::replace(&mut predecessors.has_unknown, true) {
            self.notify(State::Predecessors(point));
        }
    }

    /// The operations from which control gets to `point`, `None` if it may come from anywhere; `at` is visited again when that
    /// changes.
    pub(crate) fn predecessors_for(
        &mut self,
        point: Point,
        at: Point,
        analysis: Analysis,
    ) -> Option<SmallVec<[(BodyId, OpId); 2]>> {
        self.depend(State::Predecessors(point), at, analysis);
        let predecessors = self.predecessors.get(&point);
        match predecessors.is_some_and(|predecessors| predecessors.has_unknown) {
            true => None,
            false => Some(self.known_predecessors(point)),
        }
    }

    /// From where control is known to get to a place, though there may be others.
    pub(crate) fn known_predecessors(&self, point: Point) -> SmallVec<[(BodyId, OpId); 2]> {
        let predecessors = self.predecessors.get(&point);
        predecessors.map_or(SmallVec::new(), |it| it.known.list.clone())
    }
}
