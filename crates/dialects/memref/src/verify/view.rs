//! Views with offsets, sizes and strides.

use super::alloc::{dynamic_sizes, same_space};
use super::{Verified, both_ranked, types_error};
use crate::layout::{dropped_by_size, dropped_dims, subview_type};
use crate::ops::{ReinterpretCastOp, ReinterpretCastOpRef, SubViewOp, SubViewOpRef, ViewOpRef};
use terrace_builtin::props::I64Array;
use terrace_builtin::types::{DYNAMIC, MemRefType, element_type};
use terrace_ir::{Context, OpRef, Reporter};

/// `static_offsets`, `static_sizes` and `static_strides` of `subview` and `reinterpret_cast`, which are in the same
/// slots.
pub(crate) struct Slices<'c> {
    pub offsets: &'c [i64],
    pub sizes: &'c [i64],
    pub strides: &'c [i64],
}

impl<'c> Slices<'c> {
    pub(crate) fn new(op: impl Into<OpRef<'c>>) -> Self {
        let op = op.into();
        let list = |slot: usize| op.get::<I64Array>(slot).unwrap_or_default();
        Slices {
            offsets: list(SubViewOp::STATIC_OFFSETS),
            sizes: list(SubViewOp::STATIC_SIZES),
            strides: list(SubViewOp::STATIC_STRIDES),
        }
    }
}

const _: () = assert!(
    SubViewOp::STATIC_OFFSETS == ReinterpretCastOp::STATIC_OFFSETS
        && SubViewOp::STATIC_SIZES == ReinterpretCastOp::STATIC_SIZES
        && SubViewOp::STATIC_STRIDES == ReinterpretCastOp::STATIC_STRIDES
);

/// `OffsetSizeAndStrideOpInterface`: checks lists against ranks and operands; offsets and sizes must not be negative.
fn slices(
    op: OpRef<'_>,
    slices: &Slices<'_>,
    dynamic: [usize; 3],
    ranks: [usize; 3],
    report: &mut Reporter<'_>,
) -> Verified {
    let Slices {
        offsets,
        sizes,
        strides,
    } = slices;
    for ((name, list), values) in [("offsets", offsets), ("sizes", sizes), ("strides", strides)]
        .into_iter()
        .zip(dynamic)
    {
        let dynamic = list.iter().filter(|value| **value == DYNAMIC).count();
        if values != dynamic {
            let message = format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({values} vs {dynamic})"
            );
            return Err(report.error(op, message));
        }
    }
    if !(offsets.len() == 1 && ranks[0] == 1) && offsets.len() != sizes.len() {
        let message = format!(
            "expected mixed offsets rank to match mixed sizes rank ({} vs {}) so the rank of the result type is well-formed.",
            offsets.len(),
            sizes.len()
        );
        return Err(report.error(op, message));
    }
    if sizes.len() != strides.len() {
        let message = format!(
            "expected mixed sizes rank to match mixed strides rank ({} vs {}) so the rank of the result type is well-formed.",
            sizes.len(),
            strides.len()
        );
        return Err(report.error(op, message));
    }
    for ((name, list), rank) in [("offset", offsets), ("size", sizes), ("stride", strides)]
        .into_iter()
        .zip(ranks)
    {
        if list.len() != rank {
            let message = format!("expected {rank} {name} values, got {}", list.len());
            return Err(report.error(op, message));
        }
    }
    for (name, list) in [("offsets", offsets), ("sizes", sizes)] {
        if let Some(value) = list.iter().find(|value| **value < 0 && **value != DYNAMIC) {
            return Err(report.error(
                op,
                format!("expected {name} to be non-negative, but got {value}"),
            ));
        }
    }
    Ok(())
}

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
    let lists = Slices::new(op);
    let dynamic = [
        op.offsets_types().len(),
        op.sizes_types().len(),
        op.strides_types().len(),
    ];
    slices(*op, &lists, dynamic, [1, rank, rank], report)?;
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

/// The first mismatch of a subview's result type.
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
    let lists = Slices::new(op);
    let dynamic = [
        op.offsets_types().len(),
        op.sizes_types().len(),
        op.strides_types().len(),
    ];
    slices(*op, &lists, dynamic, [rank; 3], report)?;
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
    in_bounds(*op, &source.shape, &lists, report)
}

/// Checks that the static part of the slice is within the source.
fn in_bounds(
    op: OpRef<'_>,
    shape: &[i64],
    lists: &Slices<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    match out_of_bounds(shape, lists) {
        Some(message) => Err(report.error(op, message)),
        None => Ok(()),
    }
}

/// Describes the first dimension in which a slice is certainly out of bounds.
pub(crate) fn out_of_bounds(shape: &[i64], lists: &Slices<'_>) -> Option<String> {
    for (dim, &bound) in shape.iter().enumerate() {
        let (offset, size, stride) = (lists.offsets[dim], lists.sizes[dim], lists.strides[dim]);
        if bound == DYNAMIC || offset == DYNAMIC {
            continue;
        }
        if offset >= bound {
            return Some(format!(
                "offset {dim} is out-of-bounds: {offset} >= {bound}"
            ));
        }
        if size == DYNAMIC || stride == DYNAMIC {
            continue;
        }
        let last = offset.wrapping_add(size.wrapping_sub(1).wrapping_mul(stride));
        if last >= bound {
            return Some(format!(
                "slice along dimension {dim} runs out-of-bounds: {last} >= {bound}"
            ));
        }
    }
    None
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
