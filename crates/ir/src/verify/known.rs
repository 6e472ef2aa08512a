//! Signatures of operations that were found valid: a memory of the verifier.
//!
//! A signature is an operation's name, properties, the types of its operands and results, and the number of its regions and
//! successors. Nothing else of it is read by the checks of these numbers, by constraints, equalities of types and the traits
//! that compare types; and all of it is interned and never changes. So these checks are left out for a signature that passed them. The
//! operation's own verifier and everything about its place and contents are never left out.
//!
//! Without it verifying executes 1.2 (`manyfuncs`) to 1.5 times (`straightline`) the instructions: decision D14.

use crate::OpRef;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// The number of words of the longest signature that is kept.
const WORDS: usize = 16;

/// The number of signatures that are kept; one that comes later takes the place of another one.
const SLOTS: usize = 256;

/// The signature of an operation, in interned words. The rest is 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Signature([u32; WORDS]);

impl Signature {
    /// The signature of an operation, unless it is too long.
    pub(super) fn of(op: OpRef<'_>) -> Option<Self> {
        let (body, row) = (op.body, op.body.row(op.id));
        let mut words = [0; WORDS];
        let (operands, results) = (row.num_operands(), row.num_results());
        if 2 + operands + results + row.props.len() > WORDS {
            return None;
        }
        let (regions, successors) = match body.has_extra(op.id) {
            true => (body.regions(op.id).count(), body.num_successors(op.id)),
            false => (0, 0),
        };
        let counts = [operands, results, regions, successors].map(u8::try_from);
        let [Ok(a), Ok(b), Ok(c), Ok(d)] = counts else {
            return None;
        };
        // Never 0, as the slots are at first.
        words[0] = row.name.index() as u32 + 1;
        words[1] = u32::from_le_bytes([a, b, c, d]);
        let (of_operands, rest) = words[2..].split_at_mut(operands);
        let (of_results, of_props) = rest.split_at_mut(results);
        for (word, value) in of_operands.iter_mut().zip(row.operands()) {
            *word = body.ty(value).index() as u32;
        }
        for (word, value) in of_results.iter_mut().zip(body.results(op.id)) {
            *word = body.ty(value).index() as u32;
        }
        for (word, prop) in of_props.iter_mut().zip(row.props) {
            *word = prop.map_or(0, |attr| attr.index() as u32 + 1);
        }
        Some(Signature(words))
    }

    fn slot(&self) -> usize {
        let mut hasher = FxHasher::default();
        for pair in self.0.chunks_exact(2) {
            hasher.write_u64(u64::from(pair[0]) << 32 | u64::from(pair[1]));
        }
        hasher.finish() as usize % SLOTS
    }
}

/// Signatures that were found valid.
pub(super) struct Known(Box<[Signature]>);

impl Known {
    pub(super) fn new() -> Self {
        Known(vec![Signature([0; WORDS]); SLOTS].into_boxed_slice())
    }

    pub(super) fn contains(&self, signature: &Signature) -> bool {
        self.0[signature.slot()] == *signature
    }

    pub(super) fn insert(&mut self, signature: Signature) {
        self.0[signature.slot()] = signature;
    }
}
