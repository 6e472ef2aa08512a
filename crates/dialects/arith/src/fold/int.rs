//! Folders of operations on integers.

use super::*;
use crate::enums::IntegerOverflowFlags;
use crate::ops::{AddIOp, AndIOp, MulIOp, SubIOp, XOrIOp};
use terrace_builtin::constraints::i1_same_shape;

/// The constant of two constant operands.
fn constant(
    op: OpRef<'_>,
    constants: Constants<'_>,
    calculate: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Folds {
    attr(binary_int(op.ctx, constants, op.result_type(0), calculate)?)
}

pub(crate) fn addi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (lhs(op), rhs(op));
    if is_zero(op.ctx, constants[1]) {
        return value(a);
    }
    // (x - b) + b, and the other way round.
    for (sum, other) in [(a, b), (b, a)] {
        if let Some((x, subtracted)) = pair_of::<SubIOp>(op, sum)
            && subtracted == other
        {
            return value(x);
        }
    }
    constant(op, constants, |a, b| Some(a.add(b)))
}

pub(crate) fn subi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (lhs(op), rhs(op));
    if a == b {
        return difference_to_itself(op);
    }
    if is_zero(op.ctx, constants[1]) {
        return value(a);
    }
    if let Some((x, y)) = pair_of::<AddIOp>(op, a) {
        if b == y {
            return value(x);
        }
        if b == x {
            return value(y);
        }
    }
    constant(op, constants, |a, b| Some(a.sub(b)))
}

/// Zero, where the type says how many times.
fn difference_to_itself(op: OpRef<'_>) -> Folds {
    let (ctx, ty) = (op.ctx, op.result_type(0));
    let is_tensor = element_type(ctx, ty).is_some() && !ty.is::<VectorType>(ctx);
    if is_tensor && shape(ctx, ty).and_then(num_elements).is_none() {
        return None;
    }
    attr(zero(ctx, ty)?)
}

pub(crate) fn muli(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if is_zero(op.ctx, constants[1]) {
        return value(rhs(op));
    }
    if is_one(op.ctx, constants[1]) {
        return value(lhs(op));
    }
    constant(op, constants, |a, b| Some(a.mul(b)))
}

pub(crate) fn addui_extended(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let (ctx, ty) = (op.ctx, op.result_type(0));
    if is_zero(ctx, constants[1]) {
        let no = zero(ctx, op.result_type(1))?;
        return Some(
            [Folded::Value(lhs(op)), Folded::Attr(no)]
                .into_iter()
                .collect(),
        );
    }
    let sum = binary_int(ctx, constants, ty, |a, b| Some(a.add(b)))?;
    let carry = binary_int(ctx, constants, i1_same_shape(ctx, ty)?, |a, b| {
        Some(ApInt::from_bool(a.uadd_ov(b).1))
    })?;
    Some(
        [Folded::Attr(sum), Folded::Attr(carry)]
            .into_iter()
            .collect(),
    )
}

/// The upper half of the product of two numbers that `extend` makes twice as wide.
fn high_half(a: &ApInt, b: &ApInt, extend: fn(&ApInt, u32) -> ApInt) -> ApInt {
    let width = a.width();
    let wide = width.saturating_mul(2);
    extend(a, wide)
        .mul(&extend(b, wide))
        .lshr(u64::from(width))
        .trunc(width)
}

fn extended_product(
    op: OpRef<'_>,
    constants: Constants<'_>,
    extend: fn(&ApInt, u32) -> ApInt,
) -> Folds {
    let (ctx, ty) = (op.ctx, op.result_type(0));
    let low = binary_int(ctx, constants, ty, |a, b| Some(a.mul(b)))?;
    let high = binary_int(ctx, constants, ty, |a, b| Some(high_half(a, b, extend)))?;
    Some(
        [Folded::Attr(low), Folded::Attr(high)]
            .into_iter()
            .collect(),
    )
}

pub(crate) fn mulsi_extended(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if let [_, Some(zero)] = *constants
        && is_zero(op.ctx, Some(zero))
    {
        return Some(
            [Folded::Attr(zero), Folded::Attr(zero)]
                .into_iter()
                .collect(),
        );
    }
    extended_product(op, constants, ApInt::sext)
}

