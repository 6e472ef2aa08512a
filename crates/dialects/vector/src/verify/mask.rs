//! Masks, and printing.

use super::arith::indexing_maps;
use super::{Verified, predicate, refuse, vector};
use crate::enums::PrintPunctuation;
use crate::ops::*;
use crate::transfer::mask_type;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::props::Map;
use terrace_builtin::types::{DYNAMIC, VectorType};
use terrace_ir::{Context, OpRef, OpView, Reporter, Type};

pub(crate) fn constant_mask(op: ConstantMaskOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ty = op.result_type();
    let sizes = op.mask_dim_sizes();
    if ty.shape.is_empty() {
        let &[size] = sizes else {
            let message = "array attr must have length 1 for 0-D vectors";
            return Err(report.error(op, message));
        };
        if size != 0 && size != 1 {
            let message = "mask dim size must be either 0 or 1 for 0-D vectors";
            return Err(report.error(op, message));
        }
        return Ok(());
    }
    let message = "must specify array attr of size equal vector result rank";
    refuse(op, sizes.len() != ty.shape.len(), message, report)?;
    for (at, &size) in sizes.iter().enumerate() {
        let message = "array attr of size out of bounds of vector result dimension size";
        refuse(op, size < 0 || size > ty.shape[at], message, report)?;
        let part = ty.scalable[at] && size != 0 && size != ty.shape[at];
        let message = "only supports 'none set' or 'all set' scalable dimensions";
        refuse(op, part, message, report)?;
    }
    let zeros = sizes.iter().filter(|size| **size == 0).count();
    let message =
        "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim";
    refuse(op, zeros > 0 && zeros < sizes.len(), message, report)
}

pub(crate) fn create_mask(op: CreateMaskOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ty = op.result_type();
    let count = op.body.num_operands(op.id);
    if ty.shape.is_empty() {
        let message = "must specify exactly one operand for 0-D create_mask";
        return refuse(op, count != 1, message, report);
    }
    let message = "must specify an operand for each result vector dimension";
    refuse(op, count != ty.shape.len(), message, report)
}

pub(crate) fn print(op: PrintOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let punctuation = Some(op.punctuation());
    let alone = op.body.num_operands(op.id) == 0
        && punctuation.is_none_or(|value| value == PrintPunctuation::Newline);
    let holds = op.string_literal_attr().is_none() || alone;
    let what = "`source` or `punctuation` are not set when printing strings";
    predicate(op, holds, what, report)
}

fn bits_like(ctx: &Context, ty: &VectorType) -> Type {
    ctx.ty(VectorType {
        element: Type::I1,
        ..ty.clone()
    })
}

/// Whether a mask applies to an operation.
fn is_maskable(op: OpRef<'_>) -> bool {
    let maskable = [
        ContractionOp::DEF,
        TransferReadOp::DEF,
        TransferWriteOp::DEF,
        ReductionOp::DEF,
        MultiDimReductionOp::DEF,
        OuterProductOp::DEF,
        GatherOp::DEF,
    ];
    let def = op.def();
    def.is_some_and(|def| maskable.iter().any(|one| std::ptr::eq(*one, def)))
}

/// The mask that an operation under a mask must have; `None` for operations that are not as they should be.
fn expected_mask(op: OpRef<'_>) -> Option<Type> {
    let ctx = op.ctx;
    let def = op.def()?;
    let is = |other: &'static terrace_ir::OpDef| std::ptr::eq(def, other);
    if is(ContractionOp::DEF) {
        return contraction_mask(op);
    }
    if is(TransferReadOp::DEF) || is(TransferWriteOp::DEF) {
        let (ty, slot) = if is(TransferReadOp::DEF) {
            (op.result_type(0), TransferReadOp::PERMUTATION_MAP)
        } else {
            (op.operand_type(0), TransferWriteOp::PERMUTATION_MAP)
        };
        return Some(mask_type(ctx, vector(ctx, ty)?, op.get::<Map>(slot)?));
    }
    let ty = if is(ReductionOp::DEF) || is(MultiDimReductionOp::DEF) {
        op.operand_type(0)
    } else if is(OuterProductOp::DEF) || is(GatherOp::DEF) {
        op.result_type(0)
    } else {
        return None;
    };
    Some(bits_like(ctx, vector(ctx, ty)?))
}

fn contraction_mask(op: OpRef<'_>) -> Option<Type> {
    let maps = indexing_maps(op)?;
    let dims = maps.first()?.dims as usize;
    let (mut shape, mut scalable) = (vec![DYNAMIC; dims], vec![false; dims]);
    for (at, map) in maps.iter().take(2).enumerate() {
        let ty = vector(op.ctx, op.operand_type(at))?;
        for (result, (size, scales)) in map.results.iter().zip(ty.shape.iter().zip(&ty.scalable)) {
            if let AffineExpr::Dim(dim) = result {
                *shape.get_mut(*dim as usize)? = *size;
                *scalable.get_mut(*dim as usize)? = *scales;
            }
        }
    }
    Some(op.ctx.ty(VectorType {
        shape: shape.into(),
        scalable: scalable.into(),
        element: Type::I1,
    }))
}

pub(crate) fn mask(op: MaskOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let body = op.body;
    let block = body
        .region(op.id, 0)
        .and_then(|region| body.entry_block(region));
    let ops: Vec<_> = block.map_or(Vec::new(), |block| body.ops(block).take(3).collect());
    let no_end = "expects a terminator within the mask region";
    let (Some(&first), Some(&last)) = (ops.first(), ops.last()) else {
        return Err(report.op_error(op, no_end));
    };
    refuse(
        op,
        ops.len() > 2,
        "expects only one operation to mask",
        report,
    )?;
    let is_yield = op.with(last).is::<YieldOp>();
    refuse(op, !is_yield, no_end, report)?;
    let results = body.num_results(op.id);
    let message = "expects number of results to match mask region yielded values";
    refuse(op, body.num_operands(last) != results, message, report)?;
    if first == last {
        return Ok(());
    }
    let masked = op.with(first);
    let message = "expects a MaskableOpInterface within the mask region";
    refuse(op, !is_maskable(masked), message, report)?;
    let Some(expected) = masked.whole().and_then(expected_mask) else {
        return Ok(());
    };
    let message = "expects number of results to match maskable operation number of results";
    refuse(op, body.num_results(first) != results, message, report)?;
    let types = |of| body.results(of).map(|value| body.ty(value));
    let message = "expects result type to match maskable operation result type";
    refuse(op, !types(first).eq(types(op.id)), message, report)?;
    let vectors = types(first)
        .filter(|ty| ty.is::<VectorType>(op.ctx))
        .count();
    refuse(
        op,
        vectors > 1,
        "multiple vector results not supported",
        report,
    )?;
    let message = format!(
        "expects a {} mask for the maskable operation",
        op.ctx.show_type(expected)
    );
    refuse(op, op.mask_ty() != expected, message, report)?;
    if body.num_operands(op.id) < 2 {
        return Ok(());
    }
    let reads = masked.is::<TransferReadOp>();
    let message = "doesn't expect a passthru argument for this maskable operation";
    refuse(op, !reads, message, report)?;
    let message = "expects result when passthru argument is provided";
    refuse(op, body.num_results(first) != 1, message, report)?;
    let message = "expects passthru type to match result type";
    refuse(
        op,
        op.operand_type(1) != masked.result_type(0),
        message,
        report,
    )
}
