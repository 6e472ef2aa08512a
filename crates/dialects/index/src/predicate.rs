//! Predicates of `index.cmp`.

use terrace_macros::dialect_enum;

/// `#index<cmp_predicate ..>`: a predicate of `index.cmp`.
#[dialect_enum(
    dialect = "index",
    mnemonic = "cmp_predicate",
    bare,
    cpp = "::mlir::index::IndexCmpPredicate",
    parameter = "IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`",
    desc = "index comparison predicate kind"
)]
pub enum IndexCmpPredicate {
    /// Equal.
    #[text("eq")]
    Eq = 0,
    /// Not equal.
    #[text("ne")]
    Ne = 1,
    /// Signed less.
    #[text("slt")]
    Slt = 2,
    /// Signed less or equal.
    #[text("sle")]
    Sle = 3,
    /// Signed greater.
    #[text("sgt")]
    Sgt = 4,
    /// Signed greater or equal.
    #[text("sge")]
    Sge = 5,
    /// Unsigned less.
    #[text("ult")]
    Ult = 6,
    /// Unsigned less or equal.
    #[text("ule")]
    Ule = 7,
    /// Unsigned greater.
    #[text("ugt")]
    Ugt = 8,
    /// Unsigned greater or equal.
    #[text("uge")]
    Uge = 9,
}
