//! [`ApFloat`]: a number of any float format of MLIR and LLVM IR, stored as bits.

mod arith;
mod convert;
mod decimal;
mod digits;
mod fused;
mod kind;
mod ppc;
mod rounding;
mod small;
mod text;
mod unpacked;

use std::cmp::Ordering;
use std::fmt;

pub use kind::FloatKind;
pub use rounding::{RoundingMode, Status, StatusAnd};
pub use text::FloatLiteralError;

use crate::ApInt;
use kind::NonFinite;
use unpacked::{Category, Unpacked};

/// A float: its format and its bits. Equality and hashing are bitwise, like LLVM's `bitwiseIsEqual`: -0.0 and 0.0
/// differ, and a NaN equals itself.
///
/// Arithmetic is in software, with exact rounding and LLVM's rules for NaN, overflow and signed zero. Operands must
/// have the same kind. Debug builds check this; release builds convert the right operand.
///
/// `f8E8M0FNU` has no sign bit and the `f4`/`f6` formats have no NaN. Nevertheless, LLVM's values of these formats
/// remember a sign and non-finiteness until they become bits. This type does the same, although [`bits`] cannot
/// represent them. As in LLVM, the sign of an `f8E8M0FNU` then becomes its highest bit.
///
/// [`bits`]: ApFloat::bits
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApFloat {
    low: u64,
    high: u64,
    kind: FloatKind,
}

impl ApFloat {
    /// Creates a float from the low `kind.width()` bits of `bits`. An x87 bit pattern that is not a number ("unnormal")
    /// becomes a NaN, as in LLVM.
    #[inline]
    pub fn from_bits(kind: FloatKind, bits: u128) -> Self {
        let bits = bits & kind.bit_mask();
        let value = Self::raw(kind, bits);
        if kind == FloatKind::F80 {
            Self::pack(kind, value.unpack())
        } else {
            value
        }
    }

    #[inline]
    fn raw(kind: FloatKind, bits: u128) -> Self {
        ApFloat {
            low: bits as u64,
            high: (bits >> 64) as u64,
            kind,
        }
    }

