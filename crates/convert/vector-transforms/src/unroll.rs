//! Unrolls vector operations to lower rank.

use crate::emit::{broadcast, constant, drop_dims, extract, insert, poison, shuffle, zero_attr};
use terrace_builtin::types::VectorType;
use terrace_ir::{Attr, OpId, OpView, Type, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_vector::matching::{Values, count, is_scalable, position_of, vector};
use terrace_vector::{
    BitCastOp, DeinterleaveOp, FMAOp, FromElementsOp, GatherOp, InterleaveOp, ToElementsOp,
};

/// `populateVectorBitCastLoweringPatterns`: unrolls `vector.bitcast` to rank `target_rank`.
pub fn populate_vector_bit_cast_lowering_patterns(patterns: &mut PatternSet, target_rank: usize) {
    patterns.add_fn("UnrollBitCastOp", move |op, rw| {
        unroll_bitcast(op, target_rank, rw)
    });
}

/// `populateVectorInterleaveLoweringPatterns`: unrolls `vector.interleave` and `vector.deinterleave` to rank
/// `target_rank`.
pub fn populate_vector_interleave_lowering_patterns(patterns: &mut PatternSet, target_rank: usize) {
    patterns.add_fn("UnrollInterleaveOp", move |op, rw| {
        unroll_interleave(op, target_rank, rw)
    });
    patterns.add_fn("UnrollDeinterleaveOp", move |op, rw| {
        unroll_deinterleave(op, target_rank, rw)
    });
}

/// `populateVectorInterleaveToShufflePatterns`: lowers one-dimensional `vector.interleave` to `vector.shuffle`.
pub fn populate_vector_interleave_to_shuffle_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("InterleaveToShuffle", interleave_to_shuffle);
}

/// `populateVectorRankReducingFMAPattern`: unrolls the first dimension of `vector.fma`.
pub fn populate_vector_rank_reducing_fma_pattern(patterns: &mut PatternSet) {
    patterns.add(Pattern::new("VectorFMAOpNDRewritePattern", unroll_fma).bounded_recursion());
}

/// `populateVectorGatherLoweringPatterns`: unrolls the first dimension of `vector.gather`.
pub fn populate_vector_gather_lowering_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("UnrollGather", gather);
}

/// `populateVectorToElementsUnrollPatterns`: unrolls the first dimension of `vector.to_elements`.
pub fn populate_vector_to_elements_unroll_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("UnrollToElements", to_elements);
}

/// `populateVectorFromElementsUnrollPatterns`: unrolls the first dimension of `vector.from_elements`.
pub fn populate_vector_from_elements_unroll_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("UnrollFromElements", from_elements);
}

/// The maximum number of parts into which a vector is unrolled.
pub const MAX_PARTS: i64 = 1 << 20;

/// Returns the shape of the dimensions that unrolling to rank `target_rank` removes. A scalable dimension and those
/// after it are kept.
pub(crate) fn unrolled_shape(ty: &VectorType, target_rank: usize) -> Option<&[i64]> {
    let lead = ty.shape.len().checked_sub(target_rank)?;
    let fixed = ty.scalable[..lead].iter().take_while(|scales| !**scales);
    let fixed = fixed.count();
    let shape = Some(&ty.shape[..fixed]).filter(|shape| !shape.is_empty())?;
    let parts = shape
        .iter()
        .fold(1, |all: i64, size| all.saturating_mul(*size));
    (parts <= MAX_PARTS).then_some(shape)
}

/// Iterates over all positions in a shape, in row-major order.
pub(crate) fn positions(shape: &[i64]) -> impl Iterator<Item = Vec<i64>> + use<> {
    let shape = shape.to_vec();
    let all = shape
        .iter()
        .fold(1, |all: i64, size| all.saturating_mul(*size));
    (0..all).map(move |place| position_of(place, &shape))
}

