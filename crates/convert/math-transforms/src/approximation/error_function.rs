//! Approximates the error function and its complement.

use crate::emit::SplatBuilder;
use terrace_arith::{ArithBuilder, CmpFPredicate};
use terrace_ir::{Type, ValueId};
use terrace_math::MathBuilder;

/// The coefficients of the numerators for each of three intervals, constant term first.
#[expect(
    clippy::approx_constant,
    reason = "the coefficient is less than the constant"
)]
const DIVIDENDS: [[f32; 5]; 3] = [
    [0.0, 1.128_379_1, -0.523_018_54, 0.209_741_71, 0.025_814_68],
    [0.0, 1.127_506_9, -0.364_721_42, 0.118_407_4, 0.037_064_552],
    [
        -0.003_300_930_6,
        0.003_519_619_3,
        -0.001_413_736_3,
        0.000_253_447_1,
        -1.710_480_3e-5,
    ],
];
/// The coefficients of the denominators.
const DIVISORS: [[f32; 5]; 3] = [
    [
        1.0,
        -0.463_513_82,
        0.519_230_1,
        -0.131_808_97,
        0.073_979_646,
    ],
    [1.0, -0.327_607, 0.448_369_1, -0.088_346_265, 0.057_244_28],
    [1.0, -2.060_691_6, 1.627_059_3, -0.583_389_9, 0.082_190_89],
];
/// The offsets added to the quotients.
const OFFSETS: [f32; 3] = [0.0, 0.0, 1.0];
/// The upper ends of the intervals. Beyond the last one, the result is 1.
const ENDS: [f32; 3] = [0.8, 2.0, 3.75];

/// Creates a rational function whose coefficients are selected by interval.
pub(super) fn erf(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let operand = operands[0];
    let zero = e.splat(0.0);
    let one = e.splat(1.0);
    let dividends = DIVIDENDS.map(|values| e.splats(values));
    let divisors = DIVISORS.map(|values| e.splats(values));
    let offsets = e.splats(OFFSETS);
    let ends = e.splats(ENDS);
    let is_negative = e.cmpf(CmpFPredicate::Olt, operand, zero);
    let negated = e.negf(operand);
    let x = e.select(is_negative, negated, operand);
    let (mut dividend, mut divisor, mut offset) = (dividends[0], divisors[0], offsets[0]);
    for at in 1..ENDS.len() {
        let is_before = e.cmpf(CmpFPredicate::Olt, x, ends[at - 1]);
        for power in 0..dividend.len() {
            dividend[power] = e.select(is_before, dividend[power], dividends[at][power]);
            divisor[power] = e.select(is_before, divisor[power], divisors[at][power]);
        }
        offset = e.select(is_before, offset, offsets[at]);
    }
    let [.., end] = ends;
    let is_before = e.cmpf(CmpFPredicate::Ult, x, end);
    let dividend = super::polynomial(e, x, &dividend);
    let divisor = super::polynomial(e, x, &divisor);
    let quotient = e.divf(dividend, divisor);
    let value = e.addf(offset, quotient);
    let value = e.select(is_before, value, one);
    let negated = e.negf(value);
    e.select(is_negative, negated, value)
}

/// Creates a polynomial in `(a - 2) / (a + 2)`, with `a = |x|`, times `e^-a² / (1 + 2a)`, after Shepherd and
/// Laframboise. The remainders of divisions correct the quotients.
pub(super) fn erfc(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let x = operands[0];
    let yes = e.splat_int(Type::I1, 1);
    let zero = e.splat(0.0);
    let one = e.splat(1.0);
    let half = e.splat(0.5);
    let minus_four = e.splat(-4.0);
    let minus_two = e.splat(-2.0);
    let two = e.splat(2.0);
    let infinity = e.splat(f32::INFINITY);
    let last = e.splat(10.054_687_5);
    let a = e.absf(x);
    let sum = e.addf(a, two);
    let inverse = e.divf(one, sum);
    let quotient = e.fma(minus_four, inverse, one);
    let more = e.addf(quotient, one);
    let left = e.fma(more, minus_two, a);
    let negated = e.negf(a);
    let left = e.fma(negated, quotient, left);
    let quotient = e.fma(inverse, left, quotient);
    let mut value = e.splat(-0.000_401_139_26);
    let rest = [
        -0.001_230_752_1,
        0.001_313_553_4,
        0.008_632_274,
        -0.008_059_92,
        -0.054_204_66,
        0.164_055_39,
        -0.166_031_36,
        -0.092_763_98,
        0.276_978_4,
    ];
    for coefficient in rest {
        let coefficient = e.splat(coefficient);
        value = e.fma(value, quotient, coefficient);
    }
    let divisor = e.fma(two, a, one);
    let inverse = e.divf(one, divisor);
    let quotient = e.fma(value, inverse, inverse);
    let negated = e.negf(a);
    let left = e.fma(quotient, negated, half);
    let difference = e.subf(value, quotient);
    let left = e.fma(left, two, difference);
    let value = e.fma(left, inverse, quotient);
    let square = e.mulf(a, a);
    let negated = e.negf(square);
    let exp = e.exp(negated);
    let negated = e.negf(a);
    let left = e.fma(negated, a, square);
    let product = e.mulf(value, exp);
    let correction = e.mulf(product, left);
    let value = e.fma(value, exp, correction);
    let is_finite = e.cmpf(CmpFPredicate::Olt, a, infinity);
    let is_special = e.xori(is_finite, yes);
    let special = e.addf(x, x);
    let value = e.select(is_special, special, value);
    let is_after = e.cmpf(CmpFPredicate::Ogt, a, last);
    let value = e.select(is_after, zero, value);
    let is_negative = e.cmpf(CmpFPredicate::Olt, x, zero);
    let mirrored = e.subf(two, value);
    e.select(is_negative, mirrored, value)
}
