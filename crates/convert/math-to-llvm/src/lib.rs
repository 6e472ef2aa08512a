//! `convert-math-to-llvm`: functions for which LLVM has intrinsics.
//!
//! Most operations have a counterpart in the LLVM dialect, listed in the table of `one_to_one`. `misc` has the
//! operations that become several. On n-dimensional vectors, operations are applied to each one-dimensional vector.
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

/// Adds the patterns. With `approximate_log1p`, `log1p` becomes the logarithm of a sum. The set's type converter must
/// be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet, approximate_log1p: bool) {
    one_to_one::populate(patterns);
    misc::populate(patterns, approximate_log1p);
}
