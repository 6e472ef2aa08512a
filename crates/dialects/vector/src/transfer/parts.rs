//! The operands and attributes of a transfer as a value that can be modified and used to create a new transfer.

use super::Transfer;
use crate::matching::vector;
use crate::ops::{TransferReadOp, TransferWriteOp};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{RankedTensorType, VectorType};
use terrace_ir::{Attr, Context, OpId, OpRef, OpView, Type, ValueId};
use terrace_rewrite::Rewriter;

/// The operands and attributes of a `transfer_read` or `transfer_write`.
#[derive(Clone, Debug)]
pub struct TransferParts {
    /// The operation.
    pub op: OpId,
    /// The memory or the tensor.
    pub base: ValueId,
    /// True if the base is a tensor.
    pub is_tensor: bool,
    /// The vector that is read or written.
    pub vector: ValueId,
    /// The type of the vector.
    pub ty: VectorType,
    /// The indices of the first element.
    pub indices: Vec<ValueId>,
    /// The padding; `None` for writes.
    pub padding: Option<ValueId>,
    /// The mask, if any.
    pub mask: Option<ValueId>,
    /// The permutation map: the source dimension of each vector dimension.
    pub map: AffineMap,
    /// For each dimension of the vector, true if it is marked in bounds.
    pub in_bounds: Vec<bool>,
}

impl TransferParts {
    /// Returns the parts of a transfer. Returns `None` for any other operation.
    pub fn new(view: OpRef<'_>) -> Option<Self> {
        let transfer = Transfer::new(view)?;
        Some(TransferParts {
            op: view.id,
            base: transfer.base,
            is_tensor: transfer.is_tensor(),
            vector: transfer.vector,
            ty: vector(view, transfer.vector)?.clone(),
            indices: transfer.indices.iter().collect(),
            padding: transfer.padding,
            mask: transfer.mask,
            map: transfer.map.clone(),
            in_bounds: transfer.in_bounds(),
        })
    }

    /// Returns true if a dimension of the vector is broadcast: MLIR's `isBroadcastDim`.
    pub fn is_broadcast_dim(&self, dim: usize) -> bool {
        let result = self.map.results.get(dim);
        result.and_then(AffineExpr::as_constant) == Some(0)
    }

    /// Creates a read. For the parts of a write, creates nothing and returns `None`.
    pub fn create_read(&self, rw: &mut dyn Rewriter<'_>) -> Option<ValueId> {
        let ctx = rw.ctx();
        let (ty, in_bounds) = (ctx.ty(self.ty.clone()), bools(ctx, &self.in_bounds));
        let spec = TransferReadOp::spec(
            ty,
            self.base,
            &self.indices,
            self.padding?,
            &self.map,
            &in_bounds,
        );
        Some(rw.create_value(spec.mask(self.mask)))
    }

    /// Creates a write of the vector. A write to a tensor has a result.
    pub fn create_write(&self, rw: &mut dyn Rewriter<'_>) -> OpId {
        let in_bounds = bools(rw.ctx(), &self.in_bounds);
        let ty: Type = rw.body().ty(self.base);
        let ty = Some(ty).filter(|ty| ty.is::<RankedTensorType>(rw.ctx()));
        let (value, base) = (self.vector, self.base);
        let spec = TransferWriteOp::spec(ty, value, base, &self.indices, &self.map, &in_bounds);
        rw.create(spec.mask(self.mask)).id()
    }
}

fn bools(ctx: &Context, values: &[bool]) -> Vec<Attr> {
    values.iter().map(|&value| ctx.bool(value)).collect()
}
