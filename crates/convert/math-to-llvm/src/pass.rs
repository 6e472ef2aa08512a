//! The pass.

use crate::populate;
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, Options, index_bitwidth_without_layout, llvm_conversion_target,
    type_converter,
};
use terrace_pass::{
    Anchor, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Stage, Taken, convert,
};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-math-to-llvm`
pub static CONVERT_MATH_TO_LLVM: PassDef = PassDef {
    name: "convert-math-to-llvm",
    class: "ConvertMathToLLVMPass",
    description: "Convert Math dialect to LLVM dialect",
    anchor: Anchor::Any,
    options: &[OptionDef {
        name: "approximate-log1p",
        description: "Enable approximation of Log1p.",
        kind: OptionKind::Bool(true),
    }],
    statistics: &[],
    create: |options| {
        Box::new(ConvertMathToLlvm {
            approximate_log1p: options.bool("approximate-log1p"),
        })
    },
};

/// The place of [`CONVERT_MATH_TO_LLVM`] in a whole lowering. The region of an atomic update wants to be converted before the update.
pub static LOWERING: Lowering =
    Lowering::new(&CONVERT_MATH_TO_LLVM, &[Taken::Dialect("math")]).stage(Stage::ScalarsToLlvm);

struct ConvertMathToLlvm {
    approximate_log1p: bool,
}

impl Pass for ConvertMathToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        let bitwidth = index_bitwidth_without_layout(cx, 0);
        patterns.set_type_converter(type_converter(cx, bitwidth, Options::default())?);
        populate(&mut patterns, self.approximate_log1p);
        let target = llvm_conversion_target(cx.ctx);
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
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("math", &MathToLlvm);
}

struct MathToLlvm;

impl ConvertToLlvmPatternInterface for MathToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(patterns, true);
    }
}
