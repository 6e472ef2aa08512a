//! Rewrites transfers to views of memory without unit dimensions.

use crate::drop_unit_dims::is_unit;
use crate::emit::{index, shape_cast};
use terrace_builtin::types::{DYNAMIC, MemRefType, VectorType};
use terrace_interfaces::masking::masking;
use terrace_ir::{Context, OpId, OpView, Type, ValueId};
use terrace_memref::layout::{
    canonical_strided_type, dropped_by_size, strided_layout, subview_type,
};
use terrace_memref::{DimOp, SubViewOp};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};
use terrace_vector::matching::{int, memref};
use terrace_vector::transfer::{TransferParts, is_minor_identity, minor_identity};
use terrace_vector::{CreateMaskOp, TransferReadOp, TransferWriteOp};

/// `populateVectorTransferDropUnitDimsPatterns`: rewrites a transfer of a whole memref to a transfer of a
/// `memref.subview` without unit dimensions.
pub fn populate_vector_transfer_drop_unit_dims_patterns(patterns: &mut PatternSet) {
    patterns.add_fn(
        "TransferReadDropUnitDimsPattern",
        |op: TransferReadOp, rw| read(op.id(), without_unit_dims(op.id(), rw)?, rw),
    );
    patterns.add_fn(
        "TransferWriteDropUnitDimsPattern",
        |op: TransferWriteOp, rw| write(op.id(), without_unit_dims(op.id(), rw)?, rw),
    );
}

/// `populateDropInnerMostUnitDimsXferOpPatterns`: rewrites a transfer with trailing unit dimensions to a transfer of a
/// `memref.subview` without these dimensions.
pub fn populate_drop_inner_most_unit_dims_xfer_op_patterns(patterns: &mut PatternSet) {
    patterns.add_fn(
        "DropInnerMostUnitDimsTransferRead",
        |op: TransferReadOp, rw| read(op.id(), without_inner_most(op.id(), rw)?, rw),
    );
    patterns.add_fn(
        "DropInnerMostUnitDimsTransferWrite",
        |op: TransferWriteOp, rw| write(op.id(), without_inner_most(op.id(), rw)?, rw),
    );
}

/// A transfer without unit dimensions, before it is created.
struct Reduced {
    xfer: TransferParts,
    memory: MemRefType,
    /// The memref type of the view.
    view: Type,
    /// The vector type without unit dimensions.
    ty: VectorType,
    /// The bounds of the new `vector.create_mask`, and its type.
    mask: Option<(Vec<ValueId>, Type)>,
    indices: Indices,
    in_bounds: Vec<bool>,
}

enum Indices {
    /// The given number of zeros.
    Zeros(usize),
    These(Vec<ValueId>),
}

/// Returns the type of the view of a whole memref that is rank-reduced to `shape`.
fn view_type(ctx: &Context, memory: &MemRefType, shape: &[i64]) -> Option<MemRefType> {
    let rank = memory.shape.len();
    let whole = subview_type(ctx, memory, &vec![0; rank], &memory.shape, &vec![1; rank])?;
    let dropped = dropped_by_size(&memory.shape, shape)?;
    let form = whole.strided(ctx)?;
    let strides = form.strides.iter().zip(&dropped);
    let strides: Vec<i64> = strides
        .filter(|(_, dropped)| !**dropped)
        .map(|(stride, _)| *stride)
        .collect();
    Some(MemRefType {
        shape: shape.into(),
        layout: Some(strided_layout(ctx, &strides, form.offset)),
        ..whole
    })
}

/// Returns a vector type without its unit dimensions, possibly of rank 0.
fn trimmed(ty: &VectorType) -> VectorType {
    let kept = || (0..ty.shape.len()).filter(|&dim| !is_unit(ty, dim));
    VectorType {
        shape: kept().map(|dim| ty.shape[dim]).collect(),
        scalable: kept().map(|dim| ty.scalable[dim]).collect(),
        element: ty.element,
    }
}

