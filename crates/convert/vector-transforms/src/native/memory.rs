//! Unrolls transfers, loads, stores and gathers.

use super::{Tiling, UnrollVectorOptions, add, assemble, slice};
use crate::emit::{index, zero_attr};
use terrace_affine::AffineApplyOp;
use terrace_arith::AddIOp;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::VectorType;
use terrace_ir::{OpView, ValueId};
use terrace_memref::weak_alignment;
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, check};
use terrace_vector::matching::Values;
use terrace_vector::transfer::TransferParts;
use terrace_vector::{GatherOp, LoadOp, StoreOp, TransferReadOp, TransferWriteOp};

pub(super) fn populate(patterns: &mut PatternSet, options: &UnrollVectorOptions) {
    add(
        patterns,
        options,
        "UnrollTransferReadPattern",
        unroll_transfer_read,
    );
    add(
        patterns,
        options,
        "UnrollTransferWritePattern",
        unroll_transfer_write,
    );
    add(patterns, options, "UnrollGatherPattern", unroll_gather);
    add(patterns, options, "UnrollLoadPattern", unroll_load);
    add(patterns, options, "UnrollStorePattern", unroll_store);
}

/// Returns the transfer of a tile.
fn tile_of(
    xfer: &TransferParts,
    tiling: &Tiling,
    offsets: &[i64],
    rw: &mut dyn Rewriter<'_>,
) -> TransferParts {
    let mut indices = xfer.indices.clone();
    for (result, &offset) in xfer.map.results.iter().zip(offsets) {
        if let AffineExpr::Dim(dim) = result {
            let index = &mut indices[*dim as usize];
            let sum = AffineExpr::Dim(0) + AffineExpr::Constant(offset);
            let map = AffineMap::new(1, 0, [sum]);
            *index = rw.create_value(AffineApplyOp::spec(&[*index], &map));
        }
    }
    TransferParts {
        ty: VectorType {
            shape: tiling.native.clone().into(),
            ..xfer.ty.clone()
        },
        indices,
        ..xfer.clone()
    }
}

fn unroll_transfer_read(
    op: TransferReadOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    let xfer = TransferParts::new(*view).ok_or(NO_MATCH)?;
    check(!xfer.map.results.is_empty() && xfer.mask.is_none() && xfer.padding.is_some())?;
    check(xfer.map.results.len() == tiling.shape.len())?;
    zero_attr(view.ctx, view.vector_ty()).ok_or(NO_MATCH)?;
    assemble(op.id(), &tiling, rw, |rw, offsets| {
        let read = tile_of(&xfer, &tiling, offsets, rw).create_read(rw);
        read.expect("invariant: reads have padding")
    })
}

fn unroll_transfer_write(
    op: TransferWriteOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    let mut xfer = TransferParts::new(*view).ok_or(NO_MATCH)?;
    check(!xfer.map.results.is_empty() && xfer.mask.is_none())?;
    check(xfer.map.results.len() == tiling.shape.len())?;
    let whole = xfer.vector;
    for offsets in tiling.offsets() {
        let vector = slice(rw, whole, &offsets, &tiling.tile);
        let part = TransferParts {
            vector,
            ..tile_of(&xfer, &tiling, &offsets, rw)
        };
        let write = part.create_write(rw);
        // Each write updates the tensor of the previous write.
        xfer.base = rw.results(write).first().copied().unwrap_or(xfer.base);
    }
    match xfer.is_tensor {
        true => rw.replace_op(op.id(), &[xfer.base]),
        false => rw.erase_op(op.id()),
    }
    Ok(())
}

fn unroll_gather(op: GatherOp, options: &UnrollVectorOptions, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    zero_attr(view.ctx, view.result_ty()).ok_or(NO_MATCH)?;
    let element = view.result_type().element;
    let alignment = view.alignment();
    let base = view.base();
    let at: Values = view.offsets().collect();
    let parts = [view.indices(), view.mask(), view.pass_thru()];
    let ty = tiling.ty(view.ctx, element);
    assemble(op.id(), &tiling, rw, |rw, offsets| {
        let [places, mask, passthru] = parts.map(|part| slice(rw, part, offsets, &tiling.tile));
        let spec = GatherOp::spec(ty, base, &at, places, mask, passthru);
        rw.create_value(spec.alignment(alignment))
    })
}

/// Returns the indices of a tile of a load or store, whose vector covers the last dimensions of memory.
fn indices_of_tile(
    rw: &mut dyn Rewriter<'_>,
    indices: &[ValueId],
    offsets: &[i64],
) -> Vec<ValueId> {
    let mut indices = indices.to_vec();
    let lead = indices.len() - offsets.len();
    for (at, &offset) in indices[lead..].iter_mut().zip(offsets) {
        if offset != 0 {
            let offset = index(rw, offset);
            *at = rw.create_value(AddIOp::spec(*at, offset));
        }
    }
    indices
}

fn unroll_load(op: LoadOp, options: &UnrollVectorOptions, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    // One-dimensional loads are not unrolled further.
    let ty = view.result_type();
    check(ty.shape.len() > 1)?;
    let tiling = Tiling::of_same_rank(*view, options)?;
    zero_attr(view.ctx, view.result_ty()).ok_or(NO_MATCH)?;
    let ty = tiling.ty(view.ctx, ty.element);
    let base = view.base();
    let alignment = weak_alignment(view.ctx, view.alignment(), view.base_ty());
    let indices: Values = view.indices().collect();
    check(indices.len() >= tiling.shape.len())?;
    assemble(op.id(), &tiling, rw, |rw, offsets| {
        let indices = indices_of_tile(rw, &indices, offsets);
        rw.create_value(LoadOp::spec(ty, base, &indices).alignment(alignment))
    })
}

fn unroll_store(op: StoreOp, options: &UnrollVectorOptions, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    check(tiling.shape.len() > 1)?;
    let (value, base) = (view.value_to_store(), view.base());
    let alignment = weak_alignment(view.ctx, view.alignment(), view.base_ty());
    let indices: Values = view.indices().collect();
    check(indices.len() >= tiling.shape.len())?;
    for offsets in tiling.offsets() {
        let part = slice(rw, value, &offsets, &tiling.tile);
        let indices = indices_of_tile(rw, &indices, &offsets);
        rw.create(StoreOp::spec(part, base, &indices).alignment(alignment));
    }
    rw.erase_op(op.id());
    Ok(())
}
