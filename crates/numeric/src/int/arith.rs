//! Integer arithmetic: wrapping operations, and variants that report overflow.

use super::{ApInt, Repr, sign_extend};
use crate::limbs;

/// The width of a limb, the smallest width at which a 64-bit multiplication may overflow into the next limb.
const LIMB: u32 = 64;

impl ApInt {
    /// Returns the common width and both values, if the width is at most 64.
    #[inline]
    fn small(&self, rhs: &Self) -> Option<(u32, u64, u64)> {
        debug_assert_eq!(self.width(), rhs.width(), "operands must have equal widths");
        match (&self.0, &rhs.0) {
            (Repr::Small { width, value: a }, Repr::Small { value: b, .. }) => {
                Some((*width, *a, *b))
            }
            _ => None,
        }
    }

    /// Applies `f` to the limbs of both integers.
    fn zip(&self, rhs: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        let rhs = rhs.limbs().iter().copied().chain(std::iter::repeat(0));
        let limbs: Vec<u64> = self
            .limbs()
            .iter()
            .zip(rhs)
            .map(|(&a, b)| f(a, b))
            .collect();
        Self::from_limbs(self.width(), &limbs)
    }

    /// `self + rhs`, wrapping.
    #[inline]
    pub fn add(&self, rhs: &Self) -> Self {
        match self.small(rhs) {
            Some((width, a, b)) => Self::new(width, a.wrapping_add(b)),
            None => {
                let mut out = self.limbs().to_vec();
                let count = out.len();
                limbs::add_assign(&mut out, &rhs.limbs()[..rhs.limbs().len().min(count)]);
                Self::from_limbs(self.width(), &out)
            }
        }
    }

    /// `self - rhs`, wrapping.
    #[inline]
    pub fn sub(&self, rhs: &Self) -> Self {
        match self.small(rhs) {
            Some((width, a, b)) => Self::new(width, a.wrapping_sub(b)),
            None => {
                let mut out = self.limbs().to_vec();
                let count = out.len();
                limbs::sub_assign(&mut out, &rhs.limbs()[..rhs.limbs().len().min(count)]);
                Self::from_limbs(self.width(), &out)
            }
        }
    }

    /// `self * rhs`, wrapping.
    #[inline]
    pub fn mul(&self, rhs: &Self) -> Self {
        match self.small(rhs) {
            Some((width, a, b)) => Self::new(width, a.wrapping_mul(b)),
            None => Self::from_limbs(self.width(), &limbs::mul(self.limbs(), rhs.limbs())),
        }
    }

    /// `-self`, wrapping: the minimum signed value is unchanged.
    #[inline]
    pub fn neg(&self) -> Self {
        Self::zero(self.width()).sub(self)
    }

    /// Returns the absolute value, wrapping: the minimum signed value is unchanged.
    pub fn abs(&self) -> Self {
        if self.is_negative() {
            self.neg()
        } else {
            self.clone()
        }
    }

    /// Bitwise not.
    #[inline]
    pub fn not(&self) -> Self {
        match &self.0 {
            Repr::Small { width, value } => Self::new(*width, !value),
            Repr::Big { .. } => self.zip(self, |a, _| !a),
        }
    }

    /// Bitwise and.
    #[inline]
    pub fn and(&self, rhs: &Self) -> Self {
        match self.small(rhs) {
            Some((width, a, b)) => Self::new(width, a & b),
            None => self.zip(rhs, |a, b| a & b),
        }
    }

    /// Bitwise or.
    #[inline]
    pub fn or(&self, rhs: &Self) -> Self {
        match self.small(rhs) {
            Some((width, a, b)) => Self::new(width, a | b),
            None => self.zip(rhs, |a, b| a | b),
        }
    }

    /// Bitwise exclusive or.
    #[inline]
    pub fn xor(&self, rhs: &Self) -> Self {
        match self.small(rhs) {
            Some((width, a, b)) => Self::new(width, a ^ b),
            None => self.zip(rhs, |a, b| a ^ b),
        }
    }

