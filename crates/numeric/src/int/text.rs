//! Integer text: parses MLIR's literals, formats decimal and hexadecimal numbers.

use std::fmt;

use super::{ApInt, Repr, sign_extend};
use crate::limbs;

/// The signedness of an integer type, as in MLIR's `i8`, `si8`, `ui8`. `index` is a signed type of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// `iN`, with literals from the signed minimum to the unsigned maximum.
    Signless,
    /// `siN` and `index`, with literals in the signed range.
    Signed,
    /// `uiN`, with literals in the unsigned range.
    Unsigned,
}

/// The reason why a text is not an integer of the requested type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntLiteralError {
    /// The text is not an optional `-` and then decimal digits, or `0x` and hex digits.
    Syntax,
    /// The value does not fit in the type.
    OutOfRange,
    /// The literal of an unsigned type has a minus sign.
    NegativeUnsigned,
}

impl fmt::Display for IntLiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IntLiteralError::Syntax => "expected integer literal",
            IntLiteralError::OutOfRange => "integer constant out of range for attribute",
            IntLiteralError::NegativeUnsigned => {
                "negative integer literal not valid for unsigned integer type"
            }
        })
    }
}

impl std::error::Error for IntLiteralError {}

impl ApInt {
    /// Parses an MLIR integer literal: an optional `-`, and then decimal digits, or `0x` and hex digits.
    ///
    /// As in MLIR, a positive signless literal may use the sign bit (`255 : i8` is -1). A negative literal must be in
    /// the signed range, and `-0` is out of range.
    ///
    /// A literal with far more digits than fit in the width is rejected before any conversion. Within the width, the
    /// conversion is sub-quadratic: seconds for the 5 million digits that fit in the widest type.
    ///
    /// # Errors
    /// Returns an error if the text is malformed or the value does not fit in the type.
    pub fn parse(width: u32, signedness: Signedness, text: &str) -> Result<Self, IntLiteralError> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        if negative && signedness == Signedness::Unsigned {
            return Err(IntLiteralError::NegativeUnsigned);
        }
        let value = parse_unsigned(width, digits)?;
        if negative {
            let value = value.neg();
            // This also holds for width 0, which has no negative values.
            if value.is_negative() {
                Ok(value)
            } else {
                Err(IntLiteralError::OutOfRange)
            }
        } else if signedness == Signedness::Signed && value.is_negative() {
            Err(IntLiteralError::OutOfRange)
        } else {
            Ok(value)
        }
    }

    /// Appends the value as a signed decimal number.
    pub fn write_signed(&self, out: &mut String) {
        match &self.0 {
            Repr::Small { width, value } => {
                let value = sign_extend(*width, *value);
                if value < 0 {
                    out.push('-');
                }
                push_u64(value.unsigned_abs(), out);
            }
            Repr::Big { .. } if self.is_negative() => {
                out.push('-');
                self.neg().write_unsigned(out);
            }
            Repr::Big { .. } => self.write_unsigned(out),
        }
    }

    /// Appends the value as an unsigned decimal number.
    pub fn write_unsigned(&self, out: &mut String) {
        match &self.0 {
            Repr::Small { value, .. } => push_u64(*value, out),
            Repr::Big { limbs, .. } => {
                let mut digits = Vec::new();
                limbs::write_decimal(&limbs.0, &mut digits);
                push_ascii(&digits, out);
            }
        }
    }

    /// Appends `0x` and the bits as upper-case hex without leading zeros.
    pub fn write_hex(&self, out: &mut String) {
        out.push_str("0x");
        let limbs = limbs::trimmed(self.limbs());
        let Some((top, rest)) = limbs.split_last() else {
            out.push('0');
            return;
        };
        push_hex(*top, 16 - (top.leading_zeros() / 4), out);
        for &limb in rest.iter().rev() {
            push_hex(limb, 16, out);
        }
    }

    /// Returns the value as a signed decimal number.
    pub fn to_string_signed(&self) -> String {
        let mut out = String::new();
        self.write_signed(&mut out);
        out
    }

    /// Returns the value as an unsigned decimal number.
    pub fn to_string_unsigned(&self) -> String {
        let mut out = String::new();
        self.write_unsigned(&mut out);
        out
    }

    /// `0x` and the bits as upper-case hex without leading zeros.
    pub fn to_string_hex(&self) -> String {
        let mut out = String::new();
        self.write_hex(&mut out);
        out
    }
}

