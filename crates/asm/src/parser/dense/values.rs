//! The numbers of a literal as bytes, once their type is known.

use super::super::Parser;
use crate::lexer::{Lexer, Tok, Token};
use terrace_builtin::types::Signedness;
use terrace_ir::Failed;
use terrace_numeric::{ApFloat, ApInt, FloatKind, IntLiteralError};

/// The type of a number.
#[derive(Clone, Copy)]
pub(super) enum Number {
    Int(u32, Signedness),
    Index,
    Float(FloatKind),
}

/// The type of an element.
#[derive(Clone, Copy)]
pub(super) struct Elements {
    pub number: Number,
    pub complex: bool,
}

impl Number {
    pub(super) fn width(self) -> u32 {
        match self {
            Number::Int(width, _) => width,
            Number::Index => 64,
            Number::Float(kind) => kind.width(),
        }
    }

    /// The size of a number in bytes.
    pub(super) fn bytes(self) -> usize {
        self.width().div_ceil(8) as usize
    }

    fn signedness(self) -> terrace_numeric::Signedness {
        match self {
            Number::Int(_, Signedness::Signless) => terrace_numeric::Signedness::Signless,
            Number::Int(_, Signedness::Unsigned) => terrace_numeric::Signedness::Unsigned,
            _ => terrace_numeric::Signedness::Signed,
        }
    }
}

impl Elements {
    /// The size of an element in bytes.
    pub(super) fn bytes(self) -> usize {
        self.number.bytes() * if self.complex { 2 } else { 1 }
    }

    /// Returns true if hex has eight elements in a byte.
    pub(super) fn is_bits(self) -> bool {
        !self.complex && matches!(self.number, Number::Int(1, _))
    }
}

impl<'p> Parser<'p> {
    /// The bytes of the numbers that start at these offsets.
    pub(super) fn element_values(
        &mut self,
        starts: &[u32],
        number: Number,
    ) -> Result<Vec<u8>, Failed> {
        match number {
            Number::Float(kind @ (FloatKind::F32 | FloatKind::F64)) => {
                self.float_values(starts, kind)
            }
            Number::Float(kind) => {
                let mut data = Vec::with_capacity(starts.len() * number.bytes());
                for &start in starts {
                    let value = self.float_value(start, kind)?;
                    data.extend_from_slice(&value.bits().to_le_bytes()[..number.bytes()]);
                }
                Ok(data)
            }
            _ => match number.bytes() {
                1 => self.int_values::<1>(starts, number),
                2 => self.int_values::<2>(starts, number),
                4 => self.int_values::<4>(starts, number),
                8 => self.int_values::<8>(starts, number),
                _ => {
                    let mut data = Vec::with_capacity(starts.len() * number.bytes());
                    for &start in starts {
                        let value = self.int_value(start, number)?;
                        push_int(&value, number.bytes(), &mut data);
                    }
                    Ok(data)
                }
            },
        }
    }

    /// Integers of up to 64 bits, `N` bytes each.
    fn int_values<const N: usize>(
        &mut self,
        starts: &[u32],
        number: Number,
    ) -> Result<Vec<u8>, Failed> {
        let width = number.width();
        let unsigned = number.signedness() == terrace_numeric::Signedness::Unsigned;
        let most = match number.signedness() {
            terrace_numeric::Signedness::Signed => u64::MAX >> (64 - width) >> 1,
            _ => u64::MAX >> (64 - width),
        };
        let least = if unsigned { 0 } else { 1 << (width - 1) };
        let mut data = Vec::with_capacity(starts.len() * N);
        for &start in starts {
            let fast =
                short_decimal(&self.cursor.src[start as usize..]).filter(|&(negative, value)| {
                    if negative {
                        value != 0 && value <= least
                    } else {
                        value <= most
                    }
                });
            let value = match fast {
                Some((true, value)) => value.wrapping_neg() & (u64::MAX >> (64 - width)),
                Some((false, value)) => value,
                None => self.int_value(start, number)?.low_u64(),
            };
            if let Some((bytes, _)) = value.to_le_bytes().split_first_chunk::<N>() {
                data.extend_from_slice(bytes);
            }
        }
        Ok(data)
    }

