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
    fold_on(Constant, DefinedBy(super::SubIOp)),
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
    fold_on(Constant),
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
    fold_on(Constant, Same, DefinedBy(super::AddIOp)),
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
    fold_on(Constant),
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
    fold_on(Constant),
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
    fold_on(Constant),
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
    fold_on(Constant, DefinedBy(super::MulIOp)),
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
    fold_on(Constant, DefinedBy(super::MulIOp)),
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
    fold_on(Constant),
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
    fold_on(Constant),
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
    fold_on(Constant),
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
    fold_on(Constant),
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
    fold_on(Constant),
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
    fold_on(Constant, Same, DefinedBy(super::XOrIOp), DefinedBy(super::AndIOp)),
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
    fold_on(Constant, Same, DefinedBy(super::XOrIOp)),
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
    fold_on(Constant, Same, DefinedBy(super::XOrIOp)),
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
    fold_on(Constant),
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
    fold_on(Constant),
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
    fold_on(Constant),
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
    fold_on(Constant, Same),
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
    fold_on(Constant, Same),
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
    fold_on(Constant, Same),
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
    fold_on(Constant, Same),
    format = BINARY
)]
pub struct MinUIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}
