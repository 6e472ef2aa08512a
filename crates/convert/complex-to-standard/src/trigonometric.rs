//! Trigonometric and hyperbolic functions.

use crate::emit::Emit;
use crate::pattern::add;
use terrace_arith::CmpFPredicate;
use terrace_complex::{Atan2Op, CosOp, SinOp, TanOp, TanhOp};
use terrace_complex_common::Pair;
use terrace_ir::ValueId;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet) {
    add::<Atan2Op>(patterns, "Atan2OpConversion", atan2);
    add::<CosOp>(patterns, "CosOpConversion", cos);
    add::<SinOp>(patterns, "SinOpConversion", sin);
    // tan(a + bi) = -i tanh(-b + ai)
    add::<TanOp>(patterns, "TanTanhOpConversion", |e, args| {
        let x = e.parts(args[0]);
        let minus_one = e.number(-1.0);
        let re = e.mul(x.im, minus_one);
        let turned = Pair { re, im: x.re };
        let value = tanh(e, turned, minus_one);
        let im = e.mul(value.re, minus_one);
        e.complex(value.im, im)
    });
    add::<TanhOp>(patterns, "TanTanhOpConversion", |e, args| {
        let x = e.parts(args[0]);
        let minus_one = e.number(-1.0);
        let value = tanh(e, x, minus_one);
        e.complex(value.re, value.im)
    });
}

/// `-i log((b + i a) / sqrt(a² + b²))`
fn atan2(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let (a, b) = (args[0], args[1]);
    let b_square = e.complex_mul(b, b);
    let a_square = e.complex_mul(a, a);
    let sum = e.complex_add(b_square, a_square);
    let root = e.complex_sqrt(sum);
    let zero = e.number(0.0);
    let one = e.number(1.0);
    let i = e.complex(zero, one);
    let turned = e.complex_mul(i, a);
    let sum = e.complex_add(b, turned);
    let quotient = e.complex_div(sum, root);
    let log = e.complex_log(quotient);
    let minus_one = e.number(-1.0);
    let minus_i = e.complex(zero, minus_one);
    e.complex_mul(minus_i, log)
}

/// `cos a cosh b - i sin a sinh b`
fn cos(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let is_always_finite = e.is_always_finite();
    let x = e.parts(args[0]);
    let mut e = e.with_nan_and_infinity();
    let sin = e.sin(x.re);
    let cos = e.cos(x.re);
    let hyperbolic = Hyperbolic::new(&mut e, x.im);
    let mut re = hyperbolic.times_cosh(&mut e, cos);
    let im = hyperbolic.times_sinh(&mut e, sin);
    let mut im = e.neg(im);
    if !is_always_finite {
        let (is_zero, is_infinite) = hyperbolic.directions(&mut e, cos);
        re = e.select(is_infinite, hyperbolic.size, re);
        im = e.select(is_zero, x.im, im);
    }
    e.complex(re, im)
}

/// `sin a cosh b + i cos a sinh b`
fn sin(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
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
        let is_special = e.or(is_zero, is_infinite);
        im = e.select(is_special, x.im, im);
    }
    e.complex(re, im)
}

/// Multiplies by hyperbolic cosine and sine of a number. Where both are half of an exponential, in the digits there are, it
/// multiplies by the root of the exponential twice: the exponential may overflow and the product not.
struct Hyperbolic {
    number: ValueId,
    /// The absolute value of the number.
    size: ValueId,
    cosh: ValueId,
    sinh: ValueId,
    is_large: ValueId,
    /// The root of the exponential of the absolute value.
    root: ValueId,
}

impl Hyperbolic {
    fn new(e: &mut Emit<'_, '_>, number: ValueId) -> Self {
        let half = e.number(0.5);
        // Beyond it `e^-2x` is less than half of the last bit of one.
        let bound = (0.35 * f64::from(e.precision())).ceil() + 1.0;
        let bound = e.number(bound);
        let size = e.abs(number);
        let is_large = e.cmp(CmpFPredicate::Ogt, size, bound);
        let exponent = e.mul(half, size);
        Hyperbolic {
            number,
            size,
            cosh: e.cosh(number),
            sinh: e.sinh(number),
            is_large,
            root: e.exp(exponent),
        }
    }

