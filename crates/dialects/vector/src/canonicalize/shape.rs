//! Broadcasts, casts, transpositions and shuffles.

use crate::matching::*;
use crate::ops::*;
use crate::verify::dense;
use terrace_ir::{OpId, OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_option_fn("BroadcastFolder", broadcast_of_broadcast)
        .add_option_fn("ShuffleSplat", shuffle_of_broadcasts)
        .add_option_fn("ShuffleInterleave", shuffle_to_interleave)
        .add_option_fn("Canonicalize0DShuffleOp", shuffle_of_rank_0)
        .add_option_fn("ShapeCastCreateMaskFolderTrailingOneDim", cast_of_mask)
        .add_option_fn("ShapeCastBroadcastFolder", cast_of_broadcast)
        .add_option_fn("FoldTransposeCreateMask", transpose_of_mask)
        .add_option_fn("FoldTransposeShapeCast", transpose_of_cast)
        .add_option_fn("TransposeFolder", transpose_of_transpose)
        .add_option_fn("FoldTransposeSplat", transpose_of_broadcast_scalar)
        .add_option_fn("FoldTransposeFromElements", transpose_of_elements)
        .add_option_fn("FoldTransposeBroadcast", transpose_of_broadcast);
}

/// Replaces an operation by a broadcast to its type.
pub(super) fn broadcast_instead(
    op: OpId,
    source: ValueId,
    rw: &mut dyn Rewriter<'_>,
) -> Option<()> {
    let ty = rw.op(op).result_type(0);
    rw.replace_op_with(op, BroadcastOp::spec(ty, source));
    Some(())
}

/// Replaces an operation by a cast to its type.
pub(super) fn cast_instead(op: OpId, source: ValueId, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let ty = rw.op(op).result_type(0);
    rw.replace_op_with(op, ShapeCastOp::spec(ty, source));
    Some(())
}

fn broadcast_of_broadcast(op: BroadcastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let inner = operand_by::<BroadcastOp>(rw.op(op.id()), 0)?;
    let source = operand(inner, 0);
    broadcast_instead(op.id(), source, rw)
}

fn shuffle_of_broadcasts(op: ShuffleOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let [a, b] = [0, 1].map(|index| broadcast_scalar(view, operand(view, index)));
    let scalar = a.filter(|_| a == b)?;
    broadcast_instead(op.id(), scalar, rw)
}

fn shuffle_to_interleave(op: ShuffleOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let source = operand_vector(view, 0)?;
    let mask = dense(view, ShuffleOp::MASK);
    let size = count(source);
    let in_turn = (0..size).flat_map(|at| [at, size + at]);
    let fits = source.shape.len() <= 1
        && view.operand_type(0) == view.operand_type(1)
        && mask.iter().copied().eq(in_turn);
    let [a, b] = [0, 1].map(|index| operand(view, index));
    if !fits {
        return None;
    }
    rw.replace_op_with(op.id(), InterleaveOp::spec(a, b));
    Some(())
}

fn shuffle_of_rank_0(op: ShuffleOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let mask = dense(view, ShuffleOp::MASK);
    let &[at] = mask else {
        return None;
    };
    let rank = operand_vector(view, 0)?.shape.len();
    let source = operand(view, usize::from(at != 0));
    (rank == 0).then(|| broadcast_instead(op.id(), source, rw))?
}

/// The casts that drop trailing ones of masks.
fn cast_of_mask(op: ShapeCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let (from, to) = (operand_vector(view, 0)?, result_vector(view)?);
    let ones = |(size, scalable): &(&i64, &bool)| **size == 1 && !**scalable;
    let dims = from.shape.iter().zip(&from.scalable).rev();
    let kept = from.shape.len() - dims.take_while(ones).count();
    let kept = kept.max(1).min(from.shape.len());
    let trimmed = from.shape[..kept] == *to.shape && from.scalable[..kept] == *to.scalable;
    if !trimmed || kept == from.shape.len() {
        return None;
    }
    let ty = view.result_type(0);
    if let Some(mask) = operand_by::<CreateMaskOp>(view, 0) {
        let sizes = operands_from(mask, 0);
        let all = |&size: &ValueId| int(view, size) == Some(1);
        if !sizes[kept..].iter().all(all) {
            return None;
        }
        rw.replace_op_with(op.id(), CreateMaskOp::spec(ty, &sizes[..kept]));
        return Some(());
    }
    let mask = operand_by::<ConstantMaskOp>(view, 0)?;
    let sizes = ConstantMaskOp::from_id(mask.id).mask_dim_sizes(rw.ctx(), rw.body());
    if sizes[kept..].iter().any(|size| *size != 1) {
        return None;
    }
    super::masks::constant_mask_instead(op.id(), &sizes[..kept], rw)
}

