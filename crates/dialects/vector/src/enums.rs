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
    Add = (0, "add"),
    /// Product.
    Mul = (1, "mul"),
    /// Unsigned minimum.
    MinUI = (2, "minui"),
    /// Signed minimum.
    MinSI = (3, "minsi"),
    /// Float minimum. If one operand is NaN, the result is the other operand.
    MinNumF = (4, "minnumf"),
    /// Unsigned maximum.
    MaxUI = (5, "maxui"),
    /// Signed maximum.
    MaxSI = (6, "maxsi"),
    /// Float maximum. If one operand is NaN, the result is the other operand.
    MaxNumF = (7, "maxnumf"),
    /// Bitwise and.
    And = (8, "and"),
    /// Bitwise or.
    Or = (9, "or"),
    /// Bitwise exclusive or.
    Xor = (10, "xor"),
    /// Float maximum. If an operand is NaN, the result is NaN.
    MaximumF = (12, "maximumf"),
    /// Float minimum. If an operand is NaN, the result is NaN.
    MinimumF = (11, "minimumf"),
}

/// `#vector.iterator_type<..>`: the kind of a contraction's dimension, parallel or reduction.
#[dialect_enum(
    dialect = "vector",
    mnemonic = "iterator_type",
    cpp = "::mlir::vector::IteratorType",
    parameter = "Vector_IteratorTypeEnum parameter 'value' which is to be a `::mlir::vector::IteratorType`",
    desc = "Iterator type"
)]
pub enum IteratorType {
    /// A dimension of the result.
    Parallel = (0, "parallel"),
    /// A reduction dimension.
    Reduction = (1, "reduction"),
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
    NoPunctuation = (0, "no_punctuation"),
    /// A line break.
    Newline = (1, "newline"),
    /// A comma and a space.
    Comma = (2, "comma"),
    /// An opening parenthesis.
    Open = (3, "open"),
    /// A closing parenthesis.
    Close = (4, "close"),
}

impl CombiningKind {
    /// Returns true if this kind can combine elements of a type.
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

/// Returns true for a reduction iterator. Returns `None` if the attribute is not an iterator type.
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
