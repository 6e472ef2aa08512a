//! Canonicalizes broadcasts, casts, transposes and shuffles.

use crate::matching::*;
use crate::ops::*;
use terrace_builtin::types::VectorType;
use terrace_ir::{OpId, OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("BroadcastFolder", broadcast_of_broadcast)
        .add_fn("ShuffleSplat", shuffle_of_broadcasts)
        .add_fn("ShuffleInterleave", shuffle_to_interleave)
        .add_fn("Canonicalize0DShuffleOp", shuffle_of_rank_0)
        .add_fn("ShapeCastCreateMaskFolderTrailingOneDim", cast_of_mask)
        .add_fn("ShapeCastBroadcastFolder", cast_of_broadcast)
        .add_fn("FoldTransposeCreateMask", transpose_of_mask)
        .add_fn("FoldTransposeShapeCast", transpose_of_cast)
        .add_fn("TransposeFolder", transpose_of_transpose)
        .add_fn("FoldTransposeSplat", transpose_of_broadcast_scalar)
        .add_fn("FoldTransposeFromElements", transpose_of_elements)
        .add_fn("FoldTransposeBroadcast", transpose_of_broadcast);
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
    let inner = rw.defined_by::<BroadcastOp>(rw.read(op).source()).ok()?;
    let source = rw.read(inner).source();
    broadcast_instead(op.id(), source, rw)
}

fn shuffle_of_broadcasts(op: ShuffleOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let [a, b] = [view.v1(), view.v2()].map(|value| broadcast_scalar(*view, value));
    let scalar = a.filter(|_| a == b)?;
    broadcast_instead(op.id(), scalar, rw)
}

fn shuffle_to_interleave(op: ShuffleOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.v1_type();
    let mask = view.mask();
    let size = count(source);
    let in_turn = (0..size).flat_map(|at| [at, size + at]);
    let fits =
        source.shape.len() <= 1 && view.v1_ty() == view.v2_ty() && mask.iter().copied().eq(in_turn);
    let (a, b) = (view.v1(), view.v2());
    if !fits {
        return None;
    }
    rw.replace_op_with(op.id(), InterleaveOp::spec(a, b));
    Some(())
}

fn shuffle_of_rank_0(op: ShuffleOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let mask = view.mask();
    let &[at] = mask else {
        return None;
    };
    let rank = view.v1_type().shape.len();
    let source = if at == 0 { view.v1() } else { view.v2() };
    (rank == 0).then(|| broadcast_instead(op.id(), source, rw))?
}

/// Folds casts of masks that drop trailing unit dimensions.
fn cast_of_mask(op: ShapeCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (from, to) = (view.source_type(), view.result_type());
    let ones = |(size, scalable): &(&i64, &bool)| **size == 1 && !**scalable;
    let dims = from.shape.iter().zip(&from.scalable).rev();
    let kept = from.shape.len() - dims.take_while(ones).count();
    let kept = kept.max(1).min(from.shape.len());
    let trimmed = from.shape[..kept] == *to.shape && from.scalable[..kept] == *to.scalable;
    if !trimmed || kept == from.shape.len() {
        return None;
    }
    let ty = view.result_ty();
    if let Some(mask) = view.defined_by::<CreateMaskOp>(view.source()) {
        let sizes: Values = mask.operands().collect();
        let all = |&size: &ValueId| int(*view, size) == Some(1);
        if !sizes[kept..].iter().all(all) {
            return None;
        }
        rw.replace_op_with(op.id(), CreateMaskOp::spec(ty, &sizes[..kept]));
        return Some(());
    }
    let mask = view.defined_by::<ConstantMaskOp>(view.source())?;
    let sizes = rw.read(ConstantMaskOp::from_id(mask.id)).mask_dim_sizes();
    if sizes[kept..].iter().any(|size| *size != 1) {
        return None;
    }
    super::masks::constant_mask_instead(op.id(), &sizes[..kept], rw)
}

fn cast_of_broadcast(op: ShapeCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let broadcast = view.defined_by::<BroadcastOp>(view.source())?;
    let source = broadcast.source();
    let to = view.result_type();
    if vector(*view, source).is_some_and(|before| has_same_count(before, to)) {
        return cast_instead(op.id(), source, rw);
    }
    // Both broadcasts must repeat the same dimensions. Upstream does not check this.
    let shape = vector(*view, source);
    let fits = is_broadcastable(view.ctx, view.body.ty(source), to)
        && repetition(shape, broadcast.vector_type()) == repetition(shape, to);
    fits.then(|| broadcast_instead(op.id(), source, rw))?
}

