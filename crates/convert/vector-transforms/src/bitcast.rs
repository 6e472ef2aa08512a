//! Moves bitcasts to smaller vectors, or splits them into bitcasts of parts.

use crate::emit::{broadcast, constant, extract, extract_slice, insert, insert_slice, zero_attr};
use crate::unroll::MAX_PARTS;
use terrace_builtin::types::VectorType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Context, OpRef, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, require};
use terrace_vector::matching::{array, count, has_non_unit_strides, is_scalable, vector};
use terrace_vector::{BitCastOp, ExtractOp, ExtractStridedSliceOp, InsertOp, InsertStridedSliceOp};

/// `populateBubbleVectorBitCastOpPatterns`: moves `vector.bitcast` after extractions and before insertions.
pub fn populate_bubble_vector_bit_cast_op_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("BubbleDownVectorBitCastForExtract", down_over_extract)
        .add_fn("BubbleDownBitCastForStridedSliceExtract", down_over_slice)
        .add_fn("BubbleUpBitCastForInsert", up_over_insert)
        .add_fn("BubbleUpBitCastForStridedSliceInsert", up_over_slice);
}

/// `populateBreakDownVectorBitCastOpPatterns`: splits a one-dimensional `vector.bitcast` to fewer elements into
/// bitcasts of parts. Applies to the operations for which `wanted` returns true.
pub fn populate_break_down_vector_bit_cast_op_patterns(
    patterns: &mut PatternSet,
    wanted: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
) {
    let wanted = Box::new(wanted);
    patterns.add_fn("BreakDownVectorBitCast", move |op, rw| {
        break_down_bitcast(op, &wanted, rw)
    });
}

fn fixed(ctx: &Context, shape: &[i64], element: Type) -> Type {
    VectorType::fixed(ctx, shape, element)
}

