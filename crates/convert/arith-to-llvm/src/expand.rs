//! Divisions that round up or down: the patterns of `arith-expand` for types that LLVM-dialect types replace.

use std::sync::Arc;
use terrace_arith_transforms::{CeilDivSI, CeilDivUI, FloorDivSI};
use terrace_ir::OpView;
use terrace_llvm::types::is_compatible_type;
use terrace_rewrite::{NoMatch, OpRewritePattern, PatternSet, Rewriter, TypeConverter};

/// Adds the patterns. They do not match types that the converter does not convert to LLVM-dialect types, because the
/// expansion could not be converted. (MLIR rolls the pattern back.)
pub(crate) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    fn within<P>(pattern: P, converter: &Arc<TypeConverter>) -> Within<P> {
        let converter = Arc::clone(converter);
        Within { pattern, converter }
    }
    patterns.add_rewrite(within(CeilDivSI, converter));
    patterns.add_rewrite(within(CeilDivUI, converter));
    patterns.add_rewrite(within(FloorDivSI, converter));
}

/// A pattern for operations whose first result type is converted to an LLVM-dialect type.
struct Within<P> {
    pattern: P,
    converter: Arc<TypeConverter>,
}

impl<P: OpRewritePattern> OpRewritePattern for Within<P> {
    type Op = P::Op;
    const NAME: &'static str = P::NAME;

    fn rewrite(&self, op: P::Op, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
        let (ctx, body) = (rw.ctx(), rw.body());
        let converted = self
            .converter
            .convert_one(ctx, body.ty(body.result(op.id(), 0)));
        if !converted.is_some_and(|ty| is_compatible_type(ctx, ty)) {
            return Err(NoMatch::because(
                "the type has no counterpart in the LLVM dialect",
            ));
        }
        self.pattern.rewrite(op, rw)
    }
}
