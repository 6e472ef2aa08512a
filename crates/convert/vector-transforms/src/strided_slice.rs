//! Lowers strided slices to shuffles and to slices of lower rank.

use crate::emit::{
    broadcast, constant, extract, extract_slice, insert, insert_slice, shuffle, zero_attr,
};
use crate::unroll::MAX_PARTS;
use terrace_ir::{OpRef, OpView};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_vector::matching::{array, is_scalable};
use terrace_vector::{ExtractStridedSliceOp, InsertStridedSliceOp};

/// `populateVectorInsertExtractStridedSliceDecompositionPatterns`: decomposes `vector.insert_strided_slice` into a
/// vector of higher rank, and multi-dimensional `vector.extract_strided_slice`.
pub fn populate_vector_insert_extract_strided_slice_decomposition_patterns(
    patterns: &mut PatternSet,
) {
    patterns.add_fn(
        "DecomposeDifferentRankInsertStridedSlice",
        insert_of_lower_rank,
    );
    patterns
        .add(Pattern::new("DecomposeNDExtractStridedSlice", decompose_slice).bounded_recursion());
}

/// `populateVectorExtractStridedSliceToExtractInsertChainPatterns`: lowers one-dimensional
/// `vector.extract_strided_slice` element by element. Applies to the operations for which `wanted` returns true.
pub fn populate_vector_extract_strided_slice_to_extract_insert_chain_patterns(
    patterns: &mut PatternSet,
    wanted: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
) {
    let wanted = Box::new(wanted);
    patterns.add_fn(
        "Convert1DExtractStridedSliceIntoExtractInsertChain",
        move |op, rw| slice_to_extract_insert_chain(op, &wanted, rw),
    );
}

/// `populateVectorInsertExtractStridedSliceTransforms`: adds the patterns of
/// [`populate_vector_insert_extract_strided_slice_decomposition_patterns`], and lowers the remaining slices to
/// shuffles.
pub fn populate_vector_insert_extract_strided_slice_transforms(patterns: &mut PatternSet) {
    populate_vector_insert_extract_strided_slice_decomposition_patterns(patterns);
    patterns.add(
        Pattern::new(
            "ConvertSameRankInsertStridedSliceIntoShuffle",
            insert_as_shuffle,
        )
        .bounded_recursion(),
    );
    patterns.add_fn("Convert1DExtractStridedSliceIntoShuffle", slice_as_shuffle);
    // Scalable vectors cannot be shuffled.
    populate_vector_extract_strided_slice_to_extract_insert_chain_patterns(patterns, |op| {
        let slice = op.as_::<ExtractStridedSliceOp>();
        slice.is_some_and(|slice| is_scalable(slice.source_type()))
    });
}