    #[inline]
    fn raw_bits(self) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low)
    }

    /// Creates a float from the bits of an integer, whose width must be that of the kind.
    pub fn from_apint_bits(kind: FloatKind, value: &ApInt) -> Self {
        Self::from_bits(kind, value.low_u128())
    }

    /// Returns the bits, of which there are `kind().width()`.
    #[inline]
    pub fn bits(self) -> u128 {
        let bits = self.raw_bits();
        let sign_of_unsigned = match self.kind {
            FloatKind::F8E8M0FNU => bits >> 1 & 0x80,
            _ => 0,
        };
        (bits | sign_of_unsigned) & self.kind.bit_mask()
    }

    /// Returns the bits as an integer of the kind's width.
    pub fn to_apint_bits(self) -> ApInt {
        ApInt::from_u128(self.kind.width(), self.bits())
    }

    /// Returns the format.
    #[inline]
    pub fn kind(self) -> FloatKind {
        self.kind
    }

    /// Creates an `f32`.
    #[inline]
    pub fn from_f32(value: f32) -> Self {
        Self::raw(FloatKind::F32, u128::from(value.to_bits()))
    }

    /// Rounds `value` to `kind` (to nearest, ties to even).
    #[inline]
    pub fn from_f64(kind: FloatKind, value: f64) -> StatusAnd<Self> {
        let double = Self::raw(FloatKind::F64, u128::from(value.to_bits()));
        match kind {
            FloatKind::F64 => Status::OK.and(double),
            _ => double.convert(kind),
        }
    }

    /// Rounds the value to a double (to nearest, ties to even). NaN payloads are converted as in LLVM.
    #[inline]
    pub fn to_f64(self) -> f64 {
        match self.kind {
            FloatKind::F64 => f64::from_bits(self.low),
            FloatKind::F32 if !self.is_nan() => f64::from(f32::from_bits(self.low as u32)),
            _ => f64::from_bits(self.convert(FloatKind::F64).value.low),
        }
    }

    /// Rounds the value to a single (to nearest, ties to even).
    pub fn to_f32(self) -> f32 {
        f32::from_bits(self.convert(FloatKind::F32).value.low as u32)
    }

    /// Zero, or the smallest number of `f8E8M0FNU`, which has no zero. The sign is dropped if the format has no
    /// negative zero.
    pub fn zero(kind: FloatKind, negative: bool) -> Self {
        if kind == FloatKind::PpcDoubleDouble {
            return ppc::leading(Self::zero(FloatKind::F64, negative));
        }
        Self::pack(kind, unpacked::make_zero(kind.semantics(), negative))
    }

    /// 1.
    pub fn one(kind: FloatKind) -> Self {
        Self::from_f64(kind, 1.0).value
    }

    /// Infinity, or NaN if the format has no infinity.
    pub fn infinity(kind: FloatKind, negative: bool) -> Self {
        if kind == FloatKind::PpcDoubleDouble {
            return ppc::leading(Self::infinity(FloatKind::F64, negative));
        }
        Self::pack(kind, unpacked::make_infinity(kind.semantics(), negative))
    }

    /// Returns the default quiet NaN.
    pub fn nan(kind: FloatKind, negative: bool) -> Self {
        if kind == FloatKind::PpcDoubleDouble {
            return ppc::leading(Self::nan(FloatKind::F64, negative));
        }
        Self::pack(kind, unpacked::make_nan(kind.semantics(), negative))
    }

    /// Returns the finite number of maximum magnitude.
    pub fn largest(kind: FloatKind, negative: bool) -> Self {
        if kind == FloatKind::PpcDoubleDouble {
            let sign = u128::from(negative) << 63 | u128::from(negative) << 127;
            return Self::raw(kind, 0x7c8ffffffffffffe_7fefffffffffffff ^ sign);
        }
        Self::pack(kind, unpacked::make_largest(kind.semantics(), negative))
    }

    /// Returns the nonzero number of minimum magnitude.
    pub fn smallest(kind: FloatKind, negative: bool) -> Self {
        match kind {
            FloatKind::F8E8M0FNU => Self::smallest_normalized(kind, negative),
            FloatKind::PpcDoubleDouble => Self::raw(kind, u128::from(negative) << 63 | 1),
            _ => {
                let semantics = kind.semantics();
                Self::pack(kind, Unpacked::normal(negative, semantics.min_exp, 1))
            }
        }
    }

    /// Returns the number of minimum magnitude with full precision.
    pub fn smallest_normalized(kind: FloatKind, negative: bool) -> Self {
        if kind == FloatKind::PpcDoubleDouble {
            return Self::raw(kind, u128::from(negative) << 63 | 0x0360000000000000);
        }
        Self::pack(
            kind,
            unpacked::make_smallest_normalized(kind.semantics(), negative),
        )
    }

    /// Returns true for a NaN.
    #[inline]
    pub fn is_nan(self) -> bool {
        match self.kind {
            FloatKind::F64 => f64::from_bits(self.low).is_nan(),
            FloatKind::F32 => f32::from_bits(self.low as u32).is_nan(),
            _ => self.unpack().category == Category::Nan,
        }
    }

    /// Returns true for a signaling NaN.
    pub fn is_signaling(self) -> bool {
        unpacked::is_signaling(self.leading_semantics(), self.unpack())
    }

    /// Returns true for an infinity of either sign.
    pub fn is_infinity(self) -> bool {
        self.unpack().category == Category::Infinity
    }

    /// Returns true if the value is neither infinite nor NaN.
    pub fn is_finite(self) -> bool {
        matches!(self.unpack().category, Category::Zero | Category::Normal)
    }

    /// Returns true for a zero of either sign.
    pub fn is_zero(self) -> bool {
        self.unpack().category == Category::Zero
    }

    /// Returns true for +0.0.
    pub fn is_pos_zero(self) -> bool {
        self.is_zero() && !self.is_negative()
    }

    /// Returns true for -0.0.
    pub fn is_neg_zero(self) -> bool {
        self.is_zero() && self.is_negative()
    }

    /// Returns true if the sign is set, even for zeros and NaNs.
    pub fn is_negative(self) -> bool {
        self.unpack().negative
    }

    /// Returns true if the value is finite, nonzero, and has less than full precision.
    pub fn is_denormal(self) -> bool {
        let (semantics, value) = (self.leading_semantics(), self.unpack());
        value.category == Category::Normal && value.significand >> (semantics.precision - 1) == 0
    }

    /// Returns true if the value is finite and has no fraction.
    pub fn is_integer(self) -> bool {
        let value = self.unpack();
        match value.category {
            Category::Zero => true,
            Category::Normal if self.kind == FloatKind::PpcDoubleDouble => {
                let (high, low) = ppc::halves(self);
                high.is_integer() && low.is_integer()
            }
            Category::Normal => {
                let lowest = value.exponent - (self.kind.semantics().precision as i32 - 1);
                lowest + value.significand.trailing_zeros() as i32 >= 0
            }
            _ => false,
        }
    }

    /// Returns true if the value equals `value` exactly; -0.0 equals 0.0.
    pub fn is_exactly(self, value: f64) -> bool {
        let other = Self::from_f64(self.kind, value);
        other.status == Status::OK && self.compare(other.value) == Some(Ordering::Equal)
    }

    /// Returns the value with its sign cleared.
    pub fn abs(self) -> Self {
        if self.is_negative() { self.neg() } else { self }
    }

    /// Returns the magnitude of `self` with the sign of `sign`.
    pub fn copy_sign(self, sign: Self) -> Self {
        if self.is_negative() == sign.is_negative() {
            self
        } else {
            self.neg()
        }
    }

    /// Makes a NaN quiet; returns other values unchanged.
    pub fn make_quiet(self) -> Self {
        if self.is_signaling() {
            let quiet = unpacked::quieted(self.leading_semantics(), self.unpack());
            let bits = Self::pack(self.leading_kind(), quiet).raw_bits();
            let keep = self.raw_bits() & !self.leading_kind().bit_mask();
            return Self::raw(self.kind, keep | bits);
        }
        self
    }
}

