//! The pass.

use crate::populate;
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, Options, index_bitwidth_without_layout,
    llvm_conversion_target, type_converter,
};
use terrace_pass::{
    Anchor, INDEX_WIDTH, Lowering, Pass, PassContext, PassDef, Setting, Stage, Taken, convert,
};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-cf-to-llvm`
pub static CONVERT_CF_TO_LLVM: PassDef = PassDef {
    name: "convert-cf-to-llvm",
    class: "ConvertControlFlowToLLVMPass",
    description: "Convert ControlFlow operations to the LLVM dialect",
    anchor: Anchor::Op("builtin.module"),
    options: &[INDEX_BITWIDTH],
    statistics: &[],
    create: |options| {
        Box::new(ConvertCfToLlvm {
            index_bitwidth: options.uint(INDEX_BITWIDTH.name),
        })
    },
};

/// The place of [`CONVERT_CF_TO_LLVM`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_CF_TO_LLVM, &[Taken::Dialect("cf")])
    .stage(Stage::RestToLlvm)
    .settings(&[(INDEX_BITWIDTH.name, Setting::Of(&INDEX_WIDTH))]);

struct ConvertCfToLlvm {
    index_bitwidth: u32,
}

impl Pass for ConvertCfToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let bitwidth = index_bitwidth_without_layout(cx, self.index_bitwidth);
        let converter = type_converter(cx, bitwidth, Options::default())?;
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(converter);
        populate(&mut patterns);
        let mut target = llvm_conversion_target(cx.ctx);
        // All operations are legal except those of cf.
        let ctx = cx.ctx;
        if ctx.is_loaded("cf") {
            target.mark_unknown_op_legal();
        } else {
            // As in MLIR, which compares an operation's dialect with cf. If cf is not loaded, an unregistered operation
            // has no dialect either, and the two compare equal.
            target.mark_unknown_op_dynamically_legal(|op| {
                Some(op.ctx.dialect(op.dialect_namespace()).is_some())
            });
        }
        target.add_illegal_dialect("cf");
        let config = ConversionConfig {
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("cf", &CfToLlvm);
}

struct CfToLlvm;

impl ConvertToLlvmPatternInterface for CfToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(patterns);
    }
}
