//! Patterns and passes within the vector dialect.
//!
//! Sets of patterns are named as MLIR's: `populate_vector_.._lowering_patterns` is `populateVector..LoweringPatterns`. They run under the greedy driver and in
//! dialect conversion, and other passes are made of them.
//!
//! # Map
//! - [`emit`]: short names for the operations that patterns create.
//! - `unroll`: operations on vectors of many dimensions as the same on vectors of fewer. `native`: as the same on vectors of a
//!   shape that is wanted.
//! - `broadcast`, `mask_op`, `shape_cast`, `step`, `transpose`, `strided_slice`, `contract`, `outer_product`: one operation
//!   or two each.
//! - `transfer`, `scalar_transfer`, `permutation`, `flatten`, `materialize`, `conditional`: transfers to and from memory, and accesses under masks.
//! - `multi_reduction`, `reduction`, `scan`: elements combined. `mask`: what `vector.mask` masks.
//! - `shuffle`, `shuffle_tree`: elements of vectors put together again. `bitcast`, `contract_folding`, `leading_ones`, `linearize`, `drop_unit_dims`, `drop_transfer_dims`, `sink`, `sink_mem`: operations moved past others,
//!   or made part of them.
//! - `narrow_type`: elements narrower than bytes. `split`: transfers that may go beyond memory. `transfer_opt`: those that need not be.
//!   `eliminate_masks`: masks that need not be. `bounds`: what is known of values.
//! - `terrace`: what no pass of upstream lowers. `pass`: the passes.
//!
//! # What `convert-vector-to-llvm` does first
//! It applies these, in this order, to the end: `populate_vector_to_vector_canonicalization_patterns` of the dialect, `bit_cast` (of
//! rank 1), `broadcast`, `contract`, for `llvmintr` `contract_to_matrix_multiply`, `mask_op`, `shape_cast`, `interleave` (of
//! rank 1), `transpose`, for `llvmintr` `transpose_to_flat_transpose`, `transfer` (of rank 1), `mask_materialization`,
//! `insert_extract_strided_slice_transforms`, `step`, `rank_reducing_fma`, `gather`, `from_elements_unroll` and
//! `to_elements_unroll`.
//!
//! *Architecture Invariant:* beyond vector, dialects are used where upstream's patterns use them, and math where operations on its vectors are taken apart: affine, arith, memref, scf,
//! ub, and llvm for intrinsics of matrices.
//!
#![doc = include_str!("../README.md")]

mod bitcast;
mod bounds;
mod broadcast;
mod conditional;
mod contract;
mod contract_folding;
mod drop_transfer_dims;
mod drop_unit_dims;
mod eliminate_masks;
pub mod emit;
mod flatten;
mod leading_ones;
mod linearize;
mod mask;
mod mask_op;
mod materialize;
mod multi_reduction;
mod narrow_type;
mod native;
mod outer_product;
mod pass;
mod permutation;
mod reduction;
mod scalar_transfer;
mod scan;
mod shape_cast;
mod shuffle;
mod shuffle_tree;
mod sink;
mod sink_mem;
mod split;
mod step;
mod strided_slice;
mod terrace;
mod transfer;
mod transfer_opt;
mod transpose;
mod transpose_avx2;
mod unroll;

