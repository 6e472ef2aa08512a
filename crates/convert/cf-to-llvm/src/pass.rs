//! The pass.

use crate::populate;
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, llvm_conversion, llvm_conversion_target,
};
use terrace_pass::{
    INDEX_WIDTH, Lowering, OptionValues, PassContext, PassDef, Setting, Stage, Taken,
};
use terrace_rewrite::ConversionConfig;

/// `convert-cf-to-llvm`
pub static CONVERT_CF_TO_LLVM: PassDef = PassDef::new(
    "convert-cf-to-llvm",
    "Convert ControlFlow operations to the LLVM dialect",
    convert_cf_to_llvm,
)
.class("ConvertControlFlowToLLVMPass")
.on("builtin.module")
.options(&[INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// The place of [`CONVERT_CF_TO_LLVM`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_CF_TO_LLVM, &[Taken::Dialect("cf")])
    .stage(Stage::RestToLlvm)
    .settings(&[(INDEX_BITWIDTH.def.name, Setting::Of(&INDEX_WIDTH.def))]);

fn convert_cf_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut target = llvm_conversion_target(cx.ctx);
    // Everything may stay but what this pass is for.
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
    let config = ConversionConfig::default();
    llvm_conversion(cx, options.get(&INDEX_BITWIDTH), target, config, populate)
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("cf", &populate);
}
