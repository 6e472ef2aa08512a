//! Result shapes in terms of operands.

use crate::ops::{AssumeAlignmentOp, DimOp, ExpandShapeOp};
use terrace_arith::constant_index;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::reify::ReifyRankedShapedTypeOpInterface;
use terrace_ir::{Builder, OpId, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ReifyRankedShapedTypeOpInterface>(AssumeAlignmentOp::DEF, &OfOperand);
    registry.attach::<dyn ReifyRankedShapedTypeOpInterface>(ExpandShapeOp::DEF, &Given);
}

/// The shape of the first operand.
struct OfOperand;

impl ReifyRankedShapedTypeOpInterface for OfOperand {
    fn reify_dim_of_result(
        &self,
        b: &mut Builder<'_>,
        op: OpId,
        _result: usize,
        dim: usize,
    ) -> Option<MixedIndex> {
        let source = b.body().operand(op, 0);
        let ty = b.body().ty(source).as_::<MemRefType>(b.ctx)?;
        match *ty.shape.get(dim)? {
            DYNAMIC => {
                let dim = constant_index(b, dim as i64);
                Some(b.create_value(DimOp::spec(source, dim)).into())
            }
            size => Some(MixedIndex::Known(size)),
        }
    }
}

/// The output shape of `memref.expand_shape`, from its operands.
struct Given;

impl ReifyRankedShapedTypeOpInterface for Given {
    fn reify_result_shapes(&self, b: &mut Builder<'_>, op: OpId) -> Option<Vec<Vec<MixedIndex>>> {
        let op = ExpandShapeOp::from_id(op);
        let view = b.read(op);
        let numbers = view.static_output_shape();
        Some(vec![MixedIndex::join(numbers, view.output_shape())])
    }
}
