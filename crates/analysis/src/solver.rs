//! Runs data-flow analyses on an operation until their states reach a fixpoint: MLIR's `DataFlowSolver`.
//!
//! Analyses attach states to *anchors*: values, blocks, edges and program points. An analysis that reads a state while
//! it visits a point registers that point as a dependent of the state. When the state changes, the solver adds the
//! dependents to the worklist. An analysis that [subscribes](Solver::subscribe) to an anchor leaves the choice of
//! points to the anchor; a value chooses its users.
//!
//! # Order of visits
//! The order affects results: an analysis that [widens](crate::SparseForwardAnalysis::widen) states loses less
//! precision if it visits a point late. The order is therefore upstream's. First, each analysis visits all points in
//! textual order. Then the solver processes the worklist first in, first out. The worklist may contain a point several
//! times.

use crate::anchor::{Anchor, Point, Value, points};
use crate::call_graph::CallGraph;
use rustc_hash::{FxHashMap, FxHashSet};
use std::any::{Any, TypeId};
use std::collections::VecDeque;
use std::hash::Hash;
use std::rc::Rc;
use terrace_ir::{
    BlockId, Bodies, Body, BodyId, BodyTree, Context, OpRef, Place, SmallVec, ValueId,
};

/// The ID of an analysis. Analyses are initialized in the order of loading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnalysisId(u8);

/// A set of analyses.
#[derive(Clone, Copy, Default)]
pub struct Subscribers(u32);

impl Subscribers {
    /// Iterates over the analyses in the order of loading.
    pub fn iter(self) -> impl Iterator<Item = AnalysisId> {
        let bits = std::iter::successors(Some(self.0), |bits| Some(bits & bits.wrapping_sub(1)));
        let bits = bits.take_while(|bits| *bits != 0);
        bits.map(|bits| AnalysisId(bits.trailing_zeros() as u8))
    }
}

/// The worklist: points, each with the analysis that must visit it.
#[derive(Default)]
pub struct WorkList(VecDeque<(Point, AnalysisId)>);

impl WorkList {
    /// Appends a point.
    pub fn push(&mut self, point: Point, analysis: AnalysisId) {
        self.0.push_back((point, analysis));
    }
}

/// A data-flow analysis, which computes the states of anchors. Implemented by the drivers of this crate
/// ([`SparseForward`](crate::SparseForward), …) and by analyses with their own traversal; called by [`Solver::run`].
pub trait DataFlowAnalysis {
    /// Visits all points for the first time.
    fn initialize(&self, solver: &mut Solver<'_>);

    /// Visits a point again, because a state changed that the analysis [depends on](Solver::depend) there or
    /// [subscribed to](Solver::subscribe).
    fn visit(&self, solver: &mut Solver<'_>, point: Point);
}

/// The states of one type, for anchors of one type.
struct States<A, S> {
    /// The states of anchors with an index in a body, indexed by body and anchor.
    numbered: Vec<Vec<Slot<S>>>,
    others: FxHashMap<A, Slot<S>>,
    /// The points to visit again when the state of an anchor changes, in order of registration.
    dependents: FxHashMap<A, Distinct<(Point, AnalysisId)>>,
}

impl<A: Anchor, S: Default> States<A, S> {
    fn new(bodies: &Bodies<'_>) -> Self {
        let sizes = bodies.iter().map(|(_, body)| A::capacity(body));
        let slots = sizes.map(|size| std::iter::repeat_with(Slot::default).take(size).collect());
        States {
            numbered: slots.collect(),
            others: FxHashMap::default(),
            dependents: FxHashMap::default(),
        }
    }

    fn get(&self, anchor: A) -> Option<&Slot<S>> {
        match anchor.number() {
            Some((body, number)) => Some(&self.numbered[body.index()][number]),
            None => self.others.get(&anchor),
        }
    }

    fn slot(&mut self, anchor: A) -> &mut Slot<S> {
        match anchor.number() {
            Some((body, number)) => &mut self.numbered[body.index()][number],
            None => self.others.entry(anchor).or_default(),
        }
    }
}

#[derive(Default)]
struct Slot<S> {
    state: S,
    subscribers: Subscribers,
    changes: u16,
}

/// One table per pair of anchor and state type. A linear search suffices because there are few pairs.
#[derive(Default)]
struct Tables(Vec<(TypeId, Box<dyn Any>)>);

impl Tables {
    fn get<A: Anchor, S: Default + 'static>(&self) -> Option<&States<A, S>> {
        let key = TypeId::of::<States<A, S>>();
        let (_, table) = self.0.iter().find(|(known, _)| *known == key)?;
        table.downcast_ref()
    }

    fn get_mut<A: Anchor, S: Default + 'static>(
        &mut self,
        bodies: &Bodies<'_>,
    ) -> &mut States<A, S> {
        let key = TypeId::of::<States<A, S>>();
        let known = self.0.iter().position(|(known, _)| *known == key);
        let index = known.unwrap_or_else(|| {
            self.0.push((key, Box::new(States::<A, S>::new(bodies))));
            self.0.len() - 1
        });
        let states = self.0[index].1.downcast_mut();
        states.expect("a table has the type that it is filed under")
    }
}

