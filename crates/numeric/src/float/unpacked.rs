//! Floats decomposed into category, sign, exponent and significand.

use super::kind::{NonFinite, Semantics};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    Zero,
    Normal,
    Infinity,
    Nan,
}

/// A decomposed float.
///
/// A `Normal` is `significand * 2^(exponent - precision + 1)`. Its significand has bit `precision - 1` set, unless
/// `exponent` is the format's minimum. A `Nan` has its payload in `significand`; for x87, this includes the integer
/// bit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unpacked {
    pub(super) category: Category,
    pub(super) negative: bool,
    pub(super) exponent: i32,
    pub(super) significand: u128,
}

impl Unpacked {
    pub(super) fn normal(negative: bool, exponent: i32, significand: u128) -> Self {
        Unpacked {
            category: Category::Normal,
            negative,
            exponent,
            significand,
        }
    }

    pub(super) fn special(category: Category, negative: bool, significand: u128) -> Self {
        Unpacked {
            category,
            negative,
            exponent: 0,
            significand,
        }
    }

    /// Returns the exponent of the significand's lowest bit.
    pub(super) fn lowest(self, semantics: &Semantics) -> i32 {
        self.exponent - (semantics.precision as i32 - 1)
    }
}

pub(super) fn low_mask(bits: u32) -> u128 {
    match bits {
        0 => 0,
        _ => u128::MAX >> (128 - bits.min(128)),
    }
}

pub(super) fn bit_len(x: u128) -> u32 {
    128 - x.leading_zeros()
}

impl Semantics {
    /// Returns the number of stored bits of the significand.
    fn fraction_bits(&self) -> u32 {
        self.precision - u32::from(!self.explicit_bit)
    }

    fn exponent_ones(&self) -> u128 {
        let bits = self.width - self.fraction_bits() - u32::from(self.signed);
        low_mask(bits)
    }

    pub(super) fn negative_zero_is_nan(&self) -> bool {
        self.non_finite == NonFinite::NanNegativeZero
    }

    pub(super) fn has_infinity(&self) -> bool {
        self.non_finite == NonFinite::Ieee
    }
}

/// Decomposes bits. The bit above the format's bits is the sign of an f8E8M0FNU, or "not a number" in the formats
/// without NaN.
pub(super) fn unpack(s: &Semantics, bits: u128) -> Unpacked {
    let fraction_bits = s.fraction_bits();
    let fraction = bits & low_mask(fraction_bits);
    let field = bits >> fraction_bits & s.exponent_ones();
    let sign_bit = if s.signed { s.width - 1 } else { s.width };
    let negative = bits >> sign_bit & 1 != 0;
    let all_ones = field == s.exponent_ones();
    let special = match s.non_finite {
        NonFinite::Ieee if s.explicit_bit => {
            let integer_bit = 1 << (s.precision - 1);
            let unnormal = field != 0 && fraction & integer_bit == 0;
            if all_ones && fraction == integer_bit {
                Some(Category::Infinity)
            } else {
                (all_ones || unnormal).then_some(Category::Nan)
            }
        }
        NonFinite::Ieee if all_ones && fraction == 0 => Some(Category::Infinity),
        NonFinite::Ieee => all_ones.then_some(Category::Nan),
        NonFinite::NanAllOnes => {
            (all_ones && fraction == low_mask(fraction_bits)).then_some(Category::Nan)
        }
        NonFinite::NanNegativeZero => {
            (negative && field == 0 && fraction == 0).then_some(Category::Nan)
        }
        NonFinite::None => (bits >> s.width & 1 != 0).then_some(Category::Nan),
    };
    if let Some(category) = special {
        return Unpacked::special(category, negative, fraction);
    }
    if field == 0 && fraction == 0 && s.signed {
        return Unpacked::special(Category::Zero, negative, 0);
    }
    let bias = 1 - s.min_exp;
    if !s.signed {
        return Unpacked::normal(negative, field as i32 + s.min_exp, 1);
    }
    if field == 0 {
        return Unpacked::normal(negative, s.min_exp, fraction);
    }
    let integer_bit = if s.explicit_bit {
        0
    } else {
        1 << (s.precision - 1)
    };
    Unpacked::normal(negative, field as i32 - bias, fraction | integer_bit)
}

