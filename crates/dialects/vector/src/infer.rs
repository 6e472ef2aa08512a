//! Infers result types.

use crate::ops::ShuffleOp;
use terrace_builtin::attrs::DenseI64ArrayAttr;
use terrace_builtin::types::{DYNAMIC, VectorType};
use terrace_ir::opdef::{InferInput, Inferred};
use terrace_ir::{Context, SmallVec, Type};

/// Returns the type itself.
pub(crate) fn same(_: &Context, ty: Type) -> Option<Type> {
    Some(ty)
}

fn vector(ctx: &Context, ty: Type) -> Option<&VectorType> {
    ty.as_(ctx)
}

/// Returns the vector type with its last dimension doubled.
pub(crate) fn twice(ctx: &Context, ty: Type) -> Option<Type> {
    let mut ty = vector(ctx, ty)?.clone();
    match ty.shape.last_mut() {
        Some(last) => *last = last.saturating_mul(2),
        None => return Some(VectorType::fixed(ctx, &[2], ty.element)),
    }
    Some(ctx.ty(ty))
}

/// Returns the vector type with its last dimension halved. The type is unchanged if that dimension is less than 2.
pub(crate) fn half(ctx: &Context, ty: Type) -> Option<Type> {
    let mut half = vector(ctx, ty)?.clone();
    let last = half.shape.last_mut()?;
    if *last < 2 {
        return Some(ty);
    }
    *last /= 2;
    Some(ctx.ty(half))
}

pub(crate) fn shuffle(input: &InferInput<'_>) -> Inferred {
    let source: &VectorType = input.operand(0)?;
    let mask: &DenseI64ArrayAttr = input.prop(ShuffleOp::MASK)?;
    let mut shape = vec![mask.values.len().max(1) as i64];
    shape.extend(source.shape.iter().skip(1));
    let ty = VectorType::fixed(input.ctx, &shape, source.element);
    Ok(SmallVec::from_slice(&[ty]))
}

/// Returns the number of elements of a vector if it is static and does not overflow.
pub(crate) fn element_count(ty: &VectorType) -> Option<usize> {
    let mut count = 1i64;
    for size in &ty.shape {
        if *size == DYNAMIC {
            return None;
        }
        count = count.checked_mul(*size)?;
    }
    usize::try_from(count).ok()
}

/// The maximum number of elements of vectors that are split into elements.
pub(crate) const MOST: usize = 1 << 24;

pub(crate) fn to_elements(input: &InferInput<'_>) -> Inferred {
    let source: &VectorType = input.operand(0)?;
    let count = element_count(source).filter(|count| *count <= MOST);
    let count = count.ok_or_else(|| format!("the vector has more than {MOST} elements"))?;
    Ok(SmallVec::from_elem(source.element, count))
}

/// Returns the type at a position with `position` indices in a vector: a smaller vector, or the element type.
pub fn part(ctx: &Context, ty: Type, position: usize) -> Option<Type> {
    let ty = vector(ctx, ty)?;
    if position == ty.shape.len() {
        return Some(ty.element);
    }
    Some(ctx.ty(VectorType {
        shape: ty.shape[position..].into(),
        scalable: ty.scalable[position..].into(),
        element: ty.element,
    }))
}
