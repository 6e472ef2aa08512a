//! Approximates sine, cosine and the inverses of trigonometric functions.

use super::exponential::{NAN, splat_bits};
use crate::emit::SplatBuilder;
use std::f32::consts;
use terrace_arith::{ArithBuilder, CmpFPredicate, CmpIPredicate};
use terrace_ir::{Type, ValueId};
use terrace_math::MathBuilder;

/// Creates Cephes' arctangent: a polynomial on [0, 0.66]. Larger arguments are first reduced to that interval.
pub(super) fn atan(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let operand = operands[0];
    let size = e.absf(operand);
    let one = e.splat(1.0);
    let bound = e.splat(0.66);
    let is_middle = e.cmpf(CmpFPredicate::Ogt, size, bound);
    let sum = e.addf(size, one);
    let difference = e.subf(size, one);
    let dividend = e.select(is_middle, difference, size);
    let divisor = e.select(is_middle, sum, one);
    let bound = e.splat(2.414_213_7);
    let is_large = e.cmpf(CmpFPredicate::Ogt, size, bound);
    let dividend = e.select(is_large, one, dividend);
    let divisor = e.select(is_large, size, divisor);
    let x = e.divf(dividend, divisor);
    let square = e.mulf(x, x);
    let above = [
        -64.850_22,
        -122.886_665,
        -75.008_56,
        -16.157_537,
        -0.875_060_86,
    ];
    let above = coefficients(e, above);
    let below = [194.550_66, 485.390_4, 432.881_07, 165.027_01, 24.858_465];
    let below = coefficients(e, below);
    let dividend = super::polynomial(e, square, &above);
    let dividend = e.mulf(dividend, square);
    let divisor = super::polynomial(e, square, &below);
    let quotient = e.divf(dividend, divisor);
    let angle = e.fma(quotient, x, x);
    let eighth = e.splat(consts::FRAC_PI_4);
    let middle = e.addf(eighth, angle);
    let value = e.select(is_middle, middle, angle);
    let quarter = e.splat(consts::FRAC_PI_2);
    let large = e.subf(quarter, angle);
    let value = e.select(is_large, large, value);
    e.copysign(value, operand)
}

/// Creates the coefficients as constants, highest power first.
fn coefficients<const N: usize>(
    e: &mut ArithBuilder<'_, '_>,
    mut values: [f32; N],
) -> [ValueId; N] {
    values.reverse();
    let mut coefficients = e.splats(values);
    coefficients.reverse();
    coefficients
}

/// Creates the arctangent of the quotient, rotated by π if the divisor is negative.
pub(super) fn atan2(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let (y, x) = (operands[0], operands[1]);
    let quotient = e.divf(y, x);
    let angle = e.atan(quotient);
    let zero = e.splat(0.0);
    let pi = e.splat(consts::PI);
    let more = e.addf(angle, pi);
    let less = e.subf(angle, pi);
    let is_positive = e.cmpf(CmpFPredicate::Ogt, angle, zero);
    let turned = e.select(is_positive, less, more);
    let is_right = e.cmpf(CmpFPredicate::Ogt, x, zero);
    let value = e.select(is_right, angle, turned);
    let on_axis = e.cmpf(CmpFPredicate::Oeq, x, zero);
    let above = e.cmpf(CmpFPredicate::Ogt, y, zero);
    let is_up = e.andi(on_axis, above);
    let up = e.splat(consts::FRAC_PI_2);
    let value = e.select(is_up, up, value);
    let below = e.cmpf(CmpFPredicate::Olt, y, zero);
    let is_down = e.andi(on_axis, below);
    let down = e.splat(-consts::FRAC_PI_2);
    let value = e.select(is_down, down, value);
    let is_zero = e.cmpf(CmpFPredicate::Oeq, y, zero);
    let is_origin = e.andi(on_axis, is_zero);
    let nan = splat_bits(e, NAN);
    e.select(is_origin, nan, value)
}

/// Creates a polynomial in the square, with even and odd powers evaluated separately. For numbers above √½, the result
/// is π/2 minus the result for the cosine.
pub(super) fn asin(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let operand = operands[0];
    let size = e.absf(operand);
    let square = e.mulf(operand, operand);
    let one = e.splat(1.0);
    let rest = e.subf(one, square);
    let cosine = e.sqrt(rest);
    let half = e.splat(0.5);
    let is_large = e.cmpf(CmpFPredicate::Ogt, square, half);
    let x = e.select(is_large, cosine, size);
    let square = e.mulf(x, x);
    let fourth = e.mulf(square, square);
    let mut even = e.splat(0.055_579_748);
    let mut odd = e.splat(-0.062_027_913);
    let rest = [
        [0.054_224_465, -0.011_326_993],
        [0.015_268_872_5, 0.010_493_798],
        [0.014_106_045_5, 0.017_339_777],
        [0.022_372_961, 0.030_381_912],
        [0.044_642_86, 0.075],
    ];
    for [next_even, next_odd] in rest {
        let next_even = e.splat(next_even);
        even = e.fma(even, fourth, next_even);
        let next_odd = e.splat(next_odd);
        odd = e.fma(odd, fourth, next_odd);
    }
    let sum = e.fma(even, square, odd);
    let last = e.splat(0.166_666_67);
    let sum = e.fma(sum, square, last);
    let cube = e.mulf(x, square);
    let angle = e.fma(sum, cube, x);
    let right = e.splat(consts::FRAC_PI_2);
    let large = e.subf(right, angle);
    let angle = e.select(is_large, large, angle);
    e.copysign(angle, operand)
}

