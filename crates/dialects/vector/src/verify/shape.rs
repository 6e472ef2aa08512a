//! Verifies broadcasts, casts and transposes.

use super::{Verified, bits, element_or_self, predicate, same_elements, vector};
use crate::matching::{broadcast_mismatch, dims};
use crate::ops::{BitCastOpRef, BroadcastOpRef, ShapeCastOpRef, TransposeOpRef, TypeCastOpRef};
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_ir::{Reporter, Type, TypeClass};

pub(crate) fn broadcast(op: BroadcastOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (source, result) = (op.source_type(), op.vector_ty());
    let what = "source operand and result have same element type";
    same_elements(op, [result, source], what, report)?;
    const SCALAR: TypeClass = TypeClass::SIGNLESS_INT
        .or(TypeClass::SIGNED_INT)
        .or(TypeClass::UNSIGNED_INT)
        .or(TypeClass::INDEX)
        .or(TypeClass::FLOAT);
    let result = op.vector_type();
    let Some(ty) = vector(op.ctx, source) else {
        // A scalar element can have any type that is not shaped.
        let scalar = source.class(op.ctx).intersects(SCALAR) || source == result.element;
        return report.refuse_if(op, !scalar, "source type is not a vector");
    };
    let message = "source rank higher than destination rank";
    let lead = result.shape.len().checked_sub(ty.shape.len());
    let Some(lead) = lead else {
        return Err(report.op_error(op, message));
    };
    if let Some(at) = broadcast_mismatch(ty, result) {
        let show = |ty: &VectorType, at: usize| match ty.scalable[at] {
            true => format!("[{}]", ty.shape[at]),
            false => ty.shape[at].to_string(),
        };
        let (from, to) = (show(ty, at), show(result, lead + at));
        let message = format!("dimension mismatch ({from} vs. {to})");
        return Err(report.op_error(op, message));
    }
    Ok(())
}

pub(crate) fn shape_cast(op: ShapeCastOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (source, result) = (op.source_type(), op.result_type());
    let message = "has different source and result element types";
    report.refuse_if(op, source.element != result.element, message)?;
    let elements = |ty: &VectorType| {
        ty.shape
            .iter()
            .fold(1i64, |all, size| all.wrapping_mul(*size))
    };
    let scales = |ty: &VectorType| ty.scalable.iter().filter(|scales| **scales).count() as i64;
    for (what, from, to) in [
        ("elements", elements(source), elements(result)),
        ("scalable dims", scales(source), scales(result)),
    ] {
        let message =
            format!("has different number of {what} at source ({from}) and result ({to})");
        report.refuse_if(op, from != to, message)?;
    }
    Ok(())
}

pub(crate) fn bitcast(op: BitCastOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (source, result) = (op.source_type(), op.result_type());
    let same_rank = source.shape.len() == result.shape.len();
    predicate(
        op,
        same_rank,
        "all of {source, result} have same rank",
        report,
    )?;
    let (Some((last, most)), Some((result_last, result_most))) =
        (source.shape.split_last(), result.shape.split_last())
    else {
        let differ = bits(op.ctx, source.element) != bits(op.ctx, result.element);
        let message = "source/result bitwidth of the 0-D vector element types must be equal";
        return report.refuse_if(op, differ, message);
    };
    let rows = most.len();
    let scaled = |ty: &VectorType, at: usize| ty.scalable.get(at) == Some(&true);
    for (at, (from, to)) in most.iter().zip(result_most).enumerate() {
        report.refuse_if(
            op,
            from != to || scaled(source, at) != scaled(result, at),
            format_args!("dimension size mismatch at: {at}"),
        )?;
    }
    let width = |ty: &VectorType, size: i64| bits(op.ctx, ty.element).wrapping_mul(size as u64);
    let differ = width(source, *last) != width(result, *result_last)
        || scaled(source, rows) != scaled(result, rows);
    let message = "source/result bitwidth of the minor 1-D vectors must be equal";
    report.refuse_if(op, differ, message)
}

pub(crate) fn type_cast(op: TypeCastOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let (from, to) = (op.memref_ty(), op.result_ty());
    let (source, result) = (op.memref_type(), op.result_type());
    let identity = MemRefType {
        layout: None,
        ..source.clone()
    };
    let plain = source.is_identity_layout()
        || source
            .strided(ctx)
            .is_some_and(|own| Some(own) == identity.strided(ctx));
    let message = "expects operand to be a memref with identity layout";
    report.refuse_if(op, !plain, message)?;
    let message = "expects result to be a memref with identity layout";
    report.refuse_if(op, !result.is_identity_layout(), message)?;
    let differ = source.memory_space != result.memory_space;
    report.refuse_if(op, differ, "expects result in same memory space")?;
    let scalar = |ty: Type| element_or_self(ctx, element_or_self(ctx, ty));
    let shown = ctx.show_type(to);
    let message =
        format_args!("expects result and operand with same underlying scalar type: {shown}");
    report.refuse_if(op, scalar(from) != scalar(to), message)?;
    let shape = |ty: &MemRefType| {
        let mut shape: Vec<(i64, bool)> = ty.shape.iter().map(|&size| (size, false)).collect();
        shape.extend(vector(ctx, ty.element).into_iter().flat_map(dims));
        shape
    };
    let message =
        format_args!("expects concatenated result and operand shapes to be equal: {shown}");
    report.refuse_if(op, shape(source) != shape(result), message)
}

pub(crate) fn transpose(op: TransposeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (source, result) = (op.vector_ty(), op.result_ty());
    let what = "operand and result have same element type";
    same_elements(op, [result, source], what, report)?;
    let (source, result) = (op.vector_type(), op.result_type());
    let rank = result.shape.len();
    let message = format_args!("vector result rank mismatch: {rank}");
    report.refuse_if(op, source.shape.len() != rank, message)?;
    let order = op.permutation();
    let message = format_args!("transposition length mismatch: {}", order.len());
    report.refuse_if(op, order.len() != rank, message)?;
    let mut seen = vec![false; rank];
    for (at, &from) in order.iter().enumerate() {
        let message = format_args!("transposition index out of range: {from}");
        report.refuse_if(op, !(0..rank as i64).contains(&from), message)?;
        let dim = from as usize;
        let twice = std::mem::replace(&mut seen[dim], true);
        report.refuse_if(op, twice, format_args!("duplicate position index: {from}"))?;
        let message = format_args!("dimension size mismatch at: {from}");
        let sizes = (dims(result).nth(at), dims(source).nth(dim));
        report.refuse_if(op, sizes.0 != sizes.1, message)?;
    }
    Ok(())
}