    /// Shifts left by `amount` bits. The result is zero if `amount` is at least the width.
    pub fn shl(&self, amount: u64) -> Self {
        if amount >= u64::from(self.width()) {
            return Self::zero(self.width());
        }
        match &self.0 {
            Repr::Small { width, value } => Self::new(*width, value << amount),
            Repr::Big { width, limbs } => {
                Self::from_limbs(*width, &limbs::shl(&limbs.0, amount as usize))
            }
        }
    }

    /// Shifts right by `amount` bits and fills with zeros. The result is zero if `amount` is at least the width.
    pub fn lshr(&self, amount: u64) -> Self {
        if amount >= u64::from(self.width()) {
            return Self::zero(self.width());
        }
        match &self.0 {
            Repr::Small { width, value } => Self::new(*width, value >> amount),
            Repr::Big { width, limbs } => {
                Self::from_limbs(*width, &limbs::shr(&limbs.0, amount as usize))
            }
        }
    }

    /// Shifts right by `amount` bits and fills with the sign bit.
    pub fn ashr(&self, amount: u64) -> Self {
        if !self.is_negative() {
            return self.lshr(amount);
        }
        match &self.0 {
            Repr::Small { width, value } => Self::new(
                *width,
                (sign_extend(*width, *value) >> amount.min(63)) as u64,
            ),
            Repr::Big { .. } => self.not().lshr(amount).not(),
        }
    }

    /// Rotates left by `amount` modulo the width.
    pub fn rotl(&self, amount: u64) -> Self {
        match u64::from(self.width()) {
            0 => self.clone(),
            width => {
                let amount = amount % width;
                self.shl(amount).or(&self.lshr(width - amount))
            }
        }
    }

    /// Reverses the bytes. The width must be a multiple of 8.
    pub fn swap_bytes(&self) -> Self {
        debug_assert!(
            self.width().is_multiple_of(8),
            "byte swap requires whole bytes"
        );
        let bits = self.limbs().len() as u64 * 64;
        let limbs: Vec<u64> = self
            .limbs()
            .iter()
            .rev()
            .map(|limb| limb.swap_bytes())
            .collect();
        let unused = bits - u64::from(self.width());
        Self::from_limbs(self.width(), &limbs::shr(&limbs, unused as usize))
    }

    /// Reverses the bits.
    pub fn reverse_bits(&self) -> Self {
        let bits = self.limbs().len() as u64 * 64;
        let limbs: Vec<u64> = self
            .limbs()
            .iter()
            .rev()
            .map(|limb| limb.reverse_bits())
            .collect();
        let unused = bits - u64::from(self.width());
        Self::from_limbs(self.width(), &limbs::shr(&limbs, unused as usize))
    }

    /// Unsigned quotient and remainder; `None` if `rhs` is zero.
    pub fn udivrem(&self, rhs: &Self) -> Option<(Self, Self)> {
        if rhs.is_zero() {
            return None;
        }
        Some(match self.small(rhs) {
            Some((width, a, b)) => (Self::new(width, a / b), Self::new(width, a % b)),
            None => {
                let (quotient, rem) = limbs::div_rem(self.limbs(), rhs.limbs());
                let width = self.width();
                (
                    Self::from_limbs(width, &quotient),
                    Self::from_limbs(width, &rem),
                )
            }
        })
    }

    /// Unsigned quotient; `None` if `rhs` is zero.
    pub fn udiv(&self, rhs: &Self) -> Option<Self> {
        self.udivrem(rhs).map(|(quotient, _)| quotient)
    }

    /// Unsigned remainder; `None` if `rhs` is zero.
    pub fn urem(&self, rhs: &Self) -> Option<Self> {
        self.udivrem(rhs).map(|(_, rem)| rem)
    }

    /// Signed quotient, rounded towards zero; `None` if `rhs` is zero. The minimum signed value divided by -1 wraps to
    /// itself.
    pub fn sdiv(&self, rhs: &Self) -> Option<Self> {
        let quotient = self.abs().udiv(&rhs.abs())?;
        let negative = self.is_negative() != rhs.is_negative();
        Some(if negative { quotient.neg() } else { quotient })
    }

    /// Signed remainder, with the sign of `self`; `None` if `rhs` is zero. The remainder of the minimum signed value
    /// and -1 is 0.
    pub fn srem(&self, rhs: &Self) -> Option<Self> {
        let rem = self.abs().urem(&rhs.abs())?;
        Some(if self.is_negative() { rem.neg() } else { rem })
    }

