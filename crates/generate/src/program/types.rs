//! Types of values, and their edge values.

use std::fmt;

use crate::Random;

/// A type that is not an aggregate.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Scalar {
    /// `iN`
    Int(u32),
    /// `index`
    Index,
    /// A float.
    Float(Float),
    /// A complex number of two floats.
    Complex(Float),
}

/// A float format.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Float {
    /// `f16`
    F16,
    /// `bf16`
    BF16,
    /// `f32`
    F32,
    /// `f64`
    F64,
}

/// The formats of floats.
pub(super) const FLOATS: [Float; 4] = [Float::F16, Float::BF16, Float::F32, Float::F64];
/// The widths of integers.
pub(super) const WIDTHS: [u32; 10] = [1, 7, 8, 16, 32, 32, 33, 64, 64, 128];

impl Float {
    /// Returns the number of bits, and the number of fraction bits.
    pub(super) fn bits(self) -> (u32, u32) {
        match self {
            Self::F16 => (16, 10),
            Self::BF16 => (16, 7),
            Self::F32 => (32, 23),
            Self::F64 => (64, 52),
        }
    }

    /// Returns the bits of a number. Excess mantissa bits are truncated.
    pub(super) fn encode(self, value: f64) -> u64 {
        let (width, fraction) = self.bits();
        let bits = value.to_bits();
        let sign = (bits >> 63) << (width - 1);
        if value == 0.0 {
            return sign;
        }
        let bias = (1i64 << (width - fraction - 2)) - 1;
        let most = (1i64 << (width - fraction - 1)) - 1;
        let exponent = ((bits >> 52) & 0x7ff) as i64 - 1023 + bias;
        let mantissa = (bits & ((1 << 52) - 1)) >> (52 - fraction);
        if exponent >= most {
            return sign | (((most as u64) << fraction) - 1);
        }
        if exponent < 1 {
            return sign | 1;
        }
        sign | ((exponent as u64) << fraction) | mantissa
    }

    /// Returns the bits of an infinity, or of a NaN.
    pub(super) fn special(self, negative: bool, nan: bool) -> u64 {
        let (width, fraction) = self.bits();
        let exponent = ((1u64 << (width - fraction - 1)) - 1) << fraction;
        let quiet = if nan { 1 << (fraction - 1) } else { 0 };
        (u64::from(negative) << (width - 1)) | exponent | quiet
    }

    /// Returns the bits of a value that is likely to reveal errors.
    pub(super) fn edge(self, random: &mut Random) -> u64 {
        let (width, fraction) = self.bits();
        let sign = (random.below(2) as u64) << (width - 1);
        let magnitude = match random.below(16) {
            0 | 1 => 0,
            2 => self.special(false, true),
            3 => self.special(false, false),
            // The minimum and maximum subnormal, the minimum normal, and the maximum finite number.
            4 => *random
                .pick(&[1, (1 << fraction) - 1, 1 << fraction])
                .unwrap_or(&1),
            5 => self.special(false, false) - 1,
            6 => self.encode(1.0),
            7 => self.encode(0.5) - random.below(2) as u64,
            8 => self.encode(random.below(9) as f64 + 0.5),
            9 => self.encode(random.below(10) as f64),
            // Numbers around the smallest numbers that cannot have a fraction.
            10 => {
                self.encode((1u64 << fraction) as f64 / *random.pick(&[1.0, 2.0]).unwrap_or(&1.0))
                    + random.below(3) as u64
            }
            11 => self.encode((2.0f64).powi(random.below(140) as i32 - 70)),
            12 => self.encode((1u64 << random.below(63)) as f64) - random.below(2) as u64,
            13 => self.encode(random.below(1000) as f64 / 64.0),
            14 => self.encode(1.0 + random.below(1000) as f64 / 1000.0),
            _ => {
                let bits = random.next_number() >> (65 - width);
                // A single quiet NaN is sufficient.
                match bits > self.special(false, false) {
                    true => self.special(false, true),
                    false => bits,
                }
            }
        };
        sign | magnitude
    }

