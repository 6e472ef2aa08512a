//! `#llvm.constant_range<i32, 0, 10>`.

use terrace_macros::dialect_attr;
use terrace_numeric::ApInt;

/// The integers from `lower` up to but not including `upper`, wrapping around.
#[dialect_attr(dialect = "llvm", mnemonic = "constant_range", custom)]
pub struct ConstantRangeAttr {
    /// The first one.
    #[plain]
    lower: ApInt,
    /// The one after the last; as wide as `lower`.
    #[plain]
    upper: ApInt,
}
