//! Float arithmetic in software, for any [`Semantics`].
//!
//! Every operation computes an exact value, or at least its leading 115 bits and a sticky bit, and rounds that.

use std::cmp::Ordering;

use super::kind::Semantics;
use super::rounding::{Lost, RoundingMode, Status, StatusAnd, round, shift_right};
use super::unpacked::{
    Category, Unpacked, bit_len, is_signaling, low_mask, make_infinity, make_nan, make_zero,
    quieted,
};

/// Returns the resulting NaN if an operand is NaN.
pub(super) fn nan_operand(s: &Semantics, a: Unpacked, b: Unpacked) -> Option<StatusAnd<Unpacked>> {
    let nan = match (a.category, b.category) {
        (Category::Nan, _) => a,
        (_, Category::Nan) => b,
        _ => return None,
    };
    let signaling = is_signaling(s, a) || is_signaling(s, b);
    let status = if signaling {
        Status::INVALID
    } else {
        Status::OK
    };
    Some(status.and(if is_signaling(s, nan) {
        quieted(s, nan)
    } else {
        nan
    }))
}

fn invalid(s: &Semantics) -> StatusAnd<Unpacked> {
    Status::INVALID.and(make_nan(s, false))
}

/// `a + b`, or `a - b` if `subtract`.
pub(super) fn add(
    s: &Semantics,
    a: Unpacked,
    mut b: Unpacked,
    subtract: bool,
    mode: RoundingMode,
) -> StatusAnd<Unpacked> {
    if let Some(nan) = nan_operand(s, a, b) {
        return nan;
    }
    b.negative ^= subtract;
    match (a.category, b.category) {
        (Category::Infinity, Category::Infinity) if a.negative != b.negative => invalid(s),
        (Category::Infinity, _) => Status::OK.and(a),
        (_, Category::Infinity) => Status::OK.and(b),
        (Category::Zero, Category::Zero) if a.negative == b.negative => Status::OK.and(a),
        (Category::Zero, Category::Zero) => Status::OK.and(make_zero(s, sum_zero_sign(mode))),
        (Category::Zero, _) => Status::OK.and(b),
        (_, Category::Zero) => Status::OK.and(a),
        _ => {
            let sum = add_normals((a, a.lowest(s)), (b, b.lowest(s)));
            if sum.significand == 0 && !sum.sticky {
                return Status::OK.and(make_zero(s, sum_zero_sign(mode)));
            }
            round(
                s,
                sum.negative,
                sum.lowest,
                sum.significand,
                sum.sticky,
                mode,
            )
        }
    }
}

pub(super) fn sum_zero_sign(mode: RoundingMode) -> bool {
    mode == RoundingMode::TowardNegative
}

/// An unrounded number, as the arguments of [`round`].
pub(super) struct Wide {
    pub(super) negative: bool,
    pub(super) lowest: i32,
    pub(super) significand: u128,
    pub(super) sticky: bool,
}

/// Adds two normals, each given with the exponent of its lowest bit. The result is exact, or has at least 125 bits and
/// a sticky bit.
pub(super) fn add_normals(a: (Unpacked, i32), b: (Unpacked, i32)) -> Wide {
    let top = |(value, lowest): (Unpacked, i32)| lowest + bit_len(value.significand) as i32;
    let (big, small) = if top(a) >= top(b) { (a, b) } else { (b, a) };
    // Align the highest bit of the bigger number to bit 126, with space for a carry above.
    let up = big.0.significand.leading_zeros() as i32 - 1;
    let lowest = big.1 - up;
    let x = big.0.significand << up;
    let shift = lowest - small.1;
    let (y, sticky) = if shift <= 0 {
        // `small` does not exceed `big`, so this cannot shift bits out.
        (small.0.significand << -shift, false)
    } else {
        let (y, lost) = shift_right(small.0.significand, shift as u32, false);
        (y, lost != Lost::Nothing)
    };
    let mut negative = big.0.negative;
    let significand = if big.0.negative == small.0.negative {
        x + y
    } else if sticky {
        // x - (y + fraction) = (x - y - 1) + (1 - fraction)
        x - y - 1
    } else {
        negative ^= y > x;
        x.abs_diff(y)
    };
    Wide {
        negative,
        lowest,
        significand,
        sticky,
    }
}

/// `a * b`.
pub(super) fn mul(
    s: &Semantics,
    a: Unpacked,
    b: Unpacked,
    mode: RoundingMode,
) -> StatusAnd<Unpacked> {
    if let Some(nan) = nan_operand(s, a, b) {
        return nan;
    }
    let negative = a.negative != b.negative;
    match (a.category, b.category) {
        (Category::Infinity, Category::Zero) | (Category::Zero, Category::Infinity) => invalid(s),
        (Category::Infinity, _) | (_, Category::Infinity) => {
            Status::OK.and(make_infinity(s, negative))
        }
        (Category::Zero, _) | (_, Category::Zero) => Status::OK.and(make_zero(s, negative)),
        _ => {
            let (high, low) = wide_mul(a.significand, b.significand);
            let mut lowest = a.lowest(s) + b.lowest(s);
            let drop = bit_len(high);
            lowest += drop as i32;
            let (significand, sticky) = match drop {
                0 => (low, false),
                128 => (high, low != 0),
                _ => (
                    high << (128 - drop) | low >> drop,
                    low & low_mask(drop) != 0,
                ),
            };
            round(s, negative, lowest, significand, sticky, mode)
        }
    }
}

