//! Expands hyperbolic functions and their inverses by `expm1` and `log1p`, which preserve the digits of small numbers.
//! The identities are those of fdlibm. For large numbers, squares and exponentials that would overflow are avoided.

use terrace_arith::{ArithBuilder, CmpFPredicate};
use terrace_ir::ValueId;
use terrace_math::MathBuilder;
use terrace_numeric::ApFloat;
use terrace_rewrite::NoMatch;

/// Creates a bound beyond which `e^-2x` is less than half a unit in the last place of one.
fn exponential_bound(e: &mut ArithBuilder<'_, '_>) -> ValueId {
    let precision = f64::from(e.kind().precision());
    e.number((0.35 * precision).ceil() + 1.0)
}

/// Creates half of `e^a` for a large `a`, as a product of two square roots. The exponential may overflow although its
/// half does not.
fn half_of_exponential(e: &mut ArithBuilder<'_, '_>, a: ValueId, half: ValueId) -> ValueId {
    let exponent = e.mulf(a, half);
    let root = e.exp(exponent);
    let first = e.mulf(half, root);
    e.mulf(first, root)
}

/// Creates half of `t + t / (t + 1)`, with `t = e^a - 1`.
pub(crate) fn sinh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Result<ValueId, NoMatch> {
    let one = e.number(1.0);
    let half = e.number(0.5);
    let bound = exponential_bound(e);
    let size = e.absf(x);
    let growing = e.expm1(size);
    let sum = e.addf(growing, one);
    let quotient = e.divf(growing, sum);
    let both = e.addf(growing, quotient);
    let usual = e.mulf(both, half);
    let large = half_of_exponential(e, size, half);
    let is_large = e.cmpf(CmpFPredicate::Ogt, size, bound);
    let value = e.select(is_large, large, usual);
    Ok(e.copysign(value, x))
}

/// Creates half of the sum of `e^x` and `e^-x`.
pub(crate) fn cosh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Result<ValueId, NoMatch> {
    let half = e.number(0.5);
    let bound = exponential_bound(e);
    let growing = e.exp(x);
    let negated = e.negf(x);
    let shrinking = e.exp(negated);
    let both = e.addf(growing, shrinking);
    let usual = e.mulf(both, half);
    let size = e.absf(x);
    let large = half_of_exponential(e, size, half);
    let is_large = e.cmpf(CmpFPredicate::Ogt, size, bound);
    Ok(e.select(is_large, large, usual))
}

/// Creates `-t / (t + 2)`, with `t = e^-2a - 1`, which does not overflow.
pub(crate) fn tanh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Result<ValueId, NoMatch> {
    let two = e.number(2.0);
    let minus_two = e.number(-2.0);
    let size = e.absf(x);
    let exponent = e.mulf(minus_two, size);
    let shrinking = e.expm1(exponent);
    let dividend = e.negf(shrinking);
    let divisor = e.addf(shrinking, two);
    let value = e.divf(dividend, divisor);
    Ok(e.copysign(value, x))
}

/// Creates `log1p(a + a² / (1 + sqrt(1 + a²)))`, or `log a + log 2` if `1 + a²` rounds to `a²`.
pub(crate) fn asinh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Result<ValueId, NoMatch> {
    let one = e.number(1.0);
    let ln2 = e.number(std::f64::consts::LN_2);
    let bound = power_of_two(e, e.kind().precision() / 2 + 1);
    let size = e.absf(x);
    let square = e.fma(size, size, one);
    let root = e.sqrt(square);
    let divisor = e.addf(root, one);
    let quotient = e.divf(size, divisor);
    let sum = e.fma(size, quotient, size);
    let usual = e.log1p(sum);
    let log = e.log(size);
    let large = e.addf(log, ln2);
    let is_large = e.cmpf(CmpFPredicate::Ogt, size, bound);
    let value = e.select(is_large, large, usual);
    Ok(e.copysign(value, x))
}

/// Creates a power of two.
pub(crate) fn power_of_two(e: &mut ArithBuilder<'_, '_>, exponent: u32) -> ValueId {
    let mut value = 1.0;
    for _ in 0..exponent {
        value *= 2.0;
    }
    e.number(value)
}

/// Creates twice the inverse hyperbolic sine of `s = sqrt((x - 1) / 2)`. With `c = sqrt((x + 1) / 2)`, which equals
/// `sqrt(1 + s²)`, this is twice `log1p(s + s² / (1 + c))`. No square overflows.
pub(crate) fn acosh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Result<ValueId, NoMatch> {
    let one = e.number(1.0);
    let half = e.number(0.5);
    let minus_half = e.number(-0.5);
    let infinity = e.float(ApFloat::infinity(e.kind(), false));
    let halved = e.mulf(x, half);
    let below = e.addf(halved, minus_half);
    let above = e.addf(halved, half);
    let sine = e.sqrt(below);
    let cosine = e.sqrt(above);
    let divisor = e.addf(cosine, one);
    let quotient = e.divf(below, divisor);
    let sum = e.addf(sine, quotient);
    let log = e.log1p(sum);
    let value = e.addf(log, log);
    let is_infinite = e.cmpf(CmpFPredicate::Oeq, x, infinity);
    Ok(e.select(is_infinite, infinity, value))
}

/// Creates half of `log1p(2a / (1 - a))`.
pub(crate) fn atanh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Result<ValueId, NoMatch> {
    let one = e.number(1.0);
    let half = e.number(0.5);
    let size = e.absf(x);
    let twice = e.addf(size, size);
    let rest = e.subf(one, size);
    let quotient = e.divf(twice, rest);
    let log = e.log1p(quotient);
    let value = e.mulf(log, half);
    Ok(e.copysign(value, x))
}
