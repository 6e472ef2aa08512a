//! `arith.constant`, comparisons and `arith.select`.

use crate::enums::{CmpFPredicateAttr, CmpIPredicateAttr, FastMathFlags};
use crate::fold::misc;
use crate::verify;
use terrace_builtin::constraints::{
    ANY_TYPE, BOOL_LIKE, FLOAT_LIKE, SIGNLESS_INTEGER_OR_INDEX_LIKE, TYPED_ATTR, i1_same_shape,
};
use terrace_macros::op;

/// An integer, float or elements constant.
#[op(
    name = "arith.constant",
    traits(CONSTANT_LIKE, PURE),
    same_type(value, result),
    verify_alone = verify::constant,
    fold = misc::constant,
    format = "attr-dict $value"
)]
pub struct ConstantOp {
    value: Prop<TYPED_ATTR>,
    result: Res<ANY_TYPE>,
}

/// Compares integers.
#[op(
    name = "arith.cmpi",
    traits(PURE, SAME_TYPE_OPERANDS, ELEMENTWISE),
    types_match(lhs -> result, i1_same_shape, "result type has i1 element type and same shape as operands"),
    fold = misc::cmpi,
    format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"
)]
pub struct CmpIOp {
    predicate: Prop<CmpIPredicateAttr>,
    lhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    result: Res<BOOL_LIKE>,
}

/// Compares floats.
#[op(
    name = "arith.cmpf",
    traits(PURE, SAME_TYPE_OPERANDS, ELEMENTWISE),
    types_match(lhs -> result, i1_same_shape, "result type has i1 element type and same shape as operands"),
    fold = misc::cmpf,
    format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)"
)]
pub struct CmpFOp {
    predicate: Prop<CmpFPredicateAttr>,
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<BOOL_LIKE>,
}

/// Selects one of two values by a condition, as a whole or elementwise.
#[op(
    name = "arith.select",
    traits(PURE, ELEMENTWISE),
    same_type(true_value, false_value, result),
    verify_alone = verify::select,
    fold = misc::select
)]
pub struct SelectOp {
    condition: Operand<BOOL_LIKE>,
    true_value: Operand<ANY_TYPE>,
    false_value: Operand<ANY_TYPE>,
    result: Res<ANY_TYPE>,
}
