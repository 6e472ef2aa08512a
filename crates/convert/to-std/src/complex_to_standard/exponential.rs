//! Lowers exponentials and logarithms.

use crate::complex_to_standard::approximate;
use crate::complex_to_standard::arithmetic::Size;
use crate::complex_to_standard::emit::ComplexBuilder;
use crate::complex_to_standard::pattern::add_either;
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ArithBuilder, CmpFPredicate};
use terrace_complex::division::Pair;
use terrace_complex::{ExpOp, Expm1Op, Log1pOp, LogOp};
use terrace_ir::ValueId;
use terrace_math::MathBuilder;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet) {
    add_either::<ExpOp>(patterns, "ExpOpConversion", exp, approximate::exp);
    add_either::<Expm1Op>(patterns, "Expm1OpConversion", expm1, approximate::expm1);
    add_either::<Log1pOp>(patterns, "Log1pOpConversion", log1p, approximate::log1p);
    add_either::<LogOp>(patterns, "LogOpConversion", log, approximate::log);
}

/// Creates `e^a (cos b + i sin b)`. If the first factor overflows, multiplying twice by its square root may still yield
/// a finite product.
fn exp(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let cos = e.cos(x.im);
    let sin = e.sin(x.im);
    let value = exponential(e, x, cos, sin, e.is_always_finite());
    e.complex(value.re, value.im)
}

/// Creates the exponential of a number, given the cosine and the sine of its imaginary part.
fn exponential(
    e: &mut ArithBuilder<'_, '_>,
    x: Pair,
    cos: ValueId,
    sin: ValueId,
    is_always_finite: bool,
) -> Pair {
    let zero = e.number(0.0);
    let half = e.number(0.5);
    let infinity = e.infinity(false);
    let mut e = e.with_nan_and_infinity();
    let whole = e.exp(x.re);
    let half = e.mulf(x.re, half);
    let part = e.exp(half);
    let overflows = e.equal(whole, infinity);
    let is_real = e.equal(x.im, zero);
    let mut product = |direction| {
        let usual = e.mulf(whole, direction);
        let first = e.mulf(part, direction);
        let second = e.mulf(first, part);
        e.select(overflows, second, usual)
    };
    let mut re = product(cos);
    let mut im = product(sin);
    if !is_always_finite {
        // If the imaginary part is infinite or NaN, the direction does not matter for a zero result, and is unknown for
        // an infinite one.
        let minus_infinity = e.infinity(true);
        let is_lost = e.is_nan(cos);
        let is_zero = e.equal(x.re, minus_infinity);
        let is_zero = e.andi(is_lost, is_zero);
        let is_infinite = e.equal(x.re, infinity);
        let is_infinite = e.andi(is_lost, is_infinite);
        re = e.select(is_zero, zero, re);
        re = e.select(is_infinite, infinity, re);
        im = e.select(is_zero, zero, im);
    }
    let im = e.select(is_real, x.im, im);
    Pair { re, im }
}

/// The coefficients of `cos x - 1 + x²/2` divided by `x⁴`, as a polynomial in `x²`, highest power first.
const COSINE: [f64; 7] = [
    4.737_750_796_424_621e-14,
    -1.147_028_484_342_536e-11,
    2.087_675_428_708_152e-9,
    -2.755_731_921_499_979e-7,
    2.480_158_730_157_055e-5,
    -1.388_888_888_888_887_2e-3,
    4.166_666_666_666_666_4e-2,
];

/// About `(π/4)²`. The polynomial is used for smaller values of `x²`.
const COSINE_BELOW: f64 = 0.61685;

/// Creates `cos x`, and `cos x - 1` without the cancellation near zero. `flags_of_sum` are the flags of the
/// polynomial's last sum.
pub(crate) fn cos_and_cosm1(
    e: &mut ArithBuilder<'_, '_>,
    x: ValueId,
    flags_of_sum: FastMathFlags,
) -> (ValueId, ValueId) {
    let minus_half = e.number(-0.5);
    let minus_one = e.number(-1.0);
    let cos = e.cos(x);
    let direct = e.addf(cos, minus_one);
    let square = e.mulf(x, x);
    let fourth = e.mulf(square, square);
    let [highest, rest @ ..] = COSINE;
    let mut polynomial = e.number(highest);
    for coefficient in rest {
        let coefficient = e.number(coefficient);
        polynomial = e.fma(polynomial, square, coefficient);
    }
    let tail = e.mulf(fourth, polynomial);
    let head = e.mulf(minus_half, square);
    let approximate = e.without_flags().with_flags(flags_of_sum).addf(tail, head);
    let bound = e.number(COSINE_BELOW);
    let is_large = e.cmpf(CmpFPredicate::Oge, square, bound);
    (cos, e.select(is_large, direct, approximate))
}