/// Creates the arccosine from the arcsine of the number, or of the sine of half the angle.
pub(super) fn acos(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let x = operands[0];
    let negated = e.negf(x);
    let zero = e.splat(0.0);
    let half = e.splat(0.5);
    let minus_one = e.splat(-1.0);
    let is_positive = e.cmpf(CmpFPredicate::Ogt, x, zero);
    let negative = e.select(is_positive, negated, x);
    let bound = e.splat(-0.5625);
    let is_small = e.cmpf(CmpFPredicate::Ogt, negative, bound);
    // The product of two constants represents π/2 more accurately than one constant.
    let first = e.splat(0.932_821_87);
    let second = e.splat(1.683_918_8);
    let angle = e.asin(negative);
    let small = e.fma(first, second, angle);
    let square = e.fma(half, negative, half);
    let root = e.sqrt(square);
    let angle = e.asin(root);
    let two = e.splat(2.0);
    let large = e.mulf(two, angle);
    let value = e.select(is_small, small, large);
    let in_range = e.cmpf(CmpFPredicate::Oge, x, minus_one);
    let is_negative = e.cmpf(CmpFPredicate::Olt, x, zero);
    let is_turned = e.andi(in_range, is_negative);
    let first = e.splat(1.865_643_7);
    let second = e.splat(1.683_918_8);
    let less = e.negf(value);
    let turned = e.fma(first, second, less);
    e.select(is_turned, turned, value)
}

/// Creates the sine.
pub(super) fn sin(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    by_quarters(e, operands[0], |e, [_, one, _, three], quarter| {
        let is_cosine = e.ori(one, three);
        let last = e.splat_int(Type::I32, 1);
        (is_cosine, e.cmpi(CmpIPredicate::Sgt, quarter, last))
    })
}

/// Creates the cosine.
pub(super) fn cos(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    by_quarters(e, operands[0], |e, [zero, one, two, _], _| {
        (e.ori(zero, two), e.ori(one, two))
    })
}

/// Computes two conditions for a quadrant, which is given as four conditions and as a number. The first is true if the
/// value is that of a cosine, the second if the value is negated.
type Quarters = fn(&mut ArithBuilder<'_, '_>, [ValueId; 4], ValueId) -> (ValueId, ValueId);

/// Creates the sine or the cosine of an angle, reduced to its quadrant.
fn by_quarters(e: &mut ArithBuilder<'_, '_>, x: ValueId, quarters: Quarters) -> ValueId {
    let per_quarter = e.splat(consts::FRAC_2_PI);
    let quarter = e.splat(consts::FRAC_PI_2);
    let number = e.mulf(x, per_quarter);
    let number = e.floor(number);
    let rest = e.mulf(number, quarter);
    let y = e.subf(x, rest);
    let one = e.splat(1.0);
    let minus_one = e.splat(-1.0);
    let sine = e.splats([
        -0.166_666_67,
        0.008_333_348,
        -0.000_198_426_05,
        2.760_012_6e-6,
        -2.502_932_8e-8,
    ]);
    let cosine = e.splats([
        -0.5,
        0.041_666_64,
        -0.001_388_833,
        2.475_623_5e-5,
        -2.596_301_8e-7,
    ]);
    let number = e.fptosi(number, Type::I32);
    let mask = e.splat_int(Type::I32, 3);
    let number = e.andi(number, mask);
    let is = [0, 1, 2, 3].map(|at| {
        let at = e.splat_int(Type::I32, at);
        e.cmpi(CmpIPredicate::Eq, number, at)
    });
    let (is_cosine, is_negative) = quarters(e, is, number);
    let square = e.mulf(y, y);
    let base = e.select(is_cosine, one, y);
    let mut coefficients = [one; 6];
    for (at, coefficient) in coefficients[1..].iter_mut().enumerate() {
        *coefficient = e.select(is_cosine, cosine[at], sine[at]);
    }
    let sum = super::polynomial(e, square, &coefficients);
    let value = e.mulf(base, sum);
    let negated = e.mulf(minus_one, value);
    e.select(is_negative, negated, value)
}
