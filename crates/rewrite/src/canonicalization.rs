//! The canonicalization patterns of dialects.

use crate::PatternSet;
use terrace_ir::{Body, Context, OpDef};

/// A dialect's canonicalization patterns, attached with
/// [`attach_dialect`](terrace_ir::Registry::attach_dialect): MLIR's `getCanonicalizationPatterns` of the dialect and of its
/// operations.
pub trait Canonicalization: Send + Sync {
    /// Adds the patterns of the dialect, then those of its operations in the order in which the dialect lists them.
    fn populate(&self, ctx: &Context, patterns: &mut PatternSet);

    /// The operations whose folds look symbols up with [`nearest_symbol`](terrace_ir::OpRef::nearest_symbol).
    fn folds_with_symbols(&self) -> &'static [&'static OpDef] {
        &[]
    }
}

/// Which operations look symbols up while they are folded.
#[derive(Clone, Copy, Debug)]
pub struct SymbolFolds {
    /// The buckets of their names.
    buckets: u64,
}

impl SymbolFolds {
    /// Those of all registered dialects.
    pub fn new(ctx: &Context) -> Self {
        let models = ctx
            .dialects()
            .iter()
            .filter_map(|dialect| ctx.dialect_interface::<dyn Canonicalization>(dialect.name));
        let defs = models.flat_map(|model| model.folds_with_symbols());
        let names = defs.filter_map(|def| ctx.name_of(def));
        SymbolFolds {
            buckets: names.fold(0, |buckets, name| buckets | name.bucket()),
        }
    }

    /// Whether there may be one in a body or in those nested in it.
    pub fn may_be_in(self, body: &Body) -> bool {
        let mut pending = vec![body];
        while let Some(body) = pending.pop() {
            if body.name_buckets() & self.buckets != 0 {
                return true;
            }
            pending.extend(body.nested_bodies());
        }
        false
    }
}

/// Adds the canonicalization patterns of all registered dialects, in the order of registration.
pub fn canonicalization_patterns(ctx: &Context, patterns: &mut PatternSet) {
    for dialect in ctx.dialects() {
        if let Some(model) = ctx.dialect_interface::<dyn Canonicalization>(dialect.name) {
            model.populate(ctx, patterns);
        }
    }
}
