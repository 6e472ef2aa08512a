//! Operations that return the size of a dimension, such as `memref.dim`: MLIR's `ShapedDimOpInterface`, and the models
//! that these operations share.

use crate::int_range::{InferIntRangeInterface, IntegerValueRange, ResultRanges};
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{DYNAMIC, shape};
use terrace_ir::interfaces::constant_value;
use terrace_ir::speculation::{ConditionallySpeculatable, Speculatability, always_if};
use terrace_ir::{OpRef, SmallVec, ValueId};
use terrace_numeric::{ApInt, ConstantIntRanges};

/// An operation that returns the size of a dimension of a shaped value. Passes that compute sizes query it.
pub trait ShapedDimOpInterface: Sync {
    /// Returns the shaped value: `getShapedValue`.
    fn shaped_value(&self, op: OpRef<'_>) -> ValueId;

    /// Returns the dimension: `getDimension`.
    fn dimension(&self, op: OpRef<'_>) -> ValueId;
}

/// The model of operations with two operands, the shaped value and the dimension. Also their speculation and the range
/// of their result.
pub struct DimOfOperands;

impl ShapedDimOpInterface for DimOfOperands {
    fn shaped_value(&self, op: OpRef<'_>) -> ValueId {
        op.body.operand(op.id, 0)
    }

    fn dimension(&self, op: OpRef<'_>) -> ValueId {
        op.body.operand(op.id, 1)
    }
}

/// Returns the shaped value and the dimension if an operation has a model.
pub fn shaped_dim(op: OpRef<'_>) -> Option<(ValueId, ValueId)> {
    let model = (op.ctx).op_interface::<dyn ShapedDimOpInterface>(op.name())?;
    // The operands may be missing before verification.
    let complete = op.body.num_operands(op.id) == 2;
    complete.then(|| (model.shaped_value(op), model.dimension(op)))
}

/// Speculatable if the dimension is a constant less than the rank.
impl ConditionallySpeculatable for DimOfOperands {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        let index = constant_value(op.ctx, op.body, self.dimension(op));
        let index = index.and_then(|index| int_value(op.ctx, index));
        let shaped = op.body.ty(self.shaped_value(op));
        let rank = shape(op.ctx, shaped).map(|sizes| sizes.len() as i64);
        always_if(
            index
                .zip(rank)
                .is_some_and(|(index, rank)| (0..rank).contains(&index)),
        )
    }
}

/// The width of ranges of `index`.
const WIDTH: u32 = 64;

impl InferIntRangeInterface for DimOfOperands {
    fn infer_result_ranges(&self, op: OpRef<'_>, operands: &[ConstantIntRanges]) -> ResultRanges {
        let operands: Vec<IntegerValueRange> = operands.iter().cloned().map(Some).collect();
        self.infer_result_ranges_from_optional(op, &operands)
    }

    fn infer_result_ranges_from_optional(
        &self,
        op: OpRef<'_>,
        operands: &[IntegerValueRange],
    ) -> ResultRanges {
        let any_size =
            || ConstantIntRanges::from_signed(ApInt::zero(WIDTH), ApInt::signed_max(WIDTH));
        let shape = shape(op.ctx, op.body.ty(self.shaped_value(op)));
        let range = shape.and_then(|shape| {
            let which = operands.get(1).and_then(Option::as_ref);
            let first = which.and_then(|which| which.smin().to_i64()).unwrap_or(0);
            let last = which.and_then(|which| which.smax().to_i64());
            let last = last.unwrap_or(i64::MAX);
            let (first, end) = (first.max(0), last.saturating_add(1).max(0));
            let end = end.min(shape.len() as i64);
            // Indices that are out of bounds are ignored.
            let sizes = shape.get(first as usize..end as usize)?.iter();
            let ranges = sizes.map(|&size| match size {
                DYNAMIC => any_size(),
                size => ConstantIntRanges::constant(ApInt::from_i64(WIDTH, size)),
            });
            ranges.reduce(|all, one| all.union(&one))
        });
        SmallVec::from_elem(Some(range.unwrap_or_else(any_size)), 1)
    }
}
