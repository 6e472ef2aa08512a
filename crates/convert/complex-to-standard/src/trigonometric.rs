//! Trigonometric and hyperbolic functions.

use crate::emit::Emit;
use crate::pattern::add;
use terrace_complex::{Atan2Op, CosOp, SinOp, TanOp, TanhOp};
use terrace_complex_common::Pair;
use terrace_ir::ValueId;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet) {
    add::<Atan2Op>(patterns, "Atan2OpConversion", atan2);
    add::<CosOp>(patterns, "CosOpConversion", |e, args| {
        let x = Waves::new(e, args[0]);
        let sum = e.add(x.shrinking, x.growing);
        let re = e.mul(sum, x.cos);
        let difference = e.sub(x.shrinking, x.growing);
        let im = e.mul(difference, x.sin);
        e.complex(re, im)
    });
    add::<SinOp>(patterns, "SinOpConversion", |e, args| {
        let x = Waves::new(e, args[0]);
        let sum = e.add(x.growing, x.shrinking);
        let re = e.mul(sum, x.sin);
        let difference = e.sub(x.growing, x.shrinking);
        let im = e.mul(difference, x.cos);
        e.complex(re, im)
    });
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

/// What sine and cosine of `a + bi` are made of.
struct Waves {
    /// `e^b / 2`
    growing: ValueId,
    /// `e^-b / 2`
    shrinking: ValueId,
    /// Of `a`.
    sin: ValueId,
    /// Of `a`.
    cos: ValueId,
}

impl Waves {
    fn new(e: &mut Emit<'_, '_>, number: ValueId) -> Self {
        let x = e.parts(number);
        let half = e.number(0.5);
        let exp = e.exp(x.im);
        Waves {
            growing: e.mul(half, exp),
            shrinking: e.div(half, exp),
            sin: e.sin(x.re),
            cos: e.cos(x.re),
        }
    }
}

/// With `f(x) = e^x - 1`, the numerator is `f(2a) - f(-2a) + 4i cos b sin b`, and the denominator
/// `f(2a) + f(-2a) + 4 cos² b`.
fn tanh(e: &mut Emit<'_, '_>, x: Pair, minus_one: ValueId) -> Pair {
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
    let sum = e.add(growing, shrinking);
    let denominator = e.add(sum, four_cos_square);
    let is_infinite = e.equal(sum, infinity);
    let limit = e.copysign(minus_one, x.re);
    let re = e.div(re_numerator, denominator);
    let mut re = e.select(is_infinite, limit, re);
    let mut im = e.div(im_numerator, denominator);
    if !e.is_always_finite() {
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
        im = e.select(is_zero, zero, im);
    }
    Pair { re, im }
}
