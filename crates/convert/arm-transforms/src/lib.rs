//! Transforms operations for Arm targets.
//!
//! - [`populate_lower_contraction_to_neon_i8mm_patterns`] and similar functions lower matrix products to NEON and SVE
//!   instructions.
//! - [`ARM_SVE_LEGALIZE_VECTOR_STORAGE`] legalizes predicates in memory.
//!
#![doc = include_str!("../README.md")]

mod contract;
mod storage;

pub use contract::{
    populate_lower_contraction_to_neon_bfmmla_patterns,
    populate_lower_contraction_to_neon_i8mm_patterns,
    populate_lower_contraction_to_sve_bfmmla_patterns,
    populate_lower_contraction_to_sve_i8mm_patterns,
};
pub use storage::{ARM_SVE_LEGALIZE_VECTOR_STORAGE, populate_legalize_vector_storage_patterns};

use terrace_pass::Bundle;

/// The passes of this crate.
pub static BUNDLE: Bundle = Bundle::new().passes(&[&ARM_SVE_LEGALIZE_VECTOR_STORAGE]);
