//! The operations and bodies that the verifier found valid and that have not changed since.

use super::Body;
use crate::OpId;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// One bit per operation of a body, indexed by row. The verifier sets it when the checks that read only the operation
/// pass, and skips these checks while it is set. Such checks may read the operation's name, properties, discardable
/// attributes, the numbers of regions and successors, and the types of operands and results. Every method of
/// [`Body`] that changes one of these clears the bit.
#[derive(Default, Debug)]
pub(crate) struct CheckedOps(SmallVec<[AtomicU64; 2]>);

/// Returns the index of an operation's word, and its bit there.
#[inline]
fn place(op: OpId) -> (usize, u64) {
    (op.index() / 64, 1 << (op.index() % 64))
}

impl CheckedOps {
    /// Reserves bits for this many operations. New bits are clear.
    #[inline]
    pub(crate) fn reserve(&mut self, ops: usize) {
        if ops > self.0.len() * 64 {
            self.grow(ops);
        }
    }

    #[cold]
    fn grow(&mut self, ops: usize) {
        self.0.resize_with(ops.div_ceil(64), AtomicU64::default);
    }

    #[inline]
    pub(crate) fn contains(&self, op: OpId) -> bool {
        let (word, bit) = place(op);
        (self.0.get(word)).is_some_and(|word| word.load(Relaxed) & bit != 0)
    }

    /// Takes a shared reference, because verifying has no visible effect. If two threads verify the same body, one may
    /// overwrite a bit that the other one sets. An operation is then checked again unnecessarily.
    #[inline]
    pub(crate) fn insert(&self, op: OpId) {
        let (word, bit) = place(op);
        if let Some(word) = self.0.get(word) {
            word.store(word.load(Relaxed) | bit, Relaxed);
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, op: OpId) {
        let (word, bit) = place(op);
        if let Some(word) = self.0.get_mut(word) {
            *word.get_mut() &= !bit;
        }
    }
}

impl Clone for CheckedOps {
    fn clone(&self) -> Self {
        let words = self.0.iter().map(|word| word.load(Relaxed).into());
        CheckedOps(words.collect())
    }
}

/// A flag of a body: the verifier accepted the whole body, and neither the body nor a body nested in it has changed
/// since. While the flag is set, the verifier skips everything except uses of symbols: apart from these, a check of an
/// operation reads only the operation's body, the bodies nested in it, and the set of loaded dialects. Dialects are
/// never unloaded, so the set has changed if their number has.
///
/// Every method of [`Body`] that writes to a table other than `orders` clears the flag with [`Body::note_change`]. The
/// methods that return a nested body as mutable clear the flag of the enclosing body, because a nested body has no
/// reference to it. Debug builds record a hash of the tables, and check it whenever they find the flag set.
#[derive(Default, Debug)]
pub(crate) struct CheckedBody {
    /// The number of loaded dialects when the body was accepted, plus 1. 0 if the flag is not set.
    accepted: AtomicU32,
    #[cfg(debug_assertions)]
    hash: AtomicU64,
}

impl Clone for CheckedBody {
    fn clone(&self) -> Self {
        CheckedBody {
            accepted: self.accepted.load(Relaxed).into(),
            #[cfg(debug_assertions)]
            hash: self.hash.load(Relaxed).into(),
        }
    }
}

impl Body {
    /// Records that the body may have changed since it was verified.
    #[inline]
    pub(crate) fn note_change(&mut self) {
        *self.whole.accepted.get_mut() = 0;
    }

    /// Returns true if the body was verified when as many dialects were loaded, and has not changed since.
    pub(crate) fn is_valid(&self, loaded: u32) -> bool {
        let is_valid = self.whole.accepted.load(Relaxed) == loaded + 1;
        #[cfg(debug_assertions)]
        assert!(
            !is_valid || self.whole.hash.load(Relaxed) == self.hash(),
            "invariant: methods that change a body record the change"
        );
        is_valid
    }

    /// Records that the body was verified, except uses of symbols. Takes a shared reference, because verifying has no
    /// visible effect.
    pub(crate) fn note_valid(&self, loaded: u32) {
        #[cfg(debug_assertions)]
        self.whole.hash.store(self.hash(), Relaxed);
        self.whole.accepted.store(loaded + 1, Relaxed);
    }

    /// Returns a hash of the tables. A nested body is represented by its own flag and hash.
    #[cfg(debug_assertions)]
    fn hash(&self) -> u64 {
        use std::hash::{Hash, Hasher};
        let mut hasher = rustc_hash::FxHasher::default();
        self.ops.hash(&mut hasher);
        self.values.hash(&mut hasher);
        self.operands.hash(&mut hasher);
        self.props.hash(&mut hasher);
        self.blocks.hash(&mut hasher);
        self.args.hash(&mut hasher);
        self.arg_locs.hash(&mut hasher);
        self.regions.hash(&mut hasher);
        self.extras.hash(&mut hasher);
        self.succs.hash(&mut hasher);
        for nested in &self.nested {
            let whole = nested.as_ref().map(|nested| &nested.whole);
            let state = whole.map(|whole| (whole.accepted.load(Relaxed), whole.hash.load(Relaxed)));
            state.hash(&mut hasher);
        }
        hasher.finish()
    }
}

#[cfg(test)]
mod tests {
    use crate::id::OpName;
    use crate::{Attr, BlockId, Body, Loc, OpId, OpSpec, Type};

    /// The number of loaded dialects.
    const LOADED: u32 = 1;

