//! [`ApInt`]: two's complement integers of any bit width.

mod arith;
mod text;

use std::cmp::Ordering;
use std::fmt;

pub use text::{IntLiteralError, Signedness};
pub(crate) use text::{decimal_digits, push_ascii, push_hex, push_u64};

/// A two's complement integer of `width` bits, 0 to 2^24 - 1, with wrapping arithmetic like LLVM's `APInt`.
///
/// The integer itself is neither signed nor unsigned: each operation specifies how it reads the bits. Values of up to
/// 64 bits are stored inline, wider values in boxed limbs. An `ApInt` has 16 bytes. Equality and hashing compare the
/// width and the bits.
///
/// Operations on two integers require equal widths, which debug builds check. In release builds, the right operand is
/// zero-extended or truncated.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApInt(Repr);

/// Bits above the width are always zero. `Small` is used exactly for widths up to 64.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Small { width: u32, value: u64 },
    Big { width: u32, limbs: Box<Limbs> },
}

/// Exactly `ceil(width / 64)` limbs, least significant first.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Limbs(Box<[u64]>);

/// Returns a mask of the low `width` bits; `width` is at most 64.
fn mask(width: u32) -> u64 {
    match width {
        0 => 0,
        _ => u64::MAX >> (64 - width.min(64)),
    }
}

impl ApInt {
    /// The widest integer type of MLIR and LLVM IR, in bits.
    pub const MAX_WIDTH: u32 = (1 << 24) - 1;

    /// Creates an integer from the low `width` bits of `value`.
    #[inline]
    pub fn new(width: u32, value: u64) -> Self {
        if width <= 64 {
            ApInt(Repr::Small {
                width,
                value: value & mask(width),
            })
        } else {
            Self::from_limbs(width, &[value])
        }
    }

