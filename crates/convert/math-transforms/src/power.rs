//! Expands powers.

use crate::emit::{check_constants, flags_of, float_type};
use terrace_arith::CmpFPredicate::{Oeq, Olt, One, Uno};
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ArithBuilder, CmpIPredicate};
use terrace_builtin::elements::{float_splat, int_splat, int_width};
use terrace_builtin::types::element_type_or_self;
use terrace_ir::{OpView, Type, ValueId};
use terrace_math::{FPowIOp, MathBuilder, PowFOp};
use terrace_numeric::ApFloat;
use terrace_rewrite::{Match, NoMatch, Rewriter};

/// Expands `math.fpowi`. A constant exponent yields a product, any other exponent a power of floats.
pub(crate) fn of_integer(op: FPowIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (base, exponent) = (rw.read(op).lhs(), rw.read(op).rhs());
    let (ty, kind) = float_type(rw, base)?;
    let ctx = rw.ctx();
    let known = rw.constant(exponent);
    let known = known.and_then(|constant| int_splat(ctx, constant));
    let known = known.and_then(|exponent| exponent.to_i64());
    let exponent_element = element_type_or_self(ctx, rw.body().ty(exponent));
    let width = int_width(ctx, exponent_element);
    // If the exponent has more bits than the float's precision, an odd exponent may round to an even float.
    let is_exact = width.is_some_and(|width| width <= kind.precision());
    if known.is_some() || !is_exact {
        check_constants(ctx, ty)?;
    }
    let flags = flags_of(rw, op.id());
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty).with_flags(flags);
    let value = match known {
        // With `ninf`, upstream's formula is correct: it has the wrong sign only for infinities.
        Some(exponent) if exponent < 0 && flags.contains(FastMathFlags::NINF) => {
            inverse(&mut e.without_flags(), base, exponent)
        }
        Some(exponent) => product(&mut e.with_nan_and_infinity(), base, exponent),
        None if is_exact => {
            let exponent = e.sitofp(exponent, e.element());
            e.powf(base, exponent)
        }
        None => of_wide_integer(
            &mut e.with_nan_and_infinity(),
            base,
            exponent,
            exponent_element,
        ),
    };
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Creates the power of the absolute value, with the sign of the base if the exponent is odd.
fn of_wide_integer(
    e: &mut ArithBuilder<'_, '_>,
    base: ValueId,
    exponent: ValueId,
    element: Type,
) -> ValueId {
    let zero = e.int(element, 0);
    let one = e.int(element, 1);
    let size = e.absf(base);
    let float = e.sitofp(exponent, e.element());
    let power = e.powf(size, float);
    let signed = e.copysign(power, base);
    let last_bit = e.andi(exponent, one);
    let is_odd = e.cmpi(CmpIPredicate::Ne, last_bit, zero);
    e.select(is_odd, signed, power)
}

/// Creates the product for a constant exponent by repeated squaring, and its inverse for a negative exponent.
fn product(e: &mut ArithBuilder<'_, '_>, mut base: ValueId, exponent: i64) -> ValueId {
    let one = e.number(1.0);
    let mut value = e.number(1.0);
    let mut rest = exponent.unsigned_abs();
    while rest > 0 {
        if rest & 1 == 1 {
            value = e.mulf(base, value);
        }
        rest >>= 1;
        base = e.mulf(base, base);
    }
    match exponent < 0 {
        true => e.divf(one, value),
        false => value,
    }
}

/// Creates the inverse of the product by upstream's formula. For zero the result is infinity, with the sign of the
/// zero.
fn inverse(e: &mut ArithBuilder<'_, '_>, base: ValueId, exponent: i64) -> ValueId {
    let one = e.number(1.0);
    let value = product(e, base, exponent.saturating_neg());
    let zero = e.number(0.0);
    let minus_zero = e.number(-0.0);
    let infinity = e.float(ApFloat::infinity(e.kind(), false));
    let minus_infinity = e.float(ApFloat::infinity(e.kind(), true));
    let is_zero = e.cmpf(Oeq, value, zero);
    let is_minus_zero = e.cmpf(Oeq, value, minus_zero);
    let quotient = e.divf(one, value);
    let value = e.select(is_zero, infinity, quotient);
    e.select(is_minus_zero, minus_infinity, value)
}

