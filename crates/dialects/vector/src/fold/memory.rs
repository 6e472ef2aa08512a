//! Folds reads and writes.

use super::*;
use crate::ops::*;
use crate::transfer::Transfer;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::{BuiltinType, shape};
use terrace_interfaces::masking::masking;
use terrace_memref::skip_casts;

pub(crate) fn access(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_casts(op, |_, _| true)
}

pub(crate) fn transfer_read(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    let read = Transfer::new(op)?;
    written_before(read)
        .or_else(|| in_bounds(read))
        .or_else(|| full_mask(read))
        .or_else(|| skip_casts(op, |_, _| true))
        .or_else(|| terrace_tensor::fold_casts(op))
}

pub(crate) fn transfer_write(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    let write = Transfer::new(op)?;
    whole_tensor_back(write)
        .or_else(|| back_where_it_was(write))
        .or_else(|| in_bounds(write))
        .or_else(|| full_mask(write))
        .or_else(|| skip_casts(op, |_, _| true))
}

/// Folds a read of a tensor to the vector written at the same position.
fn written_before(read: Transfer<'_>) -> Folds {
    if !read.is_tensor() || is_masked_around(read) {
        return None;
    }
    let mut source = read.base;
    loop {
        let write = Transfer::new(*read.op.defined_by::<TransferWriteOp>(source)?)?;
        let same = write.indices == read.indices
            && write.map == read.map
            && write.op.body.ty(write.vector) == read.op.body.ty(read.vector);
        let masks = write.mask.is_none() && read.mask.is_none() || is_padding_written(write, read);
        if same && masks && !write.has_out_of_bounds_dim() {
            return value(write.vector);
        }
        if !write.is_disjoint(read) {
            return None;
        }
        source = write.base;
    }
}

/// Returns true if the transfer is in a `vector.mask`. The mask is then not an operand of the transfer.
fn is_masked_around(transfer: Transfer<'_>) -> bool {
    masking(transfer.op).is_some()
}

/// Returns true if a masked read of a splat returns the written vector: the read's padding equals the splat's
/// element, and the write has the same mask or no mask.
fn is_padding_written(write: Transfer<'_>, read: Transfer<'_>) -> bool {
    let known = || {
        let padding = constant(read.op, read.padding?)?;
        let written = constant(read.op, write.vector)?;
        let written = elements_of(read.op, Some(written)).filter(|written| written.splat)?;
        Some(written.element(read.op.ctx, 0) == Some(padding))
    };
    let masked = read.mask.is_some() && (write.mask.is_none() || write.mask == read.mask);
    masked && known().unwrap_or(false)
}

/// Marks dimensions as in bounds if the constant index and the sizes prove it. The length of a scalable dimension has
/// no upper limit, so such a dimension is never proved to be in bounds. Upstream uses the minimum length instead.
fn in_bounds(transfer: Transfer<'_>) -> Folds {
    let op = transfer.op;
    let ty = vector(op, transfer.vector)?;
    let sizes = shape(op.ctx, op.body.ty(transfer.base))?;
    let mut bounds = transfer.in_bounds();
    let mut changed = false;
    let dims = bounds.iter_mut().zip(&transfer.map.results);
    for (at, (bound, result)) in dims.enumerate().filter(|(_, (bound, _))| !**bound) {
        let AffineExpr::Dim(dim) = result else {
            continue;
        };
        if ty.scalable[at] {
            continue;
        }
        let (dim, size) = (*dim as usize, sizes[*dim as usize]);
        let index = transfer
            .indices
            .iter()
            .nth(dim)
            .and_then(|index| int(op, index));
        *bound = size != DYNAMIC
            && index.is_some_and(|index| index.saturating_add(ty.shape[at]) <= size);
        changed |= *bound;
    }
    if !changed {
        return None;
    }
    let bounds: Vec<Attr> = bounds.into_iter().map(|bound| op.ctx.bool(bound)).collect();
    let parts = NewParts::default().prop(transfer.in_bounds_slot, op.ctx.array(&bounds));
    Some(parts.into())
}

/// Drops an all-true mask.
fn full_mask(transfer: Transfer<'_>) -> Folds {
    let mask = transfer.mask?;
    let op = transfer.op;
    let full = mask_format(op, mask) == MaskFormat::AllTrue;
    full.then(|| transfer.without_mask())
}

/// Folds the copy of a whole tensor to another tensor: a read of all elements whose result is written back. With a
/// mask, the read may return padding, or the other tensor may keep elements, so masked transfers are not folded.
/// Upstream ignores the masks.
fn whole_tensor_back(write: Transfer<'_>) -> Folds {
    let op = write.op;
    let tensor = op.body.ty(write.base);
    let BuiltinType::RankedTensor(tensor_type) = BuiltinType::of(op.ctx, tensor) else {
        return None;
    };
    let tensor_shape = &tensor_type.shape;
    let read = Transfer::new(*op.defined_by::<TransferReadOp>(write.vector)?)?;
    let both = [read, write];
    let whole = both.iter().all(|transfer| {
        let zero = |index| int(op, index) == Some(0);
        !transfer.map.results.is_empty()
            && crate::transfer::is_minor_identity(transfer.map)
            && !transfer.has_out_of_bounds_dim()
            && transfer.indices.iter().all(zero)
            && transfer.mask.is_none()
            && !is_masked_around(*transfer)
    });
    let same = op.body.ty(read.base) == tensor && vector(op, read.vector)?.shape == *tensor_shape;
    (whole && same).then(|| value(read.base))?
}

/// Folds the write of a vector to the tensor and position from which it was read.
fn back_where_it_was(write: Transfer<'_>) -> Folds {
    if !write.is_tensor() {
        return None;
    }
    let read = Transfer::new(*write.op.defined_by::<TransferReadOp>(write.vector)?)?;
    let same = read.base == write.base
        && read.indices == write.indices
        && read.map == write.map
        && read.mask.is_none()
        && write.mask.is_none();
    same.then(|| value(read.base))?
}
