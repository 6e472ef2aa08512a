//! Upstream's formulas for functions whose fast-math flags permit them. They are exact over the real numbers. In
//! floating point they lose the digits of small numbers and the sign of zero, and overflow early.

use terrace_arith::{ArithBuilder, CmpFPredicate};
use terrace_ir::ValueId;
use terrace_math::MathBuilder;
use terrace_rewrite::NoMatch;

type Computed = Result<ValueId, NoMatch>;

/// Creates `e^x` and `e^-x`.
fn exponentials(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> (ValueId, ValueId) {
    let growing = e.exp(x);
    let negated = e.negf(x);
    (growing, e.exp(negated))
}

pub(crate) fn sinh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Computed {
    let half = e.number(0.5);
    let (growing, shrinking) = exponentials(e, x);
    let difference = e.subf(growing, shrinking);
    Ok(e.mulf(difference, half))
}

pub(crate) fn cosh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Computed {
    let half = e.number(0.5);
    let (growing, shrinking) = exponentials(e, x);
    let sum = e.addf(growing, shrinking);
    Ok(e.mulf(sum, half))
}

/// Creates `(1 - e^-2a) / (1 + e^-2a)` of the absolute value `a`, and multiplies by the sign.
pub(crate) fn tanh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Computed {
    let zero = e.number(0.0);
    let one = e.number(1.0);
    let minus_two = e.number(-2.0);
    let is_negative = e.cmpf(CmpFPredicate::Olt, x, zero);
    let sign = e.uitofp(is_negative, e.element());
    let sign = e.mulf(sign, minus_two);
    let sign = e.addf(sign, one);
    let size = e.mulf(sign, x);
    let exponent = e.mulf(size, minus_two);
    let shrinking = e.exp(exponent);
    let dividend = e.subf(one, shrinking);
    let divisor = e.addf(shrinking, one);
    let value = e.divf(dividend, divisor);
    Ok(e.mulf(sign, value))
}

/// Creates `log(x + sqrt(x² + c))`.
fn log_of_sum(e: &mut ArithBuilder<'_, '_>, x: ValueId, c: f64) -> Computed {
    let constant = e.number(c);
    let square = e.mulf(x, x);
    let sum = e.addf(square, constant);
    let root = e.sqrt(sum);
    let sum = e.addf(x, root);
    Ok(e.log(sum))
}

pub(crate) fn asinh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Computed {
    log_of_sum(e, x, 1.0)
}

pub(crate) fn acosh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Computed {
    log_of_sum(e, x, -1.0)
}

/// Creates half of `log((1 + x) / (1 - x))`.
pub(crate) fn atanh(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Computed {
    let half = e.number(0.5);
    let one = e.number(1.0);
    let above = e.addf(x, one);
    let negated = e.negf(x);
    let below = e.addf(negated, one);
    let quotient = e.divf(above, below);
    let log = e.log(quotient);
    Ok(e.mulf(log, half))
}

/// Creates `e^(x ln 2)`.
pub(crate) fn exp2(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Computed {
    let ln2 = e.number(std::f64::consts::LN_2);
    let product = e.mulf(x, ln2);
    Ok(e.exp(product))
}
