//! Drops leading unit dimensions of vector operations.

use crate::contract::{Contraction, transpose};
use crate::emit::{broadcast, extract, extract_slice, insert_slice, shape_cast, vector_of};
use crate::sink::{is_elementwise, like};
use terrace_builtin::AffineMapAttr;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::props::Array;
use terrace_builtin::types::{VectorType, element_type, rank_or_zero};
use terrace_interfaces::masking::masking;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Attr, Context, OpId, OpRef, OpView, Type, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, Root, check};
use terrace_vector::masking::{mask_operation, masked_root};
use terrace_vector::matching::{array, is_broadcastable, vector};
use terrace_vector::transfer::{Transfer, mask_type};
use terrace_vector::{
    ConstantMaskOp, ContractionOp, ExtractStridedSliceOp, InsertOp, InsertStridedSliceOp,
    TransferReadOp, TransferWriteOp,
};

/// `populateCastAwayVectorLeadingOneDimPatterns`: rewrites operations to vectors without leading unit dimensions.
pub fn populate_cast_away_vector_leading_one_dim_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("CastAwayExtractStridedSliceLeadingOneDim", extracted_slice)
        .add_fn("CastAwayInsertStridedSliceLeadingOneDim", inserted_slice)
        .add_fn("CastAwayInsertLeadingOneDim", inserted)
        .add_fn("CastAwayConstantMaskLeadingOneDim", constant_mask)
        .add_fn("CastAwayTransferReadLeadingOneDim", read)
        .add_fn("CastAwayTransferWriteLeadingOneDim", write);
    patterns.add(Pattern::of(
        "CastAwayElementwiseLeadingOneDim",
        Root::Any,
        elementwise,
    ));
    patterns.add_fn("CastAwayContractionLeadingOneDim", contraction);
}

/// Returns the number of leading unit dimensions, not counting the last dimension.
fn leading_ones(ty: &VectorType) -> usize {
    let dims = ty.shape.iter().zip(&ty.scalable);
    let ones = dims
        .take_while(|(size, scales)| **size == 1 && !**scales)
        .count();
    ones.min(ty.shape.len().saturating_sub(1))
}

/// Returns a vector type without its first `count` dimensions.
fn without(ty: &VectorType, count: usize) -> VectorType {
    VectorType {
        shape: ty.shape[count..].into(),
        scalable: ty.scalable[count..].into(),
        element: ty.element,
    }
}

/// Extracts the subvector inside the leading unit dimensions.
fn inner(rw: &mut dyn Rewriter<'_>, value: ValueId, count: usize) -> ValueId {
    extract(rw, value, &vec![0; count])
}

/// Replaces an operation by a broadcast of a value to the operation's result type.
fn replace(op: OpId, value: ValueId, rw: &mut dyn Rewriter<'_>) {
    let ty = rw.op(op).result_type(0);
    let value = broadcast(rw, ty, value);
    rw.replace_op(op, &[value]);
}

fn extracted_slice(op: ExtractStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ones = leading_ones(view.source_type());
    let list = |slot| {
        let list = array(*view, slot);
        list.get(ones..).map(<[i64]>::to_vec)
    };
    let offsets = list(ExtractStridedSliceOp::OFFSETS)?;
    let sizes = list(ExtractStridedSliceOp::SIZES)?;
    let strides = list(ExtractStridedSliceOp::STRIDES)?;
    if ones == 0 {
        return None;
    }
    let source = view.source();
    let source = inner(rw, source, ones);
    let part = extract_slice(rw, source, &offsets, &sizes, &strides);
    replace(op.id(), part, rw);
    Some(())
}

fn inserted_slice(op: InsertStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (from, to) = (view.value_to_store_type(), view.dest_type());
    let (from_ones, to_ones) = (leading_ones(from), leading_ones(to));
    if from_ones == 0 && to_ones == 0 {
        return None;
    }
    let last = |slot, count: usize| {
        let list = array(*view, slot);
        let lead = list.len().checked_sub(count)?;
        Some(list[lead..].to_vec())
    };
    let offsets = last(InsertStridedSliceOp::OFFSETS, to.shape.len() - to_ones)?;
    let strides = last(InsertStridedSliceOp::STRIDES, from.shape.len() - from_ones)?;
    let (source, dest) = (view.value_to_store(), view.dest());
    let source = inner(rw, source, from_ones);
    let dest = inner(rw, dest, to_ones);
    let value = insert_slice(rw, source, dest, &offsets, &strides);
    replace(op.id(), value, rw);
    Some(())
}

