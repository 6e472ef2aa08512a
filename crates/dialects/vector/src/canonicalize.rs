//! Canonicalization patterns, which create operations. Rewrites to existing values or constants are folds.

mod combine;
mod elements;
mod masks;
mod memory;
mod shape;
mod slices;

use terrace_ir::Context;
use terrace_rewrite::{Canonicalization, PatternSet};

pub(crate) struct VectorCanonicalization;

impl Canonicalization for VectorCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        shape::populate(patterns);
        elements::populate(patterns);
        slices::populate(patterns);
        masks::populate(patterns);
        memory::populate(patterns);
        combine::populate(patterns);
    }
}

/// Adds patterns for constant masks and transposes, which lowerings of vector operations also use: MLIR's
/// `populateVectorToVectorCanonicalizationPatterns`.
pub fn populate_vector_to_vector_canonicalization_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("CreateMaskFolder", masks::constant_create_mask)
        .add_fn("MaskedLoadFolder", memory::masked_load)
        .add_fn("MaskedStoreFolder", memory::masked_store)
        .add_fn("GatherFolder", memory::gather)
        .add_fn("ScatterFolder", memory::scatter)
        .add_fn("ExpandLoadFolder", memory::expand_load)
        .add_fn("CompressStoreFolder", memory::compress_store)
        .add_fn(
            "StridedSliceConstantMaskFolder",
            slices::slice_of_constant_mask,
        )
        .add_fn("TransposeFolder", shape::transpose_of_transpose);
}

/// Adds the canonicalization patterns of `vector.mask`: MLIR's `MaskOp::getCanonicalizationPatterns`.
pub fn populate_mask_op_canonicalization_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("CanonializeEmptyMaskOp", masks::empty_mask);
    populate_all_true_mask_pattern(patterns);
}

/// Adds the pattern that replaces a `vector.mask` with an all-true mask by the masked operation. In MLIR, it is a
/// fold of `vector.mask`.
pub fn populate_all_true_mask_pattern(patterns: &mut PatternSet) {
    patterns.add_fn("AllTrueMask", masks::all_true_mask);
}
