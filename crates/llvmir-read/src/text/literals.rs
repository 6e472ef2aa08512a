//! Integer and float literals, before their type is known.

use terrace_numeric::{ApFloat, ApInt, FloatKind};

use terrace_llvmir::Type;
use terrace_llvmir::float_kind;

/// An integer of minimal width.
#[derive(Debug)]
pub(super) struct Integer {
    value: ApInt,
    signed: bool,
}

impl Integer {
    /// Returns the value of an integer token.
    pub(super) fn parse(text: &[u8]) -> Integer {
        let hex = |digits: &[u8], signed| {
            let value = from_digits(digits, 16);
            let bits = value.active_bits().max(1);
            // As in LLVM, the highest set bit is the sign.
            Integer {
                signed: signed && !value.is_zero(),
                value: value.trunc(bits),
            }
        };
        match text {
            [b'u', b'0', b'x', digits @ ..] => hex(digits, false),
            [b's', b'0', b'x', digits @ ..] => hex(digits, true),
            [b'-', digits @ ..] => {
                let value = from_digits(digits, 10);
                let value = value.zext_or_trunc(value.width() + 1).neg();
                let bits = value.min_signed_bits().max(1);
                Integer {
                    value: value.trunc(bits),
                    signed: true,
                }
            }
            digits => {
                let value = from_digits(digits, 10);
                let bits = value.active_bits().max(1);
                Integer {
                    value: value.trunc(bits),
                    signed: false,
                }
            }
        }
    }

    /// Returns the value, which has the minimal width.
    pub(super) fn value(&self) -> &ApInt {
        &self.value
    }

    /// Returns true if the highest bit is the sign.
    pub(super) fn is_signed(&self) -> bool {
        self.signed
    }

    /// Returns the minimal width in bits.
    pub(super) fn width(&self) -> u32 {
        self.value.width()
    }

    /// Returns the value, extended or truncated to `width`.
    pub(super) fn extended(&self, width: u32) -> ApInt {
        if self.signed {
            self.value.sext_or_trunc(width)
        } else {
            self.value.zext_or_trunc(width)
        }
    }
}

/// Parses digits into an integer that is wider than necessary.
fn from_digits(digits: &[u8], radix: u64) -> ApInt {
    let mut limbs = vec![0_u64];
    // The number of digits that fit into a word.
    let step = if radix == 16 { 15 } else { 18 };
    for chunk in digits.chunks(step) {
        let mut scale = 1;
        let mut carry = 0_u128;
        for &digit in chunk {
            let digit = char::from(digit).to_digit(16).unwrap_or(0);
            carry = carry * u128::from(radix) + u128::from(digit);
            scale *= radix;
        }
        for limb in &mut limbs {
            let sum = u128::from(*limb) * u128::from(scale) + carry;
            *limb = sum as u64;
            carry = sum >> 64;
        }
        if carry != 0 {
            limbs.push(carry as u64);
        }
    }
    ApInt::from_limbs(limbs.len() as u32 * 64, &limbs)
}

/// Parses a small decimal integer, the usual case. Returns its value modulo 2^64.
#[inline]
pub(super) fn small_integer(text: &[u8]) -> Option<u64> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || digits.len() > 18 {
        return None;
    }
    let mut value = 0_u64;
    for &digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        value = value * 10 + u64::from(digit - b'0');
    }
    Some(if negative {
        value.wrapping_neg()
    } else {
        value
    })
}

/// The value of a float token for a type.
pub(super) enum Float {
    /// The bits of the value.
    Bits(u128),
    /// The type cannot hold the value.
    Invalid,
    /// The literal has the form of another type.
    OtherType,
}

/// Returns the value of a float token for type `ty`.
pub(super) fn float(text: &[u8], ty: Type) -> Float {
    let Some(to) = float_kind(ty) else {
        return Float::Invalid;
    };
    let Some(value) = written_float(text) else {
        return Float::Invalid;
    };
    let from = value.kind();
    if from == to {
        return Float::Bits(value.bits());
    }
    let wider = match to {
        FloatKind::F64 => matches!(from, FloatKind::F16 | FloatKind::BF16),
        FloatKind::F80 | FloatKind::F128 | FloatKind::PpcDoubleDouble => {
            matches!(from, FloatKind::F16 | FloatKind::BF16 | FloatKind::F64)
        }
        _ => false,
    };
    if wider {
        return Float::OtherType;
    }
    match narrowed(value, to) {
        None => Float::Invalid,
        Some(_) if from != FloatKind::F64 => Float::OtherType,
        Some(bits) => Float::Bits(bits),
    }
}

/// Returns the bits of a value in another format if the conversion is exact, including a NaN's payload.
fn narrowed(value: ApFloat, to: FloatKind) -> Option<u128> {
    if value.is_nan() {
        if value.kind() != FloatKind::F64 {
            return value.convert_lossless(to).map(ApFloat::bits);
        }
        let (payload_bits, exponent) = match to {
            FloatKind::F16 => (10, 0x1f),
            FloatKind::BF16 => (7, 0xff),
            FloatKind::F32 => (23, 0xff),
            _ => return None,
        };
        let bits = value.bits();
        let payload = bits & ((1 << 52) - 1);
        let lost = 52 - payload_bits;
        if payload & ((1 << lost) - 1) != 0 {
            return None;
        }
        let sign = (bits >> 63) << (to.width() - 1);
        return Some(sign | exponent << payload_bits | payload >> lost);
    }
    let result = value.convert(to).value;
    let back = result.convert(value.kind()).value;
    (back.bits() == value.bits()).then(|| result.bits())
}

/// Returns the value of a float token, in the format that its form implies.
fn written_float(text: &[u8]) -> Option<ApFloat> {
    let Some(hex) = text.strip_prefix(b"0x") else {
        let text = std::str::from_utf8(text).ok()?;
        return Some(ApFloat::from_decimal(FloatKind::F64, text)?.value);
    };
    let number = |digits: &[u8]| {
        digits.iter().fold(0_u128, |value, &digit| {
            value << 4 | u128::from(char::from(digit).to_digit(16).unwrap_or(0))
        })
    };
    let split = |digits: &[u8], at: usize| {
        let (head, tail) = digits.split_at(digits.len().min(at));
        (number(head), number(tail) & u128::from(u64::MAX))
    };
    let (kind, bits) = match hex {
        [b'K', digits @ ..] => {
            let (exponent, significand) = split(digits, 4);
            (FloatKind::F80, exponent << 64 | significand)
        }
        [form @ (b'L' | b'M'), digits @ ..] => {
            let first = if digits.len() >= 16 { 16 } else { 0 };
            let (low, high) = split(digits, first);
            let kind = match form {
                b'L' => FloatKind::F128,
                _ => FloatKind::PpcDoubleDouble,
            };
            (kind, high << 64 | low)
        }
        [b'H', digits @ ..] => (FloatKind::F16, number(digits) & 0xffff),
        [b'R', digits @ ..] => (FloatKind::BF16, number(digits) & 0xffff),
        digits => (FloatKind::F64, number(digits)),
    };
    Some(ApFloat::from_bits(kind, bits))
}
