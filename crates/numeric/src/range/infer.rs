//! Computes the ranges of the results of integer operations from those of the operands (MLIR's `InferIntRangeCommon`).

use super::ConstantIntRanges;
use crate::ApInt;
use std::cmp::Ordering;

/// The minimum width of `index`.
pub const INDEX_MIN_WIDTH: u32 = 32;
/// The maximum width of `index`, and the width of ranges of `index` values.
pub const INDEX_MAX_WIDTH: u32 = 64;

/// The kinds of overflow that an operation promises not to have.
#[derive(Clone, Copy, Default, Debug)]
pub struct OverflowFlags {
    /// No signed overflow.
    pub nsw: bool,
    /// No unsigned overflow.
    pub nuw: bool,
}

/// The bounds that must agree for the two widths of `index`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CmpMode {
    /// All bounds.
    Both,
    /// The signed bounds.
    Signed,
    /// The unsigned bounds.
    Unsigned,
}

/// Computes the range of an operation on `index` values. They have 64 bits here, but may have 32 bits in the compiled
/// program. Returns the 64-bit result if it agrees with the 32-bit result in the low bits, otherwise the union of both.
pub fn infer_index_op(
    infer: impl Fn(&ConstantIntRanges, &ConstantIntRanges) -> ConstantIntRanges,
    (lhs, rhs): (&ConstantIntRanges, &ConstantIntRanges),
    mode: CmpMode,
) -> ConstantIntRanges {
    let long = infer(lhs, rhs);
    let short = infer(&trunc(lhs, INDEX_MIN_WIDTH), &trunc(rhs, INDEX_MIN_WIDTH));
    let cut = trunc(&long, INDEX_MIN_WIDTH);
    let signed = short.smin() == cut.smin() && short.smax() == cut.smax();
    let unsigned = short.umin() == cut.umin() && short.umax() == cut.umax();
    let agree = match mode {
        CmpMode::Both => signed && unsigned,
        CmpMode::Signed => signed,
        CmpMode::Unsigned => unsigned,
    };
    if agree {
        return long;
    }
    let widened = ext(&short, long.width());
    long.union(&widened)
}

/// Returns the range between the results for the minimum and the maximum operands. Returns the maximum range if one
/// result does not exist.
fn bounds_by(
    op: impl Fn(&ApInt, &ApInt) -> Option<ApInt>,
    (min_lhs, min_rhs): (&ApInt, &ApInt),
    (max_lhs, max_rhs): (&ApInt, &ApInt),
    make: fn(ApInt, ApInt) -> ConstantIntRanges,
) -> ConstantIntRanges {
    match (op(min_lhs, min_rhs), op(max_lhs, max_rhs)) {
        (Some(min), Some(max)) => make(min, max),
        _ => ConstantIntRanges::max_range(min_lhs.width()),
    }
}

/// Returns the range between the minimum and the maximum of the results for all pairs of `lhs` and `rhs`. Returns the
/// maximum range if one result does not exist.
fn min_max_by(
    op: impl Fn(&ApInt, &ApInt) -> Option<ApInt>,
    lhs: [&ApInt; 2],
    rhs: [&ApInt; 2],
    signed: bool,
) -> ConstantIntRanges {
    let all = || ConstantIntRanges::max_range(lhs[0].width());
    let mut bounds: Option<(ApInt, ApInt)> = None;
    for left in lhs {
        for right in rhs {
            let Some(value) = op(left, right) else {
                return all();
            };
            bounds = Some(match bounds {
                None => (value.clone(), value),
                Some((min, max)) if signed => (min.smin(&value), max.smax(&value)),
                Some((min, max)) => (min.umin(&value), max.umax(&value)),
            });
        }
    }
    match bounds {
        Some((min, max)) if signed => ConstantIntRanges::from_signed(min, max),
        Some((min, max)) => ConstantIntRanges::from_unsigned(min, max),
        None => all(),
    }
}

/// Returns the value if it did not overflow. Otherwise returns `end()` if the operation promises not to overflow, else
/// `None`.
fn checked(
    (value, overflowed): (ApInt, bool),
    promised: bool,
    end: impl FnOnce() -> ApInt,
) -> Option<ApInt> {
    match (overflowed, promised) {
        (false, _) => Some(value),
        (true, true) => Some(end()),
        (true, false) => None,
    }
}

/// Returns the minimum or the maximum signed value of a width.
fn signed_end(width: u32, negative: bool) -> ApInt {
    if negative {
        ApInt::signed_min(width)
    } else {
        ApInt::signed_max(width)
    }
}

