//! Enumerations that are attributes.

use terrace_arith::enums::enum_value;
use terrace_builtin::attrs::array_value;
use terrace_ir::{Attr, AttrConstraint, AttrSyntax, Context, EnumDef, Type, TypeClass};

/// `#vector.kind<..>`: how elements are combined.
pub static COMBINING_KIND: EnumDef = EnumDef {
    dialect: "vector",
    mnemonic: "kind",
    cases: &[
        ("add", 0),
        ("mul", 1),
        ("minui", 2),
        ("minsi", 3),
        ("minnumf", 4),
        ("maxui", 5),
        ("maxsi", 6),
        ("maxnumf", 7),
        ("and", 8),
        ("or", 9),
        ("xor", 10),
        ("maximumf", 12),
        ("minimumf", 11),
    ],
    flags: false,
    separator: "",
    cpp_type: "::mlir::vector::CombiningKind",
    summary: "",
    parameter: "Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`",
};

/// `#vector.iterator_type<..>`: whether a dimension of a contraction is in its result.
pub static ITERATOR_TYPE: EnumDef = EnumDef {
    dialect: "vector",
    mnemonic: "iterator_type",
    cases: &[("parallel", 0), ("reduction", 1)],
    flags: false,
    separator: "",
    cpp_type: "::mlir::vector::IteratorType",
    summary: "",
    parameter: "Vector_IteratorTypeEnum parameter 'value' which is to be a `::mlir::vector::IteratorType`",
};

/// `#vector.punctuation<..>`: what `vector.print` prints besides values.
pub static PRINT_PUNCTUATION: EnumDef = EnumDef {
    dialect: "vector",
    mnemonic: "punctuation",
    cases: &[
        ("no_punctuation", 0),
        ("newline", 1),
        ("comma", 2),
        ("open", 3),
        ("close", 4),
    ],
    flags: false,
    separator: "",
    cpp_type: "::mlir::vector::PrintPunctuation",
    summary: "",
    parameter: "Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`",
};

/// How elements are combined: a value of [`COMBINING_KIND`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CombiningKind(pub u64);

impl CombiningKind {
    /// Sum.
    pub const ADD: CombiningKind = CombiningKind(0);

    /// The kind an attribute stands for.
    pub fn from_attr(ctx: &Context, attr: Attr) -> Option<Self> {
        enum_value(ctx, attr, &COMBINING_KIND).map(CombiningKind)
    }

    /// The keyword.
    pub fn keyword(self) -> &'static str {
        let case = COMBINING_KIND.cases.iter().find(|case| case.1 == self.0);
        case.map_or("", |case| case.0)
    }

    /// Whether elements of a type can be combined so.
    pub fn supports(self, ctx: &Context, ty: Type) -> bool {
        const INT: TypeClass = TypeClass::SIGNLESS_INT
            .or(TypeClass::SIGNED_INT)
            .or(TypeClass::UNSIGNED_INT)
            .or(TypeClass::INDEX);
        let class = ty.class(ctx);
        match self.keyword() {
            "add" | "mul" => class.intersects(INT.or(TypeClass::FLOAT)),
            "minnumf" | "maxnumf" | "minimumf" | "maximumf" => class.intersects(TypeClass::FLOAT),
            _ => class.intersects(INT),
        }
    }
}

/// Whether a dimension of a contraction is summed over; `None` if the attribute is no iterator type.
pub fn is_reduction(ctx: &Context, attr: Attr) -> Option<bool> {
    enum_value(ctx, attr, &ITERATOR_TYPE).map(|value| value == 1)
}

/// `#vector.kind<..>`
pub const COMBINING_KIND_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| enum_value(ctx, attr, &COMBINING_KIND).is_some(),
    desc: "Kind of combining function for contractions and reductions",
    syntax: AttrSyntax::Enum(&COMBINING_KIND),
};
/// `[#vector.iterator_type<..>, ..]`
pub const ITERATOR_TYPE_ARRAY_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        let is_iterator = |attr: &Attr| is_reduction(ctx, *attr).is_some();
        array_value(ctx, attr).is_some_and(|list| list.iter().all(is_iterator))
    },
    desc: "Iterator type should be an enum.",
    syntax: AttrSyntax::Any,
};
/// `#vector.punctuation<..>`
pub const PRINT_PUNCTUATION_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| enum_value(ctx, attr, &PRINT_PUNCTUATION).is_some(),
    desc: "Punctuation for separating vectors or vector elements",
    syntax: AttrSyntax::Enum(&PRINT_PUNCTUATION),
};
