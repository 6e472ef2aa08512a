//! Helpers shared by the lowerings of transfers. `first` refers to the vector dimension to remove.

use crate::vector_to_scf::masked::mask_in_order;
use terrace_affine::composed_apply_op;
use terrace_arith::enums::CmpIPredicate;
use terrace_arith::{AndIOp, CmpIOp};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::{DYNAMIC, element_type, shape};
use terrace_interfaces::masking::masking;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{OpRef, OpView, SmallVec, Type, ValueId};
use terrace_memref::DimOp;
use terrace_rewrite::{Match, Rewriter, require};
use terrace_scf::build_if_else;
use terrace_vector::matching::rank;
use terrace_vector::transfer::TransferParts;
use terrace_vector::{ExtractOp, InsertOp};
use terrace_vector_transforms::emit::index;

/// The maximum number of transfers into which one transfer is unrolled.
pub(crate) const MOST: i64 = 1 << 20;

/// Returns the memory dimension of the first vector dimension, or `None` if that is a broadcast.
fn dim_of_first(xfer: &TransferParts) -> Option<usize> {
    match xfer.map.results.first()? {
        AffineExpr::Dim(dim) => Some(*dim as usize),
        _ => None,
    }
}

/// Fails unless the transfer can be split along its first dimension.
pub(crate) fn check_first(view: OpRef<'_>, xfer: &TransferParts) -> Match {
    // Transfers to memory of another element type are not split.
    let element = element_type(view.ctx, view.body.ty(xfer.base));
    require(
        element == Some(xfer.ty.element),
        "not yet supported: element type mismatch",
    )?;
    require(
        mask_in_order(xfer),
        "the dimensions of the mask are permuted",
    )?;
    check_bounds(view, xfer)
}

/// Fails unless [`in_bounds`] can create the bounds check.
pub(crate) fn check_bounds(view: OpRef<'_>, xfer: &TransferParts) -> Match {
    require(
        masking(view).is_none(),
        "the enclosing vector.mask may contain only one operation",
    )?;
    require(!xfer.map.results.is_empty(), "0 result permutation map")?;
    let dim = dim_of_first(xfer).filter(|_| xfer.is_tensor && !first_in_bounds(xfer));
    let shape = shape(view.ctx, view.body.ty(xfer.base)).ok_or("the memory has no rank")?;
    // The size would require a `tensor.dim`.
    require(
        dim.is_none_or(|dim| shape[dim] != DYNAMIC),
        "the size of the tensor is not known",
    )
}

fn first_in_bounds(xfer: &TransferParts) -> bool {
    xfer.in_bounds.first() == Some(&true)
}

/// Returns the rank of the mask, or 0 if the transfer has no mask.
pub(crate) fn mask_rank(xfer: &TransferParts, rw: &dyn Rewriter<'_>) -> usize {
    xfer.mask.map_or(0, |mask| rank(rw.op(xfer.op), mask))
}

/// Creates `at + iv`.
fn offset(rw: &mut dyn Rewriter<'_>, at: ValueId, iv: ValueId) -> ValueId {
    let sum = AffineExpr::Dim(0) + AffineExpr::Dim(1);
    let operands: [MixedIndex; 2] = [at.into(), iv.into()];
    composed_apply_op(&mut rw.builder(), sum, &operands)
}

/// Returns the memory indices of the part of the vector at index `iv` of its first dimension.
pub(crate) fn indices_at(
    rw: &mut dyn Rewriter<'_>,
    xfer: &TransferParts,
    iv: ValueId,
) -> Vec<ValueId> {
    let mut indices = xfer.indices.clone();
    if let Some(dim) = dim_of_first(xfer) {
        indices[dim] = offset(rw, indices[dim], iv);
    }
    indices
}

/// Returns the transfer of one part of the vector, without a mask.
pub(crate) fn without_first(xfer: &TransferParts, indices: Vec<ValueId>) -> TransferParts {
    let rest = xfer.map.results.iter().skip(1).cloned();
    TransferParts {
        ty: xfer.ty.without_first(1),
        indices,
        mask: None,
        map: AffineMap::new(xfer.map.dims, 0, rest),
        in_bounds: xfer.in_bounds.iter().skip(1).copied().collect(),
        ..xfer.clone()
    }
}

/// Returns the size of a dimension of the accessed memory: MLIR's `createOrFoldDimOp`.
fn size(rw: &mut dyn Rewriter<'_>, base: ValueId, dim: usize) -> ValueId {
    let at = index(rw, dim as i64);
    let known = shape(rw.ctx(), rw.body().ty(base)).and_then(|shape| shape.get(dim));
    match known {
        Some(&size) if size != DYNAMIC => index(rw, size),
        _ => rw.create_value(DimOp::spec(base, at)),
    }
}

/// Creates `inside` if the access at index `iv` of the first dimension is in bounds and its mask bit is set, and
/// `outside` otherwise. Both return values of `types`. A condition that is statically known is not created.
pub(crate) fn in_bounds<'c>(
    rw: &mut dyn Rewriter<'c>,
    xfer: &TransferParts,
    iv: ValueId,
    types: &[Type],
    inside: impl FnOnce(&mut dyn Rewriter<'c>) -> Vec<ValueId>,
    outside: impl FnOnce(&mut dyn Rewriter<'c>) -> Vec<ValueId>,
) -> SmallVec<[ValueId; 4]> {
    let mut condition = None;
    if let Some(dim) = dim_of_first(xfer)
        && !first_in_bounds(xfer)
    {
        let size = size(rw, xfer.base, dim);
        let at = offset(rw, xfer.indices[dim], iv);
        condition = Some(rw.create_value(CmpIOp::spec(CmpIPredicate::Sgt, size, at)));
    }
    if let Some(mask) = xfer.mask
        && mask_rank(xfer, rw) == 1
        && !xfer.is_broadcast_dim(0)
    {
        let bit = extract_at(rw, mask, Type::I1, &[iv.into()]);
        condition = Some(match condition {
            Some(condition) => rw.create_value(AndIOp::spec(condition, bit)),
            None => bit,
        });
    }
    match condition {
        Some(condition) => {
            let choice = build_if_else(rw, types, condition, |rw| inside(rw), |rw| outside(rw));
            rw.results(choice.id())
        }
        None => inside(rw).into(),
    }
}

/// Creates `vector.extract` at a position that may be dynamic.
pub(crate) fn extract_at(
    rw: &mut dyn Rewriter<'_>,
    source: ValueId,
    ty: Type,
    position: &[MixedIndex],
) -> ValueId {
    let (known, values) = MixedIndex::split(position);
    rw.create_value(ExtractOp::spec(ty, source, &values, &known))
}

/// Creates `vector.insert` at a position that may be dynamic.
pub(crate) fn insert_at(
    rw: &mut dyn Rewriter<'_>,
    value: ValueId,
    dest: ValueId,
    position: &[MixedIndex],
) -> ValueId {
    let (known, values) = MixedIndex::split(position);
    rw.create_value(InsertOp::spec(value, dest, &values, &known))
}
