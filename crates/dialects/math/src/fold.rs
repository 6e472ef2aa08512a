//! Folds functions of constants.
//!
//! As upstream, folds use the C library's functions, and fold only `f32` and `f64`. Functions that differ from the
//! standard library's are in [`crate::c_library`].

use crate::c_library::{double, single};
use terrace_arith::{fold_float_pairs, fold_floats, fold_int_pairs, fold_ints};
use terrace_builtin::elements::{float_splat, int_constant};
use terrace_ir::opdef::Folded;
use terrace_ir::{Attr, FoldResult, OpRef};
use terrace_numeric::{ApFloat, ApInt, FloatKind, RoundingMode};

type Constants<'a> = &'a [Option<Attr>];

/// Folds a function of the C library for arguments that satisfy `is_folded`.
fn of_library(
    op: OpRef<'_>,
    constants: Constants<'_>,
    is_folded: impl Fn(ApFloat) -> bool,
    double: impl Fn(f64) -> f64,
    single: impl Fn(f32) -> f32,
) -> Option<FoldResult> {
    fold_floats(op, constants, |value| match value.kind() {
        _ if !is_folded(value) => None,
        FloatKind::F64 => Some(ApFloat::from_f64(FloatKind::F64, double(value.to_f64())).value),
        FloatKind::F32 => Some(ApFloat::from_f32(single(value.to_f32()))),
        _ => None,
    })
}

/// Folds a rounding to an integral number.
fn integral(op: OpRef<'_>, constants: Constants<'_>, mode: RoundingMode) -> Option<FoldResult> {
    fold_floats(op, constants, |value| {
        ApFloat::computed([value], |[value]| value.round_to_integral(mode).value)
    })
}

macro_rules! library {
    ($($name:ident, $double:path, $single:path, $is_folded:expr;)*) => {
        $(pub(crate) fn $name(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
            of_library(op, constants, $is_folded, $double, $single)
        })*
    };
}

fn any(_: ApFloat) -> bool {
    true
}

fn not_negative(value: ApFloat) -> bool {
    !value.is_negative()
}

/// Returns true for -1 and above, and for NaNs without sign. Upstream tests the sign of the sum with 1, and a NaN has
/// a sign.
fn above_minus_one(value: ApFloat) -> bool {
    not_negative(value) || value.to_f64() >= -1.0
}

library! {
    acos, f64::acos, f32::acos, any;
    acosh, double::acosh, single::acosh, any;
    asin, f64::asin, f32::asin, any;
    asinh, double::asinh, single::asinh, any;
    atan, f64::atan, f32::atan, any;
    atanh, double::atanh, single::atanh, any;
    cos, f64::cos, f32::cos, any;
    cosh, f64::cosh, f32::cosh, any;
    erf, double::erf, single::erf, any;
    erfc, double::erfc, single::erfc, any;
    exp, f64::exp, f32::exp, any;
    exp2, f64::exp2, f32::exp2, any;
    expm1, f64::exp_m1, f32::exp_m1, any;
    log, f64::ln, f32::ln, not_negative;
    log10, f64::log10, f32::log10, not_negative;
    log1p, f64::ln_1p, f32::ln_1p, above_minus_one;
    log2, f64::log2, f32::log2, not_negative;
    round, f64::round, f32::round, any;
    sin, f64::sin, f32::sin, any;
    sinh, f64::sinh, f32::sinh, any;
    sqrt, f64::sqrt, f32::sqrt, not_negative;
    tan, f64::tan, f32::tan, any;
    tanh, f64::tanh, f32::tanh, any;
}

/// Folds a truncation. Unlike the standard library's function, the C library's also quiets a NaN.
pub(crate) fn trunc(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    of_library(
        op,
        constants,
        any,
        |x| if x.is_nan() { x + x } else { x.trunc() },
        |x| if x.is_nan() { x + x } else { x.trunc() },
    )
}

pub(crate) fn absf(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    fold_floats(op, constants, |value| {
        ApFloat::computed([value], |[value]| value.abs())
    })
}

pub(crate) fn ceil(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    integral(op, constants, RoundingMode::TowardPositive)
}

pub(crate) fn floor(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    integral(op, constants, RoundingMode::TowardNegative)
}

