//! Intrinsics on integers.

use crate::constraints::{Bit, INTEGER_OR_VECTOR, LLVM_TYPE};
use crate::verify;
use terrace_macros::op;

/// The absolute value of signed integers.
#[op(
    name = "llvm.intr.abs",
    intrinsic,
    immediates(is_int_min_poison = 1),
    traits(PURE)
)]
pub struct AbsOp {
    r#in: Operand<INTEGER_OR_VECTOR>,
    is_int_min_poison: Prop<Bit>,
    res: Res<LLVM_TYPE>,
}

macro_rules! unary_integer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            intrinsic,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
            format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
        )]
        pub struct $name {
            r#in: Operand<INTEGER_OR_VECTOR>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

unary_integer! {
    BitReverseOp = "llvm.intr.bitreverse", "The bits in reverse order.";
    ByteSwapOp = "llvm.intr.bswap", "The bytes in reverse order.";
    CtPopOp = "llvm.intr.ctpop", "How many bits are set.";
}

/// The number of leading zero bits.
#[op(
    name = "llvm.intr.ctlz",
    intrinsic,
    immediates(is_zero_poison = 1),
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE)
)]
pub struct CountLeadingZerosOp {
    r#in: Operand<INTEGER_OR_VECTOR>,
    is_zero_poison: Prop<Bit>,
    res: Res<LLVM_TYPE>,
}

/// The number of trailing zero bits.
#[op(
    name = "llvm.intr.cttz",
    intrinsic,
    immediates(is_zero_poison = 1),
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE)
)]
pub struct CountTrailingZerosOp {
    r#in: Operand<INTEGER_OR_VECTOR>,
    is_zero_poison: Prop<Bit>,
    res: Res<LLVM_TYPE>,
}

/// Funnel shift left: shifts the concatenation of two integers.
#[op(
    name = "llvm.intr.fshl",
    intrinsic,
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct FshlOp {
    a: Operand<INTEGER_OR_VECTOR>,
    b: Operand<INTEGER_OR_VECTOR>,
    c: Operand<INTEGER_OR_VECTOR>,
    res: Res<LLVM_TYPE>,
}

/// Funnel shift right: shifts the concatenation of two integers.
#[op(
    name = "llvm.intr.fshr",
    intrinsic,
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct FshrOp {
    a: Operand<INTEGER_OR_VECTOR>,
    b: Operand<INTEGER_OR_VECTOR>,
    c: Operand<INTEGER_OR_VECTOR>,
    res: Res<LLVM_TYPE>,
}

macro_rules! binary_integer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            intrinsic,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
            format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
        )]
        pub struct $name {
            a: Operand<INTEGER_OR_VECTOR>,
            b: Operand<INTEGER_OR_VECTOR>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

binary_integer! {
    SAddSat = "llvm.intr.sadd.sat", "Adds signed integers, stopping at the bounds.";
    SMaxOp = "llvm.intr.smax", "The greater signed integer.";
    SMinOp = "llvm.intr.smin", "The lesser signed integer.";
    SSHLSat = "llvm.intr.sshl.sat", "Shifts signed integers left, stopping at the bounds.";
    SSubSat = "llvm.intr.ssub.sat", "Subtracts signed integers, stopping at the bounds.";
    UAddSat = "llvm.intr.uadd.sat", "Adds unsigned integers, stopping at the bounds.";
    UMaxOp = "llvm.intr.umax", "The greater unsigned integer.";
    UMinOp = "llvm.intr.umin", "The lesser unsigned integer.";
    USHLSat = "llvm.intr.ushl.sat", "Shifts unsigned integers left, stopping at the bounds.";
    USubSat = "llvm.intr.usub.sat", "Subtracts unsigned integers, stopping at the bounds.";
}

macro_rules! with_overflow {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic, traits(PURE), verify = verify::same_operands_element_type)]
        pub struct $name {
            #[mlir("")]
            lhs: Operand<INTEGER_OR_VECTOR>,
            #[mlir("")]
            rhs: Operand<INTEGER_OR_VECTOR>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

with_overflow! {
    SAddWithOverflowOp = "llvm.intr.sadd.with.overflow", "Adds signed integers and tells whether that overflows.";
    SMulWithOverflowOp = "llvm.intr.smul.with.overflow", "Multiplies signed integers and tells whether that overflows.";
    SSubWithOverflowOp = "llvm.intr.ssub.with.overflow", "Subtracts signed integers and tells whether that overflows.";
    UAddWithOverflowOp = "llvm.intr.uadd.with.overflow", "Adds unsigned integers and tells whether that overflows.";
    UMulWithOverflowOp = "llvm.intr.umul.with.overflow", "Multiplies unsigned integers and tells whether that overflows.";
    USubWithOverflowOp = "llvm.intr.usub.with.overflow", "Subtracts unsigned integers and tells whether that overflows.";
}

/// Three-way comparison of signed integers.
#[op(
    name = "llvm.intr.scmp",
    intrinsic,
    traits(PURE, SAME_TYPE_OPERANDS),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct SCmpOp {
    a: Operand<INTEGER_OR_VECTOR>,
    b: Operand<INTEGER_OR_VECTOR>,
    res: Res<INTEGER_OR_VECTOR>,
}

/// Three-way comparison of unsigned integers.
#[op(
    name = "llvm.intr.ucmp",
    intrinsic,
    traits(PURE, SAME_TYPE_OPERANDS),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct UCmpOp {
    a: Operand<INTEGER_OR_VECTOR>,
    b: Operand<INTEGER_OR_VECTOR>,
    res: Res<INTEGER_OR_VECTOR>,
}
