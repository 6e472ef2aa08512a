//! Computes result shapes from operands.

use crate::ops::{AssumeAlignmentOp, DimOp, ExpandShapeOp};
use terrace_arith::constant_index;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::reify::ReifyRankedShapedTypeOpInterface;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{OpId, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ReifyRankedShapedTypeOpInterface>(AssumeAlignmentOp::DEF, &OfOperand);
    registry.attach::<dyn ReifyRankedShapedTypeOpInterface>(ExpandShapeOp::DEF, &Given);
}

/// Operations whose result has the shape of the first operand.
struct OfOperand;

impl ReifyRankedShapedTypeOpInterface for OfOperand {
    fn reify_dim_of_result(
        &self,
        op: OpId,
        _result: usize,
        dim: usize,
        rw: &mut dyn Rewriter<'_>,
    ) -> Option<MixedIndex> {
        let source = rw.operand(op, 0);
        let ty = rw.body().ty(source).as_::<MemRefType>(rw.ctx())?;
        match *ty.shape.get(dim)? {
            DYNAMIC => {
                let dim = constant_index(&mut rw.builder(), dim as i64);
                Some(rw.create_value(DimOp::spec(source, dim)).into())
            }
            size => Some(MixedIndex::Known(size)),
        }
    }
}

/// `memref.expand_shape`, whose operands include the output shape.
struct Given;

impl ReifyRankedShapedTypeOpInterface for Given {
    fn reify_result_shapes(
        &self,
        op: OpId,
        rw: &mut dyn Rewriter<'_>,
    ) -> Option<Vec<Vec<MixedIndex>>> {
        let op = ExpandShapeOp::from_id(op);
        let view = rw.read(op);
        let numbers = view.static_output_shape();
        Some(vec![MixedIndex::join(numbers, view.output_shape())])
    }
}