/// Zero-extends the unsigned bounds and sign-extends the signed bounds.
pub fn ext(range: &ConstantIntRanges, width: u32) -> ConstantIntRanges {
    ConstantIntRanges::new(
        range.umin().zext(width),
        range.umax().zext(width),
        range.smin().sext(width),
        range.smax().sext(width),
    )
}

/// Zero-extends a range.
pub fn ext_ui(range: &ConstantIntRanges, width: u32) -> ConstantIntRanges {
    ConstantIntRanges::from_unsigned(range.umin().zext(width), range.umax().zext(width))
}

/// Sign-extends a range.
pub fn ext_si(range: &ConstantIntRanges, width: u32) -> ConstantIntRanges {
    ConstantIntRanges::from_signed(range.smin().sext(width), range.smax().sext(width))
}

/// Truncates a range. The truncated bounds are only valid if the removed bits are the same for all values of the range.
pub fn trunc(range: &ConstantIntRanges, width: u32) -> ConstantIntRanges {
    let cut = u64::from(width);
    let rolls_over = range.umin().lshr(cut) != range.umax().lshr(cut);
    let (umin, umax) = if rolls_over {
        (ApInt::zero(width), ApInt::all_ones(width))
    } else {
        (range.umin().trunc(width), range.umax().trunc(width))
    };
    // The removed bits and the sign bit of the result.
    let low = range.smin().ashr(cut.saturating_sub(1));
    let high = range.smax().ashr(cut.saturating_sub(1));
    let fits = low == high
        || low.is_all_ones() && (high.is_all_ones() || high.is_zero())
        || low.is_zero() && high.is_zero();
    let (smin, smax) = if fits {
        (range.smin().trunc(width), range.smax().trunc(width))
    } else {
        (ApInt::signed_min(width), ApInt::signed_max(width))
    };
    ConstantIntRanges::new(umin, umax, smin, smax)
}

/// Changes the width of a range. `extend` applies if the width increases.
pub fn resize(
    range: &ConstantIntRanges,
    width: u32,
    extend: fn(&ConstantIntRanges, u32) -> ConstantIntRanges,
) -> ConstantIntRanges {
    match width.cmp(&range.width()) {
        Ordering::Greater => extend(range, width),
        Ordering::Equal => range.clone(),
        Ordering::Less => trunc(range, width),
    }
}

/// Returns the range of a sum.
pub fn add(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    flags: OverflowFlags,
) -> ConstantIntRanges {
    let width = lhs.width();
    let unsigned =
        |a: &ApInt, b: &ApInt| checked(a.uadd_ov(b), flags.nuw, || ApInt::all_ones(width));
    let signed = |a: &ApInt, b: &ApInt| {
        checked(a.sadd_ov(b), flags.nsw, || {
            signed_end(width, a.is_negative())
        })
    };
    let urange = bounds_by(
        unsigned,
        (lhs.umin(), rhs.umin()),
        (lhs.umax(), rhs.umax()),
        ConstantIntRanges::from_unsigned,
    );
    let srange = bounds_by(
        signed,
        (lhs.smin(), rhs.smin()),
        (lhs.smax(), rhs.smax()),
        ConstantIntRanges::from_signed,
    );
    urange.intersection(&srange)
}

/// Returns the range of a difference.
pub fn sub(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    flags: OverflowFlags,
) -> ConstantIntRanges {
    let width = lhs.width();
    let unsigned = |a: &ApInt, b: &ApInt| checked(a.usub_ov(b), flags.nuw, || ApInt::zero(width));
    let signed = |a: &ApInt, b: &ApInt| {
        checked(a.ssub_ov(b), flags.nsw, || {
            signed_end(width, a.is_negative())
        })
    };
    let urange = bounds_by(
        unsigned,
        (lhs.umin(), rhs.umax()),
        (lhs.umax(), rhs.umin()),
        ConstantIntRanges::from_unsigned,
    );
    let srange = bounds_by(
        signed,
        (lhs.smin(), rhs.smax()),
        (lhs.smax(), rhs.smin()),
        ConstantIntRanges::from_signed,
    );
    urange.intersection(&srange)
}

/// Returns the range of a product.
pub fn mul(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    flags: OverflowFlags,
) -> ConstantIntRanges {
    let width = lhs.width();
    let unsigned =
        |a: &ApInt, b: &ApInt| checked(a.umul_ov(b), flags.nuw, || ApInt::all_ones(width));
    let signed = |a: &ApInt, b: &ApInt| {
        checked(a.smul_ov(b), flags.nsw, || {
            signed_end(width, a.is_negative() != b.is_negative())
        })
    };
    let urange = min_max_by(unsigned, unsigned_of(lhs), unsigned_of(rhs), false);
    let srange = min_max_by(signed, signed_of(lhs), signed_of(rhs), true);
    urange.intersection(&srange)
}