pub(crate) fn mului_extended(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if let [_, Some(zero)] = *constants
        && is_zero(op.ctx, Some(zero))
    {
        return Some(
            [Folded::Attr(zero), Folded::Attr(zero)]
                .into_iter()
                .collect(),
        );
    }
    if is_one(op.ctx, constants[1]) {
        let none = zero(op.ctx, op.result_type(0))?;
        return Some(
            [Folded::Value(lhs(op)), Folded::Attr(none)]
                .into_iter()
                .collect(),
        );
    }
    extended_product(op, constants, ApInt::zext)
}

/// A division folds to its dividend when the divisor is 1, else to a constant unless `divide` gives none.
fn division(
    op: OpRef<'_>,
    constants: Constants<'_>,
    divide: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Folds {
    if is_one(op.ctx, constants[1]) {
        return value(lhs(op));
    }
    constant(op, constants, divide)
}

fn without_overflow((value, overflow): (ApInt, bool)) -> Option<ApInt> {
    (!overflow).then_some(value)
}

/// `x` in `(x * y) / y` when the product has a flag that says it does not overflow.
fn undone_product(op: OpRef<'_>, flag: IntegerOverflowFlags) -> Option<ValueId> {
    let product = defined_by::<MulIOp>(op, lhs(op))?;
    let flags = op.body.prop(product, MulIOp::OVERFLOW_FLAGS)?;
    if !IntegerOverflowFlags::from_attr(op.ctx, flags)?.contains(flag) {
        return None;
    }
    let (x, y) = (op.body.operand(product, 0), op.body.operand(product, 1));
    match rhs(op) {
        divisor if divisor == y => Some(x),
        divisor if divisor == x => Some(y),
        _ => None,
    }
}

pub(crate) fn divui(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(factor) = undone_product(op, IntegerOverflowFlags::NUW) {
        return value(factor);
    }
    division(op, constants, ApInt::udiv)
}

pub(crate) fn divsi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(factor) = undone_product(op, IntegerOverflowFlags::NSW) {
        return value(factor);
    }
    division(op, constants, |a, b| without_overflow(a.sdiv_ov(b)?))
}

pub(crate) fn ceildivui(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, |a, b| {
        let (quotient, rest) = a.udivrem(b)?;
        if rest.is_zero() {
            return Some(quotient);
        }
        without_overflow(quotient.uadd_ov(&ApInt::one(a.width())))
    })
}

pub(crate) fn ceildivsi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, |a, b| {
        if b.is_zero() {
            return None;
        }
        if a.is_zero() {
            return Some(a.clone());
        }
        let zero = ApInt::zero(a.width());
        let negated = |value: &ApInt| without_overflow(zero.ssub_ov(value));
        match (a.is_negative(), b.is_negative()) {
            (false, false) => ceil_of_positives(a, b),
            (true, true) => ceil_of_positives(&negated(a)?, &negated(b)?),
            (true, false) => negated(&without_overflow(negated(a)?.sdiv_ov(b)?)?),
            (false, true) => negated(&without_overflow(a.sdiv_ov(&negated(b)?)?)?),
        }
    })
}

/// `(a - 1) / b + 1`
fn ceil_of_positives(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let one = ApInt::one(a.width());
    let less = without_overflow(a.ssub_ov(&one))?;
    let quotient = without_overflow(less.sdiv_ov(b)?)?;
    without_overflow(quotient.sadd_ov(&one))
}

/// Of several elements the last one says whether there is a quotient, as upstream has it.
pub(crate) fn floordivsi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let mut known = true;
    let folded = division(op, constants, |a, b| {
        let quotient = a.sdiv_ov(b);
        known = quotient.as_ref().is_some_and(|(_, overflow)| !overflow);
        let Some((quotient, _)) = quotient else {
            return Some(a.clone());
        };
        let exact = quotient.mul(b) == *a;
        if exact || a.is_negative() == b.is_negative() {
            return Some(quotient);
        }
        Some(quotient.sub(&ApInt::one(a.width())))
    });
    folded.filter(|_| known)
}

/// A remainder is 0 when the divisor is 1.
fn remainder(
    op: OpRef<'_>,
    constants: Constants<'_>,
    remainder: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Folds {
    if is_one(op.ctx, constants[1]) {
        return attr(zero(op.ctx, op.result_type(0))?);
    }
    constant(op, constants, remainder)
}

pub(crate) fn remui(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    remainder(op, constants, ApInt::urem)
}

pub(crate) fn remsi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    remainder(op, constants, ApInt::srem)
}

