//! Powers and roots.

use crate::arithmetic::{Root, absolute};
use crate::emit::Emit;
use crate::pattern::add;
use terrace_arith::CmpFPredicate;
use terrace_complex::{PowOp, PowiOp, RsqrtOp, SqrtOp};
use terrace_ir::ValueId;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet) {
    add::<SqrtOp>(patterns, "SqrtOpConversion", sqrt);
    add::<PowiOp>(patterns, "PowiOpConversion", |e, args| {
        let exponent = e.int_to_float(args[1]);
        let zero = e.number(0.0);
        let exponent = e.complex(exponent, zero);
        e.complex_pow(args[0], exponent)
    });
    add::<PowOp>(patterns, "PowOpConversion", pow);
    add::<RsqrtOp>(patterns, "RsqrtOpConversion", rsqrt);
}

/// The root of the absolute value, at half of the angle.
fn sqrt(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let zero = e.number(0.0);
    let half = e.number(0.5);
    let x = e.parts(args[0]);
    let abs = absolute(e, x.re, x.im, Root::Square);
    let angle = e.atan2(x.im, x.re);
    let angle = e.mul(angle, half);
    let cos = e.cos(angle);
    let sin = e.sin(angle);
    // Zero times infinity is zero here.
    let is_sin_zero = e.equal(sin, zero);
    let mut re = e.mul(abs, cos);
    let im = e.mul(abs, sin);
    let mut im = e.select(is_sin_zero, zero, im);
    if !e.is_always_finite() {
        let infinity = e.infinity(false);
        let minus_infinity = e.infinity(true);
        let nan = e.nan();
        let im_abs = e.abs(x.im);
        let is_im_infinite = e.equal(im_abs, infinity);
        let is_im_finite = e.cmp(CmpFPredicate::One, im_abs, infinity);
        let is_re_infinite = e.equal(x.re, infinity);
        let is_re_minus_infinite = e.equal(x.re, minus_infinity);
        let is_re_zero = e.and(is_re_minus_infinite, is_im_finite);
        re = e.select(is_re_zero, zero, re);
        let is_infinite = e.or(is_im_infinite, is_re_infinite);
        re = e.select(is_infinite, infinity, re);
        let limit = e.copysign(infinity, x.im);
        let is_nan = e.plain().is_nan(abs);
        im = e.select(is_nan, nan, im);
        let is_infinite = e.or(is_im_infinite, is_re_minus_infinite);
        im = e.select(is_infinite, limit, im);
    }
    let is_zero = e.equal(abs, zero);
    let re = e.select(is_zero, zero, re);
    let im = e.select(is_zero, zero, im);
    e.complex(re, im)
}

/// One divided by the root of the absolute value, at half of the angle with the other sign.
fn rsqrt(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let zero = e.number(0.0);
    let infinity = e.infinity(false);
    let minus_half = e.number(-0.5);
    let nan = e.nan();
    let x = e.parts(args[0]);
    let abs = absolute(e, x.re, x.im, Root::Inverse);
    let angle = e.atan2(x.im, x.re);
    let angle = e.mul(angle, minus_half);
    let cos = e.cos(angle);
    let sin = e.sin(angle);
    let mut re = e.mul(abs, cos);
    let mut im = e.mul(abs, sin);
    if !e.is_always_finite() {
        let minus_one = e.number(-1.0);
        let re_zero = e.copysign(zero, x.re);
        let im_zero = e.copysign(zero, x.im);
        let im_zero = e.mul(minus_one, im_zero);
        let re_abs = e.abs(x.re);
        let im_abs = e.abs(x.im);
        let is_im_infinite = e.equal(im_abs, infinity);
        let is_re_nan = e.is_nan(x.re);
        let is_re_infinite = e.equal(re_abs, infinity);
        let is_zero = e.and(is_im_infinite, is_re_nan);
        let is_zero = e.or(is_zero, is_re_infinite);
        re = e.select(is_zero, re_zero, re);
        im = e.select(is_zero, im_zero, im);
    }
    let is_re_zero = e.equal(x.re, zero);
    let is_im_zero = e.equal(x.im, zero);
    let is_zero = e.and(is_re_zero, is_im_zero);
    let re = e.select(is_zero, infinity, re);
    let im = e.select(is_zero, nan, im);
    e.complex(re, im)
}

/// With `r` and `φ` for absolute value and angle of the base, and `c + di` for the exponent, the absolute value is
/// `r^c e^(-dφ)` and the angle `cφ + d log r`.
fn pow(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let base = args[0];
    let exponent = e.parts(args[1]);
    let (c, d) = (exponent.re, exponent.im);
    let x = e.parts(base);
    let abs = e.complex_abs(base);
    let abs_to_c = e.pow(abs, c);
    let minus_d = e.neg(d);
    let angle = e.atan2(x.im, x.re);
    let turned = e.mul(minus_d, angle);
    let factor = e.exp(turned);
    let scale = e.mul(abs_to_c, factor);
    let log = e.log(abs);
    let c_angle = e.mul(c, angle);
    let d_log = e.mul(d, log);
    let angle = e.add(c_angle, d_log);
    let cos = e.cos(angle);
    let sin = e.sin(angle);

    let infinity = e.infinity(false);
    let zero = e.number(0.0);
    let one = e.number(1.0);
    let complex_one = e.complex(one, zero);
    let complex_zero = e.complex(zero, zero);
    let complex_infinity = e.complex(infinity, zero);
    let is_abs_zero = e.equal(abs, zero);
    let is_d_zero = e.equal(d, zero);
    let is_c_zero = e.equal(c, zero);
    let is_im_zero = e.equal(x.im, zero);
    let is_c_not_negative = e.cmp(CmpFPredicate::Ole, zero, c);
    let re = e.mul(scale, cos);
    let im = e.mul(scale, sin);
    // Of zero to a real power that is not negative; to the power of zero it is one.
    let of_zero = e.select(is_c_zero, complex_one, complex_zero);
    let usual = e.complex(re, im);
    let is_of_zero = e.and(is_abs_zero, is_d_zero);
    let is_of_zero = e.and(is_of_zero, is_c_not_negative);
    let value = e.select(is_of_zero, of_zero, usual);
    // To the power of zero, and of one, it is one.
    let to_zero = e.and(is_c_zero, is_d_zero);
    let value = e.select(to_zero, complex_one, value);
    let is_re_one = e.equal(x.re, one);
    let of_one = e.and(is_re_one, is_im_zero);
    let value = e.select(of_one, complex_one, value);
    // Of infinity to a real power.
    let is_re_infinite = e.equal(x.re, infinity);
    let of_infinity = e.and(is_re_infinite, is_im_zero);
    let is_c_positive = e.cmp(CmpFPredicate::Ogt, c, zero);
    let grows = e.and(is_d_zero, is_c_positive);
    let grows = e.and(of_infinity, grows);
    let value = e.select(grows, complex_infinity, value);
    let is_c_negative = e.cmp(CmpFPredicate::Olt, c, zero);
    let shrinks = e.and(is_d_zero, is_c_negative);
    let shrinks = e.and(of_infinity, shrinks);
    e.select(shrinks, complex_zero, value)
}
