//! What operations fold to, as far as it needs no arithmetic.

use crate::ops::{
    AddOp, AddOpRef, BitcastOpRef, ConjOp, ConjOpRef, CreateOp, CreateOpRef, DivOpRef, ExpOp,
    ExpOpRef, ImOp, ImOpRef, LogOp, LogOpRef, MulOpRef, NegOp, NegOpRef, ReOp, ReOpRef, SubOp,
    SubOpRef,
};
use terrace_builtin::attrs::array_value;
use terrace_builtin::elements::float_splat;
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{Attr, Context, ValueId};
use terrace_numeric::ApFloat;

fn to(value: ValueId) -> Option<FoldResult> {
    Some(std::iter::once(Folded::Value(value)).collect())
}

// `f(g(x))` is `x` for an inverse `g` of `f`.

pub(crate) fn neg(op: NegOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    to(op.defined_by::<NegOp>(op.complex())?.complex())
}

pub(crate) fn conj(op: ConjOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    to(op.defined_by::<ConjOp>(op.complex())?.complex())
}

pub(crate) fn exp(op: ExpOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    to(op.defined_by::<LogOp>(op.complex())?.complex())
}

pub(crate) fn log(op: LogOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    to(op.defined_by::<ExpOp>(op.complex())?.complex())
}

/// A part of a constant.
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

/// Of the parts of a number.
pub(crate) fn create(op: CreateOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let whole = op.defined_by::<ReOp>(op.real())?.complex();
    if whole != op.defined_by::<ImOp>(op.imaginary())?.complex() {
        return None;
    }
    to(whole)
}

/// The left operand, where the right one is a constant like this.
fn neutral(
    ctx: &Context,
    lhs: ValueId,
    known: &[Option<Attr>],
    is_real: impl Fn(ApFloat) -> bool,
) -> Option<FoldResult> {
    let [real, imag] = *array_value(ctx, known.get(1).copied()??)? else {
        return None;
    };
    if !is_real(float_splat(ctx, real)?) || !float_splat(ctx, imag)?.is_zero() {
        return None;
    }
    to(lhs)
}

pub(crate) fn add(op: AddOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    let (lhs, rhs) = (op.lhs(), op.rhs());
    // (x - b) + b, and the other way round.
    for (sum, other) in [(lhs, rhs), (rhs, lhs)] {
        if let Some(difference) = op.defined_by::<SubOp>(sum)
            && difference.rhs() == other
        {
            return to(difference.lhs());
        }
    }
    neutral(op.ctx, lhs, known, ApFloat::is_zero)
}

pub(crate) fn sub(op: SubOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    // (x + b) - b
    if let Some(sum) = op.defined_by::<AddOp>(op.lhs())
        && sum.rhs() == op.rhs()
    {
        return to(sum.lhs());
    }
    neutral(op.ctx, op.lhs(), known, ApFloat::is_zero)
}

pub(crate) fn mul(op: MulOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    neutral(op.ctx, op.lhs(), known, |real| real.is_exactly(1.0))
}

pub(crate) fn div(op: DivOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    neutral(op.ctx, op.lhs(), known, |real| real.is_exactly(1.0))
}

/// To the type it has.
pub(crate) fn bitcast(op: BitcastOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let operand = op.operand();
    if op.body.ty(operand) != op.result_type() {
        return None;
    }
    to(operand)
}
