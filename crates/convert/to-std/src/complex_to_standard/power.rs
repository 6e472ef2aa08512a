//! Lowers powers and roots.

use crate::complex_to_standard::approximate;
use crate::complex_to_standard::arithmetic::Size;
use crate::complex_to_standard::emit::ComplexBuilder;
use crate::complex_to_standard::exponential::log_absolute;
use crate::complex_to_standard::pattern::{add, add_either};
use terrace_arith::{ArithBuilder, CmpFPredicate};
use terrace_complex::division::Pair;
use terrace_complex::{PowOp, PowiOp, RsqrtOp, SqrtOp};
use terrace_ir::ValueId;
use terrace_math::MathBuilder;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet) {
    add_either::<SqrtOp>(patterns, "SqrtOpConversion", sqrt, approximate::sqrt);
    add::<PowiOp>(patterns, "PowiOpConversion", |e, args| {
        let exponent = e.sitofp(args[1], e.element());
        let zero = e.number(0.0);
        let exponent = e.complex(exponent, zero);
        e.complex_pow(args[0], exponent)
    });
    add_either::<PowOp>(patterns, "PowOpConversion", pow, approximate_pow);
    add_either::<RsqrtOp>(patterns, "RsqrtOpConversion", rsqrt, approximate::rsqrt);
}

/// The square root of a number, after scaling by the larger of its absolute parts and reflection into the right half
/// plane. With the absolute value `s` of the result of both, the larger part of the root is `sqrt((|a| + s) / 2)`.
struct HalfAngle {
    size: Size,
    /// The square root of the larger absolute part.
    scale: ValueId,
    /// The larger part of the root.
    greater: ValueId,
    /// True if the number is in the left half plane, where the imaginary part of the root is the larger one.
    is_left: ValueId,
    /// True if the real part of the number is the larger one.
    is_flat: ValueId,
}

impl HalfAngle {
    fn new(e: &mut ArithBuilder<'_, '_>, x: Pair) -> Self {
        let zero = e.number(0.0);
        let one = e.number(1.0);
        let half = e.number(0.5);
        let size = Size::new(e, x);
        let is_left = e.cmpf(CmpFPredicate::Olt, x.re, zero);
        let is_flat = e.cmpf(CmpFPredicate::Oge, size.re, size.im);
        let re = e.select(is_flat, one, size.ratio);
        let sum = e.addf(re, size.root);
        let mean = e.mulf(half, sum);
        HalfAngle {
            scale: e.sqrt(size.max),
            greater: e.sqrt(mean),
            size,
            is_left,
            is_flat,
        }
    }
}

/// Creates the square root. With `t` for the larger part of the root, the other part is `|b| / 2t`, after W. Kahan. The
/// special cases are those of annex G of C.
fn sqrt(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let is_always_finite = e.is_always_finite();
    let x = e.parts(args[0]);
    let mut e = e.with_nan_and_infinity();
    let zero = e.number(0.0);
    let infinity = e.infinity(false);
    let root = HalfAngle::new(&mut e, x);
    let mut greater = e.mulf(root.scale, root.greater);
    if !is_always_finite {
        let is_re_infinite = e.equal(root.size.re, infinity);
        greater = e.select(is_re_infinite, infinity, greater);
    }
    let twice = e.addf(greater, greater);
    let other = e.divf(root.size.im, twice);
    let mut re = e.select(root.is_left, other, greater);
    let im = e.select(root.is_left, greater, other);
    let im = e.copysign(im, x.im);
    let is_zero = e.equal(root.size.max, zero);
    let mut im = e.select(is_zero, x.im, im);
    if !is_always_finite {
        let is_im_infinite = e.equal(root.size.im, infinity);
        re = e.select(is_im_infinite, infinity, re);
        im = e.select(is_im_infinite, x.im, im);
    }
    e.complex(re, im)
}

/// Creates the inverse square root: the conjugate of the square root, divided by the absolute value.
fn rsqrt(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let is_always_finite = e.is_always_finite();
    let x = e.parts(args[0]);
    let mut e = e.with_nan_and_infinity();
    let zero = e.number(0.0);
    let one = e.number(1.0);
    let infinity = e.infinity(false);
    let nan = e.nan();
    let root = HalfAngle::new(&mut e, x);
    let size = e.mulf(root.scale, root.size.root);
    let greater = e.divf(root.greater, size);
    let twice = e.addf(root.greater, root.greater);
    let other = e.select(root.is_flat, root.size.ratio, one);
    let other = e.divf(other, twice);
    let other = e.divf(other, size);
    let mut re = e.select(root.is_left, other, greater);
    let mut im = e.select(root.is_left, greater, other);
    if !is_always_finite {
        let is_infinite = root.size.is_infinite(&mut e);
        re = e.select(is_infinite, zero, re);
        im = e.select(is_infinite, zero, im);
    }
    let below = e.negf(x.im);
    let im = e.copysign(im, below);
    let is_zero = e.equal(root.size.max, zero);
    let re = e.select(is_zero, infinity, re);
    let im = e.select(is_zero, nan, im);
    e.complex(re, im)
}

