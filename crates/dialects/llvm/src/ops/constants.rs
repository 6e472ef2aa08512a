//! Constants.

use crate::constraints::{LLVM_TYPE, TOKEN};
use crate::fold;
use crate::verify;
use terrace_builtin::constraints::ANY_ATTR;
use terrace_macros::op;

/// A constant.
#[op(
    name = "llvm.mlir.constant",
    verify_alone = verify::constant,
    fold = fold::constant,
    traits(PURE, CONSTANT_LIKE),
    format = "`(` $value `)` attr-dict `:` type($res)"
)]
pub struct ConstantOp {
    value: Prop<ANY_ATTR>,
    res: Res<LLVM_TYPE>,
}

macro_rules! value {
    ($($name:ident = $op:literal, $doc:literal, fold = $fold:expr $(, verify = $verify:expr)?;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, CONSTANT_LIKE),
            fold = $fold,
            $(verify = $verify,)?
            format = "attr-dict `:` type($res)"
        )]
        pub struct $name {
            res: Res<LLVM_TYPE>,
        }
    )*};
}

value! {
    ZeroOp = "llvm.mlir.zero", "A value of all zero bits.", fold = fold::zero, verify = verify::zero;
    UndefOp = "llvm.mlir.undef", "An undefined value.", fold = fold::undef;
    PoisonOp = "llvm.mlir.poison", "A poison value.", fold = fold::poison;
}

/// An empty token.
#[op(
    name = "llvm.mlir.none",
    traits(PURE),
    format = "attr-dict `:` type($res)"
)]
pub struct NoneTokenOp {
    #[unique]
    res: Res<TOKEN>,
}
