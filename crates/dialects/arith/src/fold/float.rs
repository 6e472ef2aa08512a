//! Folds float operations.

use super::*;
use crate::enums::FastMathFlags;
use crate::ops::*;

fn constant(
    op: OpRef<'_>,
    constants: Constants<'_>,
    calculate: impl Fn(ApFloat, ApFloat) -> ApFloat,
) -> Folds {
    fold_float_pairs(op, constants, |a, b| {
        ApFloat::computed([a, b], |[a, b]| calculate(a, b))
    })
}

/// Returns true if the second operand is a constant that satisfies `is`.
fn rhs_is(op: OpRef<'_>, constants: Constants<'_>, is: impl Fn(ApFloat) -> bool) -> bool {
    let known = constants[1].and_then(|known| float_splat(op.ctx, known));
    known.is_some_and(is)
}

pub(crate) fn negf(op: NegFOpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(inner) = op.defined_by::<NegFOp>(op.operand()) {
        return value(inner.operand());
    }
    fold_floats(*op, constants, |value| {
        ApFloat::computed([value], |[value]| value.neg())
    })
}

pub(crate) fn addf(op: AddFOpRef<'_>, constants: Constants<'_>) -> Folds {
    if rhs_is(*op, constants, ApFloat::is_neg_zero) {
        return value(op.lhs());
    }
    constant(*op, constants, |a, b| a.add(b).value)
}

pub(crate) fn subf(op: SubFOpRef<'_>, constants: Constants<'_>) -> Folds {
    if rhs_is(*op, constants, ApFloat::is_pos_zero) {
        return value(op.lhs());
    }
    constant(*op, constants, |a, b| a.sub(b).value)
}

pub(crate) fn mulf(op: MulFOpRef<'_>, constants: Constants<'_>) -> Folds {
    if rhs_is(*op, constants, |value| value.is_exactly(1.0)) {
        return value(op.lhs());
    }
    // x * 0 is 0 if it cannot be NaN and the sign of zero is insignificant.
    const ZERO_ABSORBS: FastMathFlags = FastMathFlags::NNAN.or(FastMathFlags::NSZ);
    if rhs_is(*op, constants, ApFloat::is_zero) && op.fastmath().contains(ZERO_ABSORBS) {
        return value(op.rhs());
    }
    constant(*op, constants, |a, b| a.mul(b).value)
}

pub(crate) fn divf(op: DivFOpRef<'_>, constants: Constants<'_>) -> Folds {
    if rhs_is(*op, constants, |value| value.is_exactly(1.0)) {
        return value(op.lhs());
    }
    constant(*op, constants, |a, b| a.div(b).value)
}

pub(crate) fn remf(op: RemFOpRef<'_>, constants: Constants<'_>) -> Folds {
    constant(*op, constants, |a, b| a.rem(b).value)
}

/// Folds a minimum or maximum: of equal operands to the operand, and of a constant that `loses` accepts to the other
/// operand.
fn extremum(
    op: OpRef<'_>,
    [a, b]: [ValueId; 2],
    constants: Constants<'_>,
    loses: fn(ApFloat) -> bool,
    choose: fn(ApFloat, ApFloat) -> ApFloat,
) -> Folds {
    if a == b {
        return value(b);
    }
    if rhs_is(op, constants, loses) {
        return value(a);
    }
    constant(op, constants, choose)
}

/// Returns the other operand if one is NaN, even a signaling NaN.
fn number_of(a: ApFloat, b: ApFloat, choose: fn(ApFloat, ApFloat) -> ApFloat) -> ApFloat {
    match (a.is_nan(), b.is_nan()) {
        (true, _) => b,
        (_, true) => a,
        (false, false) => choose(a, b),
    }
}

fn is_negative_infinity(value: ApFloat) -> bool {
    value.is_infinity() && value.is_negative()
}

fn is_positive_infinity(value: ApFloat) -> bool {
    value.is_infinity() && !value.is_negative()
}

pub(crate) fn maximumf(op: MaximumFOpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        *op,
        [op.lhs(), op.rhs()],
        constants,
        is_negative_infinity,
        ApFloat::maximum,
    )
}

pub(crate) fn maxnumf(op: MaxNumFOpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        *op,
        [op.lhs(), op.rhs()],
        constants,
        ApFloat::is_nan,
        |a, b| number_of(a, b, ApFloat::maxnum),
    )
}

pub(crate) fn minimumf(op: MinimumFOpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        *op,
        [op.lhs(), op.rhs()],
        constants,
        is_positive_infinity,
        ApFloat::minimum,
    )
}

pub(crate) fn minnumf(op: MinNumFOpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        *op,
        [op.lhs(), op.rhs()],
        constants,
        ApFloat::is_nan,
        |a, b| number_of(a, b, ApFloat::minnum),
    )
}
