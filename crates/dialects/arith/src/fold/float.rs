//! Folders of operations on floats.

use super::*;
use crate::enums::FastMathFlags;
use crate::ops::{MulFOp, NegFOp};

fn constant(
    op: OpRef<'_>,
    constants: Constants<'_>,
    mut calculate: impl FnMut(ApFloat, ApFloat) -> ApFloat,
) -> Folds {
    fold_float_pairs(op, constants, |a, b| Some(calculate(a, b)))
}

/// Whether the second operand is a constant like this.
fn rhs_is(op: OpRef<'_>, constants: Constants<'_>, is: impl Fn(ApFloat) -> bool) -> bool {
    float_of(op.ctx, constants[1]).is_some_and(is)
}

pub(crate) fn negf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let operand = lhs(op);
    if let Some(inner) = defined_by::<NegFOp>(op, operand) {
        return value(op.body.operand(inner, 0));
    }
    let negated = unary(
        op.ctx,
        constants[0],
        op.result_type(0),
        |number| match number {
            Number::Float(value) => Some(Number::Float(value.neg())),
            Number::Int(_) => None,
        },
    );
    attr(negated?)
}

pub(crate) fn addf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if rhs_is(op, constants, ApFloat::is_neg_zero) {
        return value(lhs(op));
    }
    constant(op, constants, |a, b| a.add(b).value)
}

pub(crate) fn subf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if rhs_is(op, constants, ApFloat::is_pos_zero) {
        return value(lhs(op));
    }
    constant(op, constants, |a, b| a.sub(b).value)
}

pub(crate) fn mulf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if rhs_is(op, constants, |value| value.is_exactly(1.0)) {
        return value(lhs(op));
    }
    // x * 0 is 0 when it cannot be NaN and its sign does not matter.
    const ZERO_ABSORBS: FastMathFlags = FastMathFlags::NNAN.or(FastMathFlags::NSZ);
    if rhs_is(op, constants, ApFloat::is_zero)
        && let Some(flags) = op.prop(MulFOp::FASTMATH)
        && FastMathFlags::from_attr(op.ctx, flags).is_some_and(|flags| flags.contains(ZERO_ABSORBS))
    {
        return value(rhs(op));
    }
    constant(op, constants, |a, b| a.mul(b).value)
}

pub(crate) fn divf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if rhs_is(op, constants, |value| value.is_exactly(1.0)) {
        return value(lhs(op));
    }
    constant(op, constants, |a, b| a.div(b).value)
}

pub(crate) fn remf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    constant(op, constants, |a, b| a.rem(b).value)
}

/// Equal operands give themselves; a constant that loses against everything gives the other operand.
fn extremum(
    op: OpRef<'_>,
    constants: Constants<'_>,
    loses: fn(ApFloat) -> bool,
    choose: fn(ApFloat, ApFloat) -> ApFloat,
) -> Folds {
    if lhs(op) == rhs(op) {
        return value(rhs(op));
    }
    if rhs_is(op, constants, loses) {
        return value(lhs(op));
    }
    constant(op, constants, choose)
}

fn is_negative_infinity(value: ApFloat) -> bool {
    value.is_infinity() && value.is_negative()
}

fn is_positive_infinity(value: ApFloat) -> bool {
    value.is_infinity() && !value.is_negative()
}

pub(crate) fn maximumf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(op, constants, is_negative_infinity, ApFloat::maximum)
}

pub(crate) fn maxnumf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(op, constants, ApFloat::is_nan, ApFloat::maxnum)
}

pub(crate) fn minimumf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(op, constants, is_positive_infinity, ApFloat::minimum)
}

pub(crate) fn minnumf(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(op, constants, ApFloat::is_nan, ApFloat::minnum)
}
