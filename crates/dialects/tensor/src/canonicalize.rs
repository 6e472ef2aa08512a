//! Canonicalizes casts, slices, reshapes and padding.

mod cast;
mod element;
mod pad;
mod reshape;
mod slice;

use crate::ops::*;
use crate::shapes::preserves_static_information;
use terrace_builtin::types::RankedTensorType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Context, OpId, SmallVec, Type, ValueId};
use terrace_rewrite::{Canonicalization, NO_MATCH, NoMatch, PatternSet, Rewriter};

pub(crate) struct TensorCanonicalization;

impl Canonicalization for TensorCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        // As upstream: first the patterns of the dialect, then those of each operation in its order.
        cast::populate_producers(patterns);
        cast::populate_bitcast(patterns);
        cast::populate(patterns);
        reshape::populate_collapse(patterns);
        reshape::populate_concat(patterns);
        element::populate_dim(patterns);
        element::populate_empty(patterns);
        reshape::populate_expand(patterns);
        element::populate_extract(patterns);
        slice::populate_extract(patterns);
        element::populate_generate(patterns);
        slice::populate_insert(patterns);
        pad::populate(patterns);
        slice::populate_parallel_insert(patterns);
    }
}

type Values = SmallVec<[ValueId; 4]>;

fn tensor<'c>(rw: &dyn Rewriter<'c>, value: ValueId) -> Result<&'c RankedTensorType, NoMatch> {
    let ctx = rw.ctx();
    rw.body()
        .ty(value)
        .as_::<RankedTensorType>(ctx)
        .ok_or(NO_MATCH)
}

fn result_type(op: OpId, rw: &dyn Rewriter<'_>) -> Type {
    rw.body().ty(rw.body().result(op, 0))
}

/// Returns the type with another shape.
fn with_shape(ctx: &Context, ty: &RankedTensorType, shape: &[i64]) -> Type {
    ctx.ty(RankedTensorType {
        shape: shape.into(),
        ..ty.clone()
    })
}

/// Replaces an operation by a `tensor.cast` of a value to the operation's type.
fn replace_by_cast_of(op: OpId, value: ValueId, rw: &mut dyn Rewriter<'_>) {
    let ty = result_type(op, rw);
    rw.replace_op_with(op, CastOp::spec(ty, value));
}

/// Replaces an operation by a value of the operation's type or a more static one.
fn replace_by(op: OpId, value: ValueId, rw: &mut dyn Rewriter<'_>) {
    match rw.body().ty(value) == result_type(op, rw) {
        true => rw.replace_op(op, &[value]),
        false => replace_by_cast_of(op, value, rw),
    }
}

/// Returns the operand of the `tensor.cast` that defines a value, if the cast only drops static information.
fn uncast(rw: &dyn Rewriter<'_>, value: ValueId) -> Option<ValueId> {
    let cast = rw.read(rw.defined_by::<CastOp>(value).ok()?);
    crate::forgets_only(cast).then(|| cast.source())
}

/// Returns true if the operation that defines a cast's operand can produce the cast's type instead: MLIR's
/// `canFoldIntoProducerOp`.
fn adds_only(cast: CastOp, rw: &dyn Rewriter<'_>) -> bool {
    let view = rw.read(cast);
    preserves_static_information(rw.ctx(), view.source_type(), view.dest_type())
}

/// Folds the sizes among values that are non-negative constants into a shape. Returns the new shape and the remaining
/// sizes, or `None` if no size is constant.
fn constant_sizes(
    shape: &[i64],
    sizes: impl IntoIterator<Item = ValueId>,
    rw: &dyn Rewriter<'_>,
) -> Option<(Vec<i64>, Vec<ValueId>)> {
    let old = MixedIndex::join(shape, sizes);
    let new = MixedIndex::fold_each(rw.ctx(), rw.body(), &old, |size| size >= 0);
    (new != old).then(|| MixedIndex::split(&new))
}
