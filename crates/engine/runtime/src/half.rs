//! Conversions of `half` and `bfloat`, which are represented by their bits.

/// Converts an `f16`. A NaN keeps its payload and becomes quiet.
pub extern "C" fn widen_f16(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let fraction = u32::from(bits & 0x3FF);
    let magnitude = match bits >> 10 & 0x1F {
        // A multiple of 2^-24, exact in single precision.
        0 => (fraction as f32 * f32::from_bits(0x3380_0000)).to_bits(),
        0x1F if fraction != 0 => 0x7FC0_0000 | fraction << 13,
        0x1F => 0x7F80_0000,
        exponent => (u32::from(exponent) + 112) << 23 | fraction << 13,
    };
    f32::from_bits(sign | magnitude)
}

/// Converts a `bf16`.
pub extern "C" fn widen_bf16(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// Rounds to the nearest value of a 16-bit format with `FRACTION` fraction bits; ties to even. A NaN keeps the upper
/// bits of its payload and becomes quiet.
fn narrow<const FRACTION: u32>(value: f64) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 48) as u16 & 0x8000;
    let infinity = (1u64 << 15) - (1 << FRACTION);
    let fraction = bits & ((1 << 52) - 1);
    if value.is_nan() {
        let payload = fraction >> (52 - FRACTION) | 1 << (FRACTION - 1);
        return sign | (infinity | payload) as u16;
    }
    let field = (bits >> 52 & 0x7FF) as i32;
    let (exponent, significand) = match field {
        0 => (-1022, fraction),
        _ => (field - 1023, fraction | 1 << 52),
    };
    let smallest = 2 - (1 << (14 - FRACTION));
    let kept_exponent = exponent.max(smallest);
    let shift = (52 - FRACTION) as i32 + (kept_exponent - exponent);
    if shift > 53 {
        // Below half of the smallest positive number.
        return sign;
    }
    let (kept, rest, half) = (
        significand >> shift,
        significand & ((1 << shift) - 1),
        1u64 << (shift - 1),
    );
    let up = rest > half || rest == half && kept & 1 != 0;
    // A carry out of the fraction increments the exponent, which yields the correct result.
    let magnitude = ((kept_exponent - smallest) as u64) << FRACTION;
    let magnitude = (magnitude + kept + u64::from(up)).min(infinity);
    sign | magnitude as u16
}

/// Rounds to the nearest `f16`.
pub extern "C" fn f32_to_f16(value: f32) -> u16 {
    narrow::<10>(value.into())
}

/// Rounds to the nearest `bf16`.
pub extern "C" fn f32_to_bf16(value: f32) -> u16 {
    narrow::<7>(value.into())
}

/// Rounds to the nearest `f16`, once.
pub extern "C" fn f64_to_f16(value: f64) -> u16 {
    narrow::<10>(value)
}

/// Rounds to the nearest `bf16`, once.
pub extern "C" fn f64_to_bf16(value: f64) -> u16 {
    narrow::<7>(value)
}

/// Returns bits in the form in which C returns a `bfloat`: in the low half of a float register.
fn as_result(bits: u16) -> f32 {
    f32::from_bits(bits.into())
}

/// `__truncsfbf2`: rounds to the nearest `bf16`, which is returned in a float register. As upstream, every NaN becomes
/// the one with the bits 0x7fc0 or 0xffc0.
pub extern "C" fn truncate_single(value: f32) -> f32 {
    let bits = f32_to_bf16(value);
    as_result(if value.is_nan() {
        bits & 0x8000 | 0x7FC0
    } else {
        bits
    })
}

/// `__truncdfbf2`: the same for a double, which is first rounded to a single, as upstream.
pub extern "C" fn truncate_double(value: f64) -> f32 {
    truncate_single(value as f32)
}

/// Returns a sum plus two products of `bf16` numbers, which are the halves of `a` and `b`: a step of Arm's `bfdot` and
/// `bfmmla`. Products and sums are rounded to odd, and subnormal numbers are flushed to zero.
pub extern "C" fn bf16_dot(sum: f32, a: u32, b: u32) -> f32 {
    let product = |a: u32, b: u32| {
        let [a, b] = [a, b].map(|bits| without_denormals(f32::from_bits(bits)));
        // Exact, because each fraction has eight bits.
        round_to_odd(f64::from(a) * f64::from(b), 0.0)
    };
    let products = add_to_odd(product(a << 16, b << 16), product(a & !0xFFFF, b & !0xFFFF));
    add_to_odd(sum, products)
}

fn without_denormals(value: f32) -> f32 {
    match value.is_subnormal() {
        true => 0f32.copysign(value),
        false => value,
    }
}

fn add_to_odd(a: f32, b: f32) -> f32 {
    let [a, b] = [a, b].map(|value| f64::from(without_denormals(value)));
    let sum = a + b;
    // The part of the sum that the double cannot represent.
    let rounded = sum - a;
    let error = (a - (sum - rounded)) + (b - rounded);
    round_to_odd(sum, error)
}

/// Converts `value + error` to a single; the error must be smaller than the last bit of the value. A result between two
/// singles becomes the one whose last bit is set. A subnormal result becomes zero.
fn round_to_odd(value: f64, error: f64) -> f32 {
    if value.is_nan() {
        return f32::from_bits(0x7FC0_0000);
    }
    let mut bits = value.to_bits();
    if value.is_finite() && error != 0.0 && bits & 1 == 0 {
        match (error > 0.0) == (value > 0.0) {
            true => bits += 1,
            false => bits -= 1,
        }
    }
    let sign = (bits >> 63) as u32;
    let exponent = (bits >> 52 & 0x7FF) as i32 - 1023;
    let magnitude = match exponent {
        ..=-127 => 0,
        128.. => 0x7F80_0000,
        _ => {
            let fraction = (bits >> 29) as u32 & 0x7F_FFFF;
            let is_inexact = bits & ((1 << 29) - 1) != 0;
            ((exponent + 127) as u32) << 23 | fraction | u32::from(is_inexact)
        }
    };
    f32::from_bits(sign << 31 | magnitude)
}
