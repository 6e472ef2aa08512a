//! Expands rounding.

use crate::emit::{SplatBuilder, check_constants, flags_of, float_type};
use crate::hyperbolic::power_of_two;
use terrace_arith::{ArithBuilder, CmpFPredicate, CmpIPredicate};
use terrace_builtin::types::IntegerType;
use terrace_ir::{OpView, Type, ValueId};
use terrace_math::{MathBuilder, RoundOp};
use terrace_numeric::FloatKind;
use terrace_rewrite::{Match, NoMatch, Rewriter, require};

/// Creates the ceiling. A number with a fractional part is truncated, and one is added if the result is less than the
/// number. Other numbers, including infinities and NaN, must not be converted to integers.
pub(crate) fn up(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Result<ValueId, NoMatch> {
    let precision = e.kind().precision();
    let why = "numbers beyond i64 may have a fractional part";
    require(precision <= 64, why)?;
    let bound = power_of_two(e, precision - 1);
    let whole = e.truncated(x);
    let zero = e.number(0.0);
    let one = e.number(1.0);
    let is_below = e.cmpf(CmpFPredicate::Ogt, x, whole);
    let more = e.select(is_below, one, zero);
    let sum = e.addf(whole, more);
    // The sum of -0 and 0 is 0.
    let sum = e.copysign(sum, x);
    let size = e.absf(x);
    let has_digits = e.cmpf(CmpFPredicate::Olt, size, bound);
    Ok(e.select(has_digits, sum, x))
}

/// Rounds an `f32` away from zero: adds almost half a unit away from zero, and truncates. Adding half a unit would
/// round the predecessor of 0.5 up to one. The constant is therefore the predecessor of 0.5; for the operand 0.5 the
/// sum still rounds to one. Numbers from `2^23` on have no fractional part. These numbers, infinities and NaN must not
/// be converted to integers.
pub(crate) fn away_from_zero(op: RoundOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let operand = rw.read(op).operand();
    let (ty, kind) = float_type(rw, operand)?;
    require(kind == FloatKind::F32, "not a round of f32.")?;
    check_constants(rw.ctx(), ty)?;
    let flags = flags_of(rw, op.id());
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty).with_flags(flags);
    let mut e = e.with_nan_and_infinity();
    let int = Type::I32;
    let half = e.number(f64::from(0.5_f32.next_down()));
    let mantissa = e.int(int, 23);
    let bias = e.int(int, 127);
    let exponent_mask = e.int(int, 0xff);
    let signed_half = e.copysign(half, operand);
    let sum = e.addf(operand, signed_half);
    let whole = e.truncated(sum);
    let bits = e.bitcast(operand, int);
    let exponent = e.shrui(bits, mantissa);
    let exponent = e.andi(exponent, exponent_mask);
    let exponent = e.subi(exponent, bias);
    let is_whole = e.cmpi(CmpIPredicate::Sge, exponent, mantissa);
    let value = e.select(is_whole, operand, whole);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// The constants shared by the steps of rounding to even.
struct Format {
    zero: ValueId,
    last_bit: ValueId,
    mantissa: ValueId,
    bias: ValueId,
    mantissa_mask: ValueId,
    exponent_mask: ValueId,
}

impl Format {
    /// Returns the unbiased exponent of a float, given its bits.
    fn exponent(&self, e: &mut ArithBuilder<'_, '_>, bits: ValueId) -> ValueId {
        let exponent = e.shrui(bits, self.mantissa);
        let exponent = e.andi(exponent, self.exponent_mask);
        e.subi(exponent, self.bias)
    }

    /// Creates a right shift by an amount that may be negative or too large.
    fn shift(&self, e: &mut ArithBuilder<'_, '_>, value: ValueId, by: ValueId) -> ValueId {
        let by = e.maxsi(by, self.zero);
        let by = e.minsi(by, self.last_bit);
        e.shrui(value, by)
    }

    /// Returns the bits of the mantissa without the `skipped` highest bits.
    fn low_mantissa(
        &self,
        e: &mut ArithBuilder<'_, '_>,
        bits: ValueId,
        skipped: ValueId,
    ) -> ValueId {
        let mask = self.shift(e, self.mantissa_mask, skipped);
        e.andi(bits, mask)
    }
}

/// Rounds away from zero, and corrects the result by one if it is odd and the operand is halfway between two integers.
pub(crate) fn to_even(e: &mut ArithBuilder<'_, '_>, operand: ValueId) -> Result<ValueId, NoMatch> {
    let width = e.kind().width();
    require(width <= 64, "the significand is wider than the masks")?;
    let mantissa = e.kind().precision() - 1;
    let exponent = width - mantissa - 1;
    let int = IntegerType::signless(e.ctx(), width);
    let one = e.number(1.0);
    let zero = e.int(int, 0);
    let int_one = e.int(int, 1);
    let minus_one = e.int(int, -1);
    let mantissa_width = e.int(int, i64::from(mantissa));
    let last_bit = e.int(int, i64::from(width) - 1);
    // As on upstream's hosts, only the low bits of a shift amount matter. Formats without a mantissa have such
    // amounts.
    let power = |by: u32| 1_u64.wrapping_shl(by);
    let bias = e.int(int, power(exponent.wrapping_sub(1)).wrapping_sub(1) as i64);
    let half_place = e.int(int, power(mantissa.wrapping_sub(1)) as i64);
    let mantissa_mask = e.int(int, power(mantissa).wrapping_sub(1) as i64);
    let exponent_mask = e.int(int, power(exponent).wrapping_sub(1) as i64);
    let format = Format {
        zero,
        last_bit,
        mantissa: mantissa_width,
        bias,
        mantissa_mask,
        exponent_mask,
    };

    let bits = e.bitcast(operand, int);
    let rounded = e.round(operand);
    let rounded_bits = e.bitcast(rounded, int);
    let exponent = format.exponent(e, bits);
    let rounded_exponent = format.exponent(e, rounded_bits);

    // An integer is even if its lowest integer bit and all fractional bits are zero. For 1 these bits are not in the
    // mantissa.
    let is_one = e.cmpi(CmpIPredicate::Eq, rounded_exponent, zero);
    let before_point = e.subi(rounded_exponent, int_one);
    let low = format.low_mantissa(e, rounded_bits, before_point);
    let is_odd = e.cmpi(CmpIPredicate::Ne, low, zero);
    let is_odd = e.ori(is_odd, is_one);

    // A number is halfway if its first fractional bit is one and all others are zero. For 0.5 these bits are not in the
    // mantissa.
    let is_half = e.cmpi(CmpIPredicate::Eq, exponent, minus_one);
    let shifted = format.shift(e, half_place, exponent);
    let expected = e.select(is_half, zero, shifted);
    let low = format.low_mantissa(e, bits, exponent);
    let is_halfway = e.cmpi(CmpIPredicate::Eq, low, expected);
    let is_not_small = e.cmpi(CmpIPredicate::Sge, exponent, minus_one);
    let has_digits = e.cmpi(CmpIPredicate::Slt, exponent, mantissa_width);
    let is_halfway = e.andi(is_halfway, has_digits);
    let is_halfway = e.andi(is_halfway, is_not_small);

    let sign = e.copysign(one, operand);
    let back = e.subf(rounded, sign);
    let goes_back = e.andi(is_odd, is_halfway);
    let value = e.select(goes_back, back, rounded);
    // -1 that is corrected by one becomes -0.
    Ok(e.copysign(value, operand))
}
