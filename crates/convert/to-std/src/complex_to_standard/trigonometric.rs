//! Lowers trigonometric and hyperbolic functions.

use crate::complex_to_standard::approximate;
use crate::complex_to_standard::emit::ComplexBuilder;
use crate::complex_to_standard::pattern::{Lower, add_either};
use terrace_arith::{ArithBuilder, CmpFPredicate};
use terrace_complex::division::Pair;
use terrace_complex::{Atan2Op, CosOp, SinOp, TanOp, TanhOp};
use terrace_ir::ValueId;
use terrace_math::MathBuilder;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet) {
    add_either::<Atan2Op>(patterns, "Atan2OpConversion", atan2, approximate::atan2);
    add_either::<CosOp>(patterns, "CosOpConversion", cos, approximate::cos);
    add_either::<SinOp>(patterns, "SinOpConversion", sin, approximate::sin);
    // tan(a + bi) = -i tanh(-b + ai)
    let tan: Lower = |e, args| {
        let x = e.parts(args[0]);
        let minus_one = e.number(-1.0);
        let re = e.mulf(x.im, minus_one);
        let turned = Pair { re, im: x.re };
        let value = tanh(e, turned, minus_one);
        let im = e.mulf(value.re, minus_one);
        e.complex(value.im, im)
    };
    add_either::<TanOp>(patterns, "TanTanhOpConversion", tan, approximate::tan);
    let hyperbolic: Lower = |e, args| {
        let x = e.parts(args[0]);
        let minus_one = e.number(-1.0);
        let value = tanh(e, x, minus_one);
        e.complex(value.re, value.im)
    };
    let approximate = approximate::tanh;
    add_either::<TanhOp>(patterns, "TanTanhOpConversion", hyperbolic, approximate);
}

/// Creates `-i log(w)` with `w = (x + iy) / sqrt(x² + y²)`. The square of `w` is `(x + iy) / (x - iy)`. Twice the
/// argument of `w` is therefore the argument of `|x|² - |y|² + 2i Re(x conj(y))`. The logarithm of the absolute value
/// of `w` is a quarter of the logarithm of `1 + 4 Im(y conj(x)) / |x - iy|²`, or of its inverse. Neither formula loses
/// the digits of a small `y`.
fn atan2(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let (y, x) = (e.parts(args[0]), e.parts(args[1]));
    let mut e = e.with_nan_and_infinity();
    // Scale both numbers by their largest part, so that no square overflows.
    let mut scale = e.absf(x.re);
    for part in [x.im, y.re, y.im] {
        let size = e.absf(part);
        scale = e.maximumf(scale, size);
    }
    let mut scaled = |part| e.divf(part, scale);
    let (x, y) = (
        Pair {
            re: scaled(x.re),
            im: scaled(x.im),
        },
        Pair {
            re: scaled(y.re),
            im: scaled(y.im),
        },
    );
    let turned = double_angle(&mut e, y, x);
    let half = e.number(0.5);
    let angle = e.mulf(turned, half);
    // `x cos + y sin` is a square root of `x² + y²`. If it is not the principal root, `w` is rotated by half a turn.
    let cos = e.cos(angle);
    let sin = e.sin(angle);
    let re = dot(&mut e, x.re, cos, y.re, sin);
    let im = dot(&mut e, x.im, cos, y.im, sin);
    let across = dot(&mut e, x.re, x.im, y.re, y.im);
    let across = e.addf(across, across);
    let re_square = dot(&mut e, x.re, x.re, y.re, y.re);
    let im_square = dot(&mut e, x.im, x.im, y.im, y.im);
    let along = e.subf(re_square, im_square);
    let direction = e.atan2(across, along);
    let direction = e.mulf(direction, half);
    let cos = e.cos(direction);
    let sin = e.sin(direction);
    let projection = dot(&mut e, re, cos, im, sin);
    let zero = e.number(0.0);
    let is_turned = e.cmpf(CmpFPredicate::Olt, projection, zero);
    // On the negative real axis, the sign of zero selects the side of the branch cut, as for real numbers.
    let is_real = e.equal(angle, zero);
    let back = e.negf(angle);
    let side = e.select(is_real, y.re, back);
    let pi = e.number(std::f64::consts::PI);
    let pi = e.copysign(pi, side);
    let other = e.addf(angle, pi);
    let re = e.select(is_turned, other, angle);
    let im = log_of_ratio(&mut e, y, x);
    e.complex(re, im)
}

