//! The operations, by family.

mod cast;
mod float;
mod int;
mod misc;

pub use cast::*;
pub use float::*;
pub use int::*;
pub use misc::*;

use terrace_builtin::types::element_type;
use terrace_ir::{Context, TypeClass, TypeConstraint};

/// Signless integers, and vectors and tensors of them. Other shaped types are excluded.
pub const SIGNLESS_FIXED_WIDTH_INTEGER_LIKE: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        let class = ty.class(ctx);
        class.intersects(TypeClass::SIGNLESS_INT_LIKE) && !class.intersects(TypeClass::OTHER_SHAPED)
    },
    "signless-fixed-width-integer-like",
);

/// The types of `arith.index_cast`.
pub const INDEX_CAST_TYPE: TypeConstraint = TypeConstraint {
    classes: TypeClass::SIGNLESS_INT_LIKE.or(TypeClass::INDEX_LIKE),
    check: Some(|ctx, ty| {
        const ELEMENTS: TypeClass = TypeClass::SIGNLESS_INT.or(TypeClass::INDEX);
        memref_of(ctx, ty, ELEMENTS)
    }),
    desc: "signless-integer-like or memref of signless-integer",
    unique: None,
    parsed_as: None,
};

/// The types of `arith.bitcast`.
pub const BITCAST_TYPE: TypeConstraint = TypeConstraint {
    classes: TypeClass::SIGNLESS_INT_LIKE.or(TypeClass::FLOAT_LIKE),
    check: Some(|ctx, ty| {
        const ELEMENTS: TypeClass = TypeClass::SIGNLESS_INT.or(TypeClass::FLOAT);
        memref_of(ctx, ty, ELEMENTS)
    }),
    desc: "signless-integer-or-float-like or memref of signless-integer or float",
    unique: None,
    parsed_as: None,
};

fn memref_of(ctx: &Context, ty: terrace_ir::Type, elements: TypeClass) -> bool {
    ty.class(ctx).intersects(TypeClass::MEMREF)
        && element_type(ctx, ty).is_some_and(|element| element.class(ctx).intersects(elements))
}
