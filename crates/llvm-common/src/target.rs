//! Conversions to the LLVM dialect: their target, and running that of a dialect.

use crate::{Options, index_bitwidth_without_layout, type_converter};
use terrace_ir::{Context, Failed};
use terrace_pass::{PassContext, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};

/// `LLVMConversionTarget`: the LLVM dialect is legal, and so is `builtin.unrealized_conversion_cast`.
///
/// ```
/// use terrace_llvm_common::llvm_conversion_target;
/// use terrace_rewrite::LegalizationAction;
///
/// let ctx = terrace_testing::context(&[&terrace_llvm::LLVM, &terrace_arith::ARITH]);
/// let mut target = llvm_conversion_target(&ctx);
/// target.add_illegal_dialect("arith");
/// assert_eq!(target.action(ctx.name::<terrace_llvm::AddOp>()), Some(LegalizationAction::Legal));
/// ```
pub fn llvm_conversion_target(ctx: &Context) -> ConversionTarget<'_> {
    let mut target = ConversionTarget::new(ctx);
    target.add_legal_dialect("llvm");
    target.add_legal_op::<terrace_builtin::UnrealizedConversionCastOp>();
    target
}

/// Runs the conversion of a dialect to the LLVM dialect, whose patterns `populate` adds to a set that has the type converter. The data
/// layout is not asked for the width of `index`: it is `index_bitwidth`, or if that is 0 the width in the whole lowering, or 64.
///
/// # Errors
/// The conversion fails.
pub fn llvm_conversion(
    cx: &mut PassContext<'_>,
    index_bitwidth: u32,
    target: ConversionTarget<'_>,
    config: ConversionConfig,
    populate: impl FnOnce(&mut PatternSet),
) -> Result<(), Failed> {
    let bitwidth = index_bitwidth_without_layout(cx, index_bitwidth);
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(type_converter(cx, bitwidth, Options::default())?);
    populate(&mut patterns);
    convert(cx, target, patterns, config)
}
