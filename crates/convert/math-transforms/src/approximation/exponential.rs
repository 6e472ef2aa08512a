//! Approximates exponentials, logarithms and the hyperbolic tangent.

use crate::emit::SplatBuilder;
use terrace_arith::CmpFPredicate;
use terrace_arith::{ArithBuilder, BitcastOp};
use terrace_ir::{Type, ValueId};
use terrace_math::MathBuilder;

/// The bits of the smallest normal `f32`.
pub(super) const SMALLEST_NORMAL: u32 = 0x0080_0000;
/// The bits of the `f32` infinity.
pub(super) const INFINITY: u32 = 0x7f80_0000;
/// The bits of the negative `f32` infinity.
const MINUS_INFINITY: u32 = 0xff80_0000;
/// The bits of an `f32` NaN.
pub(super) const NAN: u32 = 0x7fc0_0000;
/// The number of significand bits of an `f32`.
const SIGNIFICAND_BITS: i64 = 23;

/// Creates `scale · 2^n` with `x = n ln 2 + r`, where `scale` is Cephes' polynomial for `e^r`. Subnormal results become
/// zero.
pub(super) fn exp(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let half = e.splat(0.5);
    let one = e.splat(1.0);
    let log2_e = e.splat(std::f32::consts::LOG2_E);
    // The natural logarithm of 2 as a sum. The first summand has few significant bits.
    let minus_ln2 = e.splat(-0.693_359_4);
    let ln2_rest = e.splat(0.000_212_194_44);
    let coefficients = e.splats([
        0.000_198_756_91,
        0.001_398_199_9,
        0.008_333_452,
        0.041_665_796,
        0.166_666_66,
        0.5,
    ]);
    let x = clamp_or_nan(e, operands[0], -87.8, 88.8);
    let n = e.fma(x, log2_e, half);
    let n = e.floor(n);
    // Larger exponents overflow the type, and the encoding of 2^-127 is zero.
    let n = clamp_or_nan(e, n, -127.0, 127.0);
    let r = e.fma(minus_ln2, n, x);
    let r = e.fma(ln2_rest, n, r);
    let mut scale = e.fma(r, coefficients[0], coefficients[1]);
    for &coefficient in &coefficients[2..] {
        scale = e.fma(scale, r, coefficient);
    }
    let square = e.mulf(r, r);
    let scale = e.fma(scale, square, r);
    let scale = e.addf(one, scale);
    let n = e.fptosi(n, Type::I32);
    let power = power_of_two(e, n);
    e.mulf(scale, power)
}

/// Clamps a value to bounds. NaN remains NaN.
fn clamp_or_nan(e: &mut ArithBuilder<'_, '_>, value: ValueId, low: f32, high: f32) -> ValueId {
    let low = e.splat(low);
    let above = e.cmpf(CmpFPredicate::Uge, value, low);
    let value = e.select(above, value, low);
    let high = e.splat(high);
    let below = e.cmpf(CmpFPredicate::Ule, value, high);
    e.select(below, value, high)
}

/// Creates the power of two with an integer exponent, as a float.
fn power_of_two(e: &mut ArithBuilder<'_, '_>, exponent: ValueId) -> ValueId {
    let place = e.splat_int(Type::I32, SIGNIFICAND_BITS);
    let bias = e.splat_int(Type::I32, 127);
    let biased = e.addi(exponent, bias);
    let bits = e.shli(biased, place);
    e.bitcast(bits, Type::F32)
}

/// Creates `(u - 1) x / log(u)` with `u = e^x`. The denominator `log(u)` also contains the rounding error of `u`.
pub(super) fn expm1(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let one = e.splat(1.0);
    let minus_one = e.splat(-1.0);
    let x = operands[0];
    let u = e.exp(x);
    let is_one_or_nan = e.cmpf(CmpFPredicate::Ueq, u, one);
    let less = e.subf(u, one);
    let is_minus_one = e.cmpf(CmpFPredicate::Oeq, less, minus_one);
    let log = e.log(u);
    let is_infinite = e.cmpf(CmpFPredicate::Oeq, log, u);
    let ratio = e.divf(x, log);
    let value = e.mulf(less, ratio);
    let value = e.select(is_infinite, u, value);
    let value = e.select(is_minus_one, minus_one, value);
    e.select(is_one_or_nan, x, value)
}

/// Creates the natural logarithm.
pub(super) fn log(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    logarithm(e, operands[0], |e, log, exponent| {
        let ln2 = e.splat(std::f32::consts::LN_2);
        e.fma(exponent, ln2, log)
    })
}

/// Creates the logarithm to base 2.
pub(super) fn log2(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    logarithm(e, operands[0], |e, log, exponent| {
        let log2_e = e.splat(std::f32::consts::LOG2_E);
        e.fma(log, log2_e, exponent)
    })
}

