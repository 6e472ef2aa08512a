//! `convert-math-to-llvm`: functions that LLVM has intrinsics for.
//!
//! Most operations have a counterpart of the LLVM dialect: `one_to_one` is a table of them. `misc` has those that become
//! several operations. On n-dimensional vectors, operations are applied to each one-dimensional vector.
//!
#![doc = include_str!("../README.md")]

mod misc;
mod one_to_one;
mod pass;

pub use pass::{CONVERT_MATH_TO_LLVM, LOWERING, register};

use terrace_pass::Bundle;
use terrace_rewrite::PatternSet;

/// The models and the pass.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&CONVERT_MATH_TO_LLVM])
    .lowerings(&[&LOWERING]);

/// Adds the patterns; `log1p` is the logarithm of a sum only if `approximate_log1p` says so. The set's type converter must
/// be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet, approximate_log1p: bool) {
    one_to_one::populate(patterns);
    misc::populate(patterns, approximate_log1p);
}
