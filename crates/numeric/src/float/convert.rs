//! Conversion between formats, to integers and from integers.

use super::kind::{NonFinite, Semantics};
use super::rounding::{Lost, RoundingMode, Status, StatusAnd, round, shift_right};
use super::unpacked::{Category, Unpacked, is_signaling, low_mask, make_nan, make_zero, quieted};
use crate::ApInt;

/// Rounds a value of one format to another format.
pub(super) fn convert(
    from: &Semantics,
    value: Unpacked,
    to: &Semantics,
    mode: RoundingMode,
) -> StatusAnd<Unpacked> {
    let Unpacked {
        category,
        negative,
        significand,
        ..
    } = value;
    match category {
        Category::Normal => round(to, negative, value.lowest(from), significand, false, mode),
        Category::Infinity if to.has_infinity() => Status::OK.and(value),
        // LLVM reports no exception if the format also lacks NaN, or if it lacks zero.
        Category::Infinity if to.non_finite == NonFinite::None => {
            Status::OK.and(make_nan(to, negative))
        }
        Category::Infinity => Status::INEXACT.and(make_nan(to, negative)),
        Category::Zero => {
            let exact = !(negative && to.negative_zero_is_nan());
            (if exact { Status::OK } else { Status::INEXACT }).and(make_zero(to, negative))
        }
        Category::Nan => {
            let signaling = is_signaling(from, value);
            let status = if signaling {
                Status::INVALID
            } else {
                Status::OK
            };
            status.and(convert_nan(from, value, to, signaling))
        }
    }
}

/// Returns true if a NaN loses a part of its payload in the conversion to another format.
pub(super) fn loses_payload(from: &Semantics, value: Unpacked, to: &Semantics) -> bool {
    if value.category != Category::Nan {
        return false;
    }
    match to.non_finite {
        NonFinite::NanAllOnes | NonFinite::NanNegativeZero => {
            matches!(from.non_finite, NonFinite::Ieee | NonFinite::None)
        }
        NonFinite::Ieee | NonFinite::None => {
            let down = from.precision.saturating_sub(to.precision);
            from.has_infinity() && value.significand & low_mask(down) != 0
                || is_odd_x87(from, value) && !to.explicit_bit
        }
    }
}

/// Returns true for an x87 NaN that lacks one of its two top bits. No other format has such NaNs.
fn is_odd_x87(s: &Semantics, value: Unpacked) -> bool {
    s.explicit_bit && value.significand >> (s.precision - 2) & 3 != 3
}

/// Converts a NaN's payload, aligned at the top.
fn convert_nan(from: &Semantics, value: Unpacked, to: &Semantics, signaling: bool) -> Unpacked {
    if matches!(
        from.non_finite,
        NonFinite::NanNegativeZero | NonFinite::None
    ) {
        return make_nan(to, false);
    }
    if !to.has_infinity() {
        return make_nan(to, value.negative);
    }
    let mut payload = value.significand;
    if to.precision >= from.precision {
        payload <<= to.precision - from.precision;
    } else {
        payload >>= from.precision - to.precision;
    }
    if to.explicit_bit {
        payload |= 1 << (to.precision - 1);
    }
    let nan = Unpacked::special(Category::Nan, value.negative, payload);
    if signaling { quieted(to, nan) } else { nan }
}

/// See [`super::ApFloat::to_apint`].
pub(super) fn to_apint(
    s: &Semantics,
    value: Unpacked,
    width: u32,
    signed: bool,
    mode: RoundingMode,
) -> StatusAnd<ApInt> {
    let bound = |negative: bool| match (negative, signed) {
        (true, true) => ApInt::signed_min(width),
        (true, false) => ApInt::zero(width),
        (false, true) => ApInt::signed_max(width),
        (false, false) => ApInt::all_ones(width),
    };
    match value.category {
        Category::Nan => return Status::INVALID.and(ApInt::zero(width)),
        Category::Infinity => return Status::INVALID.and(bound(value.negative)),
        Category::Zero => return Status::OK.and(ApInt::zero(width)),
        Category::Normal => {}
    }
    let out_of_range = Status::INVALID.and(bound(value.negative));
    if value.exponent >= 0 && value.exponent as u32 >= width {
        return out_of_range;
    }
    let lowest = value.lowest(s);
    // Wide enough for the magnitude, the carry from rounding, and a sign.
    let wide = width.max(128) + 2;
    let (magnitude, inexact) = if lowest >= 0 {
        (
            ApInt::from_u128(wide, value.significand).shl(lowest as u64),
            false,
        )
    } else {
        let (mut kept, lost) = shift_right(value.significand, lowest.unsigned_abs(), false);
        if mode.away_from_zero(value.negative, lost, kept & 1 != 0) {
            kept += 1;
        }
        (ApInt::from_u128(wide, kept), lost != Lost::Nothing)
    };
    let result = if value.negative {
        magnitude.neg()
    } else {
        magnitude
    };
    let fits = if signed {
        result.min_signed_bits() <= width
    } else {
        !result.is_negative() && result.active_bits() <= width
    };
    // Zero fits in every width, including 0.
    if !(fits || result.is_zero()) {
        return out_of_range;
    }
    let status = if inexact { Status::INEXACT } else { Status::OK };
    status.and(result.trunc(width))
}

/// Rounds an integer.
pub(super) fn from_apint(
    s: &Semantics,
    value: &ApInt,
    signed: bool,
    mode: RoundingMode,
) -> StatusAnd<Unpacked> {
    let negative = signed && value.is_negative();
    let magnitude = if negative { value.neg() } else { value.clone() };
    let (significand, lowest, sticky) = leading_bits(magnitude.limbs());
    round(s, negative, lowest, significand, sticky, mode)
}

/// Returns the leading 128 bits of `limbs`, the exponent of the lowest of these bits, and true if a lower bit is set.
pub(super) fn leading_bits(limbs: &[u64]) -> (u128, i32, bool) {
    let bits = crate::limbs::bit_len(limbs);
    let drop = bits.saturating_sub(128);
    let (whole, part) = (drop / 64, drop % 64);
    let limb = |i: usize| u128::from(limbs.get(i).copied().unwrap_or(0));
    let low = limb(whole) | limb(whole + 1) << 64;
    let significand = match part {
        0 => low,
        _ => low >> part | limb(whole + 2) << (128 - part),
    };
    let sticky = limbs[..whole.min(limbs.len())].iter().any(|&x| x != 0)
        || limb(whole) & low_mask(part as u32) != 0;
    (significand, drop as i32, sticky)
}

/// See [`super::ApFloat::round_to_integral`].
pub(super) fn round_to_integral(
    s: &Semantics,
    value: Unpacked,
    mode: RoundingMode,
) -> StatusAnd<Unpacked> {
    match value.category {
        Category::Nan if is_signaling(s, value) => Status::INVALID.and(quieted(s, value)),
        Category::Nan | Category::Infinity | Category::Zero => Status::OK.and(value),
        Category::Normal => {
            let lowest = value.lowest(s);
            if lowest >= 0 {
                return Status::OK.and(value);
            }
            let (mut kept, lost) = shift_right(value.significand, lowest.unsigned_abs(), false);
            if lost == Lost::Nothing {
                return Status::OK.and(value);
            }
            if mode.away_from_zero(value.negative, lost, kept & 1 != 0) {
                kept += 1;
            }
            let rounded = if kept == 0 {
                make_zero(s, value.negative)
            } else {
                round(s, value.negative, 0, kept, false, mode).value
            };
            Status::INEXACT.and(rounded)
        }
    }
}
