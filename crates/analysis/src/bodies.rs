//! The bodies of an operation and of everything nested in it.

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
}
