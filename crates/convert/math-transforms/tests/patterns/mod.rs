//! Passes that apply single sets of patterns. They are named after MLIR's test passes, and apply the same sets.

use terrace_ir::Failed;
use terrace_math_transforms::{
    MathPolynomialApproximationOptions, populate_math_algebraic_simplification_patterns,
    populate_math_polynomial_approximation_patterns,
};
use terrace_pass::{Bundle, OptionValues, PassContext, PassDef, TypedOption};
use terrace_testing::apply_patterns;

pub(crate) static BUNDLE: Bundle = Bundle::new().passes(PASSES);

const ENABLE_AVX2: TypedOption<bool> =
    TypedOption::bool("enable-avx2", "Intrinsics of AVX2", false);

const PASSES: &[&PassDef] = &[
    &set("test-math-algebraic-simplification", |cx, _| {
        apply_patterns(cx, populate_math_algebraic_simplification_patterns)
    }),
    &set("test-math-polynomial-approximation", |cx, options| {
        let enable_avx2 = options.get(&ENABLE_AVX2);
        let options = MathPolynomialApproximationOptions { enable_avx2 };
        apply_patterns(cx, |patterns| {
            populate_math_polynomial_approximation_patterns(patterns, options)
        })
    })
    .options(&[ENABLE_AVX2.def]),
];

/// Returns a pass that changes each function.
const fn set(
    name: &'static str,
    run: fn(&mut PassContext<'_>, &OptionValues) -> Result<(), Failed>,
) -> PassDef {
    PassDef::new(name, "Changes each function", run)
        .on("func.func")
        .dialects(&["arith", "math", "vector", "x86vector"])
}
