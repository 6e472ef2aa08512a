//! Powers.

use crate::emit::{Emit, float_type};
use terrace_arith::CmpFPredicate;
use terrace_builtin::elements::{float_splat, int_splat};
use terrace_ir::{OpView, ValueId};
use terrace_math::{FPowIOp, PowFOp};
use terrace_numeric::ApFloat;
use terrace_rewrite::{NoMatch, Rewriter};

/// A power whose exponent is a known integer is a product; any other is one of floats.
pub(crate) fn of_integer(op: FPowIOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (base, exponent) = (rw.read(op).lhs(), rw.read(op).rhs());
    let (ty, kind) = float_type(rw, base)?;
    let known = rw.constant(exponent);
    let known = known.and_then(|constant| int_splat(rw.ctx(), constant));
    let mut builder = rw.builder();
    let mut e = Emit::new(&mut builder, ty, kind);
    let value = match known {
        Some(exponent) => product(&mut e, base, exponent.sext_or_trunc(64).low_u64() as i64),
        None => {
            let exponent = e.signed_to_float(exponent);
            e.pow(base, exponent)
        }
    };
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// The product for a known exponent, by squaring. The inverse of zero, for a negative one, is the infinity of its sign.
fn product(e: &mut Emit<'_, '_>, mut base: ValueId, exponent: i64) -> ValueId {
    let one = e.number(1.0);
    let mut value = e.number(1.0);
    // As upstream, the power of the least exponent, which has no absolute value, is one.
    let mut rest = exponent.wrapping_abs();
    while rest > 0 {
        if rest & 1 == 1 {
            value = e.mul(base, value);
        }
        rest >>= 1;
        base = e.mul(base, base);
    }
    if exponent >= 0 {
        return value;
    }
    let kind = e.kind;
    let zero = e.float(ApFloat::zero(kind, false));
    let minus_zero = e.float(ApFloat::zero(kind, true));
    let infinity = e.float(ApFloat::infinity(kind, false));
    let minus_infinity = e.float(ApFloat::infinity(kind, true));
    let is_zero = e.cmpf(CmpFPredicate::Oeq, value, zero);
    let is_minus_zero = e.cmpf(CmpFPredicate::Oeq, value, minus_zero);
    let inverse = e.div(one, value);
    let inverse = e.select(is_zero, infinity, inverse);
    e.select(is_minus_zero, minus_infinity, inverse)
}

/// `e^(b log a)`, but for a few known exponents.
pub(crate) fn of_float(op: PowFOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (base, exponent) = (rw.read(op).lhs(), rw.read(op).rhs());
    let (ty, kind) = float_type(rw, base)?;
    let known = rw.constant(exponent);
    let known = known.and_then(|constant| float_splat(rw.ctx(), constant));
    let mut builder = rw.builder();
    let mut e = Emit::new(&mut builder, ty, kind);
    let value = match known {
        Some(known) if known.is_zero() => e.number(1.0),
        Some(known) if known.is_exactly(1.0) => base,
        Some(known) if known.is_exactly(-1.0) => {
            let one = e.number(1.0);
            e.div(one, base)
        }
        Some(known) if known.is_exactly(0.5) => e.sqrt(base),
        Some(known) if known.is_exactly(-0.5) => e.rsqrt(base),
        Some(known) if known.is_exactly(2.0) => e.mul(base, base),
        Some(known) if known.is_exactly(-2.0) => {
            let one = e.number(1.0);
            let square = e.mul(base, base);
            e.div(one, square)
        }
        Some(known) if known.is_exactly(3.0) => {
            let square = e.mul(base, base);
            e.mul(square, base)
        }
        _ => {
            let log = e.log(base);
            let product = e.mul(exponent, log);
            e.exp(product)
        }
    };
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
