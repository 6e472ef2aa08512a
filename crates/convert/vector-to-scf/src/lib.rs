//! `convert-vector-to-scf`.
//!
//! # Map
//! - `transfer`: what all ways of lowering a transfer ask of it: the dimension that is taken away, indices, whether an access is
//!   in bounds and masked in.
//! - `buffered`: transfers in loops, through memory on the stack. `unrolled`: transfers one after the other, through a vector.
//! - `masked`: transfers whose masks have their dimensions in another order.
//! - `one_dim`: transfers of one dimension that no load or store does, element by element.
//! - `scalable`: writes of transposed scalable vectors. `print`: `vector.print` of vectors.
//! - `pass`: the pass.
//!
//! A pattern takes one dimension away. The greedy driver applies it again to what it made, until vectors have the rank that is
//! wanted.
//!
#![doc = include_str!("../README.md")]

mod buffered;
mod masked;
mod one_dim;
mod pass;
mod print;
mod scalable;
mod transfer;
mod unrolled;

pub use pass::{CONVERT_VECTOR_TO_SCF, LOWERING};

use terrace_pass::Bundle;
use terrace_rewrite::PatternSet;

/// The pass.
pub static BUNDLE: Bundle = Bundle::new()
    .passes(&[&CONVERT_VECTOR_TO_SCF])
    .lowerings(&[&LOWERING]);

/// How transfers are lowered: MLIR's `VectorTransferToSCFOptions`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VectorTransferToScfOptions {
    /// The rank that vectors are brought down to.
    pub target_rank: usize,
    /// Whether transfers from and to tensors are lowered.
    pub lower_tensors: bool,
    /// Whether transfers are unrolled. Otherwise they are in loops.
    pub unroll: bool,
    /// Whether writes of transposed scalable vectors are lowered, to loops also where `unroll` is set.
    pub lower_scalable: bool,
}

impl Default for VectorTransferToScfOptions {
    fn default() -> Self {
        VectorTransferToScfOptions {
            target_rank: 1,
            lower_tensors: false,
            unroll: false,
            lower_scalable: false,
        }
    }
}

/// Adds the patterns: MLIR's `populateVectorToSCFConversionPatterns`. They are for transfers whose permutation maps have been
/// [lowered](terrace_vector_transforms::populate_vector_transfer_permutation_map_lowering_patterns), and take others too.
pub fn populate_vector_to_scf_conversion_patterns(
    patterns: &mut PatternSet,
    options: VectorTransferToScfOptions,
) {
    masked::populate(patterns);
    match options.unroll {
        true => unrolled::populate(patterns, options),
        false => buffered::populate(patterns, options),
    }
    if options.lower_scalable {
        scalable::populate(patterns, options);
    }
    if options.target_rank == 1 {
        one_dim::populate(patterns);
    }
    print::populate(patterns);
}