/// Creates `ab + cd`.
fn dot(e: &mut ArithBuilder<'_, '_>, a: ValueId, b: ValueId, c: ValueId, d: ValueId) -> ValueId {
    let first = e.mulf(a, b);
    let second = e.mulf(c, d);
    e.addf(first, second)
}

/// Creates the argument of `|x|² - |y|² + 2i Re(x conj(y))`.
fn double_angle(e: &mut ArithBuilder<'_, '_>, y: Pair, x: Pair) -> ValueId {
    let x_square = dot(e, x.re, x.re, x.im, x.im);
    let y_square = dot(e, y.re, y.re, y.im, y.im);
    let along = e.subf(x_square, y_square);
    let product = dot(e, x.re, y.re, x.im, y.im);
    let across = e.addf(product, product);
    e.atan2(across, along)
}

/// Creates half the logarithm of `|x - iy| / |x + iy|`.
fn log_of_ratio(e: &mut ArithBuilder<'_, '_>, y: Pair, x: Pair) -> ValueId {
    let first = e.mulf(y.im, x.re);
    let second = e.mulf(y.re, x.im);
    // Select the smaller of the two squares, whose difference is four times `more`.
    let more = e.subf(first, second);
    let is_more = {
        let zero = e.number(0.0);
        e.cmpf(CmpFPredicate::Ogt, more, zero)
    };
    let mut square_of = |turned: bool| {
        let (re, im) = match turned {
            true => (e.addf(x.re, y.im), e.subf(x.im, y.re)),
            false => (e.subf(x.re, y.im), e.addf(x.im, y.re)),
        };
        let re = e.mulf(re, re);
        let im = e.mulf(im, im);
        e.addf(re, im)
    };
    let (minus, plus) = (square_of(true), square_of(false));
    let smaller = e.select(is_more, plus, minus);
    let four = e.number(4.0);
    let size = e.absf(more);
    let size = e.mulf(four, size);
    let excess = e.divf(size, smaller);
    let log = e.log1p(excess);
    let quarter = e.number(0.25);
    let log = e.mulf(quarter, log);
    e.copysign(log, more)
}

/// Creates `cos a cosh b - i sin a sinh b`.
fn cos(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let is_always_finite = e.is_always_finite();
    let x = e.parts(args[0]);
    let mut e = e.with_nan_and_infinity();
    let sin = e.sin(x.re);
    let cos = e.cos(x.re);
    let hyperbolic = Hyperbolic::new(&mut e, x.im);
    let mut re = hyperbolic.times_cosh(&mut e, cos);
    let im = hyperbolic.times_sinh(&mut e, sin);
    let mut im = e.negf(im);
    if !is_always_finite {
        let (is_zero, is_infinite) = hyperbolic.directions(&mut e, cos);
        re = e.select(is_infinite, hyperbolic.size, re);
        im = e.select(is_zero, x.im, im);
    }
    e.complex(re, im)
}

/// Creates `sin a cosh b + i cos a sinh b`.
fn sin(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let is_always_finite = e.is_always_finite();
    let x = e.parts(args[0]);
    let mut e = e.with_nan_and_infinity();
    let sin = e.sin(x.re);
    let cos = e.cos(x.re);
    let hyperbolic = Hyperbolic::new(&mut e, x.im);
    let re = hyperbolic.times_cosh(&mut e, sin);
    let mut im = hyperbolic.times_sinh(&mut e, cos);
    if !is_always_finite {
        let (is_zero, is_infinite) = hyperbolic.directions(&mut e, cos);
        let is_special = e.ori(is_zero, is_infinite);
        im = e.select(is_special, x.im, im);
    }
    e.complex(re, im)
}

/// Multiplies by the hyperbolic cosine and sine of a number. If these overflow, they equal half an exponential to the
/// available precision. Multiplying twice by the square root of the exponential may still yield a finite product.
struct Hyperbolic {
    number: ValueId,
    /// The absolute value of the number.
    size: ValueId,
    cosh: ValueId,
    sinh: ValueId,
    is_large: ValueId,
    /// The square root of the exponential of the absolute value.
    root: ValueId,
}

impl Hyperbolic {
    fn new(e: &mut ArithBuilder<'_, '_>, number: ValueId) -> Self {
        let half = e.number(0.5);
        let infinity = e.infinity(false);
        let size = e.absf(number);
        let exponent = e.mulf(half, size);
        let cosh = e.cosh(number);
        Hyperbolic {
            number,
            size,
            cosh,
            sinh: e.sinh(number),
            is_large: e.equal(cosh, infinity),
            root: e.exp(exponent),
        }
    }

