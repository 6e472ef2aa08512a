//! `convert-complex-to-standard`: operations on complex numbers in terms of arith and math operations on their parts.
//!
//! - `emit`: short builder methods. `pattern`: the pattern that all operations share.
//! - `arithmetic`, `exponential`, `trigonometric`, `power`: the operations.
//! - `approximate`: the same by upstream's formulas, where fast-math flags allow them.

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

/// Adds the patterns; `range` is the accuracy required of divisions. They need no type converter.
pub fn populate(patterns: &mut PatternSet, range: ComplexRange) {
    arithmetic::populate(patterns, range);
    exponential::populate(patterns);
    trigonometric::populate(patterns);
    power::populate(patterns);
}
