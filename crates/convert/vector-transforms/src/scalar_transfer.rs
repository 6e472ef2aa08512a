//! Rewrites transfers of which only one element is used to scalar loads and stores.

use crate::emit::{extract, index};
use terrace_affine::composed_apply;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::VectorType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{OpView, ValueId};
use terrace_memref::{LoadOp, StoreOp};
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, check};
use terrace_vector::matching::{dims, memref, vector};
use terrace_vector::transfer::{Transfer, is_minor_identity};
use terrace_vector::{ExtractOp, TransferReadOp, TransferWriteOp};

/// `populateScalarVectorTransferLoweringPatterns`: rewrites an extraction from `vector.transfer_read` to `memref.load`,
/// and `vector.transfer_write` of one element to `memref.store`. With `allow_multiple_uses`, also rewrites reads with
/// several extractions.
pub fn populate_scalar_vector_transfer_lowering_patterns(
    patterns: &mut PatternSet,
    allow_multiple_uses: bool,
) {
    patterns.add_fn("RewriteScalarExtractOfTransferRead", move |op, rw| {
        scalar_extract_of_transfer_read(op, allow_multiple_uses, rw)
    });
    patterns.add_fn("RewriteScalarWrite", write);
}

fn scalar_extract_of_transfer_read(
    op: ExtractOp,
    allow_multiple_uses: bool,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let source = view.source();
    let read = view.defined_by::<TransferReadOp>(source).ok_or(NO_MATCH)?;
    let read = Transfer::new(*read).ok_or(NO_MATCH)?;
    check(!view.result_type().is::<VectorType>(view.ctx))?;
    let is_extract = |op| view.with(op).is::<ExtractOp>();
    check(match allow_multiple_uses {
        true => view.body.uses(source).all(|used| is_extract(used.op)),
        false => view.body.uses(source).nth(1).is_none(),
    })?;
    check(read.mask.is_none() && !read.has_out_of_bounds_dim())?;
    check(is_minor_identity(read.map))?;
    let memory = memref(*view, read.base).ok_or(NO_MATCH)?;
    check(!memory.element.is::<VectorType>(view.ctx))?;
    let position = MixedIndex::join(view.static_position(), view.dynamic_position());
    let base = read.base;
    let mut indices: Vec<ValueId> = read.indices.iter().collect();
    let lead = indices.len().checked_sub(position.len()).ok_or(NO_MATCH)?;
    for (at, place) in position.into_iter().enumerate() {
        let old = indices[lead + at].into();
        let (expr, operands) = match place {
            MixedIndex::Known(offset) => {
                let expr = AffineExpr::Symbol(0) + AffineExpr::Constant(offset);
                (expr, vec![old])
            }
            place => (
                AffineExpr::Symbol(0) + AffineExpr::Symbol(1),
                vec![old, place],
            ),
        };
        let new = composed_apply(&mut rw.builder(), expr, &operands);
        indices[lead + at] = match new {
            MixedIndex::Known(value) => index(rw, value),
            MixedIndex::Value(value) => value,
        };
    }
    rw.replace_op_with(op.id(), LoadOp::spec(base, &indices));
    Ok(())
}

fn write(op: TransferWriteOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let write = Transfer::new(*view)?;
    let ty = vector(*view, write.vector)?;
    let memory = memref(*view, write.base)?;
    let fits = dims(ty).all(|size| size == (1, false))
        && write.mask.is_none()
        && is_minor_identity(write.map)
        && memory.element == ty.element;
    if !fits {
        return None;
    }
    let (base, value, rank) = (write.base, write.vector, ty.shape.len());
    let indices: Vec<ValueId> = write.indices.iter().collect();
    let element = extract(rw, value, &vec![0; rank]);
    rw.replace_op_with(op.id(), StoreOp::spec(element, base, &indices));
    Some(())
}
