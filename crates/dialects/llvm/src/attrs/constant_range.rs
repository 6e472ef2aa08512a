//! `#llvm.constant_range<i32, 0, 10>`.

use terrace_macros::dialect_attr;
use terrace_numeric::ApInt;

/// The integers from `lower` (inclusive) to `upper` (exclusive), wrapping around.
#[dialect_attr(dialect = "llvm", mnemonic = "constant_range", custom)]
pub struct ConstantRangeAttr {
    /// The inclusive lower bound.
    #[plain]
    lower: ApInt,
    /// The exclusive upper bound. It has the same width as `lower`.
    #[plain]
    upper: ApInt,
}
