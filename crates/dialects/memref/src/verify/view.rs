//! Verifies views with offsets, sizes and strides.

use super::alloc::{dynamic_sizes, same_space};
use super::{Verified, both_ranked, types_error};
use crate::layout::{dropped_by_size, dropped_dims, subview_type};
use crate::ops::{ReinterpretCastOpRef, SubViewOpRef, ViewOpRef};
use terrace_builtin::types::{DYNAMIC, MemRefType, element_type};
use terrace_interfaces::offset_size_stride::StaticSlice;
use terrace_ir::{Context, Reporter};

fn show(value: i64) -> String {
    if value == DYNAMIC {
        "dynamic".to_owned()
    } else {
        value.to_string()
    }
}

pub(crate) fn reinterpret_cast(
    op: ReinterpretCastOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let (ctx, from, to) = (op.ctx, op.source_type(), op.result_type());
    let Some(result) = to.as_::<MemRefType>(ctx) else {
        return Ok(());
    };
    let rank = result.shape.len();
    let lists = StaticSlice::of(op);
    let dynamic = [
        op.offsets_types().len(),
        op.sizes_types().len(),
        op.strides_types().len(),
    ];
    lists.verify(*op, dynamic, [1, rank, rank], report)?;
    same_space(
        *op,
        (from, to),
        "source type",
        "and result memref type",
        report,
    )?;
    if element_type(ctx, from) != Some(result.element) {
        let message = "different element types specified for source type";
        return Err(types_error(
            op,
            message,
            from,
            "and result memref type",
            to,
            report,
        ));
    }
    for (dim, (got, want)) in result.shape.iter().zip(lists.sizes).enumerate() {
        if *got != DYNAMIC && got != want {
            let message = format!(
                "expected result type with size = {} instead of {got} in dim = {dim}",
                show(*want)
            );
            return Err(report.error(op, message));
        }
    }
    let Some(strided) = result.strided(ctx) else {
        let message = format!(
            "expected result type to have strided layout but found {}",
            ctx.show_type(to)
        );
        return Err(report.error(op, message));
    };
    if let [want] = lists.offsets
        && strided.offset != DYNAMIC
        && strided.offset != *want
    {
        let message = format!(
            "expected result type with offset = {} instead of {}",
            show(*want),
            strided.offset
        );
        return Err(report.error(op, message));
    }
    for (dim, (got, want)) in strided.strides.iter().zip(lists.strides).enumerate() {
        if *got != DYNAMIC && got != want {
            let message = format!(
                "expected result type with stride = {} instead of {got} in dim = {dim}",
                show(*want)
            );
            return Err(report.error(op, message));
        }
    }
    Ok(())
}

/// The first difference of a subview's result type from the expected type.
enum Mismatch {
    Rank,
    Sizes,
    Element,
    Layout,
}

fn mismatch(
    ctx: &Context,
    expected: &MemRefType,
    result: &MemRefType,
    sizes: &[i64],
) -> Option<Mismatch> {
    if expected == result {
        return None;
    }
    if result.shape.len() > expected.shape.len() {
        return Some(Mismatch::Rank);
    }
    if dropped_by_size(&expected.shape, &result.shape).is_none() {
        return Some(Mismatch::Sizes);
    }
    if expected.element != result.element {
        return Some(Mismatch::Element);
    }
    let (Some(want), Some(got)) = (expected.strided(ctx), result.strided(ctx)) else {
        return Some(Mismatch::Layout);
    };
    let Some(dropped) = dropped_dims(ctx, expected, result, sizes) else {
        return Some(Mismatch::Layout);
    };
    let kept = want
        .strides
        .iter()
        .zip(&dropped)
        .filter(|(_, dropped)| !**dropped)
        .map(|(stride, _)| stride);
    let fits = want.offset == got.offset && kept.eq(&got.strides);
    (!fits).then_some(Mismatch::Layout)
}

pub(crate) fn subview(op: SubViewOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, from, to) = (op.ctx, op.source_type(), op.result_type());
    let Some((source, result)) = both_ranked(ctx, from, to) else {
        return Ok(());
    };
    let rank = source.shape.len();
    let lists = StaticSlice::of(op);
    let dynamic = [
        op.offsets_types().len(),
        op.sizes_types().len(),
        op.strides_types().len(),
    ];
    lists.verify(*op, dynamic, [rank; 3], report)?;
    same_space(
        *op,
        (from, to),
        "base memref type",
        "and subview memref type",
        report,
    )?;
    let Some(expected) = subview_type(ctx, source, lists.offsets, lists.sizes, lists.strides)
    else {
        let message = format!("base type {} is not strided", ctx.show_type(from));
        return Err(report.error(op, message));
    };
    if let Some(mismatch) = mismatch(ctx, &expected, result, lists.sizes) {
        let want = ctx.show_type(ctx.ty(expected));
        let message = match mismatch {
            Mismatch::Rank => {
                "expected result rank to be smaller or equal to the source rank".to_owned()
            }
            Mismatch::Sizes => {
                format!(
                    "expected result type to be {want} or a rank-reduced version. (mismatch of result sizes)"
                )
            }
            Mismatch::Element => format!(
                "expected result element type to be {}",
                ctx.show_type(source.element)
            ),
            Mismatch::Layout => {
                format!(
                    "expected result type to be {want} or a rank-reduced version. (mismatch of result layout)"
                )
            }
        };
        let got = ctx.show_type(to);
        return Err(report.error(op, format!("{message}, but got {got}")));
    }
    match lists.out_of_bounds(&source.shape) {
        Some(message) => Err(report.error(op, message)),
        None => Ok(()),
    }
}

pub(crate) fn view(op: ViewOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, from, to) = (op.ctx, op.source_type(), op.result_type());
    let Some((source, result)) = both_ranked(ctx, from, to) else {
        return Ok(());
    };
    for (memref, ty, name) in [(source, from, "base"), (result, to, "result")] {
        if !crate::layout::is_identity_layout(ctx, memref) {
            let message = format!(
                "unsupported map for {name} memref type {}",
                ctx.show_type(ty)
            );
            return Err(report.error(op, message));
        }
    }
    let middle = "and view memref type";
    same_space(*op, (from, to), "base memref type", middle, report)?;
    dynamic_sizes(op, op.sizes_types().len(), result, report)
}