    fn times_cosh(&self, e: &mut Emit<'_, '_>, factor: ValueId) -> ValueId {
        let half = e.number(0.5);
        self.times(e, factor, half, self.cosh)
    }

    fn times_sinh(&self, e: &mut Emit<'_, '_>, factor: ValueId) -> ValueId {
        let half = e.number(0.5);
        let half = e.copysign(half, self.number);
        self.times(e, factor, half, self.sinh)
    }

    fn times(
        &self,
        e: &mut Emit<'_, '_>,
        factor: ValueId,
        half: ValueId,
        usual: ValueId,
    ) -> ValueId {
        let zero = e.number(0.0);
        let usual = e.mul(factor, usual);
        let first = e.mul(factor, self.root);
        let half_root = e.mul(half, self.root);
        let large = e.mul(first, half_root);
        let value = e.select(self.is_large, large, usual);
        // Zero times infinity is zero here.
        let is_zero = e.equal(factor, zero);
        let signed = e.mul(factor, half);
        e.select(is_zero, signed, value)
    }

    /// Whether the number is zero, and whether it is infinite, where the direction that it is multiplied by is NaN.
    fn directions(&self, e: &mut Emit<'_, '_>, direction: ValueId) -> (ValueId, ValueId) {
        let zero = e.number(0.0);
        let infinity = e.infinity(false);
        let is_lost = e.is_nan(direction);
        let is_zero = e.equal(self.number, zero);
        let is_zero = e.and(is_lost, is_zero);
        let is_infinite = e.equal(self.size, infinity);
        (is_zero, e.and(is_lost, is_infinite))
    }
}

/// With `f(x) = e^x - 1`, the numerator is `f(2a) - f(-2a) + 4i cos b sin b`, and the denominator
/// `-f(2a) f(-2a) + 4 cos² b`, in which nothing cancels: the first product is `f(2a) + f(-2a)`.
fn tanh(e: &mut Emit<'_, '_>, x: Pair, minus_one: ValueId) -> Pair {
    let is_always_finite = e.is_always_finite();
    let mut e = e.with_nan_and_infinity();
    let infinity = e.infinity(false);
    let four = e.number(4.0);
    let twice = e.add(x.re, x.re);
    let minus_twice = e.mul(minus_one, twice);
    let growing = e.expm1(twice);
    let shrinking = e.expm1(minus_twice);
    let re_numerator = e.sub(growing, shrinking);
    let cos = e.cos(x.im);
    let cos_square = e.mul(cos, cos);
    let four_cos_square = e.mul(cos_square, four);
    let sin = e.sin(x.im);
    let product = e.mul(cos, sin);
    let im_numerator = e.mul(four, product);
    let product = e.mul(growing, shrinking);
    let sum = e.neg(product);
    let denominator = e.add(sum, four_cos_square);
    let is_infinite = e.equal(sum, infinity);
    let limit = e.copysign(minus_one, x.re);
    let re = e.div(re_numerator, denominator);
    let mut re = e.select(is_infinite, limit, re);
    let mut im = e.div(im_numerator, denominator);
    if !is_always_finite {
        let re_abs = e.abs(x.re);
        let zero = e.number(0.0);
        let nan = e.nan();
        let is_re_infinite = e.equal(re_abs, infinity);
        let is_im_zero = e.equal(x.im, zero);
        let is_re_finite = e.not(is_re_infinite);
        let is_nan = e.is_nan(im_numerator);
        let is_re_nan = e.and(is_nan, is_re_finite);
        let at_limit = e.and(is_re_infinite, is_nan);
        let is_zero = e.or(is_im_zero, at_limit);
        re = e.select(is_re_nan, nan, re);
        let signed_zero = e.copysign(zero, x.im);
        im = e.select(is_zero, signed_zero, im);
    }
    Pair { re, im }
}
