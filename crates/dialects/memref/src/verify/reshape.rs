//! Verifies reshapes, casts and transposes.

use super::{Verified, both_ranked};
use crate::layout::*;
use crate::ops::*;
use terrace_builtin::shapes::{compatible_sizes, verify_cast};
use terrace_builtin::types::{BuiltinType, DYNAMIC, MemRefType, element_type};
use terrace_ir::interfaces::CastOpInterface;
use terrace_ir::{Context, OpRef, Reporter, Type};

pub(crate) struct Cast;

impl CastOpInterface for Cast {
    fn are_cast_compatible(&self, ctx: &Context, inputs: &[Type], outputs: &[Type]) -> bool {
        matches!((inputs, outputs), (&[from], &[to]) if casts(ctx, from, to))
    }
}

pub(crate) fn cast(op: CastOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_cast(&Cast, op, report)
}

/// Returns true if `memref.cast` can cast between two types.
pub(crate) fn casts(ctx: &Context, from: Type, to: Type) -> bool {
    let unknown_or_same = |a: i64, b: i64| a == DYNAMIC || b == DYNAMIC || a == b;
    match (BuiltinType::of(ctx, from), BuiltinType::of(ctx, to)) {
        (BuiltinType::MemRef(from), BuiltinType::MemRef(to)) => {
            if from.element != to.element || from.memory_space != to.memory_space {
                return false;
            }
            if from.layout != to.layout {
                let (Some(from), Some(to)) = (from.strided(ctx), to.strided(ctx)) else {
                    return false;
                };
                if !compatible_sizes(&from.strides, &to.strides)
                    || !unknown_or_same(from.offset, to.offset)
                {
                    return false;
                }
            }
            compatible_sizes(&from.shape, &to.shape)
        }
        (BuiltinType::MemRef(_), BuiltinType::UnrankedMemRef(_))
        | (BuiltinType::UnrankedMemRef(_), BuiltinType::MemRef(_)) => {
            let space = |ty: Type| super::memory_space(ctx, ty);
            element_type(ctx, from) == element_type(ctx, to) && space(from) == space(to)
        }
        _ => false,
    }
}

/// `memref.memory_space_cast`, which changes only the memory space.
pub(crate) struct MemorySpaceCast;

impl CastOpInterface for MemorySpaceCast {
    fn are_cast_compatible(&self, ctx: &Context, inputs: &[Type], outputs: &[Type]) -> bool {
        let (&[from], &[to]) = (inputs, outputs) else {
            return false;
        };
        match (BuiltinType::of(ctx, from), BuiltinType::of(ctx, to)) {
            (BuiltinType::MemRef(from), BuiltinType::MemRef(to)) => {
                (&from.shape, from.element, from.layout) == (&to.shape, to.element, to.layout)
            }
            (BuiltinType::UnrankedMemRef(_), BuiltinType::UnrankedMemRef(_)) => {
                element_type(ctx, from) == element_type(ctx, to)
            }
            _ => false,
        }
    }
}

pub(crate) fn memory_space_cast(
    op: MemorySpaceCastOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    verify_cast(&MemorySpaceCast, op, report)
}

pub(crate) fn reshape(op: ReshapeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let element = |ty| element_type(ctx, ty);
    let memref = |ty: Type| ty.as_::<MemRefType>(ctx);
    if element(op.source_type()) != element(op.result_type()) {
        let message = "element types of source and destination memref types should be the same";
        return Err(report.op_error(op, message));
    }
    if memref(op.source_type()).is_some_and(|source| !is_identity_layout(ctx, source)) {
        return Err(report.op_error(op, "source memref type should have identity affine map"));
    }
    let Some(result) = memref(op.result_type()) else {
        return Ok(());
    };
    let size = memref(op.shape_type())
        .and_then(|shape| shape.shape.first().copied())
        .unwrap_or(DYNAMIC);
    let message = if !is_identity_layout(ctx, result) {
        "result memref type should have identity affine map"
    } else if size == DYNAMIC {
        "cannot use shape operand with dynamic length to reshape to statically-ranked memref type"
    } else if size != result.shape.len() as i64 {
        "length of shape operand differs from the result's memref rank"
    } else {
        return Ok(());
    };
    Err(report.op_error(op, message))
}

