//! Results of operations on floats of few bits, as a running program computes them: arithmetic on the extended operands
//! in `f32`, and a truncation of the result.

use super::unpacked::{Category, Unpacked, bit_len, make_largest, make_smallest_normalized};
use super::{ApFloat, FloatKind};

impl FloatKind {
    /// True if the format has a zero, and negative numbers. `f8E8M0FNU` has neither.
    pub fn has_zero(self) -> bool {
        self.semantics().signed
    }

    /// True if a value may have what its bits cannot: a sign in a format without signs, or NaN in one without NaN.
    fn has_more_than_bits(self) -> bool {
        !self.has_zero() || !self.has_nan()
    }
}

impl ApFloat {
    /// The number that the bits of the value stand for: what a running program reads.
    pub fn stored(self) -> Self {
        match self.kind.has_more_than_bits() {
            true => Self::from_bits(self.kind, self.bits()),
            false => self,
        }
    }

    /// True for the NaN of `f8E8M0FNU`. LLVM makes an infinity of it in formats that have one: it has no fraction.
    fn is_nan_without_payload(self) -> bool {
        !self.kind.has_zero() && self.is_nan()
    }

    /// The value rounded to a format; NaN stays NaN.
    fn widened(self, kind: FloatKind) -> Self {
        match self.is_nan_without_payload() {
            true => Self::nan(kind, false),
            false => self.convert(kind).value,
        }
    }

    /// The value truncated to a format as a running program does it.
    ///
    /// It is rounded to nearest, ties to even. Infinity becomes the largest number of a format that has neither infinity
    /// nor NaN; there is no result for NaN then. `f8E8M0FNU` is the exponent alone, as the microscaling specification
    /// and MLIR's expansion have it: the sign and the fraction are dropped, zero becomes the least number, and numbers
    /// beyond the largest one NaN.
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

    /// The result of an operation that `calculate` has for operands of any format, as a running program computes it.
    /// `None` if it is NaN in a format without NaN: any number may come out.
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

    /// An integer as a number of a format, as a running program computes it.
    pub fn computed_from_int(kind: FloatKind, value: &crate::ApInt, signed: bool) -> Self {
        if kind.has_zero() {
            return Self::from_apint(kind, value, signed).value;
        }
        // The exponent of the number is that of the first bits.
        let mode = super::RoundingMode::TowardZero;
        let wide = Self::from_apint_with(FloatKind::F128, value, signed, mode).value;
        wide.truncated(kind).unwrap_or(wide)
    }

    /// The value in another format, if that represents it exactly. There is no exact result where a running program
    /// computes another number, such as of an infinity in a format without.
    pub fn convert_exactly(self, kind: FloatKind) -> Option<Self> {
        let value = self.stored();
        let converted = match value.is_nan_without_payload() {
            true => value.widened(kind),
            false => value.convert_lossless(kind)?,
        };
        (value.truncated(kind) == Some(converted)).then_some(converted)
    }
}