fn unroll_bitcast(
    op: BitCastOp,
    target_rank: usize,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.result_type();
    let shape = unrolled_shape(ty, target_rank).ok_or(NOT_UNROLLED)?;
    let part = drop_dims(rw.ctx(), ty, shape.len());
    let all = positions(shape);
    let (source, ty) = (view.source(), view.result_ty());
    let mut value = poison(rw, ty);
    for position in all {
        let from = extract(rw, source, &position);
        let cast = rw.create_value(BitCastOp::spec(part, from));
        value = insert(rw, cast, value, &position);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// The reason why an operation is not unrolled.
const NOT_UNROLLED: NoMatch = NoMatch::because(
    "the vector already has the target rank, is too large, or is scalable in a dimension to unroll",
);

fn unroll_interleave(
    op: InterleaveOp,
    target_rank: usize,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.result_type();
    let all = positions(unrolled_shape(ty, target_rank).ok_or(NOT_UNROLLED)?);
    let zero = zero_attr(view.ctx, view.result_ty()).ok_or(NO_MATCH)?;
    let (lhs, rhs) = (view.lhs(), view.rhs());
    let mut value = constant(rw, zero);
    for position in all {
        let a = extract(rw, lhs, &position);
        let b = extract(rw, rhs, &position);
        let part = rw.create_value(InterleaveOp::spec(a, b));
        value = insert(rw, part, value, &position);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn unroll_deinterleave(
    op: DeinterleaveOp,
    target_rank: usize,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.res1_type();
    let all = positions(unrolled_shape(ty, target_rank).ok_or(NOT_UNROLLED)?);
    let zero = zero_attr(view.ctx, view.res1_ty()).ok_or(NO_MATCH)?;
    let source = view.source();
    let zero = constant(rw, zero);
    let (mut even, mut odd) = (zero, zero);
    for position in all {
        let from = extract(rw, source, &position);
        let parts = rw.create(DeinterleaveOp::spec(from));
        let [first, second] = [0, 1].map(|index| rw.body().result(parts.id(), index));
        even = insert(rw, first, even, &position);
        odd = insert(rw, second, odd, &position);
    }
    rw.replace_op(op.id(), &[even, odd]);
    Ok(())
}

fn interleave_to_shuffle(op: InterleaveOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.lhs_type();
    if ty.shape.len() != 1 || is_scalable(ty) {
        return None;
    }
    let size = count(ty);
    let mask: Vec<i64> = (0..size).flat_map(|at| [at, size + at]).collect();
    let sources = [view.lhs(), view.rhs()];
    let value = shuffle(rw, sources, &mask);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn unroll_fma(op: FMAOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.result_type();
    require(ty.shape.len() >= 2, "the vector has one dimension")?;
    // At run time a scalable dimension may have more rows than its static size. Upstream ignores those rows.
    require(!ty.scalable[0], "the first dimension is scalable")?;
    require(ty.shape[0] <= MAX_PARTS, "the vector is too large")?;
    let size = ty.shape[0];
    let zero: Attr = zero_attr(view.ctx, ty.element).ok_or(NO_MATCH)?;
    let ty: Type = view.result_ty();
    let operands = [view.lhs(), view.rhs(), view.acc()];
    let zero = constant(rw, zero);
    let mut value = broadcast(rw, ty, zero);
    for at in 0..size {
        let [lhs, rhs, acc] = operands.map(|operand| extract(rw, operand, &[at]));
        let part = rw.create_value(FMAOp::spec(lhs, rhs, acc));
        value = insert(rw, part, value, &[at]);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Replaces an operation by a vector assembled from parts: MLIR's `unrollVectorOp`. `part` creates the part at an index
/// of the first dimension. Returns `None` if the vector has only one dimension, or the first one is scalable.
fn unroll_first_dim(
    op: OpId,
    rw: &mut dyn Rewriter<'_>,
    mut part: impl FnMut(&mut dyn Rewriter<'_>, Type, i64) -> ValueId,
) -> Option<()> {
    let view = rw.op(op);
    let ty = vector(view, view.body.result(op, 0))?;
    if ty.shape.len() < 2 || ty.scalable[0] || ty.shape[0] > MAX_PARTS {
        return None;
    }
    let size = ty.shape[0];
    let (ty, part_type) = (view.result_type(0), drop_dims(rw.ctx(), ty, 1));
    let mut value = poison(rw, ty);
    for at in 0..size {
        let new = part(rw, part_type, at);
        value = insert(rw, new, value, &[at]);
    }
    rw.replace_op(op, &[value]);
    Some(())
}

fn gather(op: GatherOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let alignment = view.alignment();
    let base = view.base();
    let offsets: Values = view.offsets().collect();
    let (passthru, mask, indices) = (view.pass_thru(), view.mask(), view.indices());
    unroll_first_dim(op.id(), rw, |rw, ty, at| {
        let [indices, mask, passthru] =
            [indices, mask, passthru].map(|value| extract(rw, value, &[at]));
        let spec = GatherOp::spec(ty, base, &offsets, indices, mask, passthru);
        rw.create_value(spec.alignment(alignment))
    })
}

fn from_elements(op: FromElementsOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.dest_type();
    let each = ty.shape.iter().skip(1).product::<i64>() as usize;
    let elements: Values = view.elements().collect();
    unroll_first_dim(op.id(), rw, |rw, ty, at| {
        let first = at as usize * each;
        rw.create_value(FromElementsOp::spec(ty, &elements[first..first + each]))
    })
}

fn to_elements(op: ToElementsOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.source_type();
    if ty.shape.len() < 2 || ty.scalable[0] || ty.shape[0] > MAX_PARTS {
        return None;
    }
    let (size, source) = (ty.shape[0], view.source());
    let loc = rw.loc();
    rw.set_loc(rw.body().value_loc(source));
    let parts: Vec<ValueId> = (0..size).map(|at| extract(rw, source, &[at])).collect();
    rw.set_loc(loc);
    let mut elements = Vec::new();
    for part in parts {
        let part = rw.create(ToElementsOp::spec(part));
        elements.extend(rw.body().results(part.id()));
    }
    rw.replace_op(op.id(), &elements);
    Some(())
}
