//! The pass.

use crate::populate;
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{ConvertToLlvmPatternInterface, llvm_conversion, llvm_conversion_target};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Stage, Taken, TypedOption};
use terrace_rewrite::{ConversionConfig, PatternSet};

const APPROXIMATE_LOG1P: TypedOption<bool> =
    TypedOption::bool("approximate-log1p", "Enable approximation of Log1p.", true);

/// `convert-math-to-llvm`
pub static CONVERT_MATH_TO_LLVM: PassDef = PassDef::new(
    "convert-math-to-llvm",
    "Convert Math dialect to LLVM dialect",
    convert_math_to_llvm,
)
.class("ConvertMathToLLVMPass")
.options(&[APPROXIMATE_LOG1P.def])
.dialects(&["llvm"]);

/// The place of [`CONVERT_MATH_TO_LLVM`] in a whole lowering. The region of an atomic update wants to be converted before the update.
pub static LOWERING: Lowering =
    Lowering::new(&CONVERT_MATH_TO_LLVM, &[Taken::Dialect("math")]).stage(Stage::ScalarsToLlvm);

fn convert_math_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let target = llvm_conversion_target(cx.ctx);
    let approximate_log1p = options.get(&APPROXIMATE_LOG1P);
    llvm_conversion(
        cx,
        0,
        target,
        ConversionConfig::WITHOUT_SYMBOLS,
        |patterns| populate(patterns, approximate_log1p),
    )
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>(
        "math",
        &|patterns: &mut PatternSet| populate(patterns, true),
    );
}
