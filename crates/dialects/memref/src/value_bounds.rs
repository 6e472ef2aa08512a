//! Bounds sizes of memory.

use crate::layout::dropped_dims;
use crate::ops::{AllocOp, AllocaOp, CastOp, DimOp, SubViewOp};
use terrace_builtin::types::MemRefType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::StaticSlice;
use terrace_interfaces::value_bounds::{
    DimBounds, IndexBounds, LinearExpr, ValueBounds, ValueBoundsOpInterface,
};
use terrace_ir::{OpRef, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    for def in [AllocOp::DEF, AllocaOp::DEF] {
        registry.attach::<dyn ValueBoundsOpInterface>(def, &DimBounds(allocated));
    }
    registry.attach::<dyn ValueBoundsOpInterface>(CastOp::DEF, &DimBounds(cast));
    registry.attach::<dyn ValueBoundsOpInterface>(DimOp::DEF, &IndexBounds(dim));
    registry.attach::<dyn ValueBoundsOpInterface>(SubViewOp::DEF, &DimBounds(subview));
}

/// Returns a size of an allocation, whose first operands are the dynamic sizes.
fn allocated(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    let ty = op.result_type(0).as_::<MemRefType>(op.ctx)?;
    let sizes = MixedIndex::join(&ty.shape, op.body.operands(op.id));
    Some(bounds.mixed(*sizes.get(dim)?))
}

fn cast(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    bounds.dim(op.as_::<CastOp>()?.source(), dim)
}

fn dim(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<DimOp>()?;
    let index = bounds.index(op.index());
    let dim = usize::try_from(index.constant).ok();
    let size = bounds.dim(op.source(), dim.filter(|_| index.terms.is_empty())?)?;
    bounds.equal(own, &size)
}

/// Returns the size of the slice in dimension `dim` of the result type, which may drop dimensions.
fn subview(op: OpRef<'_>, dim: usize, bounds: &mut ValueBounds<'_>) -> Option<LinearExpr> {
    let view = op.as_::<SubViewOp>()?;
    let [from, to] = [view.source_type(), view.result_type()];
    let from = from.as_::<MemRefType>(op.ctx)?;
    let to = to.as_::<MemRefType>(op.ctx)?;
    let numbers = StaticSlice::of(op).sizes;
    let dropped = dropped_dims(op.ctx, from, to, numbers)?;
    let sizes = MixedIndex::join(numbers, view.sizes())
        .into_iter()
        .zip(dropped);
    let (size, _) = sizes.filter(|(_, dropped)| !dropped).nth(dim)?;
    Some(bounds.mixed(size))
}
