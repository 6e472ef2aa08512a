//! Properties as Rust values.

use crate::{Attr, AttrConstraint, Context};
use std::fmt::Debug;

/// The Rust type of a property's value: `predicate: Prop<CmpIPredicate>`. Accessors return its values, and constructors
/// take them. `#[dialect_enum]` implements it for enumerations.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no type of properties",
    note = "`terrace_builtin::props` has types for numbers, texts, types and lists, as `Int32` and `Str`; `#[dialect_enum]` makes one of an \
            enumeration, if it has a `mnemonic` or an `int`"
)]
pub trait PropType {
    /// The values: the type itself, or another type that it is a name for.
    type Value<'c>: Copy + Debug;

    /// The constraint that the verifier checks, with the property's syntax in formats.
    const CONSTRAINT: AttrConstraint;

    /// The value that an attribute holds; `None` if the attribute does not satisfy the constraint.
    fn from_attr(ctx: &Context, attr: Attr) -> Option<Self::Value<'_>>;

    /// The attribute that holds a value.
    fn into_attr(value: Self::Value<'_>, ctx: &Context) -> Attr;
}

/// A constructor's argument for a property.
#[derive(Clone, Copy, Debug)]
pub enum PropValue<T> {
    /// A value.
    Value(T),
    /// An attribute that holds one, from another operation.
    Attr(Attr),
}

impl<T> PropValue<T> {
    /// The attribute of a property of type `P`.
    #[inline]
    pub fn into_attr<'c, P: PropType<Value<'c> = T>>(self, ctx: &Context) -> Attr {
        match self {
            PropValue::Value(value) => P::into_attr(value, ctx),
            PropValue::Attr(attr) => attr,
        }
    }
}
