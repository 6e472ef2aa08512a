//! A transfer as a value: taken from an operation, changed, and created again.

use super::Transfer;
use crate::matching::vector;
use crate::ops::{TransferReadOp, TransferWriteOp};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{RankedTensorType, VectorType};
use terrace_ir::{Attr, Context, OpId, OpRef, OpView, Type, ValueId};
use terrace_rewrite::Rewriter;

/// What a `transfer_read` or `transfer_write` is made of.
#[derive(Clone, Debug)]
pub struct TransferParts {
    /// The operation.
    pub op: OpId,
    /// The memory or the tensor.
    pub base: ValueId,
    /// Whether that is a tensor.
    pub is_tensor: bool,
    /// What is read or written.
    pub vector: ValueId,
    /// Its type.
    pub ty: VectorType,
    /// The position of the first element.
    pub indices: Vec<ValueId>,
    /// What is read out of bounds. Reads have one, writes have none.
    pub padding: Option<ValueId>,
    /// What is read or written, if not all.
    pub mask: Option<ValueId>,
    /// Which dimension of the memory each dimension of the vector goes along.
    pub map: AffineMap,
    /// Which dimensions of the vector are known to be in bounds.
    pub in_bounds: Vec<bool>,
}

impl TransferParts {
    /// Those of an operation, which is a transfer.
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

    /// Whether a dimension of the vector is repeated: MLIR's `isBroadcastDim`.
    pub fn is_broadcast_dim(&self, dim: usize) -> bool {
        let result = self.map.results.get(dim);
        result.and_then(AffineExpr::as_constant) == Some(0)
    }

    /// Creates a read. Nothing is created and the result is `None` if these are the parts of a write.
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

    /// Creates a write of the vector. One to a tensor has a result.
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