pub use bitcast::{
    populate_break_down_vector_bit_cast_op_patterns, populate_bubble_vector_bit_cast_op_patterns,
};
pub use bounds::VscaleRange;
pub use broadcast::populate_vector_broadcast_lowering_patterns;
pub use conditional::{
    populate_vector_gather_to_conditional_load_patterns,
    populate_vector_masked_load_store_emulation_patterns,
};
pub use contract::{
    VectorContractLowering, populate_vector_contract_lowering_patterns,
    populate_vector_contract_to_matrix_multiply,
};
pub use contract_folding::{
    populate_elementwise_to_vector_ops_patterns, populate_fold_arith_extension_patterns,
    populate_vector_contract_canonicalize_matmul_to_mmt,
    populate_vector_reduction_to_contract_patterns,
};
pub use drop_transfer_dims::{
    populate_drop_inner_most_unit_dims_xfer_op_patterns,
    populate_vector_transfer_drop_unit_dims_patterns,
};
pub use drop_unit_dims::populate_drop_unit_dim_with_shape_cast_patterns;
pub use eliminate_masks::eliminate_vector_masks;
pub use flatten::populate_flatten_vector_transfer_patterns;
pub use leading_ones::populate_cast_away_vector_leading_one_dim_patterns;
pub use linearize::{
    populate_for_vector_linearize, populate_vector_linearize_base_patterns,
    populate_vector_linearize_shuffle_like_ops_patterns,
};
pub use mask::populate_vector_mask_lowering_patterns_for_side_effecting_ops;
pub use mask_op::populate_vector_mask_op_lowering_patterns;
pub use materialize::{clamp_to_32_bits, populate_vector_mask_materialization_patterns};
pub use multi_reduction::{
    VectorMultiReductionLowering, populate_vector_multi_reduction_lowering_patterns,
};
pub use narrow_type::{
    populate_memref_flatten_and_vector_narrow_type_emulation_patterns,
    populate_vector_narrow_type_emulation_patterns, populate_vector_narrow_type_rewrite_patterns,
    populate_vector_transpose_narrow_type_rewrite_patterns,
};
pub use native::{UnrollVectorOptions, populate_vector_unroll_patterns};
pub use outer_product::populate_vector_outer_product_lowering_patterns;
pub use pass::{
    LOWER_VECTOR_MASK, LOWER_VECTOR_MULTI_REDUCTION, LOWER_VECTOR_TO_FROM_ELEMENTS_TO_SHUFFLE_TREE,
    LOWERING, MULTI_REDUCTION_LOWERING,
};
pub use permutation::populate_vector_transfer_permutation_map_lowering_patterns;
pub use reduction::{
    populate_break_down_vector_reduction_patterns,
    populate_chained_vector_reduction_folding_patterns,
};
pub use scalar_transfer::populate_scalar_vector_transfer_lowering_patterns;
pub use scan::populate_vector_scan_lowering_patterns;
pub use shape_cast::populate_vector_shape_cast_lowering_patterns;
pub use shuffle::populate_vector_shuffle_lowering_patterns;
pub use shuffle_tree::populate_vector_to_from_elements_to_shuffle_tree_patterns;
pub use sink::populate_sink_vector_ops_patterns;
pub use sink_mem::populate_sink_vector_mem_ops_patterns;
pub use split::{
    VectorTransferSplit, populate_vector_transfer_full_partial_patterns,
    split_full_and_partial_transfer,
};
pub use step::populate_vector_step_lowering_patterns;
pub use strided_slice::{
    populate_vector_extract_strided_slice_to_extract_insert_chain_patterns,
    populate_vector_insert_extract_strided_slice_decomposition_patterns,
    populate_vector_insert_extract_strided_slice_transforms,
};
pub use terrace::{LOWER_VECTORS_LOWERING, TERRACE_LOWER_VECTORS, populate_lower_vectors};
pub use transfer::populate_vector_transfer_lowering_patterns;
pub use transfer_opt::transfer_opflow_opt;
pub use transpose::{
    VectorTransposeLowering, populate_vector_transpose_lowering_patterns,
    populate_vector_transpose_to_flat_transpose,
};
pub use transpose_avx2::{
    TransposeLoweringOptions, populate_specialized_transpose_lowering_patterns,
};
pub use unroll::{
    populate_vector_bit_cast_lowering_patterns, populate_vector_from_elements_unroll_patterns,
    populate_vector_gather_lowering_patterns, populate_vector_interleave_lowering_patterns,
    populate_vector_interleave_to_shuffle_patterns, populate_vector_rank_reducing_fma_pattern,
    populate_vector_to_elements_unroll_patterns,
};

use terrace_pass::Bundle;

/// The passes.
pub static BUNDLE: Bundle = Bundle::new()
    .passes(&[
        &LOWER_VECTOR_MASK,
        &LOWER_VECTOR_MULTI_REDUCTION,
        &LOWER_VECTOR_TO_FROM_ELEMENTS_TO_SHUFFLE_TREE,
        &TERRACE_LOWER_VECTORS,
    ])
    .lowerings(&[
        &LOWERING,
        &MULTI_REDUCTION_LOWERING,
        &LOWER_VECTORS_LOWERING,
    ]);
