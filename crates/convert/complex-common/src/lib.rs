//! What lowerings of complex numbers share: division, in terms of operations on real numbers of any dialect.
//!
//! MLIR has it twice, in `ComplexCommon`, for the LLVM dialect and for arith. Here an algorithm is written once and given
//! the [`Reals`] it works with.
//!
#![doc = include_str!("../README.md")]

mod divide;

pub use divide::{Pair, Reals, divide};

use terrace_pass::{OptionDef, OptionKind, OptionValues};

/// How much care the intermediate results of a division get: MLIR's `ComplexRangeFlags`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComplexRange {
    /// Smith's algorithm, and the special cases of infinities, NaNs and zeros.
    Improved,
    /// The formula of the textbook, which overflows early.
    Basic,
    /// As [`Basic`](ComplexRange::Basic).
    None,
}

const NAME: &str = "complex-range";

const CASES: &[(&str, &str)] = &[
    ("improved", "improved"),
    ("basic", "basic"),
    ("none", "none"),
];

impl ComplexRange {
    /// The option `complex-range` of a pass, with the default `default`, which is the word for a range.
    pub const fn option(default: &'static str) -> OptionDef {
        OptionDef {
            name: NAME,
            description: "Control the intermediate calculation of complex number division",
            kind: OptionKind::Choice(default, CASES),
        }
    }

    /// What the option says.
    pub fn of(options: &OptionValues) -> Self {
        match options.text(NAME) {
            "improved" => ComplexRange::Improved,
            "basic" => ComplexRange::Basic,
            _ => ComplexRange::None,
        }
    }
}
