//! Rewrites the bounds of transfers to masks, and masks to comparisons.

use crate::emit::{broadcast, constant, index};
use crate::unroll::MAX_PARTS;
use terrace_arith::{AndIOp, CmpIOp, CmpIPredicate, ConstantOp, IndexCastOp, SelectOp, SubIOp};
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{DYNAMIC, MemRefType, VectorType, shape};
use terrace_ir::{OpId, OpRef, OpView, Type, ValueId};
use terrace_memref::DimOp;
use terrace_numeric::ApInt;
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, require};
use terrace_vector::matching::{constant_elements, is_scalable, vector};
use terrace_vector::transfer::Transfer;
use terrace_vector::{BroadcastOp, CreateMaskOp, TransferReadOp, TransferWriteOp};

/// `populateVectorMaskMaterializationPatterns`: rewrites one-dimensional transfers that may be out of bounds to masked
/// transfers, and one-dimensional `vector.create_mask` to a comparison.
pub fn populate_vector_mask_materialization_patterns(
    patterns: &mut PatternSet,
    force_32bit_vector_indices: bool,
) {
    patterns.add_fn("VectorCreateMaskOpConversion", move |op, rw| {
        convert_create_mask(op, force_32bit_vector_indices, rw)
    });
    patterns.add_fn("MaterializeTransferMask", |op: TransferReadOp, rw| {
        bounds_as_mask(op.id(), rw)
    });
    patterns.add_fn("MaterializeTransferMask", |op: TransferWriteOp, rw| {
        bounds_as_mask(op.id(), rw)
    });
    patterns.add_fn("FoldI1Select", choice_of_bit);
}

fn convert_create_mask(
    op: CreateMaskOp,
    force_32bit_vector_indices: bool,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let ty = view.result_type();
    let size = ty.shape.first().copied().unwrap_or(1);
    require(!is_scalable(ty), "the vector is scalable")?;
    require(ty.shape.len() <= 1, "the vector has several dimensions")?;
    require(size <= MAX_PARTS, "the vector is too large")?;
    let bound = view.operands().next().ok_or(NO_MATCH)?;
    let (width, element) = match force_32bit_vector_indices {
        true => (32, Type::I32),
        false => (64, Type::I64),
    };
    let numbers: Vec<ApInt> = (0..size as u64).map(|at| ApInt::new(width, at)).collect();
    let ty = VectorType::fixed(view.ctx, &ty.shape, element);
    let numbers = DenseElementsAttr::from_ints(view.ctx, ty, &numbers);
    let numbers = constant(rw, numbers);
    let bound = rw.create_value(IndexCastOp::spec(element, bound));
    let bounds = broadcast(rw, ty, bound);
    rw.replace_op_with(op.id(), CmpIOp::spec(CmpIPredicate::Slt, numbers, bounds));
    Ok(())
}

fn bounds_as_mask(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op);
    let transfer = Transfer::new(view)?;
    let ty = vector(view, transfer.vector)?;
    if !transfer.has_out_of_bounds_dim() || ty.shape.len() > 1 {
        return None;
    }
    // The dimension of memory that the vector covers. Upstream assumes the last one.
    let [AffineExpr::Dim(dim)] = transfer.map.results[..] else {
        return None;
    };
    let first = transfer.indices.iter().nth(dim as usize)?;
    let base_type = view.body.ty(transfer.base);
    let size = *shape(view.ctx, base_type)?.get(dim as usize)?;
    // Terrace has no equivalent of `memref.dim` for tensors.
    if size == DYNAMIC && !base_type.is::<MemRefType>(view.ctx) {
        return None;
    }
    let mut bits = ty.clone();
    bits.element = Type::I1;
    let (base, given) = (transfer.base, transfer.mask);
    let bits = rw.ctx().ty(bits);
    let size = match size {
        DYNAMIC => {
            let dim = index(rw, dim.into());
            rw.create_value(DimOp::spec(base, dim))
        }
        size => index(rw, size),
    };
    let rest = rw.create_value(SubIOp::spec(size, first));
    let mut mask = rw.create_value(CreateMaskOp::spec(bits, &[rest]));
    if let Some(given) = given {
        mask = rw.create_value(AndIOp::spec(mask, given));
    }
    set_mask_in_bounds(op, mask, rw);
    Some(())
}

/// Sets the mask of a one-dimensional transfer and its in-bounds flags.
fn set_mask_in_bounds(op: OpId, mask: ValueId, rw: &mut dyn Rewriter<'_>) {
    let (ctx, view) = (rw.ctx(), rw.op(op));
    let Some(transfer) = Transfer::new(view) else {
        return;
    };
    let count = transfer.indices.iter().count() as i32;
    let (in_bounds, sizes) = match transfer.padding {
        Some(_) => (TransferReadOp::IN_BOUNDS, [1, count, 1, 1]),
        None => (TransferWriteOp::IN_BOUNDS, [1, 1, count, 1]),
    };
    let segments = view.def().and_then(|def| def.operand_segments());
    let mut operands = rw.operands(op);
    if transfer.mask.is_some() {
        operands.pop();
    }
    operands.push(mask);
    let bounds = ctx.array(&[ctx.bool(true)]);
    let mut edit = rw.edit(op);
    edit.set_operands(&operands);
    if let Some(slot) = segments {
        edit.set_prop(slot, Some(ctx.i32_array(&sizes)));
    }
    edit.set_prop(in_bounds, Some(bounds));
}

/// Returns the value of all bits of a constant, if they are equal.
fn splat_bit(view: OpRef<'_>, value: ValueId) -> Option<bool> {
    view.defined_by::<ConstantOp>(value)?;
    let dense = constant_elements(view, value)?;
    let bit = dense.ints(view.ctx)?.next()?;
    dense.splat.then(|| !bit.is_zero())
}

/// Folds a select between a true and a false one-element vector to a broadcast of the condition.
fn choice_of_bit(op: SelectOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = vector(*view, view.result())?;
    let (condition, yes, no) = (view.condition(), view.true_value(), view.false_value());
    let fits = ty.element == Type::I1
        && ty.shape[..] == [1]
        && !is_scalable(ty)
        && vector(*view, condition).is_none()
        && splat_bit(*view, yes) == Some(true)
        && splat_bit(*view, no) == Some(false);
    if !fits {
        return None;
    }
    let ty = view.result_type();
    rw.replace_op_with(op.id(), BroadcastOp::spec(ty, condition));
    Some(())
}