    fn times_cosh(&self, e: &mut ArithBuilder<'_, '_>, factor: ValueId) -> ValueId {
        let half = e.number(0.5);
        self.times(e, factor, half, self.cosh)
    }

    fn times_sinh(&self, e: &mut ArithBuilder<'_, '_>, factor: ValueId) -> ValueId {
        let half = e.number(0.5);
        let half = e.copysign(half, self.number);
        self.times(e, factor, half, self.sinh)
    }

    fn times(
        &self,
        e: &mut ArithBuilder<'_, '_>,
        factor: ValueId,
        half: ValueId,
        usual: ValueId,
    ) -> ValueId {
        let zero = e.number(0.0);
        let usual = e.mulf(factor, usual);
        let half_root = e.mulf(half, self.root);
        let first = e.mulf(factor, half_root);
        let large = e.mulf(first, self.root);
        let value = e.select(self.is_large, large, usual);
        // Here zero times infinity is zero.
        let is_zero = e.equal(factor, zero);
        let signed = e.mulf(factor, half);
        e.select(is_zero, signed, value)
    }

    /// Creates two conditions: `direction` is NaN and the number is zero; `direction` is NaN and the number is
    /// infinite.
    fn directions(&self, e: &mut ArithBuilder<'_, '_>, direction: ValueId) -> (ValueId, ValueId) {
        let zero = e.number(0.0);
        let infinity = e.infinity(false);
        let is_lost = e.is_nan(direction);
        let is_zero = e.equal(self.number, zero);
        let is_zero = e.andi(is_lost, is_zero);
        let is_infinite = e.equal(self.size, infinity);
        (is_zero, e.andi(is_lost, is_infinite))
    }
}

/// Creates the hyperbolic tangent. With `f(x) = e^x - 1`, the numerator is `f(2a) - f(-2a) + 4i cos b sin b`. The
/// denominator is `-f(2a) f(-2a) + 4 cos² b`, where the first product equals `f(2a) + f(-2a)` without cancellation.
fn tanh(e: &mut ArithBuilder<'_, '_>, x: Pair, minus_one: ValueId) -> Pair {
    let is_always_finite = e.is_always_finite();
    let mut e = e.with_nan_and_infinity();
    let infinity = e.infinity(false);
    let four = e.number(4.0);
    let twice = e.addf(x.re, x.re);
    let minus_twice = e.mulf(minus_one, twice);
    let growing = e.expm1(twice);
    let shrinking = e.expm1(minus_twice);
    let re_numerator = e.subf(growing, shrinking);
    let cos = e.cos(x.im);
    let cos_square = e.mulf(cos, cos);
    let four_cos_square = e.mulf(cos_square, four);
    let sin = e.sin(x.im);
    let product = e.mulf(cos, sin);
    let im_numerator = e.mulf(four, product);
    let product = e.mulf(growing, shrinking);
    let sum = e.negf(product);
    let denominator = e.addf(sum, four_cos_square);
    let is_infinite = e.equal(sum, infinity);
    let limit = e.copysign(minus_one, x.re);
    let re = e.divf(re_numerator, denominator);
    let mut re = e.select(is_infinite, limit, re);
    let im = e.divf(im_numerator, denominator);
    // The inverse of the denominator may be nonzero although the denominator is infinite.
    let size = e.absf(twice);
    let exponent = e.negf(size);
    let inverse = e.exp(exponent);
    let small = e.mulf(im_numerator, inverse);
    let mut im = e.select(is_infinite, small, im);
    if !is_always_finite {
        let re_abs = e.absf(x.re);
        let zero = e.number(0.0);
        let nan = e.nan();
        let is_re_infinite = e.equal(re_abs, infinity);
        let is_im_zero = e.equal(x.im, zero);
        let is_re_finite = e.not(is_re_infinite);
        let is_nan = e.is_nan(im_numerator);
        let is_re_nan = e.andi(is_nan, is_re_finite);
        let at_limit = e.andi(is_re_infinite, is_nan);
        let is_zero = e.ori(is_im_zero, at_limit);
        re = e.select(is_re_nan, nan, re);
        let is_re_zero = e.equal(x.re, zero);
        re = e.select(is_re_zero, x.re, re);
        let signed_zero = e.copysign(zero, x.im);
        im = e.select(is_zero, signed_zero, im);
    }
    Pair { re, im }
}
