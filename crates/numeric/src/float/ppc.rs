//! `ppc_fp128`: a number as the sum of two doubles. The first double is the rounded sum.
//!
//! Sums and products follow Linnainmaa's doubled-precision algorithms, in the order of LLVM's steps, on host doubles.
//! All other operations use one number of 106 bits, as in LLVM.

use super::kind::PPC_LEGACY;
use super::rounding::{RoundingMode, Status, StatusAnd, round};
use super::unpacked::{Category, Unpacked};
use super::{ApFloat, FloatKind, arith, convert};

const NEAREST: RoundingMode = RoundingMode::NearestTiesToEven;

/// Returns the two doubles.
pub(super) fn halves(value: ApFloat) -> (ApFloat, ApFloat) {
    let half = |bits: u64| ApFloat::raw(FloatKind::F64, u128::from(bits));
    (half(value.low), half(value.high))
}

/// Creates a double-double from two doubles.
pub(super) fn join(first: ApFloat, second: ApFloat) -> ApFloat {
    let bits = u128::from(second.low) << 64 | u128::from(first.low);
    ApFloat::raw(FloatKind::PpcDoubleDouble, bits)
}

fn doubles(value: ApFloat) -> (f64, f64) {
    (f64::from_bits(value.low), f64::from_bits(value.high))
}

fn join_doubles(first: f64, second: f64) -> ApFloat {
    let double = |x: f64| ApFloat::raw(FloatKind::F64, u128::from(x.to_bits()));
    join(double(first), double(second))
}

/// Creates a double-double whose second double is zero.
pub(super) fn leading(first: ApFloat) -> ApFloat {
    join(first, ApFloat::zero(FloatKind::F64, false))
}

/// Creates a result that consists of the first double only: infinite, zero, or NaN in LLVM's default form.
fn alone(first: f64) -> ApFloat {
    if first.is_nan() {
        return leading(ApFloat::nan(FloatKind::F64, false));
    }
    join_doubles(first, 0.0)
}

/// Returns the sum of the two doubles, rounded to 106 bits.
pub(super) fn to_legacy(value: ApFloat) -> Unpacked {
    let (first, second) = halves(value);
    let double = FloatKind::F64.semantics();
    let leading = convert::convert(double, first.unpack(), &PPC_LEGACY, NEAREST).value;
    if leading.category != Category::Normal {
        return leading;
    }
    let trailing = convert::convert(double, second.unpack(), &PPC_LEGACY, NEAREST).value;
    arith::add(&PPC_LEGACY, leading, trailing, false, NEAREST).value
}

/// Splits a number of 106 bits into two doubles.
pub(super) fn from_legacy(value: Unpacked) -> ApFloat {
    let double = FloatKind::F64.semantics();
    let first = convert::convert(&PPC_LEGACY, value, double, NEAREST);
    let packed = ApFloat::pack(FloatKind::F64, first.value);
    if first.status.is_ok() || first.value.category != Category::Normal {
        return leading(packed);
    }
    let lowest = |value: Unpacked, precision: u32| (value, value.exponent - (precision as i32 - 1));
    let mut subtrahend = first.value;
    subtrahend.negative ^= true;
    let rest = arith::add_normals(
        lowest(value, PPC_LEGACY.precision),
        lowest(subtrahend, double.precision),
    );
    let rest = round(
        double,
        rest.negative,
        rest.lowest,
        rest.significand,
        rest.sticky,
        NEAREST,
    );
    join(packed, ApFloat::pack(FloatKind::F64, rest.value))
}

