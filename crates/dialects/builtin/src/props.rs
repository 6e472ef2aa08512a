//! What properties of builtin attributes hold, as Rust values: `alignment: Optional<Prop<Int64>>`.

use crate::affine::AffineMap;
use crate::attrs::{AffineMapAttr, AttrBuilder, TypeAttr, array_value, bool_value, int_of_type};
use crate::constraints::{
    AFFINE_MAP_ATTR, ARRAY_ATTR, BOOL_ATTR, DENSE_I32_ARRAY_ATTR, I32_ATTR, I64_ATTR,
    SYMBOL_REF_ATTR, TYPE_ATTR,
};
use terrace_ir::{Attr, AttrConstraint, Context, DenseI32Array, PropType, SymbolRefAttr, Type};

macro_rules! props {
    ($($(#[$doc:meta])* $name:ident: $value:ty = $constraint:ident, |$from_ctx:ident, $attr:ident| $from:expr, |$ctx:ident, $given:ident| $into:expr;)*) => {$(
        $(#[$doc])*
        pub struct $name;

        impl PropType for $name {
            type Value<'c> = $value;

            const CONSTRAINT: AttrConstraint = $constraint;

            fn from_attr($from_ctx: &Context, $attr: Attr) -> Option<Self::Value<'_>> {
                $from
            }

            fn into_attr($given: Self::Value<'_>, $ctx: &Context) -> Attr {
                $into
            }
        }
    )*};
}

props! {
    /// `true` or `false`.
    Bool: bool = BOOL_ATTR, |ctx, attr| bool_value(ctx, attr), |ctx, value| ctx.bool(value);
    /// `5 : i32`
    Int32: i32 = I32_ATTR,
        |ctx, attr| i32::try_from(int_of_type(ctx, attr, Type::I32)?).ok(), |ctx, value| ctx.i32(value);
    /// `5 : i64`
    Int64: i64 = I64_ATTR, |ctx, attr| int_of_type(ctx, attr, Type::I64), |ctx, value| ctx.i64(value);
    /// A type.
    AnyType: Type = TYPE_ATTR,
        |ctx, attr| Some(attr.as_::<TypeAttr>(ctx)?.value), |ctx, ty| ctx.type_attr(ty);
    /// `affine_map<..>`
    Map: &'c AffineMap = AFFINE_MAP_ATTR,
        |ctx, attr| Some(&attr.as_::<AffineMapAttr>(ctx)?.map), |ctx, map| AffineMapAttr::get(ctx, map.clone());
    /// `[..]`
    Array: &'c [Attr] = ARRAY_ATTR, |ctx, attr| array_value(ctx, attr), |ctx, elements| ctx.array(elements);
    /// `@name`, `@a::@b`
    Symbol: &'c SymbolRefAttr = SYMBOL_REF_ATTR,
        |ctx, attr| attr.as_::<SymbolRefAttr>(ctx), |ctx, symbol| ctx.attr(symbol.clone());
    /// `array<i32: ..>`
    I32Array: &'c [i32] = DENSE_I32_ARRAY_ATTR,
        |ctx, attr| Some(&attr.as_::<DenseI32Array>(ctx)?.values), |ctx, values| ctx.i32_array(values);
}