/// Creates the power. With `r` and `φ` for the absolute value and the argument of the base, and `c + di` for the
/// exponent, the absolute value of the power is `r^c e^(-dφ)`, and its argument is `cφ + d log r`.
fn pow(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    power(&mut e.with_nan_and_infinity(), args, true)
}

/// Creates the power by upstream's formula. A factor may overflow or underflow although the product does not.
fn approximate_pow(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    power(e, args, false)
}

fn power(e: &mut ArithBuilder<'_, '_>, args: &[ValueId], is_exact: bool) -> ValueId {
    let base = args[0];
    let exponent = e.parts(args[1]);
    let (c, d) = (exponent.re, exponent.im);
    let x = e.parts(base);
    let abs = e.complex_abs(base);
    let abs_to_c = e.powf(abs, c);
    let minus_d = e.negf(d);
    let angle = e.atan2(x.im, x.re);
    let turned = e.mulf(minus_d, angle);
    let factor = e.exp(turned);
    let mut scale = e.mulf(abs_to_c, factor);
    let log = match is_exact {
        true => log_absolute(e, x),
        false => e.log(abs),
    };
    let c_angle = e.mulf(c, angle);
    let d_log = e.mulf(d, log);
    let angle = e.addf(c_angle, d_log);
    let cos = e.cos(angle);
    let sin = e.sin(angle);

    let infinity = e.infinity(false);
    let zero = e.number(0.0);
    let one = e.number(1.0);
    if is_exact {
        // A factor may overflow or underflow although the product does not. Powers of zero and infinity follow
        // `math.powf`.
        let c_log = e.mulf(c, log);
        let exponent = e.addf(c_log, turned);
        let both = e.exp(exponent);
        let is_large = e.cmpf(CmpFPredicate::Uge, scale, infinity);
        let is_none = e.equal(scale, zero);
        let is_lost = e.ori(is_large, is_none);
        let is_number = e.cmpf(CmpFPredicate::Ord, exponent, exponent);
        let is_lost = e.andi(is_lost, is_number);
        scale = e.select(is_lost, both, scale);
    }
    let complex_one = e.complex(one, zero);
    let complex_zero = e.complex(zero, zero);
    let complex_infinity = e.complex(infinity, zero);
    let is_abs_zero = e.equal(abs, zero);
    let is_d_zero = e.equal(d, zero);
    let is_c_zero = e.equal(c, zero);
    let is_im_zero = e.equal(x.im, zero);
    let is_c_not_negative = e.cmpf(CmpFPredicate::Ole, zero, c);
    let re = e.mulf(scale, cos);
    let im = e.mulf(scale, sin);
    // A base of zero with a nonnegative real exponent yields zero, or one if the exponent is zero.
    let of_zero = e.select(is_c_zero, complex_one, complex_zero);
    let usual = e.complex(re, im);
    let is_of_zero = e.andi(is_abs_zero, is_d_zero);
    let is_of_zero = e.andi(is_of_zero, is_c_not_negative);
    let value = e.select(is_of_zero, of_zero, usual);
    // A base of one or an exponent of zero yields one.
    let to_zero = e.andi(is_c_zero, is_d_zero);
    let value = e.select(to_zero, complex_one, value);
    let is_re_one = e.equal(x.re, one);
    let of_one = e.andi(is_re_one, is_im_zero);
    let value = e.select(of_one, complex_one, value);
    // A base of infinity with a real exponent.
    let is_re_infinite = e.equal(x.re, infinity);
    let of_infinity = e.andi(is_re_infinite, is_im_zero);
    let is_c_positive = e.cmpf(CmpFPredicate::Ogt, c, zero);
    let grows = e.andi(is_d_zero, is_c_positive);
    let grows = e.andi(of_infinity, grows);
    let value = e.select(grows, complex_infinity, value);
    let is_c_negative = e.cmpf(CmpFPredicate::Olt, c, zero);
    let shrinks = e.andi(is_d_zero, is_c_negative);
    let shrinks = e.andi(of_infinity, shrinks);
    e.select(shrinks, complex_zero, value)
}
