//! Canonicalization patterns, which create operations. Rewrites to existing values or constants are folds.
//!
//! # Locations
//! Upstream writes most of these patterns declaratively (DRR). The generated code fuses the locations from a list of
//! operations, and takes as many entries as the pattern names operations. The list also contains constants, each
//! before its user. Most new operations therefore get the location of the replaced operation fused with that of a
//! constant.

mod compare;
mod integer;

use crate::enums::{FastMathFlags, IntegerOverflowFlags};
use crate::ops::*;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::elements::{float_kind, int_splat, int_width};
use terrace_builtin::locations::fused_loc;
use terrace_builtin::types::element_type_or_self;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Attr, Context, Loc, OpId, OpView, Type, ValueId};
use terrace_numeric::{ApFloat, ApInt};
use terrace_rewrite::{Canonicalization, Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(crate) struct ArithCanonicalization;

impl Canonicalization for ArithCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        integer::populate(patterns);
        compare::populate(patterns);
        patterns
            .add_fn("MulFOfNegF", |op: MulFOp, rw| {
                let (lhs, rhs, fastmath) = without_signs(op.id(), MulFOp::FASTMATH, rw)?;
                rw.replace_op_with(op.id(), MulFOp::spec(lhs, rhs).fastmath(fastmath));
                Ok(())
            })
            .add_fn("DivFOfNegF", |op: DivFOp, rw| {
                let (lhs, rhs, fastmath) = without_signs(op.id(), DivFOp::FASTMATH, rw)?;
                rw.replace_op_with(op.id(), DivFOp::spec(lhs, rhs).fastmath(fastmath));
                Ok(())
            })
            .add_fn("TruncFSIToFPToSIToFP", |op: TruncFOp, rw| {
                check(rw.body().prop(op.id(), TruncFOp::ROUNDINGMODE).is_none())?;
                let (source, inner) = source_of::<SIToFPOp>(rw, rw.read(op).r#in())?;
                check(is_exact_float(rw, source, rw.read(op).r#in(), true))?;
                let ty = rw.read(op).out_type();
                fuse(rw, op.id(), &[inner]);
                rw.replace_op_with(op.id(), SIToFPOp::spec(ty, source));
                Ok(())
            })
            .add_fn("TruncFUIToFPToUIToFP", |op: TruncFOp, rw| {
                check(rw.body().prop(op.id(), TruncFOp::ROUNDINGMODE).is_none())?;
                let (source, inner) = source_of::<UIToFPOp>(rw, rw.read(op).r#in())?;
                check(is_exact_float(rw, source, rw.read(op).r#in(), false))?;
                let ty = rw.read(op).out_type();
                fuse(rw, op.id(), &[inner]);
                rw.replace_op_with(op.id(), UIToFPOp::spec(ty, source));
                Ok(())
            })
            .add_fn("IndexCastOfIndexCast", |op: IndexCastOp, rw| {
                back_again::<IndexCastOp>(op.id(), rw)
            })
            .add_fn("IndexCastOfExtSI", |op: IndexCastOp, rw| {
                let (source, inner) = source_of::<ExtSIOp>(rw, rw.read(op).r#in())?;
                let ty = rw.read(op).out_type();
                fuse(rw, op.id(), &[inner]);
                rw.replace_op_with(op.id(), IndexCastOp::spec(ty, source));
                Ok(())
            })
            .add_fn("IndexCastUIOfIndexCastUI", |op: IndexCastUIOp, rw| {
                back_again::<IndexCastUIOp>(op.id(), rw)
            })
            .add_fn("IndexCastUIOfExtUI", |op: IndexCastUIOp, rw| {
                let (source, inner) = source_of::<ExtUIOp>(rw, rw.read(op).r#in())?;
                let ty = rw.read(op).out_type();
                fuse(rw, op.id(), &[inner]);
                rw.replace_op_with(op.id(), IndexCastUIOp::spec(ty, source));
                Ok(())
            })
            .add_fn("BitcastOfBitcast", |op: BitcastOp, rw| {
                let (source, inner) = source_of::<BitcastOp>(rw, rw.read(op).r#in())?;
                let ty = rw.read(op).out_type();
                fuse(rw, op.id(), &[inner]);
                rw.replace_op_with(op.id(), BitcastOp::spec(ty, source));
                Ok(())
            });
    }
}

fn operand(rw: &dyn Rewriter<'_>, op: OpId, index: usize) -> ValueId {
    rw.body().operand(op, index)
}

fn result_type(rw: &dyn Rewriter<'_>, op: OpId) -> Type {
    rw.body().ty(rw.body().result(op, 0))
}

/// Returns the `T` operation that defines a value.
fn defined_by<T: OpView>(rw: &dyn Rewriter<'_>, value: ValueId) -> Result<OpId, NoMatch> {
    let op = rw.body().defining_op(value).ok_or(NO_MATCH)?;
    let op = rw.op(op).cast::<T>().ok_or(NO_MATCH)?;
    Ok(op.id())
}

/// Returns the first operand of the `T` operation that defines a value, and that operation.
fn source_of<T: OpView>(rw: &dyn Rewriter<'_>, value: ValueId) -> Result<(ValueId, OpId), NoMatch> {
    let op = defined_by::<T>(rw, value)?;
    Ok((operand(rw, op, 0), op))
}

/// Returns the constant value of an operand, and its defining operation.
fn constant(rw: &dyn Rewriter<'_>, value: ValueId) -> Result<(Attr, OpId), NoMatch> {
    let op = rw.body().defining_op(value).ok_or(NO_MATCH)?;
    let attr = constant_value(rw.ctx(), rw.body(), value).ok_or(NO_MATCH)?;
    Ok((attr, op))
}

/// Returns the integer value of a constant or splat operand, and its defining operation.
fn int_constant(rw: &dyn Rewriter<'_>, value: ValueId) -> Result<(ApInt, OpId), NoMatch> {
    let (attr, op) = constant(rw, value)?;
    Ok((int_splat(rw.ctx(), attr).ok_or(NO_MATCH)?, op))
}

fn element_width(rw: &dyn Rewriter<'_>, value: ValueId) -> Option<u32> {
    int_width(
        rw.ctx(),
        element_type_or_self(rw.ctx(), rw.body().ty(value)),
    )
}

/// Sets the location of new operations: the replaced operation's location, fused with those of `used`.
fn fuse(rw: &mut dyn Rewriter<'_>, op: OpId, used: &[OpId]) {
    let all = std::iter::once(&op).chain(used);
    let locs: Vec<Loc> = all.map(|&op| rw.body().loc(op)).collect();
    let loc = fused_loc(rw.ctx(), &locs, None);
    rw.set_loc(loc);
}

fn overflow_flags(rw: &dyn Rewriter<'_>, op: OpId) -> IntegerOverflowFlags {
    let flags = rw.body().prop(op, AddIOp::OVERFLOW_FLAGS);
    flags
        .and_then(|flags| IntegerOverflowFlags::from_attr(rw.ctx(), flags))
        .unwrap_or(IntegerOverflowFlags::NONE)
}

/// Returns the overflow flags that both operations have.
fn common_flags(rw: &dyn Rewriter<'_>, a: OpId, b: OpId) -> IntegerOverflowFlags {
    overflow_flags(rw, a).common(overflow_flags(rw, b))
}

// `overflow_flags` reads the flags of all three operations from the same slot.
const _: () = assert!(AddIOp::OVERFLOW_FLAGS == SubIOp::OVERFLOW_FLAGS);
const _: () = assert!(AddIOp::OVERFLOW_FLAGS == MulIOp::OVERFLOW_FLAGS);

/// Returns the operands of two negations, and the fast-math flags of the operation on them.
fn without_signs(
    op: OpId,
    fastmath: usize,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(ValueId, ValueId, Option<FastMathFlags>), NoMatch> {
    let (lhs, left) = source_of::<NegFOp>(rw, operand(rw, op, 0))?;
    let (rhs, right) = source_of::<NegFOp>(rw, operand(rw, op, 1))?;
    let fastmath = rw.body().prop(op, fastmath);
    let fastmath = fastmath.and_then(|flags| FastMathFlags::from_attr(rw.ctx(), flags));
    fuse(rw, op, &[left, right]);
    Ok((lhs, rhs, fastmath))
}

/// Returns true if a float type represents all values of an integer type exactly. A second rounding of the float then
/// does not round the integer twice.
fn is_exact_float(rw: &dyn Rewriter<'_>, int: ValueId, float: ValueId, signed: bool) -> bool {
    let element = element_type_or_self(rw.ctx(), rw.body().ty(float));
    let kind = float_kind(rw.ctx(), element);
    let (Some(kind), Some(width)) = (kind, element_width(rw, int)) else {
        return false;
    };
    ApFloat::holds_integers(kind, width, signed)
}

/// Folds a round trip: a cast back to the source type of a cast of the same kind, if the intermediate type is not
/// narrower.
fn back_again<T: OpView>(op: OpId, rw: &mut dyn Rewriter<'_>) -> Match {
    let between = operand(rw, op, 0);
    let (source, _) = source_of::<T>(rw, between)?;
    check(rw.body().ty(source) == result_type(rw, op))?;
    let [source_width, between] = [source, between].map(|value| element_width(rw, value));
    check(source_width.is_some() && source_width <= between)?;
    rw.replace_op(op, &[source]);
    Ok(())
}
