//! Transforms operations of the memref dialect: the passes of MLIR's `MemRef/Transforms` and their pattern sets.
//!
//! - [`EXPAND_STRIDED_METADATA`] expands views into a base buffer with computed offset, sizes and strides. The module
//!   `metadata` computes the metadata of each kind of view.
//! - [`FOLD_MEMREF_ALIAS_OPS`] and [`AFFINE_FOLD_MEMREF_ALIAS_OPS`] turn accesses of views into accesses of their
//!   sources. [`resolve_source_indices_expand_shape`] and [`resolve_source_indices_collapse_shape`] translate indices
//!   into reshaped memrefs.
//! - [`MEMREF_EXPAND`] expands reshapes into other views. [`EXPAND_REALLOC`] expands reallocation into allocation and
//!   copy.
//! - [`NORMALIZE_MEMREFS`] replaces layout maps by index computations, across functions.
//! - [`FLATTEN_MEMREF`] linearizes accesses to multi-dimensional memory.
//! - [`RESOLVE_RANKED_SHAPED_TYPE_RESULT_DIMS`] and [`RESOLVE_SHAPED_TYPE_RESULT_DIMS`] compute the sizes of results
//!   from operands.
//! - [`MEMREF_EMULATE_WIDE_INT`] replaces memory of wide integers by memory of vectors of halves.
//! - [`populate_compose_sub_view_patterns`] composes subviews. [`populate_extract_address_computations_patterns`]
//!   inserts subviews at accesses.
//! - [`multi_buffer`], [`alloc_to_alloca`] and [`erase_dead_alloc_and_stores`] transform allocations.
//! - [`insert_memory_checks`] inserts the checks of accesses and views for `terrace run --check-memory`.
//! - `runtime_verification` creates the checks of `generate-runtime-verification`. The module `checked` contains the
//!   helpers that it shares with [`insert_memory_checks`].
//! - [`populate_memref_narrow_type_emulation_patterns`] emulates integers that are narrower than the target's loads and
//!   stores. [`LinearizedMemRef`] computes linear indices into memory.
//!
//! *Architecture Invariant:* the crate depends on no dialects except memref, affine, arith, cf, scf, vector, func and
//! builtin.
//!
#![doc = include_str!("../README.md")]

mod buffers;
mod check_memory;
mod checked;
mod emulate_narrow_type;
mod emulate_wide_int;
mod expand;
mod expand_realloc;
mod expand_strided;
mod flatten;
mod fold_alias;
mod fold_alias_affine;
mod linearized;
mod metadata;
mod normalize;
mod resolve;
mod resolve_source_indices;
mod runtime_verification;
mod subviews;

pub use buffers::{alloc_to_alloca, erase_dead_alloc_and_stores, multi_buffer};
pub use check_memory::{CheckedOp, insert_memory_checks};
pub use emulate_narrow_type::{
    populate_memref_narrow_type_emulation_conversions,
    populate_memref_narrow_type_emulation_patterns,
};
pub use emulate_wide_int::{
    MEMREF_EMULATE_WIDE_INT, populate_memref_wide_int_emulation_conversions,
    populate_memref_wide_int_emulation_patterns,
};
pub use expand::{MEMREF_EXPAND, populate_expand_ops_patterns};
pub use expand_realloc::{EXPAND_REALLOC, REALLOC_LOWERING, populate_expand_realloc_patterns};
pub use expand_strided::{
    EXPAND_STRIDED_METADATA, LOWERING, populate_expand_strided_metadata,
    populate_resolve_extract_strided_metadata_patterns,
};
pub use flatten::{
    FLATTEN_MEMREF, populate_flatten_memref_ops_patterns, populate_flatten_memrefs_patterns,
    populate_flatten_vector_ops_on_memref_patterns,
};
pub use fold_alias::{FOLD_MEMREF_ALIAS_OPS, populate_fold_memref_alias_op_patterns};
pub use fold_alias_affine::{
    AFFINE_FOLD_MEMREF_ALIAS_OPS, populate_affine_fold_memref_alias_op_patterns,
};
pub use linearized::LinearizedMemRef;
pub use normalize::{NORMALIZE_LOWERING, NORMALIZE_MEMREFS};
pub use resolve::{
    RESOLVE_RANKED_SHAPED_TYPE_RESULT_DIMS, RESOLVE_SHAPED_TYPE_RESULT_DIMS,
    populate_resolve_ranked_shaped_type_result_dims_patterns,
    populate_resolve_shaped_type_result_dims_patterns,
};
pub use resolve_source_indices::{
    resolve_source_indices_collapse_shape, resolve_source_indices_expand_shape,
};
pub use subviews::{
    populate_compose_sub_view_patterns, populate_extract_address_computations_patterns,
};

use terrace_pass::Bundle;

/// The passes of this crate.
pub static BUNDLE: Bundle = Bundle::new()
    .passes(&[
        &AFFINE_FOLD_MEMREF_ALIAS_OPS,
        &EXPAND_REALLOC,
        &EXPAND_STRIDED_METADATA,
        &FLATTEN_MEMREF,
        &FOLD_MEMREF_ALIAS_OPS,
        &MEMREF_EMULATE_WIDE_INT,
        &MEMREF_EXPAND,
        &NORMALIZE_MEMREFS,
        &RESOLVE_RANKED_SHAPED_TYPE_RESULT_DIMS,
        &RESOLVE_SHAPED_TYPE_RESULT_DIMS,
    ])
    .models(runtime_verification::register)
    .lowerings(&[&NORMALIZE_LOWERING, &REALLOC_LOWERING, &LOWERING]);
