//! The canonicalization patterns of dialects.

use crate::PatternSet;
use terrace_ir::outer_symbols::is_symbol_table;
use terrace_ir::{Body, Context};

/// A dialect's canonicalization patterns, attached with
/// [`attach_dialect`](terrace_ir::Registry::attach_dialect): MLIR's `getCanonicalizationPatterns` of the dialect and of its
/// operations.
pub trait Canonicalization: Send + Sync {
    /// Adds the patterns of the dialect, then those of its operations in the order in which the dialect lists them.
    fn populate(&self, ctx: &Context, patterns: &mut PatternSet);

    /// Folds operations in a symbol table and in what is nested in it that depend on the symbols of the table. A pattern sees
    /// the body of one function only. Returns true if anything changed.
    fn fold_symbols(&self, _ctx: &Context, _table: &mut Body) -> bool {
        false
    }
}

/// Folds what depends on symbols, in a body and in those nested in it. Returns true if anything changed.
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
