//! Formats floats like `mlir-opt` and `llvm-dis`, and parses MLIR's float literals.

use std::fmt;

use super::decimal;
use super::digits::{Decimal, Leading};
use super::unpacked::Category;
use super::{ApFloat, FloatKind};
use crate::int::{
    ApInt, IntLiteralError, Signedness, decimal_digits, push_ascii, push_hex, push_u64,
};

/// The reason why a text is not an MLIR float literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatLiteralError {
    /// The text is neither a decimal number with a point (an optional `-`, digits `.` digits, an optional exponent) nor
    /// `0x` and hex digits.
    Syntax,
    /// The text is a decimal integer; MLIR requires a point.
    Integer,
    /// The hex bits have a minus sign.
    NegativeHex,
    /// The hex bits do not fit in the type.
    HexOutOfRange,
}

impl FloatLiteralError {
    /// MLIR's note for the message, if there is one.
    pub fn note(self) -> Option<&'static str> {
        (self == FloatLiteralError::Integer)
            .then_some("add a trailing dot to make the literal a float")
    }
}

impl fmt::Display for FloatLiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FloatLiteralError::Syntax => "expected float literal",
            FloatLiteralError::Integer => {
                "unexpected decimal integer literal for a floating point value"
            }
            FloatLiteralError::NegativeHex => {
                "hexadecimal float literal should not have a leading minus"
            }
            FloatLiteralError::HexOutOfRange => "hexadecimal float constant out of range for type",
        })
    }
}

impl std::error::Error for FloatLiteralError {}

impl ApFloat {
    /// Parses an MLIR float literal: a decimal number with a point, or `0x` and the bits.
    ///
    /// As in MLIR, a decimal number is first rounded to a double, even for wider and narrower formats.
    /// [`ApFloat::from_decimal`] rounds once.
    ///
    /// # Errors
    /// Returns an error if the text is not such a literal, or if its bits do not fit.
    pub fn parse_mlir(kind: FloatKind, text: &str) -> Result<Self, FloatLiteralError> {
        let (negative, unsigned) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        if let Some(digits) = unsigned.strip_prefix("0x") {
            if digits.is_empty() || !digits.bytes().all(|c| c.is_ascii_hexdigit()) {
                return Err(FloatLiteralError::Syntax);
            }
            if negative {
                return Err(FloatLiteralError::NegativeHex);
            }
            let bits = ApInt::parse(kind.width(), Signedness::Signless, unsigned);
            return match bits {
                Ok(bits) => Ok(Self::from_apint_bits(kind, &bits)),
                Err(IntLiteralError::Syntax) => Err(FloatLiteralError::Syntax),
                Err(_) => Err(FloatLiteralError::HexOutOfRange),
            };
        }
        if !is_float_literal(unsigned.as_bytes()) {
            let integer = !unsigned.is_empty() && unsigned.bytes().all(|c| c.is_ascii_digit());
            return Err(if integer {
                FloatLiteralError::Integer
            } else {
                FloatLiteralError::Syntax
            });
        }
        let double: f64 = text.parse().map_err(|_| FloatLiteralError::Syntax)?;
        Ok(Self::from_f64(kind, double).value)
    }

