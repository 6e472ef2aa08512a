//! Operations on integers and `index`.

use crate::enums::IntegerOverflowFlags;
use crate::fold::int;
use terrace_builtin::constraints::{BOOL_LIKE, SIGNLESS_INTEGER_OR_INDEX_LIKE};
use terrace_macros::op;

macro_rules! binary_with_overflow {
    ($($name:ident = $op:literal, $doc:literal $(, traits($($extra:ident),*))?, fold = $fold:expr;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE $($(, $extra)*)?),
            fold = $fold,
            format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
        )]
        pub struct $name {
            lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
            rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
            #[mlir("overflowFlags")]
            #[default(IntegerOverflowFlags::NONE)]
            overflow_flags: Prop<IntegerOverflowFlags>,
            result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
        }
    )*};
}

binary_with_overflow! {
    AddIOp = "arith.addi", "Integer sum.", traits(COMMUTATIVE), fold = int::addi;
    SubIOp = "arith.subi", "Integer difference.", fold = int::subi;
    MulIOp = "arith.muli", "Integer product.", traits(COMMUTATIVE), fold = int::muli;
    ShLIOp = "arith.shli", "Left shift.", fold = int::shli;
}

/// The unsigned sum and an overflow bit.
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

/// The signed product in twice the width, as low and high half.
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

/// The unsigned product in twice the width, as low and high half.
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

macro_rules! binary_with_exact {
    ($($name:ident = $op:literal, $doc:literal, traits($($trait:ident),*), fold = $fold:expr;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, $($trait),*),
            fold = $fold,
            format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"
        )]
        pub struct $name {
            lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
            rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
            #[mlir("isExact")]
            is_exact: Flag,
            result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
        }
    )*};
}

binary_with_exact! {
    DivUIOp = "arith.divui", "Unsigned quotient, rounded towards zero.", traits(NO_MEMORY_EFFECT), fold = int::divui;
    DivSIOp = "arith.divsi", "Signed quotient, rounded towards zero.", traits(NO_MEMORY_EFFECT), fold = int::divsi;
    ShRUIOp = "arith.shrui", "Right shift that shifts in zeroes.", traits(PURE), fold = int::shrui;
    ShRSIOp = "arith.shrsi", "Right shift that shifts in the sign.", traits(PURE), fold = int::shrsi;
}

macro_rules! binary {
    ($($name:ident = $op:literal, $doc:literal, traits($($trait:ident),*), fold = $fold:expr;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, $($trait),*),
            fold = $fold,
            format = "$lhs `,` $rhs attr-dict `:` type($result)"
        )]
        pub struct $name {
            lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
            rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
            result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
        }
    )*};
}

binary! {
    CeilDivUIOp = "arith.ceildivui", "Unsigned quotient, rounded up.", traits(NO_MEMORY_EFFECT), fold = int::ceildivui;
    CeilDivSIOp = "arith.ceildivsi", "Signed quotient, rounded towards positive infinity.", traits(NO_MEMORY_EFFECT),
        fold = int::ceildivsi;
    FloorDivSIOp = "arith.floordivsi", "Signed quotient, rounded towards negative infinity.", traits(PURE),
        fold = int::floordivsi;
    RemUIOp = "arith.remui", "Remainder of the unsigned division.", traits(PURE), fold = int::remui;
    RemSIOp = "arith.remsi", "Remainder of the signed division, with the sign of the dividend.", traits(PURE),
        fold = int::remsi;
    AndIOp = "arith.andi", "Bitwise and.", traits(PURE, COMMUTATIVE, IDEMPOTENT), fold = int::andi;
    OrIOp = "arith.ori", "Bitwise or.", traits(PURE, COMMUTATIVE, IDEMPOTENT), fold = int::ori;
    XOrIOp = "arith.xori", "Bitwise exclusive or.", traits(PURE, COMMUTATIVE), fold = int::xori;
    MaxSIOp = "arith.maxsi", "Signed maximum.", traits(PURE, COMMUTATIVE), fold = int::maxsi;
    MaxUIOp = "arith.maxui", "Unsigned maximum.", traits(PURE, COMMUTATIVE), fold = int::maxui;
    MinSIOp = "arith.minsi", "Signed minimum.", traits(PURE, COMMUTATIVE), fold = int::minsi;
    MinUIOp = "arith.minui", "Unsigned minimum.", traits(PURE, COMMUTATIVE), fold = int::minui;
}
