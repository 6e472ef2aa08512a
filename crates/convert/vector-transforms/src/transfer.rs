//! Lowers transfers to loads and stores.

use crate::emit::broadcast;
use terrace_builtin::types::{BuiltinType, VectorType};
use terrace_interfaces::masking::masking;
use terrace_ir::ValueId;
use terrace_ir::{OpRef, OpView};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, require};
use terrace_vector::matching::{memref, vector};
use terrace_vector::transfer::{Transfer, broadcast_dims_of_minor_identity, is_minor_identity};
use terrace_vector::{
    LoadOp, MaskedLoadOp, MaskedStoreOp, StoreOp, TransferReadOp, TransferWriteOp,
};

/// `populateVectorTransferLoweringPatterns`: lowers in-bounds `vector.transfer_read` and `vector.transfer_write` along
/// the last dimensions of memory to loads and stores, for vectors of at most rank `max_transfer_rank`.
pub fn populate_vector_transfer_lowering_patterns(
    patterns: &mut PatternSet,
    max_transfer_rank: Option<usize>,
) {
    patterns.add_fn("TransferReadToVectorLoadLowering", move |op, rw| {
        transfer_read_to_load(op, max_transfer_rank, rw)
    });
    patterns.add_fn("TransferWriteToVectorStoreLowering", move |op, rw| {
        transfer_write_to_store(op, max_transfer_rank, rw)
    });
}

/// Returns an unmasked transfer of an acceptable rank, and its vector type.
fn simple_transfer(
    view: OpRef<'_>,
    max_transfer_rank: Option<usize>,
) -> Result<(Transfer<'_>, &VectorType), NoMatch> {
    let transfer = Transfer::new(view).ok_or(NO_MATCH)?;
    let ty = vector(view, transfer.vector).ok_or(NO_MATCH)?;
    require(
        max_transfer_rank.is_none_or(|max| ty.shape.len() <= max),
        "vector type is greater than max transfer rank",
    )?;
    require(masking(view).is_none(), "Masked case not supported")?;
    Ok((transfer, ty))
}

/// Checks that loads and stores can replace a transfer: the memory consists of elements of the vector, or of such
/// vectors.
fn fits(view: OpRef<'_>, transfer: Transfer<'_>, moved: &VectorType) -> Match {
    let memory = memref(view, transfer.base).ok_or("not a memref source")?;
    require(
        memory.is_last_dim_unit_stride(view.ctx),
        "!= 1 stride needs VectorToSCF",
    )?;
    let holds = match BuiltinType::of(view.ctx, memory.element) {
        BuiltinType::Vector(element) => element == moved,
        _ => memory.element == moved.element,
    };
    require(holds, "incompatible element type")?;
    require(
        !transfer.has_out_of_bounds_dim(),
        "out-of-bounds needs mask",
    )?;
    require(
        transfer.mask.is_none() || moved.shape.len() == 1,
        "vector type is not rank 1, can't create masked load or store, needs VectorToSCF",
    )
}

fn transfer_read_to_load(
    op: TransferReadOp,
    max_transfer_rank: Option<usize>,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (read, ty) = simple_transfer(*view, max_transfer_rank)?;
    let repeated =
        broadcast_dims_of_minor_identity(read.map).ok_or("not minor identity + bcast")?;
    let mut loaded = ty.clone();
    for &dim in &repeated {
        // Load one element, also for a scalable dimension, for which upstream loads `vscale` elements.
        (loaded.shape[dim], loaded.scalable[dim]) = (1, false);
    }
    fits(*view, read, &loaded)?;
    let (base, mask) = (read.base, read.mask);
    let padding = read.padding.ok_or(NO_MATCH)?;
    let indices: Vec<ValueId> = read.indices.iter().collect();
    let (ty, loaded) = (view.vector_ty(), view.ctx.ty(loaded));
    let mut value = match mask {
        Some(mask) => {
            let padding = broadcast(rw, loaded, padding);
            rw.create_value(MaskedLoadOp::spec(loaded, base, &indices, mask, padding))
        }
        None => rw.create_value(LoadOp::spec(loaded, base, &indices)),
    };
    if !repeated.is_empty() {
        value = broadcast(rw, ty, value);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn transfer_write_to_store(
    op: TransferWriteOp,
    max_transfer_rank: Option<usize>,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (write, ty) = simple_transfer(*view, max_transfer_rank)?;
    require(is_minor_identity(write.map), "map is not a minor identity")?;
    fits(*view, write, ty)?;
    let (base, mask, value) = (write.base, write.mask, write.vector);
    let indices: Vec<ValueId> = write.indices.iter().collect();
    match mask {
        Some(mask) => {
            rw.create(MaskedStoreOp::spec(base, &indices, mask, value));
        }
        None => {
            rw.create(StoreOp::spec(value, base, &indices));
        }
    }
    rw.erase_op(op.id());
    Ok(())
}