#[expect(
    clippy::should_implement_trait,
    reason = "results carry a status, and operators would hide the rounding"
)]
impl ApFloat {
    /// Returns the value with its sign flipped, even for a NaN. Formats with a single zero or NaN keep these unchanged.
    pub fn neg(self) -> Self {
        if self.kind == FloatKind::PpcDoubleDouble {
            let (high, low) = ppc::halves(self);
            return ppc::join(high.neg(), low.neg());
        }
        Self::pack(
            self.kind,
            unpacked::negate(self.kind.semantics(), self.unpack()),
        )
    }

    /// Sum, rounded to nearest even.
    pub fn add(self, rhs: Self) -> StatusAnd<Self> {
        self.add_with(rhs, RoundingMode::NearestTiesToEven)
    }

    /// Difference, rounded to nearest even.
    pub fn sub(self, rhs: Self) -> StatusAnd<Self> {
        self.sub_with(rhs, RoundingMode::NearestTiesToEven)
    }

    /// Product, rounded to nearest even.
    pub fn mul(self, rhs: Self) -> StatusAnd<Self> {
        self.mul_with(rhs, RoundingMode::NearestTiesToEven)
    }

    /// Quotient, rounded to nearest even.
    pub fn div(self, rhs: Self) -> StatusAnd<Self> {
        self.div_with(rhs, RoundingMode::NearestTiesToEven)
    }

    /// Sum.
    pub fn add_with(self, rhs: Self, mode: RoundingMode) -> StatusAnd<Self> {
        self.binary(
            rhs,
            |s, a, b| arith::add(s, a, b, false, mode),
            |a, b| ppc::add(a, b, mode),
        )
    }

    /// Difference.
    pub fn sub_with(self, rhs: Self, mode: RoundingMode) -> StatusAnd<Self> {
        self.binary(
            rhs,
            |s, a, b| arith::add(s, a, b, true, mode),
            |a, b| ppc::sub(a, b, mode),
        )
    }

    /// Product.
    pub fn mul_with(self, rhs: Self, mode: RoundingMode) -> StatusAnd<Self> {
        self.binary(
            rhs,
            |s, a, b| arith::mul(s, a, b, mode),
            |a, b| ppc::mul(a, b, mode),
        )
    }

