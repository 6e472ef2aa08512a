//! Division of complex numbers in terms of operations on real numbers of any dialect, shared by lowerings.
//!
//! MLIR has it twice in `ComplexCommon`, for the LLVM dialect and for arith. Here an algorithm is written once, in
//! terms of the [`Reals`] that it is given.
//!
#![doc = include_str!("../README.md")]

mod divide;

pub use divide::{Pair, Reals, divide};

use terrace_pass::{OptionDef, OptionKind, OptionValues};

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

const NAME: &str = "complex-range";

const CASES: &[(&str, &str)] = &[
    ("improved", "improved"),
    ("basic", "basic"),
    ("none", "none"),
];

impl ComplexRange {
    /// The pass option `complex-range`; `default` is the keyword of the default.
    pub const fn option(default: &'static str) -> OptionDef {
        OptionDef {
            name: NAME,
            description: "Control the intermediate calculation of complex number division",
            kind: OptionKind::Choice(default, CASES),
        }
    }

    /// The value of the pass option.
    pub fn of(options: &OptionValues) -> Self {
        match options.text(NAME) {
            "improved" => ComplexRange::Improved,
            "basic" => ComplexRange::Basic,
            _ => ComplexRange::None,
        }
    }
}
