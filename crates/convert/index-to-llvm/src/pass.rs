//! The pass.

use crate::populate;
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, Options, index_bitwidth_without_layout,
    type_converter,
};
use terrace_pass::{
    Anchor, INDEX_WIDTH, Lowering, Pass, PassContext, PassDef, Setting, Stage, Taken, convert,
};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-index-to-llvm`
pub static CONVERT_INDEX_TO_LLVM: PassDef = PassDef {
    name: "convert-index-to-llvm",
    class: "ConvertIndexToLLVMPass",
    description: "Lower the `index` dialect to the `llvm` dialect.",
    anchor: Anchor::Any,
    options: &[INDEX_BITWIDTH],
    statistics: &[],
    create: |options| {
        Box::new(ConvertIndexToLlvm {
            index_bitwidth: options.uint(INDEX_BITWIDTH.name),
        })
    },
};

/// The place of [`CONVERT_INDEX_TO_LLVM`] in a whole lowering. The region of an atomic update wants to be converted before the update.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_INDEX_TO_LLVM, &[Taken::Dialect("index")])
    .stage(Stage::BeforeMemory)
    .settings(&[(INDEX_BITWIDTH.name, Setting::Of(&INDEX_WIDTH))]);

struct ConvertIndexToLlvm {
    index_bitwidth: u32,
}

impl Pass for ConvertIndexToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let bitwidth = index_bitwidth_without_layout(cx, self.index_bitwidth);
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(type_converter(cx, bitwidth, Options::default())?);
        populate(&mut patterns);
        // Casts are illegal here, unlike in the other conversions, so that they fold.
        let mut target = ConversionTarget::new(cx.ctx);
        target.add_illegal_dialect("index");
        target.add_legal_dialect("llvm");
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
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("index", &IndexToLlvm);
}

struct IndexToLlvm;

impl ConvertToLlvmPatternInterface for IndexToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(patterns);
    }
}