fn insert_of_lower_rank(op: InsertStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (from, to) = (view.value_to_store_type(), view.dest_type());
    let lead = to.shape.len().checked_sub(from.shape.len())?;
    if lead == 0 {
        return None;
    }
    let offsets = array(*view, InsertStridedSliceOp::OFFSETS);
    let strides = array(*view, InsertStridedSliceOp::STRIDES);
    let (source, dest) = (view.value_to_store(), view.dest());
    let part = extract(rw, dest, &offsets[..lead]);
    let part = insert_slice(rw, source, part, &offsets[lead..], &strides);
    let value = insert(rw, part, dest, &offsets[..lead]);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn insert_as_shuffle(op: InsertStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let from = view.value_to_store_type();
    let to = view.dest_type();
    require(
        from.shape.len() == to.shape.len(),
        "the vectors have different ranks",
    )?;
    let (source, dest) = (view.value_to_store(), view.dest());
    if from == to {
        rw.replace_op(op.id(), &[source]);
        return Ok(());
    }
    let offsets = array(*view, InsertStridedSliceOp::OFFSETS);
    let strides = array(*view, InsertStridedSliceOp::STRIDES);
    let (&offset, &stride) = offsets.first().zip(strides.first()).ok_or(NO_MATCH)?;
    // At run time a scalable dimension may have more rows than its static size. Upstream ignores those rows.
    require(!to.scalable[0], "the first dimension is scalable")?;
    let (size, to_size) = (from.shape[0], to.shape[0]);
    require(
        to_size <= MAX_PARTS && size <= MAX_PARTS && stride > 0,
        "the vector is too large",
    )?;
    if from.shape.len() == 1 {
        let fill: Vec<i64> = (0..to_size)
            .map(|at| if at < size { at } else { 0 })
            .collect();
        let taken = |at: i64| {
            let place = (at - offset) / stride;
            match at >= offset && place < size && (at - offset) % stride == 0 {
                true => place,
                false => to_size + at,
            }
        };
        let mask: Vec<i64> = (0..to_size).map(taken).collect();
        let wide = shuffle(rw, [source, source], &fill);
        let value = shuffle(rw, [wide, dest], &mask);
        rw.replace_op(op.id(), &[value]);
        return Ok(());
    }
    let mut value = dest;
    for at in 0..size {
        let place = offset + at * stride;
        let part = extract(rw, source, &[at]);
        let around = extract(rw, dest, &[place]);
        let part = insert_slice(rw, part, around, &offsets[1..], &strides[1..]);
        value = insert(rw, part, value, &[place]);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Returns the offset, size and stride of a one-dimensional slice.
fn slice_of_one_dim(op: ExtractStridedSliceOp, rw: &dyn Rewriter<'_>) -> Option<[i64; 3]> {
    let view = rw.read(op);
    let only = |slot| match array(*view, slot)[..] {
        [only] => Some(only),
        _ => None,
    };
    let offset = only(ExtractStridedSliceOp::OFFSETS)?;
    let size = only(ExtractStridedSliceOp::SIZES).filter(|size| *size <= MAX_PARTS)?;
    Some([offset, size, only(ExtractStridedSliceOp::STRIDES)?])
}

fn slice_as_shuffle(op: ExtractStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let [offset, size, stride] = slice_of_one_dim(op, rw)?;
    let view = rw.read(op);
    if is_scalable(view.source_type()) {
        return None;
    }
    let source = view.source();
    let mask: Vec<i64> = (0..size).map(|at| offset + at * stride).collect();
    let value = shuffle(rw, [source, source], &mask);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn slice_to_extract_insert_chain(
    op: ExtractStridedSliceOp,
    wanted: &dyn Fn(OpRef<'_>) -> bool,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    require(wanted(rw.op(op.id())), "the filter rejects the slice")?;
    let [offset, size, stride] =
        slice_of_one_dim(op, rw).ok_or("the vector has several dimensions, or is too large")?;
    let view = rw.read(op);
    let source = view.source();
    // A slice along a scalable dimension is the whole vector.
    if view.source_ty() == view.result_ty() {
        rw.replace_op(op.id(), &[source]);
        return Ok(());
    }
    let zero = zero_attr(view.ctx, view.result_ty()).ok_or(NO_MATCH)?;
    let places = (0..size).map(|at| offset + at * stride);
    let elements: Vec<_> = places.map(|at| extract(rw, source, &[at])).collect();
    let start = constant(rw, zero);
    let elements = elements.into_iter().zip(0..);
    let value = elements.fold(start, |all, (element, at)| insert(rw, element, all, &[at]));
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn decompose_slice(op: ExtractStridedSliceOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.result_type();
    let offsets = array(*view, ExtractStridedSliceOp::OFFSETS);
    let sizes = array(*view, ExtractStridedSliceOp::SIZES);
    let strides = array(*view, ExtractStridedSliceOp::STRIDES);
    require(offsets.len() > 1, "the slice is of one dimension")?;
    // At run time a scalable dimension may have more rows than its static size. Upstream ignores those rows.
    require(!ty.scalable[0], "the first dimension is scalable")?;
    require(sizes[0] <= MAX_PARTS, "the vector is too large")?;
    let zero = zero_attr(view.ctx, ty.element).ok_or(NO_MATCH)?;
    let (source, ty) = (view.source(), view.result_ty());
    let zero = constant(rw, zero);
    let mut value = broadcast(rw, ty, zero);
    for at in 0..sizes[0] {
        let part = extract(rw, source, &[offsets[0] + at * strides[0]]);
        let part = extract_slice(rw, part, &offsets[1..], &sizes[1..], &strides[1..]);
        value = insert(rw, part, value, &[at]);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
