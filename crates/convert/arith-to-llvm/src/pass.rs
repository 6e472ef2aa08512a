//! The pass.

use crate::{populate, populate_ceil_floor_div_expand};
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, llvm_conversion, llvm_conversion_target,
};
use terrace_pass::{
    INDEX_WIDTH, Lowering, OptionValues, PassContext, PassDef, Setting, Stage, Taken,
};
use terrace_rewrite::{ConversionConfig, PatternSet};

/// `convert-arith-to-llvm`
pub static CONVERT_ARITH_TO_LLVM: PassDef = PassDef::new(
    "convert-arith-to-llvm",
    "Convert Arith dialect to LLVM dialect",
    convert_arith_to_llvm,
)
.class("ArithToLLVMConversionPass")
.options(&[INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// The place of [`CONVERT_ARITH_TO_LLVM`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_ARITH_TO_LLVM, &[Taken::Dialect("arith")])
    .stage(Stage::RestToLlvm)
    .settings(&[(INDEX_BITWIDTH.def.name, Setting::Of(&INDEX_WIDTH.def))]);

/// The place of [`CONVERT_ARITH_TO_LLVM`] in a whole lowering. The region of an atomic update wants to be converted before the update.
pub static BEFORE_ATOMICS: Lowering = Lowering::new(
    &CONVERT_ARITH_TO_LLVM,
    &[Taken::For("memref.generic_atomic_rmw")],
)
.stage(Stage::BeforeMemory)
.settings(&[(INDEX_BITWIDTH.def.name, Setting::Of(&INDEX_WIDTH.def))]);

fn convert_arith_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let target = llvm_conversion_target(cx.ctx);
    llvm_conversion(
        cx,
        options.get(&INDEX_BITWIDTH),
        target,
        ConversionConfig::WITHOUT_SYMBOLS,
        populate_all,
    )
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("arith", &populate_all);
}

fn populate_all(patterns: &mut PatternSet) {
    if let Some(converter) = patterns.type_converter().cloned() {
        populate_ceil_floor_div_expand(patterns, &converter);
    }
    populate(patterns);
}
