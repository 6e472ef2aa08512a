//! Verifies operations on elements and subvectors.

use super::{Verified, array, predicate, same_elements, vector};
use crate::infer::{element_count, part};
use crate::ops::{
    DeinterleaveOpRef, ExtractOpRef, ExtractStridedSliceOp, ExtractStridedSliceOpRef,
    FromElementsOpRef, InsertOpRef, InsertStridedSliceOp, InsertStridedSliceOpRef,
    ScalableExtractOp, ScalableExtractOpRef, ScalableInsertOp, ScalableInsertOpRef, ShuffleOpRef,
    ToElementsOpRef,
};
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{DYNAMIC, VectorType};
use terrace_ir::{OpRef, Reporter, Type};

/// Reports that the inferred types differ from the result types. Like upstream, emits two messages.
fn not_inferred(op: OpRef<'_>, inferred: &[Type], report: &mut Reporter<'_>) -> Verified {
    let body = op.body;
    let results: Vec<Type> = body.results(op.id).map(|result| body.ty(result)).collect();
    let show = |types: &[Type]| {
        let types: Vec<String> = types.iter().map(|ty| op.ctx.show_type(*ty)).collect();
        types.join(", ")
    };
    let message = format!(
        "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
        op.name_str(),
        show(inferred),
        show(&results)
    );
    let _ = report.diags.error(op.loc(), message);
    Err(report.op_error(op, "failed to infer returned types"))
}

pub(crate) fn shuffle(op: ShuffleOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (v1, v2, result) = (op.v1_ty(), op.v2_ty(), op.vector_ty());
    let what = "first operand v1 and result have same element type";
    same_elements(op, [result, v1], what, report)?;
    let what = "second operand v2 and result have same element type";
    same_elements(op, [result, v2], what, report)?;
    let types = (
        vector(op.ctx, v1),
        vector(op.ctx, v2),
        vector(op.ctx, result),
    );
    let (Some(a), Some(b), Some(res)) = types else {
        return Ok(());
    };
    let ranks = [a.shape.len(), b.shape.len(), res.shape.len()];
    let well_formed = ranks == [0, 0, 1] || ranks[0] == ranks[2] && ranks[1] == ranks[2];
    report.refuse_if(op, !well_formed, "rank mismatch")?;
    let differ = (1..ranks[0]).any(|at| res.shape[at] != a.shape[at] || a.shape[at] != b.shape[at]);
    report.refuse_if(op, differ, "dimension mismatch")?;
    let mask = op.mask();
    report.refuse_if(op, mask.is_empty(), "invalid mask length")?;
    report.refuse_if(
        op,
        mask.len() as i64 != res.shape[0],
        "mask length mismatch",
    )?;
    let first = |ty: &VectorType| ty.shape.first().copied().unwrap_or(1);
    let size = first(a) + first(b);
    for (at, index) in mask.iter().enumerate() {
        let wrong = *index != -1 && !(0..size).contains(index);
        let message = format_args!("mask index #{} out of range", at + 1);
        report.refuse_if(op, wrong, message)?;
    }
    Ok(())
}

/// Checks that positions are within the vector. `what` is its description in messages.
fn positions(
    op: OpRef<'_>,
    positions: &[i64],
    ty: &VectorType,
    what: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    for (at, (position, size)) in positions.iter().zip(&ty.shape).enumerate() {
        let wrong = *position != DYNAMIC && *position != -1 && !(0..*size).contains(position);
        let message = format_args!(
            "expected position attribute #{} to be a non-negative integer smaller than the corresponding {what}",
            at + 1
        );
        report.refuse_if(op, wrong, message)?;
    }
    Ok(())
}

/// Checks that the number of dynamic positions equals the number of placeholders among the static positions.
fn dynamic_positions(
    op: OpRef<'_>,
    statics: &[i64],
    values: usize,
    report: &mut Reporter<'_>,
) -> Verified {
    let dynamic = statics.iter().filter(|at| **at == DYNAMIC).count();
    let message = "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic \
                   position) -- this can only happen due to an incorrect fold/rewrite";
    report.refuse_if(op, dynamic != values, message)
}

