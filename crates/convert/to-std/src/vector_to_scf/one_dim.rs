//! Lowers one-dimensional transfers of noncontiguous elements, element by element.

use crate::vector_to_scf::transfer::{check_first, extract_at, in_bounds, indices_at, insert_at};
use terrace_arith::MulIOp;
use terrace_builtin::types::MemRefType;
use terrace_ir::{OpId, OpView, ValueId};
use terrace_memref::{LoadOp, StoreOp};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, require};
use terrace_scf::build_for_with;
use terrace_vector::matching::rank;
use terrace_vector::transfer::{Transfer, TransferParts, is_minor_identity};
use terrace_vector::{TransferReadOp, TransferWriteOp, VectorScaleOp};
use terrace_vector_transforms::emit::{broadcast, index};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("TransferOp1dConversion", read)
        .add_fn("TransferOp1dConversion", write);
}

/// Returns the parts of a transfer that has no corresponding load or store.
fn parts(op: OpId, rw: &dyn Rewriter<'_>) -> Result<TransferParts, NoMatch> {
    let view = rw.op(op);
    let xfer = Transfer::new(view).ok_or(NO_MATCH)?;
    require(rank(view, xfer.vector) == 1, "vector type is not rank 1")?;
    let memory = view.body.ty(xfer.base);
    let memory = memory
        .as_::<MemRefType>(view.ctx)
        .ok_or("not a memref source")?;
    require(
        !(is_minor_identity(xfer.map) && memory.is_last_dim_unit_stride(view.ctx)),
        "the elements are next to each other: it is a load or store",
    )?;
    let xfer = TransferParts::new(view).ok_or(NO_MATCH)?;
    check_first(view, &xfer)?;
    Ok(xfer)
}

/// Creates the bounds and the step of a loop over the elements.
fn bounds(xfer: &TransferParts, rw: &mut dyn Rewriter<'_>) -> [ValueId; 3] {
    let lower = index(rw, 0);
    let mut upper = index(rw, xfer.ty.shape[0]);
    if xfer.ty.scalable[0] {
        let vscale = rw.create_value(VectorScaleOp::spec());
        upper = rw.create_value(MulIOp::spec(upper, vscale));
    }
    [lower, upper, index(rw, 1)]
}

fn read(op: TransferReadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let xfer = parts(op.id(), rw)?;
    let padding = xfer.padding.ok_or(NO_MATCH)?;
    let ty = rw.body().ty(xfer.vector);
    let bounds = bounds(&xfer, rw);
    let padded = broadcast(rw, ty, padding);
    let done = build_for_with(rw, bounds, &[padded], |rw, iv, state| {
        let before = state[0];
        let indices = indices_at(rw, &xfer, iv);
        let inside = |rw: &mut dyn Rewriter<'_>| {
            let element = rw.create_value(LoadOp::spec(xfer.base, &indices));
            vec![insert_at(rw, element, before, &[iv.into()])]
        };
        // Out-of-bounds elements of the vector keep the padding.
        in_bounds(rw, &xfer, iv, &[ty], inside, |_| vec![before]).to_vec()
    });
    let values = rw.results(done.id());
    rw.replace_op(op.id(), &values);
    Ok(())
}

fn write(op: TransferWriteOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let xfer = parts(op.id(), rw)?;
    let bounds = bounds(&xfer, rw);
    build_for_with(rw, bounds, &[], |rw, iv, _| {
        let indices = indices_at(rw, &xfer, iv);
        let inside = |rw: &mut dyn Rewriter<'_>| {
            let element = extract_at(rw, xfer.vector, xfer.ty.element, &[iv.into()]);
            rw.create(StoreOp::spec(element, xfer.base, &indices));
            Vec::new()
        };
        in_bounds(rw, &xfer, iv, &[], inside, |_| Vec::new()).to_vec()
    });
    rw.erase_op(op.id());
    Ok(())
}
