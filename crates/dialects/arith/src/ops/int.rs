//! Operations on integers and `index`.

use super::{BINARY, BINARY_EXACT, BINARY_OVERFLOW};
use crate::enums::IntegerOverflowFlags;
use crate::fold::int;
use terrace_builtin::constraints::{BOOL_LIKE, SIGNLESS_INTEGER_OR_INDEX_LIKE};
use terrace_macros::op;

/// Integer sum.
#[op(
    name = "arith.addi",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::addi,
    format = BINARY_OVERFLOW
)]
pub struct AddIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[mlir("overflowFlags")]
    #[default(IntegerOverflowFlags::NONE)]
    overflow_flags: Prop<IntegerOverflowFlags>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Unsigned sum with an overflow bit.
#[op(
    name = "arith.addui_extended",
    traits(PURE, COMMUTATIVE, ELEMENTWISE),
    same_type(lhs, rhs, sum),
    fold = int::addui_extended,
    format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)"
)]
pub struct AddUIExtendedOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    sum: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    overflow: Res<BOOL_LIKE>,
}

/// Integer difference.
#[op(
    name = "arith.subi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::subi,
    format = BINARY_OVERFLOW
)]
pub struct SubIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[mlir("overflowFlags")]
    #[default(IntegerOverflowFlags::NONE)]
    overflow_flags: Prop<IntegerOverflowFlags>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Integer product.
#[op(
    name = "arith.muli",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::muli,
    format = BINARY_OVERFLOW
)]
pub struct MulIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[mlir("overflowFlags")]
    #[default(IntegerOverflowFlags::NONE)]
    overflow_flags: Prop<IntegerOverflowFlags>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Signed product of twice the width, as low and high half.
#[op(
    name = "arith.mulsi_extended",
    traits(PURE, COMMUTATIVE, ELEMENTWISE),
    same_type(lhs, rhs, low, high),
    fold = int::mulsi_extended,
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)"
)]
pub struct MulSIExtendedOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    low: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    high: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Unsigned product of twice the width, as low and high half.
#[op(
    name = "arith.mului_extended",
    traits(PURE, COMMUTATIVE, ELEMENTWISE),
    same_type(lhs, rhs, low, high),
    fold = int::mului_extended,
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)"
)]
pub struct MulUIExtendedOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    low: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    high: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Unsigned quotient, rounded towards zero.
#[op(
    name = "arith.divui",
    traits(NO_MEMORY_EFFECT, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::divui,
    format = BINARY_EXACT
)]
pub struct DivUIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[mlir("isExact")]
    is_exact: Flag,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Signed quotient, rounded towards zero.
#[op(
    name = "arith.divsi",
    traits(NO_MEMORY_EFFECT, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::divsi,
    format = BINARY_EXACT
)]
pub struct DivSIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[mlir("isExact")]
    is_exact: Flag,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Unsigned quotient, rounded up.
#[op(
    name = "arith.ceildivui",
    traits(NO_MEMORY_EFFECT, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::ceildivui,
    format = BINARY
)]
pub struct CeilDivUIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Signed quotient, rounded towards positive infinity.
#[op(
    name = "arith.ceildivsi",
    traits(NO_MEMORY_EFFECT, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::ceildivsi,
    format = BINARY
)]
pub struct CeilDivSIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Signed quotient, rounded towards negative infinity.
#[op(
    name = "arith.floordivsi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::floordivsi,
    format = BINARY
)]
pub struct FloorDivSIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Remainder of the unsigned division.
#[op(
    name = "arith.remui",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::remui,
    format = BINARY
)]
pub struct RemUIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Remainder of the signed division, with the sign of the dividend.
#[op(
    name = "arith.remsi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::remsi,
    format = BINARY
)]
pub struct RemSIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Bitwise and.
#[op(
    name = "arith.andi",
    traits(PURE, COMMUTATIVE, IDEMPOTENT, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::andi,
    format = BINARY
)]
pub struct AndIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Bitwise or.
#[op(
    name = "arith.ori",
    traits(PURE, COMMUTATIVE, IDEMPOTENT, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::ori,
    format = BINARY
)]
pub struct OrIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Bitwise exclusive or.
#[op(
    name = "arith.xori",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::xori,
    format = BINARY
)]
pub struct XOrIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Left shift.
#[op(
    name = "arith.shli",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::shli,
    format = BINARY_OVERFLOW
)]
pub struct ShLIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[mlir("overflowFlags")]
    #[default(IntegerOverflowFlags::NONE)]
    overflow_flags: Prop<IntegerOverflowFlags>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Right shift that shifts in zeroes.
#[op(
    name = "arith.shrui",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::shrui,
    format = BINARY_EXACT
)]
pub struct ShRUIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[mlir("isExact")]
    is_exact: Flag,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Right shift that shifts in the sign.
#[op(
    name = "arith.shrsi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::shrsi,
    format = BINARY_EXACT
)]
pub struct ShRSIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[mlir("isExact")]
    is_exact: Flag,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Signed maximum.
#[op(
    name = "arith.maxsi",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::maxsi,
    format = BINARY
)]
pub struct MaxSIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Unsigned maximum.
#[op(
    name = "arith.maxui",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::maxui,
    format = BINARY
)]
pub struct MaxUIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Signed minimum.
#[op(
    name = "arith.minsi",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::minsi,
    format = BINARY
)]
pub struct MinSIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}

/// Unsigned minimum.
#[op(
    name = "arith.minui",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = int::minui,
    format = BINARY
)]
pub struct MinUIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}
