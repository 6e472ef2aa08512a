//! Transformations of affine operations, and the passes that apply them.
//!
#![doc = include_str!("../README.md")]

mod index_ops;

pub use index_ops::{
    AFFINE_EXPAND_INDEX_OPS, AFFINE_EXPAND_INDEX_OPS_AS_AFFINE, lower_delinearize_index,
    lower_linearize_index, populate_affine_expand_index_ops_as_affine_patterns,
    populate_affine_expand_index_ops_patterns,
};

use terrace_pass::Bundle;

/// The passes.
pub static BUNDLE: Bundle =
    Bundle::new().passes(&[&AFFINE_EXPAND_INDEX_OPS, &AFFINE_EXPAND_INDEX_OPS_AS_AFFINE]);
