//! Enumeration attributes.

use terrace_builtin::ArrayAttr;
use terrace_builtin::attrs::array_value;
use terrace_ir::{Attr, AttrClass, AttrConstraint, AttrSyntax, Context, Type, TypeClass};
use terrace_macros::dialect_enum;

/// `#vector.kind<..>`: the operation that combines elements.
#[dialect_enum(
    dialect = "vector",
    mnemonic = "kind",
    cpp = "::mlir::vector::CombiningKind",
    parameter = "Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`",
    desc = "Kind of combining function for contractions and reductions"
)]
pub enum CombiningKind {
    /// Sum.
    #[text("add")]
    Add = 0,
    /// Product.
    #[text("mul")]
    Mul = 1,
    /// Unsigned minimum.
    #[text("minui")]
    MinUI = 2,
    /// Signed minimum.
    #[text("minsi")]
    MinSI = 3,
    /// Float minimum; if one operand is NaN, the other one.
    #[text("minnumf")]
    MinNumF = 4,
    /// Unsigned maximum.
    #[text("maxui")]
    MaxUI = 5,
    /// Signed maximum.
    #[text("maxsi")]
    MaxSI = 6,
    /// Float maximum; if one operand is NaN, the other one.
    #[text("maxnumf")]
    MaxNumF = 7,
    /// Bitwise and.
    #[text("and")]
    And = 8,
    /// Bitwise or.
    #[text("or")]
    Or = 9,
    /// Bitwise exclusive or.
    #[text("xor")]
    Xor = 10,
    /// Float maximum; NaN if one operand is NaN.
    #[text("maximumf")]
    MaximumF = 12,
    /// Float minimum; NaN if one operand is NaN.
    #[text("minimumf")]
    MinimumF = 11,
}

/// `#vector.iterator_type<..>`: a contraction's dimension is parallel or reduced.
#[dialect_enum(
    dialect = "vector",
    mnemonic = "iterator_type",
    cpp = "::mlir::vector::IteratorType",
    parameter = "Vector_IteratorTypeEnum parameter 'value' which is to be a `::mlir::vector::IteratorType`",
    desc = "Iterator type"
)]
pub enum IteratorType {
    /// A dimension of the result.
    #[text("parallel")]
    Parallel = 0,
    /// A reduction dimension.
    #[text("reduction")]
    Reduction = 1,
}

/// `#vector.punctuation<..>`: text that `vector.print` prints.
#[dialect_enum(
    dialect = "vector",
    mnemonic = "punctuation",
    cpp = "::mlir::vector::PrintPunctuation",
    parameter = "Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`",
    desc = "Punctuation for separating vectors or vector elements"
)]
pub enum PrintPunctuation {
    /// No punctuation.
    #[text("no_punctuation")]
    NoPunctuation = 0,
    /// A line break.
    #[text("newline")]
    Newline = 1,
    /// A comma and a space.
    #[text("comma")]
    Comma = 2,
    /// An opening parenthesis.
    #[text("open")]
    Open = 3,
    /// A closing parenthesis.
    #[text("close")]
    Close = 4,
}

impl CombiningKind {
    /// True if this kind can combine elements of a type.
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

/// True for a reduction iterator; `None` if the attribute is not an iterator type.
pub fn is_reduction(ctx: &Context, attr: Attr) -> Option<bool> {
    IteratorType::from_attr(ctx, attr).map(|ty| ty == IteratorType::Reduction)
}

/// `[#vector.iterator_type<..>, ..]`
pub const ITERATOR_TYPE_ARRAY_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        let is_iterator = |attr: &Attr| is_reduction(ctx, *attr).is_some();
        array_value(ctx, attr).is_some_and(|list| list.iter().all(is_iterator))
    },
    desc: "Iterator type should be an enum.",
    syntax: AttrSyntax::Any,
    class: AttrClass::typeless::<ArrayAttr>(),
};