    fn spec(name: usize) -> OpSpec<'static> {
        OpSpec::new(OpName::from_index(name), Loc::UNKNOWN)
    }

    struct Parts {
        body: Body,
        entry: BlockId,
        other: BlockId,
        constant: OpId,
        user: OpId,
        branch: OpId,
        stub: OpId,
    }

    /// Creates a body with two blocks, a branch, a use of a value, and a nested body.
    fn parts() -> Parts {
        let root = || OpSpec {
            regions: 1,
            ..spec(0)
        };
        let mut body = Body::new(root());
        let region = body.region(OpId::ROOT, 0).unwrap();
        let (entry, other) = (body.create_block(&[Type::INDEX]), body.create_block(&[]));
        body.append_block(region, entry);
        body.append_block(region, other);
        let constant = body.create_op(OpSpec {
            results: &[Type::INDEX],
            props: &[Some(Attr::UNIT)],
            ..spec(1)
        });
        let operand = body.result(constant, 0);
        let user = body.create_op(OpSpec {
            operands: &[operand],
            ..spec(2)
        });
        let stub = body.create_nested(Body::new(root()), &[], &[]);
        let branch = body.create_op(OpSpec {
            successors: &[other],
            ..spec(3)
        });
        for op in [constant, user, stub, branch] {
            body.append_op(entry, op);
        }
        Parts {
            body,
            entry,
            other,
            constant,
            user,
            branch,
            stub,
        }
    }

    #[test]
    fn each_change_of_a_body_is_noted() {
        type Change = fn(&mut Parts);
        let changes: &[Change] = &[
            |p| _ = p.body.create_op(spec(4)),
            |p| _ = p.body.reserve_op(OpName::from_index(4), Loc::UNKNOWN),
            |p| _ = p.body.create_block(&[]),
            |p| _ = p.body.add_region(p.user),
            |p| _ = p.body.add_block_arg(p.other, Type::INDEX, Loc::UNKNOWN),
            |p| p.body.erase_block_arg(p.entry, 0),
            |p| p.body.replace_block_args(p.entry, &[]),
            |p| (p.body).set_block_arg_loc(p.entry, 0, Loc::from_offset(1)),
            |p| p.body.all_block_arg_locs_mut()[0] = Loc::from_offset(1),
            |p| _ = p.body.undefined_value(),
            |p| p.body.move_op(p.user, p.other, None),
            |p| p.body.move_op_unnoticed(p.user, p.other, None),
            |p| p.body.detach_op(p.user),
            |p| _ = p.body.split_block(p.entry, Some(p.user)),
            |p| p.body.splice_ops(p.entry, Some(p.user), p.other),
            |p| {
                let region = p.body.region(OpId::ROOT, 0).unwrap();
                p.body.move_block(p.other, region, Some(p.entry));
            },
            |p| p.body.set_name(p.user, OpName::from_index(4), &[]),
            |p| p.body.set_name(p.stub, OpName::from_index(4), &[]),
            |p| p.body.set_prop(p.constant, 0, None),
            |p| p.body.set_prop(p.constant, 3, Some(Attr::UNIT)),
            |p| p.body.set_attrs(p.user, Attr::UNIT),
            |p| p.body.set_loc(p.user, Loc::from_offset(1)),
            |p| p.body.set_loc(p.stub, Loc::from_offset(1)),
            |p| p.body.set_type(p.body.result(p.constant, 0), Type::NONE),
            |p| p.body.set_operand(p.user, 0, p.body.block_args(p.entry)[0]),
            |p| p.body.set_operands(p.user, &[]),
            |p| {
                p.body
                    .set_operands(p.user, &[p.body.block_args(p.entry)[0]; 2])
            },
            |p| p.body.set_successor(p.branch, 0, p.entry),
            |p| {
                let (from, to) = (p.body.result(p.constant, 0), p.body.block_args(p.entry)[0]);
                p.body.replace_all_uses(from, to);
            },
            |p| p.body.erase_op(p.user),
            |p| p.body.erase_op(p.stub),
            |p| p.body.drop_references(p.user),
            |p| p.body.order_predecessors_as_read(),
            |p| _ = p.body.take_nested(p.stub),
            |p| _ = p.body.nested_mut(p.stub),
            |p| _ = p.body.nested_bodies_mut(),
            |p| _ = p.body.nested_in_order_mut(),
            |p| _ = p.body.compact(),
            |p| _ = p.body.clone_op(p.user, &mut crate::IrMapping::new()),
        ];
        for (at, change) in changes.iter().enumerate() {
            let mut parts = parts();
            parts.body.nested(parts.stub).unwrap().note_valid(LOADED);
            parts.body.note_valid(LOADED);
            assert!(parts.body.is_valid(LOADED) && parts.body.clone().is_valid(LOADED));
            assert!(!parts.body.is_valid(LOADED + 1));
            change(&mut parts);
            assert!(!parts.body.is_valid(LOADED), "change {at}");
        }
    }

    #[test]
    fn a_change_of_a_nested_root_is_noted_in_both_bodies() {
        let mut parts = parts();
        parts.body.nested(parts.stub).unwrap().note_valid(LOADED);
        parts.body.note_valid(LOADED);
        parts.body.set_attrs(parts.stub, Attr::UNIT);
        assert!(!parts.body.is_valid(LOADED));
        assert!(!parts.body.nested(parts.stub).unwrap().is_valid(LOADED));
    }
}
