//! Constraints on tensor operations, with the descriptions of ODS.

use terrace_builtin::constraints::kinds;
use terrace_builtin::types::{DYNAMIC, RankedTensorType, element_type};
use terrace_ir::{Context, Type, TypeClass, TypeConstraint};

fn tensor(ctx: &Context, ty: Type, fits: impl FnOnce(&RankedTensorType) -> bool) -> bool {
    ty.as_::<RankedTensorType>(ctx).is_some_and(fits)
}

/// `index` and signless integers, as elements.
const SIZE: TypeClass = TypeClass::SIGNLESS_INT.or(TypeClass::INDEX);

/// Unranked tensors, and tensors of rank 1 or more.
pub const NON_0_RANKED_OR_UNRANKED_TENSOR: TypeConstraint = TypeConstraint {
    classes: TypeClass::UNRANKED_TENSOR,
    check: Some(|ctx, ty| tensor(ctx, ty, |ty| !ty.shape.is_empty())),
    desc: "non-0-ranked or unranked tensor",
    unique: None,
    parsed_as: Some(kinds::TENSOR),
};
/// Tensors with static shape.
pub const STATIC_SHAPE_TENSOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| tensor(ctx, ty, |ty| !ty.shape.contains(&DYNAMIC)),
    "statically shaped tensor of any type values",
)
.parsed_as(kinds::RANKED_TENSOR);
/// One-dimensional tensors whose elements are a shape.
pub const SHAPE_TENSOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        tensor(ctx, ty, |ty| {
            ty.shape.len() == 1 && ty.element.class(ctx).intersects(SIZE)
        })
    },
    "1D tensor of signless integer or index values",
)
.parsed_as(kinds::RANKED_TENSOR);
/// Ranked tensors whose elements are positions.
pub const TENSOR_OF_POSITIONS: TypeConstraint = TypeConstraint::check(
    |ctx, ty| tensor(ctx, ty, |ty| ty.element.class(ctx).intersects(SIZE)),
    "ranked tensor of signless integer or index values",
)
.parsed_as(kinds::RANKED_TENSOR);
/// Tensors of integers or floats.
pub const TENSOR_OF_NUMBERS: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        const NUMBER: TypeClass = TypeClass::SIGNLESS_INT
            .or(TypeClass::UNSIGNED_INT)
            .or(TypeClass::SIGNED_INT)
            .or(TypeClass::FLOAT);
        const TENSOR: TypeClass = TypeClass::RANKED_TENSOR.or(TypeClass::UNRANKED_TENSOR);
        ty.class(ctx).intersects(TENSOR)
            && element_type(ctx, ty).is_some_and(|element| element.class(ctx).intersects(NUMBER))
    },
    "tensor of signless integer or unsigned integer or signed integer or floating-point values",
)
.parsed_as(kinds::TENSOR);
