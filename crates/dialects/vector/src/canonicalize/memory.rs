//! Canonicalizes reads and writes.

use crate::matching::*;
use crate::ops::*;
use crate::transfer::{Transfer, permutation_after_broadcast};
use terrace_arith::ConstantOp;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_interfaces::masking::masking;
use terrace_ir::{Attr, OpId, OpRef, OpView, ValueId};
use terrace_memref::weak_alignment;
use terrace_rewrite::{PatternSet, Rewriter};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("CompressStoreFolder", compress_store)
        .add_fn("ExpandLoadFolder", expand_load)
        .add_fn("GatherFolder", gather)
        .add_fn("FoldContiguousGather", contiguous_gather)
        .add_fn("MaskedLoadFolder", masked_load)
        .add_fn("MaskedStoreFolder", masked_store)
        .add_fn("ScatterFolder", scatter)
        .add_fn("FoldContiguousScatter", contiguous_scatter)
        .add_fn("TransferReadAfterWriteToBroadcast", read_after_write)
        .add_fn("FoldWaw", write_after_write);
}

/// Replaces an operation by a constant.
pub(super) fn constant_instead(op: OpId, value: Attr, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    rw.replace_op_with(op, ConstantOp::spec(value));
    Some(())
}

/// The operands of a masked access. The last two are the mask and a value.
struct Masked {
    base: ValueId,
    indices: Values,
    format: MaskFormat,
    mask: ValueId,
    /// The stored value, or the passthru value of a load.
    value: ValueId,
    /// The alignment, which unmasked accesses must keep.
    alignment: Option<i64>,
}

fn masked(view: OpRef<'_>) -> Option<Masked> {
    let mut operands: Values = view.body.operands(view.id).collect();
    let base = operands.remove(0);
    let (value, mask) = (operands.pop()?, operands.pop()?);
    let alignment = view.prop_named("alignment");
    let alignment = alignment.and_then(|attr| int_value(view.ctx, attr));
    Some(Masked {
        base,
        indices: operands,
        format: mask_format(view, mask),
        mask,
        value,
        alignment: weak_alignment(view.ctx, alignment, view.body.ty(base)),
    })
}

/// Replaces a load with a constant mask by an unmasked load or by the passthru.
fn load_of_mask(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op);
    let (ty, load) = (view.result_type(0), masked(view)?);
    match load.format {
        MaskFormat::AllTrue => {
            let spec = LoadOp::spec(ty, load.base, &load.indices);
            rw.replace_op_with(op, spec.alignment(load.alignment));
        }
        MaskFormat::AllFalse => rw.replace_op(op, &[load.value]),
        MaskFormat::Unknown => return None,
    }
    Some(())
}

fn store_of_mask(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let store = masked(rw.op(op))?;
    match store.format {
        MaskFormat::AllTrue => {
            let spec = StoreOp::spec(store.value, store.base, &store.indices);
            rw.replace_op_with(op, spec.alignment(store.alignment));
        }
        MaskFormat::AllFalse => rw.erase_op(op),
        MaskFormat::Unknown => return None,
    }
    Some(())
}

pub(super) fn masked_load(op: MaskedLoadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    load_of_mask(op.id(), rw)
}

pub(super) fn expand_load(op: ExpandLoadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    load_of_mask(op.id(), rw)
}

pub(super) fn masked_store(op: MaskedStoreOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    store_of_mask(op.id(), rw)
}

pub(super) fn compress_store(op: CompressStoreOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    store_of_mask(op.id(), rw)
}

pub(super) fn gather(op: GatherOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let gather = masked(rw.op(op.id()))?;
    let none = gather.format == MaskFormat::AllFalse;
    none.then(|| rw.replace_op(op.id(), &[gather.value]))
}

pub(super) fn scatter(op: ScatterOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let scatter = masked(*view)?;
    let has_result = view.body.num_results(op.id()) > 0;
    match scatter.format {
        MaskFormat::AllFalse if has_result => rw.replace_op(op.id(), &[scatter.base]),
        MaskFormat::AllFalse => rw.erase_op(op.id()),
        _ => return None,
    }
    Some(())
}

/// Returns true if the elements of a vector are 0, 1, 2 and so on.
fn is_step(op: OpRef<'_>, value: ValueId) -> bool {
    let Some(ty) = vector(op, value).filter(|ty| ty.shape.len() == 1 && !is_scalable(ty)) else {
        return false;
    };
    if op.defined_by::<StepOp>(value).is_some() {
        return true;
    }
    let counts = || {
        let elements = constant_elements(op, value)?;
        let values = elements.ints(op.ctx)?.map(|value| value.to_i64());
        Some(values.eq((0..count(ty)).map(Some)))
    };
    counts().unwrap_or(false)
}

