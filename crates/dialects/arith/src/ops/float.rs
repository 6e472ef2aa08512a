//! Operations on floats.

use super::BINARY_FASTMATH;
use crate::enums::FastMathFlags;
use crate::fold::float;
use terrace_builtin::constraints::FLOAT_LIKE;
use terrace_macros::op;

/// Negated float.
#[op(
    name = "arith.negf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::negf,
    format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
)]
pub struct NegFOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Float sum.
#[op(
    name = "arith.addf",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::addf,
    format = BINARY_FASTMATH
)]
pub struct AddFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Float difference.
#[op(
    name = "arith.subf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::subf,
    format = BINARY_FASTMATH
)]
pub struct SubFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Float product.
#[op(
    name = "arith.mulf",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::mulf,
    format = BINARY_FASTMATH
)]
pub struct MulFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Float quotient.
#[op(
    name = "arith.divf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::divf,
    format = BINARY_FASTMATH
)]
pub struct DivFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Remainder of the float division, with the sign of the dividend.
#[op(
    name = "arith.remf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::remf,
    format = BINARY_FASTMATH
)]
pub struct RemFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Float maximum; NaN if one operand is NaN.
#[op(
    name = "arith.maximumf",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::maximumf,
    format = BINARY_FASTMATH
)]
pub struct MaximumFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Float maximum; the other operand if one is NaN.
#[op(
    name = "arith.maxnumf",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::maxnumf,
    format = BINARY_FASTMATH
)]
pub struct MaxNumFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Float minimum; NaN if one operand is NaN.
#[op(
    name = "arith.minimumf",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::minimumf,
    format = BINARY_FASTMATH
)]
pub struct MinimumFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Float minimum; the other operand if one is NaN.
#[op(
    name = "arith.minnumf",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = float::minnumf,
    format = BINARY_FASTMATH
)]
pub struct MinNumFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}