pub(crate) fn roundeven(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    integral(op, constants, RoundingMode::NearestTiesToEven)
}

/// Applies a function of the C library with two arguments.
fn of_library_pair(
    a: ApFloat,
    b: ApFloat,
    double: impl Fn(f64, f64) -> f64,
    single: impl Fn(f32, f32) -> f32,
) -> Option<ApFloat> {
    match a.kind() {
        FloatKind::F64 => {
            Some(ApFloat::from_f64(FloatKind::F64, double(a.to_f64(), b.to_f64())).value)
        }
        FloatKind::F32 => Some(ApFloat::from_f32(single(a.to_f32(), b.to_f32()))),
        _ => None,
    }
}

pub(crate) fn atan2(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    fold_float_pairs(op, constants, |a, b| {
        of_library_pair(a, b, f64::atan2, f32::atan2)
    })
}

pub(crate) fn powf(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    fold_float_pairs(op, constants, |a, b| {
        of_library_pair(a, b, f64::powf, f32::powf)
    })
}

pub(crate) fn copysign(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    fold_float_pairs(op, constants, |value, sign| {
        // In a format with a single zero, the only NaN has no sign.
        if sign.is_nan()
            && !ApFloat::zero(sign.kind(), true).is_neg_zero()
            && sign.kind().has_zero()
        {
            return None;
        }
        ApFloat::computed([value, sign], |[value, sign]| value.copy_sign(sign))
    })
}

/// Folds a predicate of a number or a splat. As upstream, other elements constants do not fold.
fn question(
    constants: Constants<'_>,
    op: OpRef<'_>,
    is: fn(ApFloat) -> bool,
) -> Option<FoldResult> {
    let (ctx, constant) = (op.ctx, constants.first().copied().flatten()?);
    let answer = ApInt::from_bool(is(float_splat(ctx, constant)?));
    let bits = int_constant(ctx, op.result_type(0), &answer);
    Some([Folded::Attr(bits)].into())
}

pub(crate) fn isfinite(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    question(constants, op, ApFloat::is_finite)
}

pub(crate) fn isinf(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    question(constants, op, ApFloat::is_infinity)
}

pub(crate) fn isnan(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    question(constants, op, ApFloat::is_nan)
}

pub(crate) fn isnormal(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    question(constants, op, |value| {
        value.is_finite() && !value.is_zero() && !value.is_denormal()
    })
}

pub(crate) fn absi(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    fold_ints(op, constants, ApInt::abs)
}

/// Folds a bit count. The result has the operand's type.
fn count(op: OpRef<'_>, constants: Constants<'_>, count: fn(&ApInt) -> u32) -> Option<FoldResult> {
    fold_ints(op, constants, |value| {
        ApInt::new(value.width(), u64::from(count(value)))
    })
}

pub(crate) fn ctlz(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    count(op, constants, ApInt::leading_zeros)
}

pub(crate) fn cttz(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    count(op, constants, ApInt::trailing_zeros)
}

pub(crate) fn ctpop(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    count(op, constants, ApInt::popcount)
}

pub(crate) fn ipowi(op: OpRef<'_>, constants: Constants<'_>) -> Option<FoldResult> {
    fold_int_pairs(op, constants, power)
}

/// Returns `base` to the power of a signed `exponent`, truncated to the width. Returns `None` for a negative power of
/// zero.
fn power(base: &ApInt, exponent: &ApInt) -> Option<ApInt> {
    let width = base.width();
    let one = ApInt::new(width, 1);
    if exponent.is_zero() {
        return Some(one);
    }
    if exponent.is_negative() {
        // The reciprocal of any number except 1 and -1 is truncated to zero.
        return match () {
            () if base.is_zero() => None,
            () if *base == one => Some(one),
            () if !base.is_all_ones() => Some(ApInt::zero(width)),
            () if exponent.bit(0) => Some(base.clone()),
            () => Some(one),
        };
    }
    let (mut result, mut square) = (one, base.clone());
    for bit in 0..exponent.active_bits() {
        if exponent.bit(bit) {
            result = result.mul(&square);
        }
        square = square.mul(&square);
    }
    Some(result)
}
