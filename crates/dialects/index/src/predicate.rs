//! Predicates of `index.cmp`.

use terrace_macros::dialect_enum;
use terrace_numeric::IntPredicate;

/// `#index<cmp_predicate ..>`: a predicate of `index.cmp`, as a property.
#[dialect_enum(
    dialect = "index",
    mnemonic = "cmp_predicate",
    bare,
    cpp = "::mlir::index::IndexCmpPredicate",
    parameter = "IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`",
    desc = "index comparison predicate kind",
    of = IntPredicate
)]
pub enum IndexCmpPredicateAttr {}
