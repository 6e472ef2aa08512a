//! Passes within the memref dialect.
//!
//! - [`EXPAND_STRIDED_METADATA`]: views as a base buffer with computed offset, sizes and strides.
//!
//! *Architecture Invariant:* no dialect but memref, affine, arith, scf, vector, func and builtin.
//!
#![doc = include_str!("../README.md")]

mod expand;
mod expand_realloc;
mod expand_strided;
mod flatten;
mod fold_alias;
mod metadata;
mod normalize;
mod resolve;
mod resolve_source_indices;

pub use expand::{MEMREF_EXPAND, populate_expand_ops_patterns};
pub use expand_realloc::{EXPAND_REALLOC, REALLOC_LOWERING, populate_expand_realloc_patterns};
pub use expand_strided::{EXPAND_STRIDED_METADATA, LOWERING, populate_expand_strided_metadata};
pub use flatten::{
    FLATTEN_MEMREF, populate_flatten_memref_ops_patterns, populate_flatten_memrefs_patterns,
    populate_flatten_vector_ops_on_memref_patterns,
};
pub use fold_alias::{FOLD_MEMREF_ALIAS_OPS, populate_fold_memref_alias_op_patterns};
pub use normalize::NORMALIZE_MEMREFS;
pub use resolve::{
    RESOLVE_RANKED_SHAPED_TYPE_RESULT_DIMS, RESOLVE_SHAPED_TYPE_RESULT_DIMS,
    populate_resolve_ranked_shaped_type_result_dims_patterns,
};
pub use resolve_source_indices::{
    resolve_source_indices_collapse_shape, resolve_source_indices_expand_shape,
};
