//! The pass.

use crate::populate;
use terrace_complex_common::{COMPLEX_RANGE, ComplexRange};
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{ConvertToLlvmPatternInterface, llvm_conversion, llvm_conversion_target};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Stage, Taken};
use terrace_rewrite::{ConversionConfig, PatternSet};

/// `convert-complex-to-llvm`
pub static CONVERT_COMPLEX_TO_LLVM: PassDef = PassDef::new(
    "convert-complex-to-llvm",
    "Convert Complex dialect to LLVM dialect",
    convert_complex_to_llvm,
)
.class("ConvertComplexToLLVMPass")
.options(&[COMPLEX_RANGE.def])
.dialects(&["llvm"]);

/// The place of [`CONVERT_COMPLEX_TO_LLVM`] in a whole lowering.
pub static LOWERING: Lowering =
    Lowering::new(&CONVERT_COMPLEX_TO_LLVM, &[Taken::Dialect("complex")])
        .stage(Stage::BeforeMemory);

fn convert_complex_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut target = llvm_conversion_target(cx.ctx);
    target.add_illegal_dialect("complex");
    let range = ComplexRange::of(options);
    llvm_conversion(
        cx,
        0,
        target,
        ConversionConfig::WITHOUT_SYMBOLS,
        |patterns| populate(patterns, range),
    )
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>(
        "complex",
        &|patterns: &mut PatternSet| populate(patterns, ComplexRange::Improved),
    );
}
