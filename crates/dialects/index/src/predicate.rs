//! How `index.cmp` compares.

use terrace_ir::{Attr, AttrConstraint, AttrKind, AttrSyntax, Context};

macro_rules! predicates {
    ($($(#[$doc:meta])* $case:ident = $text:literal,)*) => {
        /// How `index.cmp` compares.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum IndexCmpPredicate { $($(#[$doc])* $case,)* }

        impl IndexCmpPredicate {
            /// Every case, in the order of the values.
            pub const ALL: &'static [IndexCmpPredicate] = &[$(IndexCmpPredicate::$case),*];

            /// The keyword.
            pub fn keyword(self) -> &'static str {
                match self { $(IndexCmpPredicate::$case => $text,)* }
            }
        }
    };
}

predicates! {
    /// Equal.
    Eq = "eq",
    /// Not equal.
    Ne = "ne",
    /// Signed less.
    Slt = "slt",
    /// Signed less or equal.
    Sle = "sle",
    /// Signed greater.
    Sgt = "sgt",
    /// Signed greater or equal.
    Sge = "sge",
    /// Unsigned less.
    Ult = "ult",
    /// Unsigned less or equal.
    Ule = "ule",
    /// Unsigned greater.
    Ugt = "ugt",
    /// Unsigned greater or equal.
    Uge = "uge",
}

impl IndexCmpPredicate {
    /// The predicate of a keyword.
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|case| case.keyword() == keyword)
    }

    /// The attribute.
    pub fn attr(self, ctx: &Context) -> Attr {
        ctx.attr(IndexCmpPredicateAttr { value: self })
    }

    /// The predicate an attribute stands for.
    pub fn from_attr(ctx: &Context, attr: Attr) -> Option<Self> {
        Some(attr.as_::<IndexCmpPredicateAttr>(ctx)?.value)
    }
}

/// `#index<cmp_predicate eq>`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IndexCmpPredicateAttr {
    /// The predicate.
    pub value: IndexCmpPredicate,
}

impl AttrKind for IndexCmpPredicateAttr {
    const DIALECT: &'static str = "index";
}

/// A predicate of `index.cmp`.
pub const CMP_PREDICATE_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| attr.is::<IndexCmpPredicateAttr>(ctx),
    desc: "index comparison predicate kind",
    syntax: AttrSyntax::Stripped("index", "cmp_predicate"),
};
