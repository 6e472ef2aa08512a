//! Prints floats with the fewest digits that identify the value, and parses them.

use std::fmt::Write;
use terrace_numeric::{ApFloat, FloatKind};

/// The smallest decimal exponent that is printed in scientific notation.
const LARGE: i32 = 16;
/// The largest decimal exponent below 0 that is printed in scientific notation.
const SMALL: i32 = -5;

/// Appends a float: `2.5`, `1.0`, `1e+20`, `inf` or `nan`. Values of formats wider than `f64` may be printed as bits:
/// `0x4000C90FDAA22168C235`.
pub fn write(value: ApFloat, out: &mut String) {
    let sign = match value.is_negative() {
        true => "-",
        false => "",
    };
    if value.is_nan() {
        out.push_str("nan");
    } else if value.is_infinity() {
        out.push_str(sign);
        out.push_str("inf");
    } else if value.is_zero() {
        out.push_str(sign);
        out.push_str("0.0");
    } else {
        match shortest(value) {
            Some((digits, exponent)) => {
                out.push_str(sign);
                lay_out(&digits, exponent, out);
            }
            None => {
                value.write_mlir(out);
            }
        }
    }
}

/// Returns the significant digits and the decimal exponent of the first digit; `None` for formats that `f64` cannot
/// represent.
fn shortest(value: ApFloat) -> Option<(String, i32)> {
    let kind = value.kind();
    let mut text = String::new();
    if kind == FloatKind::F32 {
        let _ = write!(text, "{:e}", value.to_f32().abs());
        return split(&text);
    }
    let double = value.to_f64().abs();
    if kind == FloatKind::F64 {
        let _ = write!(text, "{double:e}");
        return split(&text);
    }
    if kind.width() > 64 {
        return None;
    }
    // The shortest digits that identify an integer in a small format may denote another integer.
    if value.is_integer() {
        let _ = write!(text, "{double:e}");
        return split(&text);
    }
    for precision in 0..9 {
        text.clear();
        let _ = write!(text, "{double:.precision$e}");
        let back = ApFloat::from_decimal(kind, &text)?.value;
        if back.abs() == value.abs() {
            return split(&text);
        }
    }
    None
}

/// Splits `1.25e-3` into digits and exponent.
fn split(text: &str) -> Option<(String, i32)> {
    let (mantissa, exponent) = text.split_once('e')?;
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    let digits = digits.trim_end_matches('0');
    Some((digits.to_owned(), exponent.parse().ok()?))
}

fn lay_out(digits: &str, exponent: i32, out: &mut String) {
    let (first, rest) = digits.split_at(1.min(digits.len()));
    if exponent >= LARGE || exponent <= SMALL {
        out.push_str(first);
        if !rest.is_empty() {
            out.push('.');
            out.push_str(rest);
        }
        let _ = write!(out, "e{exponent:+03}");
    } else if exponent < 0 {
        out.push_str("0.");
        (1..-exponent).for_each(|_| out.push('0'));
        out.push_str(digits);
    } else {
        let whole = exponent as usize + 1;
        for at in 0..whole {
            out.push_str(digits.get(at..=at).unwrap_or("0"));
        }
        out.push('.');
        out.push_str(
            digits
                .get(whole..)
                .filter(|rest| !rest.is_empty())
                .unwrap_or("0"),
        );
    }
}

/// Parses a float: a decimal number, `inf`, `nan`, or `0x` and the bits. Returns `None` for other text.
pub fn read(kind: FloatKind, text: &str) -> Option<ApFloat> {
    let (negative, unsigned) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    match unsigned {
        "inf" => kind
            .has_infinity()
            .then(|| ApFloat::infinity(kind, negative)),
        "nan" => kind.has_nan().then(|| ApFloat::nan(kind, negative)),
        _ if unsigned.starts_with("0x") => ApFloat::parse_mlir(kind, text).ok(),
        _ => ApFloat::from_decimal(kind, text).map(|read| read.value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(kind: FloatKind, text: &str) -> String {
        let mut out = String::new();
        write(read(kind, text).expect(text), &mut out);
        out
    }

    #[test]
    fn floats_are_short_and_read_back() {
        for (kind, text, expect) in [
            (FloatKind::F64, "0.1", "0.1"),
            (FloatKind::F32, "0.1", "0.1"),
            (FloatKind::F32, "3", "3.0"),
            (FloatKind::F32, "-1234567.5", "-1234567.5"),
            (FloatKind::F64, "1e15", "1000000000000000.0"),
            (FloatKind::F64, "1e16", "1e+16"),
            (FloatKind::F64, "1.5e-7", "1.5e-07"),
            (FloatKind::F64, "0.00012", "0.00012"),
            (FloatKind::F64, "-0.0", "-0.0"),
            (FloatKind::F64, "+2.5", "2.5"),
            (FloatKind::F64, "-inf", "-inf"),
            (FloatKind::F64, "nan", "nan"),
            (FloatKind::F64, "5e-324", "5e-324"),
            (FloatKind::F16, "0.333333", "0.3333"),
            (FloatKind::BF16, "3.14159", "3.14"),
            (FloatKind::F8E5M2, "3.1", "3.0"),
            (FloatKind::F128, "1.5", "1.500000e+00"),
            (FloatKind::F32, "0x3f800000", "1.0"),
        ] {
            assert_eq!(shown(kind, text), expect, "{text}");
        }
        assert_eq!(read(FloatKind::F4E2M1FN, "nan"), None);
        assert_eq!(read(FloatKind::F32, "1.5x"), None);
        assert_eq!(read(FloatKind::F32, ""), None);
    }

    #[test]
    fn all_of_a_small_format_reads_back() {
        for kind in [FloatKind::F16, FloatKind::BF16] {
            for bits in 0..=0xffffu32 {
                let value = ApFloat::from_bits(kind, bits.into());
                let mut text = String::new();
                write(value, &mut text);
                let back = read(kind, &text).expect(&text);
                assert!(back == value || value.is_nan() && back.is_nan(), "{text}");
            }
        }
    }
}
