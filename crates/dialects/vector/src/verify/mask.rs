//! Verifies masks and printing.

use super::{Verified, predicate};
use crate::enums::PrintPunctuation;
use crate::ops::*;
use terrace_builtin::types::VectorType;
use terrace_interfaces::masking::maskable;
use terrace_ir::Reporter;

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
    report.refuse_if(op, sizes.len() != ty.shape.len(), message)?;
    for (at, &size) in sizes.iter().enumerate() {
        let message = "array attr of size out of bounds of vector result dimension size";
        report.refuse_if(op, size < 0 || size > ty.shape[at], message)?;
        let part = ty.scalable[at] && size != 0 && size != ty.shape[at];
        let message = "only supports 'none set' or 'all set' scalable dimensions";
        report.refuse_if(op, part, message)?;
    }
    let zeros = sizes.iter().filter(|size| **size == 0).count();
    let message =
        "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim";
    report.refuse_if(op, zeros > 0 && zeros < sizes.len(), message)
}

pub(crate) fn create_mask(op: CreateMaskOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ty = op.result_type();
    let count = op.body.num_operands(op.id);
    if ty.shape.is_empty() {
        let message = "must specify exactly one operand for 0-D create_mask";
        return report.refuse_if(op, count != 1, message);
    }
    let message = "must specify an operand for each result vector dimension";
    report.refuse_if(op, count != ty.shape.len(), message)
}

pub(crate) fn print(op: PrintOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let punctuation = Some(op.punctuation());
    let alone = op.body.num_operands(op.id) == 0
        && punctuation.is_none_or(|value| value == PrintPunctuation::Newline);
    let holds = op.string_literal_attr().is_none() || alone;
    let what = "`source` or `punctuation` are not set when printing strings";
    predicate(op, holds, what, report)
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
    report.refuse_if(op, ops.len() > 2, "expects only one operation to mask")?;
    let is_yield = op.with(last).is::<YieldOp>();
    report.refuse_if(op, !is_yield, no_end)?;
    let results = body.num_results(op.id);
    let message = "expects number of results to match mask region yielded values";
    report.refuse_if(op, body.num_operands(last) != results, message)?;
    if first == last {
        // Upstream checks this only if there is a masked operation. For a passthru value without a corresponding
        // result, it prints no type.
        let message = "expects result when passthru argument is provided";
        let passes = body.num_operands(op.id) > 1;
        return report.refuse_if(op, passes && results == 0, message);
    }
    let masked = op.with(first);
    let message = "expects a MaskableOpInterface within the mask region";
    let Some(model) = maskable(masked) else {
        return Err(report.op_error(op, message));
    };
    let expected = masked
        .well_formed()
        .and_then(|op| model.expected_mask_type(op));
    let Some(expected) = expected else {
        return Ok(());
    };
    let message = "expects number of results to match maskable operation number of results";
    report.refuse_if(op, body.num_results(first) != results, message)?;
    let types = |of| body.results(of).map(|value| body.ty(value));
    let message = "expects result type to match maskable operation result type";
    report.refuse_if(op, !types(first).eq(types(op.id)), message)?;
    let vectors = types(first)
        .filter(|ty| ty.is::<VectorType>(op.ctx))
        .count();
    report.refuse_if(op, vectors > 1, "multiple vector results not supported")?;
    let message = format_args!(
        "expects a {} mask for the maskable operation",
        op.ctx.show_type(expected)
    );
    report.refuse_if(op, op.mask_ty() != expected, message)?;
    if body.num_operands(op.id) < 2 {
        return Ok(());
    }
    let message = "doesn't expect a passthru argument for this maskable operation";
    report.refuse_if(op, !model.supports_passthru(), message)?;
    let message = "expects result when passthru argument is provided";
    report.refuse_if(op, body.num_results(first) != 1, message)?;
    let message = "expects passthru type to match result type";
    report.refuse_if(op, op.operand_type(1) != masked.result_type(0), message)
}
