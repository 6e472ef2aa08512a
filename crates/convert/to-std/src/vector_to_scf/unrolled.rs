//! Unrolls n-dimensional transfers into one transfer per index of the first dimension. A vector combines the parts.

use crate::vector_to_scf::VectorTransferToScfOptions;
use crate::vector_to_scf::transfer::{
    MOST, check_first, extract_at, in_bounds, indices_at, insert_at, mask_rank, without_first,
};
use terrace_builtin::types::VectorType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{OpId, OpView, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_vector::matching::only_use;
use terrace_vector::transfer::TransferParts;
use terrace_vector::{ExtractOp, InsertOp, TransferReadOp, TransferWriteOp};
use terrace_vector_transforms::emit::{broadcast, extract, index};

pub(crate) fn populate(patterns: &mut PatternSet, options: VectorTransferToScfOptions) {
    patterns.add(
        Pattern::new("UnrollTransferReadConversion", move |op, rw| {
            unroll_read(op, options, rw)
        })
        .bounded_recursion(),
    );
    patterns.add(
        Pattern::new("UnrollTransferWriteConversion", move |op, rw| {
            unroll_write(op, options, rw)
        })
        .bounded_recursion(),
    );
}

/// Returns the only use of a read if it inserts the result into a vector: the operation, the vector and the position.
fn insertion(
    xfer: &TransferParts,
    rw: &dyn Rewriter<'_>,
) -> Option<(OpId, ValueId, Vec<MixedIndex>)> {
    let only = only_use(rw.op(xfer.op), xfer.vector)?;
    let insert = rw.op(only.op).as_::<InsertOp>()?;
    if only.index != 0 {
        return None;
    }
    let position = MixedIndex::join(insert.static_position(), insert.dynamic_position());
    Some((only.op, insert.dest(), position))
}

/// Returns the parts of a transfer to unroll.
fn parts(
    op: OpId,
    options: VectorTransferToScfOptions,
    rw: &dyn Rewriter<'_>,
) -> Result<TransferParts, NoMatch> {
    let view = rw.op(op);
    let xfer = TransferParts::new(view).ok_or(NO_MATCH)?;
    if xfer.ty.shape.len() <= options.target_rank {
        return Err("the vector already has the target rank".into());
    }
    if xfer.is_tensor && !options.lower_tensors {
        return Err("transfers of tensors are not lowered".into());
    }
    if xfer.ty.scalable[0] {
        return Err("a dimension that scales cannot be unrolled".into());
    }
    require(
        xfer.ty.shape[0] <= MOST,
        "the first dimension of the vector is too large",
    )?;
    check_first(view, &xfer)?;
    Ok(xfer)
}

/// Returns the mask of the transfer at index `at` of the first dimension. If the mask has no other dimension, a
/// condition already guards the transfer.
fn mask_at(rw: &mut dyn Rewriter<'_>, xfer: &TransferParts, at: i64) -> Option<ValueId> {
    let mask = xfer.mask?;
    if xfer.is_broadcast_dim(0) {
        return Some(mask);
    }
    (mask_rank(xfer, rw) > 1).then(|| extract(rw, mask, &[at]))
}

fn unroll_read(
    op: TransferReadOp,
    options: VectorTransferToScfOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let xfer = parts(op.id(), options, rw)?;
    let padding = xfer.padding.ok_or(NO_MATCH)?;
    let insertion = insertion(&xfer, rw);
    let (replaced, mut vector, position) = match insertion {
        Some(insertion) => insertion,
        None => {
            let ty = rw.body().ty(xfer.vector);
            (op.id(), broadcast(rw, ty, padding), Vec::new())
        }
    };
    let ty = rw.body().ty(vector);
    for at in 0..xfer.ty.shape[0] {
        let iv = index(rw, at);
        let before = vector;
        let inside = |rw: &mut dyn Rewriter<'_>| {
            let indices = indices_at(rw, &xfer, iv);
            let mask = mask_at(rw, &xfer, at);
            let part = TransferParts {
                mask,
                ..without_first(&xfer, indices)
            };
            let read = part.create_read(rw);
            let mut value = read.expect("invariant: reads have padding");
            if part.ty.shape.is_empty() {
                // A rank-0 vector is inserted as its element.
                value = extract(rw, value, &[]);
            }
            let mut position = position.clone();
            position.push(MixedIndex::Known(at));
            vec![insert_at(rw, value, before, &position)]
        };
        // An out-of-bounds part leaves the vector unchanged.
        vector = in_bounds(rw, &xfer, iv, &[ty], inside, |_| vec![before])[0];
    }
    rw.replace_op(replaced, &[vector]);
    if replaced != op.id() {
        rw.erase_op(op.id());
    }
    Ok(())
}

fn unroll_write(
    op: TransferWriteOp,
    options: VectorTransferToScfOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let xfer = parts(op.id(), options, rw)?;
    // Extract parts of an extracted vector directly from the original vector.
    let view = rw.read(op);
    let (vector, position) = match view.defined_by::<ExtractOp>(xfer.vector) {
        Some(from) => (
            from.source(),
            MixedIndex::join(from.static_position(), from.dynamic_position()),
        ),
        None => (xfer.vector, Vec::new()),
    };
    let types: &[_] = match xfer.is_tensor {
        true => &[view.body.ty(xfer.base)],
        false => &[],
    };
    let types = types.to_vec();
    let mut base = xfer.base;
    for at in 0..xfer.ty.shape[0] {
        let iv = index(rw, at);
        let inside = |rw: &mut dyn Rewriter<'_>| {
            let indices = indices_at(rw, &xfer, iv);
            let part = without_first(&xfer, indices);
            let mut position = position.clone();
            position.push(MixedIndex::Known(at));
            let is_element = part.ty.shape.is_empty();
            let ty = match is_element {
                true => part.ty.element,
                false => rw.ctx().ty(part.ty.clone()),
            };
            let mut value = extract_at(rw, vector, ty, &position);
            if is_element {
                let ty = VectorType::fixed(rw.ctx(), &[], ty);
                value = broadcast(rw, ty, value);
            }
            let mask = mask_at(rw, &xfer, at);
            let part = TransferParts {
                vector: value,
                base,
                mask,
                ..part
            };
            let write = part.create_write(rw);
            rw.results(write).to_vec()
        };
        let outside = |_: &mut dyn Rewriter<'_>| match xfer.is_tensor {
            true => vec![base],
            false => Vec::new(),
        };
        let written = in_bounds(rw, &xfer, iv, &types, inside, outside);
        base = written.first().copied().unwrap_or(base);
    }
    match xfer.is_tensor {
        true => rw.replace_op(op.id(), &[base]),
        false => rw.erase_op(op.id()),
    }
    Ok(())
}
