//! Assembles vectors from elements of other vectors, by a tree of shuffles.

use crate::emit::shuffle;
use terrace_builtin::types::shape;
use terrace_ir::{OpId, OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};

use terrace_vector::{FromElementsOp, ToElementsOp};

/// `populateVectorToFromElementsToShuffleTreePatterns`: rewrites `vector.from_elements` of `vector.to_elements` to
/// `vector.shuffle`.
pub fn populate_vector_to_from_elements_to_shuffle_tree_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("ToFromElementsToShuffleTreeRewrite", lower);
}

/// The mask value of a poison element.
const POISON: i64 = -1;

/// A vector, and the positions of its elements in the result.
struct Node {
    value: ValueId,
    /// The first position in the result.
    start: usize,
    /// Indexed by position, relative to `start`: the index of the element in the vector, if the position has one.
    places: Vec<Option<usize>>,
}

impl Node {
    fn end(&self) -> usize {
        self.start + self.places.len()
    }

    /// Returns the index of the element for a position in the result.
    fn element(&self, place: usize) -> Option<usize> {
        let at = place.checked_sub(self.start)?;
        self.places.get(at).copied().flatten()
    }
}

/// Returns the source vectors, ordered by their first position. Returns `None` if an element is not from a
/// `vector.to_elements`.
fn sources(op: FromElementsOp, rw: &dyn Rewriter<'_>) -> Option<Vec<Node>> {
    let view = rw.read(op);
    if view.dest_type().shape.len() != 1 {
        return None;
    }
    let mut nodes: Vec<(OpId, Node)> = Vec::new();
    for (place, element) in view.elements().enumerate() {
        let elements = view.defined_by::<ToElementsOp>(element)?;
        if elements.source_type().shape.len() != 1 {
            return None;
        }
        let taken = view
            .body
            .results(elements.id)
            .position(|one| one == element)?;
        let at = nodes.iter().position(|(id, _)| *id == elements.id);
        let at = at.unwrap_or_else(|| {
            let node = Node {
                value: elements.source(),
                start: place,
                places: Vec::new(),
            };
            nodes.push((elements.id, node));
            nodes.len() - 1
        });
        let node = &mut nodes[at].1;
        node.places.resize(place - node.start, None);
        node.places.push(Some(taken));
    }
    Some(nodes.into_iter().map(|(_, node)| node).collect())
}

fn lower(op: FromElementsOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let mut nodes = sources(op, rw)?;
    loop {
        // Join neighbours. An odd last node is shuffled with itself. All shuffles of a level have the length of the
        // longest one.
        let span = |pair: &[Node]| {
            let ends = pair.iter().map(Node::end);
            ends.max().unwrap_or(0) - pair[0].start
        };
        let size = nodes.chunks(2).map(span).max()?;
        let mut next = Vec::new();
        for pair in nodes.chunks(2) {
            let (lhs, rhs) = (&pair[0], pair.get(1));
            let lhs_size = vector_size(lhs.value, rw)?;
            let element = |place: usize| {
                let other = rhs
                    .and_then(|rhs| rhs.element(place))
                    .map(|at| at + lhs_size);
                lhs.element(place).or(other)
            };
            let places =
                (lhs.start..lhs.start + size).map(|place| element(place).map(|at| at as i64));
            let mask: Vec<i64> = places.map(|at| at.unwrap_or(POISON)).collect();
            let other = rhs.map_or(lhs.value, |rhs| rhs.value);
            let value = shuffle(rw, [lhs.value, other], &mask);
            let known = mask
                .iter()
                .enumerate()
                .map(|(at, from)| (*from != POISON).then_some(at));
            let mut places: Vec<Option<usize>> = known.collect();
            places.truncate(span(pair));
            next.push(Node {
                value,
                start: lhs.start,
                places,
            });
        }
        nodes = next;
        if let [root] = &nodes[..] {
            let value = root.value;
            rw.replace_op(op.id(), &[value]);
            return Some(());
        }
    }
}

/// Returns the length of a one-dimensional vector.
fn vector_size(value: ValueId, rw: &dyn Rewriter<'_>) -> Option<usize> {
    let shape = shape(rw.ctx(), rw.body().ty(value))?;
    usize::try_from(*shape.first()?).ok()
}
