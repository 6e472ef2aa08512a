//! Transforms operations of the math dialect: the passes of MLIR's `Math/Transforms` and their pattern sets.
//!
//! - [`MATH_EXPAND_OPS`] expands operations into simpler ones. [`populate_expansion_patterns`] adds its patterns to
//!   other sets.
//! - [`MATH_EXTEND_TO_SUPPORTED_TYPES`] performs operations on small floats on wider ones.
//! - [`MATH_UPLIFT_TO_FMA`] fuses products and sums.
//! - [`MATH_SINCOS_FUSION`] fuses the sine and cosine of a value.
//! - [`TERRACE_EXPAND_MATH`] expands operations that no upstream pass lowers to the LLVM dialect.
//! - [`populate_math_algebraic_simplification_patterns`] expands powers with constant exponents into products and
//!   roots.
//! - [`populate_math_polynomial_approximation_patterns`] approximates functions by polynomials, for targets without a
//!   math library.
//!
#![doc = include_str!("../README.md")]

mod algebraic;
mod approximate;
mod approximation;
mod emit;
mod expand;
mod extend;
mod extensions;
mod hyperbolic;
mod power;
mod round;
mod sincos;
mod uplift;

pub use algebraic::populate_math_algebraic_simplification_patterns;
pub use approximation::{
    MathPolynomialApproximationOptions, populate_math_f32_expansion_patterns,
    populate_math_polynomial_approximation_patterns,
    populate_math_polynomial_approximation_patterns_for,
    populate_polynomial_approximate_erf_pattern, populate_polynomial_approximate_erfc_pattern,
    populate_polynomial_approximate_tanh_pattern,
};
pub use expand::{LOWERING, MATH_EXPAND_OPS, populate_expansion_patterns};
pub use extend::{
    EXTEND_LOWERING, MATH_EXTEND_TO_SUPPORTED_TYPES,
    populate_extend_to_supported_types_conversion_target,
    populate_extend_to_supported_types_patterns,
};
pub use extensions::{EXPAND_MATH_LOWERING, TERRACE_EXPAND_MATH, populate_expand_math};
pub use sincos::MATH_SINCOS_FUSION;
pub use uplift::{MATH_UPLIFT_TO_FMA, populate_uplift_to_fma};

use terrace_pass::Bundle;

/// The passes of this crate.
pub static BUNDLE: Bundle = Bundle::new()
    .passes(&[
        &MATH_EXPAND_OPS,
        &MATH_EXTEND_TO_SUPPORTED_TYPES,
        &MATH_SINCOS_FUSION,
        &MATH_UPLIFT_TO_FMA,
        &TERRACE_EXPAND_MATH,
    ])
    .lowerings(&[&EXTEND_LOWERING, &LOWERING, &EXPAND_MATH_LOWERING]);
