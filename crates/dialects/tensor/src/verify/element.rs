//! Verifies operations on elements.

use super::{Verified, count_dynamic};
use crate::ops::*;
use terrace_builtin::types::{RankedTensorType, num_elements, shape};
use terrace_ir::{Failed, OpRef, Reporter, Type, ValueId};

/// Checks that there is a size for each dynamic dimension.
fn dynamic_sizes(op: OpRef<'_>, sizes: usize, ty: Type, report: &mut Reporter<'_>) -> Verified {
    let want = shape(op.ctx, ty).map_or(0, count_dynamic);
    let message = format_args!("incorrect number of dynamic sizes, has {sizes}, expected {want}");
    report.refuse_if(op, sizes != want, message)
}

pub(crate) fn empty(op: EmptyOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    dynamic_sizes(*op, op.dynamic_sizes().len(), op.result_type(), report)
}

pub(crate) fn splat(op: SplatOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    dynamic_sizes(*op, op.dynamic_sizes().len(), op.aggregate_type(), report)
}

pub(crate) fn generate(op: GenerateOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    dynamic_sizes(*op, op.dynamic_extents().len(), op.result_type(), report)
}

/// Returns the arguments of a region's block, and the value that its `tensor.yield` yields.
pub(super) fn arguments_and_yield<'a>(
    op: OpRef<'a>,
    message: &str,
    report: &mut Reporter<'_>,
) -> Result<(&'a [ValueId], ValueId), Failed> {
    let body = op.body;
    let block = body
        .region(op.id, 0)
        .and_then(|region| body.entry_block(region));
    let last = block.and_then(|block| Some(op.with(body.last_op(block)?)));
    let yielded = last.filter(|last| last.is::<YieldOp>() && body.num_operands(last.id) == 1);
    match block.zip(yielded) {
        Some((block, last)) => Ok((body.block_args(block), body.operand(last.id, 0))),
        // The verifier reports a missing block or terminator first.
        None => Err(report.op_error(op, message)),
    }
}

pub(crate) fn generate_regions(op: GenerateOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(ty) = op.result_type().as_::<RankedTensorType>(op.ctx) else {
        return Ok(());
    };
    let wrong_yield = "body must be terminated with a `yield` operation of the tensor element type";
    let (args, yielded) = arguments_and_yield(*op, wrong_yield, report)?;
    if args.iter().any(|arg| op.body.ty(*arg) != Type::INDEX) {
        return Err(report.error(*op, "all body arguments must be index"));
    }
    if args.len() != ty.shape.len() {
        return Err(report.error(*op, "must have one body argument per input dimension"));
    }
    report.refuse_if(*op, op.body.ty(yielded) != ty.element, wrong_yield)
}

fn indices(
    op: OpRef<'_>,
    count: usize,
    tensor: Type,
    message: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    let rank = shape(op.ctx, tensor).map(<[i64]>::len);
    report.refuse_if(op, rank.is_some_and(|rank| rank != count), message)
}

pub(crate) fn extract(op: ExtractOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let message = "incorrect number of indices for extract_element";
    indices(*op, op.indices().len(), op.tensor_type(), message, report)
}

pub(crate) fn insert(op: InsertOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let message = "incorrect number of indices";
    indices(*op, op.indices().len(), op.dest_type(), message, report)
}

pub(crate) fn from_elements(op: FromElementsOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(ty) = op.result_type().as_::<RankedTensorType>(op.ctx) else {
        return Ok(());
    };
    let mut types = op.elements_types();
    let fits = num_elements(&ty.shape) == Some(types.len() as i64)
        && types.all(|element| element == ty.element);
    let message = "failed to verify that operand types match result element type";
    report.refuse_if(*op, !fits, message)
}
