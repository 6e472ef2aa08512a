//! Expands divisions that round up or down by the patterns of `arith-expand`, for types that convert to LLVM-dialect
//! types.

use std::sync::Arc;
use terrace_arith_transforms::{ceil_div_si, ceil_div_ui, floor_div_si};
use terrace_ir::OpView;
use terrace_llvm::types::is_compatible_type;
use terrace_rewrite::{Match, PatternSet, Rewriter, TypeConverter, require};

/// Adds the patterns. A pattern does not match a type that the converter does not convert to an LLVM-dialect type,
/// because the expansion could not be converted. MLIR rolls the pattern back instead.
pub(crate) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    within(patterns, converter, "CeilDivSIOpConverter", ceil_div_si);
    within(patterns, converter, "CeilDivUIOpConverter", ceil_div_ui);
    within(patterns, converter, "FloorDivSIOpConverter", floor_div_si);
}

/// Adds a pattern for operations whose first result type converts to an LLVM-dialect type.
fn within<Op: OpView + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
    name: &'static str,
    rewrite: fn(Op, &mut dyn Rewriter<'_>) -> Match,
) {
    let converter = Arc::clone(converter);
    patterns.add_fn(name, move |op: Op, rw| {
        let (ctx, body) = (rw.ctx(), rw.body());
        let converted = converter.convert_one(ctx, body.ty(body.result(op.id(), 0)));
        let compatible = converted.is_some_and(|ty| is_compatible_type(ctx, ty));
        require(
            compatible,
            "the type has no counterpart in the LLVM dialect",
        )?;
        rewrite(op, rw)
    });
}
