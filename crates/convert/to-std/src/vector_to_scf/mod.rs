//! `convert-vector-to-scf`: lowers transfers, and prints of vectors, to loops.
//!
//! A pattern removes one dimension. The greedy driver applies the patterns to their results until vectors have the
//! target rank.
//!
//! # Map
//! - `transfer`: helpers of the lowerings of transfers: the dimension to remove, indices, bounds checks and mask
//!   checks.
//! - `buffered`: lowers to loops of transfers through stack memory. `unrolled`: lowers to a sequence of transfers
//!   through a vector.
//! - `masked`: lowers transfers whose masks have a different order of dimensions.
//! - `one_dim`: lowers one-dimensional transfers without a corresponding load or store, element by element.
//! - `scalable`: lowers writes of transposed scalable vectors. `print`: lowers `vector.print` of vectors.
//! - `pass`: the pass.

mod buffered;
mod masked;
mod one_dim;
mod pass;
mod print;
mod scalable;
mod transfer;
mod unrolled;

pub use pass::{CONVERT_VECTOR_TO_SCF, LOWERING};

use terrace_rewrite::PatternSet;

/// Options of the lowering of transfers: MLIR's `VectorTransferToSCFOptions`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VectorTransferToScfOptions {
    /// The rank to which vectors are reduced.
    pub target_rank: usize,
    /// True if transfers from and to tensors are lowered.
    pub lower_tensors: bool,
    /// True if transfers are unrolled. Otherwise they are lowered to loops.
    pub unroll: bool,
    /// True if writes of transposed scalable vectors are lowered. They become loops even if `unroll` is true.
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

/// Adds the patterns: MLIR's `populateVectorToSCFConversionPatterns`. The patterns are intended for transfers whose
/// permutation maps have been
/// [lowered](terrace_vector_transforms::populate_vector_transfer_permutation_map_lowering_patterns), but also accept
/// other maps.
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
