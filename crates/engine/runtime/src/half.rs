//! `half` and `bfloat`, as their bits.

/// The value of an `f16`. A NaN keeps its payload and becomes quiet.
pub extern "C" fn widen_f16(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let fraction = u32::from(bits & 0x3FF);
    let magnitude = match bits >> 10 & 0x1F {
        // A multiple of 2^-24, exact in a single.
        0 => (fraction as f32 * f32::from_bits(0x3380_0000)).to_bits(),
        0x1F if fraction != 0 => 0x7FC0_0000 | fraction << 13,
        0x1F => 0x7F80_0000,
        exponent => (u32::from(exponent) + 112) << 23 | fraction << 13,
    };
    f32::from_bits(sign | magnitude)
}

/// The value of a `bf16`.
pub extern "C" fn widen_bf16(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// The nearest value of a format with 16 bits, of which `FRACTION` are the fraction's; a tie to the even
/// one. A NaN keeps the upper bits of its payload and becomes quiet.
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
        // Below half of the smallest number.
        return sign;
    }
    let (kept, rest, half) = (
        significand >> shift,
        significand & ((1 << shift) - 1),
        1u64 << (shift - 1),
    );
    let up = rest > half || rest == half && kept & 1 != 0;
    // The bit above the fraction adds one to the exponent, so a carry gives the right result.
    let magnitude = ((kept_exponent - smallest) as u64) << FRACTION;
    let magnitude = (magnitude + kept + u64::from(up)).min(infinity);
    sign | magnitude as u16
}

/// The nearest `f16`.
pub extern "C" fn f32_to_f16(value: f32) -> u16 {
    narrow::<10>(value.into())
}

/// The nearest `bf16`.
pub extern "C" fn f32_to_bf16(value: f32) -> u16 {
    narrow::<7>(value.into())
}

/// The nearest `f16`, rounded once.
pub extern "C" fn f64_to_f16(value: f64) -> u16 {
    narrow::<10>(value)
}

/// The nearest `bf16`, rounded once.
pub extern "C" fn f64_to_bf16(value: f64) -> u16 {
    narrow::<7>(value)
}

/// Bits as C passes a `bfloat` result: in the low half of a float register.
fn as_result(bits: u16) -> f32 {
    f32::from_bits(bits.into())
}

/// `__truncsfbf2`: the nearest `bf16` in a float register. Every NaN is the one with the bits 0x7fc0 or
/// 0xffc0, as upstream's is.
pub extern "C" fn truncate_single(value: f32) -> f32 {
    let bits = f32_to_bf16(value);
    as_result(if value.is_nan() {
        bits & 0x8000 | 0x7FC0
    } else {
        bits
    })
}

/// `__truncdfbf2`: the same of a double, by way of a single, as upstream's.
pub extern "C" fn truncate_double(value: f64) -> f32 {
    truncate_single(value as f32)
}

/// A sum and two products of `bf16` numbers, which are the halves of `a` and `b`: a step of Arm's `bfdot` and `bfmmla`.
/// Products and sums are rounded to the odd one of the two neighbours, and denormal numbers are zeros.
pub extern "C" fn bf16_dot(sum: f32, a: u32, b: u32) -> f32 {
    let product = |a: u32, b: u32| {
        let [a, b] = [a, b].map(|bits| without_denormals(f32::from_bits(bits)));
        // Exact: the fractions have eight bits each.
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
    // The part of the sum that the double does not hold.
    let rounded = sum - a;
    let error = (a - (sum - rounded)) + (b - rounded);
    round_to_odd(sum, error)
}

/// `value + error` as a single, where the error is less than the last bit of the value. If it is between two singles, then
/// it becomes the one whose last bit is set. A result that would be denormal is zero.
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