/// A list without duplicates, usually short.
pub(crate) struct Distinct<T> {
    pub(crate) list: SmallVec<[T; 2]>,
    /// The items of the list, once it is long.
    seen: FxHashSet<T>,
}

/// The length up to which `add` searches the list; longer lists use the hash set.
const SHORT: usize = 8;

impl<T> Default for Distinct<T> {
    fn default() -> Self {
        Distinct {
            list: SmallVec::new(),
            seen: FxHashSet::default(),
        }
    }
}

impl<T: Copy + Eq + Hash> Distinct<T> {
    /// Adds an item. Returns false if the list contains it already.
    pub(crate) fn add(&mut self, item: T) -> bool {
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

/// Runs analyses on an operation and everything nested in it until their states reach a fixpoint.
///
/// See the crate's page for an example.
pub struct Solver<'s> {
    /// The context of the operation.
    pub ctx: &'s Context,
    /// The functions of the operation, and their calls.
    pub graph: &'s CallGraph,
    bodies: Bodies<'s>,
    is_outermost: bool,
    points: Rc<[Point]>,
    analyses: Vec<Box<dyn DataFlowAnalysis + 's>>,
    /// The analysis that is running.
    current: AnalysisId,
    tables: Tables,
    queue: WorkList,
}

impl<'s> Solver<'s> {
    /// Creates a solver without analyses for the operation that owns a body. `graph` is the operation's call graph.
    /// `is_outermost` is true if no operation encloses it.
    pub fn new(ctx: &'s Context, body: &'s Body, graph: &'s CallGraph, is_outermost: bool) -> Self {
        let bodies = graph.tree().bodies(body);
        Solver {
            ctx,
            graph,
            is_outermost,
            points: points(graph.tree(), &bodies).into(),
            bodies,
            analyses: Vec::new(),
            current: AnalysisId(0),
            tables: Tables::default(),
            queue: WorkList::default(),
        }
    }

    /// Adds an analysis. Most analyses require that [`DeadCodeAnalysis`](crate::DeadCodeAnalysis) is loaded before
    /// them. That analysis in turn requires [`ConstantAnalysis`](crate::ConstantAnalysis) or another analysis that
    /// computes constants.
    ///
    /// # Panics
    /// Panics if the solver has 32 analyses already.
    #[track_caller]
    pub fn load(&mut self, analysis: impl DataFlowAnalysis + 's) -> &mut Self {
        assert!(self.analyses.len() < 32, "a solver runs 32 analyses");
        self.analyses.push(Box::new(analysis));
        self
    }

    /// Runs the analyses until a fixpoint.
    pub fn run(&mut self) {
        let analyses = std::mem::take(&mut self.analyses);
        for (index, analysis) in analyses.iter().enumerate() {
            self.current = AnalysisId(index as u8);
            analysis.initialize(self);
        }
        while let Some((point, analysis)) = self.queue.0.pop_front() {
            self.current = analysis;
            analyses[usize::from(analysis.0)].visit(self, point);
        }
        self.analyses = analyses;
    }

    /// Returns the state of an anchor, or `None` if no analysis has accessed it.
    pub fn get<A: Anchor, S: Default + 'static>(&self, anchor: A) -> Option<&S> {
        let slot = self.tables.get::<A, S>()?.get(anchor)?;
        Some(&slot.state)
    }

