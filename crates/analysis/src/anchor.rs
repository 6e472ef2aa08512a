//! Lattice anchors: what states are of.

use crate::bodies::{Bodies, BodyId};
use crate::solver::{Subscribers, WorkList};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use terrace_ir::{BlockId, Body, OpId, ValueId};

/// A value of a body.
pub type Value = (BodyId, ValueId);

/// A block of a body.
pub type Block = (BodyId, BlockId);

/// A point that an analysis is asked about: MLIR's `ProgramPoint`. An operation with a body of its own is named in the body
/// around it. The point before an operation is [the one after what is before it](crate::Solver::before).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// After an operation.
    Op(BodyId, OpId),
    /// At the start of a block.
    Block(BodyId, BlockId),
}

/// An edge between two blocks: MLIR's `CFGEdge`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Edge {
    /// The body.
    pub body: BodyId,
    /// The block that control leaves.
    pub from: BlockId,
    /// The block that control enters.
    pub to: BlockId,
}

/// Something that analyses keep states of.
pub trait Anchor: Copy + Eq + Hash + 'static {
    /// The states by their anchors. [`FxHashMap`] will do for any.
    type Map<T: Default + 'static>: Map<Self, T>;

    /// Asks the [subscribers](crate::Solver::subscribe) about points, as the state of the anchor changed.
    fn wake(self, _bodies: &Bodies<'_>, _subscribers: Subscribers, _queue: &mut WorkList) {}
}

/// A map from anchors.
pub trait Map<A, T>: 'static {
    /// A map from the anchors in some bodies.
    fn new(bodies: &Bodies<'_>) -> Self;

    /// What an anchor has, if it has something.
    fn get(&self, anchor: A) -> Option<&T>;

    /// What an anchor has: from now on it has something.
    fn slot(&mut self, anchor: A) -> &mut T;
}

impl<A: Anchor, T: Default + 'static> Map<A, T> for FxHashMap<A, T> {
    fn new(_bodies: &Bodies<'_>) -> Self {
        FxHashMap::default()
    }

    fn get(&self, anchor: A) -> Option<&T> {
        self.get(&anchor)
    }

    fn slot(&mut self, anchor: A) -> &mut T {
        self.entry(anchor).or_default()
    }
}

/// A map from what has a number in a body.
pub struct Dense<T>(pub(crate) Vec<Vec<T>>);

impl<T: Default> Dense<T> {
    fn new(bodies: &Bodies<'_>, capacity: impl Fn(&Body) -> usize) -> Self {
        let sizes = bodies.ids().map(|id| capacity(bodies.body(id)));
        let slots = sizes.map(|size| std::iter::repeat_with(T::default).take(size).collect());
        Dense(slots.collect())
    }
}

impl<T: Default + 'static> Map<Value, T> for Dense<T> {
    fn new(bodies: &Bodies<'_>) -> Self {
        Dense::new(bodies, Body::value_capacity)
    }

    fn get(&self, (body, value): Value) -> Option<&T> {
        Some(&self.0[body.0][value.index()])
    }

    fn slot(&mut self, (body, value): Value) -> &mut T {
        &mut self.0[body.0][value.index()]
    }
}

impl<T: Default + 'static> Map<Block, T> for Dense<T> {
    fn new(bodies: &Bodies<'_>) -> Self {
        Dense::new(bodies, Body::block_capacity)
    }

    fn get(&self, (body, block): Block) -> Option<&T> {
        Some(&self.0[body.0][block.index()])
    }

    fn slot(&mut self, (body, block): Block) -> &mut T {
        &mut self.0[body.0][block.index()]
    }
}

/// Subscribers are asked about the users.
impl Anchor for Value {
    type Map<T: Default + 'static> = Dense<T>;

    fn wake(self, bodies: &Bodies<'_>, subscribers: Subscribers, queue: &mut WorkList) {
        let (body, value) = self;
        for used in bodies.body(body).uses(value) {
            for analysis in subscribers.iter() {
                queue.push(Point::Op(body, used.op), analysis);
            }
        }
    }
}

/// Subscribers are asked about the block and its operations.
impl Anchor for Block {
    type Map<T: Default + 'static> = Dense<T>;

    fn wake(self, bodies: &Bodies<'_>, subscribers: Subscribers, queue: &mut WorkList) {
        let (body, block) = self;
        for analysis in subscribers.iter() {
            queue.push(Point::Block(body, block), analysis);
        }
        for analysis in subscribers.iter() {
            for op in bodies.body(body).ops(block) {
                queue.push(Point::Op(body, op), analysis);
            }
        }
    }
}

/// Subscribers are asked about the block that control enters.
impl Anchor for Edge {
    type Map<T: Default + 'static> = FxHashMap<Edge, T>;

    fn wake(self, _bodies: &Bodies<'_>, subscribers: Subscribers, queue: &mut WorkList) {
        for analysis in subscribers.iter() {
            queue.push(Point::Block(self.body, self.to), analysis);
        }
    }
}

impl Anchor for Point {
    type Map<T: Default + 'static> = FxHashMap<Point, T>;
}