    fn float_values(&mut self, starts: &[u32], kind: FloatKind) -> Result<Vec<u8>, Failed> {
        let single = kind == FloatKind::F32;
        let mut data = Vec::with_capacity(starts.len() * if single { 4 } else { 8 });
        for &start in starts {
            // Decimal text is read as a double for both, as MLIR does.
            let Some(double) = short_float(&self.cursor.src[start as usize..]) else {
                let value = self.float_value(start, kind)?.bits() as u64;
                let bytes = value.to_le_bytes();
                data.extend_from_slice(if single { &bytes[..4] } else { &bytes });
                continue;
            };
            if single {
                data.extend_from_slice(&(double as f32).to_le_bytes());
            } else {
                data.extend_from_slice(&double.to_le_bytes());
            }
        }
        Ok(data)
    }

    /// The token of the number at an offset, without its minus; true if there is one.
    pub(super) fn number_token(&self, start: u32) -> (bool, Token) {
        let mut lexer = Lexer::new(
            self.cursor.src,
            start as usize,
            self.cursor.lexer.text().len(),
        );
        let token = lexer.next_token();
        if token.kind == Tok::Minus {
            (true, lexer.next_token())
        } else {
            (false, token)
        }
    }

    /// The long way, and the way to an error.
    fn int_value(&mut self, start: u32, number: Number) -> Result<ApInt, Failed> {
        let (negative, token) = self.number_token(start);
        let text = self.text_of(token);
        if negative && number.signedness() == terrace_numeric::Signedness::Unsigned {
            let message = "expected unsigned integer elements, but parsed negative value";
            return Err(self.raw_error(token.start(), message));
        }
        match token.kind {
            Tok::Float => {
                let message = "expected integer elements, but parsed floating-point";
                return Err(self.raw_error(token.start(), message));
            }
            Tok::BareId => {
                if !matches!(number, Number::Int(1, _)) {
                    let message = "expected i1 type for 'true' or 'false' values";
                    return Err(self.raw_error(token.start(), message));
                }
                return Ok(ApInt::from_bool(text == b"true"));
            }
            _ => {}
        }
        match self.int_text(token, negative, number) {
            Ok(value) => Ok(value),
            Err(_) => Err(self.raw_error(token.start(), "integer constant out of range for type")),
        }
    }

    /// The value of an integer token, negated if `negative`.
    pub(super) fn int_text(
        &self,
        token: Token,
        negative: bool,
        number: Number,
    ) -> Result<ApInt, IntLiteralError> {
        let text = self.str_of(token);
        // A minus before an unsigned number is refused elsewhere, or wraps.
        let signless = terrace_numeric::Signedness::Signless;
        if !negative {
            return ApInt::parse(number.width(), number.signedness(), text);
        }
        let mut signed = String::with_capacity(text.len() + 1);
        signed.push('-');
        signed.push_str(text);
        ApInt::parse(number.width(), signless, &signed)
    }

    fn float_value(&mut self, start: u32, kind: FloatKind) -> Result<ApFloat, Failed> {
        let (negative, token) = self.number_token(start);
        match token.kind {
            Tok::Integer | Tok::Float => self.float_literal(token, negative, kind),
            _ => Err(self.raw_error(token.start(), "expected floating point literal")),
        }
    }
}

/// Appends the low `bytes` bytes of an integer.
pub(super) fn push_int(value: &ApInt, bytes: usize, data: &mut Vec<u8>) {
    let end = data.len() + bytes;
    for limb in value.limbs() {
        let left = end - data.len();
        data.extend_from_slice(&limb.to_le_bytes()[..left.min(8)]);
    }
    data.resize(end, 0);
}

/// Up to 18 decimal digits with an optional minus right before them; `None` for anything else.
#[inline]
fn short_decimal(text: &[u8]) -> Option<(bool, u64)> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    let (value, _) = short_digits(digits)?;
    Some((negative, value))
}