pub(crate) fn extract(op: ExtractOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (source, result) = (op.source_ty(), op.result_type());
    let what = "operand and result have same element type";
    same_elements(op, [result, source], what, report)?;
    let rank_0 = vector(op.ctx, result).is_some_and(|ty| ty.shape.is_empty());
    if rank_0 {
        let message = "expected a scalar instead of a 0-d vector as the result type";
        return Err(report.error(op, message));
    }
    let statics = op.static_position();
    dynamic_positions(*op, statics, op.body.num_operands(op.id) - 1, report)?;
    let ty = op.source_type();
    let message = "expected position attribute of rank no greater than vector rank";
    report.refuse_if(op, statics.len() > ty.shape.len(), message)?;
    let what = "vector dimension or poison (-1)";
    positions(*op, statics, ty, what, report)?;
    let rest = ty.shape.get(statics.len()..).unwrap_or_default();
    let inferred = if rest.is_empty() {
        ty.element
    } else {
        op.ctx.ty(VectorType {
            shape: rest.into(),
            scalable: ty.scalable[statics.len()..].into(),
            element: ty.element,
        })
    };
    let one_element =
        |a: Type, b: Type| vector(op.ctx, a).is_some_and(|ty| *ty.shape == [1] && ty.element == b);
    if inferred == result || one_element(inferred, result) || one_element(result, inferred) {
        return Ok(());
    }
    not_inferred(*op, &[inferred], report)
}

pub(crate) fn insert(op: InsertOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let value = op.value_to_store_type();
    let what = "source operand and result have same element type";
    same_elements(op, [op.result_ty(), value], what, report)?;
    let value = vector(op.ctx, value);
    if value.is_some_and(|ty| ty.shape.is_empty()) {
        let message = "expected a scalar instead of a 0-d vector as the source operand";
        return Err(report.error(op, message));
    }
    let dest = op.dest_type();
    let statics = op.static_position();
    let (count, rank) = (statics.len(), dest.shape.len());
    let message = "expected position attribute of rank no greater than dest vector rank";
    report.refuse_if(op, count > rank, message)?;
    match value {
        Some(value) => {
            let message =
                "expected position attribute rank + source rank to match dest vector rank";
            report.refuse_if(op, value.shape.len() + count != rank, message)?;
        }
        None => {
            let message = "expected position attribute rank to match the dest vector rank";
            report.refuse_if(op, count != rank, message)?;
        }
    }
    positions(*op, statics, dest, "dest vector dimension", report)?;
    // Upstream prints too few or too many positions in this case.
    dynamic_positions(*op, statics, op.body.num_operands(op.id) - 2, report)?;
    // Upstream only compares the ranks.
    let part = part(op.ctx, op.dest_ty(), count).unwrap_or(dest.element);
    let message = format_args!(
        "expected value to insert of type {}, the type at this position of the dest vector",
        op.ctx.show_type(part)
    );
    report.refuse_if(op, op.value_to_store_type() != part, message)
}

pub(crate) fn deinterleave(op: DeinterleaveOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let last = vector(op.ctx, op.source_ty()).and_then(|ty| ty.shape.last().copied());
    let what = "the trailing dimension of the source vector has an even number of elements";
    predicate(op, last.is_none_or(|last| last % 2 == 0), what, report)
}

pub(crate) fn to_elements(op: ToElementsOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let body = op.body;
    let types: Vec<Type> = body.results(op.id).map(|result| body.ty(result)).collect();
    let what = "shaped type 'source' matches 'elements' element count and types";
    matches_elements(*op, op.source_ty(), &types, what, report)?;
    let message =
        "expected a fixed-length source: a scalable vector has no known number of elements";
    report.refuse_if(op, op.source_type().scalable.contains(&true), message)
}