    /// Appends the value as MLIR prints a float attribute, without the type: `1.000000e+00` if six digits represent the
    /// value, else the digits that LLVM needs (`0.333333343`), else the bits (`0x7F800000`). A value of a format wider
    /// than a double is written as bits if no double equals it. [`parse_mlir`](Self::parse_mlir) reads all of these.
    ///
    /// Returns true if bits were written. MLIR never omits the type in that case.
    pub fn write_mlir(&self, out: &mut String) -> bool {
        let value = match self.kind {
            FloatKind::F64 => f64::from_bits(self.low),
            FloatKind::F32 => f64::from(f32::from_bits(self.low as u32)),
            _ => match self.narrow_value() {
                Some(value) => value,
                None => return self.write_mlir_slow(out),
            },
        };
        if value == 0.0 {
            return push_zero(value.is_sign_negative(), out);
        }
        if !value.is_finite() {
            return self.write_bits(out);
        }
        let Some(six) = Leading::of(value, 6) else {
            return self.write_mlir_slow(out);
        };
        let same = match self.kind {
            _ if six.exact => true,
            FloatKind::F64 => is_double(six, value),
            FloatKind::F32 => is_single(six, value),
            kind => {
                let (negative, power) = (self.is_negative(), six.exponent - 5);
                match decimal::round_short(kind.semantics(), negative, six.digits, power) {
                    Some(back) => Self::pack(kind, back.value) == *self,
                    None => return self.write_mlir_slow(out),
                }
            }
        };
        if same {
            push_six(value < 0.0, six.digits, six.exponent, out);
            return false;
        }
        match Leading::of(value, self.natural_precision()) {
            Some(leading) => {
                let mut digits = [0; 20];
                let text = decimal_digits(leading.digits, &mut digits);
                let zeros = text.iter().rev().take_while(|&&c| c == b'0').count();
                let text = &text[..text.len() - zeros];
                self.write_natural(text, leading.exponent + 1, out)
            }
            None => self.write_natural_slow(out),
        }
    }

    /// Returns the value as a double if the format is narrower than a double and the value has at most 17 digits to
    /// print. Infinities and NaNs are returned as NaN.
    fn narrow_value(self) -> Option<f64> {
        let semantics = self.kind.semantics();
        if semantics.width > 32 {
            return None;
        }
        let value = self.unpack();
        let magnitude = match value.category {
            Category::Zero => 0.0,
            Category::Infinity | Category::Nan => f64::NAN,
            Category::Normal => {
                // Both factors are exact, because the formats' exponents are within 150 of zero.
                let lowest = value.exponent - (semantics.precision as i32 - 1);
                let scale = f64::from_bits(((lowest + 1023) as u64) << 52);
                value.significand as u64 as f64 * scale
            }
        };
        Some(if value.negative {
            -magnitude
        } else {
            magnitude
        })
    }

    /// LLVM's number of digits that distinguish any two values of the format.
    fn natural_precision(&self) -> u32 {
        2 + self.kind.precision() * 59 / 196
    }

    fn write_mlir_slow(&self, out: &mut String) -> bool {
        match self.unpack().category {
            // The second double must also be zero, because the text would not distinguish it.
            Category::Zero if self.kind == FloatKind::PpcDoubleDouble && self.high != 0 => {
                return self.write_bits(out);
            }
            Category::Zero => return push_zero(self.is_negative(), out),
            Category::Infinity | Category::Nan => return self.write_bits(out),
            Category::Normal => {}
        }
        // Decimal numbers are read as doubles, which cannot represent some values of wider formats. MLIR prints such
        // values in decimal, and reads them as a different value or as infinity.
        let is_wide = self.kind.precision() > FloatKind::F64.precision();
        if is_wide && self.convert(FloatKind::F64).value.convert(self.kind).value != *self {
            return self.write_bits(out);
        }
        let start = out.len();
        self.write_six_digits(out);
        let back = Self::from_decimal(self.kind, &out[start..]);
        if back.is_some_and(|back| back.value == *self) {
            return false;
        }
        out.truncate(start);
        self.write_natural_slow(out)
    }

    /// Appends the bits as MLIR does.
    fn write_bits(&self, out: &mut String) -> bool {
        self.to_apint_bits().write_hex(out);
        true
    }

    /// Writes the six-digit form of a normal value, exact or not.
    fn write_six_digits(&self, out: &mut String) {
        let decimal = self.decimal(6);
        let digit = |i| {
            decimal
                .digits
                .get(i)
                .map_or(0, |digit| u64::from(digit - b'0'))
        };
        let digits = (0..6).fold(0, |x, i| x * 10 + digit(i));
        push_six(self.is_negative(), digits, decimal.point - 1, out);
    }

