//! Infers integer ranges of the elements of results.

use crate::ops::*;
use terrace_builtin::elements::storage_width;
use terrace_builtin::types::shape;
use terrace_interfaces::int_range::{InferIntRange, InferIntRangeInterface};
use terrace_ir::{OpDef, OpRef, OpView, Registry, TypeClass};
use terrace_numeric::{ApInt, ConstantIntRanges};

use InferIntRange::{Binary, Of, Unary};

pub(crate) fn register(registry: &mut Registry) {
    for (def, model) in MODELS {
        registry.attach::<dyn InferIntRangeInterface>(def, model);
    }
}

static MODELS: &[(&OpDef, InferIntRange)] = &[
    (BroadcastOp::DEF, Unary(ConstantIntRanges::clone)),
    (ExtractOp::DEF, Unary(ConstantIntRanges::clone)),
    (InsertOp::DEF, Binary(ConstantIntRanges::union)),
    (ShapeCastOp::DEF, Unary(ConstantIntRanges::clone)),
    (TransposeOp::DEF, Unary(ConstantIntRanges::clone)),
    (StepOp::DEF, Of(|op, _| steps(op))),
];

/// Returns the range of `vector.step` if the length is static: from zero to the last element.
fn steps(op: OpRef<'_>) -> Option<ConstantIntRanges> {
    let ty = op.result_type(0);
    if ty.class(op.ctx).intersects(TypeClass::SCALABLE) {
        return None;
    }
    let width = storage_width(op.ctx, ty);
    let last = ApInt::from_i64(width, shape(op.ctx, ty)?.first()?.checked_sub(1)?);
    let zero = ApInt::zero(width);
    Some(ConstantIntRanges::new(
        zero.clone(),
        last.clone(),
        zero,
        last,
    ))
}