/// The operand that is all ones in `x ^ -1`, when `value` is that.
fn all_ones_of_not(op: OpRef<'_>, value: ValueId, x: ValueId) -> Option<ValueId> {
    let (a, b) = pair_of::<XOrIOp>(op, value)?;
    if a != x {
        return None;
    }
    let constant = terrace_ir::interfaces::constant_value(op.ctx, op.body, b);
    is_all_ones(op.ctx, constant).then_some(b)
}

pub(crate) fn andi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (lhs(op), rhs(op));
    if is_zero(op.ctx, constants[1]) {
        return value(b);
    }
    if is_all_ones(op.ctx, constants[1]) {
        return value(a);
    }
    if all_ones_of_not(op, b, a)
        .or_else(|| all_ones_of_not(op, a, b))
        .is_some()
    {
        return attr(zero(op.ctx, op.result_type(0))?);
    }
    for (inner, other) in [(a, b), (b, a)] {
        if let Some((x, y)) = pair_of::<AndIOp>(op, inner)
            && (other == x || other == y)
        {
            return value(inner);
        }
    }
    let folded = constant(op, constants, |a, b| Some(a.and(b)));
    folded.or_else(|| if a == b { value(a) } else { None })
}

pub(crate) fn ori(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (lhs(op), rhs(op));
    if is_zero(op.ctx, constants[1]) {
        return value(a);
    }
    if let Some(ones) = constants[1]
        && is_all_ones(op.ctx, Some(ones))
    {
        return attr(ones);
    }
    if let Some(ones) = all_ones_of_not(op, b, a).or_else(|| all_ones_of_not(op, a, b)) {
        return value(ones);
    }
    let folded = constant(op, constants, |a, b| Some(a.or(b)));
    folded.or_else(|| if a == b { value(a) } else { None })
}

pub(crate) fn xori(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (lhs(op), rhs(op));
    if is_zero(op.ctx, constants[1]) {
        return value(a);
    }
    if a == b {
        return attr(zero(op.ctx, op.result_type(0))?);
    }
    for (inner, other) in [(a, b), (b, a)] {
        if let Some((x, y)) = pair_of::<XOrIOp>(op, inner) {
            if other == y {
                return value(x);
            }
            if other == x {
                return value(y);
            }
        }
    }
    constant(op, constants, |a, b| Some(a.xor(b)))
}

/// A shift by 0 is its operand. Of several elements the last one says whether the amount is in range, as upstream has it.
fn shift(op: OpRef<'_>, constants: Constants<'_>, shift: fn(&ApInt, u64) -> ApInt) -> Folds {
    if is_zero(op.ctx, constants[1]) {
        return value(lhs(op));
    }
    let mut bounded = false;
    let folded = constant(op, constants, |a, b| {
        let amount = b.to_u64().unwrap_or(u64::MAX);
        bounded = amount < u64::from(b.width());
        Some(shift(a, amount))
    });
    folded.filter(|_| bounded)
}

pub(crate) fn shli(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(op, constants, ApInt::shl)
}

pub(crate) fn shrui(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(op, constants, ApInt::lshr)
}

pub(crate) fn shrsi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(op, constants, ApInt::ashr)
}

/// `absorbing` gives itself, `neutral` the other operand.
fn extremum(
    op: OpRef<'_>,
    constants: Constants<'_>,
    absorbing: fn(&ApInt) -> bool,
    neutral: fn(&ApInt) -> bool,
    choose: fn(&ApInt, &ApInt) -> ApInt,
) -> Folds {
    let (a, b) = (lhs(op), rhs(op));
    if a == b {
        return value(b);
    }
    if let Some(known) = int_of(op.ctx, constants[1]) {
        if absorbing(&known) {
            return value(b);
        }
        if neutral(&known) {
            return value(a);
        }
    }
    constant(op, constants, |a, b| Some(choose(a, b)))
}

pub(crate) fn maxsi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        op,
        constants,
        ApInt::is_signed_max,
        ApInt::is_signed_min,
        ApInt::smax,
    )
}

pub(crate) fn maxui(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        op,
        constants,
        ApInt::is_all_ones,
        ApInt::is_zero,
        ApInt::umax,
    )
}

pub(crate) fn minsi(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        op,
        constants,
        ApInt::is_signed_min,
        ApInt::is_signed_max,
        ApInt::smin,
    )
}

pub(crate) fn minui(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        op,
        constants,
        ApInt::is_zero,
        ApInt::is_all_ones,
        ApInt::umin,
    )
}
