//! Collects the canonicalization patterns of dialects.

use crate::PatternSet;
use terrace_ir::outer_symbols::is_symbol_table;
use terrace_ir::{Body, Context};

/// The canonicalization patterns of a dialect: MLIR's `getCanonicalizationPatterns` of the dialect and of its
/// operations. Implemented by dialects, which attach it with [`attach_dialect`](terrace_ir::Registry::attach_dialect).
/// Called by [`canonicalization_patterns`] and [`fold_symbols`].
pub trait Canonicalization: Send + Sync {
    /// Adds the patterns of the dialect, then those of its operations in the order in which the dialect lists the
    /// operations.
    fn populate(&self, ctx: &Context, patterns: &mut PatternSet);

    /// Folds the operations in a symbol table, nested ones included, that depend on the table's symbols. A pattern
    /// cannot do this, because it sees the body of only one function. Returns true if anything changed. By default,
    /// folds nothing.
    fn fold_symbols(&self, _ctx: &Context, _table: &mut Body) -> bool {
        false
    }
}

/// Folds operations that depend on symbols, in a body and in its nested bodies. Returns true if anything changed.
pub fn fold_symbols(ctx: &Context, body: &mut Body) -> bool {
    let mut changed = false;
    if is_symbol_table(ctx, body) {
        for dialect in ctx.dialects() {
            if let Some(model) = ctx.dialect_interface::<dyn Canonicalization>(dialect.name) {
                changed |= model.fold_symbols(ctx, body);
            }
        }
    }
    for nested in body.nested_bodies_mut() {
        changed |= fold_symbols(ctx, nested);
    }
    changed
}

/// Adds the canonicalization patterns of all registered dialects, in the order of registration.
pub fn canonicalization_patterns(ctx: &Context, patterns: &mut PatternSet) {
    for dialect in ctx.dialects() {
        if let Some(model) = ctx.dialect_interface::<dyn Canonicalization>(dialect.name) {
            model.populate(ctx, patterns);
        }
    }
}