/// Creates Cephes' logarithm. `join` combines the natural logarithm of the significand, which is near 1, with the
/// exponent.
fn logarithm(
    e: &mut ArithBuilder<'_, '_>,
    operand: ValueId,
    join: fn(&mut ArithBuilder<'_, '_>, ValueId, ValueId) -> ValueId,
) -> ValueId {
    let zero = e.splat(0.0);
    let one = e.splat(1.0);
    let minus_half = e.splat(-0.5);
    let smallest = splat_bits(e, SMALLEST_NORMAL);
    let minus_infinity = splat_bits(e, MINUS_INFINITY);
    let infinity = splat_bits(e, INFINITY);
    let nan = splat_bits(e, NAN);
    let root_of_half = e.splat(std::f32::consts::FRAC_1_SQRT_2);
    let coefficients = e.splats([
        0.070_376_836,
        -0.115_146_1,
        0.116_769_984,
        -0.124_201_41,
        0.142_493_23,
        -0.166_680_57,
        0.200_007_14,
        -0.249_999_94,
        0.333_333_3,
    ]);
    let is_normal = e.cmpf(CmpFPredicate::Ugt, operand, smallest);
    let x = e.select(is_normal, operand, smallest);
    let (x, exponent) = significand_and_exponent(e, x);
    // Maps [1/2, 1) to [√½ - 1, √2 - 1).
    let is_small = e.cmpf(CmpFPredicate::Olt, x, root_of_half);
    let more = e.select(is_small, x, zero);
    let x = e.subf(x, one);
    let less = e.select(is_small, one, zero);
    let exponent = e.subf(exponent, less);
    let x = e.addf(x, more);
    let square = e.mulf(x, x);
    let cube = e.mulf(square, x);
    let mut parts = [0, 3, 6].map(|at| e.fma(coefficients[at], x, coefficients[at + 1]));
    for (at, part) in parts.iter_mut().enumerate() {
        *part = e.fma(*part, x, coefficients[3 * at + 2]);
    }
    let sum = e.fma(parts[0], cube, parts[1]);
    let sum = e.fma(sum, cube, parts[2]);
    let sum = e.mulf(sum, cube);
    let sum = e.fma(minus_half, square, sum);
    let log = e.addf(x, sum);
    let log = join(e, log, exponent);
    let is_invalid = e.cmpf(CmpFPredicate::Ult, operand, zero);
    let is_zero = e.cmpf(CmpFPredicate::Oeq, operand, zero);
    let is_infinite = e.cmpf(CmpFPredicate::Oeq, operand, infinity);
    let log = e.select(is_infinite, infinity, log);
    let log = e.select(is_invalid, nan, log);
    e.select(is_zero, minus_infinity, log)
}

/// Splits a positive normal number into its significand in [1/2, 1) and its exponent as a float.
fn significand_and_exponent(e: &mut ArithBuilder<'_, '_>, value: ValueId) -> (ValueId, ValueId) {
    let bias = scalar(e, |e| e.splat(126.0));
    let half = scalar(e, |e| e.splat(0.5));
    let mask = scalar(e, |e| splat_bits(e, !INFINITY));
    let half = e.create(BitcastOp::spec(Type::I32, half));
    let mask = e.create(BitcastOp::spec(Type::I32, mask));
    let bits = e.bitcast(value, Type::I32);
    let mask = e.broadcast(mask);
    let bits = e.andi(bits, mask);
    let half = e.broadcast(half);
    let bits = e.ori(bits, half);
    let significand = e.bitcast(bits, Type::F32);
    let bits = e.bitcast(value, Type::I32);
    let place = e.splat_int(Type::I32, SIGNIFICAND_BITS);
    let exponent = e.shrui(bits, place);
    let exponent = e.sitofp(exponent, e.element());
    let bias = e.broadcast(bias);
    (significand, e.subf(exponent, bias))
}

/// Runs `make` with `f32` as the builder's type.
fn scalar(
    e: &mut ArithBuilder<'_, '_>,
    make: impl FnOnce(&mut ArithBuilder<'_, '_>) -> ValueId,
) -> ValueId {
    let ty = std::mem::replace(&mut e.ty, Type::F32);
    let value = make(e);
    e.ty = ty;
    value
}

/// Creates the `f32` with the given bits.
pub(super) fn splat_bits(e: &mut ArithBuilder<'_, '_>, bits: u32) -> ValueId {
    let value = scalar(e, |e| {
        let bits = e.int(Type::I32, i64::from(bits));
        e.bitcast(bits, Type::F32)
    });
    e.broadcast(value)
}

/// Creates `x log(u) / (u - 1)` with `u = 1 + x`, after W. Kahan.
pub(super) fn log1p(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let one = e.splat(1.0);
    let x = operands[0];
    let u = e.addf(x, one);
    let is_one = e.cmpf(CmpFPredicate::Oeq, u, one);
    let log = e.log(u);
    let is_infinite = e.cmpf(CmpFPredicate::Oeq, u, log);
    let less = e.subf(u, one);
    let ratio = e.divf(log, less);
    let value = e.mulf(x, ratio);
    let is_itself = e.ori(is_one, is_infinite);
    e.select(is_itself, x, value)
}

/// Creates a rational function, clamped to the bounds beyond which the result is -1 or 1.
pub(super) fn tanh(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let low = e.splat(-7.998_811_7);
    let high = e.splat(7.998_811_7);
    let below = e.cmpf(CmpFPredicate::Ult, operands[0], high);
    let x = e.select(below, operands[0], high);
    let above = e.cmpf(CmpFPredicate::Ugt, x, low);
    let x = e.select(above, x, low);
    let tiny = e.splat(0.0004);
    let size = e.absf(operands[0]);
    let is_tiny = e.cmpf(CmpFPredicate::Olt, size, tiny);
    let above = e.splats([
        0.004_893_524_6,
        0.000_637_261_95,
        1.485_722_35e-5,
        5.122_297_3e-8,
        -8.604_672e-11,
        2.000_188e-13,
        -2.760_768_4e-16,
    ]);
    let below = e.splats([
        0.004_893_525,
        0.002_268_434_7,
        0.000_118_534_71,
        1.198_258_4e-6,
    ]);
    let square = e.mulf(x, x);
    let dividend = super::polynomial(e, square, &above);
    let dividend = e.mulf(x, dividend);
    let divisor = super::polynomial(e, square, &below);
    let quotient = e.divf(dividend, divisor);
    e.select(is_tiny, x, quotient)
}
