//! Constants.

use crate::constraints::{LLVM_TYPE, TOKEN};
use crate::fold;
use crate::verify;
use terrace_builtin::constraints::ANY_ATTR;
use terrace_macros::op;

/// A constant.
#[op(
    name = "llvm.mlir.constant",
    verify = verify::constant,
    fold = fold::constant,
    traits(PURE, CONSTANT_LIKE),
    format = "`(` $value `)` attr-dict `:` type($res)"
)]
pub struct ConstantOp {
    value: Prop<ANY_ATTR>,
    res: Res<LLVM_TYPE>,
}

/// A value of all zero bits.
#[op(
    name = "llvm.mlir.zero",
    verify = verify::zero,
    fold = fold::zero,
    traits(PURE, CONSTANT_LIKE),
    format = "attr-dict `:` type($res)"
)]
pub struct ZeroOp {
    res: Res<LLVM_TYPE>,
}

/// An undefined value.
#[op(
    name = "llvm.mlir.undef",
    fold = fold::undef,
    traits(PURE, CONSTANT_LIKE),
    format = "attr-dict `:` type($res)"
)]
pub struct UndefOp {
    res: Res<LLVM_TYPE>,
}

/// A poison value.
#[op(
    name = "llvm.mlir.poison",
    fold = fold::poison,
    traits(PURE, CONSTANT_LIKE),
    format = "attr-dict `:` type($res)"
)]
pub struct PoisonOp {
    res: Res<LLVM_TYPE>,
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