/// Consecutive dimensions of a broadcast's result that all come from the source or are all repeated.
#[derive(PartialEq)]
struct Run {
    repeats: bool,
    size: i64,
    /// The number of scalable dimensions.
    scalable: usize,
}

/// Returns the runs of dimensions in a broadcast's result. Results with equal runs have the same elements in
/// row-major order.
fn repetition(source: Option<&VectorType>, to: &VectorType) -> Vec<Run> {
    let shape = source.map_or(&[][..], |ty| &ty.shape);
    let lead = to.shape.len() - shape.len();
    let mut runs: Vec<Run> = Vec::new();
    for (at, (&size, &scalable)) in to.shape.iter().zip(&to.scalable).enumerate() {
        if size == 1 && !scalable {
            continue;
        }
        let repeats = at.checked_sub(lead).is_none_or(|at| {
            let own_scalable = source.is_some_and(|ty| ty.scalable[at]);
            shape[at] != size || own_scalable != scalable
        });
        match runs.last_mut() {
            Some(run) if run.repeats == repeats => {
                run.size = run.size.saturating_mul(size);
                run.scalable += usize::from(scalable);
            }
            _ => runs.push(Run {
                repeats,
                size,
                scalable: scalable.into(),
            }),
        }
    }
    runs
}

fn transpose_of_mask(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let permutation = view.permutation();
    let dims = permutation.iter().map(|&dim| dim as usize);
    if let Some(mask) = view.defined_by::<CreateMaskOp>(view.vector()) {
        let sizes: Values = mask.operands().collect();
        // A mask of rank 0 also has one size.
        let sizes: Values = match permutation.is_empty() {
            true => sizes,
            false => dims.map(|dim| sizes[dim]).collect(),
        };
        let ty = view.result_ty();
        rw.replace_op_with(op.id(), CreateMaskOp::spec(ty, &sizes));
        return Some(());
    }
    let mask = view.defined_by::<ConstantMaskOp>(view.vector())?;
    let sizes = mask.mask_dim_sizes();
    let sizes: Vec<i64> = match permutation.is_empty() {
        true => sizes.to_vec(),
        false => dims.map(|dim| sizes[dim]).collect(),
    };
    super::masks::constant_mask_instead(op.id(), &sizes, rw)
}

fn transpose_of_cast(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.defined_by::<ShapeCastOp>(view.vector())?.source();
    preserves_order(view).then(|| cast_instead(op.id(), source, rw))?
}

pub(super) fn transpose_of_transpose(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let inner = view.defined_by::<TransposeOp>(view.vector())?;
    let [first, second] = [inner, view].map(|op| op.permutation());
    let permutation: Vec<i64> = second.iter().map(|&dim| first[dim as usize]).collect();
    let (ty, source) = (view.result_ty(), inner.vector());
    rw.replace_op_with(op.id(), TransposeOp::spec(ty, source, &permutation));
    Some(())
}

fn transpose_of_broadcast_scalar(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let scalar = broadcast_scalar(*view, view.vector())?;
    broadcast_instead(op.id(), scalar, rw)
}

fn transpose_of_elements(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let elements = view.defined_by::<FromElementsOp>(view.vector())?;
    let elements: Values = elements.elements().collect();
    let (from, to) = (view.vector_type(), view.result_type());
    let permutation = view.permutation();
    let permuted = (0..count(to)).map(|place| {
        let mut position = vec![0; permutation.len()];
        for (at, dim) in position_of(place, &to.shape).into_iter().zip(permutation) {
            position[*dim as usize] = at;
        }
        elements[linear(&position, &from.shape) as usize]
    });
    let permuted: Vec<ValueId> = permuted.collect();
    let ty = view.result_ty();
    rw.replace_op_with(op.id(), FromElementsOp::spec(ty, &permuted));
    Some(())
}

/// Folds a transpose of a broadcast into the broadcast. The transpose may only permute equal dimensions: the leading
/// ones, and those broadcast from a unit dimension.
fn transpose_of_broadcast(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.defined_by::<BroadcastOp>(view.vector())?.source();
    let from: Vec<(i64, bool)> = vector(*view, source).map_or(Vec::new(), |ty| dims(ty).collect());
    let permutation = view.permutation();
    let lead = permutation.len() - from.len();
    // A scalable dimension of minimum size 1 is not broadcast.
    let is_one = |at: usize| from[at] == (1, false);
    let mut low = 0;
    for at in 0..from.len() {
        if is_one(at) && (at == 0 || is_one(at - 1)) {
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