    /// Unsigned addition. The flag is true if it overflowed.
    pub fn uadd_ov(&self, rhs: &Self) -> (Self, bool) {
        let sum = self.add(rhs);
        let overflow = sum.ult(self);
        (sum, overflow)
    }

    /// Signed addition. The flag is true if it overflowed.
    pub fn sadd_ov(&self, rhs: &Self) -> (Self, bool) {
        let sum = self.add(rhs);
        let sign = self.is_negative();
        let overflow = sign == rhs.is_negative() && sum.is_negative() != sign;
        (sum, overflow)
    }

    /// Unsigned subtraction. The flag is true if it overflowed.
    pub fn usub_ov(&self, rhs: &Self) -> (Self, bool) {
        (self.sub(rhs), self.ult(rhs))
    }

    /// Signed subtraction. The flag is true if it overflowed.
    pub fn ssub_ov(&self, rhs: &Self) -> (Self, bool) {
        let diff = self.sub(rhs);
        let sign = self.is_negative();
        let overflow = sign != rhs.is_negative() && diff.is_negative() != sign;
        (diff, overflow)
    }

    /// Unsigned multiplication. The flag is true if it overflowed.
    pub fn umul_ov(&self, rhs: &Self) -> (Self, bool) {
        match self.small(rhs) {
            Some((width, a, b)) => {
                let wide = u128::from(a) * u128::from(b);
                let bits = 2 * LIMB - wide.leading_zeros();
                (Self::new(width, wide as u64), bits > width)
            }
            None => {
                let wide = limbs::mul(self.limbs(), rhs.limbs());
                let overflow = limbs::bit_len(&wide) > self.width() as usize;
                (Self::from_limbs(self.width(), &wide), overflow)
            }
        }
    }

    /// Signed multiplication. The flag is true if it overflowed.
    pub fn smul_ov(&self, rhs: &Self) -> (Self, bool) {
        // |a| * |b| overflows as an unsigned product, or exceeds the bound for its sign.
        let (product, overflow) = self.abs().umul_ov(&rhs.abs());
        let negative = self.is_negative() != rhs.is_negative();
        let beyond = product.is_negative() && !(negative && product.is_signed_min());
        let product = if negative { product.neg() } else { product };
        (product, overflow || beyond)
    }

    /// Signed quotient; `None` if `rhs` is zero. The flag is true if it overflowed, as the minimum signed value divided
    /// by -1 does.
    pub fn sdiv_ov(&self, rhs: &Self) -> Option<(Self, bool)> {
        let overflow = self.is_signed_min() && rhs.is_all_ones();
        Some((self.sdiv(rhs)?, overflow))
    }

    /// Left shift. The flag is true if set bits were lost, or if `amount` is at least the width.
    pub fn ushl_ov(&self, amount: u64) -> (Self, bool) {
        let overflow =
            amount >= u64::from(self.width()) || amount > u64::from(self.leading_zeros());
        (self.shl(amount), overflow)
    }

    /// Left shift. The flag is true if the signed value overflowed, or if `amount` is at least the width.
    pub fn sshl_ov(&self, amount: u64) -> (Self, bool) {
        let spare = u64::from(self.width().saturating_sub(self.min_signed_bits()));
        let overflow = amount >= u64::from(self.width()) || amount > spare;
        (self.shl(amount), overflow)
    }

    /// Returns the unsigned minimum.
    pub fn umin(&self, rhs: &Self) -> Self {
        if self.ule(rhs) {
            self.clone()
        } else {
            rhs.clone()
        }
    }

    /// Returns the unsigned maximum.
    pub fn umax(&self, rhs: &Self) -> Self {
        if self.uge(rhs) {
            self.clone()
        } else {
            rhs.clone()
        }
    }

    /// Returns the signed minimum.
    pub fn smin(&self, rhs: &Self) -> Self {
        if self.sle(rhs) {
            self.clone()
        } else {
            rhs.clone()
        }
    }

    /// Returns the signed maximum.
    pub fn smax(&self, rhs: &Self) -> Self {
        if self.sge(rhs) {
            self.clone()
        } else {
            rhs.clone()
        }
    }
}
