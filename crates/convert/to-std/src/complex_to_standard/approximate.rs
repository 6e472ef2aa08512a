//! Upstream's formulas, for operations whose fast-math flags permit them. They are exact over the real numbers. In
//! floating point they lose digits, overflow early and do not preserve the signs of zeros.

use crate::complex_to_standard::emit::ComplexBuilder;
use crate::complex_to_standard::exponential::cos_and_cosm1;
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ArithBuilder, CmpFPredicate};
use terrace_complex::division::Pair;
use terrace_complex::{AddOp, DivOp, LogOp, MulOp, SqrtOp};
use terrace_ir::ValueId;
use terrace_math::MathBuilder;

/// The absolute values of both parts, and one plus the square of their ratio.
pub(crate) struct Ratio {
    pub(crate) re: ValueId,
    pub(crate) im: ValueId,
    max: ValueId,
    min: ValueId,
    sum: ValueId,
}

impl Ratio {
    pub(crate) fn new(e: &mut ArithBuilder<'_, '_>, x: Pair) -> Self {
        let one = e.number(1.0);
        let re = e.absf(x.re);
        let im = e.absf(x.im);
        let max = e.maximumf(re, im);
        let min = e.minimumf(re, im);
        let mut e = e.with_nan_and_infinity();
        let ratio = e.divf(min, max);
        let square = e.mulf(ratio, ratio);
        let sum = e.addf(square, one);
        Ratio {
            re,
            im,
            max,
            min,
            sum,
        }
    }

    /// Creates the absolute value: the larger part times the root of the sum. The ratio is NaN if both parts are zero
    /// or both are infinite.
    pub(crate) fn absolute(&self, e: &mut ArithBuilder<'_, '_>) -> ValueId {
        let mut e = e.with_nan_and_infinity();
        let root = e.sqrt(self.sum);
        let value = e.mulf(self.max, root);
        unless_nan(&mut e, value, self.min)
    }
}

/// Creates a select: `value`, or `other` if `value` is NaN.
fn unless_nan(e: &mut ArithBuilder<'_, '_>, value: ValueId, other: ValueId) -> ValueId {
    let is_nan = e.is_nan(value);
    e.select(is_nan, other, value)
}

pub(crate) fn abs(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    Ratio::new(e, x).absolute(e)
}

pub(crate) fn sign(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let zero = e.number(0.0);
    let is_zero = {
        let mut e = e.without_flags();
        let re = e.equal(x.re, zero);
        let im = e.equal(x.im, zero);
        e.andi(re, im)
    };
    let abs = e.complex_abs(args[0]);
    let re = e.divf(x.re, abs);
    let im = e.divf(x.im, abs);
    let value = e.complex(re, im);
    e.select(is_zero, args[0], value)
}

/// Creates `e^a (cos b + i sin b)`. If the first factor overflows, multiplies twice by its square root.
pub(crate) fn exp(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let zero = e.number(0.0);
    let half = e.number(0.5);
    let infinity = e.infinity(false);
    let whole = e.exp(x.re);
    let half = e.mulf(x.re, half);
    let part = e.exp(half);
    let cos = e.cos(x.im);
    let sin = e.sin(x.im);
    let overflows = e.equal(whole, infinity);
    let is_real = e.without_flags().equal(x.im, zero);
    let mut product = |direction| {
        let usual = e.mulf(whole, direction);
        let first = e.mulf(part, direction);
        let second = e.mulf(first, part);
        e.select(overflows, second, usual)
    };
    let re = product(cos);
    let im = product(sin);
    let im = e.select(is_real, zero, im);
    e.complex(re, im)
}

/// Creates `f(a) cos b + (cos b - 1)` and `(f(a) + 1) sin b`, with `f(x) = e^x - 1`.
pub(crate) fn expm1(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let zero = e.number(0.0);
    let one = e.number(1.0);
    let expm1 = e.expm1(x.re);
    let exp = e.addf(expm1, one);
    let sin = e.sin(x.im);
    let (_, cosm1) = cos_and_cosm1(e, x.im, FastMathFlags::NONE);
    let cos = e.addf(cosm1, one);
    let product = e.mulf(expm1, cos);
    let re = e.addf(product, cosm1);
    let is_real = e.equal(x.im, zero);
    let product = e.mulf(exp, sin);
    let im = e.select(is_real, zero, product);
    e.complex(re, im)
}

pub(crate) fn log(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let abs = e.complex_abs(args[0]);
    let re = e.log(abs);
    let x = e.parts(args[0]);
    let im = e.atan2(x.im, x.re);
    e.complex(re, im)
}

