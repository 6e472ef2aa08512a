//! `convert-arith-to-llvm`.
//!
//! Most operations have a counterpart in the LLVM dialect, listed in the table of `one_to_one`. On n-dimensional
//! vectors the counterpart is applied to each one-dimensional vector.
//!
#![doc = include_str!("../README.md")]

mod compare;
mod expand;
mod extended;
mod index_cast;
mod one_to_one;
mod pass;

pub use pass::{BEFORE_ATOMICS, CONVERT_ARITH_TO_LLVM, LOWERING, register};

use std::sync::Arc;
use terrace_pass::Bundle;
use terrace_rewrite::{PatternSet, TypeConverter};

/// The models and the pass.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&CONVERT_ARITH_TO_LLVM])
    .lowerings(&[&BEFORE_ATOMICS, &LOWERING]);

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`; the set has it again afterwards.
pub fn populate(patterns: &mut PatternSet) {
    one_to_one::populate(patterns);
    compare::populate(patterns);
    extended::populate(patterns);
    index_cast::populate(patterns);
}

/// Adds patterns that expand divisions that round up or down into other arith operations, if the converter converts
/// their types to LLVM-dialect types.
pub fn populate_ceil_floor_div_expand(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    expand::populate(patterns, converter);
}
