//! `convert-math-to-llvm`: converts functions to LLVM intrinsics.
//!
//! Most operations have a counterpart in the LLVM dialect, listed in the table of `one_to_one`. The module `misc`
//! converts those that become several operations. For an n-dimensional vector, the operations are applied to each
//! one-dimensional vector.

mod misc;
mod one_to_one;

use crate::convert_with;
use terrace_pass::{Lowering, PassDef, Taken, TypedOption};
use terrace_rewrite::PatternSet;
use terrace_stages as stages;

/// Adds the patterns. With `approximate_log1p`, `log1p` becomes the logarithm of a sum. The set's type converter must
/// be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet, approximate_log1p: bool) {
    one_to_one::populate(patterns);
    misc::populate(patterns, approximate_log1p);
}

const APPROXIMATE_LOG1P: TypedOption<bool> =
    TypedOption::bool("approximate-log1p", "Enable approximation of Log1p.", true);

/// `convert-math-to-llvm`
pub static CONVERT_MATH_TO_LLVM: PassDef = PassDef::new(
    "convert-math-to-llvm",
    "Convert Math dialect to LLVM dialect",
    |cx, options| {
        let approximate_log1p = options.get(&APPROXIMATE_LOG1P);
        convert_with(cx, 0, |patterns| populate(patterns, approximate_log1p))
    },
)
.class("ConvertMathToLLVMPass")
.options(&[APPROXIMATE_LOG1P.def])
.dialects(&["llvm"]);

/// Schedules [`CONVERT_MATH_TO_LLVM`] in `terrace lower`. The region of a `memref.generic_atomic_rmw` must be converted
/// before the operation itself.
pub static LOWERING: Lowering =
    Lowering::new(&CONVERT_MATH_TO_LLVM, &[Taken::Dialect("math")]).stage(&stages::SCALARS_TO_LLVM);
