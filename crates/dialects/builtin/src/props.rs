//! What properties of builtin attributes hold, as Rust values: `alignment: Optional<Prop<Int64>>`.

use crate::attrs::{AttrBuilder, TypeAttr, bool_value, int_of_type};
use crate::constraints::{BOOL_ATTR, DENSE_I32_ARRAY_ATTR, I32_ATTR, I64_ATTR, TYPE_ATTR};
use terrace_ir::{Attr, AttrConstraint, Context, DenseI32Array, PropType, Type};

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
    /// `array<i32: ..>`
    I32Array: &'c [i32] = DENSE_I32_ARRAY_ATTR,
        |ctx, attr| Some(&attr.as_::<DenseI32Array>(ctx)?.values), |ctx, values| ctx.i32_array(values);
}
