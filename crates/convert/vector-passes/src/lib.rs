//! Defines the passes of the vector dialect, which apply the patterns of `terrace-vector-transforms`.
//!
//! # Map
//! - `pass`: upstream's passes. `extensions`: a pass that upstream lacks.
//! - `narrow_type`: patterns for elements narrower than a byte, which require the patterns of memref.
//!
#![doc = include_str!("../README.md")]

mod extensions;
mod narrow_type;
mod pass;

pub use extensions::{LOWER_VECTORS_LOWERING, TERRACE_LOWER_VECTORS};
pub use narrow_type::{
    populate_memref_flatten_and_vector_narrow_type_emulation_patterns,
    populate_vector_narrow_type_emulation_patterns, populate_vector_narrow_type_rewrite_patterns,
    populate_vector_transpose_narrow_type_rewrite_patterns,
};
pub use pass::{
    LOWER_VECTOR_MASK, LOWER_VECTOR_MULTI_REDUCTION, LOWER_VECTOR_TO_FROM_ELEMENTS_TO_SHUFFLE_TREE,
    LOWERING, MULTI_REDUCTION_LOWERING,
};

use terrace_pass::Bundle;

/// The passes of this crate.
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
