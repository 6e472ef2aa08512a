//! The bodies of an operation and of everything nested in it.

use crate::anchor::Point;
use rustc_hash::FxHashMap;
use terrace_ir::{Body, OpId};

/// One of [`Bodies`]: the outermost is 0, and the others follow in the order of the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BodyId(pub usize);

/// The bodies, with the place of each.
pub struct Bodies<'b> {
    bodies: Vec<&'b Body>,
    around: Vec<Option<(BodyId, OpId)>>,
    inside: FxHashMap<(BodyId, OpId), BodyId>,
}

impl<'b> Bodies<'b> {
    /// A body and those nested in it.
    pub fn new(outermost: &'b Body) -> Self {
        let mut bodies = Bodies {
            bodies: Vec::new(),
            around: Vec::new(),
            inside: FxHashMap::default(),
        };
        let mut pending = vec![(outermost, None)];
        while let Some((body, around)) = pending.pop() {
            let id = BodyId(bodies.bodies.len());
            bodies.bodies.push(body);
            bodies.around.push(around);
            if let Some(around) = around {
                bodies.inside.insert(around, id);
            }
            if !body.has_nested() {
                continue;
            }
            let first = pending.len();
            for stub in body.walk(OpId::ROOT) {
                if let Some(nested) = body.nested(stub) {
                    pending.push((nested, Some((id, stub))));
                }
            }
            pending[first..].reverse();
        }
        bodies
    }

    /// A body.
    pub fn body(&self, id: BodyId) -> &'b Body {
        self.bodies[id.0]
    }

    /// All of them, in order.
    pub fn ids(&self) -> impl Iterator<Item = BodyId> + use<> {
        (0..self.bodies.len()).map(BodyId)
    }

    /// The body of a stub.
    pub fn inside(&self, id: BodyId, stub: OpId) -> Option<BodyId> {
        self.inside.get(&(id, stub)).copied()
    }

    /// The stubs that lead to a body.
    pub fn path(&self, id: BodyId) -> Vec<OpId> {
        let outwards = std::iter::successors(self.around(id), |at| self.around(at.0));
        let mut path: Vec<OpId> = outwards.map(|(_, stub)| stub).collect();
        path.reverse();
        path
    }

    /// The stub of a body, with the body around it.
    pub fn around(&self, id: BodyId) -> Option<(BodyId, OpId)> {
        self.around[id.0]
    }

    /// The body and the name in it of an operation that its regions are in.
    pub fn seen_from_inside(&self, body: BodyId, op: OpId) -> (BodyId, OpId) {
        match self.inside(body, op) {
            Some(inside) => (inside, OpId::ROOT),
            None => (body, op),
        }
    }

    /// The body and the name in it of an operation that its block is in.
    pub fn seen_from_outside(&self, body: BodyId, op: OpId) -> (BodyId, OpId) {
        let around = self.around(body).filter(|_| op == OpId::ROOT);
        around.unwrap_or((body, op))
    }

    /// All operations and blocks in the order of the text, the outermost operation first.
    pub fn points(&self) -> Vec<Point> {
        let mut points = Vec::new();
        let mut pending = vec![Point::Op(BodyId(0), OpId::ROOT)];
        while let Some(point) = pending.pop() {
            points.push(point);
            let first = pending.len();
            match point {
                Point::Op(body, op) => {
                    if !self.body(body).has_extra(op) {
                        continue;
                    }
                    let (inner, op) = self.seen_from_inside(body, op);
                    for region in self.body(inner).regions(op) {
                        let blocks = self.body(inner).blocks(region);
                        pending.extend(blocks.map(|block| Point::Block(inner, block)));
                    }
                }
                Point::Block(body, block) => {
                    let ops = self.body(body).ops(block);
                    pending.extend(ops.map(|op| Point::Op(body, op)));
                }
            }
            pending[first..].reverse();
        }
        points
    }
}