pub(crate) fn log1p(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let half = e.number(0.5);
    let one = e.number(1.0);
    let moved = e.addf(x.re, one);
    let re = e.absf(moved);
    let im = e.absf(x.im);
    let max = e.maximumf(re, im);
    let min = e.minimumf(re, im);
    let is_flat = e.cmpf(CmpFPredicate::Ogt, moved, im);
    let less = e.subf(max, one);
    let part = e.select(is_flat, x.re, less);
    let ratio = e.divf(min, max);
    let log = e.log1p(part);
    let square = e.mulf(ratio, ratio);
    let rest = e.log1p(square);
    let rest = e.mulf(half, rest);
    let re = e.addf(rest, log);
    let re = unless_nan(e, re, min);
    let im = e.atan2(x.im, moved);
    e.complex(re, im)
}

/// Creates half of `e^b`, half of `e^-b`, and the sine and the cosine of the real part.
fn halves(e: &mut ArithBuilder<'_, '_>, x: Pair) -> (ValueId, ValueId, ValueId, ValueId) {
    let half = e.number(0.5);
    let exp = e.exp(x.im);
    let growing = e.mulf(half, exp);
    let shrinking = e.divf(half, exp);
    let sin = e.sin(x.re);
    let cos = e.cos(x.re);
    (growing, shrinking, sin, cos)
}

pub(crate) fn sin(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let (growing, shrinking, sin, cos) = halves(e, x);
    let sum = e.addf(growing, shrinking);
    let re = e.mulf(sum, sin);
    let difference = e.subf(growing, shrinking);
    let im = e.mulf(difference, cos);
    e.complex(re, im)
}

pub(crate) fn cos(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let (growing, shrinking, sin, cos) = halves(e, x);
    let sum = e.addf(shrinking, growing);
    let re = e.mulf(sum, cos);
    let difference = e.subf(shrinking, growing);
    let im = e.mulf(difference, sin);
    e.complex(re, im)
}

/// Creates the tangent: `tan(a + bi) = -i tanh(-b + ai)`.
pub(crate) fn tan(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let minus_one = e.number(-1.0);
    let re = e.mulf(x.im, minus_one);
    let value = tanh_of(e, Pair { re, im: x.re }, minus_one);
    let im = e.mulf(value.re, minus_one);
    e.complex(value.im, im)
}

pub(crate) fn tanh(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let minus_one = e.number(-1.0);
    let value = tanh_of(e, x, minus_one);
    e.complex(value.re, value.im)
}

/// Creates the hyperbolic tangent. With `f(x) = e^x - 1`, the numerator is `f(2a) - f(-2a) + 4i cos b sin b`, and the
/// denominator is `f(2a) + f(-2a) + 4 cos² b`.
fn tanh_of(e: &mut ArithBuilder<'_, '_>, x: Pair, minus_one: ValueId) -> Pair {
    let infinity = e.infinity(false);
    let four = e.number(4.0);
    let twice = e.addf(x.re, x.re);
    let minus_twice = e.mulf(minus_one, twice);
    let growing = e.expm1(twice);
    let shrinking = e.expm1(minus_twice);
    let re_numerator = e.subf(growing, shrinking);
    let cos = e.cos(x.im);
    let square = e.mulf(cos, cos);
    let square = e.mulf(square, four);
    let sin = e.sin(x.im);
    let product = e.mulf(cos, sin);
    let im_numerator = e.mulf(four, product);
    let sum = e.addf(growing, shrinking);
    let denominator = e.addf(sum, square);
    let is_infinite = e.equal(sum, infinity);
    let limit = e.copysign(minus_one, x.re);
    let re = e.divf(re_numerator, denominator);
    let re = e.select(is_infinite, limit, re);
    let im = e.divf(im_numerator, denominator);
    if e.is_always_finite() {
        return Pair { re, im };
    }
    let size = e.absf(x.re);
    let zero = e.number(0.0);
    let nan = e.nan();
    let is_re_infinite = e.equal(size, infinity);
    let is_im_zero = e.equal(x.im, zero);
    let is_re_finite = e.not(is_re_infinite);
    let is_nan = e.is_nan(im_numerator);
    let is_re_nan = e.andi(is_nan, is_re_finite);
    let at_limit = e.andi(is_re_infinite, is_nan);
    let is_zero = e.ori(is_im_zero, at_limit);
    Pair {
        re: e.select(is_re_nan, nan, re),
        im: e.select(is_zero, zero, im),
    }
}

