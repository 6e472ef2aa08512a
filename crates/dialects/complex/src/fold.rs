//! What operations fold to, as far as it needs no arithmetic.

use crate::ops::{
    AddOp, AddOpRef, BitcastOpRef, ConjOp, CreateOp, CreateOpRef, ExpOp, ImOp, LogOp, NegOp, ReOp,
    SubOp, SubOpRef,
};
use terrace_builtin::{ArrayAttr, FloatAttr};
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{Attr, OpId, OpRef, OpView, ValueId};
use terrace_numeric::ApFloat;

fn to(value: ValueId) -> Option<FoldResult> {
    Some(std::iter::once(Folded::Value(value)).collect())
}

/// The operation of a kind that defines a value.
fn defining<T: OpView>(op: OpRef<'_>, value: ValueId) -> Option<OpId> {
    let inner = op.body.defining_op(value)?;
    (op.body.name(inner) == op.ctx.name::<T>()).then_some(inner)
}

/// `f(g(x))` is `x` for an inverse `g` of `f`.
fn inverse<T: OpView>(op: OpRef<'_>) -> Option<FoldResult> {
    let inner = defining::<T>(op, op.body.operand(op.id, 0))?;
    to(op.body.operand(inner, 0))
}

pub(crate) fn neg(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    inverse::<NegOp>(op)
}

pub(crate) fn conj(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    inverse::<ConjOp>(op)
}

pub(crate) fn exp(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    inverse::<LogOp>(op)
}

pub(crate) fn log(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    inverse::<ExpOp>(op)
}

fn part(op: OpRef<'_>, known: &[Option<Attr>], index: usize) -> Option<FoldResult> {
    if let [Some(constant)] = known {
        let parts = constant.as_::<ArrayAttr>(op.ctx)?;
        let part = *parts.elements.get(index)?;
        return Some(std::iter::once(Folded::Attr(part)).collect());
    }
    let create = defining::<CreateOp>(op, op.body.operand(op.id, 0))?;
    to(op.body.operand(create, index))
}

pub(crate) fn re(op: OpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    part(op, known, 0)
}

pub(crate) fn im(op: OpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    part(op, known, 1)
}

/// Of the parts of a number.
pub(crate) fn create(op: CreateOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let re = defining::<ReOp>(*op, op.real())?;
    let im = defining::<ImOp>(*op, op.imaginary())?;
    let whole = op.body.operand(re, 0);
    if whole != op.body.operand(im, 0) {
        return None;
    }
    to(whole)
}

/// The left operand of `inner`, whose right one is `with`.
fn without<T: OpView>(op: OpRef<'_>, inner: ValueId, with: ValueId) -> Option<FoldResult> {
    let inner = defining::<T>(op, inner)?;
    if op.body.operand(inner, 1) != with {
        return None;
    }
    to(op.body.operand(inner, 0))
}

/// The left operand, where the right one is a constant like this.
fn neutral(
    op: OpRef<'_>,
    known: &[Option<Attr>],
    is_real: impl Fn(ApFloat) -> bool,
) -> Option<FoldResult> {
    let parts = known.get(1).copied()??.as_::<ArrayAttr>(op.ctx)?;
    let [real, imag] = *parts.elements else {
        return None;
    };
    let (real, imag) = (
        real.as_::<FloatAttr>(op.ctx)?,
        imag.as_::<FloatAttr>(op.ctx)?,
    );
    if !is_real(real.value) || !imag.value.is_zero() {
        return None;
    }
    to(op.body.operand(op.id, 0))
}

pub(crate) fn add(op: AddOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    let (lhs, rhs) = (op.lhs(), op.rhs());
    without::<SubOp>(*op, lhs, rhs)
        .or_else(|| without::<SubOp>(*op, rhs, lhs))
        .or_else(|| neutral(*op, known, ApFloat::is_zero))
}

pub(crate) fn sub(op: SubOpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    let (lhs, rhs) = (op.lhs(), op.rhs());
    without::<AddOp>(*op, lhs, rhs).or_else(|| neutral(*op, known, ApFloat::is_zero))
}

pub(crate) fn mul(op: OpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    neutral(op, known, |real| real.is_exactly(1.0))
}

pub(crate) fn div(op: OpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    neutral(op, known, |real| real.is_exactly(1.0))
}

/// To the type it has.
pub(crate) fn bitcast(op: BitcastOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let operand = op.operand();
    if op.body.ty(operand) != op.result_type() {
        return None;
    }
    to(operand)
}