pub(crate) fn from_elements(op: FromElementsOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let body = op.body;
    let types: Vec<Type> = body.operands(op.id).map(|value| body.ty(value)).collect();
    let what = "shaped type 'dest' matches 'elements' element count and types";
    matches_elements(*op, op.dest_ty(), &types, what, report)
}

fn matches_elements(
    op: OpRef<'_>,
    shaped: Type,
    types: &[Type],
    what: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    let holds = vector(op.ctx, shaped).is_none_or(|ty| {
        element_count(ty) == Some(types.len()) && types.iter().all(|one| *one == ty.element)
    });
    predicate(op, holds, what, report)
}

/// Checks that the position is a multiple of the shorter vector's length.
fn position_fits(
    op: OpRef<'_>,
    slot: usize,
    [small, large]: [Type; 2],
    names: [&str; 3],
    report: &mut Reporter<'_>,
) -> Verified {
    let [first, second, length] = names;
    let what = format!("all of {{{first}, {second}}} have same element type");
    same_elements(op, [small, large], &what, report)?;
    let position = op
        .prop(slot)
        .and_then(|attr| int_value(op.ctx, attr))
        .unwrap_or(0);
    let size = vector(op.ctx, small).and_then(|ty| ty.shape.first().copied());
    let holds = size.is_none_or(|size| size == 0 || position % size == 0);
    let what = format!("position is a multiple of the {length} length.");
    predicate(op, holds, &what, report)?;
    // Upstream checks neither end. The capacity for a fixed-length vector is only known at run time.
    report.refuse_if(op, position < 0, "expected a non-negative position")?;
    let (Some(small), Some(large)) = (vector(op.ctx, small), vector(op.ctx, large)) else {
        return Ok(());
    };
    let end = |ty: &VectorType| ty.shape.first().copied().unwrap_or(0);
    let beyond =
        small.scalable == large.scalable && position.saturating_add(end(small)) > end(large);
    report.refuse_if(op, beyond, "position and length exceed the scalable vector")
}

pub(crate) fn scalable_insert(op: ScalableInsertOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let types = [op.value_to_store_ty(), op.dest_ty()];
    let names = ["valueToStore", "dest", "source"];
    position_fits(*op, ScalableInsertOp::POS, types, names, report)
}

pub(crate) fn scalable_extract(
    op: ScalableExtractOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let types = [op.result_ty(), op.source_ty()];
    let names = ["source", "result", "result"];
    position_fits(*op, ScalableExtractOp::POS, types, names, report)
}

/// Checks that each value is at least `least`, and at most (or less than, if `below`) the size of its dimension.
fn confined(
    op: OpRef<'_>,
    values: &[i64],
    shape: &[i64],
    name: &str,
    (below, least): (bool, i64),
    report: &mut Reporter<'_>,
) -> Verified {
    for (at, (value, size)) in values.iter().zip(shape).enumerate() {
        let end = if below { *size } else { size.saturating_add(1) };
        let message =
            format_args!("expected {name} dimension {at} to be confined to [{least}, {end})");
        report.refuse_if(op, !(least..end).contains(value), message)?;
    }
    Ok(())
}

fn unit_strides(op: OpRef<'_>, strides: &[i64], report: &mut Reporter<'_>) -> Verified {
    let wrong = strides.iter().any(|stride| *stride != 1);
    let message = "expected strides to be confined to [1, 2)";
    report.refuse_if(op, wrong, message)
}

fn sums_confined(
    op: OpRef<'_>,
    [first, second]: [&[i64]; 2],
    shape: &[i64],
    name: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    for (at, ((first, second), size)) in first.iter().zip(second).zip(shape).enumerate() {
        let sum = first.saturating_add(*second);
        let end = size.saturating_add(1);
        let message =
            format!("expected sum(offsets, {name}) dimension {at} to be confined to [1, {end})");
        report.refuse_if(op, !(0..end).contains(&sum), message)?;
    }
    Ok(())
}

