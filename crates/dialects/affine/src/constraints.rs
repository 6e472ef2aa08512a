//! Constraints on affine operations, with the descriptions of ODS.

use terrace_arith::AtomicRMWKind;
use terrace_builtin::attrs::{array_value, int_value};
use terrace_builtin::types::element_type;
use terrace_builtin::{ArrayAttr, DenseElementsAttr, IntegerAttr};
use terrace_ir::{Attr, AttrClass, AttrConstraint, AttrSyntax, Context, Type};

/// `dense<..>` of `i32`.
pub const I32_ELEMENTS_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        let ty = attr.ty(ctx).filter(|_| attr.is::<DenseElementsAttr>(ctx));
        ty.and_then(|ty| element_type(ctx, ty)) == Some(Type::I32)
    },
    desc: "32-bit signless integer elements attribute",
    syntax: AttrSyntax::Any,
    class: AttrClass::of::<DenseElementsAttr>(),
};

fn i64_elements(ctx: &Context, attr: Attr) -> bool {
    let is_i64 = |attr: &Attr| attr.is::<IntegerAttr>(ctx) && attr.ty(ctx) == Some(Type::I64);
    array_value(ctx, attr).is_some_and(|list| list.iter().all(is_i64))
}

/// `[4, 2]`
pub const I64_SMALL_VECTOR_ARRAY_ATTR: AttrConstraint = AttrConstraint {
    check: i64_elements,
    desc: "64-bit integer array attribute",
    syntax: AttrSyntax::Any,
    class: AttrClass::typeless::<ArrayAttr>(),
};
/// An array of atomic read-modify-write kinds of arith.
pub const REDUCTION_OPS: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        let kind = |attr: &Attr| AtomicRMWKind::from_attr(ctx, *attr).is_some();
        array_value(ctx, attr).is_some_and(|list| list.iter().all(kind))
    },
    desc: "Reduction ops",
    syntax: AttrSyntax::Any,
    class: AttrClass::typeless::<ArrayAttr>(),
};
/// The temporal locality of a prefetch, from 0 to 3.
pub const LOCALITY_HINT_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        let is_i32 = attr.ty(ctx) == Some(Type::I32);
        is_i32 && int_value(ctx, attr).is_some_and(|hint| (0..=3).contains(&hint))
    },
    desc: "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
    syntax: AttrSyntax::Typed(|_| Type::I32),
    class: AttrClass::of::<IntegerAttr>(),
};