/// The value of up to 18 decimal digits, and how many there are; `None` for anything else.
#[inline]
pub(super) fn short_digits(text: &[u8]) -> Option<(u64, usize)> {
    let mut value = 0u64;
    for (at, &byte) in text.iter().enumerate() {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            // `1.5` and `0x1F` are no such numbers.
            return (at > 0 && byte != b'.' && byte != b'x').then_some((value, at));
        }
        if at == 18 {
            return None;
        }
        value = value * 10 + u64::from(digit);
    }
    None
}

/// The bits of a double rounded to a float type, if that is `f32` or `f64`.
#[inline]
pub(in super::super) fn float_bits(value: f64, kind: FloatKind) -> Option<u128> {
    match kind {
        FloatKind::F32 => Some(u128::from((value as f32).to_bits())),
        FloatKind::F64 => Some(u128::from(value.to_bits())),
        _ => None,
    }
}

const POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];

/// The value of a number with a point whose digits are less than 2^53 and whose power of ten is at most 22 either way: one
/// exact product or quotient. `None` for anything else.
#[inline]
pub(in super::super) fn short_float(text: &[u8]) -> Option<f64> {
    let mut at = usize::from(text.first() == Some(&b'-'));
    let negative = at == 1;
    let mut mantissa = 0u64;
    let mut exponent = 0i32;
    let first = at;
    let mut point = None;
    loop {
        let byte = *text.get(at)?;
        let digit = byte.wrapping_sub(b'0');
        if digit <= 9 {
            mantissa = mantissa * 10 + u64::from(digit);
        } else if byte == b'.' && point.is_none() && at > first {
            point = Some(at);
        } else {
            break;
        }
        at += 1;
        // Nineteen digits fit.
        if at > first + 18 {
            return None;
        }
    }
    exponent -= (at - point? - 1) as i32;
    if matches!(text.get(at), Some(b'e' | b'E')) {
        let sign = text.get(at + 1)?;
        let signed = matches!(sign, b'+' | b'-');
        let mut digit_at = at + 1 + usize::from(signed);
        let mut power = 0i32;
        let first = digit_at;
        while let Some(digit) = text
            .get(digit_at)
            .map(|byte| byte.wrapping_sub(b'0'))
            .filter(|digit| *digit <= 9)
        {
            power = power * 10 + i32::from(digit);
            digit_at += 1;
            if digit_at > first + 4 {
                return None;
            }
        }
        exponent += if *sign == b'-' { -power } else { power };
    }
    if mantissa > 1 << 53 {
        return None;
    }
    let value = mantissa as f64;
    let value = match exponent {
        0..=22 => value * POWERS[exponent as usize],
        -22..0 => value / POWERS[-exponent as usize],
        _ => return None,
    };
    Some(if negative { -value } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_floats_are_what_the_library_reads() {
        for text in [
            "1.0",
            "0.1",
            "-0.0",
            "1.000000e+00",
            "-3.402823e38",
            "1.5e-7",
            "123456.789",
            "9007199254740993.0",
            "0.333333343",
            "1.e5",
            "00.5",
        ] {
            let with_end = format!("{text},");
            let expect: f64 = text.parse().expect("a float");
            if let Some(value) = short_float(with_end.as_bytes()) {
                assert_eq!(value.to_bits(), expect.to_bits(), "{text}");
            }
        }
        for text in ["1", "0x7F800000", "true", "- 1.0", "1.5e400,", "1.0"] {
            assert_eq!(short_float(text.as_bytes()), None, "{text}");
        }
        assert_eq!(short_float(b"1.5e+3]"), Some(1500.0));
    }

    #[test]
    fn short_decimals() {
        assert_eq!(short_decimal(b"12,"), Some((false, 12)));
        assert_eq!(short_decimal(b"-12]"), Some((true, 12)));
        for text in ["1.5,", "0x1F,", "- 1,", "true,", "1234567890123456789,"] {
            assert_eq!(short_decimal(text.as_bytes()), None, "{text}");
        }
    }
}
