//! Formats floats as decimal digits, with LLVM's rounding.
//!
//! LLVM writes the value as `N * 10^-q` with an integer `N` (`q` = 0, or `N = odd part * 5^q`). It drops decimal digits
//! of `N` as long as enough *bits* remain for the requested precision, and then rounds the remaining digits half up. If
//! dropping leaves no more digits than requested, LLVM does not round: the number is truncated. [`Decimal`] reproduces
//! both outcomes.

use super::decimal::TENS;
use super::unpacked::Unpacked;
use crate::limbs;

/// Decimal digits and the position of the point: `0.d1d2d3... * 10^point`. No zeros at either end.
pub(super) struct Decimal {
    pub(super) digits: Vec<u8>,
    pub(super) point: i32,
}

/// Returns the number of bits that LLVM keeps for `precision` digits: a little more than `precision * log2(10)`.
fn bits_required(precision: u32) -> u32 {
    (precision * 196).div_ceil(59)
}

/// Returns the number of decimal digits that LLVM drops from a number of `bits` bits.
fn digits_dropped(bits: u32, precision: u32) -> u32 {
    bits.saturating_sub(bits_required(precision)) * 59 / 196
}

impl Decimal {
    /// Computes at most `precision` digits of the normal `value`. `lowest` is the exponent of the lowest bit of its
    /// significand.
    pub(super) fn new(value: Unpacked, lowest: i32, precision: u32) -> Self {
        let zeros = value.significand.trailing_zeros();
        let odd = value.significand >> zeros;
        let exponent = lowest + zeros as i32;
        let odd = [odd as u64, (odd >> 64) as u64];
        let (n, q) = if exponent >= 0 {
            (limbs::shl(limbs::trimmed(&odd), exponent as usize), 0)
        } else {
            let power = limbs::power_of_five(exponent.unsigned_abs());
            (limbs::mul(limbs::trimmed(&odd), &power), -exponent)
        };
        let bits = limbs::bit_len(&n) as u32;
        let mut digits = Vec::new();
        limbs::write_decimal(&n, &mut digits);
        let mut point = digits.len() as i32 - q;
        digits.truncate(digits.len() - digits_dropped(bits, precision) as usize);
        round_half_up(&mut digits, &mut point, precision as usize);
        Decimal { digits, point }
    }
}

/// Rounds to `precision` digits, and then drops trailing zeros.
fn round_half_up(digits: &mut Vec<u8>, point: &mut i32, precision: usize) {
    let up = digits.get(precision).is_some_and(|&next| next >= b'5');
    digits.truncate(precision);
    if up {
        while digits.last() == Some(&b'9') {
            digits.pop();
        }
        match digits.last_mut() {
            Some(last) => *last += 1,
            None => {
                digits.push(b'1');
                *point += 1;
            }
        }
    }
    while digits.last() == Some(&b'0') {
        digits.pop();
    }
}

/// The leading digits of a double, with LLVM's rounding, computed in 128-bit arithmetic: `digits * 10^(exponent -
/// precision + 1)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leading {
    /// Exactly `precision` digits, the first not 0.
    pub(super) digits: u64,
    /// The exponent of the first digit.
    pub(super) exponent: i32,
    /// True if the digits are the exact value.
    pub(super) exact: bool,
}

/// The powers of five from 5^0: the leading 64 bits and the bit length.
const FIVES: [(u64, u32); 96] = {
    let mut fives = [(0u64, 0u32); 96];
    // 5^95 has 221 bits.
    let mut power = [1u64, 0, 0, 0];
    let mut i = 0;
    while i < 96 {
        let mut top = 3;
        while power[top] == 0 {
            top -= 1;
        }
        let up = power[top].leading_zeros();
        let below = if up > 0 && top > 0 {
            power[top - 1] >> (64 - up)
        } else {
            0
        };
        fives[i] = (power[top] << up | below, top as u32 * 64 + 64 - up);
        let mut carry = 0u128;
        let mut limb = 0;
        while limb < 4 {
            let wide = power[limb] as u128 * 5 + carry;
            power[limb] = wide as u64;
            carry = wide >> 64;
            limb += 1;
        }
        i += 1;
    }
    fives
};

impl Leading {
    /// Computes at most 17 digits of a finite, nonzero double; the sign is ignored. Returns `None` if the magnitude is
    /// outside the range of 128-bit arithmetic, or if that arithmetic cannot decide LLVM's rounding. Use [`Decimal`] in
    /// these cases.
    #[inline]
    pub(super) fn of(value: f64, precision: u32) -> Option<Self> {
        let bits = value.to_bits() & (u64::MAX >> 1);
        let field = (bits >> 52) as i32;
        if field == 0 || !(1e-17..1e18).contains(&f64::from_bits(bits)) {
            return None;
        }
        let fraction = (bits & ((1 << 52) - 1)) | 1 << 52;
        let zeros = fraction.trailing_zeros();
        let (odd, lowest) = (fraction >> zeros, field - 1075 + zeros as i32);
        let limit = TENS[precision as usize];
        // floor(log10), too large by at most one: 78913 / 2^18 is slightly more than log10(2).
        let mut exponent = ((field - 1022) * 78913) >> 18;
        let mut scaled = Scaled::new(odd, lowest, precision as i32 - 1 - exponent)?;
        if scaled.whole < limit / 10 {
            exponent -= 1;
            scaled = Scaled::new(odd, lowest, precision as i32 - 1 - exponent)?;
        }
        let mut digits = scaled.whole;
        if !(limit / 10..limit).contains(&digits) {
            return None;
        }
        if scaled.half && rounds(odd, lowest, digits, exponent, precision)? {
            digits += 1;
            if digits == limit {
                digits = limit / 10;
                exponent += 1;
            }
        }
        Some(Leading {
            digits,
            exponent,
            exact: scaled.exact,
        })
    }
}

