//! Transforms vector operations: the pattern sets of MLIR's `Vector/Transforms`. The passes are in
//! `terrace-vector-passes`.
//!
//! Pattern sets are named as in MLIR: `populate_vector_.._lowering_patterns` is `populateVector..LoweringPatterns`.
//! They work in the greedy driver and in dialect conversion, and several passes share them.
//!
//! # Map
//! - [`emit`]: helpers that create operations.
//! - `unroll`: unrolls operations to lower rank. `native`: unrolls operations to a given native shape.
//! - `broadcast`, `mask_op`, `shape_cast`, `step`, `transpose`, `strided_slice`, `contract`, `outer_product`: each
//!   lowers one or two operations.
//! - `transfer`, `scalar_transfer`, `permutation`, `flatten`, `materialize`, `conditional`: lower transfers and masked
//!   accesses.
//! - `multi_reduction`, `reduction`, `scan`: lower reductions. `mask`: lowers operations in `vector.mask`.
//! - `shuffle`, `shuffle_tree`: lower shuffles. `bitcast`, `contract_folding`, `leading_ones`, `linearize`,
//!   `drop_unit_dims`, `drop_transfer_dims`, `sink`, `sink_mem`: move operations past other operations, or merge them.
//! - `split`: splits transfers that may be out of bounds. `transfer_opt`: removes redundant transfers.
//!   `eliminate_masks`: removes redundant masks.
//! - `extensions`: lowerings that upstream lacks.
//!
//! # Patterns of `convert-vector-to-llvm`
//! The pass first applies these pattern sets, in this order, until no pattern matches:
//! `populate_vector_to_vector_canonicalization_patterns` of the dialect, `bit_cast` (of rank 1), `broadcast`,
//! `contract`, for `llvmintr` `contract_to_matrix_multiply`, `mask_op`, `shape_cast`, `interleave` (of rank 1),
//! `transpose`, for `llvmintr` `transpose_to_flat_transpose`, `transfer` (of rank 1), `mask_materialization`,
//! `insert_extract_strided_slice_transforms`, `step`, `rank_reducing_fma`, `gather`, `from_elements_unroll` and
//! `to_elements_unroll`. For Arm, the patterns of `terrace-arm-transforms` match contractions before `contract` does.
//!
//! *Architecture Invariant:* the crate contains no pass, so a change in `pass` does not rebuild the patterns.
//! *Architecture Invariant:* besides vector, patterns only create operations of dialects that upstream's patterns use
//! (affine, arith, memref, scf, ub, and llvm for matrix intrinsics), and of math, whose vector operations are unrolled.
//!
#![doc = include_str!("../README.md")]

mod bitcast;
mod broadcast;
mod conditional;
mod contract;
mod contract_folding;
mod drop_transfer_dims;
mod drop_unit_dims;
mod eliminate_masks;
pub mod emit;
mod extensions;
mod flatten;
mod leading_ones;
mod linearize;
mod mask;
mod mask_op;
mod materialize;
mod multi_reduction;
mod native;
mod outer_product;
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
mod transfer;
mod transfer_opt;
mod transpose;
mod transpose_avx2;
mod unroll;

pub use bitcast::{
    populate_break_down_vector_bit_cast_op_patterns, populate_bubble_vector_bit_cast_op_patterns,
};
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
pub use extensions::{is_lowered_vector_op, populate_lower_vectors};
pub use flatten::populate_flatten_vector_transfer_patterns;
pub use leading_ones::populate_cast_away_vector_leading_one_dim_patterns;
pub use linearize::{
    populate_for_vector_linearize, populate_vector_linearize_base_patterns,
    populate_vector_linearize_shuffle_like_ops_patterns,
};
pub use mask::populate_vector_mask_lowering_patterns_for_side_effecting_ops;
pub use mask_op::populate_vector_mask_op_lowering_patterns;
pub use materialize::populate_vector_mask_materialization_patterns;
pub use multi_reduction::{
    VectorMultiReductionLowering, populate_vector_multi_reduction_lowering_patterns,
};
pub use native::{UnrollVectorOptions, populate_vector_unroll_patterns};
pub use outer_product::populate_vector_outer_product_lowering_patterns;
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
    MAX_PARTS, populate_vector_bit_cast_lowering_patterns,
    populate_vector_from_elements_unroll_patterns, populate_vector_gather_lowering_patterns,
    populate_vector_interleave_lowering_patterns, populate_vector_interleave_to_shuffle_patterns,
    populate_vector_rank_reducing_fma_pattern, populate_vector_to_elements_unroll_patterns,
};