    /// Quotient.
    pub fn div_with(self, rhs: Self, mode: RoundingMode) -> StatusAnd<Self> {
        self.binary(
            rhs,
            |s, a, b| arith::div(s, a, b, mode),
            |a, b| ppc::div(a, b, mode),
        )
    }

    /// Returns the remainder of the division rounded towards zero, like `frem` and C's `fmod`; exact.
    pub fn rem(self, rhs: Self) -> StatusAnd<Self> {
        self.binary(rhs, arith::rem, ppc::rem)
    }

    /// `self * factor + addend`, rounded once to nearest even. For `ppc_fp128`, computed in `f128`.
    pub fn mul_add(self, factor: Self, addend: Self) -> StatusAnd<Self> {
        let kind = self.kind;
        let (factor, addend) = (self.same_kind(factor), self.same_kind(addend));
        if kind == FloatKind::PpcDoubleDouble {
            let [a, b, c] = [self, factor, addend].map(|x| x.convert(FloatKind::F128).value);
            return a.mul_add(b, c).value.convert(kind);
        }
        fused::mul_add(
            kind.semantics(),
            self.unpack(),
            factor.unpack(),
            addend.unpack(),
            RoundingMode::NearestTiesToEven,
        )
        .map(|value| Self::pack(kind, value))
    }

    /// Returns the square root, rounded to nearest even. For `ppc_fp128`, computed in `f128`.
    pub fn sqrt(self) -> StatusAnd<Self> {
        let kind = self.kind;
        if kind == FloatKind::PpcDoubleDouble {
            let root = self.convert(FloatKind::F128).value.sqrt();
            return root.value.convert(kind);
        }
        fused::sqrt(
            kind.semantics(),
            self.unpack(),
            RoundingMode::NearestTiesToEven,
        )
        .map(|value| Self::pack(kind, value))
    }
}

impl ApFloat {
    fn binary(
        self,
        rhs: Self,
        soft: impl Fn(&kind::Semantics, Unpacked, Unpacked) -> StatusAnd<Unpacked>,
        ppc: impl Fn(Self, Self) -> StatusAnd<Self>,
    ) -> StatusAnd<Self> {
        let kind = self.kind;
        let rhs = self.same_kind(rhs);
        if kind == FloatKind::PpcDoubleDouble {
            return ppc(self, rhs);
        }
        soft(kind.semantics(), self.unpack(), rhs.unpack()).map(|value| Self::pack(kind, value))
    }

    fn same_kind(self, rhs: Self) -> Self {
        debug_assert_eq!(self.kind, rhs.kind, "operands must be of one kind");
        if self.kind == rhs.kind {
            rhs
        } else {
            rhs.convert(self.kind).value
        }
    }

    /// Compares the numbers; `None` if either is NaN.
    pub fn compare(self, rhs: Self) -> Option<Ordering> {
        let rhs = self.same_kind(rhs);
        match self.kind {
            FloatKind::F64 => f64::from_bits(self.low).partial_cmp(&f64::from_bits(rhs.low)),
            FloatKind::PpcDoubleDouble => {
                let (a, b) = (ppc::halves(self), ppc::halves(rhs));
                match a.0.compare(b.0)? {
                    Ordering::Equal => a.1.compare(b.1),
                    order => Some(order),
                }
            }
            _ => arith::compare(self.unpack(), rhs.unpack()),
        }
    }

    /// Returns the minimum. If one value is a quiet NaN, returns the other one (IEEE 754-2008 `minNum`, LLVM's
    /// `minnum`).
    pub fn minnum(self, rhs: Self) -> Self {
        self.select_number(rhs, true, |a, b| a.lesser(b))
    }

    /// Returns the maximum. If one value is a quiet NaN, returns the other one (`maxNum`).
    pub fn maxnum(self, rhs: Self) -> Self {
        self.select_number(rhs, true, |a, b| a.greater(b))
    }

    /// Returns the minimum, with -0 less than +0; NaN if either value is NaN (IEEE 754-2019 `minimum`).
    pub fn minimum(self, rhs: Self) -> Self {
        self.select(rhs, |a, b| a.lesser(b))
    }

    /// Returns the maximum, with -0 less than +0; NaN if either value is NaN (IEEE 754-2019 `maximum`).
    pub fn maximum(self, rhs: Self) -> Self {
        self.select(rhs, |a, b| a.greater(b))
    }

