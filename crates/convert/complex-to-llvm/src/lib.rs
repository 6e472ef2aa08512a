//! `convert-complex-to-llvm`: arithmetic on structs of two floats.
//!
#![doc = include_str!("../README.md")]

mod lowering;
mod pass;
mod reals;

pub use pass::{CONVERT_COMPLEX_TO_LLVM, LOWERING, register};
pub use terrace_complex_common::ComplexRange;

use terrace_pass::Bundle;
use terrace_rewrite::PatternSet;

/// The models and the pass.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&CONVERT_COMPLEX_TO_LLVM])
    .lowerings(&[&LOWERING]);

/// Adds the patterns; `range` is the accuracy required of divisions. The set's type converter must be one of
/// `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet, range: ComplexRange) {
    lowering::populate(patterns, range);
}
