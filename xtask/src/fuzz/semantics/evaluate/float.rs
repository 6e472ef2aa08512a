//! Evaluates operations on floats and complex numbers.
//!
//! Results that are exact in the format are computed exactly. Sums, products, quotients and roots of numbers of 24 bits
//! are computed with 53 bits, which rounds them correctly. Functions are computed in 64 bits.

use super::value::{Format, Value};

fn maximum(a: f64, b: f64) -> f64 {
    match (a.is_nan() || b.is_nan(), a == b) {
        (true, _) => f64::NAN,
        // Of two zeros, the positive one is the maximum.
        (_, true) if a.is_sign_negative() => b,
        (_, true) => a,
        _ => a.max(b),
    }
}

/// Evaluates `arith.NAME` or `math.NAME` of two floats.
pub(super) fn binary(name: &str, a: Value, b: Value) -> Value {
    let (Value::Float(x, format), Value::Float(y, _)) = (a, b) else {
        return Value::Unknown;
    };
    let result = match name {
        "addf" => x + y,
        "subf" => x - y,
        "mulf" => x * y,
        "divf" => x / y,
        "remf" => x % y,
        "maximumf" => maximum(x, y),
        "minimumf" => -maximum(-x, -y),
        "maxnumf" | "minnumf" if x == 0.0 && y == 0.0 => return Value::Unknown,
        "maxnumf" => x.max(y),
        "minnumf" => x.min(y),
        "copysign" if !y.is_nan() => x.copysign(y),
        "powf" => x.powf(y),
        "atan2" => x.atan2(y),
        _ => return Value::Unknown,
    };
    Value::float(result, format)
}

/// Evaluates `arith.NAME` or `math.NAME` of a float.
pub(super) fn unary(name: &str, a: Value) -> Value {
    let Value::Float(x, format) = a else {
        return Value::Unknown;
    };
    let class = |holds: bool| Value::Int(holds.into(), 1);
    let result = match name {
        "negf" => -x,
        "absf" => x.abs(),
        "ceil" => x.ceil(),
        "floor" => x.floor(),
        "trunc" => x.trunc(),
        "round" => x.round(),
        "roundeven" => x.round_ties_even(),
        "sqrt" => x.sqrt(),
        "isnan" => return class(x.is_nan()),
        "isinf" => return class(x.is_infinite()),
        "isfinite" => return class(x.is_finite()),
        "acos" => x.acos(),
        "acosh" => x.acosh(),
        "asin" => x.asin(),
        "atan" => x.atan(),
        "atanh" if x == 0.0 => x,
        "atanh" => 0.5 * (x.ln_1p() - (-x).ln_1p()),
        "cbrt" => x.cbrt(),
        "cos" => x.cos(),
        "cosh" => x.cosh(),
        "exp" => x.exp(),
        "exp2" => x.exp2(),
        "expm1" => x.exp_m1(),
        "log" => x.ln(),
        "log10" => x.log10(),
        "log1p" => x.ln_1p(),
        "log2" => x.log2(),
        "rsqrt" => 1.0 / x.sqrt(),
        "sin" => x.sin(),
        "sinh" => x.sinh(),
        "tan" => x.tan(),
        "tanh" => x.tanh(),
        _ => return Value::Unknown,
    };
    Value::float(result, format)
}

/// Evaluates the comparison with the given predicate number.
pub(super) fn compare(predicate: usize, a: Value, b: Value) -> Value {
    let (Value::Float(x, _), Value::Float(y, _)) = (a, b) else {
        return Value::Unknown;
    };
    let unordered = x.is_nan() || y.is_nan();
    // The bits mean equal, greater, less, unordered.
    let sets = [
        0b0000, 0b1000, 0b0100, 0b1100, 0b0010, 0b1010, 0b0110, 0b1110, 0b1001, 0b0101, 0b1101,
        0b0011, 0b1011, 0b0111, 0b0001, 0b1111,
    ];
    let is = match (unordered, x == y, x > y) {
        (true, ..) => 0b0001,
        (_, true, _) => 0b1000,
        (_, _, true) => 0b0100,
        _ => 0b0010,
    };
    sets.get(predicate).map_or(Value::Unknown, |set| {
        Value::Int(u128::from(set & is != 0), 1)
    })
}

/// Converts an integer to a float.
pub(super) fn from_integer(a: Value, signed: bool, format: Format) -> Value {
    let (Value::Int(bits, _), Some(number)) = (a, a.signed()) else {
        return Value::Unknown;
    };
    let magnitude = if signed { number.unsigned_abs() } else { bits };
    let negative = signed && number < 0;
    let value = match format {
        Format::F64 => magnitude as f64,
        Format::F32 => f64::from(magnitude as f32),
        // The value is rounded only once if it has few bits.
        _ if magnitude < 1 << 24 => magnitude as f64,
        _ => return Value::Unknown,
    };
    Value::float(if negative { -value } else { value }, format)
}

