//! Rewrites masked operations that can have the mask as an operand.

use crate::emit::{constant, zero_attr};
use terrace_arith::AndIOp;
use terrace_builtin::props::Array;
use terrace_ir::{OpId, OpRef, OpView, ValueId};
use terrace_memref::weak_alignment;
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::matching::{MaskFormat, Values, mask_format};
use terrace_vector::transfer::Transfer;
use terrace_vector::{GatherOp, MaskOp, TransferReadOp, TransferWriteOp};

/// `populateVectorMaskLoweringPatternsForSideEffectingOps`: turns the mask of a `vector.mask` into an operand of the
/// transfer or gather inside.
pub fn populate_vector_mask_lowering_patterns_for_side_effecting_ops(patterns: &mut PatternSet) {
    patterns
        .add_fn("MaskedTransferReadOpPattern", transfer_read)
        .add_fn("MaskedTransferWriteOpPattern", transfer_write)
        .add_fn("MaskedGatherOpPattern", gather);
}

/// Returns the masked operation, if it is a `T`.
fn masked<T: OpView>(mask: OpRef<'_>) -> Option<T::Ref<'_, '_>> {
    let (body, region) = mask.regions().next()?;
    let inner: OpId = body.first_op(body.entry_block(region)?)?;
    mask.with(inner).as_::<T>()
}

/// Returns the conjunction of the mask of a `vector.mask` and the nested operation's `own` mask. Upstream drops the
/// `own` mask.
fn both(rw: &mut dyn Rewriter<'_>, around: ValueId, own: Option<ValueId>) -> ValueId {
    match own {
        Some(own) => rw.create_value(AndIOp::spec(around, own)),
        None => around,
    }
}

fn transfer_read(op: MaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let inner = masked::<TransferReadOp>(*view)?;
    if view.body.num_operands(op.id()) > 1 {
        return None;
    }
    let read = Transfer::new(*inner)?;
    let indices: Vec<_> = read.indices.iter().collect();
    let (base, padding) = (read.base, read.padding?);
    let (mask, own) = (view.mask(), read.mask);
    let (map, in_bounds) = (
        read.map.clone(),
        inner.get::<Array>(TransferReadOp::IN_BOUNDS)?.to_vec(),
    );
    let ty = inner.result_type(0);
    let mask = both(rw, mask, own);
    let spec = TransferReadOp::spec(ty, base, &indices, padding, &map, &in_bounds);
    rw.replace_op_with(op.id(), spec.mask(mask));
    Some(())
}

fn transfer_write(op: MaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let inner = masked::<TransferWriteOp>(*view)?;
    let write = Transfer::new(*inner)?;
    let indices: Vec<_> = write.indices.iter().collect();
    let (base, value) = (write.base, write.vector);
    let (mask, own) = (view.mask(), write.mask);
    let (map, in_bounds) = (
        write.map.clone(),
        inner.get::<Array>(TransferWriteOp::IN_BOUNDS)?.to_vec(),
    );
    let ty = inner.result_type();
    let mask = both(rw, mask, own);
    let spec = TransferWriteOp::spec(ty, value, base, &indices, &map, &in_bounds);
    rw.replace_op_with(op.id(), spec.mask(mask));
    Some(())
}

fn gather(op: MaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let inner = masked::<GatherOp>(*view)?;
    let mask = view.mask();
    // Elements that only the gather's own mask disables have the gather's passthru value.
    let own = Some(inner.mask())
        .filter(|own| *own != mask && mask_format(*inner, *own) != MaskFormat::AllTrue);
    let given = match own {
        Some(_) => Some(inner.pass_thru()),
        None => view.passthru(),
    };
    let (ty, inner_loc) = (inner.result_ty(), inner.loc());
    let zero = zero_attr(view.ctx, ty)?;
    let (base, indices) = (inner.base(), inner.indices());
    let alignment = weak_alignment(view.ctx, inner.alignment(), inner.base_type());
    let offsets: Values = inner.offsets().collect();
    let otherwise = match given {
        Some(given) => given,
        None => {
            let loc = rw.loc();
            rw.set_loc(inner_loc);
            let zero = constant(rw, zero);
            rw.set_loc(loc);
            zero
        }
    };
    let mask = both(rw, mask, own);
    let spec = GatherOp::spec(ty, base, &offsets, indices, mask, otherwise);
    rw.replace_op_with(op.id(), spec.alignment(alignment));
    Some(())
}