/// Creates the square root from the square root of the absolute value, and half of the argument.
pub(crate) fn sqrt(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let zero = e.number(0.0);
    let half = e.number(0.5);
    let x = e.parts(args[0]);
    let ratio = Ratio::new(e, x);
    let root = {
        let mut e = e.with_nan_and_infinity();
        let quarter = e.number(0.25);
        let max = e.sqrt(ratio.max);
        let factor = e.powf(ratio.sum, quarter);
        let root = e.mulf(max, factor);
        unless_nan(&mut e, root, ratio.min)
    };
    let angle = e.atan2(x.im, x.re);
    let angle = e.mulf(angle, half);
    let cos = e.cos(angle);
    let sin = e.sin(angle);
    let is_real = e.equal(sin, zero);
    let mut re = e.mulf(root, cos);
    let im = e.mulf(root, sin);
    let mut im = e.select(is_real, zero, im);
    if !e.is_always_finite() {
        let infinity = e.infinity(false);
        let minus_infinity = e.infinity(true);
        let nan = e.nan();
        let size = e.absf(x.im);
        let is_im_infinite = e.equal(size, infinity);
        let is_im_finite = e.cmpf(CmpFPredicate::One, size, infinity);
        let is_right = e.equal(x.re, infinity);
        let is_left = e.equal(x.re, minus_infinity);
        let is_upward = e.andi(is_left, is_im_finite);
        re = e.select(is_upward, zero, re);
        let is_re_infinite = e.ori(is_im_infinite, is_right);
        re = e.select(is_re_infinite, infinity, re);
        let signed = e.copysign(infinity, x.im);
        let is_nan = e.without_flags().is_nan(root);
        im = e.select(is_nan, nan, im);
        let is_signed = e.ori(is_im_infinite, is_left);
        im = e.select(is_signed, signed, im);
    }
    let is_zero = e.equal(root, zero);
    let re = e.select(is_zero, zero, re);
    let im = e.select(is_zero, zero, im);
    e.complex(re, im)
}

/// Creates the inverse square root from that of the absolute value, and minus half of the argument.
pub(crate) fn rsqrt(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let zero = e.number(0.0);
    let infinity = e.infinity(false);
    let minus_half = e.number(-0.5);
    let nan = e.nan();
    let x = e.parts(args[0]);
    let ratio = Ratio::new(e, x);
    let root = {
        let mut e = e.with_nan_and_infinity();
        let sum = e.rsqrt(ratio.sum);
        let min = e.rsqrt(ratio.min);
        let max = e.rsqrt(ratio.max);
        let factor = e.sqrt(sum);
        let root = e.mulf(max, factor);
        unless_nan(&mut e, root, min)
    };
    let angle = e.atan2(x.im, x.re);
    let angle = e.mulf(angle, minus_half);
    let cos = e.cos(angle);
    let sin = e.sin(angle);
    let mut re = e.mulf(root, cos);
    let mut im = e.mulf(root, sin);
    if !e.is_always_finite() {
        let minus_one = e.number(-1.0);
        let re_zero = e.copysign(zero, x.re);
        let im_zero = e.copysign(zero, x.im);
        let im_zero = e.mulf(minus_one, im_zero);
        let re_size = e.absf(x.re);
        let im_size = e.absf(x.im);
        let is_im_infinite = e.equal(im_size, infinity);
        let is_re_nan = e.is_nan(x.re);
        let is_re_infinite = e.equal(re_size, infinity);
        let is_lost = e.andi(is_im_infinite, is_re_nan);
        let is_infinite = e.ori(is_lost, is_re_infinite);
        re = e.select(is_infinite, re_zero, re);
        im = e.select(is_infinite, im_zero, im);
    }
    let is_re_zero = e.equal(x.re, zero);
    let is_im_zero = e.equal(x.im, zero);
    let is_zero = e.andi(is_re_zero, is_im_zero);
    let re = e.select(is_zero, infinity, re);
    let im = e.select(is_zero, nan, im);
    e.complex(re, im)
}

/// Creates `-i log((x + iy) / sqrt(x² + y²))`.
pub(crate) fn atan2(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let (y, x) = (args[0], args[1]);
    let flags = e.flags;
    let x_square = e.create(MulOp::spec(x, x).fastmath(flags));
    let y_square = e.create(MulOp::spec(y, y).fastmath(flags));
    let sum = e.create(AddOp::spec(x_square, y_square).fastmath(flags));
    let root = e.create(SqrtOp::spec(sum).fastmath(flags));
    let zero = e.number(0.0);
    let one = e.number(1.0);
    let i = e.complex(zero, one);
    let turned = e.create(MulOp::spec(i, y).fastmath(flags));
    let sum = e.create(AddOp::spec(x, turned).fastmath(flags));
    let direction = e.create(DivOp::spec(sum, root).fastmath(flags));
    let log = e.create(LogOp::spec(direction).fastmath(flags));
    let minus_one = e.number(-1.0);
    let minus_i = e.complex(zero, minus_one);
    e.create(MulOp::spec(minus_i, log).fastmath(flags))
}
