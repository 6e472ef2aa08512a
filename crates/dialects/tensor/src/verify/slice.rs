//! Verifies slices and padding.

use super::element::arguments_and_yield;
use super::{Verified, both_ranked, count_dynamic};
use crate::ops::*;
use crate::shapes::padded_type;
use terrace_builtin::types::{DYNAMIC, RankedTensorType};
use terrace_interfaces::offset_size_stride::{StaticSlice, dropped_by_size};
use terrace_interfaces::parallel_combining::InParallelOpInterface;
use terrace_ir::{OpRef, Reporter, Type};

/// Checks the lists of a slice of `whole`, and that `part` is its type or a rank-reduced one.
fn slice(
    op: OpRef<'_>,
    (whole, part): (Type, Type),
    dynamic: [usize; 3],
    report: &mut Reporter<'_>,
) -> Verified {
    let ctx = op.ctx;
    let Some((whole, small)) = both_ranked(ctx, whole, part) else {
        return Ok(());
    };
    let lists = StaticSlice::of(op);
    lists.verify(op, dynamic, [whole.shape.len(); 3], report)?;
    let message = if small.shape.len() > lists.sizes.len() {
        "expected rank to be smaller or equal to the other rank. ".to_owned()
    } else if dropped_by_size(lists.sizes, &small.shape).is_none() {
        let want = ctx.show_type(ctx.ty(RankedTensorType {
            shape: lists.sizes.into(),
            ..whole.clone()
        }));
        format!("expected type to be {want} or a rank-reduced version. (size mismatch) ")
    } else if whole.element != small.element {
        format!(
            "expected element type to be {}",
            ctx.show_type(whole.element)
        )
    } else {
        match lists.out_of_bounds(&whole.shape) {
            Some(message) => message,
            None => return Ok(()),
        }
    };
    Err(report.error(op, message))
}

pub(crate) fn extract_slice(op: ExtractSliceOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let dynamic = [op.offsets().len(), op.sizes().len(), op.strides().len()];
    slice(*op, (op.source_type(), op.result_type()), dynamic, report)
}

pub(crate) fn insert_slice(op: InsertSliceOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let dynamic = [op.offsets().len(), op.sizes().len(), op.strides().len()];
    slice(*op, (op.dest_type(), op.source_type()), dynamic, report)
}

pub(crate) fn parallel_insert_slice(
    op: ParallelInsertSliceOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    if let Some(parent) = op.parent() {
        let model = (op.ctx).op_interface::<dyn InParallelOpInterface>(parent.name());
        if model.is_none() {
            let text = op.ctx.describe(op.body, parent.id).unwrap_or_default();
            let message = format!("expected InParallelOpInterface parent, got:{text}");
            return Err(report.error(*op, message));
        }
    }
    let dynamic = [op.offsets().len(), op.sizes().len(), op.strides().len()];
    slice(*op, (op.dest_type(), op.source_type()), dynamic, report)
}

pub(crate) fn pad(op: PadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let (from, to) = (op.source_type(), op.result_type());
    let Some((source, result)) = both_ranked(ctx, from, to) else {
        return Ok(());
    };
    let (low, high) = (op.static_low(), op.static_high());
    // MLIR accepts lists whose dynamic entries have no value, which cannot be printed.
    for (name, list, values) in [
        ("low", low, op.low().len()),
        ("high", high, op.high().len()),
    ] {
        let dynamic = count_dynamic(list);
        if dynamic != values {
            let message = format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({values} vs {dynamic})"
            );
            return Err(report.error(*op, message));
        }
    }
    let Some(inferred) = padded_type(source, low, high, None) else {
        let message = format!(
            "failed to infer expectedType from sourceType {}, specified resultType is {}",
            ctx.show_type(from),
            ctx.show_type(to)
        );
        return Err(report.error(*op, message));
    };
    let differs = |(got, want): (&i64, &i64)| *want != DYNAMIC && got != want;
    if result.shape.len() != inferred.shape.len()
        || result.shape.iter().zip(&inferred.shape).any(differs)
    {
        let message = format!(
            "specified type {} does not match the inferred type {}",
            ctx.show_type(to),
            ctx.show_type(ctx.ty(inferred))
        );
        return Err(report.error(*op, message));
    }
    Ok(())
}

pub(crate) fn pad_regions(op: PadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(ty) = op.result_type().as_::<RankedTensorType>(op.ctx) else {
        return Ok(());
    };
    let wrong_yield = "expected yield type to match shape element type";
    let (args, yielded) = arguments_and_yield(*op, wrong_yield, report)?;
    let rank = ty.shape.len();
    if args.len() != rank {
        let message = format!("expected the block to have {rank} arguments");
        return Err(report.error(*op, message));
    }
    if let Some(at) = args.iter().position(|arg| op.body.ty(*arg) != Type::INDEX) {
        let message = format!("expected block argument {} to be an index", at + 1);
        return Err(report.op_error(*op, message));
    }
    report.refuse_if(*op, op.body.ty(yielded) != ty.element, wrong_yield)
}
