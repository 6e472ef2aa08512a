//! Addresses of operations in a body and in the bodies nested in it.
//!
//! An [`OpId`] identifies an operation within one body. A [`Place`] identifies it within a whole module: it adds the
//! [`BodyId`] of the body, which a [`BodyTree`] assigns. Symbol tables, the call graph, data-flow analyses and
//! explanations refer to operations by their places.
//!
//! A tree borrows nothing. It stays valid while operations change, as long as the stubs that lead to its bodies exist.

use crate::{Body, OpId, SmallVec};
use rustc_hash::FxHashMap;

/// A body of a [`BodyTree`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BodyId(u32);

impl BodyId {
    /// The outermost body of each tree.
    pub const OUTERMOST: BodyId = BodyId(0);

    /// Returns the position of the body in [`BodyTree::ids`].
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    fn from_index(index: usize) -> Self {
        BodyId(index as u32)
    }
}

/// The address of an operation: its body in a [`BodyTree`], and its ID there.
///
/// An operation with its own body has two places: its stub, and the root of its own body.
/// [`BodyTree::stub_of`] and [`BodyTree::root_of`] convert between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The body that contains the operation.
    pub body: BodyId,
    /// The operation in that body.
    pub op: OpId,
}

impl Place {
    /// The root of the outermost body.
    pub const ROOT: Place = Place::new(BodyId::OUTERMOST, OpId::ROOT);

    /// Returns the place of an operation of a body.
    #[inline]
    pub const fn new(body: BodyId, op: OpId) -> Self {
        Place { body, op }
    }
}

/// A body and the bodies nested in it.
///
/// ```
/// use terrace_ir::{Body, BodyId, BodyTree, Context, Loc, OpId, OpSpec, Place, Registry};
///
/// let ctx = Context::new(Registry::new());
/// let spec = |name| OpSpec::new(ctx.op_name(name), Loc::UNKNOWN);
/// let mut outer = Body::new(OpSpec { regions: 1, ..spec("test.outer") });
/// let stub = outer.create_nested(Body::new(spec("test.inner")), &[], &[]);
/// let block = outer.add_entry_block(&[]);
/// outer.append_op(block, stub);
///
/// let tree = BodyTree::new(&outer);
/// let place = Place::new(BodyId::OUTERMOST, stub);
/// let inner = tree.inside(place).expect("the stub has a body");
/// assert_eq!(tree.around(inner), Some(place));
/// assert_eq!(tree.root_of(place), Place::new(inner, OpId::ROOT));
/// let name = tree.body(&outer, inner).name(OpId::ROOT);
/// assert_eq!(ctx.op_name_str(name), "test.inner");
/// ```
///
/// The default is a tree of the outermost body alone. It allocates nothing: each pass on each function has one.
#[derive(Clone, Debug, Default)]
pub struct BodyTree {
    /// The stub of each body but the outermost: that of body `n` is entry `n - 1`.
    stubs: Vec<Place>,
    inside: FxHashMap<Place, BodyId>,
}

