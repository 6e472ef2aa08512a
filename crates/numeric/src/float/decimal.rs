//! Parses decimal text as floats, exactly for any number of digits.

use super::convert::leading_bits;
use super::kind::{PPC_LEGACY, Semantics};
use super::rounding::{RoundingMode, Status, StatusAnd, round};
use super::unpacked::{Unpacked, make_zero};
use super::{ApFloat, FloatKind, ppc};
use crate::limbs;

const NEAREST: RoundingMode = RoundingMode::NearestTiesToEven;

/// 10^0 to 10^19.
pub(super) const TENS: [u64; 20] = {
    let mut tens = [1u64; 20];
    let mut i = 1;
    while i < 20 {
        tens[i] = tens[i - 1] * 10;
        i += 1;
    }
    tens
};

/// See [`ApFloat::from_decimal`].
pub(super) fn parse(kind: FloatKind, text: &str) -> Option<StatusAnd<ApFloat>> {
    let number = Number::scan(text)?;
    Some(if kind == FloatKind::PpcDoubleDouble {
        number.round(&PPC_LEGACY).map(ppc::from_legacy)
    } else {
        number
            .round(kind.semantics())
            .map(|value| ApFloat::pack(kind, value))
    })
}

/// `+-digits * 10^exponent`, without zeros at either end of the digits.
struct Number<'a> {
    negative: bool,
    /// The digits before and after the point.
    digits: (&'a [u8], &'a [u8]),
    exponent: i64,
}

impl<'a> Number<'a> {
    fn scan(text: &'a str) -> Option<Self> {
        let text = text.as_bytes();
        let (negative, text) = match text {
            [b'-', rest @ ..] => (true, rest),
            [b'+', rest @ ..] => (false, rest),
            _ => (false, text),
        };
        let (mut whole, rest) = take_digits(text);
        let (mut fraction, rest) = match rest {
            [b'.', rest @ ..] => take_digits(rest),
            _ => (&[][..], rest),
        };
        if whole.is_empty() && fraction.is_empty() {
            return None;
        }
        let mut exponent = match rest {
            [] => 0,
            [b'e' | b'E', rest @ ..] => scan_exponent(rest)?,
            _ => return None,
        };
        // `exponent` is the exponent of the last remaining digit. All numbers are bounded by the length of the text.
        fraction = &fraction[..fraction.len() - trailing_zeros(fraction)];
        if fraction.is_empty() {
            let zeros = trailing_zeros(whole);
            whole = &whole[..whole.len() - zeros];
            exponent += zeros as i64;
        } else {
            exponent -= fraction.len() as i64;
        }
        whole = &whole[leading_zeros(whole)..];
        if whole.is_empty() {
            fraction = &fraction[leading_zeros(fraction)..];
        }
        Some(Number {
            negative,
            digits: (whole, fraction),
            exponent,
        })
    }

    fn len(&self) -> usize {
        self.digits.0.len() + self.digits.1.len()
    }

    fn iter(&self) -> impl Iterator<Item = u8> {
        self.digits.0.iter().chain(self.digits.1).copied()
    }

    fn round(&self, s: &Semantics) -> StatusAnd<Unpacked> {
        let negative = self.negative;
        if self.len() == 0 {
            return Status::OK.and(make_zero(s, negative));
        }
        if self.len() <= 19 && (-19..=19).contains(&self.exponent) {
            let digits = self
                .iter()
                .fold(0u64, |x, digit| x * 10 + u64::from(digit - b'0'));
            if let Some(result) = round_short(s, negative, digits, self.exponent as i32) {
                return result;
            }
        }
        // The number is in [10^(top - 1), 10^top).
        let top = self.exponent + self.len() as i64;
        if (top - 1) * 3 > i64::from(s.max_exp) {
            return round(s, negative, s.max_exp + 1, 1, false, NEAREST);
        }
        // 10^top < 2^(10/3 top) for negative top is not a bound, but 2^(3 top) is.
        if top < 0 && top * 3 < i64::from(s.min_exp - s.precision as i32 - 2) {
            return round(s, negative, 0, 0, true, NEAREST);
        }
        self.round_exactly(s)
    }

    /// Rounds with big integers. The exponent has the magnitude of the format's here.
    fn round_exactly(&self, s: &Semantics) -> StatusAnd<Unpacked> {
        // A number half-way between two numbers of the format has at most this many digits. Of the digits after them,
        // only their presence matters.
        let most = (s.precision as i32 - s.min_exp) as usize + 2;
        let mut digits: Vec<u8> = self.iter().take(most).collect();
        let mut exponent = self.exponent + (self.len() - digits.len()) as i64;
        if self.len() > digits.len() {
            digits.push(b'1');
            exponent -= 1;
        }
        let digits = limbs::from_decimal(&digits);
        let power = limbs::power_of_five(exponent.unsigned_abs() as u32);
        // digits * 10^exponent = digits * 5^exponent * 2^exponent
        let (value, mut lowest, mut sticky) = if exponent >= 0 {
            (limbs::mul(&digits, &power), exponent, false)
        } else {
            // Enough bits for a quotient of at least 128 bits.
            let up = (limbs::bit_len(&power) + 129).saturating_sub(limbs::bit_len(&digits));
            let (quotient, rest) = limbs::div_rem(&limbs::shl(&digits, up), &power);
            (quotient, exponent - up as i64, !rest.is_empty())
        };
        let (significand, dropped, below) = leading_bits(&value);
        lowest += i64::from(dropped);
        sticky |= below;
        round(
            s,
            self.negative,
            lowest as i32,
            significand,
            sticky,
            NEAREST,
        )
    }
}

/// Rounds `digits * 10^exponent`, if 128-bit arithmetic suffices. `digits` must not be 0.
pub(super) fn round_short(
    s: &Semantics,
    negative: bool,
    digits: u64,
    exponent: i32,
) -> Option<StatusAnd<Unpacked>> {
    let scale = u128::from(*TENS.get(exponent.unsigned_abs() as usize)?);
    if exponent >= 0 {
        let exact = u128::from(digits) * scale;
        return Some(round(s, negative, 0, exact, false, NEAREST));
    }
    if s.precision > 60 {
        return None;
    }
    // The quotient has at least 63 bits.
    let up = 64 + digits.leading_zeros();
    let x = u128::from(digits) << up;
    let (quotient, rest) = (x / scale, x % scale);
    Some(round(
        s,
        negative,
        -(up as i32),
        quotient,
        rest != 0,
        NEAREST,
    ))
}

fn take_digits(text: &[u8]) -> (&[u8], &[u8]) {
    let len = text.iter().take_while(|c| c.is_ascii_digit()).count();
    text.split_at(len)
}

fn leading_zeros(digits: &[u8]) -> usize {
    digits.iter().take_while(|&&c| c == b'0').count()
}

fn trailing_zeros(digits: &[u8]) -> usize {
    digits.iter().rev().take_while(|&&c| c == b'0').count()
}

/// Parses the exponent after its `e`. It is clamped to a bound that no text length can compensate.
fn scan_exponent(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    const BOUND: i64 = 1 << 56;
    let value = digits.iter().fold(0i64, |x, &digit| {
        (x * 10 + i64::from(digit - b'0')).min(BOUND)
    });
    Some(if negative { -value } else { value })
}