    /// Returns the digits of a normal value, as many as LLVM computes for `precision`.
    fn decimal(&self, precision: u32) -> Decimal {
        let (semantics, value) = if self.kind == FloatKind::PpcDoubleDouble {
            (&super::kind::PPC_LEGACY, super::ppc::to_legacy(*self))
        } else {
            (self.kind.semantics(), self.unpack())
        };
        Decimal::new(
            value,
            value.exponent - (semantics.precision as i32 - 1),
            precision,
        )
    }

    fn write_natural_slow(&self, out: &mut String) -> bool {
        let Decimal { digits, point } = self.decimal(self.natural_precision());
        self.write_natural(&digits, point, out)
    }

    /// Writes a normal value with all digits that it needs (`0.digits * 10^point`) if that text has a point, else its
    /// bits.
    fn write_natural(&self, digits: &[u8], point: i32, out: &mut String) -> bool {
        /// The maximum number of zeros that LLVM pads with before it uses an exponent.
        const MAX_PADDING: i32 = 3;
        let count = digits.len() as i32;
        let scientific = if point >= count {
            point - count > MAX_PADDING || point > self.natural_precision() as i32
        } else {
            point <= 0 && 1 - point > MAX_PADDING
        };
        if point >= count && !scientific {
            return self.write_bits(out);
        }
        if self.is_negative() {
            out.push('-');
        }
        if scientific {
            push_ascii(&digits[..1], out);
            out.push('.');
            if count == 1 {
                out.push('0');
            }
            push_ascii(&digits[1..], out);
            out.push_str(if point > 0 { "E+" } else { "E-" });
            push_u64(u64::from((point - 1).unsigned_abs()), out);
        } else if point > 0 {
            let (whole, fraction) = digits.split_at(point as usize);
            push_ascii(whole, out);
            out.push('.');
            push_ascii(fraction, out);
        } else {
            out.push_str("0.");
            for _ in point..0 {
                out.push('0');
            }
            push_ascii(digits, out);
        }
        false
    }

    /// Appends the value as LLVM IR prints a constant, without the type. A `float` or `double` is written with six
    /// digits if these represent its value as a double. Otherwise the value is written in hex: `0x3FB99999A0000000` for
    /// a `float` or `double`, always as the bits of a double; `0xH` half, `0xR` bfloat, `0xK` x86_fp80, `0xL` fp128 and
    /// `0xM` ppc_fp128.
    ///
    /// Formats that LLVM IR lacks are written as `0x` and their bits.
    pub fn write_llvm(&self, out: &mut String) {
        let word = |index: u32| (self.bits() >> (64 * index)) as u64;
        match self.kind {
            FloatKind::F32 | FloatKind::F64 => self.write_llvm_double(out),
            FloatKind::F16 => {
                out.push_str("0xH");
                push_hex(self.low, 4, out);
            }
            FloatKind::BF16 => {
                out.push_str("0xR");
                push_hex(self.low, 4, out);
            }
            FloatKind::F80 => {
                out.push_str("0xK");
                push_hex(word(1), 4, out);
                push_hex(word(0), 16, out);
            }
            // The low word comes first.
            FloatKind::F128 | FloatKind::PpcDoubleDouble => {
                out.push_str(if self.kind == FloatKind::F128 {
                    "0xL"
                } else {
                    "0xM"
                });
                push_hex(word(0), 16, out);
                push_hex(word(1), 16, out);
            }
            _ => {
                self.write_bits(out);
            }
        }
    }

    fn write_llvm_double(&self, out: &mut String) {
        let bits = match self.kind {
            FloatKind::F64 => self.low,
            _ => widened(self.low as u32),
        };
        let value = f64::from_bits(bits);
        if value == 0.0 {
            push_zero(value.is_sign_negative(), out);
            return;
        }
        if value.is_finite() {
            match Leading::of(value, 6) {
                Some(six) if six.exact || is_double(six, value) => {
                    push_six(value < 0.0, six.digits, six.exponent, out);
                    return;
                }
                Some(_) => {}
                None => {
                    let start = out.len();
                    self.write_six_digits(out);
                    if out[start..].parse() == Ok(value) {
                        return;
                    }
                    out.truncate(start);
                }
            }
        }
        out.push_str("0x");
        push_hex(bits, 16 - bits.leading_zeros() / 4, out);
    }
}

