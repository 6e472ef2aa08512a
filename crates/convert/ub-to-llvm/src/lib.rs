//! `convert-ub-to-llvm`: poison, and unreachable code.
//!
#![doc = include_str!("../README.md")]

use terrace_ir::{Failed, OpView, Registry};
use terrace_llvm as llvm;
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, llvm_conversion, llvm_conversion_target,
};
use terrace_pass::{
    Bundle, INDEX_WIDTH, Lowering, OptionValues, PassContext, PassDef, Setting, Stage, Taken,
};
use terrace_rewrite::{Adaptor, ConversionConfig, ConversionRewriter, NoMatch, PatternSet};
use terrace_ub::{PoisonOp, UnreachableOp};

/// The models and the pass.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&CONVERT_UB_TO_LLVM])
    .lowerings(&[&LOWERING]);

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<PoisonOp>("PoisonOpLowering", lower_poison);
    patterns.add_conversion_fn::<UnreachableOp>("UnreachableOpLowering", lower_unreachable);
}

fn lower_poison(
    op: PoisonOp,
    _: Adaptor<'_, PoisonOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let body = rewriter.body();
    let result = body.ty(op.result(rewriter.ctx(), body));
    let res = rewriter.convert_type(result)?;
    let poison = rewriter.builder().create_value(llvm::PoisonOp::spec(res));
    rewriter.replace_op(op.id(), &[poison]);
    Ok(())
}

fn lower_unreachable(
    op: UnreachableOp,
    _: Adaptor<'_, UnreachableOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    rewriter.builder().create(llvm::UnreachableOp::spec());
    rewriter.replace_op(op.id(), &[]);
    Ok(())
}

/// `convert-ub-to-llvm`
pub static CONVERT_UB_TO_LLVM: PassDef = PassDef::new(
    "convert-ub-to-llvm",
    "Convert UB dialect to LLVM dialect",
    convert_ub_to_llvm,
)
.class("UBToLLVMConversionPass")
.options(&[INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// The place of [`CONVERT_UB_TO_LLVM`] in a whole lowering. The region of an atomic update wants to be converted before the update.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_UB_TO_LLVM, &[Taken::Dialect("ub")])
    .stage(Stage::BeforeMemory)
    .settings(&[(INDEX_BITWIDTH.def.name, Setting::Of(&INDEX_WIDTH.def))]);

fn convert_ub_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let target = llvm_conversion_target(cx.ctx);
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
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("ub", &populate);
}