/// Converts a float to an integer, dropping the fraction.
pub(super) fn to_integer(a: Value, signed: bool, width: u32) -> Value {
    let Value::Float(x, _) = a else {
        return Value::Unknown;
    };
    let whole = x.trunc();
    if !whole.is_finite() || whole.abs() >= 2.0f64.powi(126) {
        return Value::Unknown;
    }
    let number = whole as i128;
    let result = Value::int(number, width);
    let back = match (signed, result) {
        (true, _) => result.signed(),
        (false, Value::Int(bits, _)) => i128::try_from(bits).ok(),
        _ => None,
    };
    if back == Some(number) {
        result
    } else {
        Value::Unknown
    }
}

/// Evaluates `complex.NAME` of two complex numbers.
pub(super) fn complex_binary(name: &str, a: Value, b: Value) -> Value {
    let (Value::Complex(a, b, format), Value::Complex(c, d, _)) = (a, b) else {
        return Value::Unknown;
    };
    let round = |x: f64| format.round(x);
    let (re, im) = match name {
        "add" => (a + c, b + d),
        "sub" => (a - c, b - d),
        // The specification leaves open if the products are rounded before they are added, and how infinities are
        // treated.
        "mul" if [a, b, c, d].iter().all(|part| part.is_finite()) => (
            round(round(a * c) - round(b * d)),
            round(round(b * c) + round(a * d)),
        ),
        "eq" => return Value::Int(u128::from(a == c && b == d), 1),
        "neq" => return Value::Int(u128::from(a != c || b != d), 1),
        _ => return Value::Unknown,
    };
    Value::Complex(round(re), round(im), format)
}

/// Evaluates `complex.NAME` of a complex number. Functions are known only if they are finite and no part is zero.
pub(super) fn complex_unary(name: &str, z: Value) -> Value {
    let Value::Complex(x, y, format) = z else {
        return Value::Unknown;
    };
    let exact = match name {
        "neg" => Some((-x, -y)),
        "conj" => Some((x, -y)),
        _ => None,
    };
    if let Some((re, im)) = exact {
        return Value::Complex(re, im, format);
    }
    let moderate = |x: f64| x == 0.0 || (1e-15..1e15).contains(&x.abs());
    if !moderate(x) || !moderate(y) {
        return Value::Unknown;
    }
    let part = |value: f64| match moderate(value) && value != 0.0 {
        true => Value::float(value, format),
        false => Value::Unknown,
    };
    let (re, im) = match name {
        "abs" => return part(x.hypot(y)),
        "angle" => return part(y.atan2(x)),
        "exp" => (x.exp() * y.cos(), x.exp() * y.sin()),
        "expm1" => {
            let half = (y / 2.0).sin();
            (x.exp_m1() * y.cos() - 2.0 * half * half, x.exp() * y.sin())
        }
        "log" if (x, y) != (0.0, 0.0) => {
            let size = match (0.5..2.0).contains(&x.hypot(y)) {
                true => 0.5 * ((x - 1.0) * (x + 1.0) + y * y).ln_1p(),
                false => x.hypot(y).ln(),
            };
            (size, y.atan2(x))
        }
        "log1p" if (x, y) == (-1.0, 0.0) => return Value::Complex(f64::NEG_INFINITY, y, format),
        "log1p" => (0.5 * (x * (2.0 + x) + y * y).ln_1p(), y.atan2(1.0 + x)),
        "sin" => (x.sin() * y.cosh(), x.cos() * y.sinh()),
        "cos" => (x.cos() * y.cosh(), -(x.sin() * y.sinh())),
        "tanh" | "tan" => {
            let (x, y) = if name == "tan" { (-y, x) } else { (x, y) };
            let size = x.sinh().powi(2) + y.cos().powi(2);
            let (re, im) = (x.sinh() * x.cosh() / size, y.sin() * y.cos() / size);
            if name == "tan" { (im, -re) } else { (re, im) }
        }
        "sqrt" => {
            let size = ((x.abs() + x.hypot(y)) / 2.0).sqrt();
            match x >= 0.0 {
                true => (size, y / (2.0 * size)),
                false => (y.abs() / (2.0 * size), size.copysign(y)),
            }
        }
        _ => return Value::Unknown,
    };
    match (part(re), part(im)) {
        (Value::Float(re, _), Value::Float(im, _)) => Value::Complex(re, im, format),
        _ => Value::Unknown,
    }
}
