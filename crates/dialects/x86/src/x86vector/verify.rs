//! Infers types, and verifies operations beyond the constraints.

use super::ops::{CvtPackedF32ToBF16OpRef, MaskCompressOpRef};
use terrace_builtin::types::{FloatType, IntegerType, VectorType, num_elements, shape};
use terrace_ir::{Context, Failed, Reporter, Type};
use terrace_numeric::FloatKind;

type Verified = Result<(), Failed>;

/// Returns the first size of a vector.
fn first_size(ctx: &Context, ty: Type) -> Option<i64> {
    ty.as_::<VectorType>(ctx)?.shape.first().copied()
}

/// Returns the type of a vector with a bit for each element.
pub(crate) fn bits_of(ctx: &Context, ty: Type) -> Option<Type> {
    Some(VectorType::fixed(ctx, &[first_size(ctx, ty)?], Type::I1))
}

/// Returns the integer type with a bit for each element.
pub(crate) fn integer_of(ctx: &Context, ty: Type) -> Option<Type> {
    let width = u32::try_from(first_size(ctx, ty)?).ok()?;
    Some(IntegerType::signless(ctx, width))
}

/// Returns the type of a vector of `i8` with four elements for each element of `ty`.
pub(crate) fn four_times_i8(ctx: &Context, ty: Type) -> Option<Type> {
    let count = first_size(ctx, ty)?.checked_mul(4)?;
    Some(VectorType::fixed(ctx, &[count], Type::I8))
}

/// Returns the type of a vector of `bf16` with two elements for each element of `ty`.
pub(crate) fn twice_bf16(ctx: &Context, ty: Type) -> Option<Type> {
    let count = first_size(ctx, ty)?.checked_mul(2)?;
    let element = FloatType::get(ctx, FloatKind::BF16);
    Some(VectorType::fixed(ctx, &[count], element))
}

pub(crate) fn cvt_packed_f32_to_bf16(
    op: CvtPackedF32ToBF16OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let count = |ty| shape(op.ctx, ty).and_then(num_elements);
    let message = "failed to verify that all of {a, dst} have same element count";
    report.refuse_if(*op, count(op.a_type()) != count(op.dst_type()), message)
}

pub(crate) fn mask_compress(op: MaskCompressOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let constant = op.constant_src();
    if op.src_type().is_some() && constant.is_some() {
        return Err(report.error(*op, "cannot use both src and constant_src"));
    }
    if op.src_type().is_some_and(|src| src != op.dst_type()) {
        return Err(report.error(*op, "failed to verify that src and dst have same type"));
    }
    if constant.is_some_and(|constant| constant.ty(op.ctx) != Some(op.dst_type())) {
        let message = "failed to verify that constant_src and dst have same type";
        return Err(report.error(*op, message));
    }
    Ok(())
}
