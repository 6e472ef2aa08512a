//! The pass.

use crate::{populate, populate_ceil_floor_div_expand};
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, Options, index_bitwidth_without_layout,
    llvm_conversion_target, type_converter,
};
use terrace_pass::{
    Anchor, INDEX_WIDTH, Lowering, Pass, PassContext, PassDef, Setting, Stage, Taken, convert,
};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-arith-to-llvm`
pub static CONVERT_ARITH_TO_LLVM: PassDef = PassDef {
    name: "convert-arith-to-llvm",
    class: "ArithToLLVMConversionPass",
    description: "Convert Arith dialect to LLVM dialect",
    anchor: Anchor::Any,
    options: &[INDEX_BITWIDTH],
    statistics: &[],
    create: |options| {
        Box::new(ConvertArithToLlvm {
            index_bitwidth: options.uint(INDEX_BITWIDTH.name),
        })
    },
};

/// The place of [`CONVERT_ARITH_TO_LLVM`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_ARITH_TO_LLVM, &[Taken::Dialect("arith")])
    .stage(Stage::RestToLlvm)
    .settings(&[(INDEX_BITWIDTH.name, Setting::Of(&INDEX_WIDTH))]);

/// The place of [`CONVERT_ARITH_TO_LLVM`] in a whole lowering. The region of an atomic update wants to be converted before the update.
pub static BEFORE_ATOMICS: Lowering = Lowering::new(
    &CONVERT_ARITH_TO_LLVM,
    &[Taken::For("memref.generic_atomic_rmw")],
)
.stage(Stage::BeforeMemory)
.settings(&[(INDEX_BITWIDTH.name, Setting::Of(&INDEX_WIDTH))]);

struct ConvertArithToLlvm {
    index_bitwidth: u32,
}

impl Pass for ConvertArithToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let bitwidth = index_bitwidth_without_layout(cx, self.index_bitwidth);
        let converter = type_converter(cx, bitwidth, Options::default())?;
        let mut patterns = PatternSet::new();
        populate_ceil_floor_div_expand(&mut patterns, &converter);
        patterns.set_type_converter(converter);
        populate(&mut patterns);
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
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("arith", &ArithToLlvm);
}

struct ArithToLlvm;

impl ConvertToLlvmPatternInterface for ArithToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        if let Some(converter) = patterns.type_converter().cloned() {
            populate_ceil_floor_div_expand(patterns, &converter);
        }
        populate(patterns);
    }
}
