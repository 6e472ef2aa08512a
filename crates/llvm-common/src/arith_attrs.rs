//! Converts attributes of arith, which math and vector also use, to the LLVM dialect: MLIR's `AttrToLLVMConverter`.

use terrace_arith::enums::{FastMathFlags, IntegerOverflowFlags};
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context};
use terrace_llvm::enums::FastmathFlags;

/// Converts `#arith.fastmath` to `#llvm.fastmath`, flag by flag, because the dialects number the flags differently.
pub fn fastmath_flags(flags: FastMathFlags) -> FastmathFlags {
    [
        (FastMathFlags::REASSOC, FastmathFlags::REASSOC),
        (FastMathFlags::NNAN, FastmathFlags::NNAN),
        (FastMathFlags::NINF, FastmathFlags::NINF),
        (FastMathFlags::NSZ, FastmathFlags::NSZ),
        (FastMathFlags::ARCP, FastmathFlags::ARCP),
        (FastMathFlags::CONTRACT, FastmathFlags::CONTRACT),
        (FastMathFlags::AFN, FastmathFlags::AFN),
    ]
    .into_iter()
    .filter(|&(from, _)| flags.contains(from))
    .fold(FastmathFlags::NONE, |all, (_, to)| all | to)
}

/// Returns the attribute for [`fastmath_flags`], or `None` if no flag is set.
pub fn fastmath(ctx: &Context, attr: Attr) -> Option<Attr> {
    let flags = FastMathFlags::from_attr(ctx, attr)?;
    (!flags.is_empty()).then(|| fastmath_flags(flags).attr(ctx))
}

/// Converts `#arith.overflow` to the integer attribute that the LLVM dialect stores.
pub fn overflow(ctx: &Context, attr: Attr) -> Option<Attr> {
    let flags = IntegerOverflowFlags::from_attr(ctx, attr)?;
    Some(ctx.i32(flags.value() as i32))
}
