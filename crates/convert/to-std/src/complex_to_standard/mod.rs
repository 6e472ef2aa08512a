//! `convert-complex-to-standard`: lowers operations on complex numbers to arith and math operations on their parts.
//!
//! - `emit`: builder methods. `pattern`: the pattern that all operations share.
//! - `arithmetic`, `exponential`, `trigonometric`, `power`: the operations.
//! - `approximate`: upstream's formulas for the same operations, used if fast-math flags permit them.

mod approximate;
mod arithmetic;
mod emit;
mod exponential;
mod pass;
mod pattern;
mod power;
mod trigonometric;

pub use pass::{CONVERT_COMPLEX_TO_STANDARD, LOWERING};
pub use terrace_complex::division::ComplexRange;

use terrace_rewrite::PatternSet;

/// Adds the patterns. `range` is the required accuracy of divisions. The set needs no type converter.
pub fn populate(patterns: &mut PatternSet, range: ComplexRange) {
    arithmetic::populate(patterns, range);
    exponential::populate(patterns);
    trigonometric::populate(patterns);
    power::populate(patterns);
}
