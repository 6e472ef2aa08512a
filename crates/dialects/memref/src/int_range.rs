//! Infers integer ranges of results.

use crate::ops::DimOp;
use terrace_builtin::types::{DYNAMIC, shape};
use terrace_interfaces::int_range::{InferIntRangeInterface, IntegerValueRange, ResultRanges};
use terrace_ir::{OpRef, OpView, Registry, SmallVec};
use terrace_numeric::{ApInt, ConstantIntRanges};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn InferIntRangeInterface>(DimOp::DEF, &Dim);
}

/// The width of ranges of `index`.
const WIDTH: u32 = 64;

struct Dim;

impl InferIntRangeInterface for Dim {
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
        let shape = shape(op.ctx, op.body.ty(op.body.operand(op.id, 0)));
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
