//! The solver that data-flow analyses run on: MLIR's `DataFlowSolver`.
//!
//! Analyses keep what they find out as states of anchors: values, blocks, edges, points of the program. When a state
//! changes, the analyses that asked for it are asked again about the points that they asked for it at.
//!
//! The order is part of what is found out: an analysis that
//! [widens](crate::SparseForwardAnalysis::widen) what changes more than once finds the more the later it looks. It is
//! upstream's. Each analysis first looks at everything once, in the order of the text. Then the queue is emptied, which has
//! an entry for each time that there was reason to ask an analysis about a point, in the order in which there was.

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

/// The number of an analysis: analyses start in the order in which they were loaded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnalysisId(u8);

/// A set of analyses.
#[derive(Clone, Copy, Default)]
pub struct Subscribers(u32);

impl Subscribers {
    /// Them, in the order in which they were loaded.
    pub fn iter(self) -> impl Iterator<Item = AnalysisId> {
        let bits = std::iter::successors(Some(self.0), |bits| Some(bits & bits.wrapping_sub(1)));
        let bits = bits.take_while(|bits| *bits != 0);
        bits.map(|bits| AnalysisId(bits.trailing_zeros() as u8))
    }
}

/// The points that analyses are to be asked about.
#[derive(Default)]
pub struct WorkList(VecDeque<(Point, AnalysisId)>);

impl WorkList {
    /// Adds a point at the end.
    pub fn push(&mut self, point: Point, analysis: AnalysisId) {
        self.0.push_back((point, analysis));
    }
}

/// An analysis: it finds out about anchors what is kept as their states.
pub trait DataFlowAnalysis {
    /// Looks at everything for the first time.
    fn initialize(&self, solver: &mut Solver<'_>);

    /// Looks at a point: something that the analysis [asked for](Solver::depend) there, or
    /// [subscribed to](Solver::subscribe), changed.
    fn visit(&self, solver: &mut Solver<'_>, point: Point);
}

/// The states of one type, of anchors of one type.
struct States<A, S> {
    /// Those of anchors with a number in a body.
    numbered: Vec<Vec<Slot<S>>>,
    others: FxHashMap<A, Slot<S>>,
    /// The points that are looked at again when a state changes, in the order in which that was wanted.
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

/// The states by the types of them and of their anchors. There are few types.
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

/// A list of different things, most of them few.
pub(crate) struct Distinct<T> {
    pub(crate) list: SmallVec<[T; 2]>,
    /// All of them, once the list is long.
    seen: FxHashSet<T>,
}

/// A longer list is not searched for what is already in it.
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
    /// Adds something; `false` if it is there already.
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

/// The solver: runs analyses on an operation and everything in it until nothing changes.
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
    /// The analysis that is being asked.
    current: AnalysisId,
    tables: Tables,
    queue: WorkList,
}

impl<'s> Solver<'s> {
    /// A solver without analyses, for the operation that owns a body. `graph` is the operation's call graph.
    /// `is_outermost`: nothing is around the operation.
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

    /// Adds an analysis. Most want [`DeadCodeAnalysis`](crate::DeadCodeAnalysis) before them, which wants
    /// [`ConstantAnalysis`](crate::ConstantAnalysis) or another one that finds constants out.
    ///
    /// # Panics
    /// If there are 32 already.
    #[track_caller]
    pub fn load(&mut self, analysis: impl DataFlowAnalysis + 's) -> &mut Self {
        assert!(self.analyses.len() < 32, "a solver runs 32 analyses");
        self.analyses.push(Box::new(analysis));
        self
    }

    /// Runs the analyses until nothing changes.
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

    /// The state of an anchor, if it ever had one.
    pub fn get<A: Anchor, S: Default + 'static>(&self, anchor: A) -> Option<&S> {
        let slot = self.tables.get::<A, S>()?.get(anchor)?;
        Some(&slot.state)
    }

    /// A copy of the state of an anchor.
    pub fn state<A: Anchor, S: Clone + Default + 'static>(&self, anchor: A) -> S {
        self.get(anchor).cloned().unwrap_or_default()
    }