/// Returns the range of a left shift.
pub fn shl(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    flags: OverflowFlags,
) -> ConstantIntRanges {
    let width = lhs.width();
    let unsigned =
        |a: &ApInt, b: &ApInt| checked(a.ushl_ov(amount(b)), flags.nuw, || ApInt::all_ones(width));
    let signed = |a: &ApInt, b: &ApInt| {
        checked(a.sshl_ov(amount(b)), flags.nsw, || {
            signed_end(width, a.is_negative())
        })
    };
    let urange = min_max_by(unsigned, unsigned_of(lhs), unsigned_of(rhs), false);
    let srange = min_max_by(signed, signed_of(lhs), unsigned_of(rhs), true);
    urange.intersection(&srange)
}

fn unsigned_of(range: &ConstantIntRanges) -> [&ApInt; 2] {
    [range.umin(), range.umax()]
}

fn signed_of(range: &ConstantIntRanges) -> [&ApInt; 2] {
    [range.smin(), range.smax()]
}

/// Returns a shift amount. An amount that does not fit in a `u64` saturates, because it exceeds every width.
fn amount(by: &ApInt) -> u64 {
    by.to_u64().unwrap_or(u64::MAX)
}

/// Returns the range of an arithmetic right shift.
pub fn shr_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let shift =
        |a: &ApInt, b: &ApInt| (amount(b) < u64::from(a.width())).then(|| a.ashr(amount(b)));
    min_max_by(shift, signed_of(lhs), unsigned_of(rhs), true)
}

/// Returns the range of a logical right shift.
pub fn shr_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let shift =
        |a: &ApInt, b: &ApInt| (amount(b) < u64::from(a.width())).then(|| a.lshr(amount(b)));
    min_max_by(shift, unsigned_of(lhs), unsigned_of(rhs), false)
}

fn div_u_by(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    round: impl Fn(&ApInt, &ApInt, ApInt) -> Option<ApInt>,
) -> ConstantIntRanges {
    if rhs.umin().is_zero() {
        // No quotient exceeds the dividend.
        let least = lhs.umin().udiv(rhs.umax());
        let umin = least.unwrap_or_else(|| ApInt::zero(rhs.width()));
        return ConstantIntRanges::from_unsigned(umin, lhs.umax().clone());
    }
    let divide = |a: &ApInt, b: &ApInt| round(a, b, a.udiv(b)?);
    min_max_by(divide, unsigned_of(lhs), unsigned_of(rhs), false)
}

fn div_s_by(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    round: impl Fn(&ApInt, &ApInt, ApInt) -> Option<ApInt>,
) -> ConstantIntRanges {
    if !never_zero(rhs) {
        return ConstantIntRanges::max_range(rhs.width());
    }
    let divide = |a: &ApInt, b: &ApInt| match a.sdiv_ov(b)? {
        (quotient, false) => round(a, b, quotient),
        (_, true) => None,
    };
    min_max_by(divide, signed_of(lhs), signed_of(rhs), true)
}

/// Returns true if a divisor is certainly not zero: always positive, or always negative.
fn never_zero(range: &ConstantIntRanges) -> bool {
    is_positive(range.smin()) || range.smax().is_negative()
}

fn is_positive(value: &ApInt) -> bool {
    !value.is_negative() && !value.is_zero()
}

/// Returns the value unless it overflowed.
fn exact((value, overflowed): (ApInt, bool)) -> Option<ApInt> {
    (!overflowed).then_some(value)
}

/// Returns the range of an unsigned quotient.
pub fn div_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    div_u_by(lhs, rhs, |_, _, quotient| Some(quotient))
}

/// Returns the range of an unsigned quotient, rounded up.
pub fn ceil_div_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    div_u_by(lhs, rhs, |a, b, quotient| match a.urem(b)?.is_zero() {
        true => Some(quotient),
        false => exact(quotient.uadd_ov(&ApInt::one(quotient.width()))),
    })
}

/// Returns the range of a signed quotient.
pub fn div_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    div_s_by(lhs, rhs, |_, _, quotient| Some(quotient))
}

/// Returns the range of a signed quotient, rounded up.
pub fn ceil_div_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    div_s_by(lhs, rhs, |a, b, quotient| {
        if a.srem(b)?.is_zero() || a.is_negative() != b.is_negative() {
            return Some(quotient);
        }
        exact(quotient.sadd_ov(&ApInt::one(quotient.width())))
    })
}

