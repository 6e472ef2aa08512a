//! Constraints on vector operations, with the descriptions of ODS.

use terrace_builtin::attrs::array_value;
use terrace_builtin::constraints::{ANY_FLOAT, ANY_INTEGER, kinds};
use terrace_builtin::shapes::is_shaped;
use terrace_builtin::types::{MemRefType, RankedTensorType, UnrankedTensorType, VectorType};
use terrace_builtin::{ArrayAttr, IntegerAttr};
use terrace_ir::{
    Attr, AttrClass, AttrConstraint, AttrSyntax, Context, Type, TypeClass, TypeConstraint,
};

fn vector(ctx: &Context, ty: Type, fits: impl FnOnce(&VectorType) -> bool) -> bool {
    ty.as_::<VectorType>(ctx).is_some_and(fits)
}

fn is_fixed(ty: &VectorType) -> bool {
    !ty.scalable.contains(&true)
}

const INTEGER_OR_INDEX: TypeClass = ANY_INTEGER.classes.or(TypeClass::INDEX);

/// Fixed-length vectors.
pub const ANY_FIXED_VECTOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector(ctx, ty, is_fixed),
    "fixed-length vector of any type values",
)
.parsed_as(kinds::VECTOR);
/// Vectors of bits.
pub const VECTOR_OF_I1: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector(ctx, ty, |ty| ty.element == Type::I1),
    "vector of 1-bit signless integer values",
)
.parsed_as(kinds::VECTOR);
/// Vectors of `i1` with at least one dimension.
pub const NON_ZERO_RANK_VECTOR_OF_I1: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector(ctx, ty, |ty| ty.element == Type::I1 && !ty.shape.is_empty()),
    "vector of 1-bit signless integer values",
)
.parsed_as(kinds::VECTOR);
/// Fixed-length vectors of `i1` with at least one dimension.
pub const FIXED_VECTOR_OF_I1: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        vector(ctx, ty, |ty| {
            ty.element == Type::I1 && !ty.shape.is_empty() && is_fixed(ty)
        })
    },
    "fixed-length vector of 1-bit signless integer values",
);
/// Vectors of floats.
pub const VECTOR_OF_FLOAT: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector(ctx, ty, |ty| ANY_FLOAT.holds(ctx, ty.element)),
    "vector of floating-point values",
)
.parsed_as(kinds::VECTOR);
/// Vectors of integers or `index` with at least one dimension.
pub const VECTOR_OF_INTEGER_OR_INDEX: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        vector(ctx, ty, |ty| {
            !ty.shape.is_empty() && ty.element.class(ctx).intersects(INTEGER_OR_INDEX)
        })
    },
    "vector of integer or index values",
)
.parsed_as(kinds::VECTOR);
/// One-dimensional vectors of `index`.
pub const INDEX_VECTOR_1D: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        vector(ctx, ty, |ty| {
            ty.shape.len() == 1 && ty.element == Type::INDEX
        })
    },
    "vector of index values of ranks 1",
)
.parsed_as(kinds::VECTOR);
/// One-dimensional vectors.
pub const VECTOR_1D: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector(ctx, ty, |ty| ty.shape.len() == 1),
    " of ranks 1",
);
/// One-dimensional scalable vectors.
pub const SCALABLE_VECTOR_1D: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector(ctx, ty, |ty| ty.shape.len() == 1 && !is_fixed(ty)),
    " of ranks 1",
);
/// Vectors, tensors and memrefs.
pub const ANY_SHAPED: TypeConstraint =
    TypeConstraint::check(is_shaped, "shaped of any type values");
/// Tensors and ranked memrefs.
pub const TENSOR_OR_MEMREF: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        ty.is::<RankedTensorType>(ctx)
            || ty.is::<UnrankedTensorType>(ctx)
            || ty.is::<MemRefType>(ctx)
    },
    "Tensor or MemRef of any type values",
);
/// Ranked memrefs with static shape.
pub const STATIC_SHAPE_MEMREF: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        ty.as_::<MemRefType>(ctx)
            .is_some_and(MemRefType::has_static_shape)
    },
    "statically shaped memref of any type values",
)
.parsed_as(kinds::MEMREF);
/// The types that `vector.print` accepts. Upstream's constraint has no description.
pub const PRINTABLE: TypeConstraint = TypeConstraint {
    classes: TypeClass::VECTOR.or(INTEGER_OR_INDEX).or(TypeClass::FLOAT),
    check: None,
    desc: "",
    unique: None,
    parsed_as: None,
};

fn integers(ctx: &Context, attr: Attr, of: Type) -> bool {
    let fits = |attr: &Attr| attr.is::<IntegerAttr>(ctx) && attr.ty(ctx) == Some(of);
    array_value(ctx, attr).is_some_and(|list| list.iter().all(fits))
}

/// `[1, 2]`
pub const I64_ARRAY_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| integers(ctx, attr, Type::I64),
    desc: "64-bit integer array attribute",
    syntax: AttrSyntax::Any,
    class: AttrClass::typeless::<ArrayAttr>(),
};
/// `[true, false]`
pub const BOOL_ARRAY_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| integers(ctx, attr, Type::I1),
    desc: "1-bit boolean array attribute",
    syntax: AttrSyntax::Any,
    class: AttrClass::typeless::<ArrayAttr>(),
};
/// A string attribute that is written as an attribute, not as a bare string.
pub const BUILTIN_STRING_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| attr.is::<terrace_ir::StringAttr>(ctx),
    desc: "An Attribute containing a string",
    syntax: AttrSyntax::String,
    class: AttrClass::typeless::<terrace_ir::StringAttr>(),
};