fn inserted(op: InsertOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let from = vector(*view, view.value_to_store()).filter(|ty| !ty.shape.is_empty());
    let to = view.dest_type();
    let (from_ones, to_ones) = (from.map_or(0, leading_ones), leading_ones(to));
    if from_ones == 0 && to_ones == 0 {
        return None;
    }
    let is_vector = from.is_some();
    let from_rank = from.map_or(0, |ty| ty.shape.len() - from_ones);
    let position = MixedIndex::join(view.static_position(), view.dynamic_position());
    let mut position = position.get(to_ones.min(position.len())..)?.to_vec();
    let rank = (to.shape.len() - to_ones).checked_sub(from_rank)?;
    position.resize(rank, MixedIndex::Known(0));
    let (mut source, dest) = (view.value_to_store(), view.dest());
    if is_vector {
        source = inner(rw, source, from_ones);
    }
    let dest = inner(rw, dest, to_ones);
    let (known, values) = MixedIndex::split(&position);
    let value = rw.create_value(InsertOp::spec(source, dest, &values, &known));
    replace(op.id(), value, rw);
    Some(())
}

fn constant_mask(op: ConstantMaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.result_type();
    let ones = leading_ones(ty);
    if ones == 0 {
        return None;
    }
    let sizes = view.mask_dim_sizes();
    let mut inner_sizes = vec![sizes.get(..=ones)?.iter().product()];
    inner_sizes.extend_from_slice(&sizes[ones + 1..]);
    let ctx = rw.ctx();
    let ty = ctx.ty(without(ty, ones));
    let value = rw.create_value(ConstantMaskOp::spec(ty, &inner_sizes));
    replace(op.id(), value, rw);
    Some(())
}

/// Returns the mask of a transfer with lower rank.
fn inner_mask(
    rw: &mut dyn Rewriter<'_>,
    mask: Option<ValueId>,
    ty: &VectorType,
    map: &AffineMap,
) -> Option<ValueId> {
    let mask = mask?;
    let ctx = rw.ctx();
    let old = vector_of(rw, mask)?;
    let new = mask_type(ctx, ty, map);
    let rank = rank_or_zero(ctx, new);
    match is_broadcastable(ctx, new, old) {
        true => Some(inner(rw, mask, old.shape.len() - rank)),
        false => Some(shape_cast(rw, new, mask)),
    }
}

/// Returns the parts of a transfer without leading unit dimensions: the number of these, the new vector type, the map
/// and the in-bounds flags.
fn inner_transfer(
    view: OpRef<'_>,
    transfer: Transfer<'_>,
    in_bounds: usize,
) -> Option<(usize, VectorType, AffineMap, Vec<Attr>)> {
    let ty = vector(view, transfer.vector)?;
    let element = element_type(view.ctx, view.body.ty(transfer.base));
    let ones = leading_ones(ty);
    let results = &transfer.map.results;
    let fits = masking(view).is_none()
        && ones > 0
        && element == Some(ty.element)
        && results.len() == ty.shape.len();
    if !fits {
        return None;
    }
    let map = AffineMap::new(transfer.map.dims, 0, results[ones..].iter().cloned());
    let bounds = view.get::<Array>(in_bounds)?.get(ones..)?;
    Some((ones, without(ty, ones), map, bounds.to_vec()))
}

fn read(op: TransferReadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let transfer = Transfer::new(*view)?;
    let (_, ty, map, bounds) = inner_transfer(*view, transfer, TransferReadOp::IN_BOUNDS)?;
    let indices: Vec<ValueId> = transfer.indices.iter().collect();
    let (base, padding, mask) = (transfer.base, transfer.padding?, transfer.mask);
    let mask = inner_mask(rw, mask, &ty, &map);
    let ty: Type = rw.ctx().ty(ty);
    let spec = TransferReadOp::spec(ty, base, &indices, padding, &map, &bounds);
    let value = rw.create_value(spec.mask(mask));
    replace(op.id(), value, rw);
    Some(())
}

