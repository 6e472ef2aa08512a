//! Creates the identity values of reductions, and single reduction steps.

use terrace_arith::{
    AddFOp, AddIOp, AndIOp, AtomicRMWKind, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp,
    MinSIOp, MinUIOp, MinimumFOp, MulFOp, MulIOp, OrIOp,
};
use terrace_builtin::elements::{float_kind, int_width};
use terrace_builtin::{FloatAttr, IntegerAttr};
use terrace_ir::{Attr, Builder, Context, Type, ValueId};
use terrace_numeric::{ApFloat, ApInt};
use terrace_rewrite::NoMatch;

/// Returns the identity value of a reduction kind: MLIR's `getIdentityValueAttr`.
pub(crate) fn identity(ctx: &Context, kind: AtomicRMWKind, ty: Type) -> Result<Attr, NoMatch> {
    use AtomicRMWKind::*;
    let float = |make: fn(terrace_numeric::FloatKind) -> ApFloat| {
        let value = make(float_kind(ctx, ty)?);
        Some(ctx.attr(FloatAttr { ty, value }))
    };
    let int = |make: fn(u32) -> ApInt| {
        let value = make(int_width(ctx, ty)?);
        Some(ctx.attr(IntegerAttr { ty, value }))
    };
    let value = match kind {
        AddF => float(|kind| ApFloat::zero(kind, false)),
        MulF => float(ApFloat::one),
        MaximumF => float(|kind| ApFloat::infinity(kind, true)),
        MinimumF => float(|kind| ApFloat::infinity(kind, false)),
        MaxNumF => float(|kind| ApFloat::nan(kind, true)),
        MinNumF => float(|kind| ApFloat::nan(kind, false)),
        AddI | MaxU | OrI => int(ApInt::zero),
        MulI => int(ApInt::one),
        AndI | MinU => int(ApInt::all_ones),
        MaxS => int(ApInt::signed_min),
        MinS => int(ApInt::signed_max),
        Assign | XOrI => None,
    };
    value.ok_or(NOT_SUPPORTED)
}

const NOT_SUPPORTED: NoMatch = NoMatch::error("Reduction operation type not supported");

/// Creates a single reduction step. The kind must be one that [`identity`] accepts.
pub(crate) fn reduce(
    b: &mut Builder<'_>,
    kind: AtomicRMWKind,
    lhs: ValueId,
    rhs: ValueId,
) -> ValueId {
    use AtomicRMWKind::*;
    match kind {
        AddF => b.create_value(AddFOp::spec(lhs, rhs)),
        AddI => b.create_value(AddIOp::spec(lhs, rhs)),
        MulF => b.create_value(MulFOp::spec(lhs, rhs)),
        MulI => b.create_value(MulIOp::spec(lhs, rhs)),
        MaximumF => b.create_value(MaximumFOp::spec(lhs, rhs)),
        MinimumF => b.create_value(MinimumFOp::spec(lhs, rhs)),
        MaxNumF => b.create_value(MaxNumFOp::spec(lhs, rhs)),
        MinNumF => b.create_value(MinNumFOp::spec(lhs, rhs)),
        MaxS => b.create_value(MaxSIOp::spec(lhs, rhs)),
        MinS => b.create_value(MinSIOp::spec(lhs, rhs)),
        MaxU => b.create_value(MaxUIOp::spec(lhs, rhs)),
        MinU => b.create_value(MinUIOp::spec(lhs, rhs)),
        OrI => b.create_value(OrIOp::spec(lhs, rhs)),
        AndI => b.create_value(AndIOp::spec(lhs, rhs)),
        Assign | XOrI => unreachable!("invariant: `identity` rejects these kinds"),
    }
}