    /// Returns the bits of a number of moderate magnitude.
    pub(super) fn moderate(self, random: &mut Random) -> u64 {
        let value = match random.below(8) {
            0 => 0.0,
            1 => random.below(7) as f64 - 3.0,
            2 => (2.0f64).powi(-(random.below(24) as i32)),
            _ => (random.below(8000) as f64 - 4000.0) / 500.0,
        };
        let value = if random.below(4) == 0 { -value } else { value };
        self.encode(value)
    }

    /// Returns the keyword of the type.
    pub(super) fn text(self) -> &'static str {
        match self {
            Self::F16 => "f16",
            Self::BF16 => "bf16",
            Self::F32 => "f32",
            Self::F64 => "f64",
        }
    }

    /// Returns the bits as an attribute literal.
    pub(super) fn literal(self, bits: u64) -> String {
        let digits = (self.bits().0 / 4) as usize;
        format!("0x{bits:0digits$X}")
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(width) => write!(f, "i{width}"),
            Self::Index => f.write_str("index"),
            Self::Float(float) => f.write_str(float.text()),
            Self::Complex(float) => write!(f, "complex<{}>", float.text()),
        }
    }
}

impl Scalar {
    /// Returns the width of an integer or an index.
    pub(super) fn width(self) -> Option<u32> {
        match self {
            Self::Int(width) => Some(width),
            Self::Index => Some(64),
            Self::Float(_) | Self::Complex(_) => None,
        }
    }
}

/// A type of values.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Ty {
    /// The shape of a vector; `None` for a scalar.
    pub(super) shape: Option<Vec<usize>>,
    /// The scalar type, or the type of the elements.
    pub(super) scalar: Scalar,
}

impl Ty {
    /// Returns a scalar type.
    pub(super) const fn of(scalar: Scalar) -> Self {
        Self {
            shape: None,
            scalar,
        }
    }

    /// Returns a vector type.
    pub(super) fn vector(shape: &[usize], scalar: Scalar) -> Self {
        Self {
            shape: Some(shape.to_vec()),
            scalar,
        }
    }

    /// Returns the type with the same shape and another element type.
    pub(super) fn with(&self, scalar: Scalar) -> Self {
        Self {
            shape: self.shape.clone(),
            scalar,
        }
    }

    /// Returns the number of scalars in a value.
    pub(super) fn count(&self) -> usize {
        self.shape.iter().flatten().product()
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(shape) = &self.shape else {
            return write!(f, "{}", self.scalar);
        };
        f.write_str("vector<")?;
        for size in shape {
            write!(f, "{size}x")?;
        }
        write!(f, "{}>", self.scalar)
    }
}

/// Returns the minimum and maximum signed value of a width. Widths above 127 bits are treated as 127.
pub(super) fn bounds(width: u32) -> (i128, i128) {
    let width = width.min(127);
    (-(1 << (width - 1)), (1 << (width - 1)) - 1)
}

/// Returns a signed value of a width that is likely to reveal errors.
pub(super) fn edge(width: u32, random: &mut Random) -> i128 {
    let (least, most) = match width {
        128.. => (i128::MIN, i128::MAX),
        _ => bounds(width),
    };
    let value = match random.below(14) {
        0 => least,
        1 => most,
        2 => -1,
        3 => 0,
        4 => 1,
        5 => 2,
        6 | 7 => random.below(16) as i128 - 5,
        8 => least + random.below(3) as i128,
        9 => most - random.below(3) as i128,
        10 => {
            let power = 1i128 << random.below((width - 1).max(1) as usize);
            let near = power + random.below(3) as i128 - 1;
            if random.below(2) == 0 { near } else { -near }
        }
        11 => random.below(256) as i128,
        12 => random.below(100_000) as i128 - 50_000,
        _ => i128::from(random.next_number().cast_signed()) * i128::from(random.next_number() | 1),
    };
    wrap(value, width)
}

/// Wraps a value to a signed value of a width.
pub(super) fn wrap(value: i128, width: u32) -> i128 {
    let unused = 128 - width.min(128);
    (value << unused) >> unused
}