/// Creates `e^(x ln 2)`, corrected for the rounding errors of the product and of the constant. The exponential of such
/// a small error is one plus the error.
pub(crate) fn of_two(e: &mut ArithBuilder<'_, '_>, x: ValueId) -> Result<ValueId, NoMatch> {
    use std::f64::consts::LN_2;
    let rounded = ApFloat::from_f64(e.kind(), LN_2).value.to_f64();
    // The digits of the natural logarithm of 2 beyond those of an `f64`.
    let rest = match LN_2 - rounded {
        0.0 => 2.319_046_813_846_299_6e-17,
        rest => rest,
    };
    let ln2 = e.number(rounded);
    let ln2_rest = e.number(rest);
    let product = e.mulf(x, ln2);
    let power = e.exp(product);
    let negated = e.negf(product);
    let lost = e.fma(x, ln2, negated);
    let lost = e.fma(x, ln2_rest, lost);
    let value = e.fma(power, lost, power);
    // The correction is NaN for infinity times zero, and for infinity minus infinity.
    let is_nan = e.cmpf(Uno, value, value);
    Ok(e.select(is_nan, power, value))
}

/// Expands `math.powf`. A few constant exponents yield products, quotients and roots; all others yield the exponential
/// of a logarithm.
pub(crate) fn of_float(op: PowFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (base, exponent) = (rw.read(op).lhs(), rw.read(op).rhs());
    let (ty, kind) = float_type(rw, base)?;
    check_constants(rw.ctx(), ty)?;
    let known = rw.constant(exponent);
    let known = known.and_then(|constant| float_splat(rw.ctx(), constant));
    // Upstream's operations have no flags. Its formulas differ for zeros and infinities, and square numbers before they
    // are inverted.
    let flags = flags_of(rw, op.id());
    let is_upstreams = flags.may_approximate() && flags.contains(FastMathFlags::NINF);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty).with_flags(flags);
    let value = match known.filter(|_| is_upstreams) {
        Some(known) => with_known_exponent(&mut e.without_flags(), base, known),
        None => None,
    };
    if let Some(value) = value {
        rw.replace_op(op.id(), &[value]);
        return Ok(());
    }
    let value = match known {
        Some(known) if known.is_zero() => e.number(1.0),
        Some(known) if known.is_exactly(1.0) => base,
        Some(known) if known.is_exactly(-1.0) => {
            let one = e.number(1.0);
            e.divf(one, base)
        }
        Some(known) if known.is_exactly(0.5) => {
            let root = e.sqrt(base);
            power_of_root(&mut e, base, root, ApFloat::infinity(kind, false))
        }
        Some(known) if known.is_exactly(-0.5) => {
            let root = e.rsqrt(base);
            power_of_root(&mut e, base, root, ApFloat::zero(kind, false))
        }
        Some(known) if known.is_exactly(2.0) => e.mulf(base, base),
        // For a base whose square overflows, the square of the inverse may still be subnormal.
        Some(known) if known.is_exactly(-2.0) => {
            let one = e.number(1.0);
            let inverse = e.divf(one, base);
            e.mulf(inverse, inverse)
        }
        Some(known) if known.is_exactly(3.0) => {
            let square = e.mulf(base, base);
            e.mulf(square, base)
        }
        _ => by_logarithm(&mut e.with_nan_and_infinity(), base, exponent),
    };
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Creates the power by upstream's formulas, which exist for a few exponents.
fn with_known_exponent(
    e: &mut ArithBuilder<'_, '_>,
    base: ValueId,
    exponent: ApFloat,
) -> Option<ValueId> {
    let is = |number| exponent.is_exactly(number);
    // As in upstream, creates constants before the operations that use them.
    let has_one = [0.0, -0.5, -1.0, -2.0].into_iter().any(is);
    let one = has_one.then(|| e.number(1.0));
    let value = match () {
        () if is(0.0) => return one,
        () if is(1.0) || is(-1.0) => base,
        () if is(0.5) || is(-0.5) => e.sqrt(base),
        () if is(2.0) || is(-2.0) => e.mulf(base, base),
        () if is(3.0) => {
            let square = e.mulf(base, base);
            e.mulf(square, base)
        }
        () => return None,
    };
    Some(match one {
        Some(one) => e.divf(one, value),
        None => value,
    })
}

