//! The canonicalization patterns of dialects.

use crate::PatternSet;
use terrace_ir::Context;

/// A dialect's canonicalization patterns, attached with
/// [`attach_dialect`](terrace_ir::Registry::attach_dialect): MLIR's `getCanonicalizationPatterns` of the dialect and of its
/// operations.
pub trait Canonicalization: Send + Sync {
    /// Adds the patterns of the dialect, then those of its operations in the order in which the dialect lists them.
    fn populate(&self, ctx: &Context, patterns: &mut PatternSet);
}

/// Adds the canonicalization patterns of all registered dialects, in the order of registration.
pub fn canonicalization_patterns(ctx: &Context, patterns: &mut PatternSet) {
    for dialect in ctx.dialects() {
        if let Some(model) = ctx.dialect_interface::<dyn Canonicalization>(dialect.name) {
            model.populate(ctx, patterns);
        }
    }
}