    /// Returns the minimum, with -0 less than +0. If one value is NaN, returns the other one (IEEE 754-2019
    /// `minimumNumber`).
    pub fn minimumnum(self, rhs: Self) -> Self {
        self.select_number(rhs, false, |a, b| a.lesser(b))
    }

    /// Returns the maximum, with -0 less than +0. If one value is NaN, returns the other one (IEEE 754-2019
    /// `maximumNumber`).
    pub fn maximumnum(self, rhs: Self) -> Self {
        self.select_number(rhs, false, |a, b| a.greater(b))
    }

    fn select(self, rhs: Self, pick: impl Fn(Self, Self) -> Self) -> Self {
        if self.is_nan() {
            self.make_quiet()
        } else if rhs.is_nan() {
            rhs.make_quiet()
        } else {
            pick(self, rhs)
        }
    }

    fn select_number(
        self,
        rhs: Self,
        signaling_wins: bool,
        pick: impl Fn(Self, Self) -> Self,
    ) -> Self {
        if signaling_wins && self.is_signaling() {
            return self.make_quiet();
        }
        if signaling_wins && rhs.is_signaling() {
            return rhs.make_quiet();
        }
        match (self.is_nan(), rhs.is_nan()) {
            (true, _) => rhs.make_quiet(),
            (false, true) => self,
            (false, false) => pick(self, rhs),
        }
    }

    /// Returns the smaller of two numbers, with -0 less than +0; `self` if they are equal.
    fn lesser(self, rhs: Self) -> Self {
        if self.is_zero() && rhs.is_zero() {
            return if self.is_negative() || !rhs.is_negative() {
                self
            } else {
                rhs
            };
        }
        if rhs.compare(self) == Some(Ordering::Less) {
            rhs
        } else {
            self
        }
    }

    /// Returns the larger of two numbers, with -0 less than +0; `self` if they are equal.
    fn greater(self, rhs: Self) -> Self {
        if self.is_zero() && rhs.is_zero() {
            return if self.is_negative() && !rhs.is_negative() {
                rhs
            } else {
                self
            };
        }
        if rhs.compare(self) == Some(Ordering::Greater) {
            rhs
        } else {
            self
        }
    }

    /// Rounds the value to `kind`, to nearest, ties to even. The status does not report a lost NaN payload.
    pub fn convert(self, kind: FloatKind) -> StatusAnd<Self> {
        self.convert_with(kind, RoundingMode::NearestTiesToEven)
    }

    /// Returns the same value in `kind`, a NaN with its whole payload; `None` if `kind` cannot represent it. MLIR's
    /// condition for folding a cast (LLVM's `convert` with `opOK` and nothing lost).
    pub fn convert_lossless(self, kind: FloatKind) -> Option<Self> {
        let (from, to) = (self.leading_semantics(), kind.semantics());
        if self.kind != kind && convert::loses_payload(from, self.unpack(), to) {
            return None;
        }
        self.convert(kind).exact()
    }

    /// Rounds the value to `kind`.
    pub fn convert_with(self, kind: FloatKind, mode: RoundingMode) -> StatusAnd<Self> {
        if kind == self.kind {
            return Status::OK.and(self);
        }
        if self.kind == FloatKind::PpcDoubleDouble {
            return ppc::convert_from(self, kind, mode);
        }
        if kind == FloatKind::PpcDoubleDouble {
            return ppc::convert_to(self, mode);
        }
        convert::convert(self.kind.semantics(), self.unpack(), kind.semantics(), mode)
            .map(|value| Self::pack(kind, value))
    }

    /// Returns the value as an integer of `width` bits, rounded towards zero like `fptosi` and `fptoui`.
    ///
    /// [`Status::INVALID`] means NaN (the integer is 0) or out of range (the integer is the nearest bound).
    /// [`Status::INEXACT`] means that a fraction was dropped.
    pub fn to_apint(self, width: u32, signed: bool) -> StatusAnd<ApInt> {
        self.to_apint_with(width, signed, RoundingMode::TowardZero)
    }

