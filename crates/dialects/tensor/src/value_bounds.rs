//! Bounds sizes of tensors.

use crate::ops::*;
use terrace_builtin::types::{DYNAMIC, shape};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::{MixedSlice, StaticSlice, dropped_by_size};
use terrace_interfaces::reassociation::reassociation;
use terrace_interfaces::value_bounds::{
    DimBounds, IndexBounds, LinearExpr, ValueBounds, ValueBoundsOpInterface,
};
use terrace_ir::{OpRef, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ValueBoundsOpInterface>(CastOp::DEF, &DimBounds(cast));
    registry.attach::<dyn ValueBoundsOpInterface>(CollapseShapeOp::DEF, &DimBounds(collapse_shape));
    registry.attach::<dyn ValueBoundsOpInterface>(ExpandShapeOp::DEF, &DimBounds(expand_shape));
    registry.attach::<dyn ValueBoundsOpInterface>(DimOp::DEF, &IndexBounds(dim));
    registry.attach::<dyn ValueBoundsOpInterface>(EmptyOp::DEF, &DimBounds(empty));
    registry.attach::<dyn ValueBoundsOpInterface>(ExtractSliceOp::DEF, &DimBounds(extract_slice));
    registry.attach::<dyn ValueBoundsOpInterface>(PadOp::DEF, &DimBounds(pad));
    registry.attach::<dyn ValueBoundsOpInterface>(RankOp::DEF, &IndexBounds(rank));
}

fn cast(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    bounds.dim(op.as_::<CastOp>()?.source(), dim)
}

/// Returns the product of the sizes in a group, if at most one of them is dynamic.
fn collapse_shape(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    let op = op.as_::<CollapseShapeOp>()?;
    let groups = reassociation(op.ctx, op.reassociation());
    let sizes = shape(op.ctx, op.src_type())?;
    let (mut factor, mut dynamic) = (1i64, None);
    for &at in groups.get(dim)? {
        let at = usize::try_from(at).ok()?;
        match *sizes.get(at)? {
            DYNAMIC if dynamic.is_some() => return None,
            DYNAMIC => dynamic = Some(at),
            size => factor = factor.checked_mul(size)?,
        }
    }
    let size = bounds.dim(op.src(), dynamic?)?;
    LinearExpr::constant(0).plus(factor, &size)
}

fn expand_shape(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    let op = op.as_::<ExpandShapeOp>()?;
    let sizes = MixedIndex::join(op.static_output_shape(), op.output_shape());
    Some(bounds.mixed(*sizes.get(dim)?))
}

fn dim(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<DimOp>()?;
    let index = bounds.index(op.index());
    let dim = usize::try_from(index.constant).ok();
    let size = bounds.dim(op.source(), dim.filter(|_| index.terms.is_empty())?)?;
    bounds.equal(own, &size)
}

fn empty(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    let op = op.as_::<EmptyOp>()?;
    let sizes = MixedIndex::join(shape(op.ctx, op.result_type())?, op.dynamic_sizes());
    Some(bounds.mixed(*sizes.get(dim)?))
}

/// Returns the size of the slice in dimension `dim` of the result type, which may drop dimensions.
fn extract_slice(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    let to = shape(op.ctx, op.result_type(0))?;
    let dropped = dropped_by_size(StaticSlice::of(op).sizes, to)?;
    let sizes = MixedSlice::of(op)?.sizes.into_iter().zip(dropped);
    let (size, _) = sizes.filter(|(_, dropped)| !dropped).nth(dim)?;
    Some(bounds.mixed(size))
}

fn pad(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    let op = op.as_::<PadOp>()?;
    let low = MixedIndex::join(op.static_low(), op.low());
    let high = MixedIndex::join(op.static_high(), op.high());
    let (low, high) = (bounds.mixed(*low.get(dim)?), bounds.mixed(*high.get(dim)?));
    bounds.dim(op.source(), dim)?.plus(1, &low)?.plus(1, &high)
}

fn rank(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<RankOp>()?;
    let rank = shape(op.ctx, op.tensor_type())?.len() as i64;
    bounds.equal(own, &LinearExpr::constant(rank))
}
