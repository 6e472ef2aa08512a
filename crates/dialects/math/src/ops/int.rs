//! Operations on integers.

use terrace_builtin::constraints::SIGNLESS_INTEGER_OR_INDEX_LIKE;
use terrace_macros::op;

/// Absolute value of an integer.
#[op(
    name = "math.absi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::absi,
    format = "$operand attr-dict `:` type($result)"
)]
pub struct AbsIOp {
    operand: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// The number of leading zero bits.
#[op(
    name = "math.ctlz",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::ctlz,
    format = "$operand attr-dict `:` type($result)"
)]
pub struct CountLeadingZerosOp {
    operand: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// The number of trailing zero bits.
#[op(
    name = "math.cttz",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::cttz,
    format = "$operand attr-dict `:` type($result)"
)]
pub struct CountTrailingZerosOp {
    operand: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// The number of set bits.
#[op(
    name = "math.ctpop",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::ctpop,
    format = "$operand attr-dict `:` type($result)"
)]
pub struct CtPopOp {
    operand: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Power of signed integers.
#[op(
    name = "math.ipowi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::ipowi,
    format = "$lhs `,` $rhs attr-dict `:` type($result)"
)]
pub struct IPowIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}