/// Creates a power of `base` from `root`, which is the square root or its inverse. If `root` is negative zero or
/// negative infinity, the power is not negative. Continues like [`power_of_infinity`].
pub(crate) fn power_of_root(
    e: &mut ArithBuilder<'_, '_>,
    base: ValueId,
    root: ValueId,
    of_infinity: ApFloat,
) -> ValueId {
    let mut value = root;
    if !e.flags.contains(FastMathFlags::NSZ) {
        value = e.absf(value);
    }
    power_of_infinity(e, base, value, of_infinity)
}

/// Corrects a power computed from square roots. The root of negative infinity is NaN, but the power is `of_infinity`.
pub(crate) fn power_of_infinity(
    e: &mut ArithBuilder<'_, '_>,
    base: ValueId,
    mut value: ValueId,
    of_infinity: ApFloat,
) -> ValueId {
    if !e.flags.contains(FastMathFlags::NINF) {
        let minus_infinity = e.float(ApFloat::infinity(e.kind(), true));
        let of_infinity = e.float(of_infinity);
        let is_infinite = e.cmpf(Oeq, base, minus_infinity);
        value = e.select(is_infinite, of_infinity, value);
    }
    value
}

/// Creates `e^(b log |a|)`, or one if the power is one but the product is NaN. An odd exponent keeps the sign of the
/// base, and a negative base has only integer powers, as in annex F of C.
fn by_logarithm(e: &mut ArithBuilder<'_, '_>, base: ValueId, exponent: ValueId) -> ValueId {
    let zero = e.number(0.0);
    let half = e.number(0.5);
    let one = e.number(1.0);
    let infinity = e.float(ApFloat::infinity(e.kind(), false));
    let nan = e.float(ApFloat::nan(e.kind(), false));
    let size = e.absf(base);
    let log = e.log(size);
    let product = e.mulf(exponent, log);
    let value = e.exp(product);
    let to_zero = e.cmpf(Oeq, exponent, zero);
    let of_one = e.cmpf(Oeq, base, one);
    let is_unit = e.cmpf(Oeq, size, one);
    let exponent_size = e.absf(exponent);
    let to_infinity = e.cmpf(Oeq, exponent_size, infinity);
    let of_unit = e.andi(is_unit, to_infinity);
    let is_one = e.ori(to_zero, of_one);
    let is_one = e.ori(is_one, of_unit);
    let value = e.select(is_one, one, value);
    let whole = e.trunc(exponent);
    let is_whole = e.cmpf(Oeq, exponent, whole);
    let halved = e.mulf(exponent, half);
    let whole = e.trunc(halved);
    let has_half = e.cmpf(One, halved, whole);
    let is_odd = e.andi(is_whole, has_half);
    let signed = e.copysign(value, base);
    let value = e.select(is_odd, signed, value);
    let minus_infinity = e.float(ApFloat::infinity(e.kind(), true));
    let is_negative = e.cmpf(Olt, base, zero);
    let is_finite = e.cmpf(One, base, minus_infinity);
    let is_negative = e.andi(is_negative, is_finite);
    let undefined = e.select(is_whole, value, nan);
    e.select(is_negative, undefined, value)
}
