//! Permutation maps of transfers and the masks that go with them.

use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::{VectorType, element_type};
use terrace_ir::{Context, Type};

/// How many dimensions of a transfer's vector are dimensions of the source: not those of its elements.
pub fn effective_rank(ctx: &Context, shaped: Type, vector: &VectorType) -> usize {
    let element = element_type(ctx, shaped).and_then(|ty| ty.as_::<VectorType>(ctx));
    let of_element = element.map_or(0, |ty| ty.shape.len());
    vector.shape.len().saturating_sub(of_element)
}

/// The map of a transfer that gives none: the last dimensions in order.
pub fn minor_identity(ctx: &Context, shaped: Type, rank: usize, vector: &VectorType) -> AffineMap {
    let results = effective_rank(ctx, shaped, vector).min(rank);
    let dims = (rank - results..rank).map(|dim| AffineExpr::Dim(dim as u32));
    AffineMap::new(rank as u32, 0, dims)
}

/// Whether the results are the last dimensions in order.
pub fn is_minor_identity(map: &AffineMap) -> bool {
    let skipped = (map.dims as usize).checked_sub(map.results.len());
    skipped.is_some_and(|skipped| {
        let mut results = map.results.iter().enumerate();
        results.all(|(at, result)| *result == AffineExpr::Dim((skipped + at) as u32))
    })
}

/// The type of a transfer's mask: a bit for each element in the order of the source's dimensions, without those repeated.
pub fn mask_type(ctx: &Context, vector: &VectorType, map: &AffineMap) -> Type {
    let (mut shape, mut scalable) = (Vec::new(), Vec::new());
    for dim in 0..map.dims {
        let at = map
            .results
            .iter()
            .position(|result| *result == AffineExpr::Dim(dim));
        if let Some(at) = at.filter(|at| *at < vector.shape.len()) {
            shape.push(vector.shape[at]);
            scalable.push(vector.scalable[at]);
        }
    }
    if shape.is_empty() {
        (shape, scalable) = (vec![1], vec![false]);
    }
    ctx.ty(VectorType {
        shape: shape.into(),
        scalable: scalable.into(),
        element: Type::I1,
    })
}