    /// Returns a copy of the state of an anchor.
    pub fn state<A: Anchor, S: Clone + Default + 'static>(&self, anchor: A) -> S {
        self.get(anchor).cloned().unwrap_or_default()
    }

    /// Returns a copy of the state of an anchor, and registers `point` as a dependent of the state.
    pub fn state_for<A: Anchor, S: Clone + Default + 'static>(
        &mut self,
        anchor: A,
        point: Point,
    ) -> S {
        self.depend::<A, S>(anchor, point);
        self.state(anchor)
    }

    /// Returns copies of the states of anchors, and [subscribes](Solver::subscribe) the running analysis to them.
    pub fn subscribed<A: Anchor, S: Clone + Default + 'static>(
        &mut self,
        anchors: impl Iterator<Item = A>,
    ) -> Vec<S> {
        let (states, bit) = (
            self.tables.get_mut::<A, S>(&self.bodies),
            1 << self.current.0,
        );
        let state = |anchor| {
            let slot = states.slot(anchor);
            slot.subscribers.0 |= bit;
            slot.state.clone()
        };
        anchors.map(state).collect()
    }

    /// Subscribes the running analysis to the state of an anchor. When it changes, the analysis visits the points that
    /// the anchor [chooses](Anchor::wake).
    pub fn subscribe<A: Anchor, S: Default + 'static>(&mut self, anchor: A) {
        let slot = self.tables.get_mut::<A, S>(&self.bodies).slot(anchor);
        slot.subscribers.0 |= 1 << self.current.0;
    }

    /// Registers a point as a dependent of the state of an anchor: the running analysis visits the point when the state
    /// changes.
    pub fn depend<A: Anchor, S: Default + 'static>(&mut self, anchor: A, point: Point) {
        let dependents = &mut self.tables.get_mut::<A, S>(&self.bodies).dependents;
        let dependents = dependents.entry(anchor).or_default();
        dependents.add((point, self.current));
    }

    /// Changes the state of an anchor. `change` must return true if it changed the state. In that case, returns the
    /// number of changes of the state so far.
    pub fn update<A: Anchor, S: Default + 'static>(
        &mut self,
        anchor: A,
        change: impl FnOnce(&mut S) -> bool,
    ) -> Option<u16> {
        let states = self.tables.get_mut::<A, S>(&self.bodies);
        let slot = states.slot(anchor);
        if !change(&mut slot.state) {
            return None;
        }
        slot.changes = slot.changes.saturating_add(1);
        let (changes, subscribers) = (slot.changes, slot.subscribers);
        if let Some(dependents) = states.dependents.get(&anchor) {
            self.queue.0.extend(&dependents.list);
        }
        anchor.wake(&self.bodies, subscribers, &mut self.queue);
        Some(changes)
    }

    /// [Updates](Solver::update) the state of an anchor to `to`.
    pub fn set<A: Anchor, S: PartialEq + Default + 'static>(
        &mut self,
        anchor: A,
        to: S,
    ) -> Option<u16> {
        self.update(anchor, |state: &mut S| replace(state, to))
    }

    /// [Updates](Solver::update) the state of an anchor to its [join](Lattice::join) with `with`.
    pub fn join<A: Anchor, S: Lattice>(&mut self, anchor: A, with: &S) -> Option<u16> {
        self.update(anchor, |state: &mut S| {
            let joined = state.join(with);
            replace(state, joined)
        })
    }

    /// Returns the states of values.
    pub fn into_facts<S: Lattice>(mut self) -> Facts<S> {
        let states = self.tables.get_mut::<Value, S>(&self.bodies);
        Facts(std::mem::take(&mut states.numbered))
    }

    /// Returns all operations and blocks in textual order, the outermost operation first.
    pub fn points(&self) -> Rc<[Point]> {
        self.points.clone()
    }

    /// Returns the tree of the bodies that contain the points.
    pub fn tree(&self) -> &'s BodyTree {
        self.graph.tree()
    }

    /// Returns the body with this ID.
    pub fn body(&self, body: BodyId) -> &'s Body {
        self.bodies.get(body)
    }

    /// Returns the operation at a place.
    pub fn at(&self, place: Place) -> OpRef<'s> {
        OpRef::new(self.ctx, self.bodies.get(place.body), place.op)
    }

    /// Returns the point before an operation: after the previous operation of the block, or at the start of the block.
    pub fn before(&self, place: Place) -> Option<Point> {
        let here = self.body(place.body);
        match here.prev_op(place.op) {
            Some(before) => Some(Point::Op(Place::new(place.body, before))),
            None => Some(Point::Block(place.body, here.parent_block(place.op)?)),
        }
    }

    /// Returns the point at the end of a block.
    pub fn end(&self, body: BodyId, block: BlockId) -> Point {
        let last = self.body(body).last_op(block);
        last.map_or(Point::Block(body, block), |last| {
            Point::Op(Place::new(body, last))
        })
    }

    /// Returns true if no operation encloses the operation on which the solver runs.
    pub fn is_outermost(&self) -> bool {
        self.is_outermost
    }
}

/// Replaces a state. Returns true if it changes.
fn replace<S: PartialEq>(state: &mut S, to: S) -> bool {
    let changes = *state != to;
    if changes {
        *state = to;
    }
    changes
}

/// A lattice of states.
pub trait Lattice: Clone + PartialEq + Default + 'static {
    /// Returns the least upper bound: the most precise state that holds if either state holds. The default state is
    /// uninitialized, and is the identity of `join`.
    fn join(&self, other: &Self) -> Self;
}

/// The states of values after an analysis.
pub struct Facts<S>(Vec<Vec<Slot<S>>>);

impl<S> Facts<S> {
    /// Returns the state of a value; `None` if the value was created after the analysis.
    pub fn get(&self, body: BodyId, value: ValueId) -> Option<&S> {
        let slot = self.0[body.index()].get(value.index())?;
        Some(&slot.state)
    }

    /// Returns the states of all values of a body, indexed by value.
    pub fn all(&self, body: BodyId) -> impl Iterator<Item = &S> {
        self.0[body.index()].iter().map(|slot| &slot.state)
    }
}
