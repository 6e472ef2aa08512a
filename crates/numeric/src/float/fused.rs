//! Fused multiply-add, which rounds once, and the square root.

use super::arith::{add, mul, nan_operand, sum_zero_sign, wide_mul};
use super::kind::Semantics;
use super::rounding::{RoundingMode, Status, StatusAnd, round};
use super::unpacked::{Category, Unpacked, bit_len, make_nan, make_zero};

/// An integer of 256 bits: the high and the low half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Wide(u128, u128);

impl Wide {
    fn bit_len(self) -> u32 {
        match self.0 {
            0 => bit_len(self.1),
            high => 128 + bit_len(high),
        }
    }

    fn shl(self, by: u32) -> Self {
        match by {
            0 => self,
            1..128 => Wide(self.0 << by | self.1 >> (128 - by), self.1 << by),
            128..256 => Wide(self.1 << (by - 128), 0),
            _ => Wide(0, 0),
        }
    }

    /// Shifts the value right. Returns true if set bits were lost.
    fn shr(self, by: u32) -> (Self, bool) {
        let kept = match by {
            0 => self,
            1..128 => Wide(self.0 >> by, self.0 << (128 - by) | self.1 >> by),
            128..256 => Wide(0, self.0 >> (by - 128)),
            _ => Wide(0, 0),
        };
        (kept, kept.shl(by) != self)
    }

    fn add(self, rhs: Self) -> Self {
        let (low, carry) = self.1.overflowing_add(rhs.1);
        Wide(self.0.wrapping_add(rhs.0).wrapping_add(carry.into()), low)
    }

    fn sub(self, rhs: Self) -> Self {
        let (low, borrow) = self.1.overflowing_sub(rhs.1);
        Wide(self.0.wrapping_sub(rhs.0).wrapping_sub(borrow.into()), low)
    }
}

/// A magnitude with its highest bit at 254, the exponent of its bit 0, and a sign.
struct Aligned {
    magnitude: Wide,
    lowest: i32,
    negative: bool,
}

impl Aligned {
    fn new(magnitude: Wide, lowest: i32, negative: bool) -> Self {
        let up = 255 - magnitude.bit_len();
        Aligned {
            magnitude: magnitude.shl(up),
            lowest: lowest - up as i32,
            negative,
        }
    }
}

/// `a * b + c`, rounded once.
pub(super) fn mul_add(
    s: &Semantics,
    a: Unpacked,
    b: Unpacked,
    c: Unpacked,
    mode: RoundingMode,
) -> StatusAnd<Unpacked> {
    let normal = |x: Unpacked| x.category == Category::Normal;
    if !normal(a) || !normal(b) {
        // The product is exact or a NaN.
        let product = mul(s, a, b, mode);
        if product.status != Status::OK {
            return product;
        }
        return add(s, product.value, c, false, mode);
    }
    match c.category {
        Category::Nan => return add(s, c, c, false, mode),
        Category::Infinity => return Status::OK.and(c),
        Category::Zero => return mul(s, a, b, mode),
        Category::Normal => {}
    }
    let (high, low) = wide_mul(a.significand, b.significand);
    let product = Aligned::new(
        Wide(high, low),
        a.lowest(s) + b.lowest(s),
        a.negative != b.negative,
    );
    let addend = Aligned::new(Wide(0, c.significand), c.lowest(s), c.negative);
    let (big, small) = if product.lowest >= addend.lowest {
        (product, addend)
    } else {
        (addend, product)
    };
    let (moved, sticky) = small.magnitude.shr((big.lowest - small.lowest) as u32);
    let mut negative = big.negative;
    let sum = if big.negative == small.negative {
        big.magnitude.add(moved)
    } else if moved > big.magnitude {
        // Both have the same exponent, so nothing was lost.
        negative = small.negative;
        moved.sub(big.magnitude)
    } else {
        // x - (y + fraction) = (x - y - 1) + (1 - fraction)
        big.magnitude.sub(moved).sub(Wide(0, sticky.into()))
    };
    if sum == Wide(0, 0) {
        return Status::OK.and(make_zero(s, sum_zero_sign(mode)));
    }
    let drop = sum.bit_len().saturating_sub(128);
    let (kept, lost) = sum.shr(drop);
    round(
        s,
        negative,
        big.lowest + drop as i32,
        kept.1,
        sticky || lost,
        mode,
    )
}

/// Returns the square root of `a`.
pub(super) fn sqrt(s: &Semantics, a: Unpacked, mode: RoundingMode) -> StatusAnd<Unpacked> {
    if let Some(nan) = nan_operand(s, a, a) {
        return nan;
    }
    match a.category {
        Category::Zero => return Status::OK.and(a),
        _ if a.negative => return Status::INVALID.and(make_nan(s, false)),
        Category::Infinity | Category::Nan => return Status::OK.and(a),
        Category::Normal => {}
    }
    let up = s.precision - bit_len(a.significand);
    let odd = (a.lowest(s) - up as i32) & 1;
    let radicand = a.significand << (up + odd as u32);
    let lowest = a.lowest(s) - up as i32 - odd;
    // Digit by digit: two bits of the radicand for each bit of the root, zeros after its end.
    let pairs = (s.precision + 1).div_ceil(2);
    let digits = s.precision + 3;
    let (mut root, mut rest) = (0u128, 0u128);
    for digit in 0..digits {
        let next = match pairs.checked_sub(digit + 1) {
            Some(below) => radicand >> (2 * below) & 3,
            None => 0,
        };
        rest = rest << 2 | next;
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    let zeros = digits as i32 - pairs as i32;
    round(s, false, lowest / 2 - zeros, root, rest != 0, mode)
}