/// Returns the bits of a single as a double. A NaN's payload is shifted up, and a signaling NaN remains signaling.
fn widened(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        return sign | 0x7FF << 52 | u64::from(bits & 0x7F_FFFF) << 29;
    }
    f64::from(value).to_bits()
}

/// Matches digits `.` digits? (e sign? digits)?
fn is_float_literal(text: &[u8]) -> bool {
    let digits = |text: &[u8]| text.iter().take_while(|c| c.is_ascii_digit()).count();
    let whole = digits(text);
    if whole == 0 || text.get(whole) != Some(&b'.') {
        return false;
    }
    let rest = &text[whole + 1..];
    match &rest[digits(rest)..] {
        [] => true,
        [b'e' | b'E', exponent @ ..] => {
            let exponent = match exponent {
                [b'+' | b'-', rest @ ..] => rest,
                rest => rest,
            };
            !exponent.is_empty() && digits(exponent) == exponent.len()
        }
        _ => false,
    }
}

/// 10^0 to 10^22: the powers that a double represents exactly.
const DOUBLE_TENS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];

/// 10^0 to 10^10: the powers that a single represents exactly.
const SINGLE_TENS: [f32; 11] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10];

/// Returns true if `value`, without its sign, is the double nearest to six digits.
fn is_double(six: Leading, value: f64) -> bool {
    // Digits and power are exact doubles, so one operation rounds once.
    let digits = six.digits as f64;
    let power = six.exponent - 5;
    match DOUBLE_TENS.get(power.unsigned_abs() as usize) {
        Some(scale) if power < 0 => digits / scale == value.abs(),
        Some(scale) => digits * scale == value.abs(),
        None => six_text(six).parse() == Ok(value.abs()),
    }
}

/// Returns true if `value`, a single whose sign is ignored, is the single nearest to six digits.
fn is_single(six: Leading, value: f64) -> bool {
    let value = value.abs() as f32;
    let digits = six.digits as f32;
    let power = six.exponent - 5;
    match SINGLE_TENS.get(power.unsigned_abs() as usize) {
        Some(scale) if power < 0 => digits / scale == value,
        Some(scale) => digits * scale == value,
        None => six_text(six).parse() == Ok(value),
    }
}

fn six_text(six: Leading) -> String {
    let mut text = String::new();
    push_six(false, six.digits, six.exponent, &mut text);
    text
}

/// Appends `0.000000e+00` with a sign. Returns false, because no bits are written.
fn push_zero(negative: bool, out: &mut String) -> bool {
    out.push_str(if negative {
        "-0.000000e+00"
    } else {
        "0.000000e+00"
    });
    false
}

/// Appends six digits as `d.ddddd0e+dd`. The first digit has the weight 10^`exponent`.
fn push_six(negative: bool, mut digits: u64, exponent: i32, out: &mut String) {
    let mut buffer = *b"-0.000000e+0000000";
    for place in [7, 6, 5, 4, 3, 1] {
        buffer[place] = b'0' + (digits % 10) as u8;
        digits /= 10;
    }
    if exponent < 0 {
        buffer[10] = b'-';
    }
    let exponent = exponent.unsigned_abs();
    let mut end = 11;
    let mut scale = match exponent {
        0..=99 => 10,
        100..=999 => 100,
        1000..=9999 => 1000,
        _ => 10_000,
    };
    while scale != 0 {
        buffer[end] = b'0' + (exponent / scale % 10) as u8;
        end += 1;
        scale /= 10;
    }
    push_ascii(&buffer[usize::from(!negative)..end], out);
}