/// Returns the range of a signed quotient, rounded down.
pub fn floor_div_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    div_s_by(lhs, rhs, |a, b, quotient| {
        if a.srem(b)?.is_zero() || a.is_negative() == b.is_negative() {
            return Some(quotient);
        }
        exact(quotient.ssub_ov(&ApInt::one(quotient.width())))
    })
}

/// Returns the range of a signed remainder.
pub fn rem_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = rhs.width();
    if !never_zero(rhs) {
        return ConstantIntRanges::max_range(width);
    }
    let (zero, one) = (ApInt::zero(width), ApInt::one(width));
    let divisor = if is_positive(rhs.smin()) {
        rhs.smax().clone()
    } else {
        rhs.smin().abs()
    };
    let greatest = divisor.sub(&one);
    let mut smin = if lhs.smin().is_negative() {
        greatest.neg()
    } else {
        zero.clone()
    };
    let mut smax = if is_positive(lhs.smax()) {
        greatest
    } else {
        zero
    };
    // All dividends are between two multiples of the only divisor.
    if rhs.smin() == rhs.smax()
        && lhs.smax().sub(lhs.smin()).ult(&divisor)
        && let (Some(min), Some(max)) = (lhs.smin().srem(&divisor), lhs.smax().srem(&divisor))
        && min.sle(&max)
    {
        (smin, smax) = (min, max);
    }
    ConstantIntRanges::from_signed(smin, smax)
}

/// Returns the range of an unsigned remainder.
pub fn rem_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = rhs.width();
    let mut umin = ApInt::zero(width);
    // No remainder exceeds the dividend.
    let mut umax = rhs.umax().sub(&ApInt::one(width)).umin(lhs.umax());
    // All dividends are between two multiples of the only divisor.
    if rhs.umin() == rhs.umax()
        && lhs.umax().sub(lhs.umin()).ult(rhs.umax())
        && let (Some(min), Some(max)) = (lhs.umin().urem(rhs.umax()), lhs.umax().urem(rhs.umax()))
        && min.ule(&max)
    {
        (umin, umax) = (min, max);
    }
    ConstantIntRanges::from_unsigned(umin, umax)
}

/// Returns the range of a signed maximum.
pub fn max_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    ConstantIntRanges::from_signed(lhs.smin().smax(rhs.smin()), lhs.smax().smax(rhs.smax()))
}

/// Returns the range of an unsigned maximum.
pub fn max_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    ConstantIntRanges::from_unsigned(lhs.umin().umax(rhs.umin()), lhs.umax().umax(rhs.umax()))
}

/// Returns the range of a signed minimum.
pub fn min_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    ConstantIntRanges::from_signed(lhs.smin().smin(rhs.smin()), lhs.smax().smin(rhs.smax()))
}

/// Returns the range of an unsigned minimum.
pub fn min_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    ConstantIntRanges::from_unsigned(lhs.umin().umin(rhs.umin()), lhs.umax().umin(rhs.umax()))
}

/// Returns a mask of the low bits that vary within a range.
fn varying_bits(range: &ConstantIntRanges) -> ApInt {
    let differing = range.umin().xor(range.umax()).active_bits();
    ApInt::all_ones(range.width())
        .shl(u64::from(differing))
        .not()
}

/// Returns the bounds of a range, with all varying bits clear and with all varying bits set.
fn widened(range: &ConstantIntRanges) -> [ApInt; 2] {
    let varying = varying_bits(range);
    [range.umin().and(&varying.not()), range.umax().or(&varying)]
}

fn bitwise(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    op: fn(&ApInt, &ApInt) -> ApInt,
) -> ConstantIntRanges {
    let ([lhs_zeros, lhs_ones], [rhs_zeros, rhs_ones]) = (widened(lhs), widened(rhs));
    min_max_by(
        |a, b| Some(op(a, b)),
        [&lhs_zeros, &lhs_ones],
        [&rhs_zeros, &rhs_ones],
        false,
    )
}

/// Returns the range of a bitwise and.
pub fn and(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    bitwise(lhs, rhs, ApInt::and)
}

/// Returns the range of a bitwise or.
pub fn or(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    bitwise(lhs, rhs, ApInt::or)
}

/// Returns the range of a bitwise exclusive or.
pub fn xor(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let varying = varying_bits(lhs).or(&varying_bits(rhs));
    let bits = lhs.umin().xor(rhs.umin());
    ConstantIntRanges::from_unsigned(bits.and(&varying.not()), bits.or(&varying))
}
