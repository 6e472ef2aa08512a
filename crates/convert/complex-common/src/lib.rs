//! Division of complex numbers in terms of operations on real numbers of any dialect, shared by lowerings.
//!
//! MLIR has it twice in `ComplexCommon`, for the LLVM dialect and for arith. Here an algorithm is written once, in
//! terms of the [`Reals`] that it is given.
//!
#![doc = include_str!("../README.md")]

mod divide;

pub use divide::{Pair, Reals, divide};

use terrace_pass::{OptionValues, TypedOption};

/// The accuracy required of the intermediate results of a division: MLIR's `ComplexRangeFlags`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComplexRange {
    /// Smith's algorithm, with the special cases of infinities, NaNs and zeros.
    Improved,
    /// The textbook formula, which overflows early.
    Basic,
    /// Like [`Basic`](ComplexRange::Basic).
    None,
}

/// The pass option `complex-range`.
pub const COMPLEX_RANGE: TypedOption<String> = TypedOption::choice(
    "complex-range",
    "Control the intermediate calculation of complex number division",
    "improved",
    &[
        ("improved", "improved"),
        ("basic", "basic"),
        ("none", "none"),
    ],
);

impl ComplexRange {
    /// Reads [`COMPLEX_RANGE`].
    pub fn of(options: &OptionValues) -> Self {
        match options.get(&COMPLEX_RANGE).as_str() {
            "improved" => ComplexRange::Improved,
            "basic" => ComplexRange::Basic,
            _ => ComplexRange::None,
        }
    }
}