fn cast_of_broadcast(op: ShapeCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let broadcast = operand_by::<BroadcastOp>(view, 0)?;
    let source = operand(broadcast, 0);
    let to = result_vector(view)?;
    if vector(view, source).is_some_and(|before| count(before) == count(to)) {
        return cast_instead(op.id(), source, rw);
    }
    // Upstream does not ask whether the dimensions that are repeated are the same ones.
    let fits = is_broadcastable(view.ctx, view.body.ty(source), to);
    fits.then(|| broadcast_instead(op.id(), source, rw))?
}

fn transpose_of_mask(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let permutation = dense(view, TransposeOp::PERMUTATION);
    let dims = permutation.iter().map(|&dim| dim as usize);
    if let Some(mask) = operand_by::<CreateMaskOp>(view, 0) {
        let sizes = operands_from(mask, 0);
        // A mask of rank 0 has a size nevertheless.
        let sizes: Values = match permutation.is_empty() {
            true => sizes,
            false => dims.map(|dim| sizes[dim]).collect(),
        };
        let ty = view.result_type(0);
        rw.replace_op_with(op.id(), CreateMaskOp::spec(ty, &sizes));
        return Some(());
    }
    let mask = operand_by::<ConstantMaskOp>(view, 0)?;
    let sizes = dense(mask, ConstantMaskOp::MASK_DIM_SIZES);
    let sizes: Vec<i64> = match permutation.is_empty() {
        true => sizes.to_vec(),
        false => dims.map(|dim| sizes[dim]).collect(),
    };
    super::masks::constant_mask_instead(op.id(), &sizes, rw)
}

fn transpose_of_cast(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let source = operand(operand_by::<ShapeCastOp>(view, 0)?, 0);
    preserves_order(view).then(|| cast_instead(op.id(), source, rw))?
}

pub(super) fn transpose_of_transpose(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let inner = operand_by::<TransposeOp>(view, 0)?;
    let [first, second] = [inner, view].map(|op| dense(op, TransposeOp::PERMUTATION));
    let permutation: Vec<i64> = second.iter().map(|&dim| first[dim as usize]).collect();
    let (ty, source) = (view.result_type(0), operand(inner, 0));
    rw.replace_op_with(op.id(), TransposeOp::spec(ty, source, &permutation));
    Some(())
}

fn transpose_of_broadcast_scalar(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let scalar = broadcast_scalar(view, operand(view, 0))?;
    broadcast_instead(op.id(), scalar, rw)
}

fn transpose_of_elements(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let elements = operands_from(operand_by::<FromElementsOp>(view, 0)?, 0);
    let (from, to) = (operand_vector(view, 0)?, result_vector(view)?);
    let permutation = dense(view, TransposeOp::PERMUTATION);
    let permuted = (0..count(to)).map(|place| {
        let mut position = vec![0; permutation.len()];
        for (at, dim) in position_of(place, &to.shape).into_iter().zip(permutation) {
            position[*dim as usize] = at;
        }
        elements[linear(&position, &from.shape) as usize]
    });
    let permuted: Vec<ValueId> = permuted.collect();
    let ty = view.result_type(0);
    rw.replace_op_with(op.id(), FromElementsOp::spec(ty, &permuted));
    Some(())
}

/// Dimensions are permuted only among those that hold the same elements: of the leading ones, and of those broadcast
/// from one.
fn transpose_of_broadcast(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let source = operand(operand_by::<BroadcastOp>(view, 0)?, 0);
    let shape = vector(view, source).map_or(&[][..], |ty| &ty.shape);
    let permutation = dense(view, TransposeOp::PERMUTATION);
    let lead = permutation.len() - shape.len();
    let mut low = 0;
    for at in 0..shape.len() {
        if shape[at] == 1 && (at == 0 || shape[at - 1] == 1) {
            continue;
        }
        let high = at + lead;
        let inside = |dim: &i64| (low as i64..high as i64).contains(dim);
        if !permutation[low..high].iter().all(inside) {
            return None;
        }
        low = high;
    }
    broadcast_instead(op.id(), source, rw)
}