/// Checks that a scalable dimension is not sliced.
fn whole_scalable(
    op: OpRef<'_>,
    at: usize,
    part: i64,
    whole: i64,
    report: &mut Reporter<'_>,
) -> Verified {
    let message = format_args!(
        "expected size at idx={at} to match the corresponding base size from the input vector ({part} vs {whole})"
    );
    report.refuse_if(op, part != whole, message)
}

pub(crate) fn insert_strided_slice(
    op: InsertStridedSliceOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let value = op.value_to_store_ty();
    let what = "operand #0 and result have same element type";
    same_elements(op, [op.result_ty(), value], what, report)?;
    let (value, dest) = (op.value_to_store_type(), op.dest_type());
    let offsets = array(*op, InsertStridedSliceOp::OFFSETS);
    let strides = array(*op, InsertStridedSliceOp::STRIDES);
    let (rank, dest_rank) = (value.shape.len(), dest.shape.len());
    let message = "expected offsets of same size as destination vector rank";
    report.refuse_if(op, offsets.len() != dest_rank, message)?;
    let message = "expected strides of same size as source vector rank";
    report.refuse_if(op, strides.len() != rank, message)?;
    let message = "expected source rank to be no greater than destination rank";
    report.refuse_if(op, rank > dest_rank, message)?;
    let skipped = dest_rank - rank;
    let mut shape = vec![0; skipped];
    shape.extend_from_slice(&value.shape);
    confined(*op, &offsets, &dest.shape, "offsets", (true, 0), report)?;
    unit_strides(*op, &strides, report)?;
    let name = "source vector shape";
    sums_confined(*op, [&offsets, &shape], &dest.shape, name, report)?;
    for at in 0..rank {
        let message = format_args!("mismatching scalable flags (at source vector idx={at})");
        report.refuse_if(
            op,
            value.scalable[at] != dest.scalable[at + skipped],
            message,
        )?;
        if value.scalable[at] {
            whole_scalable(*op, at, value.shape[at], dest.shape[at + skipped], report)?;
        }
    }
    Ok(())
}

pub(crate) fn extract_strided_slice(
    op: ExtractStridedSliceOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let (source, result) = (op.source_ty(), op.result_ty());
    let what = "operand and result have same element type";
    same_elements(op, [result, source], what, report)?;
    let ty = op.source_type();
    let offsets = array(*op, ExtractStridedSliceOp::OFFSETS);
    let sizes = array(*op, ExtractStridedSliceOp::SIZES);
    let strides = array(*op, ExtractStridedSliceOp::STRIDES);
    let differ = offsets.len() != sizes.len() || offsets.len() != strides.len();
    let message = "expected offsets, sizes and strides attributes of same size";
    report.refuse_if(op, differ, message)?;
    let message = "expected offsets attribute of rank no greater than vector rank";
    report.refuse_if(op, offsets.len() > ty.shape.len(), message)?;
    confined(*op, &offsets, &ty.shape, "offsets", (true, 0), report)?;
    confined(*op, &sizes, &ty.shape, "sizes", (false, 1), report)?;
    unit_strides(*op, &strides, report)?;
    sums_confined(*op, [&offsets, &sizes], &ty.shape, "sizes", report)?;
    let mut shape = sizes.clone();
    shape.extend(ty.shape.iter().skip(sizes.len()));
    let want = op.ctx.ty(VectorType {
        shape: shape.into(),
        scalable: ty.scalable.clone(),
        element: ty.element,
    });
    let message = format_args!("expected result type to be {}", op.ctx.show_type(want));
    report.refuse_if(op, result != want, message)?;
    for (at, size) in sizes.iter().enumerate() {
        if ty.scalable[at] {
            whole_scalable(*op, at, *size, ty.shape[at], report)?;
        }
    }
    Ok(())
}
