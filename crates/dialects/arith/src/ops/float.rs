//! Operations on floats.

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

macro_rules! binary {
    ($($name:ident = $op:literal, $doc:literal $(, traits($($extra:ident),*))?, fold = $fold:expr;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE $($(, $extra)*)?),
            fold = $fold,
            format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        )]
        pub struct $name {
            lhs: Operand<FLOAT_LIKE>,
            rhs: Operand<FLOAT_LIKE>,
            #[default(FastMathFlags::NONE)]
            fastmath: Prop<FastMathFlags>,
            result: Res<FLOAT_LIKE>,
        }
    )*};
}

binary! {
    AddFOp = "arith.addf", "Float sum.", traits(COMMUTATIVE), fold = float::addf;
    SubFOp = "arith.subf", "Float difference.", fold = float::subf;
    MulFOp = "arith.mulf", "Float product.", traits(COMMUTATIVE), fold = float::mulf;
    DivFOp = "arith.divf", "Float quotient.", fold = float::divf;
    RemFOp = "arith.remf", "Remainder of the float division, with the sign of the dividend.", fold = float::remf;
    MaximumFOp = "arith.maximumf", "Float maximum; NaN if one operand is NaN.", traits(COMMUTATIVE),
        fold = float::maximumf;
    MaxNumFOp = "arith.maxnumf", "Float maximum; the other operand if one is NaN.", traits(COMMUTATIVE),
        fold = float::maxnumf;
    MinimumFOp = "arith.minimumf", "Float minimum; NaN if one operand is NaN.", traits(COMMUTATIVE),
        fold = float::minimumf;
    MinNumFOp = "arith.minnumf", "Float minimum; the other operand if one is NaN.", traits(COMMUTATIVE),
        fold = float::minnumf;
}