    /// Returns the value as an integer of `width` bits, rounded by `mode`. The status is that of [`ApFloat::to_apint`].
    pub fn to_apint_with(self, width: u32, signed: bool, mode: RoundingMode) -> StatusAnd<ApInt> {
        let (semantics, value) = if self.kind == FloatKind::PpcDoubleDouble {
            (&kind::PPC_LEGACY, ppc::to_legacy(self))
        } else {
            (self.kind.semantics(), self.unpack())
        };
        convert::to_apint(semantics, value, width, signed, mode)
    }

    /// Rounds an integer, read as signed or unsigned, to nearest, ties to even.
    pub fn from_apint(kind: FloatKind, value: &ApInt, signed: bool) -> StatusAnd<Self> {
        Self::from_apint_with(kind, value, signed, RoundingMode::NearestTiesToEven)
    }

    /// Returns true if the format can represent every integer of a width.
    pub fn holds_integers(kind: FloatKind, width: u32, signed: bool) -> bool {
        // The integers with the most significant bits, of either sign. The minimum signed integer is a power of two.
        let ends = match signed {
            true => [ApInt::signed_max(width), ApInt::signed_min(width)],
            false => [ApInt::all_ones(width), ApInt::zero(width)],
        };
        let is_exact = |end: &ApInt| Self::from_apint(kind, end, signed).status.is_ok();
        kind.has_zero() && ends.iter().all(is_exact)
    }

    /// Rounds an integer, read as signed or unsigned, by `mode`.
    pub fn from_apint_with(
        kind: FloatKind,
        value: &ApInt,
        signed: bool,
        mode: RoundingMode,
    ) -> StatusAnd<Self> {
        if kind == FloatKind::PpcDoubleDouble {
            return convert::from_apint(&kind::PPC_LEGACY, value, signed, mode)
                .map(ppc::from_legacy);
        }
        convert::from_apint(kind.semantics(), value, signed, mode)
            .map(|value| Self::pack(kind, value))
    }

    /// Rounds to an integer in the same format. Infinities and NaNs are unchanged, except that a NaN becomes quiet.
    pub fn round_to_integral(self, mode: RoundingMode) -> StatusAnd<Self> {
        if self.kind == FloatKind::PpcDoubleDouble {
            return ppc::round_to_integral(self, mode);
        }
        convert::round_to_integral(self.kind.semantics(), self.unpack(), mode)
            .map(|value| Self::pack(self.kind, value))
    }

    /// Rounds a decimal number to nearest, ties to even. The result is exact for any number of digits. The syntax is
    /// `[+-]? digits [. digits] [eE [+-]? digits]`, with at least one digit.
    ///
    /// Returns `None` for other text.
    pub fn from_decimal(kind: FloatKind, text: &str) -> Option<StatusAnd<Self>> {
        decimal::parse(kind, text)
    }

    /// Returns the kind of the bits that contain the sign and the category: the first half of a double-double.
    fn leading_kind(self) -> FloatKind {
        match self.kind {
            FloatKind::PpcDoubleDouble => FloatKind::F64,
            kind => kind,
        }
    }

    fn leading_semantics(self) -> &'static kind::Semantics {
        self.leading_kind().semantics()
    }

    /// Returns the category, sign, exponent and significand; for a double-double, those of the first half.
    #[inline]
    fn unpack(self) -> Unpacked {
        let kind = self.leading_kind();
        let bits = if self.kind == kind {
            self.raw_bits()
        } else {
            u128::from(self.low)
        };
        unpacked::unpack(kind.semantics(), bits)
    }

    #[inline]
    fn pack(kind: FloatKind, value: Unpacked) -> Self {
        debug_assert!(
            kind != FloatKind::PpcDoubleDouble,
            "a double-double is two values"
        );
        Self::raw(kind, unpacked::pack(kind.semantics(), value))
    }
}

impl fmt::Debug for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write_mlir(&mut text);
        write!(f, "{} {text}", self.kind.keyword())
    }
}

impl FloatKind {
    /// Returns true if the format has a NaN.
    pub fn has_nan(self) -> bool {
        self.semantics().non_finite != NonFinite::None
    }

    /// Returns true if the format has an infinity.
    pub fn has_infinity(self) -> bool {
        self.semantics().non_finite == NonFinite::Ieee
    }
}
