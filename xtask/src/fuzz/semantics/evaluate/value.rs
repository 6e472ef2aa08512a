//! The values of the evaluator.

/// A float format.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Format {
    F16,
    BF16,
    F32,
    F64,
}

impl Format {
    /// Returns the format with the given MLIR name.
    pub(super) fn of(text: &str) -> Option<Self> {
        Some(match text {
            "f16" => Self::F16,
            "bf16" => Self::BF16,
            "f32" => Self::F32,
            "f64" => Self::F64,
            _ => return None,
        })
    }

    /// Returns the number of bits of the exponent and of the fraction.
    fn bits(self) -> (u32, u32) {
        match self {
            Self::F16 => (5, 10),
            Self::BF16 => (8, 7),
            Self::F32 => (8, 23),
            Self::F64 => (11, 52),
        }
    }

    /// Rounds to the nearest number of the format, ties to even.
    pub(super) fn round(self, value: f64) -> f64 {
        let (exponent_bits, fraction) = self.bits();
        if self == Self::F64 || value == 0.0 || !value.is_finite() {
            return value;
        }
        let bias = (1i32 << (exponent_bits - 1)) - 1;
        let exponent = ((value.to_bits() >> 52) & 0x7ff) as i32 - 1023;
        // The exponent of the last bit, which has a lower bound for subnormal numbers.
        let last = (exponent - fraction as i32).max(1 - bias - fraction as i32);
        // Neither operation overflows: the scaled number has as many bits as the fraction, and powers of two are exact.
        let scaled = scale(value, -last);
        let rounded = scale(scaled.round_ties_even(), last);
        let greatest = scale(2.0 - scale(1.0, -(fraction as i32)), bias);
        match rounded.abs() > greatest {
            true => f64::INFINITY.copysign(value),
            false => rounded,
        }
    }

    /// Returns the bits of a number in this format.
    pub(super) fn to_bits(self, value: f64) -> u128 {
        match self {
            Self::F64 => u128::from(value.to_bits()),
            Self::F32 => u128::from((value as f32).to_bits()),
            Self::BF16 => u128::from((value as f32).to_bits() >> 16),
            Self::F16 => {
                let sign = u128::from(value.is_sign_negative()) << 15;
                let magnitude = value.abs();
                sign | match magnitude {
                    0.0 => 0,
                    m if m.is_infinite() => 0x7c00,
                    m if m < scale(1.0, -14) => scale(m, 24) as u128,
                    m => {
                        let exponent = ((m.to_bits() >> 52) & 0x7ff) as i32 - 1023;
                        let fraction = (m.to_bits() >> 42) & 0x3ff;
                        ((exponent + 15) as u128) << 10 | u128::from(fraction)
                    }
                }
            }
        }
    }

    /// Returns the number with the given bits.
    pub(super) fn number(self, bits: u128) -> f64 {
        match self {
            Self::F64 => f64::from_bits(bits as u64),
            Self::F32 => f64::from(f32::from_bits(bits as u32)),
            Self::BF16 => f64::from(f32::from_bits((bits as u32) << 16)),
            Self::F16 => {
                let (exponent, fraction) = ((bits >> 10) & 0x1f, (bits & 0x3ff) as f64);
                let magnitude = match exponent {
                    0 => scale(fraction, -24),
                    31 if fraction == 0.0 => f64::INFINITY,
                    31 => f64::NAN,
                    _ => scale(1024.0 + fraction, exponent as i32 - 25),
                };
                if bits >> 15 & 1 == 1 {
                    -magnitude
                } else {
                    magnitude
                }
            }
        }
    }
}

/// Multiplies a number by a power of two.
fn scale(value: f64, power: i32) -> f64 {
    // Multiply in steps, so that no power is out of range.
    let step = power.clamp(-1000, 1000);
    let once = value * 2.0f64.powi(step);
    if step == power {
        once
    } else {
        once * 2.0f64.powi(power - step)
    }
}

/// A value. An unknown value may be anything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Value {
    /// The bits, and the width.
    Int(u128, u32),
    Float(f64, Format),
    Complex(f64, f64, Format),
    Unknown,
}

impl Value {
    /// Creates an integer. Bits that do not fit are dropped.
    pub(super) fn int(value: i128, width: u32) -> Self {
        Self::Int(value as u128 & mask(width), width)
    }

    /// Creates a float, rounded to its format.
    pub(super) fn float(value: f64, format: Format) -> Self {
        Self::Float(format.round(value), format)
    }

    /// Returns the bits as a signed number.
    pub(super) fn signed(self) -> Option<i128> {
        match self {
            Self::Int(bits, width) => {
                let unused = 128 - width;
                Some(((bits << unused) as i128) >> unused)
            }
            _ => None,
        }
    }
}

/// Returns a mask of the lowest `width` bits.
pub(super) fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

/// Returns the width of an integer type or of `index`.
pub(super) fn width(ty: &str) -> Option<u32> {
    match ty {
        "index" => Some(64),
        ty => ty
            .strip_prefix('i')?
            .parse()
            .ok()
            .filter(|&width| width > 0 && width <= 128),
    }
}