/// Checks that the groups cover the expanded dimensions in order, and that sizes match.
fn reassociated(
    op: OpRef<'_>,
    collapsed: &[i64],
    expanded: &[i64],
    groups: &[Vec<i64>],
    report: &mut Reporter<'_>,
) -> Verified {
    if collapsed.len() != groups.len() {
        let message = format!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            collapsed.len()
        );
        return Err(report.op_error(op, message));
    }
    let mut next = 0;
    for (dim, (group, size)) in groups.iter().zip(collapsed).enumerate() {
        let (mut dynamic, mut product) = (false, 1i64);
        for index in group {
            let message = "reassociation indices must be contiguous";
            report.refuse_if(op, *index != next, message)?;
            next += 1;
            let Some(size) = expanded.get(*index as usize) else {
                return Err(
                    report.op_error(op, format!("reassociation index {index} is out of bounds"))
                );
            };
            if *size == DYNAMIC {
                dynamic = true;
            } else {
                product = product.wrapping_mul(*size);
            }
        }
        let message = format_args!(
            "collapsed dim ({dim}) must be dynamic if and only if reassociation group is dynamic"
        );
        report.refuse_if(op, (*size == DYNAMIC) != dynamic, message)?;
        let message = format_args!(
            "collapsed dim size ({size}) must equal reassociation group size ({product})"
        );
        report.refuse_if(op, !dynamic && product != *size, message)?;
    }
    if collapsed.is_empty() {
        let message = "rank 0 memrefs can only be extended/collapsed with/from ones";
        report.refuse_if(op, expanded.iter().any(|size| *size != 1), message)?;
    } else if next != expanded.len() as i64 {
        let message = format!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            expanded.len()
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}

/// Checks the type of the result.
fn expected_type(
    op: OpRef<'_>,
    what: &str,
    expected: MemRefType,
    result: &MemRefType,
    report: &mut Reporter<'_>,
) -> Verified {
    if expected == *result {
        return Ok(());
    }
    let ctx = op.ctx;
    let (want, got) = (
        ctx.show_type(ctx.ty(expected)),
        ctx.show_type(op.result_type(0)),
    );
    let message = format!("expected {what} type to be {want} but found {got}");
    Err(report.op_error(op, message))
}

pub(crate) fn expand_shape(op: ExpandShapeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let Some((source, result)) = both_ranked(ctx, op.src_type(), op.result_type()) else {
        return Ok(());
    };
    let (from, to) = (source.shape.len(), result.shape.len());
    let message = format_args!(
        "has source rank {from} and result rank {to}. This is not an expansion ({from} > {to})."
    );
    report.refuse_if(op, from > to, message)?;
    let groups = reassociation(ctx, op.reassociation());
    reassociated(*op, &source.shape, &result.shape, &groups, report)?;
    let Some(expected) = expanded_type(ctx, source, &result.shape, &groups) else {
        return Err(report.op_error(op, "invalid source layout map"));
    };
    expected_type(*op, "expanded", expected, result, report)?;
    let sizes = op.static_output_shape();
    if sizes.len() != to {
        let message = format!(
            "expected number of static shape bounds to be equal to the output rank ({to}) but found {} inputs instead",
            sizes.len()
        );
        return Err(report.op_error(op, message));
    }
    let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
    let values = op.output_shape_types().len();
    let message = format_args!(
        "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} dynamic dims while output_shape has {values} values"
    );
    report.refuse_if(op, dynamic != values, message)?;
    let differs = result
        .shape
        .iter()
        .zip(sizes)
        .position(|(want, got)| *want != DYNAMIC && want != got);
    // A static size is never negative, even if the result type does not specify the size. Upstream does not check
    // this.
    let negative = || sizes.iter().position(|size| *size < 0 && *size != DYNAMIC);
    match differs.or_else(negative) {
        None => Ok(()),
        Some(at) => Err(report.op_error(op, format!("invalid output shape provided at pos {at}"))),
    }
}

pub(crate) fn collapse_shape(op: CollapseShapeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let Some((source, result)) = both_ranked(ctx, op.src_type(), op.result_type()) else {
        return Ok(());
    };
    let (from, to) = (source.shape.len(), result.shape.len());
    let message = format_args!(
        "has source rank {from} and result rank {to}. This is not a collapse ({from} < {to})."
    );
    report.refuse_if(op, from < to, message)?;
    let groups = reassociation(ctx, op.reassociation());
    reassociated(*op, &result.shape, &source.shape, &groups, report)?;
    let Some(expected) = collapsed_type(ctx, source, &result.shape, &groups) else {
        let message = "invalid source layout map or collapsing non-contiguous dims";
        return Err(report.op_error(op, message));
    };
    expected_type(*op, "collapsed", expected, result, report)
}

pub(crate) fn transpose(op: TransposeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, map) = (op.ctx, op.permutation());
    let Some((source, result)) = both_ranked(ctx, op.in_type(), op.result_type()) else {
        return Ok(());
    };
    report.refuse_if(op, !map.is_permutation(), "expected a permutation map")?;
    let message = "expected a permutation map of same rank as the input";
    report.refuse_if(op, map.dims as usize != source.shape.len(), message)?;
    let Some(want) = permutation_order(map).and_then(|order| transposed_type(ctx, source, &order))
    else {
        return Ok(());
    };
    let want = canonical_strided_type(ctx, &want);
    if canonical_strided_type(ctx, result) == want {
        return Ok(());
    }
    let (got, want) = (ctx.show_type(op.result_type()), ctx.show_type(ctx.ty(want)));
    let message = format!(
        "result type {got} is not equivalent to the canonical transposed input type {want}"
    );
    Err(report.op_error(op, message))
}
