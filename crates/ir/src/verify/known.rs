//! A cache of the signatures of valid operations.
//!
//! A signature consists of an operation's name, properties and discardable attributes, the types of its operands and
//! results, and the numbers of its regions and successors. The checks of these numbers, the constraints, the type
//! equalities, the traits that compare types and verifiers declared as `verify_alone` read nothing else. All parts are
//! interned and immutable. The verifier therefore skips these checks for a signature that passed them. It never skips
//! other verifiers, nor checks of the operation's position and contents.
//!
//! Without the cache, the verifier executes 1.2 (`manyfuncs`) to 1.5 times (`straightline`) as many instructions:
//! decision D14.

use crate::OpRef;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// The number of words of the longest signature that is cached.
const WORDS: usize = 16;

/// The number of cached signatures. A new signature replaces one with the same slot.
const SLOTS: usize = 256;

/// The signature of an operation, in interned words. Unused words are 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Signature([u32; WORDS]);

impl Signature {
    /// Returns the signature of an operation, or `None` if it is too long.
    pub(super) fn of(op: OpRef<'_>) -> Option<Self> {
        let (body, row) = (op.body, op.body.row(op.id));
        let mut words = [0; WORDS];
        let (operands, results) = (row.num_operands(), row.num_results());
        if 3 + operands + results + row.props.len() > WORDS {
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
        // Never 0, unlike an empty slot.
        words[0] = row.name.index() as u32 + 1;
        words[1] = u32::from_le_bytes([a, b, c, d]);
        words[2] = row.attrs.index() as u32;
        let (of_operands, rest) = words[3..].split_at_mut(operands);
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

/// The signatures of valid operations.
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
