//! Exponentials and logarithms.

use crate::emit::Emit;
use crate::pattern::add;
use terrace_arith::CmpFPredicate;
use terrace_complex::{ExpOp, Expm1Op, Log1pOp, LogOp};
use terrace_ir::ValueId;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet) {
    add::<ExpOp>(patterns, "ExpOpConversion", exp);
    add::<Expm1Op>(patterns, "Expm1OpConversion", expm1);
    add::<Log1pOp>(patterns, "Log1pOpConversion", log1p);
    add::<LogOp>(patterns, "LogOpConversion", |e, args| {
        let abs = e.complex_abs(args[0]);
        let re = e.log(abs);
        let x = e.parts(args[0]);
        let im = e.atan2(x.im, x.re);
        e.complex(re, im)
    });
}

/// `e^a (cos b + i sin b)`. Where the first factor overflows, the product with half of it twice may be finite.
fn exp(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let zero = e.number(0.0);
    let half = e.number(0.5);
    let infinity = e.infinity(false);
    let whole = e.exp(x.re);
    let half = e.mul(x.re, half);
    let part = e.exp(half);
    let cos = e.cos(x.im);
    let sin = e.sin(x.im);
    let overflows = e.equal(whole, infinity);
    let is_real = e.plain().equal(x.im, zero);
    let mut product = |direction| {
        let usual = e.mul(whole, direction);
        let first = e.mul(part, direction);
        let second = e.mul(first, part);
        e.select(overflows, second, usual)
    };
    let re = product(cos);
    let im = product(sin);
    let im = e.select(is_real, zero, im);
    e.complex(re, im)
}

/// The coefficients of `cos x - 1 + x²/2` divided by `x⁴`, as a polynomial in `x²`, of the highest power first.
const COSINE: [f64; 7] = [
    4.737_750_796_424_621e-14,
    -1.147_028_484_342_536e-11,
    2.087_675_428_708_152e-9,
    -2.755_731_921_499_979e-7,
    2.480_158_730_157_055e-5,
    -1.388_888_888_888_887_2e-3,
    4.166_666_666_666_666_4e-2,
];

/// About `(π/4)²`: the polynomial is for smaller squares.
const COSINE_BELOW: f64 = 0.61685;

/// `cos x - 1` without the loss of digits of a subtraction near zero.
fn cosm1(e: &mut Emit<'_, '_>, x: ValueId) -> ValueId {
    let minus_half = e.number(-0.5);
    let minus_one = e.number(-1.0);
    let cos = e.cos(x);
    let direct = e.add(cos, minus_one);
    let square = e.mul(x, x);
    let fourth = e.mul(square, square);
    let [highest, rest @ ..] = COSINE;
    let mut polynomial = e.number(highest);
    for coefficient in rest {
        let coefficient = e.number(coefficient);
        polynomial = e.fma(polynomial, square, coefficient);
    }
    let tail = e.mul(fourth, polynomial);
    let head = e.mul(minus_half, square);
    let approximate = e.plain().add(tail, head);
    let bound = e.number(COSINE_BELOW);
    let is_large = e.cmp(CmpFPredicate::Oge, square, bound);
    e.select(is_large, direct, approximate)
}

/// With `f(x) = e^x - 1` and `g(x) = cos x - 1`, the real part is `f(a) (g(b) + 1) + g(b)`.
fn expm1(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let zero = e.number(0.0);
    let one = e.number(1.0);
    let expm1 = e.expm1(x.re);
    let exp = e.add(expm1, one);
    let sin = e.sin(x.im);
    let cosm1 = cosm1(e, x.im);
    let cos = e.add(cosm1, one);
    let product = e.mul(expm1, cos);
    let re = e.add(product, cosm1);
    let is_real = e.equal(x.im, zero);
    let im = e.mul(exp, sin);
    let im = e.select(is_real, zero, im);
    e.complex(re, im)
}

/// The real part is the logarithm of the greater of the absolute parts of `1 + x`, and half of that of one plus the square
/// of their ratio.
fn log1p(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let half = e.number(0.5);
    let one = e.number(1.0);
    let next = e.add(x.re, one);
    let re_abs = e.abs(next);
    let im_abs = e.abs(x.im);
    let max = e.maximum(re_abs, im_abs);
    let min = e.minimum(re_abs, im_abs);
    let is_real_greater = e.cmp(CmpFPredicate::Ogt, next, im_abs);
    let less = e.sub(max, one);
    let greater = e.select(is_real_greater, x.re, less);
    let ratio = e.with_nan_and_infinity().div(min, max);
    let of_greater = e.log1p(greater);
    let mut wide = e.with_nan_and_infinity();
    let square = wide.mul(ratio, ratio);
    let of_ratio = wide.log1p(square);
    let of_ratio = wide.mul(half, of_ratio);
    let value = wide.add(of_ratio, of_greater);
    let is_nan = wide.is_nan(value);
    let re = e.select(is_nan, min, value);
    let im = e.atan2(x.im, next);
    e.complex(re, im)
}
