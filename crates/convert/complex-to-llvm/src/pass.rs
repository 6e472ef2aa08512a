//! The pass.

use crate::populate;
use terrace_complex_common::{COMPLEX_RANGE, ComplexRange};
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{ConvertToLlvmPatternInterface, llvm_conversion, llvm_conversion_target};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Stage, Taken};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};

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
    let config = ConversionConfig {
        needs_symbols: false,
        ..ConversionConfig::default()
    };
    let mut target = llvm_conversion_target(cx.ctx);
    target.add_illegal_dialect("complex");
    let range = ComplexRange::of(options);
    llvm_conversion(cx, 0, target, config, |patterns| populate(patterns, range))
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("complex", &ComplexToLlvm);
}

struct ComplexToLlvm;

impl ConvertToLlvmPatternInterface for ComplexToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(patterns, ComplexRange::Improved);
    }
}
