//! Folds integer operations.

use super::*;
use crate::enums::IntegerOverflowFlags;
use crate::ops::*;
use terrace_builtin::constraints::i1_same_shape;

/// Folds two constant operands.
fn constant(
    op: OpRef<'_>,
    constants: Constants<'_>,
    calculate: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Folds {
    attr(binary_int(op.ctx, constants, op.result_type(0), calculate)?)
}

pub(crate) fn addi(op: AddIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (op.lhs(), op.rhs());
    if is_zero(op.ctx, constants[1]) {
        return value(a);
    }
    // (x - b) + b, and b + (x - b).
    for (sum, other) in [(a, b), (b, a)] {
        if let Some(difference) = op.defined_by::<SubIOp>(sum)
            && difference.rhs() == other
        {
            return value(difference.lhs());
        }
    }
    constant(*op, constants, |a, b| Some(a.add(b)))
}

pub(crate) fn subi(op: SubIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (op.lhs(), op.rhs());
    if a == b {
        return difference_to_itself(*op);
    }
    if is_zero(op.ctx, constants[1]) {
        return value(a);
    }
    if let Some(sum) = op.defined_by::<AddIOp>(a) {
        if b == sum.rhs() {
            return value(sum.lhs());
        }
        if b == sum.lhs() {
            return value(sum.rhs());
        }
    }
    constant(*op, constants, |a, b| Some(a.sub(b)))
}

/// Folds `x - x` to zero, if the shape is static.
fn difference_to_itself(op: OpRef<'_>) -> Folds {
    let (ctx, ty) = (op.ctx, op.result_type(0));
    let is_tensor = element_type(ctx, ty).is_some() && !ty.is::<VectorType>(ctx);
    if is_tensor && shape(ctx, ty).and_then(num_elements).is_none() {
        return None;
    }
    attr(zero(ctx, ty)?)
}

pub(crate) fn muli(op: MulIOpRef<'_>, constants: Constants<'_>) -> Folds {
    if is_zero(op.ctx, constants[1]) {
        return value(op.rhs());
    }
    if is_one(op.ctx, constants[1]) {
        return value(op.lhs());
    }
    constant(*op, constants, |a, b| Some(a.mul(b)))
}

pub(crate) fn addui_extended(op: AddUIExtendedOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (ctx, ty) = (op.ctx, op.sum_type());
    if is_zero(ctx, constants[1]) {
        let no = zero(ctx, op.overflow_type())?;
        return Some(
            [Folded::Value(op.lhs()), Folded::Attr(no)]
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

/// Returns the high half of the product of two numbers that `extend` widens to twice their width.
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

pub(crate) fn mulsi_extended(op: MulSIExtendedOpRef<'_>, constants: Constants<'_>) -> Folds {
    if let [_, Some(zero)] = *constants
        && is_zero(op.ctx, Some(zero))
    {
        return Some(
            [Folded::Attr(zero), Folded::Attr(zero)]
                .into_iter()
                .collect(),
        );
    }
    extended_product(*op, constants, ApInt::sext)
}

pub(crate) fn mului_extended(op: MulUIExtendedOpRef<'_>, constants: Constants<'_>) -> Folds {
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
        let none = zero(op.ctx, op.low_type())?;
        return Some(
            [Folded::Value(op.lhs()), Folded::Attr(none)]
                .into_iter()
                .collect(),
        );
    }
    extended_product(*op, constants, ApInt::zext)
}

/// Folds a division by 1 to the dividend, or a constant division by `divide`.
fn division(
    op: OpRef<'_>,
    dividend: ValueId,
    constants: Constants<'_>,
    divide: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Folds {
    if is_one(op.ctx, constants[1]) {
        return value(dividend);
    }
    constant(op, constants, divide)
}

fn without_overflow((value, overflow): (ApInt, bool)) -> Option<ApInt> {
    (!overflow).then_some(value)
}

/// Returns `x` in `(x * y) / y` if a flag rules out overflow of the product.
fn undone_product(
    op: OpRef<'_>,
    dividend: ValueId,
    divisor: ValueId,
    flag: IntegerOverflowFlags,
) -> Option<ValueId> {
    let product = op.defined_by::<MulIOp>(dividend)?;
    if !product.overflow_flags().contains(flag) {
        return None;
    }
    match divisor {
        divisor if divisor == product.rhs() => Some(product.lhs()),
        divisor if divisor == product.lhs() => Some(product.rhs()),
        _ => None,
    }
}

pub(crate) fn divui(op: DivUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(factor) = undone_product(*op, op.lhs(), op.rhs(), IntegerOverflowFlags::NUW) {
        return value(factor);
    }
    division(*op, op.lhs(), constants, ApInt::udiv)
}

pub(crate) fn divsi(op: DivSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(factor) = undone_product(*op, op.lhs(), op.rhs(), IntegerOverflowFlags::NSW) {
        return value(factor);
    }
    division(*op, op.lhs(), constants, |a, b| {
        without_overflow(a.sdiv_ov(b)?)
    })
}

pub(crate) fn ceildivui(op: CeilDivUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    division(*op, op.lhs(), constants, |a, b| {
        let (quotient, rest) = a.udivrem(b)?;
        if rest.is_zero() {
            return Some(quotient);
        }
        without_overflow(quotient.uadd_ov(&ApInt::one(a.width())))
    })
}

pub(crate) fn ceildivsi(op: CeilDivSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    division(*op, op.lhs(), constants, |a, b| {
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

/// Computes `(a - 1) / b + 1`.
fn ceil_of_positives(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let one = ApInt::one(a.width());
    let less = without_overflow(a.ssub_ov(&one))?;
    let quotient = without_overflow(less.sdiv_ov(b)?)?;
    without_overflow(quotient.sadd_ov(&one))
}

/// Folds a floor division. As upstream, the last element determines whether the quotients are valid.
pub(crate) fn floordivsi(op: FloorDivSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let mut known = true;
    let folded = division(*op, op.lhs(), constants, |a, b| {
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

/// Folds a remainder of division by 1 to 0.
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

pub(crate) fn remui(op: RemUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    remainder(*op, constants, ApInt::urem)
}

pub(crate) fn remsi(op: RemSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    remainder(*op, constants, ApInt::srem)
}

/// Returns the all-ones operand of `x ^ -1` if this operation defines `value`.
fn all_ones_of_not(op: OpRef<'_>, value: ValueId, x: ValueId) -> Option<ValueId> {
    let not = op.defined_by::<XOrIOp>(value)?;
    if not.lhs() != x {
        return None;
    }
    let constant = terrace_ir::interfaces::constant_value(op.ctx, op.body, not.rhs());
    is_all_ones(op.ctx, constant).then_some(not.rhs())
}

pub(crate) fn andi(op: AndIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (op.lhs(), op.rhs());
    if is_zero(op.ctx, constants[1]) {
        return value(b);
    }
    if is_all_ones(op.ctx, constants[1]) {
        return value(a);
    }
    if all_ones_of_not(*op, b, a)
        .or_else(|| all_ones_of_not(*op, a, b))
        .is_some()
    {
        return attr(zero(op.ctx, op.result_type())?);
    }
    for (inner, other) in [(a, b), (b, a)] {
        if let Some(and) = op.defined_by::<AndIOp>(inner)
            && (other == and.lhs() || other == and.rhs())
        {
            return value(inner);
        }
    }
    let folded = constant(*op, constants, |a, b| Some(a.and(b)));
    folded.or_else(|| if a == b { value(a) } else { None })
}

pub(crate) fn ori(op: OrIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (op.lhs(), op.rhs());
    if is_zero(op.ctx, constants[1]) {
        return value(a);
    }
    if let Some(ones) = constants[1]
        && is_all_ones(op.ctx, Some(ones))
    {
        return attr(ones);
    }
    if let Some(ones) = all_ones_of_not(*op, b, a).or_else(|| all_ones_of_not(*op, a, b)) {
        return value(ones);
    }
    let folded = constant(*op, constants, |a, b| Some(a.or(b)));
    folded.or_else(|| if a == b { value(a) } else { None })
}

pub(crate) fn xori(op: XOrIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (a, b) = (op.lhs(), op.rhs());
    if is_zero(op.ctx, constants[1]) {
        return value(a);
    }
    if a == b {
        return attr(zero(op.ctx, op.result_type())?);
    }
    for (inner, other) in [(a, b), (b, a)] {
        if let Some(xor) = op.defined_by::<XOrIOp>(inner) {
            if other == xor.rhs() {
                return value(xor.lhs());
            }
            if other == xor.lhs() {
                return value(xor.rhs());
            }
        }
    }
    constant(*op, constants, |a, b| Some(a.xor(b)))
}

/// Folds a shift by 0 to its operand. As upstream, the last element determines whether the shift amounts are in
/// range.
fn shift(
    op: OpRef<'_>,
    shifted: ValueId,
    constants: Constants<'_>,
    shift: fn(&ApInt, u64) -> ApInt,
) -> Folds {
    if is_zero(op.ctx, constants[1]) {
        return value(shifted);
    }
    let mut bounded = false;
    let folded = constant(op, constants, |a, b| {
        let amount = b.to_u64().unwrap_or(u64::MAX);
        bounded = amount < u64::from(b.width());
        Some(shift(a, amount))
    });
    folded.filter(|_| bounded)
}

pub(crate) fn shli(op: ShLIOpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(*op, op.lhs(), constants, ApInt::shl)
}

pub(crate) fn shrui(op: ShRUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(*op, op.lhs(), constants, ApInt::lshr)
}

pub(crate) fn shrsi(op: ShRSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(*op, op.lhs(), constants, ApInt::ashr)
}

/// Folds a minimum or maximum with a constant: an `absorbing` constant to itself, a `neutral` constant to the other
/// operand.
fn extremum(
    op: OpRef<'_>,
    [a, b]: [ValueId; 2],
    constants: Constants<'_>,
    absorbing: fn(&ApInt) -> bool,
    neutral: fn(&ApInt) -> bool,
    choose: fn(&ApInt, &ApInt) -> ApInt,
) -> Folds {
    if a == b {
        return value(b);
    }
    if let Some(known) = constants[1].and_then(|known| int_splat(op.ctx, known)) {
        if absorbing(&known) {
            return value(b);
        }
        if neutral(&known) {
            return value(a);
        }
    }
    constant(op, constants, |a, b| Some(choose(a, b)))
}

pub(crate) fn maxsi(op: MaxSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        *op,
        [op.lhs(), op.rhs()],
        constants,
        ApInt::is_signed_max,
        ApInt::is_signed_min,
        ApInt::smax,
    )
}

pub(crate) fn maxui(op: MaxUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        *op,
        [op.lhs(), op.rhs()],
        constants,
        ApInt::is_all_ones,
        ApInt::is_zero,
        ApInt::umax,
    )
}

pub(crate) fn minsi(op: MinSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        *op,
        [op.lhs(), op.rhs()],
        constants,
        ApInt::is_signed_min,
        ApInt::is_signed_max,
        ApInt::smin,
    )
}

pub(crate) fn minui(op: MinUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    extremum(
        *op,
        [op.lhs(), op.rhs()],
        constants,
        ApInt::is_zero,
        ApInt::is_all_ones,
        ApInt::umin,
    )
}