/// Composes the bits of a float: the inverse of [`unpack`].
pub(super) fn pack(s: &Semantics, value: Unpacked) -> u128 {
    let fraction_bits = s.fraction_bits();
    let ones = s.exponent_ones();
    let (field, fraction) = match value.category {
        Category::Zero => (0, 0),
        Category::Normal if !s.signed => ((value.exponent - s.min_exp) as u128, 0),
        Category::Normal => {
            let normal = value.significand >> (s.precision - 1) & 1 != 0;
            let field = if normal {
                value.exponent - s.min_exp + 1
            } else {
                0
            };
            (field as u128, value.significand)
        }
        Category::Infinity => (
            ones,
            if s.explicit_bit {
                1 << (s.precision - 1)
            } else {
                0
            },
        ),
        Category::Nan => match s.non_finite {
            NonFinite::Ieee | NonFinite::NanAllOnes => (ones, value.significand),
            NonFinite::NanNegativeZero | NonFinite::None => (0, 0),
        },
    };
    let sign_bit = if s.signed { s.width - 1 } else { s.width };
    let no_number = value.category == Category::Nan && s.non_finite == NonFinite::None;
    u128::from(no_number) << (s.width & 127)
        | u128::from(value.negative) << sign_bit
        | field << fraction_bits
        | fraction & low_mask(fraction_bits)
}

pub(super) fn make_zero(s: &Semantics, negative: bool) -> Unpacked {
    if !s.signed {
        return make_smallest_normalized(s, false);
    }
    Unpacked::special(Category::Zero, negative && !s.negative_zero_is_nan(), 0)
}

pub(super) fn make_infinity(s: &Semantics, negative: bool) -> Unpacked {
    if s.has_infinity() {
        Unpacked::special(Category::Infinity, negative, 0)
    } else {
        make_nan(s, negative)
    }
}

/// Returns the default quiet NaN.
pub(super) fn make_nan(s: &Semantics, negative: bool) -> Unpacked {
    let (negative, payload) = match s.non_finite {
        NonFinite::Ieee if s.explicit_bit => (negative, 3 << (s.precision - 2)),
        NonFinite::Ieee => (negative, 1 << (s.precision - 2)),
        NonFinite::NanAllOnes => (negative, low_mask(s.precision - 1)),
        NonFinite::NanNegativeZero => (true, 0),
        NonFinite::None => (negative, 0),
    };
    Unpacked::special(Category::Nan, negative, payload)
}

pub(super) fn make_largest(s: &Semantics, negative: bool) -> Unpacked {
    let nan = u128::from(s.non_finite == NonFinite::NanAllOnes && s.precision > 1);
    Unpacked::normal(negative, s.max_exp, low_mask(s.precision) - nan)
}

pub(super) fn make_smallest_normalized(s: &Semantics, negative: bool) -> Unpacked {
    Unpacked::normal(negative, s.min_exp, 1 << (s.precision - 1))
}

pub(super) fn is_signaling(s: &Semantics, value: Unpacked) -> bool {
    value.category == Category::Nan
        && s.has_infinity()
        && value.significand >> (s.precision - 2) & 1 == 0
}

/// Returns a NaN with its quiet bit set.
pub(super) fn quieted(s: &Semantics, mut value: Unpacked) -> Unpacked {
    if s.has_infinity() {
        value.significand |= 1 << (s.precision - 2);
    }
    value
}

pub(super) fn negate(s: &Semantics, mut value: Unpacked) -> Unpacked {
    let fixed =
        s.negative_zero_is_nan() && matches!(value.category, Category::Zero | Category::Nan);
    value.negative ^= !fixed;
    value
}
