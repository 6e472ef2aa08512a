//! Rewrites masked transfers whose permutation maps reorder dimensions. A mask has the dimension order of memory, so
//! the first dimension of the vector may not be the first one of the mask.

use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::VectorType;
use terrace_interfaces::masking::masking;
use terrace_ir::{OpRef, OpView};
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::transfer::TransferParts;
use terrace_vector::{TransferReadOp, TransferWriteOp};
use terrace_vector_transforms::emit::transpose;

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("MaskedTransferReadInOrder", read)
        .add_fn("MaskedTransferWriteInOrder", write);
}

/// Returns true if a transfer has no mask, or a mask with the same dimension order as the vector.
pub(crate) fn mask_in_order(xfer: &TransferParts) -> bool {
    let dims = xfer.map.results.iter().filter_map(dim_of);
    xfer.mask.is_none() || dims.is_sorted()
}

fn dim_of(result: &AffineExpr) -> Option<u32> {
    match result {
        AffineExpr::Dim(dim) => Some(*dim),
        _ => None,
    }
}

/// Rewrites a transfer whose mask has a different dimension order to the order of memory. Also returns the permutation
/// of the vector's dimensions.
fn in_order(view: OpRef<'_>) -> Option<(TransferParts, Vec<usize>)> {
    let xfer = TransferParts::new(view)?;
    if mask_in_order(&xfer) || masking(view).is_some() {
        return None;
    }
    let mut order: Vec<usize> = (0..xfer.map.results.len()).collect();
    order.sort_by_key(|&at| dim_of(&xfer.map.results[at]));
    let results = order.iter().map(|&at| xfer.map.results[at].clone());
    let sorted = TransferParts {
        ty: VectorType {
            shape: order.iter().map(|&at| xfer.ty.shape[at]).collect(),
            scalable: order.iter().map(|&at| xfer.ty.scalable[at]).collect(),
            element: xfer.ty.element,
        },
        map: AffineMap::new(xfer.map.dims, 0, results),
        in_bounds: order.iter().map(|&at| xfer.in_bounds[at]).collect(),
        ..xfer
    };
    Some((sorted, order))
}

fn read(op: TransferReadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let (xfer, order) = in_order(rw.op(op.id()))?;
    let mut back = vec![0; order.len()];
    for (new, &old) in order.iter().enumerate() {
        back[old] = new as i64;
    }
    let value = xfer.create_read(rw)?;
    let value = transpose(rw, value, &back);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn write(op: TransferWriteOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let (xfer, order) = in_order(rw.op(op.id()))?;
    let order: Vec<i64> = order.into_iter().map(|dim| dim as i64).collect();
    let vector = transpose(rw, xfer.vector, &order);
    let new = TransferParts { vector, ..xfer }.create_write(rw);
    let values = rw.results(new);
    rw.replace_op(op.id(), &values);
    Some(())
}