impl BodyTree {
    /// Creates the tree of a body and all bodies nested in it, in pre-order.
    pub fn new<'b>(outermost: &'b Body) -> Self {
        let mut tree = BodyTree::default();
        let mut pending = Vec::new();
        let push = |pending: &mut Vec<_>, id, body: &'b Body| {
            if body.has_nested() {
                let first = pending.len();
                let nested = |stub| Some((Place::new(id, stub), body.nested(stub)?));
                pending.extend(body.walk(OpId::ROOT).filter_map(nested));
                pending[first..].reverse();
            }
        };
        push(&mut pending, BodyId::OUTERMOST, outermost);
        while let Some((stub, body)) = pending.pop() {
            let id = tree.enter(stub);
            push(&mut pending, id, body);
        }
        tree
    }

    /// Returns the ID of the body of a stub, and adds the body if it is not in the tree. Bodies that are added this way
    /// follow all others, so the order of the tree is a pre-order only if they are entered in pre-order.
    pub fn enter(&mut self, stub: Place) -> BodyId {
        let next = BodyId::from_index(self.len());
        let id = *self.inside.entry(stub).or_insert(next);
        if id == next {
            self.stubs.push(stub);
        }
        id
    }

    /// [Enters](Self::enter) the stubs that lead from a body to a body nested in it, the outermost stub first. Returns
    /// the ID of the nested body.
    pub fn enter_path(&mut self, from: BodyId, path: &[OpId]) -> BodyId {
        path.iter()
            .fold(from, |body, &stub| self.enter(Place::new(body, stub)))
    }

    /// Returns the bodies. Each follows its enclosing bodies; [`BodyTree::new`] creates a pre-order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = BodyId> + ExactSizeIterator + use<> {
        (0..self.len()).map(BodyId::from_index)
    }

    fn len(&self) -> usize {
        1 + self.stubs.len()
    }

    /// Returns the stub of a body; `None` for the outermost body.
    #[inline]
    pub fn around(&self, id: BodyId) -> Option<Place> {
        Some(self.stubs[id.index().checked_sub(1)?])
    }

    /// Returns the body of a stub; `None` if the operation has no body of its own.
    #[inline]
    pub fn inside(&self, stub: Place) -> Option<BodyId> {
        self.inside.get(&stub).copied()
    }

    /// Returns a body and its enclosing bodies, innermost first.
    pub fn outwards(&self, id: BodyId) -> impl Iterator<Item = BodyId> + '_ {
        std::iter::successors(Some(id), |&id| Some(self.around(id)?.body))
    }

    /// Returns true if a body is `outer` or nested in it.
    pub fn is_within(&self, id: BodyId, outer: BodyId) -> bool {
        self.outwards(id).take_while(|&id| id >= outer).last() == Some(outer)
    }

    /// Returns a body and the bodies nested in it, in pre-order. The tree's order must be a pre-order.
    pub fn within(&self, outer: BodyId) -> impl Iterator<Item = BodyId> + '_ {
        let ids = outer.index()..self.len();
        let is_inside = move |&id: &BodyId| {
            id == outer || self.around(id).is_some_and(|stub| stub.body >= outer)
        };
        ids.map(BodyId::from_index).take_while(is_inside)
    }

    /// Returns the stubs that lead from the outermost body to a body, the outermost stub first.
    pub fn path(&self, id: BodyId) -> SmallVec<[OpId; 4]> {
        let stubs = std::iter::successors(self.around(id), |stub| self.around(stub.body));
        let mut path: SmallVec<[OpId; 4]> = stubs.map(|stub| stub.op).collect();
        path.reverse();
        path
    }

    /// Returns a body of the tree.
    ///
    /// # Panics
    /// Panics if a stub that leads to the body was erased.
    pub fn body<'b>(&self, outermost: &'b Body, id: BodyId) -> &'b Body {
        self.path(id).iter().fold(outermost, |body, &stub| {
            body.nested(stub)
                .expect("invariant: a tree is used while its stubs exist")
        })
    }

    /// Mutable version of [`body`](Self::body).
    ///
    /// # Panics
    /// Panics if a stub that leads to the body was erased.
    pub fn body_mut<'b>(&self, outermost: &'b mut Body, id: BodyId) -> &'b mut Body {
        self.path(id).iter().fold(outermost, |body, &stub| {
            body.nested_mut(stub)
                .expect("invariant: a tree is used while its stubs exist")
        })
    }

    /// Returns all bodies of the tree, for fast access.
    ///
    /// # Panics
    /// Panics if a stub of the tree was erased.
    pub fn bodies<'b>(&self, outermost: &'b Body) -> Bodies<'b> {
        let mut bodies = vec![outermost];
        for stub in &self.stubs {
            let nested = bodies[stub.body.index()].nested(stub.op);
            bodies.push(nested.expect("invariant: a tree is used while its stubs exist"));
        }
        Bodies(bodies)
    }

    /// Returns the place from which the regions of an operation are visible: the root of the operation's own body, if
    /// it has one.
    pub fn root_of(&self, place: Place) -> Place {
        match self.inside(place) {
            Some(inside) => Place::new(inside, OpId::ROOT),
            None => place,
        }
    }

    /// Returns the place from which the block of an operation is visible: its stub, if `place` is the root of a nested
    /// body.
    pub fn stub_of(&self, place: Place) -> Place {
        let around = self.around(place.body).filter(|_| place.op == OpId::ROOT);
        around.unwrap_or(place)
    }
}

/// The bodies of a [`BodyTree`], borrowed.
#[derive(Clone)]
pub struct Bodies<'b>(Vec<&'b Body>);

impl<'b> Bodies<'b> {
    /// Returns a body of the tree.
    #[inline]
    pub fn get(&self, id: BodyId) -> &'b Body {
        self.0[id.index()]
    }

    /// Returns all bodies, in the order of [`BodyTree::ids`].
    pub fn iter(&self) -> impl Iterator<Item = (BodyId, &'b Body)> + '_ {
        let bodies = self.0.iter().enumerate();
        bodies.map(|(index, &body)| (BodyId::from_index(index), body))
    }
}
