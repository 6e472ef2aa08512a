//! Properties as Rust values.

use crate::{Attr, AttrConstraint, Context, SymbolRefAttr};
use std::fmt::Debug;

/// The Rust type of a property's value: `predicate: Prop<CmpIPredicate>`. Accessors return its values, and constructors
/// take them. `#[dialect_enum]` implements it for enumerations.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a property type",
    note = "`terrace_builtin::props` has types for numbers, texts, types and lists, as `Int32` and `Str`; `#[dialect_enum]` makes one of an \
            enumeration, if it has a `mnemonic` or an `int`"
)]
pub trait PropType {
    /// The type of the values: `Self`, or another type that `Self` represents.
    type Value<'c>: Copy + Debug;

    /// The constraint that the verifier checks, with the property's syntax in formats.
    const CONSTRAINT: AttrConstraint;

    /// Returns the value that an attribute holds, or `None` if the attribute does not satisfy the constraint.
    fn from_attr(ctx: &Context, attr: Attr) -> Option<Self::Value<'_>>;

    /// Returns the attribute that holds a value.
    fn into_attr(value: Self::Value<'_>, ctx: &Context) -> Attr;
}

/// Implements [`PropType`](crate::PropType) for kinds of attributes. Formats write them without dialect and mnemonic.
/// The last string describes the constraint in the verifier's message.
///
/// ```text
/// attr_props! {
///     ConstantRangeAttr "constant_range", "A range of two integers";
/// }
/// ```
#[macro_export]
macro_rules! attr_props {
    ($($kind:ident $mnemonic:literal, $desc:literal;)*) => {$(
        impl $crate::PropType for $kind {
            type Value<'c> = &'c $kind;

            const CONSTRAINT: $crate::AttrConstraint = $crate::AttrConstraint {
                check: |ctx, attr| attr.is::<$kind>(ctx),
                desc: $desc,
                syntax: $crate::AttrSyntax::Stripped(<$kind as $crate::AttrKind>::DIALECT, $mnemonic),
                class: $crate::AttrClass::Constraint,
            };

            fn from_attr(ctx: &$crate::Context, attr: $crate::Attr) -> Option<&$kind> {
                attr.as_::<$kind>(ctx)
            }

            fn into_attr(value: &$kind, ctx: &$crate::Context) -> $crate::Attr {
                ctx.attr(value.clone())
            }
        }
    )*};
}

/// A constructor's argument for a property.
#[derive(Clone, Copy, Debug)]
pub enum PropValue<'a, T> {
    /// A value.
    Value(T),
    /// An attribute that holds a value, from another operation.
    Attr(Attr),
    /// The name of a symbol, for a property that refers to one.
    Symbol(&'a str),
}

impl<T> PropValue<'_, T> {
    /// Returns the attribute of a property of type `P`.
    #[inline]
    pub fn into_attr<'c, P: PropType<Value<'c> = T>>(self, ctx: &Context) -> Attr {
        match self {
            PropValue::Value(value) => P::into_attr(value, ctx),
            PropValue::Attr(attr) => attr,
            PropValue::Symbol(name) => ctx.attr(SymbolRefAttr::flat(ctx.string(name))),
        }
    }
}

/// The forms of a constructor's argument for a property that is a symbol's name or a string.
macro_rules! forms {
    ($value:ty: $(|$given:ident: $from:ty| $into:expr;)*) => {$(
        impl<'a> From<$from> for PropValue<'a, $value> {
            fn from($given: $from) -> Self {
                $into
            }
        }
    )*};
}

forms! {
    &'a SymbolRefAttr:
    |symbol: &'a SymbolRefAttr| PropValue::Value(symbol);
    |attr: Attr| PropValue::Attr(attr);
    |name: &'a str| PropValue::Symbol(name);
    |name: &'a String| PropValue::Symbol(name);
}

forms! {
    &'a [u8]:
    |bytes: &'a [u8]| PropValue::Value(bytes);
    |attr: Attr| PropValue::Attr(attr);
    |text: &'a str| PropValue::Value(text.as_bytes());
    |text: &'a String| PropValue::Value(text.as_bytes());
}

impl<'a, const N: usize> From<&'a [u8; N]> for PropValue<'a, &'a [u8]> {
    fn from(bytes: &'a [u8; N]) -> Self {
        PropValue::Value(bytes)
    }
}
