//! Property types for builtin attributes, with their Rust values: `alignment: Optional<Prop<Int64>>`.

use crate::affine::{AffineMap, IntegerSet};
use crate::attrs::{
    AffineMapAttr, AttrBuilder, DenseElementsAttr, IntegerSetAttr, TypeAttr, array_value,
    bool_value, i64_array_value, int_of_type,
};
use crate::constraints::{
    AFFINE_MAP_ATTR, ANY_INT_ELEMENTS_ATTR, ARRAY_ATTR, BOOL_ATTR, DENSE_I32_ARRAY_ATTR,
    DENSE_I64_ARRAY_ATTR, I8_ATTR, I16_ATTR, I32_ATTR, I64_ATTR, INDEX_ATTR, INTEGER_SET_ATTR,
    STR_ATTR, SYMBOL_REF_ATTR, TYPE_ATTR, UNIT_PROP,
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
    /// `unit` or `false`: a flag that upstream stores natively.
    Unit: bool = UNIT_PROP,
        |ctx, attr| if attr == Attr::UNIT { Some(true) } else { bool_value(ctx, attr) },
        |ctx, on| if on { Attr::UNIT } else { ctx.bool(false) };
    /// `5 : i32`
    Int32: i32 = I32_ATTR,
        |ctx, attr| i32::try_from(int_of_type(ctx, attr, Type::I32)?).ok(), |ctx, value| ctx.i32(value);
    /// `5 : i64`
    Int64: i64 = I64_ATTR, |ctx, attr| int_of_type(ctx, attr, Type::I64), |ctx, value| ctx.i64(value);
    /// `5 : i8`
    Int8: i8 = I8_ATTR,
        |ctx, attr| i8::try_from(int_of_type(ctx, attr, Type::I8)?).ok(), |ctx, value| ctx.int(Type::I8, value.into());
    /// `5 : i16`
    Int16: i16 = I16_ATTR,
        |ctx, attr| i16::try_from(int_of_type(ctx, attr, Type::I16)?).ok(), |ctx, value| ctx.int(Type::I16, value.into());
    /// `5 : index`
    Index: i64 = INDEX_ATTR,
        |ctx, attr| int_of_type(ctx, attr, Type::INDEX), |ctx, value| ctx.index(value);
    /// `"text"` as bytes, which may be invalid UTF-8.
    Str: &'c [u8] = STR_ATTR, |ctx, attr| attr.bytes(ctx), |ctx, bytes| ctx.string(bytes);
    /// A type.
    AnyType: Type = TYPE_ATTR,
        |ctx, attr| Some(attr.as_::<TypeAttr>(ctx)?.value), |ctx, ty| ctx.type_attr(ty);
    /// `affine_map<..>`
    Map: &'c AffineMap = AFFINE_MAP_ATTR,
        |ctx, attr| Some(&attr.as_::<AffineMapAttr>(ctx)?.map), |ctx, map| AffineMapAttr::get(ctx, map.clone());
    /// `affine_set<..>`
    Set: &'c IntegerSet = INTEGER_SET_ATTR,
        |ctx, attr| Some(&attr.as_::<IntegerSetAttr>(ctx)?.set), |ctx, set| IntegerSetAttr::get(ctx, set.clone());
    /// `dense<..>` of integers.
    IntElements: &'c DenseElementsAttr = ANY_INT_ELEMENTS_ATTR,
        |ctx, attr| attr.as_::<DenseElementsAttr>(ctx), |ctx, elements| ctx.attr(elements.clone());
    /// `[..]`
    Array: &'c [Attr] = ARRAY_ATTR, |ctx, attr| array_value(ctx, attr), |ctx, elements| ctx.array(elements);
    /// `@name`, `@a::@b`
    Symbol: &'c SymbolRefAttr = SYMBOL_REF_ATTR,
        |ctx, attr| attr.as_::<SymbolRefAttr>(ctx), |ctx, symbol| ctx.attr(symbol.clone());
    /// `array<i64: ..>`
    I64Array: &'c [i64] = DENSE_I64_ARRAY_ATTR,
        |ctx, attr| i64_array_value(ctx, attr), |ctx, values| ctx.i64_array(values);
    /// `array<i32: ..>`
    I32Array: &'c [i32] = DENSE_I32_ARRAY_ATTR,
        |ctx, attr| Some(&attr.as_::<DenseI32Array>(ctx)?.values), |ctx, values| ctx.i32_array(values);
}
