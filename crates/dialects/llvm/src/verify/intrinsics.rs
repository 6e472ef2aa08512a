//! Verifies intrinsics with constraints beyond their definitions.

use super::{Verified, op_bundles, show};
use crate::ops::{
    AssumeOpRef, MaskedGatherOpRef, MaskedScatterOpRef, SincosOpRef, VectorExtractOpRef,
    VectorInsertOpRef, VectorInterleave2OpRef,
};
use crate::types::{LlvmType, vector_element_or_self};
use terrace_builtin::types::{VectorType, element_type};
use terrace_ir::{Context, OpRef, Reporter, Type};

pub(crate) fn assume(op: AssumeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let count = op.op_bundle_operands().len();
    op_bundles(
        op,
        count,
        Some(op.op_bundle_sizes_attr()),
        op.op_bundle_tags_attr(),
        report,
    )
}

/// Returns the type of a vector of pointers like those in `pointers`, with the length of `like`.
fn pointers_like(ctx: &Context, pointers: Type, like: Type) -> Option<Type> {
    let element = pointers.as_::<VectorType>(ctx)?.element;
    let like = like.as_::<VectorType>(ctx)?;
    Some(ctx.ty(VectorType {
        element,
        ..like.clone()
    }))
}

fn pointers_fit(op: OpRef<'_>, index: usize, like: Type, report: &mut Reporter<'_>) -> Verified {
    let pointers = op.operand_type(index);
    match pointers_like(op.ctx, pointers, like) {
        Some(want) if want != pointers => {
            let message = format!(
                "expected operand #{} type to be {}",
                index + 1,
                show(op.ctx, want)
            );
            Err(report.op_error(op, message))
        }
        _ => Ok(()),
    }
}

pub(crate) fn masked_gather(op: MaskedGatherOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    pointers_fit(*op, 0, op.res_type(), report)
}

pub(crate) fn masked_scatter(op: MaskedScatterOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    pointers_fit(*op, 1, op.value_type(), report)
}

pub(crate) fn sincos(op: SincosOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (operand, result) = (op.val_type(), op.res_type());
    let fits = match LlvmType::of(op.ctx, result) {
        LlvmType::Struct(body) => body.name().is_none() && body.elements() == [operand, operand],
        _ => false,
    };
    if !fits {
        let message = format!(
            "expected result type to be an homogeneous struct with two elements matching the operand type, but got {}",
            show(op.ctx, result)
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}

pub(crate) fn same_operands_element_type(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let element = |ty: Type| vector_element_or_self(op.ctx, ty);
    if element(op.operand_type(0)) != element(op.operand_type(1)) {
        return Err(report.op_error(op, "requires the same element type for all operands"));
    }
    Ok(())
}

/// Returns the minimum number of lanes and of bits of a vector, and true if it is scalable.
fn vector_size(ctx: &Context, ty: Type) -> Option<(i64, i64, bool)> {
    let vector = ty.as_::<VectorType>(ctx)?;
    let lanes = *vector.shape.first()?;
    let bits = terrace_builtin::types::bit_width(ctx, vector.element).map_or(64, i64::from);
    Some((
        lanes,
        lanes.saturating_mul(bits),
        vector.scalable.contains(&true),
    ))
}

const MOST_BITS: i64 = 1 << 17;

/// Verifies a subvector against its vector: sizes and scalability.
fn part(
    op: OpRef<'_>,
    whole: Type,
    part: Type,
    scalable: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    let (Some(whole), Some(part)) = (vector_size(op.ctx, whole), vector_size(op.ctx, part)) else {
        return Ok(());
    };
    let message = "failed to verify that vectors are not bigger than 2^17 bits.";
    report.refuse_if(op, whole.1 > MOST_BITS || part.1 > MOST_BITS, message)?;
    let message = format_args!("failed to verify that {scalable}");
    report.refuse_if(op, !whole.2 && part.2, message)
}

pub(crate) fn vector_insert(op: VectorInsertOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let message = "it is not inserting scalable into fixed-length vectors.";
    part(*op, op.dstvec_type(), op.srcvec_type(), message, report)
}

pub(crate) fn vector_extract(op: VectorExtractOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let message = "it is not extracting scalable from fixed-length vectors.";
    part(*op, op.srcvec_type(), op.res_type(), message, report)
}

pub(crate) fn vector_interleave2(
    op: VectorInterleave2OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let (Some(from), Some(to)) = (
        vector_size(op.ctx, op.vec1_type()),
        vector_size(op.ctx, op.res_type()),
    ) else {
        return Ok(());
    };
    let element = |ty| element_type(op.ctx, ty);
    if from.0.checked_mul(2) != Some(to.0) || element(op.vec1_type()) != element(op.res_type()) {
        let message = "failed to verify that result has twice as many elements as 'vec1'";
        return Err(report.op_error(op, message));
    }
    Ok(())
}
