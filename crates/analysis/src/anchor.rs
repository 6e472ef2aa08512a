//! Lattice anchors: the entities that have states.

use crate::solver::{Subscribers, WorkList};
use std::hash::Hash;
use terrace_ir::{BlockId, Bodies, Body, BodyId, BodyTree, Place, ValueId};

/// A value of a body.
pub type Value = (BodyId, ValueId);

/// A block of a body.
pub type Block = (BodyId, BlockId);

/// A program point, the unit of the solver's worklist: MLIR's `ProgramPoint`. An operation with its own body is
/// identified by its stub. The point before an operation is [the point after its predecessor](crate::Solver::before).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// After an operation.
    Op(Place),
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

/// A lattice anchor: an entity that can have states. Anchors with an index in a body are stored in arrays, others in a
/// hash map.
pub trait Anchor: Copy + Eq + Hash + 'static {
    /// Returns the body of the anchor and its index there, if it has one. The index must be less than
    /// [`capacity`](Anchor::capacity).
    fn number(self) -> Option<(BodyId, usize)> {
        None
    }

    /// Returns the upper bound of the indices of anchors in a body.
    fn capacity(_body: &Body) -> usize {
        0
    }

    /// Adds points to the worklist for the [subscribers](crate::Solver::subscribe), because the state of the anchor
    /// changed.
    fn wake(self, _bodies: &Bodies<'_>, _subscribers: Subscribers, _queue: &mut WorkList) {}
}

/// Subscribers visit the users of the value.
impl Anchor for Value {
    fn number(self) -> Option<(BodyId, usize)> {
        Some((self.0, self.1.index()))
    }

    fn capacity(body: &Body) -> usize {
        body.value_capacity()
    }

    fn wake(self, bodies: &Bodies<'_>, subscribers: Subscribers, queue: &mut WorkList) {
        let (body, value) = self;
        for used in bodies.get(body).uses(value) {
            for analysis in subscribers.iter() {
                queue.push(Point::Op(Place::new(body, used.op)), analysis);
            }
        }
    }
}

/// Subscribers visit the block and its operations.
impl Anchor for Block {
    fn number(self) -> Option<(BodyId, usize)> {
        Some((self.0, self.1.index()))
    }

    fn capacity(body: &Body) -> usize {
        body.block_capacity()
    }

    fn wake(self, bodies: &Bodies<'_>, subscribers: Subscribers, queue: &mut WorkList) {
        let (body, block) = self;
        for analysis in subscribers.iter() {
            queue.push(Point::Block(body, block), analysis);
        }
        for analysis in subscribers.iter() {
            for op in bodies.get(body).ops(block) {
                queue.push(Point::Op(Place::new(body, op)), analysis);
            }
        }
    }
}

/// Subscribers visit the block that control enters.
impl Anchor for Edge {
    fn wake(self, _bodies: &Bodies<'_>, subscribers: Subscribers, queue: &mut WorkList) {
        for analysis in subscribers.iter() {
            queue.push(Point::Block(self.body, self.to), analysis);
        }
    }
}

impl Anchor for Point {}

/// Returns the points of a tree: all operations and blocks in textual order, the outermost operation first.
pub(crate) fn points(tree: &BodyTree, bodies: &Bodies<'_>) -> Vec<Point> {
    let mut points = Vec::new();
    let mut pending = vec![Point::Op(Place::ROOT)];
    while let Some(point) = pending.pop() {
        points.push(point);
        let first = pending.len();
        match point {
            Point::Op(at) => {
                if !bodies.get(at.body).has_extra(at.op) {
                    continue;
                }
                let root = tree.root_of(at);
                let body = bodies.get(root.body);
                for region in body.regions(root.op) {
                    let blocks = body.blocks(region);
                    pending.extend(blocks.map(|block| Point::Block(root.body, block)));
                }
            }
            Point::Block(body, block) => {
                let ops = bodies.get(body).ops(block);
                pending.extend(ops.map(|op| Point::Op(Place::new(body, op))));
            }
        }
        pending[first..].reverse();
    }
    points
}