fn parse_unsigned(width: u32, digits: &str) -> Result<ApInt, IntLiteralError> {
    if digits.len() <= 18 && !digits.is_empty() {
        // The usual literal in one pass; any other text is parsed below.
        let value = digits.bytes().try_fold(0u64, |value, digit| {
            digit
                .is_ascii_digit()
                .then(|| value * 10 + u64::from(digit - b'0'))
        });
        if let Some(value) = value {
            return in_width(width, value);
        }
    }
    let (hex, digits) = match digits.strip_prefix("0x") {
        Some(rest) => (true, rest.as_bytes()),
        None => (false, digits.as_bytes()),
    };
    let valid = if hex {
        u8::is_ascii_hexdigit
    } else {
        u8::is_ascii_digit
    };
    if digits.is_empty() || !digits.iter().all(valid) {
        return Err(IntLiteralError::Syntax);
    }
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    let digits = &digits[zeros..];
    // n digits are at least 16^(n-1) or 10^(n-1) > 2^(3 (n-1)).
    let bits_per_digit = if hex { 4 } else { 3 };
    if digits.len().saturating_sub(1) * bits_per_digit > width as usize {
        return Err(IntLiteralError::OutOfRange);
    }
    let short = if hex { 16 } else { 19 };
    if digits.len() <= short {
        let radix = if hex { 16 } else { 10 };
        let value = digits
            .iter()
            .fold(0u64, |value, &digit| value * radix + digit_value(digit));
        return in_width(width, value);
    }
    let value = if hex {
        digits
            .rchunks(16)
            .map(|chunk| {
                chunk
                    .iter()
                    .fold(0u64, |value, &digit| value << 4 | digit_value(digit))
            })
            .collect()
    } else {
        limbs::from_decimal(digits)
    };
    if limbs::bit_len(&value) <= width as usize {
        Ok(ApInt::from_limbs(width, &value))
    } else {
        Err(IntLiteralError::OutOfRange)
    }
}

fn in_width(width: u32, value: u64) -> Result<ApInt, IntLiteralError> {
    if 64 - value.leading_zeros() <= width {
        Ok(ApInt::new(width, value))
    } else {
        Err(IntLiteralError::OutOfRange)
    }
}

/// Returns the value of an ASCII hex digit.
fn digit_value(digit: u8) -> u64 {
    u64::from(match digit {
        b'0'..=b'9' => digit - b'0',
        _ => (digit | 0x20) - b'a' + 10,
    })
}

/// `00` to `99`.
const PAIRS: [u8; 200] = {
    let mut pairs = [0; 200];
    let mut i = 0;
    while i < 100 {
        pairs[2 * i] = b'0' + (i / 10) as u8;
        pairs[2 * i + 1] = b'0' + (i % 10) as u8;
        i += 1;
    }
    pairs
};

/// Appends `value` in decimal.
#[inline]
pub(crate) fn push_u64(value: u64, out: &mut String) {
    if value < 10 {
        out.push(char::from(b'0' + value as u8));
    } else {
        push_ascii(decimal_digits(value, &mut [0; 20]), out);
    }
}

/// Writes the decimal digits of `value` to the end of `buffer` and returns them; none for zero.
#[inline]
pub(crate) fn decimal_digits(mut value: u64, buffer: &mut [u8; 20]) -> &[u8] {
    let mut start = buffer.len();
    while value >= 10 {
        let pair = (value % 100) as usize * 2;
        value /= 100;
        start -= 2;
        buffer[start..start + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
    }
    if value != 0 {
        start -= 1;
        buffer[start] = b'0' + value as u8;
    }
    &buffer[start..]
}

/// Appends bytes that are ASCII.
#[inline]
pub(crate) fn push_ascii(bytes: &[u8], out: &mut String) {
    match std::str::from_utf8(bytes) {
        Ok(text) => out.push_str(text),
        Err(_) => debug_assert!(false, "not ASCII"),
    }
}

/// Appends the low `digits` upper-case hex digits of `value`.
pub(crate) fn push_hex(value: u64, digits: u32, out: &mut String) {
    for i in (0..digits).rev() {
        out.push(char::from(
            b"0123456789ABCDEF"[(value >> (4 * i) & 15) as usize],
        ));
    }
}
