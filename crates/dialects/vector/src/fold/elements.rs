//! Folds conversions between vectors and their elements.

use super::*;
use crate::ops::*;
use terrace_builtin::elements::{int_or_splat, scalar_bytes};

pub(crate) fn from_elements(op: FromElementsOpRef<'_>, constants: Constants<'_>) -> Folds {
    of_all_elements(op).or_else(|| of_constants(op, constants))
}

/// Folds `from_elements` of all elements of a vector of the same type.
fn of_all_elements(op: FromElementsOpRef<'_>) -> Folds {
    let elements = op.defined_by::<ToElementsOp>(op.elements().next()?)?;
    let same = elements.source_ty() == op.dest_ty() && op.elements().eq(elements.elements());
    same.then(|| value(elements.source()))?
}

fn of_constants(op: FromElementsOpRef<'_>, constants: Constants<'_>) -> Folds {
    let element = op.dest_type().element;
    let mut data = Vec::new();
    for constant in constants {
        let constant = (*constant)?;
        if constant.ty(op.ctx) != Some(element) {
            return None;
        }
        data.extend(scalar_bytes(op.ctx, constant)?);
    }
    let size = data.len() / constants.len().max(1);
    attr(DenseElementsAttr::from_bytes(
        op.ctx,
        op.dest_ty(),
        size,
        data,
    ))
}

pub(crate) fn to_elements(op: ToElementsOpRef<'_>, _constants: Constants<'_>) -> Folds {
    if let Some(elements) = op.defined_by::<FromElementsOp>(op.source()) {
        return Some(elements.elements().map(Folded::Value).collect());
    }
    let scalar = broadcast_scalar(*op, op.source())?;
    Some(op.elements().map(|_| Folded::Value(scalar)).collect())
}

/// Folds a `vector.mask` without a masked operation to the yielded values.
pub(crate) fn mask(op: MaskOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let (body, region) = op.regions().next()?;
    let first = body.first_op(body.entry_block(region)?)?;
    if !op.with(first).is::<YieldOp>() || op.passthru().is_some() {
        return None;
    }
    let yields = body.num_operands(first) > 0;
    yields.then(|| body.operands(first).map(Folded::Value).collect())
}

/// Folds an all-true or all-false mask to a constant.
pub(crate) fn constant_mask(op: ConstantMaskOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let set = match mask_format(*op, op.result()) {
        MaskFormat::AllTrue => true,
        MaskFormat::AllFalse => false,
        MaskFormat::Unknown => return None,
    };
    attr(int_or_splat(op.ctx, op.result_ty(), i64::from(set)))
}
