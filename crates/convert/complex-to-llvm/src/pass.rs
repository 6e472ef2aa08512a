//! The pass.

use crate::populate;
use terrace_complex_common::ComplexRange;
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, Options, index_bitwidth_without_layout, llvm_conversion_target,
    type_converter,
};
use terrace_pass::{Anchor, Lowering, Pass, PassContext, PassDef, Stage, Taken, convert};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-complex-to-llvm`
pub static CONVERT_COMPLEX_TO_LLVM: PassDef = PassDef {
    name: "convert-complex-to-llvm",
    class: "ConvertComplexToLLVMPass",
    description: "Convert Complex dialect to LLVM dialect",
    anchor: Anchor::Any,
    options: &[ComplexRange::option("improved")],
    statistics: &[],
    create: |options| {
        Box::new(ConvertComplexToLlvm {
            range: ComplexRange::of(options),
        })
    },
};

/// The place of [`CONVERT_COMPLEX_TO_LLVM`] in a whole lowering.
pub static LOWERING: Lowering =
    Lowering::new(&CONVERT_COMPLEX_TO_LLVM, &[Taken::Dialect("complex")])
        .stage(Stage::BeforeMemory);

struct ConvertComplexToLlvm {
    range: ComplexRange,
}

impl Pass for ConvertComplexToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        let bitwidth = index_bitwidth_without_layout(cx, 0);
        patterns.set_type_converter(type_converter(cx, bitwidth, Options::default())?);
        populate(&mut patterns, self.range);
        let mut target = llvm_conversion_target(cx.ctx);
        target.add_illegal_dialect("complex");
        let config = ConversionConfig {
            needs_symbols: false,
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
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