/// Creates `e^z - 1`. With `f(x) = e^x - 1`, the real part is `f(a) cos b + (cos b - 1)`. If this overflows, the real
/// part is that of the exponential. The imaginary part is always that of the exponential.
fn expm1(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let is_always_finite = e.is_always_finite();
    let x = e.parts(args[0]);
    let mut e = e.with_nan_and_infinity();
    let infinity = e.infinity(false);
    let expm1 = e.expm1(x.re);
    let sin = e.sin(x.im);
    let flags = e.flags;
    let (cos, cosm1) = cos_and_cosm1(&mut e, x.im, flags);
    let product = e.mulf(expm1, cos);
    let re = e.addf(product, cosm1);
    let exp = exponential(&mut e, x, cos, sin, is_always_finite);
    let overflows = e.equal(expm1, infinity);
    let mut re = e.select(overflows, exp.re, re);
    if !is_always_finite {
        let minus_infinity = e.infinity(true);
        let minus_one = e.number(-1.0);
        let vanishes = e.equal(x.re, minus_infinity);
        re = e.select(vanishes, minus_one, re);
    }
    e.complex(re, exp.im)
}

/// Creates the logarithm of the absolute value, and the argument.
fn log(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let re = log_absolute(e, x);
    let im = e.atan2(x.im, x.re);
    e.complex(re, im)
}

/// Creates the logarithm of the absolute value of a number.
pub(crate) fn log_absolute(e: &mut ArithBuilder<'_, '_>, x: Pair) -> ValueId {
    let may_be_special = e.may_have_nan_and_infinity();
    let mut e = e.with_nan_and_infinity();
    let size = Size::new(&mut e, x);
    // If the sum of both squares is near one, the larger square is also near one. Subtracting one from it is then
    // exact.
    let minus_one = e.number(-1.0);
    let re = e.absf(x.re);
    let im = e.absf(x.im);
    let min = e.minimumf(re, im);
    let excess = sum_of_squares(&mut e, size.max, min, |e, square, other| {
        let less = e.addf(square, minus_one);
        e.addf(less, other)
    });
    log_of_size(&mut e, &size, excess, may_be_special)
}

/// Creates the sum of two squares and of the terms that `join` adds, corrected by the rounding errors of the squares.
fn sum_of_squares(
    e: &mut ArithBuilder<'_, '_>,
    a: ValueId,
    b: ValueId,
    join: impl FnOnce(&mut ArithBuilder<'_, '_>, ValueId, ValueId) -> ValueId,
) -> ValueId {
    let mut square = |x| {
        let square = e.mulf(x, x);
        let negated = e.negf(square);
        (square, e.fma(x, x, negated))
    };
    let (a_square, a_rest) = square(a);
    let (b_square, b_rest) = square(b);
    let sum = join(e, a_square, b_square);
    let rest = e.addf(a_rest, b_rest);
    e.addf(sum, rest)
}

/// Creates the logarithm of an absolute value with the square `1 + excess`. If the square is between 1/4 and 4, this is
/// half the logarithm of the square. Otherwise it is the logarithm of the larger part plus half the logarithm of one
/// plus the squared ratio. Neither of these overflows.
fn log_of_size(
    e: &mut ArithBuilder<'_, '_>,
    size: &Size,
    excess: ValueId,
    may_be_special: bool,
) -> ValueId {
    let half = e.number(0.5);
    let of_excess = e.log1p(excess);
    let near = e.mulf(half, of_excess);
    let of_max = e.log(size.max);
    let square = e.mulf(size.ratio, size.ratio);
    let of_ratio = e.log1p(square);
    let of_ratio = e.mulf(half, of_ratio);
    let far = e.addf(of_max, of_ratio);
    let low = e.number(-0.75);
    let high = e.number(3.0);
    let is_above = e.cmpf(CmpFPredicate::Ogt, excess, low);
    let is_below = e.cmpf(CmpFPredicate::Olt, excess, high);
    let is_near = e.andi(is_above, is_below);
    let value = e.select(is_near, near, far);
    if !may_be_special {
        return value;
    }
    let infinity = e.infinity(false);
    let is_infinite = size.is_infinite(e);
    e.select(is_infinite, infinity, value)
}

/// Creates the logarithm of the absolute value of `1 + x`, whose square is `1 + 2a + a² + b²`, and the argument.
fn log1p(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let may_be_special = e.may_have_nan_and_infinity();
    let x = e.parts(args[0]);
    let one = e.number(1.0);
    let next = e.addf(x.re, one);
    let im = e.atan2(x.im, next);
    let mut e = e.with_nan_and_infinity();
    let size = Size::new(&mut e, Pair { re: next, im: x.im });
    let excess = sum_of_squares(&mut e, x.re, x.im, |e, square, other| {
        let twice = e.addf(x.re, x.re);
        let sum = e.addf(twice, other);
        // The rounding error of the sum is needed, because `2a` and `a²` may cancel.
        let added = e.subf(sum, twice);
        let kept = e.subf(sum, added);
        let lost = e.subf(twice, kept);
        let other_lost = e.subf(other, added);
        let lost = e.addf(lost, other_lost);
        let sum = e.addf(sum, square);
        e.addf(sum, lost)
    });
    let re = log_of_size(&mut e, &size, excess, may_be_special);
    e.complex(re, im)
}
