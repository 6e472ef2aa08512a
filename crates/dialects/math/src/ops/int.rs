//! Operations on integers.

use crate::fold;
use terrace_builtin::constraints::SIGNLESS_INTEGER_OR_INDEX_LIKE;
use terrace_macros::op;

macro_rules! unary {
    ($($name:ident = $op:literal, $doc:literal, fold = $fold:expr;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
            fold = $fold,
            format = "$operand attr-dict `:` type($result)"
        )]
        pub struct $name {
            operand: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
            result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
        }
    )*};
}

unary! {
    AbsIOp = "math.absi", "Absolute value of an integer.", fold = fold::absi;
    CountLeadingZerosOp = "math.ctlz", "The number of leading zero bits.", fold = fold::ctlz;
    CountTrailingZerosOp = "math.cttz", "The number of trailing zero bits.", fold = fold::cttz;
    CtPopOp = "math.ctpop", "The number of set bits.", fold = fold::ctpop;
}

/// Power of signed integers.
#[op(
    name = "math.ipowi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = fold::ipowi,
    format = "$lhs `,` $rhs attr-dict `:` type($result)"
)]
pub struct IPowIOp {
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
}
