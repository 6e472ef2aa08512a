//! Constraints on memref operations, with the descriptions of ODS.

use terrace_builtin::IntegerAttr;
use terrace_builtin::attrs::int_of_type;
use terrace_builtin::constraints::{ANY_MEMREF, is_signless, kinds};
use terrace_builtin::types::MemRefType;
use terrace_ir::{
    Attr, AttrClass, AttrConstraint, AttrSyntax, Context, Type, TypeClass, TypeConstraint,
};

fn memref(ctx: &Context, ty: Type, fits: impl FnOnce(&MemRefType) -> bool) -> bool {
    ty.as_::<MemRefType>(ctx).is_some_and(fits)
}

/// Ranked memrefs in strided form.
pub const ANY_STRIDED_MEMREF: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        memref(ctx, ty, |ty| {
            ty.layout.is_none() || ty.strided(ctx).is_some()
        })
    },
    "strided memref of any type values",
)
.parsed_as(kinds::MEMREF);
/// Strided memrefs of rank 0.
pub const STRIDED_MEMREF_OF_RANK_0: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        memref(ctx, ty, |ty| {
            ty.shape.is_empty() && ty.strided(ctx).is_some()
        })
    },
    "strided memref of any type values of rank 0",
)
.parsed_as(kinds::MEMREF);
/// Ranked memrefs with static shape.
pub const STATIC_SHAPE_MEMREF: TypeConstraint = TypeConstraint::check(
    |ctx, ty| memref(ctx, ty, MemRefType::has_static_shape),
    "statically shaped memref of any type values",
)
.parsed_as(kinds::MEMREF);
/// One-dimensional memrefs.
pub const MEMREF_1D: TypeConstraint = TypeConstraint::check(
    |ctx, ty| memref(ctx, ty, |ty| ty.shape.len() == 1),
    "1D memref of any type values",
)
.parsed_as(kinds::MEMREF);
/// One-dimensional memrefs whose elements are a shape.
pub const SHAPE_MEMREF: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        const SIZE: TypeClass = TypeClass::SIGNLESS_INT.or(TypeClass::INDEX);
        memref(ctx, ty, |ty| {
            ty.shape.len() == 1 && ty.element.class(ctx).intersects(SIZE)
        })
    },
    "1D memref of signless integer or index values",
)
.parsed_as(kinds::MEMREF);
/// One-dimensional memrefs of bytes.
pub const BYTES_MEMREF: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        memref(ctx, ty, |ty| {
            ty.shape.len() == 1 && is_signless(ctx, ty.element, 8)
        })
    },
    "1D memref of 8-bit signless integer values",
)
.parsed_as(kinds::MEMREF);
/// Unranked memrefs, and memrefs of rank 1 or more.
pub const NON_0_RANKED_OR_UNRANKED_MEMREF: TypeConstraint = TypeConstraint {
    classes: TypeClass::UNRANKED_MEMREF,
    check: Some(|ctx, ty| memref(ctx, ty, |ty| !ty.shape.is_empty())),
    desc: "unranked.memref of any type values or non-0-ranked.memref of any type values",
    unique: None,
    parsed_as: None,
};
/// The element types of atomic read-modify-write operations.
pub const SIGNLESS_INTEGER_OR_FLOAT: TypeConstraint = TypeConstraint::classes(
    TypeClass::SIGNLESS_INT.or(TypeClass::FLOAT),
    "signless integer or floating-point",
);
/// The memrefs of atomic read-modify-write operations.
pub const SIGNLESS_INTEGER_OR_FLOAT_MEMREF: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        memref(ctx, ty, |ty| {
            SIGNLESS_INTEGER_OR_FLOAT.holds(ctx, ty.element)
        })
    },
    "memref of signless integer or floating-point values",
)
.parsed_as(kinds::MEMREF);

/// Returns true if a type is a ranked memref.
pub fn is_memref(ctx: &Context, ty: Type) -> bool {
    ANY_MEMREF.holds(ctx, ty)
}

fn i32_in(ctx: &Context, attr: Attr, least: i64, most: i64) -> bool {
    let value = int_of_type(ctx, attr, Type::I32);
    value.is_some_and(|value| (least..=most).contains(&value))
}

/// A positive `i32`.
pub const POSITIVE_I32_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| i32_in(ctx, attr, 1, i64::from(i32::MAX)),
    desc: "32-bit signless integer attribute whose value is positive",
    syntax: AttrSyntax::Typed(|_| Type::I32),
    class: AttrClass::of::<IntegerAttr>(),
};
/// The temporal locality of a prefetch, from 0 to 3.
pub const LOCALITY_HINT_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| i32_in(ctx, attr, 0, 3),
    desc: "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
    syntax: AttrSyntax::Typed(|_| Type::I32),
    class: AttrClass::of::<IntegerAttr>(),
};