fn down_over_extract(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let cast = view.defined_by::<BitCastOp>(view.source())?;
    let (from, to) = (cast.source_type(), view.source_type());
    let one_dim = to.shape.len() == 1 && !is_scalable(from);
    if !one_dim || count(from) == 1 || count(from) > count(to) {
        return None;
    }
    let &[MixedIndex::Known(at)] =
        &MixedIndex::join(view.static_position(), view.dynamic_position())[..]
    else {
        return None;
    };
    let ratio = count(to) / count(from);
    let ctx = view.ctx;
    let wide = fixed(ctx, &[1], from.element);
    let narrow = fixed(ctx, &[ratio], to.element);
    let zero = zero_attr(ctx, wide)?;
    let source = cast.source();
    let packed = extract(rw, source, &[at / ratio]);
    let start = constant(rw, zero);
    let packed = insert(rw, packed, start, &[0]);
    let parts = rw.create_value(BitCastOp::spec(narrow, packed));
    let value = extract(rw, parts, &[at % ratio]);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn down_over_slice(op: ExtractStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let cast = view.defined_by::<BitCastOp>(view.source())?;
    let (from, to) = (cast.source_type(), view.source_type());
    let (&from_last, &to_last) = (from.shape.last()?, to.shape.last()?);
    if from_last > to_last || has_non_unit_strides(*view, ExtractStridedSliceOp::STRIDES) {
        return None;
    }
    let ratio = to_last / from_last;
    let rank = to.shape.len();
    // The lists may omit the last dimension if the slice covers it completely.
    let shrunk = |slot: usize| {
        let mut list = array(*view, slot);
        if list.len() == rank {
            let last = list.last_mut()?;
            if *last % ratio != 0 {
                return None;
            }
            *last /= ratio;
        }
        Some(list)
    };
    let offsets = shrunk(ExtractStridedSliceOp::OFFSETS)?;
    let sizes = shrunk(ExtractStridedSliceOp::SIZES)?;
    let strides = array(*view, ExtractStridedSliceOp::STRIDES);
    let (source, ty) = (cast.source(), view.result_ty());
    let part = extract_slice(rw, source, &offsets, &sizes, &strides);
    rw.replace_op_with(op.id(), BitCastOp::spec(ty, part));
    Some(())
}

/// Returns a vector type whose last dimension is multiplied by `times` and divided by `by`, with another element type.
fn scaled(ctx: &Context, ty: &VectorType, [times, by]: [i64; 2], element: Type) -> Option<Type> {
    let mut ty = ty.clone();
    let last = ty.shape.last_mut()?;
    *last = last.checked_mul(times)? / by;
    ty.element = element;
    Some(ctx.ty(ty))
}

fn up_over_insert(op: BitCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (from, to) = (view.source_type(), view.result_type());
    if is_scalable(from) || is_scalable(to) {
        return None;
    }
    let (&from_last, &to_last) = (from.shape.last()?, to.shape.last()?);
    let ratio = match from_last >= to_last {
        true => [1, from_last / to_last],
        false => [to_last / from_last, 1],
    };
    let put = view.defined_by::<InsertOp>(view.source())?;
    let (stored, dest) = (put.value_to_store(), put.dest());
    let stored_type = scaled(view.ctx, vector(*put, stored)?, ratio, to.element)?;
    let dest_type = scaled(view.ctx, vector(*put, dest)?, ratio, to.element)?;
    let position = MixedIndex::join(put.static_position(), put.dynamic_position());
    let stored = rw.create_value(BitCastOp::spec(stored_type, stored));
    let dest = rw.create_value(BitCastOp::spec(dest_type, dest));
    let (known, values) = MixedIndex::split(&position);
    rw.replace_op_with(op.id(), InsertOp::spec(stored, dest, &values, &known));
    Some(())
}

fn up_over_slice(op: BitCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (from, to) = (view.source_type(), view.result_type());
    let (&from_last, &to_last) = (from.shape.last()?, to.shape.last()?);
    let put = view.defined_by::<InsertStridedSliceOp>(view.source())?;
    let (stored, dest) = (put.value_to_store(), put.dest());
    let (stored_type, dest_type) = (vector(*put, stored)?, vector(*put, dest)?);
    if from_last < to_last
        || has_non_unit_strides(*put, InsertStridedSliceOp::STRIDES)
        || stored_type.shape.len() != dest_type.shape.len()
    {
        return None;
    }
    let ratio = from_last / to_last;
    let mut offsets = array(*put, InsertStridedSliceOp::OFFSETS);
    let last = offsets.last_mut()?;
    // As in upstream, this checks the element count of the inserted vector instead of its last dimension.
    if *last % ratio != 0 || count(stored_type) % ratio != 0 {
        return None;
    }
    *last /= ratio;
    let strides = array(*put, InsertStridedSliceOp::STRIDES);
    let stored_type = scaled(view.ctx, stored_type, [1, ratio], to.element)?;
    let dest_type = scaled(view.ctx, dest_type, [1, ratio], to.element)?;
    let stored = rw.create_value(BitCastOp::spec(stored_type, stored));
    let dest = rw.create_value(BitCastOp::spec(dest_type, dest));
    let value = insert_slice(rw, stored, dest, &offsets, &strides);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn break_down_bitcast(
    op: BitCastOp,
    wanted: &dyn Fn(OpRef<'_>) -> bool,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    require(wanted(*view), "the filter rejects the cast")?;
    let from = view.source_type();
    let to = view.result_type();
    require(from.shape.len() == 1, "the vector has several dimensions")?;
    require(!is_scalable(from), "the vector is scalable")?;
    let (from_size, size) = (from.shape[0], to.shape[0]);
    require(from_size >= size, "the elements do not get wider")?;
    let ratio = from_size / size;
    require(
        from_size != ratio && ratio <= MAX_PARTS,
        "the cast has only one part, or too many",
    )?;
    // A part must consist of whole result elements. Upstream aborts otherwise.
    require(
        size % ratio == 0,
        "the parts are not a whole number of elements",
    )?;
    let zero = zero_attr(view.ctx, to.element).ok_or(NO_MATCH)?;
    let part_type = fixed(view.ctx, &[size / ratio], to.element);
    let (source, ty) = (view.source(), view.result_ty());
    let zero = constant(rw, zero);
    let mut value: ValueId = broadcast(rw, ty, zero);
    for at in 0..ratio {
        let part = extract_slice(rw, source, &[at * size], &[size], &[1]);
        let part = rw.create_value(BitCastOp::spec(part_type, part));
        value = insert_slice(rw, part, value, &[at * size / ratio], &[1]);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
