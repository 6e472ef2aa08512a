//! Operations on small floats, with the results that a compiled program computes: arithmetic in `f32` on the extended
//! operands, and a truncation of the result.

use super::unpacked::{Category, Unpacked, bit_len, make_largest, make_smallest_normalized};
use super::{ApFloat, FloatKind};

impl FloatKind {
    /// Returns true if the format has a zero and negative numbers. `f8E8M0FNU` has neither.
    pub fn has_zero(self) -> bool {
        self.semantics().signed
    }

    /// Returns true if a value may have a property that its bits cannot represent: a sign in a format without signs, or
    /// NaN in a format without NaN.
    fn has_more_than_bits(self) -> bool {
        !self.has_zero() || !self.has_nan()
    }
}

impl ApFloat {
    /// Returns the value that the bits represent, which is what a running program reads.
    pub fn stored(self) -> Self {
        match self.kind.has_more_than_bits() {
            true => Self::from_bits(self.kind, self.bits()),
            false => self,
        }
    }

    /// Returns true for the NaN of `f8E8M0FNU`. LLVM converts it to an infinity in formats that have one, because it
    /// has no fraction.
    fn is_nan_without_payload(self) -> bool {
        !self.kind.has_zero() && self.is_nan()
    }

    /// Rounds the value to a format. NaN remains NaN.
    fn widened(self, kind: FloatKind) -> Self {
        match self.is_nan_without_payload() {
            true => Self::nan(kind, false),
            false => self.convert(kind).value,
        }
    }

    /// Truncates the value to a format as a running program does.
    ///
    /// The value is rounded to nearest, ties to even. If the format has neither infinity nor NaN, an infinity becomes
    /// the largest number, and the result for NaN is `None`. `f8E8M0FNU` gets only the exponent, as the microscaling
    /// specification and MLIR's expansion define: the sign and the fraction are dropped, zero becomes the smallest
    /// number, and numbers beyond the largest number become NaN.
    pub fn truncated(self, kind: FloatKind) -> Option<Self> {
        let value = self.stored();
        if !kind.has_more_than_bits() {
            return Some(value.widened(kind));
        }
        if kind.has_zero() {
            return match () {
                () if value.is_nan() => None,
                () if value.is_infinity() => Some(Self::largest(kind, value.is_negative())),
                () => Some(value.widened(kind)),
            };
        }
        let (semantics, number) = (kind.semantics(), value.unpack());
        let top = number.lowest(value.leading_semantics()) + bit_len(number.significand) as i32 - 1;
        let result = match number.category {
            Category::Zero => make_smallest_normalized(semantics, false),
            Category::Normal if top <= semantics.max_exp => {
                Unpacked::normal(false, top.max(semantics.min_exp), 1)
            }
            Category::Normal | Category::Infinity | Category::Nan => {
                return Some(Self::nan(kind, false));
            }
        };
        debug_assert!(result.exponent <= make_largest(semantics, false).exponent);
        Some(Self::pack(kind, result))
    }

    /// Computes an operation as a running program does. `calculate` implements the operation for operands of any
    /// format. Returns `None` if the result is NaN but the format has no NaN, because any number may then result.
    pub fn computed<const N: usize>(
        operands: [Self; N],
        calculate: impl FnOnce([Self; N]) -> Self,
    ) -> Option<Self> {
        let kind = operands.first().map(|operand| operand.kind)?;
        if !kind.has_more_than_bits() {
            return Some(calculate(operands));
        }
        let wide = operands.map(|operand| operand.stored().widened(FloatKind::F32));
        calculate(wide).truncated(kind)
    }

    /// Converts an integer to a format as a running program does.
    pub fn computed_from_int(kind: FloatKind, value: &crate::ApInt, signed: bool) -> Self {
        if kind.has_zero() {
            return Self::from_apint(kind, value, signed).value;
        }
        // The exponent of the number is determined by its leading bits.
        let mode = super::RoundingMode::TowardZero;
        let wide = Self::from_apint_with(FloatKind::F128, value, signed, mode).value;
        wide.truncated(kind).unwrap_or(wide)
    }

    /// Converts the value to another format, if that represents it exactly. Returns `None` if a running program
    /// computes a different number, such as for an infinity in a format without infinity.
    pub fn convert_exactly(self, kind: FloatKind) -> Option<Self> {
        let value = self.stored();
        let converted = match value.is_nan_without_payload() {
            true => value.widened(kind),
            false => value.convert_lossless(kind)?,
        };
        (value.truncated(kind) == Some(converted)).then_some(converted)
    }
}