    /// Creates an integer from `value`, sign-extended or truncated to `width`.
    #[inline]
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= 64 {
            Self::new(width, value as u64)
        } else {
            Self::new(64, value as u64).sext(width)
        }
    }

    /// Creates an integer from the low `width` bits of `value`.
    pub fn from_u128(width: u32, value: u128) -> Self {
        Self::from_limbs(width, &[value as u64, (value >> 64) as u64])
    }

    /// Creates an integer from `value`, sign-extended or truncated to `width`.
    pub fn from_i128(width: u32, value: i128) -> Self {
        Self::from_u128(128, value as u128).sext_or_trunc(width)
    }

    /// Creates an integer of one bit: 1 for `true`.
    #[inline]
    pub fn from_bool(value: bool) -> Self {
        Self::new(1, u64::from(value))
    }

    /// Creates an integer from the low `width` bits of little-endian `limbs`. Missing limbs are zero.
    pub fn from_limbs(width: u32, limbs: &[u64]) -> Self {
        if width <= 64 {
            return Self::new(width, limbs.first().copied().unwrap_or(0));
        }
        let count = width.div_ceil(64) as usize;
        let mut own = Vec::with_capacity(count);
        own.extend_from_slice(&limbs[..limbs.len().min(count)]);
        Self::from_vec(width, own)
    }

    /// Like [`ApInt::from_limbs`], but reuses the vector. `width` must exceed 64.
    fn from_vec(width: u32, mut limbs: Vec<u64>) -> Self {
        let count = width.div_ceil(64) as usize;
        limbs.resize(count, 0);
        if !width.is_multiple_of(64) {
            limbs[count - 1] &= mask(width % 64);
        }
        ApInt(Repr::Big {
            width,
            limbs: Box::new(Limbs(limbs.into_boxed_slice())),
        })
    }

    /// 0.
    #[inline]
    pub fn zero(width: u32) -> Self {
        Self::new(width, 0)
    }

    /// 1 (0 if `width` is 0).
    #[inline]
    pub fn one(width: u32) -> Self {
        Self::new(width, 1)
    }

    /// Every bit set: the maximum unsigned value, or -1.
    pub fn all_ones(width: u32) -> Self {
        if width <= 64 {
            Self::new(width, u64::MAX)
        } else {
            Self::from_vec(width, vec![u64::MAX; width.div_ceil(64) as usize])
        }
    }

    /// Returns the minimum signed value: only the top bit set.
    pub fn signed_min(width: u32) -> Self {
        match width {
            0 => Self::zero(0),
            _ => Self::one_bit(width, width - 1),
        }
    }

    /// Returns the maximum signed value: all bits set except the top bit.
    pub fn signed_max(width: u32) -> Self {
        Self::signed_min(width).not()
    }

    /// 2^`bit`; zero if `bit` is at least `width`.
    pub fn one_bit(width: u32, bit: u32) -> Self {
        if bit >= width {
            return Self::zero(width);
        }
        if width <= 64 {
            return Self::new(width, 1 << bit);
        }
        let mut limbs = vec![0; width.div_ceil(64) as usize];
        limbs[(bit / 64) as usize] = 1 << (bit % 64);
        Self::from_vec(width, limbs)
    }

    /// Bit width.
    #[inline]
    pub fn width(&self) -> u32 {
        match &self.0 {
            Repr::Small { width, .. } | Repr::Big { width, .. } => *width,
        }
    }

    /// Returns the limbs, least significant first. Widths up to 64 have one limb. Bits above the width are zero.
    #[inline]
    pub fn limbs(&self) -> &[u64] {
        match &self.0 {
            Repr::Small { value, .. } => std::slice::from_ref(value),
            Repr::Big { limbs, .. } => &limbs.0,
        }
    }

    /// Returns the low 64 bits.
    #[inline]
    pub fn low_u64(&self) -> u64 {
        match &self.0 {
            Repr::Small { value, .. } => *value,
            Repr::Big { limbs, .. } => limbs.0[0],
        }
    }

    /// Returns the low 128 bits.
    pub fn low_u128(&self) -> u128 {
        let limbs = self.limbs();
        u128::from(limbs.get(1).copied().unwrap_or(0)) << 64 | u128::from(limbs[0])
    }

    /// Returns the unsigned value, if it fits.
    #[inline]
    pub fn to_u64(&self) -> Option<u64> {
        match &self.0 {
            Repr::Small { value, .. } => Some(*value),
            Repr::Big { limbs, .. } => limbs.0[1..]
                .iter()
                .all(|&limb| limb == 0)
                .then(|| limbs.0[0]),
        }
    }

    /// Returns the signed value, if it fits.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small { width, value } => Some(sign_extend(*width, *value)),
            Repr::Big { limbs, .. } => (self.min_signed_bits() <= 64).then(|| limbs.0[0] as i64),
        }
    }

    /// Returns the unsigned value, if it fits.
    pub fn to_u128(&self) -> Option<u128> {
        (self.active_bits() <= 128).then(|| self.low_u128())
    }

    /// Returns the signed value, if it fits.
    pub fn to_i128(&self) -> Option<i128> {
        (self.min_signed_bits() <= 128).then(|| self.sext_or_trunc(128).low_u128() as i128)
    }

    /// Returns true if every bit is clear.
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.limbs().iter().all(|&limb| limb == 0)
    }

    /// Returns true if the unsigned value is 1.
    #[inline]
    pub fn is_one(&self) -> bool {
        self.to_u64() == Some(1)
    }

    /// Returns true if every bit is set. True for width 0.
    pub fn is_all_ones(&self) -> bool {
        match &self.0 {
            Repr::Small { width, value } => *value == mask(*width),
            Repr::Big { width, .. } => self.popcount() == *width,
        }
    }

    /// Returns true if the top bit is set. False for width 0.
    #[inline]
    pub fn is_negative(&self) -> bool {
        match self.width() {
            0 => false,
            width => self.bit(width - 1),
        }
    }

    /// Returns true if this is the minimum signed value.
    pub fn is_signed_min(&self) -> bool {
        self.is_negative() && self.popcount() == 1
    }

    /// Returns true if this is the maximum signed value, which is 0 for width 1.
    pub fn is_signed_max(&self) -> bool {
        !self.is_negative() && self.popcount() + 1 == self.width()
    }

    /// Returns true if exactly one bit is set.
    pub fn is_power_of_2(&self) -> bool {
        self.popcount() == 1
    }

    /// Returns the bit with this index, counted from the low end; false if `index` is at least the width.
    #[inline]
    pub fn bit(&self, index: u32) -> bool {
        self.limbs()
            .get((index / 64) as usize)
            .is_some_and(|limb| limb >> (index % 64) & 1 != 0)
    }

    /// Returns the number of clear bits above the highest set bit; the width if no bit is set.
    pub fn leading_zeros(&self) -> u32 {
        self.width() - self.active_bits()
    }

    /// Returns the number of set bits above the highest clear bit.
    pub fn leading_ones(&self) -> u32 {
        self.not().leading_zeros()
    }

    /// Returns the number of clear bits below the lowest set bit; the width if no bit is set.
    pub fn trailing_zeros(&self) -> u32 {
        let limbs = self.limbs();
        match limbs.iter().position(|&limb| limb != 0) {
            Some(i) => i as u32 * 64 + limbs[i].trailing_zeros(),
            None => self.width(),
        }
    }

    /// Returns the number of set bits.
    pub fn popcount(&self) -> u32 {
        self.limbs().iter().map(|limb| limb.count_ones()).sum()
    }

    /// Returns the number of bits that the unsigned value needs: 0 for zero.
    #[inline]
    pub fn active_bits(&self) -> u32 {
        match &self.0 {
            Repr::Small { value, .. } => 64 - value.leading_zeros(),
            Repr::Big { limbs, .. } => crate::limbs::bit_len(&limbs.0) as u32,
        }
    }

    /// Returns the number of bits that the signed value needs, including the sign bit: 1 for 0 and -1; 0 for width 0.
    pub fn min_signed_bits(&self) -> u32 {
        match &self.0 {
            Repr::Small { width: 0, .. } => 0,
            Repr::Small { width, value } => {
                let value = sign_extend(*width, *value);
                65 - (value ^ value >> 63).leading_zeros()
            }
            Repr::Big { .. } if self.is_negative() => self.not().active_bits() + 1,
            Repr::Big { .. } => self.active_bits() + 1,
        }
    }

    /// Zero-extends or truncates to `width`.
    #[inline]
    pub fn zext_or_trunc(&self, width: u32) -> Self {
        match &self.0 {
            Repr::Small { value, .. } => Self::new(width, *value),
            Repr::Big { limbs, .. } => Self::from_limbs(width, &limbs.0),
        }
    }

    /// Sign-extends or truncates to `width`.
    pub fn sext_or_trunc(&self, width: u32) -> Self {
        if let Repr::Small { width: own, value } = self.0
            && width <= 64
        {
            return Self::new(width, sign_extend(own, value) as u64);
        }
        if width <= self.width() || !self.is_negative() {
            return self.zext_or_trunc(width);
        }
        let mut limbs = self.limbs().to_vec();
        let own = self.width();
        if !own.is_multiple_of(64)
            && let Some(top) = limbs.last_mut()
        {
            *top |= u64::MAX << (own % 64);
        }
        limbs.resize(width.div_ceil(64) as usize, u64::MAX);
        Self::from_vec(width, limbs)
    }

    /// Zero-extends. `width` must not be less than the current width.
    pub fn zext(&self, width: u32) -> Self {
        debug_assert!(width >= self.width(), "zext must not narrow");
        self.zext_or_trunc(width)
    }

    /// Sign-extends. `width` must not be less than the current width.
    pub fn sext(&self, width: u32) -> Self {
        debug_assert!(width >= self.width(), "sext must not narrow");
        self.sext_or_trunc(width)
    }

    /// Keeps the low `width` bits. `width` must not exceed the current width.
    pub fn trunc(&self, width: u32) -> Self {
        debug_assert!(width <= self.width(), "trunc must not widen");
        self.zext_or_trunc(width)
    }

    /// Compares the unsigned values.
    #[inline]
    pub fn ucmp(&self, rhs: &Self) -> Ordering {
        match (&self.0, &rhs.0) {
            (Repr::Small { value: a, .. }, Repr::Small { value: b, .. }) => a.cmp(b),
            _ => crate::limbs::cmp(self.limbs(), rhs.limbs()),
        }
    }

    /// Compares the signed values.
    #[inline]
    pub fn scmp(&self, rhs: &Self) -> Ordering {
        match (&self.0, &rhs.0) {
            (
                Repr::Small {
                    width: aw,
                    value: a,
                },
                Repr::Small {
                    width: bw,
                    value: b,
                },
            ) => sign_extend(*aw, *a).cmp(&sign_extend(*bw, *b)),
            _ => rhs
                .is_negative()
                .cmp(&self.is_negative())
                .then_with(|| self.ucmp(rhs)),
        }
    }

    /// Unsigned less than.
    pub fn ult(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_lt()
    }

    /// Unsigned less than or equal.
    pub fn ule(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_le()
    }

    /// Unsigned greater than.
    pub fn ugt(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_gt()
    }

    /// Unsigned greater than or equal.
    pub fn uge(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_ge()
    }

    /// Signed less than.
    pub fn slt(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_lt()
    }

    /// Signed less than or equal.
    pub fn sle(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_le()
    }

    /// Signed greater than.
    pub fn sgt(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_gt()
    }

    /// Signed greater than or equal.
    pub fn sge(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_ge()
    }
}

/// Returns the low `width` bits of `value`, sign-extended.
#[inline]
fn sign_extend(width: u32, value: u64) -> i64 {
    match width {
        0 => 0,
        _ => {
            let unused = 64 - width.min(64);
            (value << unused) as i64 >> unused
        }
    }
}

impl fmt::Debug for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "i{} {}", self.width(), self.to_string_signed())
    }
}