    /// A copy of the state of an anchor; the analysis is to be asked about a point when it changes.
    pub fn state_for<A: Anchor, S: Clone + Default + 'static>(
        &mut self,
        anchor: A,
        point: Point,
    ) -> S {
        self.depend::<A, S>(anchor, point);
        self.state(anchor)
    }

    /// Copies of the states of anchors that the analysis [subscribes](Solver::subscribe) to.
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

    /// The analysis is to be asked about the points that an anchor [says](Anchor::wake) when its state changes.
    pub fn subscribe<A: Anchor, S: Default + 'static>(&mut self, anchor: A) {
        let slot = self.tables.get_mut::<A, S>(&self.bodies).slot(anchor);
        slot.subscribers.0 |= 1 << self.current.0;
    }

    /// The analysis is to be asked about a point when the state of an anchor changes.
    pub fn depend<A: Anchor, S: Default + 'static>(&mut self, anchor: A, point: Point) {
        let dependents = &mut self.tables.get_mut::<A, S>(&self.bodies).dependents;
        let dependents = dependents.entry(anchor).or_default();
        dependents.add((point, self.current));
    }

    /// Changes the state of an anchor; `change` returns true if it did. Returns how often the state has changed then.
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

    /// [Updates](Solver::update) the state of an anchor to another one.
    pub fn set<A: Anchor, S: PartialEq + Default + 'static>(
        &mut self,
        anchor: A,
        to: S,
    ) -> Option<u16> {
        self.update(anchor, |state: &mut S| replace(state, to))
    }

    /// [Updates](Solver::update) the state of an anchor to that [joined](Lattice::join) with another one.
    pub fn join<A: Anchor, S: Lattice>(&mut self, anchor: A, with: &S) -> Option<u16> {
        self.update(anchor, |state: &mut S| {
            let joined = state.join(with);
            replace(state, joined)
        })
    }

    /// The facts about values.
    pub fn into_facts<S: Lattice>(mut self) -> Facts<S> {
        let states = self.tables.get_mut::<Value, S>(&self.bodies);
        Facts(std::mem::take(&mut states.numbered))
    }

    /// All operations and blocks in the order of the text, the outermost operation first.
    pub fn points(&self) -> Rc<[Point]> {
        self.points.clone()
    }

    /// The bodies that the points are in.
    pub fn tree(&self) -> &'s BodyTree {
        self.graph.tree()
    }

    /// A body.
    pub fn body(&self, body: BodyId) -> &'s Body {
        self.bodies.get(body)
    }

    /// An operation.
    pub fn at(&self, place: Place) -> OpRef<'s> {
        OpRef::new(self.ctx, self.bodies.get(place.body), place.op)
    }

    /// The point before an operation in a block: after the one before it, or at the start of the block.
    pub fn before(&self, place: Place) -> Option<Point> {
        let here = self.body(place.body);
        match here.prev_op(place.op) {
            Some(before) => Some(Point::Op(Place::new(place.body, before))),
            None => Some(Point::Block(place.body, here.parent_block(place.op)?)),
        }
    }

    /// The point at the end of a block.
    pub fn end(&self, body: BodyId, block: BlockId) -> Point {
        let last = self.body(body).last_op(block);
        last.map_or(Point::Block(body, block), |last| {
            Point::Op(Place::new(body, last))
        })
    }

    /// Returns true if the operation that the solver runs on is in no other.
    pub fn is_outermost(&self) -> bool {
        self.is_outermost
    }
}

/// Returns true if a state was another one.
fn replace<S: PartialEq>(state: &mut S, to: S) -> bool {
    let changes = *state != to;
    if changes {
        *state = to;
    }
    changes
}

/// States that analyses join.
pub trait Lattice: Clone + PartialEq + Default + 'static {
    /// The least state that says no more than either: what holds if one or the other does. The default state is
    /// uninitialized, and joined with another one it is the other one.
    fn join(&self, other: &Self) -> Self;
}

/// The facts that an analysis found about values.
pub struct Facts<S>(Vec<Vec<Slot<S>>>);

impl<S> Facts<S> {
    /// The fact about a value; `None` if it was created after the analysis.
    pub fn get(&self, body: BodyId, value: ValueId) -> Option<&S> {
        let slot = self.0[body.index()].get(value.index())?;
        Some(&slot.state)
    }

    /// The facts about all values of a body, by number.
    pub fn all(&self, body: BodyId) -> impl Iterator<Item = &S> {
        self.0[body.index()].iter().map(|slot| &slot.state)
    }
}