pub(super) fn add(a: ApFloat, b: ApFloat, mode: RoundingMode) -> StatusAnd<ApFloat> {
    if mode != NEAREST {
        return legacy(a, b, |x, y| arith::add(&PPC_LEGACY, x, y, false, mode));
    }
    let categories = (a.unpack().category, b.unpack().category);
    match categories {
        (Category::Nan, _) => return Status::OK.and(a),
        (_, Category::Nan) => return Status::OK.and(b),
        (Category::Zero, _) => return Status::OK.and(b),
        (_, Category::Zero) => return Status::OK.and(a),
        (Category::Infinity, Category::Infinity) if a.is_negative() != b.is_negative() => {
            return Status::INVALID.and(alone(f64::NAN));
        }
        (Category::Infinity, _) => return Status::OK.and(a),
        (_, Category::Infinity) => return Status::OK.and(b),
        (Category::Normal, Category::Normal) => {}
    }
    let ((a, aa), (c, cc)) = (doubles(a), doubles(b));
    let sum = a + c;
    if sum.is_finite() {
        // The rounding error of the sum, then the small parts.
        let q = a - sum;
        let rest = q + c + -((q + sum) - a) + aa + cc;
        if rest == 0.0 && rest.is_sign_positive() {
            return Status::OK.and(join_doubles(sum, 0.0));
        }
        let first = sum + rest;
        if !first.is_finite() {
            return overflowed(first);
        }
        return Status::INEXACT.and(join_doubles(first, sum - first + rest));
    }
    // The small parts may bring the sum back into range.
    let (big, small) = if a.abs() > c.abs() { (a, c) } else { (c, a) };
    let first = cc + aa + small + big;
    if !first.is_finite() {
        return overflowed(first);
    }
    let rest = aa + cc;
    Status::INEXACT.and(join_doubles(first, big - first + small + rest))
}

fn overflowed(first: f64) -> StatusAnd<ApFloat> {
    (Status::OVERFLOW | Status::INEXACT).and(alone(first))
}

pub(super) fn sub(a: ApFloat, b: ApFloat, mode: RoundingMode) -> StatusAnd<ApFloat> {
    if mode != NEAREST {
        return add(a, b.neg(), mode);
    }
    add(a.neg(), b, mode).map(ApFloat::neg)
}

pub(super) fn mul(a: ApFloat, b: ApFloat, mode: RoundingMode) -> StatusAnd<ApFloat> {
    if mode != NEAREST {
        return legacy(a, b, |x, y| arith::mul(&PPC_LEGACY, x, y, mode));
    }
    let categories = (a.unpack().category, b.unpack().category);
    match categories {
        (Category::Nan, _) => return Status::OK.and(a),
        (_, Category::Nan) => return Status::OK.and(b),
        (Category::Zero, Category::Infinity) | (Category::Infinity, Category::Zero) => {
            return Status::OK.and(alone(f64::NAN));
        }
        // LLVM returns the operand here, including its sign.
        (Category::Zero | Category::Infinity, _) => return Status::OK.and(a),
        (_, Category::Zero | Category::Infinity) => return Status::OK.and(b),
        (Category::Normal, Category::Normal) => {}
    }
    let ((a, aa), (c, cc)) = (doubles(a), doubles(b));
    let product = a * c;
    if product == 0.0 || !product.is_finite() {
        return Status::INEXACT.and(alone(product));
    }
    let rest = a.mul_add(c, -product) + (a * cc + aa * c);
    let first = product + rest;
    if !first.is_finite() {
        return overflowed(first);
    }
    Status::INEXACT.and(join_doubles(first, product - first + rest))
}

pub(super) fn div(a: ApFloat, b: ApFloat, mode: RoundingMode) -> StatusAnd<ApFloat> {
    legacy(a, b, |x, y| arith::div(&PPC_LEGACY, x, y, mode))
}

pub(super) fn rem(a: ApFloat, b: ApFloat) -> StatusAnd<ApFloat> {
    legacy(a, b, |x, y| arith::rem(&PPC_LEGACY, x, y))
}

fn legacy(
    a: ApFloat,
    b: ApFloat,
    f: impl Fn(Unpacked, Unpacked) -> StatusAnd<Unpacked>,
) -> StatusAnd<ApFloat> {
    f(to_legacy(a), to_legacy(b)).map(from_legacy)
}

pub(super) fn round_to_integral(value: ApFloat, mode: RoundingMode) -> StatusAnd<ApFloat> {
    convert::round_to_integral(&PPC_LEGACY, to_legacy(value), mode).map(from_legacy)
}

pub(super) fn convert_from(
    value: ApFloat,
    kind: FloatKind,
    mode: RoundingMode,
) -> StatusAnd<ApFloat> {
    convert::convert(&PPC_LEGACY, to_legacy(value), kind.semantics(), mode)
        .map(|value| ApFloat::pack(kind, value))
}

pub(super) fn convert_to(value: ApFloat, mode: RoundingMode) -> StatusAnd<ApFloat> {
    convert::convert(value.kind.semantics(), value.unpack(), &PPC_LEGACY, mode).map(from_legacy)
}
