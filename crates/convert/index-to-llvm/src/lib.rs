//! `convert-index-to-llvm`: arithmetic on integers of the width of `index`.
//!
//! Most operations have a counterpart in the LLVM dialect, listed in the table of `one_to_one`. `divide` has the
//! divisions that round up or down, `misc` the other operations.
//!
#![doc = include_str!("../README.md")]

mod divide;
mod misc;
mod one_to_one;
mod pass;

pub use pass::{CONVERT_INDEX_TO_LLVM, LOWERING, register};

use terrace_pass::Bundle;
use terrace_rewrite::PatternSet;

/// The models and the pass.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&CONVERT_INDEX_TO_LLVM])
    .lowerings(&[&LOWERING]);

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    one_to_one::populate(patterns);
    divide::populate(patterns);
    misc::populate(patterns);
}