/// A number times a power of ten.
struct Scaled {
    whole: u64,
    /// True if the fraction is at least one half.
    half: bool,
    /// True if the fraction is zero.
    exact: bool,
}

impl Scaled {
    /// Computes `odd * 2^lowest * 10^power`, for a value below 2^60 and `odd` below 2^53.
    fn new(odd: u64, lowest: i32, power: i32) -> Option<Self> {
        if power >= 0 {
            // odd * 5^power < 2^53 * 5^32 < 2^128
            if power > 32 {
                return None;
            }
            let wide = u128::from(odd)
                * u128::from(5u64.pow(power as u32 / 2))
                * u128::from(5u64.pow(power as u32 - power as u32 / 2));
            let up = lowest + power;
            if up >= 0 {
                let whole = u64::try_from(wide).ok()?.checked_shl(up as u32)?;
                return Some(Scaled {
                    whole,
                    half: false,
                    exact: true,
                });
            }
            let down = up.unsigned_abs();
            if down > 127 {
                return None;
            }
            let whole = u64::try_from(wide >> down).ok()?;
            let half = wide >> (down - 1) & 1 != 0;
            return Some(Scaled {
                whole,
                half,
                exact: wide.trailing_zeros() >= down,
            });
        }
        let scale = *TENS.get(power.unsigned_abs() as usize)?;
        // The whole part, below 2^60, and a flag for a fraction below it.
        let (integer, fraction) = if lowest >= 0 {
            (odd.checked_shl(lowest as u32)?, false)
        } else if lowest > -64 {
            (odd >> -lowest, true)
        } else {
            return None;
        };
        let rest = integer % scale;
        Some(Scaled {
            whole: integer / scale,
            half: rest >= scale / 2,
            exact: rest == 0 && !fraction,
        })
    }
}

/// Returns true if LLVM rounds the leading digits of `odd * 2^lowest`, and false if LLVM truncates them. `digits`
/// contains the `precision` leading digits; the first has the weight 10^`exponent`. Returns `None` if this arithmetic
/// cannot decide.
fn rounds(odd: u64, lowest: i32, digits: u64, exponent: i32, precision: u32) -> Option<bool> {
    // LLVM keeps at least the bits that it needs when it drops digits. With fewer bits than that, these digits are not
    // the whole number.
    if digits < 1 << (bits_required(precision) - 1) {
        return Some(true);
    }
    let (bits, q) = if lowest >= 0 {
        (64 - odd.leading_zeros() + lowest as u32, 0)
    } else {
        let q = lowest.unsigned_abs();
        let &(five, five_bits) = FIVES.get(q as usize)?;
        let low = u128::from(odd) * u128::from(five);
        let high = u128::from(odd) * (u128::from(five) + 1);
        if low.leading_zeros() != high.leading_zeros() {
            return None;
        }
        (128 - low.leading_zeros() + five_bits - 64, q)
    };
    let left = exponent + 1 + q as i32 - digits_dropped(bits, precision) as i32;
    Some(left > precision as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::{ApFloat, FloatKind};

    /// Computes the digits with big integers.
    fn slow(value: f64, precision: u32) -> (u64, i32) {
        let float = ApFloat::from_f64(FloatKind::F64, value).value.unpack();
        let decimal = Decimal::new(float, float.exponent - 52, precision);
        let digits = (0..precision as usize).fold(0, |x, i| {
            x * 10 + u64::from(decimal.digits.get(i).copied().unwrap_or(b'0') - b'0')
        });
        (digits, decimal.point - 1)
    }

    #[test]
    fn the_short_way_agrees_with_big_integers() {
        let mut seed = 0x9E37_79B9_7F4A_7C15u64;
        let mut next = || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        };
        for precision in [6, 9, 17] {
            let mut taken = 0;
            for i in 0..40_000 {
                let value = match i % 4 {
                    0 => (next() % 1_000_000) as f64 / 10f64.powi((next() % 20) as i32),
                    1 => (next() % 1_000_000) as f64 * 10f64.powi((next() % 12) as i32),
                    2 => f64::from((next() as u32 as f32) / 4096.0),
                    _ => f64::from_bits((next() % (1 << 52)) | ((960 + next() % 120) << 52)),
                };
                if value == 0.0 {
                    continue;
                }
                if let Some(short) = Leading::of(value, precision) {
                    taken += 1;
                    let got = (short.digits, short.exponent);
                    assert_eq!(got, slow(value, precision), "{value:e}");
                }
            }
            assert!(
                taken > 30_000,
                "the short way must be the usual one: {taken}"
            );
        }
    }

    #[test]
    fn a_cut_off_is_no_rounding() {
        // 0.7 is slightly less than seven tenths; with six digits LLVM happens to truncate it.
        let check = |value: f64, digits: u64| {
            assert_eq!(
                Leading::of(value, 6).map(|x| x.digits),
                Some(digits),
                "{value}"
            );
            assert_eq!(slow(value, 6).0, digits, "{value}");
        };
        check(0.7, 699_999);
        check(0.6, 600_000);
        check(0.3, 300_000);
    }
}
