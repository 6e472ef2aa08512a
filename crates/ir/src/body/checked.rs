//! The operations that the verifier found valid and that have not changed since.

use crate::OpId;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// One bit per operation of a body, indexed by row. The verifier sets it when the checks that read only the operation
/// pass, and skips these checks while it is set. Such checks may read the operation's name, properties, discardable
/// attributes, the numbers of regions and successors, and the types of operands and results. Every method of
/// [`Body`](super::Body) that changes one of these clears the bit.
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
