//! Folds that require no arithmetic.

use crate::ops::{
    AddOp, AddOpRef, BitcastOpRef, ConjOp, ConjOpRef, CreateOp, CreateOpRef, DivOpRef, ExpOpRef,
    ImOp, ImOpRef, LogOp, MulOpRef, NegOp, NegOpRef, ReOp, ReOpRef, SubOp, SubOpRef,
};
use terrace_arith::enums::FastMathFlags;
use terrace_builtin::attrs::array_value;
use terrace_builtin::elements::float_splat;
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{Attr, Context, ValueId};
use terrace_numeric::ApFloat;

fn to(value: ValueId) -> Option<FoldResult> {
    Some(std::iter::once(Folded::Value(value)).collect())
}

// `f(g(x))` folds to `x` if `g` is the inverse of `f`.

pub(crate) fn neg(op: NegOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    to(op.defined_by::<NegOp>(op.complex())?.complex())
}

pub(crate) fn conj(op: ConjOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    to(op.defined_by::<ConjOp>(op.complex())?.complex())
}

/// Folds `exp(log(x))` under fast-math flags, because `exp(log(x))` is rounded twice, and the logarithm is not finite
/// if `x` is zero or not finite. There is no fold of `log(exp(x))`: the imaginary part may differ by a multiple of
/// 2π, which no flag permits.
pub(crate) fn exp(op: ExpOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let log = op.defined_by::<LogOp>(op.complex())?;
    let exact =
        FastMathFlags::REASSOC | FastMathFlags::NNAN | FastMathFlags::NINF | FastMathFlags::NSZ;
    let allowed = op.fastmath().contains(FastMathFlags::REASSOC) && log.fastmath().contains(exact);
    to(allowed.then(|| log.complex())?)
}

/// Returns a part of a constant.
fn part(ctx: &Context, constant: Attr, index: usize) -> Option<FoldResult> {
    let part = *array_value(ctx, constant)?.get(index)?;
    Some(std::iter::once(Folded::Attr(part)).collect())
}

pub(crate) fn re(op: ReOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    match *known {
        [Some(constant)] => part(op.ctx, constant, 0),
        _ => to(op.defined_by::<CreateOp>(op.complex())?.real()),
    }
}

pub(crate) fn im(op: ImOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    match *known {
        [Some(constant)] => part(op.ctx, constant, 1),
        _ => to(op.defined_by::<CreateOp>(op.complex())?.imaginary()),
    }
}

/// Folds a `complex.create` from the parts of a number to the number.
pub(crate) fn create(op: CreateOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let whole = op.defined_by::<ReOp>(op.real())?.complex();
    if whole != op.defined_by::<ImOp>(op.imaginary())?.complex() {
        return None;
    }
    to(whole)
}

/// Folds to the left operand if the right operand is a constant that satisfies `is_neutral`.
fn neutral(
    ctx: &Context,
    lhs: ValueId,
    known: &[Option<Attr>],
    is_neutral: impl Fn(ApFloat, ApFloat) -> bool,
) -> Option<FoldResult> {
    let [real, imag] = *array_value(ctx, known.get(1).copied()??)? else {
        return None;
    };
    if !is_neutral(float_splat(ctx, real)?, float_splat(ctx, imag)?) {
        return None;
    }
    to(lhs)
}

/// Returns true if an addition and a subtraction of the same number cancel. The fold may only change rounding and the
/// sign of zero.
fn cancels(outer: FastMathFlags, inner: FastMathFlags) -> bool {
    outer.contains(FastMathFlags::REASSOC | FastMathFlags::NSZ)
        && inner.contains(FastMathFlags::REASSOC)
}

pub(crate) fn add(op: AddOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    let (lhs, rhs, flags) = (op.lhs(), op.rhs(), op.fastmath());
    // (x - b) + b, and b + (x - b).
    for (sum, other) in [(lhs, rhs), (rhs, lhs)] {
        if let Some(difference) = op.defined_by::<SubOp>(sum)
            && difference.rhs() == other
            && cancels(flags, difference.fastmath())
        {
            return to(difference.lhs());
        }
    }
    // -0 + 0 is 0.
    let any_zero = flags.contains(FastMathFlags::NSZ);
    let is_neutral = |part: ApFloat| part.is_zero() && (any_zero || part.is_negative());
    neutral(op.ctx, lhs, known, |re, im| {
        is_neutral(re) && is_neutral(im)
    })
}

pub(crate) fn sub(op: SubOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    let flags = op.fastmath();
    // (x + b) - b
    if let Some(sum) = op.defined_by::<AddOp>(op.lhs())
        && sum.rhs() == op.rhs()
        && cancels(flags, sum.fastmath())
    {
        return to(sum.lhs());
    }
    // -0 - -0 is 0.
    let any_zero = flags.contains(FastMathFlags::NSZ);
    let is_neutral = |part: ApFloat| part.is_zero() && (any_zero || !part.is_negative());
    neutral(op.ctx, op.lhs(), known, |re, im| {
        is_neutral(re) && is_neutral(im)
    })
}

/// Folds a product with one, or a quotient by one. The exact operation also multiplies by the imaginary part of one,
/// which is zero. That produces NaN for infinities and NaNs, and zeros that may change the sign of a zero.
fn by_one(
    ctx: &Context,
    lhs: ValueId,
    known: &[Option<Attr>],
    flags: FastMathFlags,
) -> Option<FoldResult> {
    if !flags.contains(FastMathFlags::NNAN | FastMathFlags::NSZ) {
        return None;
    }
    neutral(ctx, lhs, known, |re, im| re.is_exactly(1.0) && im.is_zero())
}

pub(crate) fn mul(op: MulOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    by_one(op.ctx, op.lhs(), known, op.fastmath())
}

pub(crate) fn div(op: DivOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    by_one(op.ctx, op.lhs(), known, op.fastmath())
}

/// Folds a bitcast to its operand's type.
pub(crate) fn bitcast(op: BitcastOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let operand = op.operand();
    if op.body.ty(operand) != op.result_type() {
        return None;
    }
    to(operand)
}
