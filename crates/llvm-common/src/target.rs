//! The target of conversions to the LLVM dialect.

use terrace_ir::Context;
use terrace_rewrite::ConversionTarget;

/// `LLVMConversionTarget`: the LLVM dialect is legal, and so is the cast that conversions leave.
pub fn llvm_conversion_target(ctx: &Context) -> ConversionTarget<'_> {
    ctx.load_dialect("llvm");
    let mut target = ConversionTarget::new(ctx);
    target.add_legal_dialect("llvm");
    target.add_legal_op::<terrace_builtin::UnrealizedConversionCastOp>();
    target
}