fn without_unit_dims(op: OpId, rw: &dyn Rewriter<'_>) -> Result<Reduced, NoMatch> {
    let view = rw.op(op);
    let ctx = rw.ctx();
    let xfer = TransferParts::new(view).ok_or(NO_MATCH)?;
    let memory = memref(view, xfer.base).ok_or(NO_MATCH)?;
    check(!xfer.in_bounds.contains(&false) && is_minor_identity(&xfer.map))?;
    check(masking(view).is_none())?;
    let sizes = memory.shape.iter().copied();
    let shape: Vec<i64> = sizes.filter(|&size| size != 1).collect();
    let ty = trimmed(&xfer.ty);
    check(shape.len() < memory.shape.len() && shape.len() == ty.shape.len())?;
    check(xfer.indices.iter().all(|&at| int(view, at) == Some(0)))?;
    let mask = match xfer.mask {
        None => None,
        Some(mask) => {
            let mask = view.defined_by::<CreateMaskOp>(mask).ok_or(NO_MATCH)?;
            let bits = mask.result_type();
            let new = trimmed(bits);
            check(new.shape.len() < bits.shape.len() && !new.shape.is_empty())?;
            let mut bounds = Vec::new();
            for (dim, bound) in mask.operands().enumerate() {
                match is_unit(bits, dim) {
                    true => check(int(view, bound) == Some(1))?,
                    false => bounds.push(bound),
                }
            }
            Some((bounds, ctx.ty(new)))
        }
    };
    let new = view_type(ctx, memory, &shape).ok_or(NO_MATCH)?;
    Ok(Reduced {
        memory: memory.clone(),
        view: ctx.ty(canonical_strided_type(ctx, &new)),
        indices: Indices::Zeros(shape.len()),
        in_bounds: vec![true; ty.shape.len()],
        xfer,
        ty,
        mask,
    })
}

fn without_inner_most(op: OpId, rw: &dyn Rewriter<'_>) -> Result<Reduced, NoMatch> {
    let view = rw.op(op);
    let ctx = rw.ctx();
    let xfer = TransferParts::new(view).ok_or(NO_MATCH)?;
    let memory = memref(view, xfer.base).ok_or(NO_MATCH)?;
    check(xfer.mask.is_none() && masking(view).is_none())?;
    check(is_minor_identity(&xfer.map) && xfer.ty.shape.len() > 1)?;
    let form = memory.strided(ctx).ok_or(NO_MATCH)?;
    let (rank, vector_rank) = (memory.shape.len(), xfer.ty.shape.len());
    let dropped = (1..=vector_rank).take_while(|&back| {
        let dim = rank - back;
        form.strides[dim] == 1 && memory.shape[dim] == 1 && is_unit(&xfer.ty, vector_rank - back)
    });
    let dropped = dropped.count();
    let (in_bounds, gone) = xfer.in_bounds.split_at(vector_rank - dropped);
    check(dropped > 0 && !gone.contains(&false))?;
    let shape = &memory.shape[..rank - dropped];
    let new = view_type(ctx, memory, shape).ok_or(NO_MATCH)?;
    let kept = vector_rank - dropped;
    Ok(Reduced {
        memory: memory.clone(),
        view: ctx.ty(new),
        ty: VectorType {
            shape: xfer.ty.shape[..kept].into(),
            scalable: xfer.ty.scalable[..kept].into(),
            element: xfer.ty.element,
        },
        mask: None,
        indices: Indices::These(xfer.indices[..rank - dropped].to_vec()),
        in_bounds: in_bounds.to_vec(),
        xfer,
    })
}

impl Reduced {
    /// Creates the view and the mask, and returns the new transfer.
    fn transfer(self, rw: &mut dyn Rewriter<'_>) -> TransferParts {
        let mask = self
            .mask
            .map(|(bounds, ty)| rw.create_value(CreateMaskOp::spec(ty, &bounds)));
        let rank = self.memory.shape.len();
        let mut sizes = Vec::new();
        for (dim, &size) in self.memory.shape.iter().enumerate() {
            if size == DYNAMIC {
                let dim = index(rw, dim as i64);
                sizes.push(rw.create_value(DimOp::spec(self.xfer.base, dim)));
            }
        }
        let (zeros, ones) = (vec![0; rank], vec![1; rank]);
        let base = rw.create_value(SubViewOp::spec(
            self.view,
            self.xfer.base,
            &[],
            &sizes,
            &[],
            &zeros,
            &self.memory.shape,
            &ones,
        ));
        let indices = match self.indices {
            Indices::Zeros(count) => {
                let zero = index(rw, 0);
                vec![zero; count]
            }
            Indices::These(indices) => indices,
        };
        let map = minor_identity(rw.ctx(), self.view, indices.len(), &self.ty);
        TransferParts {
            base,
            ty: self.ty,
            map,
            indices,
            mask,
            in_bounds: self.in_bounds,
            ..self.xfer
        }
    }
}

fn read(op: OpId, reduced: Reduced, rw: &mut dyn Rewriter<'_>) -> Match {
    let ty = rw.body().ty(reduced.xfer.vector);
    check(reduced.xfer.padding.is_some())?;
    let value = reduced.transfer(rw).create_read(rw);
    let value = value.expect("invariant: reads have padding");
    let value = shape_cast(rw, ty, value);
    rw.replace_op(op, &[value]);
    Ok(())
}

fn write(op: OpId, reduced: Reduced, rw: &mut dyn Rewriter<'_>) -> Match {
    let write = reduced.transfer(rw);
    let ty = rw.ctx().ty(write.ty.clone());
    let vector = shape_cast(rw, ty, write.vector);
    TransferParts { vector, ..write }.create_write(rw);
    rw.erase_op(op);
    Ok(())
}
