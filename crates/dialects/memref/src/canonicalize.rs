//! Canonicalizes allocations and views.

mod alloc;
mod reshape;
mod slice;

use crate::ops::*;
use terrace_arith::IndexCastOp;
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::MemRefType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Context, InsertPoint, OpId, OpView, SmallVec, ValueId};
use terrace_rewrite::{Canonicalization, Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(crate) struct MemRefCanonicalization;

impl Canonicalization for MemRefCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        alloc::populate(patterns);
        patterns
            .add_fn("FoldEmptyCopy", empty_copy)
            .add_fn("FoldSelfCopy", copy_to_itself)
            .add_fn("DimOfMemRefReshape", size_of_reshaped);
        reshape::populate(patterns);
        slice::populate(patterns);
    }
}

type Values = SmallVec<[ValueId; 4]>;

fn memref<'c>(rw: &dyn Rewriter<'c>, value: ValueId) -> Result<&'c MemRefType, NoMatch> {
    let ctx = rw.ctx();
    rw.body().ty(value).as_::<MemRefType>(ctx).ok_or(NO_MATCH)
}

/// Returns the constant that defines a value.
fn number(rw: &dyn Rewriter<'_>, value: ValueId) -> Option<i64> {
    int_value(rw.ctx(), rw.constant(value)?)
}

/// Replaces values by their constants if `wanted` accepts these.
fn fold_numbers(
    rw: &dyn Rewriter<'_>,
    mixed: &[MixedIndex],
    wanted: impl Fn(i64) -> bool,
) -> Vec<MixedIndex> {
    MixedIndex::fold_each(rw.ctx(), rw.body(), mixed, wanted)
}

/// Replaces an operation by a `memref.cast` of a value to the operation's type.
fn replace_by_cast_of(op: OpId, value: ValueId, rw: &mut dyn Rewriter<'_>) {
    let ty = rw.body().ty(rw.body().result(op, 0));
    rw.replace_op_with(op, CastOp::spec(ty, value));
}

fn empty_copy(op: CopyOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let mut operands = rw.operands(op.id()).into_iter();
    let is_empty = |value| memref(rw, value).is_ok_and(|ty| ty.shape.contains(&0));
    check(operands.any(is_empty))?;
    rw.erase_op(op.id());
    Ok(())
}

fn copy_to_itself(op: CopyOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check(rw.read(op).source() == rw.read(op).target())?;
    rw.erase_op(op.id());
    Ok(())
}

/// Rewrites a `dim` of a reshape to a load from the shape memref. The load is placed at the reshape, before the shape
/// can be overwritten.
fn size_of_reshaped(op: DimOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let reshape = rw.defined_by::<ReshapeOp>(view.source())?;
    let index = view.index();
    let block_of = |op| body.parent_block(op);
    let defined = body.defining_op(index);
    let index_block = match defined {
        Some(def) => block_of(def),
        None => body.defining_block(index),
    };
    if index_block == block_of(reshape.id()) {
        check(!defined.is_some_and(|def| body.is_before(reshape.id(), def)))?;
    } else if block_of(op.id()) != block_of(reshape.id()) {
        // The region that defines the index must enclose the reshape.
        let region = rw.region_of(index).ok_or(NO_MATCH)?;
        let own = block_of(reshape.id()).and_then(|block| body.parent_region(block));
        check(own != Some(region) && rw.is_in_region(reshape.id(), region))?;
    }
    let shape = rw.read(reshape).shape();
    rw.set_insertion_point(InsertPoint::after(rw.body(), reshape.id()));
    let mut size = rw.create_value(LoadOp::spec(shape, &[index]));
    let ty = rw.read(op).result_type();
    if rw.body().ty(size) != ty {
        size = rw.create_value(IndexCastOp::spec(ty, size));
    }
    rw.replace_op(op.id(), &[size]);
    Ok(())
}
