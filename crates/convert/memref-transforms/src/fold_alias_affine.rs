//! `affine-fold-memref-alias-ops`: replaces affine accesses of views by accesses of their sources.

use crate::fold_alias::{Access, Target, fold_views};
use terrace_affine::{AffineLoadOp, AffineStoreOp, composed_apply_map};
use terrace_arith::value_or_constant_index;
use terrace_builtin::affine::AffineMap;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Failed, OpView, ValueId};
use terrace_pass::{OptionValues, PassContext, PassDef, rewrite_greedily};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, Match, PatternSet, Rewriter};

/// `affine-fold-memref-alias-ops`
pub static AFFINE_FOLD_MEMREF_ALIAS_OPS: PassDef = PassDef::new(
    "affine-fold-memref-alias-ops",
    "Fold memref alias ops into affine memory ops",
    affine_fold_mem_ref_alias_ops,
)
.class("AffineFoldMemRefAliasOps")
.dialects(&["affine", "arith", "memref"]);

fn affine_fold_mem_ref_alias_ops(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_affine_fold_memref_alias_op_patterns(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    // As in MLIR, convergence is not checked.
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}

/// Adds the patterns of [`AFFINE_FOLD_MEMREF_ALIAS_OPS`]: `affine.load` and `affine.store` of `memref.subview`,
/// `memref.expand_shape` and `memref.collapse_shape`. MLIR's `populateAffineFoldMemRefAliasOpPatterns`.
///
/// ```
/// use terrace_memref_transforms::populate_affine_fold_memref_alias_op_patterns;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// populate_affine_fold_memref_alias_op_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 6);
/// ```
pub fn populate_affine_fold_memref_alias_op_patterns(patterns: &mut PatternSet) {
    let load = [
        "AffineLoadOpOfSubViewOpFolder",
        "AffineLoadOpOfExpandShapeOpFolder",
        "AffineLoadOpOfCollapseShapeOpFolder",
    ];
    let store = [
        "AffineStoreOpOfSubViewOpFolder",
        "AffineStoreOpOfExpandShapeOpFolder",
        "AffineStoreOpOfCollapseShapeOpFolder",
    ];
    fold_views::<AffineLoadOp>(patterns, load);
    fold_views::<AffineStoreOp>(patterns, store);
}

/// Applies a map and returns each result as a value.
fn apply_each(
    rw: &mut dyn Rewriter<'_>,
    map: &AffineMap,
    operands: Vec<MixedIndex>,
) -> Vec<ValueId> {
    let b = &mut rw.builder();
    let one = |result| {
        let map = AffineMap::new(map.dims, map.symbols, [result]);
        let index = composed_apply_map(b, map, &operands);
        value_or_constant_index(b, index)
    };
    map.results.iter().cloned().map(one).collect()
}

impl Access for AffineLoadOp {
    const MEMREF: usize = 0;
    const STARTS_INBOUNDS: bool = true;

    fn indices(self, rw: &mut dyn Rewriter<'_>) -> Vec<ValueId> {
        let view = rw.read(self);
        let (map, operands) = (view.map(), view.indices());
        let operands = operands.map(MixedIndex::Value).collect();
        apply_each(rw, map, operands)
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let ty = rw.result_types(self.id())[0];
        let map = AffineMap::identity(to.indices.len() as u32);
        rw.replace_op_with(
            self.id(),
            AffineLoadOp::spec(ty, to.memref, &to.indices, &map),
        );
        Ok(())
    }
}

impl Access for AffineStoreOp {
    const MEMREF: usize = 1;
    const STARTS_INBOUNDS: bool = true;

    fn indices(self, rw: &mut dyn Rewriter<'_>) -> Vec<ValueId> {
        let view = rw.read(self);
        let (map, operands) = (view.map(), view.indices());
        let operands = operands.map(MixedIndex::Value).collect();
        apply_each(rw, map, operands)
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let value = rw.read(self).value();
        let map = AffineMap::identity(to.indices.len() as u32);
        let store = AffineStoreOp::spec(value, to.memref, &to.indices, &map);
        rw.replace_op_with(self.id(), store);
        Ok(())
    }
}
