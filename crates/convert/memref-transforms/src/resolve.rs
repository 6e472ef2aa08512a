//! `resolve-ranked-shaped-type-result-dims` and `resolve-shaped-type-result-dims`: compute sizes of results from
//! operands.
//!
//! In MLIR the second pass also queries operations with `InferShapedTypeOpInterface`, which return tensors. Terrace
//! implements no such operations, so both passes are equal.

use terrace_arith::value_or_constant_index;
use terrace_builtin::attrs::int_value;
use terrace_interfaces::reify::ReifyRankedShapedTypeOpInterface;
use terrace_interfaces::shaped_dim::ShapedDimOpInterface;
use terrace_ir::{Failed, OpId};
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption, rewrite_greedily};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, Match, NO_MATCH, PatternSet, Rewriter};

/// The dialects that upstream loads as dependencies of the tensor dialect.
const DIALECTS: &[&str] = &["complex", "index", "math", "memref", "scf"];

const LIMIT: TypedOption<bool> = TypedOption::bool(
    "error-on-pattern-iteration-limit",
    "Throw an error when pattern rewriter hits iteration limit",
    true,
);

/// `resolve-ranked-shaped-type-result-dims`
pub static RESOLVE_RANKED_SHAPED_TYPE_RESULT_DIMS: PassDef = PassDef::new(
    "resolve-ranked-shaped-type-result-dims",
    "Resolve memref.dim of result values of ranked shape type",
    resolve_dims,
)
.class("ResolveRankedShapeTypeResultDimsPass")
.options(&[LIMIT.def])
.dialects(DIALECTS);

/// `resolve-shaped-type-result-dims`
pub static RESOLVE_SHAPED_TYPE_RESULT_DIMS: PassDef = PassDef::new(
    "resolve-shaped-type-result-dims",
    "Resolve memref.dim of result values",
    resolve_dims,
)
.class("ResolveShapedTypeResultDimsPass")
.options(&[LIMIT.def])
.dialects(DIALECTS);

fn resolve_dims(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_resolve_ranked_shaped_type_result_dims_patterns(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    let converged = rewrite_greedily(cx, &patterns, GreedyConfig::default())?;
    if !converged && options.get(&LIMIT) {
        let message = "dim operation resolution hit pattern iteration limit";
        return Err(cx.op_error(OpId::ROOT, message));
    }
    Ok(())
}

/// Adds the pattern of [`RESOLVE_RANKED_SHAPED_TYPE_RESULT_DIMS`].
pub fn populate_resolve_ranked_shaped_type_result_dims_patterns(patterns: &mut PatternSet) {
    patterns.add_interface_fn::<dyn ShapedDimOpInterface>(
        "DimOfReifyRankedShapedTypeOpInterface",
        |op, model, rw| resolve_dim(op, model, rw),
    );
}

/// Adds the patterns of [`RESOLVE_SHAPED_TYPE_RESULT_DIMS`]. No operation implements `InferShapedTypeOpInterface`,
/// which MLIR's second pattern queries. MLIR's `populateResolveShapedTypeResultDimsPatterns`.
///
/// ```
/// use terrace_memref_transforms::populate_resolve_shaped_type_result_dims_patterns;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// populate_resolve_shaped_type_result_dims_patterns(&mut patterns);
/// assert!(!patterns.is_empty());
/// ```
pub fn populate_resolve_shaped_type_result_dims_patterns(patterns: &mut PatternSet) {
    populate_resolve_ranked_shaped_type_result_dims_patterns(patterns);
}

fn resolve_dim(op: OpId, dim: &dyn ShapedDimOpInterface, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let source = dim.shaped_value(rw.op(op));
    let owner = body.defining_op(source);
    let owner = owner.ok_or("no operation defines the shaped value")?;
    let index = rw.constant(dim.dimension(rw.op(op)));
    let index = index.and_then(|index| int_value(ctx, index));
    let index = index.ok_or("the dimension is not known")?;
    let dim = usize::try_from(index).map_err(|_| NO_MATCH)?;
    let model = ctx.op_interface::<dyn ReifyRankedShapedTypeOpInterface>(body.name(owner));
    let model = model.ok_or("the sizes are unknown")?;
    let result = body.results(owner).position(|result| result == source);
    let result = result.ok_or(NO_MATCH)?;
    // The computation has the location of the defining operation. The size has the location of the operation that returns it.
    let (own, loc) = (rw.loc(), body.loc(owner));
    rw.set_loc(loc);
    let size = model.reify_dim_of_result(owner, result, dim, rw);
    rw.set_loc(own);
    let size = size.ok_or("the size does not follow")?;
    let size = value_or_constant_index(&mut rw.builder(), size);
    rw.replace_op(op, &[size]);
    Ok(())
}
