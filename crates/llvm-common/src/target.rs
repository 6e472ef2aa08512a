//! The conversion target for the LLVM dialect, and a function that runs a conversion.

use crate::{Options, index_bitwidth_without_layout, type_converter};
use terrace_ir::{Context, Failed};
use terrace_pass::{PassContext, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};

/// Returns a target in which the LLVM dialect and `builtin.unrealized_conversion_cast` are legal: MLIR's
/// `LLVMConversionTarget`.
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

/// Runs the conversion of a dialect to the LLVM dialect. `populate` adds the patterns to a set with the type converter.
/// The width of `index` is `index_bitwidth`, or if that is 0 the width of `terrace lower`, or else 64. The data layout
/// is ignored.
///
/// # Errors
/// Returns an error if the conversion fails.
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
