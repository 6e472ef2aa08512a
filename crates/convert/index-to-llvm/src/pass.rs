//! The pass.

use crate::populate;
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{ConvertToLlvmPatternInterface, INDEX_BITWIDTH, llvm_conversion};
use terrace_pass::{
    INDEX_WIDTH, Lowering, OptionValues, PassContext, PassDef, Setting, Stage, Taken,
};
use terrace_rewrite::{ConversionConfig, ConversionTarget};

/// `convert-index-to-llvm`
pub static CONVERT_INDEX_TO_LLVM: PassDef = PassDef::new(
    "convert-index-to-llvm",
    "Lower the `index` dialect to the `llvm` dialect.",
    convert_index_to_llvm,
)
.class("ConvertIndexToLLVMPass")
.options(&[INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// The place of [`CONVERT_INDEX_TO_LLVM`] in a whole lowering. The region of an atomic update wants to be converted before the update.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_INDEX_TO_LLVM, &[Taken::Dialect("index")])
    .stage(Stage::BeforeMemory)
    .settings(&[(INDEX_BITWIDTH.def.name, Setting::Of(&INDEX_WIDTH.def))]);

fn convert_index_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    // Casts are illegal here, unlike in the other conversions, so that they fold.
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_illegal_dialect("index");
    target.add_legal_dialect("llvm");
    llvm_conversion(
        cx,
        options.get(&INDEX_BITWIDTH),
        target,
        ConversionConfig::WITHOUT_SYMBOLS,
        populate,
    )
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("index", &populate);
}
