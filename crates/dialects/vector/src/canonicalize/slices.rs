//! Canonicalizes strided slices.

use super::masks::constant_mask_instead;
use super::memory::constant_instead;
use super::shape::{broadcast_instead, cast_instead};
use crate::fold::{MOST_ELEMENTS, Stored, has_one_use, overwritten, slice_places};
use crate::infer::MOST;
use crate::matching::*;
use crate::ops::*;
use crate::verify::array;
use rustc_hash::FxHashMap;
use terrace_arith::{ConstantOp, MaxSIOp, SubIOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::VectorType;
use terrace_ir::{Attr, Context, OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("FoldInsertStridedSliceSplat", insert_of_same_scalar)
        .add_fn("FoldInsertStridedSliceOfExtract", insert_of_own_slice)
        .add_fn("InsertStridedSliceConstantFolder", insert_into_constant)
        .add_fn("StridedSliceCreateMaskFolder", slice_of_create_mask)
        .add_fn("StridedSliceConstantMaskFolder", slice_of_constant_mask)
        .add_fn("StridedSliceBroadcast", slice_of_broadcast)
        .add_fn("StridedSliceSplat", slice_of_broadcast_scalar)
        .add_fn("ContiguousExtractStridedSliceToExtract", contiguous_slice);
}

fn i64s(ctx: &Context, values: &[i64]) -> Vec<Attr> {
    values.iter().map(|&value| ctx.i64(value)).collect()
}

fn insert_of_same_scalar(op: InsertStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (stored, dest) = (view.value_to_store(), view.dest());
    let scalar = broadcast_scalar(*view, stored)?;
    let same = broadcast_scalar(*view, dest) == Some(scalar);
    same.then(|| rw.replace_op(op.id(), &[dest]))
}

/// Drops the insertion of a slice at the position from which it was extracted.
fn insert_of_own_slice(op: InsertStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let slice = view.defined_by::<ExtractStridedSliceOp>(view.value_to_store())?;
    let dest = view.dest();
    let same = slice.source() == dest
        && slice.prop(ExtractStridedSliceOp::OFFSETS) == view.prop(InsertStridedSliceOp::OFFSETS)
        && slice.prop(ExtractStridedSliceOp::STRIDES) == view.prop(InsertStridedSliceOp::STRIDES);
    same.then(|| rw.replace_op(op.id(), &[dest]))
}

fn insert_into_constant(op: InsertStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (stored, dest) = (view.value_to_store(), view.dest());
    let ty = vector(*view, dest)?;
    if is_scalable(ty)
        || count(ty) > MOST as i64
        || count(ty) > MOST_ELEMENTS && !has_one_use(*view, dest)
        || has_non_unit_strides(*view, InsertStridedSliceOp::STRIDES)
    {
        return None;
    }
    let elements = constant_elements(*view, dest)?;
    let slice = constant(*view, stored)?;
    constant_elements(*view, stored)?;
    let offsets = array(*view, InsertStridedSliceOp::OFFSETS);
    let places = slice_places(&ty.shape, &offsets, &vector(*view, stored)?.shape);
    let places: FxHashMap<i64, usize> = places.into_iter().zip(0..).collect();
    let place = |at: usize| places.get(&(at as i64)).copied();
    let value = overwritten(*view, elements, place, &Stored::new(*view, slice)?)?;
    constant_instead(op.id(), value, rw)
}

fn slice_of_create_mask(op: ExtractStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let mask = view.defined_by::<CreateMaskOp>(view.source())?;
    if has_non_unit_strides(*view, ExtractStridedSliceOp::STRIDES) {
        return None;
    }
    let mut sizes: Values = mask.operands().collect();
    let ty = view.result_ty();
    for (size, offset) in sizes
        .iter_mut()
        .zip(array(*view, ExtractStridedSliceOp::OFFSETS))
    {
        let value = rw.ctx().index(offset);
        let value = rw.create_value(ConstantOp::spec(value));
        // The difference must not wrap. A negative size is harmless, because it also sets no bits.
        if offset != 0 {
            *size = rw.create_value(MaxSIOp::spec(*size, value));
        }
        *size = rw.create_value(SubIOp::spec(*size, value));
    }
    rw.replace_op_with(op.id(), CreateMaskOp::spec(ty, &sizes));
    Some(())
}

pub(super) fn slice_of_constant_mask(
    op: ExtractStridedSliceOp,
    rw: &mut dyn Rewriter<'_>,
) -> Option<()> {
    let view = rw.read(op);
    let mask = view.defined_by::<ConstantMaskOp>(view.source())?;
    if has_non_unit_strides(*view, ExtractStridedSliceOp::STRIDES) {
        return None;
    }
    let mut sizes = mask.mask_dim_sizes().to_vec();
    let offsets = array(*view, ExtractStridedSliceOp::OFFSETS);
    let slice = array(*view, ExtractStridedSliceOp::SIZES);
    for ((size, offset), slice) in sizes.iter_mut().zip(offsets).zip(slice) {
        *size = ((offset + slice).min(*size) - offset).max(0);
    }
    if sizes.contains(&0) {
        sizes.fill(0);
    }
    constant_mask_instead(op.id(), &sizes, rw)
}

fn slice_of_broadcast(op: ExtractStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.defined_by::<BroadcastOp>(view.source())?.source();
    let (from, to) = (vector(*view, source), view.result_type());
    let shape = from.map_or(&[][..], |ty| &ty.shape);
    let lead = to.shape.len() - shape.len();
    let mut pairs = shape.iter().zip(&to.shape[lead..]);
    if pairs.all(|(from, to)| *from == 1 || from == to) {
        return broadcast_instead(op.id(), source, rw);
    }
    let [mut offsets, mut sizes, strides] = [
        ExtractStridedSliceOp::OFFSETS,
        ExtractStridedSliceOp::SIZES,
        ExtractStridedSliceOp::STRIDES,
    ]
    .map(|slot| array(*view, slot).split_off(lead));
    let mut part = from?.clone();
    for at in 0..sizes.len() {
        if shape[at] == 1 {
            (offsets[at], sizes[at]) = (0, 1);
        }
        part.shape[at] = sizes[at];
    }
    let ctx = rw.ctx();
    let [offsets, sizes, strides] = [offsets, sizes, strides].map(|list| i64s(ctx, &list));
    let part = ctx.ty(part);
    let spec = ExtractStridedSliceOp::spec(part, source, &offsets, &sizes, &strides);
    let part = rw.create_value(spec);
    broadcast_instead(op.id(), part, rw)
}

fn slice_of_broadcast_scalar(op: ExtractStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let scalar = broadcast_scalar(*view, view.source())?;
    broadcast_instead(op.id(), scalar, rw)
}

/// Rewrites a contiguous slice to an extraction and a cast.
fn contiguous_slice(op: ExtractStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.source();
    let ty: &VectorType = vector(*view, source)?;
    if has_non_unit_strides(*view, ExtractStridedSliceOp::STRIDES)
        || is_scalable(ty)
        || ty.shape.is_empty()
    {
        return None;
    }
    let sizes = array(*view, ExtractStridedSliceOp::SIZES);
    let whole = sizes.iter().zip(&ty.shape).rev();
    let whole = whole.take_while(|(size, dim)| size == dim).count();
    let mut taken = sizes.len() - whole;
    if taken == 0 || taken == ty.shape.len() || sizes[..taken].iter().any(|size| *size != 1) {
        return None;
    }
    // Drop leading unit dimensions, because that simplifies the cast.
    while taken + 1 < sizes.len() && sizes[taken] == 1 {
        taken += 1;
    }
    let offsets = array(*view, ExtractStridedSliceOp::OFFSETS);
    let part = crate::infer::part(rw.ctx(), rw.body().ty(source), taken)?;
    let spec = ExtractOp::spec(part, source, &[], &offsets[..taken]);
    let part: ValueId = rw.create_value(spec);
    cast_instead(op.id(), part, rw)
}
