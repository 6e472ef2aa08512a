//! Documentation of the kinds of types and attributes that have no table for their text. The others are documented in
//! their tables.

use crate::{AttrKind, Context, TypeKind};

/// The documentation of a kind of type or attribute, for reference pages: the doc comments of its struct.
pub struct KindDoc {
    /// The name of the struct.
    pub name: &'static str,
    /// The doc comment, line by line.
    pub docs: &'static [&'static str],
    /// The parameters in order.
    pub params: &'static [ParamDoc],
}

/// The documentation of a parameter.
pub struct ParamDoc {
    /// The name of the field.
    pub name: &'static str,
    /// The Rust type.
    pub ty: &'static str,
    /// The doc comment, line by line.
    pub docs: &'static [&'static str],
}

/// The kinds of a dialect that have no table for their text, for reference pages. A model of [`DescribeKinds`].
pub struct DescribedKinds {
    /// Types, in the order of their page.
    pub types: &'static [&'static KindDoc],
    /// Attributes, in the order of their page.
    pub attrs: &'static [&'static KindDoc],
}

/// An interface of dialects that lists the kinds without a table. Attached with `Registry::attach_dialect`.
pub trait DescribeKinds: Send + Sync {
    /// Returns the kinds.
    fn kinds(&self) -> &DescribedKinds;
}

impl DescribeKinds for DescribedKinds {
    fn kinds(&self) -> &DescribedKinds {
        self
    }
}

/// Returns the documentation of a kind of type. A kind with a table for its text is a compile error.
pub const fn type_doc<T: TypeKind>() -> &'static KindDoc {
    const { T::DOC.expect("a kind with a table for its text is documented by that table") }
}

/// Returns the documentation of a kind of attribute. A kind with a table for its text is a compile error.
pub const fn attr_doc<T: AttrKind>() -> &'static KindDoc {
    const { T::DOC.expect("a kind with a table for its text is documented by that table") }
}

/// Defines a struct that is a kind of builtin attribute. Expands like `#[dialect_attr]`, which this crate cannot use.
macro_rules! builtin_attr {
    (
        $(#[doc = $doc:literal])*
        pub struct $name:ident { $($(#[doc = $param_doc:literal])* $vis:vis $param:ident: $ty:ty,)* }
        $($ty_fn:item)?
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $name { $($(#[doc = $param_doc])* $vis $param: $ty,)* }

        impl $crate::AttrKind for $name {
            const DIALECT: &'static str = "builtin";
            const DOC: Option<&'static $crate::kind_doc::KindDoc> = Some(&$crate::kind_doc::KindDoc {
                name: stringify!($name),
                docs: &[$($doc),*],
                params: &[$($crate::kind_doc::ParamDoc {
                    name: stringify!($param),
                    ty: stringify!($ty),
                    docs: &[$($param_doc),*],
                }),*],
            });

            $($ty_fn)?
        }
    };
}
pub(crate) use builtin_attr;

/// Checks the parameters of a type or an attribute in debug builds.
///
/// # Panics
/// Panics with the reason if the parameters are invalid.
#[doc(hidden)]
#[inline]
#[track_caller]
pub fn check_parameters<T>(
    ctx: &Context,
    kind: &str,
    value: &T,
    verify: fn(&T, &Context) -> Result<(), String>,
) {
    if cfg!(debug_assertions)
        && let Err(why) = verify(value, ctx)
    {
        panic!("invalid parameters for `{kind}::get`: {why}");
    }
}
