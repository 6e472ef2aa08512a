//! Converts indices into a view to indices into its source.

use crate::make::composed_apply;
use terrace_arith::value_or_constant_index;
use terrace_builtin::affine::AffineExpr;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Builder, ValueId};

/// Converts indices into a slice to indices into its source, `offset + index * stride` in each dimension: MLIR's
/// `resolveIndicesIntoOpWithOffsetsAndStrides`. `indices` has one entry per dimension that the slice keeps. The index
/// of a dropped dimension is 0.
pub fn resolve_indices_into_op_with_offsets_and_strides(
    b: &mut Builder<'_>,
    offsets: &[MixedIndex],
    strides: &[MixedIndex],
    dropped: &[bool],
    indices: &[MixedIndex],
) -> Vec<ValueId> {
    let mut indices = indices.iter().copied();
    let [offset, index, stride] = [0, 1, 2].map(AffineExpr::Symbol);
    let position = offset + index * stride;
    let dims = offsets.iter().zip(strides).zip(dropped);
    dims.map(|((&offset, &stride), &dropped)| {
        let index = match dropped {
            true => None,
            false => indices.next(),
        };
        let operands = [offset, index.unwrap_or(MixedIndex::Known(0)), stride];
        let index = composed_apply(b, position.clone(), &operands);
        value_or_constant_index(b, index)
    })
    .collect()
}

/// Returns the sizes of a slice of a slice, in the dimensions of the source: MLIR's `resolveSizesIntoOpWithSizes`.
/// Dimensions that the outer slice drops keep the outer slice's size; the others have the inner slice's size.
pub fn resolve_sizes_into_op_with_sizes(
    source: &[MixedIndex],
    sizes: &[MixedIndex],
    dropped: &[bool],
) -> Vec<MixedIndex> {
    let mut sizes = sizes.iter().copied();
    let dims = source.iter().zip(dropped);
    dims.filter_map(|(&size, &dropped)| match dropped {
        true => Some(size),
        false => sizes.next(),
    })
    .collect()
}