fn write(op: TransferWriteOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let transfer = Transfer::new(*view)?;
    let (ones, ty, map, bounds) = inner_transfer(*view, transfer, TransferWriteOp::IN_BOUNDS)?;
    let indices: Vec<ValueId> = transfer.indices.iter().collect();
    let (base, value, mask) = (transfer.base, transfer.vector, transfer.mask);
    let result = view.result_type();
    let value = inner(rw, value, ones);
    let mask = inner_mask(rw, mask, &ty, &map);
    let spec = TransferWriteOp::spec(result, value, base, &indices, &map, &bounds);
    rw.replace_op_with(op.id(), spec.mask(mask));
    Some(())
}

fn elementwise(op: OpId, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.op(op);
    check(is_elementwise(view) && view.body.num_results(op) == 1)?;
    let ty = vector(view, view.body.result(op, 0)).ok_or(NO_MATCH)?;
    let ones = leading_ones(ty);
    check(ones > 0)?;
    let is_vector = |value: &ValueId| vector(view, *value).is_some();
    let operands = view.body.operands(op);
    let operands: Vec<_> = operands.map(|value| (value, is_vector(&value))).collect();
    let new = rw.ctx().ty(without(ty, ones));
    let mut sources = Vec::new();
    for (value, is_vector) in operands {
        sources.push(match is_vector {
            true => inner(rw, value, ones),
            false => value,
        });
    }
    let value = like(op, &sources, new, rw);
    replace(op, value, rw);
    Ok(())
}

/// Returns a map without an input dimension.
fn without_dim(ctx: &Context, map: &AffineMap, dim: u32) -> Attr {
    let results = map.results.iter().filter_map(|result| match result {
        AffineExpr::Dim(at) if *at == dim => None,
        AffineExpr::Dim(at) if *at > dim => Some(AffineExpr::Dim(at - 1)),
        other => Some(other.clone()),
    });
    let map = AffineMap::new(map.dims.saturating_sub(1), 0, results);
    ctx.attr(AffineMapAttr { map })
}

fn contraction(op: ContractionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx();
    let parts = Contraction::new(rw.op(op.id()))?;
    let result = parts.result_vector(ctx)?;
    let AffineExpr::Dim(dim) = *parts.maps[2].results.first()? else {
        return None;
    };
    if result.shape.len() < 2 || result.shape[0] != 1 || parts.reduces[dim as usize] {
        return None;
    }
    // For each operand: the transpose it needs, and true if it has the dimension.
    let operands = [parts.lhs, parts.rhs, parts.acc];
    let mut plans = Vec::new();
    for (map, &value) in parts.maps.iter().zip(&operands) {
        let shape = &vector_of(rw, value)?.shape;
        let at = map
            .results
            .iter()
            .position(|result| *result == AffineExpr::Dim(dim));
        let permutation = at.filter(|at| *at > 0).map(|at| {
            let others = (0..shape.len()).filter(move |other| *other != at);
            std::iter::once(at)
                .chain(others)
                .map(|at| at as i64)
                .collect::<Vec<i64>>()
        });
        // A permutation of leading unit dimensions moves no elements.
        let moves = |permutation: &Vec<i64>| {
            let pairs = permutation[..permutation.len() - 1].iter().enumerate();
            pairs
                .into_iter()
                .any(|(at, dim)| *dim != at as i64 && shape[at] != 1)
        };
        plans.push((permutation.filter(moves), at.is_some()));
    }
    let maps: Vec<Attr> = parts
        .maps
        .iter()
        .map(|map| without_dim(ctx, map, dim))
        .collect();
    let mut iterators = parts.iterators.clone();
    iterators.remove(dim as usize);
    let (root, mask) = masked_root(op.id(), rw);
    let mut sources = Vec::new();
    for (value, (permutation, has_dim)) in operands.into_iter().zip(plans) {
        let value = match permutation {
            Some(permutation) => transpose(rw, value, &permutation),
            None => value,
        };
        sources.push(if has_dim { inner(rw, value, 1) } else { value });
    }
    let ty = ctx.ty(without(result, 1));
    let spec = ContractionOp::spec(ty, sources[0], sources[1], sources[2], &maps, &iterators);
    let new = rw.create(spec.kind(parts.kind)).id();
    let mask = mask.map(|mask| inner(rw, mask, 1));
    let new = mask_operation(new, mask, rw);
    let value = rw.body().result(new, 0);
    let value = broadcast(rw, parts.result, value);
    rw.replace_op(root, &[value]);
    Some(())
}
