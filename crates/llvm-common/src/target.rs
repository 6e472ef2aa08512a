//! The target of conversions to the LLVM dialect.

use terrace_ir::Context;
use terrace_rewrite::ConversionTarget;

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
    ctx.load_dialect("llvm");
    let mut target = ConversionTarget::new(ctx);
    target.add_legal_dialect("llvm");
    target.add_legal_op::<terrace_builtin::UnrealizedConversionCastOp>();
    target
}
