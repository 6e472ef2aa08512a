//! Translates indices into a reshaped memref to indices into its source.

use crate::metadata::{extract, known_or_each};
use terrace_affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use terrace_arith::constant_index;
use terrace_builtin::types::MemRefType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Attr, Builder, OpView, Type, ValueId};
use terrace_memref::layout::reassociation;
use terrace_memref::{CollapseShapeOp, ExpandShapeOp};

/// Returns the dimensions of each group. The verifier guarantees that groups contain nothing else.
fn groups(b: &Builder<'_>, groups: &[Attr]) -> Vec<Vec<usize>> {
    let groups = reassociation(b.ctx, groups).into_iter();
    let dims = |group: Vec<i64>| {
        group
            .into_iter()
            .filter_map(|dim| usize::try_from(dim).ok())
    };
    groups.map(|group| dims(group).collect()).collect()
}

/// Resolves indices into the result of `memref.expand_shape` to indices into its source, by linearizing the indices of
/// a group. MLIR's `resolveSourceIndicesExpandShape`. `starts_inbounds` states that each index is in bounds of its
/// dimension.
pub fn resolve_source_indices_expand_shape(
    b: &mut Builder<'_>,
    op: ExpandShapeOp,
    indices: &[ValueId],
    starts_inbounds: bool,
) -> Vec<ValueId> {
    let view = b.read(op);
    let numbers = view.static_output_shape();
    let shape = MixedIndex::join(numbers, view.output_shape());
    let groups = groups(b, view.reassociation());
    let mut resolved = Vec::new();
    for group in groups {
        if let [only] = group[..] {
            resolved.extend(indices.get(only));
            continue;
        }
        let of_group: Vec<ValueId> = group
            .iter()
            .filter_map(|&dim| indices.get(dim).copied())
            .collect();
        let sizes: Vec<MixedIndex> = group
            .iter()
            .filter_map(|&dim| shape.get(dim).copied())
            .collect();
        let (numbers, values) = MixedIndex::split(&sizes);
        let mut index = AffineLinearizeIndexOp::spec(&of_group, &values, &numbers);
        if starts_inbounds {
            index = index.disjoint(true);
        }
        resolved.push(b.create_value(index));
    }
    resolved
}

/// Resolves indices into the result of `memref.collapse_shape` to indices into its source, by delinearizing each index
/// over its group. MLIR's `resolveSourceIndicesCollapseShape`.
pub fn resolve_source_indices_collapse_shape(
    b: &mut Builder<'_>,
    op: CollapseShapeOp,
    indices: &[ValueId],
) -> Vec<ValueId> {
    let (ctx, body) = (b.ctx, b.body());
    let view = b.read(op);
    let source = view.src();
    let groups = groups(b, view.reassociation());
    let shape = body.ty(source).as_::<MemRefType>(ctx);
    let shape = shape.map_or(&[][..], |ty| &ty.shape);
    let metadata = extract(b, source);
    let sizes = known_or_each(shape, &metadata.sizes);
    let mut resolved = Vec::new();
    for (group, &index) in groups.iter().zip(indices) {
        if group.len() == 1 {
            resolved.push(index);
            continue;
        }
        let of_group: Vec<MixedIndex> = group
            .iter()
            .filter_map(|&dim| sizes.get(dim).copied())
            .collect();
        let (numbers, values) = MixedIndex::split(&of_group);
        let types = vec![Type::INDEX; group.len()];
        let parts = b.create(AffineDelinearizeIndexOp::spec(
            &types, index, &values, &numbers,
        ));
        let parts = b.body().results(parts.id());
        resolved.extend(parts);
    }
    if groups.is_empty() {
        for _ in shape {
            resolved.push(constant_index(b, 0));
        }
    }
    resolved
}