/// Returns the operands of a gather or scatter with contiguous indices.
fn contiguous(view: OpRef<'_>) -> Option<Masked> {
    let mut parts = masked(view)?;
    let memory = view.body.ty(parts.base).as_::<MemRefType>(view.ctx)?;
    let at = parts.indices.pop()?;
    // Elements are contiguous only if the last dimension has unit stride. Upstream does not check this.
    (memory.is_last_dim_unit_stride(view.ctx) && is_step(view, at)).then_some(parts)
}

fn contiguous_gather(op: GatherOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (ty, load) = (view.result_ty(), contiguous(*view)?);
    let spec = MaskedLoadOp::spec(ty, load.base, &load.indices, load.mask, load.value);
    rw.replace_op_with(op.id(), spec.alignment(load.alignment));
    Some(())
}

fn contiguous_scatter(op: ScatterOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let store = contiguous(rw.op(op.id()))?;
    let spec = MaskedStoreOp::spec(store.base, &store.indices, store.mask, store.value);
    rw.replace_op_with(op.id(), spec.alignment(store.alignment));
    Some(())
}

/// Replaces a read by the previously written vector, broadcast and transposed.
fn read_after_write(op: TransferReadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let read = Transfer::new(*view)?;
    let write = Transfer::new(*view.defined_by::<TransferWriteOp>(read.base)?)?;
    let fits = read.is_tensor()
        && !read.has_out_of_bounds_dim()
        && !write.has_out_of_bounds_dim()
        && read.indices == write.indices
        && read.mask.is_none()
        && write.mask.is_none()
        && masking(*view).is_none();
    if !fits {
        return None;
    }
    // The read must cover the written dimensions exactly, and have size 1 in all other dimensions.
    let (read_sizes, written_sizes) = (read.chunk(), write.chunk());
    let mut pairs = read_sizes.iter().zip(&written_sizes);
    let same = |(read, written): (&Option<_>, &Option<_>)| match written {
        None => read.is_none_or(|size| size == (1, false)),
        written => read == written,
    };
    if !pairs.all(same) {
        return None;
    }
    let place = |result: &AffineExpr| {
        let at = write
            .map
            .results
            .iter()
            .position(|written| written == result);
        at.map_or(AffineExpr::Constant(0), |at| AffineExpr::Dim(at as u32))
    };
    let map = AffineMap::new(
        write.map.results.len() as u32,
        0,
        read.map.results.iter().map(place),
    );
    let permutation = permutation_after_broadcast(&map)?;
    let (ty, written) = (vector(*view, read.vector)?, vector(*view, write.vector)?);
    let mut broadcast: VectorType = ty.clone();
    broadcast.element = written.element;
    for (at, &place) in permutation.iter().enumerate() {
        broadcast.shape[place] = ty.shape[at];
        broadcast.scalable[place] = ty.scalable[at];
    }
    if !is_broadcastable(view.ctx, view.body.ty(write.vector), &broadcast) {
        return None;
    }
    let (ty, source) = (view.vector_ty(), write.vector);
    let broadcast = rw.ctx().ty(broadcast);
    let permutation: Vec<i64> = permutation.into_iter().map(|place| place as i64).collect();
    let broadcast = rw.create_value(BroadcastOp::spec(broadcast, source));
    rw.replace_op_with(op.id(), TransposeOp::spec(ty, broadcast, &permutation));
    Some(())
}

/// Removes a write that a later write overwrites. The next write in the chain uses the base of the removed write.
fn write_after_write(op: TransferWriteOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let last = Transfer::new(*view)?;
    // A write in a `vector.mask` keeps some elements of the earlier write.
    if !last.is_tensor() || masking(*view).is_some() {
        return None;
    }
    let mut modified = last;
    loop {
        let before = Transfer::new(*view.defined_by::<TransferWriteOp>(modified.base)?)?;
        let same = before.indices == last.indices
            && before.mask == last.mask
            && before.map == last.map
            && view.body.ty(before.vector) == view.body.ty(last.vector);
        if same {
            let (id, base) = (modified.op.id, before.base);
            rw.edit(id).set_operand(1, base);
            return Some(());
        }
        let used_once = view.body.uses(modified.base).nth(1).is_none();
        if !before.is_disjoint(last) || !used_once {
            return None;
        }
        modified = before;
    }
}