/// Returns the 256-bit product as high and low halves.
pub(super) fn wide_mul(a: u128, b: u128) -> (u128, u128) {
    let half = u128::from(u64::MAX);
    let (a1, a0, b1, b0) = (a >> 64, a & half, b >> 64, b & half);
    let low = a0 * b0;
    let cross = a1 * b0 + (low >> 64);
    let other = a0 * b1 + (cross & half);
    let high = a1 * b1 + (cross >> 64) + (other >> 64);
    (high, other << 64 | low & half)
}

/// `a / b`.
pub(super) fn div(
    s: &Semantics,
    a: Unpacked,
    b: Unpacked,
    mode: RoundingMode,
) -> StatusAnd<Unpacked> {
    if let Some(nan) = nan_operand(s, a, b) {
        return nan;
    }
    let negative = a.negative != b.negative;
    match (a.category, b.category) {
        (Category::Infinity, Category::Infinity) | (Category::Zero, Category::Zero) => invalid(s),
        (Category::Infinity, _) => Status::OK.and(make_infinity(s, negative)),
        (Category::Zero, _) | (_, Category::Infinity) => Status::OK.and(make_zero(s, negative)),
        (_, Category::Zero) => Status::DIV_BY_ZERO.and(make_infinity(s, negative)),
        _ => {
            // Denormals are first shifted to full precision, so that the quotient has enough bits.
            let full = |x: u128| s.precision - bit_len(x);
            let (up_a, up_b) = (full(a.significand), full(b.significand));
            let (x, y) = (a.significand << up_a, b.significand << up_b);
            let extra = s.precision + 2;
            let (quotient, exact) = if s.precision + extra <= 128 {
                let x = x << extra;
                (x / y, x.is_multiple_of(y))
            } else {
                long_division(x, y, extra)
            };
            let lowest = a.lowest(s) - up_a as i32 - (b.lowest(s) - up_b as i32) - extra as i32;
            round(s, negative, lowest, quotient, !exact, mode)
        }
    }
}

/// Returns `(x << bits) / y`, and true if the quotient is exact. Requires `x < 2 y` and `y` below 2^127.
fn long_division(x: u128, y: u128, bits: u32) -> (u128, bool) {
    let mut rest = x % y;
    let mut quotient = x / y;
    for _ in 0..bits {
        rest <<= 1;
        quotient <<= 1;
        if rest >= y {
            rest -= y;
            quotient |= 1;
        }
    }
    (quotient, rest == 0)
}

/// `a - trunc(a / b) * b`, exact.
pub(super) fn rem(s: &Semantics, a: Unpacked, b: Unpacked) -> StatusAnd<Unpacked> {
    if let Some(nan) = nan_operand(s, a, b) {
        return nan;
    }
    match (a.category, b.category) {
        (Category::Infinity, _) | (_, Category::Zero) => invalid(s),
        (Category::Zero, _) | (_, Category::Infinity) => Status::OK.and(a),
        _ => {
            let mut shift = a.exponent - b.exponent;
            if shift < 0 {
                // |a| may still exceed a denormal |b|, but not with a smaller exponent.
                return Status::OK.and(a);
            }
            let mut rest = a.significand % b.significand;
            while shift > 0 && rest != 0 {
                let step = rest.leading_zeros().min(shift as u32);
                rest = (rest << step) % b.significand;
                shift -= step as i32;
            }
            if rest == 0 {
                return Status::OK.and(make_zero(s, a.negative));
            }
            round(
                s,
                a.negative,
                b.lowest(s),
                rest,
                false,
                RoundingMode::NearestTiesToEven,
            )
        }
    }
}

/// Compares the numbers; `None` if either is NaN.
pub(super) fn compare(a: Unpacked, b: Unpacked) -> Option<Ordering> {
    let key = |x: Unpacked| match x.category {
        Category::Zero => (0, 0, 0),
        Category::Normal => (1, x.exponent, x.significand),
        Category::Infinity | Category::Nan => (2, 0, 0),
    };
    if a.category == Category::Nan || b.category == Category::Nan {
        return None;
    }
    let zeros = a.category == Category::Zero && b.category == Category::Zero;
    Some(match (a.negative, b.negative) {
        _ if zeros => Ordering::Equal,
        (false, false) => key(a).cmp(&key(b)),
        (true, true) => key(b).cmp(&key(a)),
        (a_negative, _) => {
            if a_negative {
                Ordering::Less
            } else {
                Ordering::Greater
            }
        }
    })
}
