//! `lower-affine`: lowers affine loops, conditions and accesses to scf, memref and vector, and affine expressions to
//! arith. The passes `affine-expand-index-ops` and `affine-expand-index-ops-as-affine` lower only index arithmetic.

mod access;
mod apply;
mod identity;
mod index_ops;
mod loops;
mod pass;

pub use index_ops::{
    AFFINE_EXPAND_INDEX_OPS, AFFINE_EXPAND_INDEX_OPS_AS_AFFINE, lower_delinearize_index,
    lower_linearize_index, populate_affine_expand_index_ops_as_affine_patterns,
    populate_affine_expand_index_ops_patterns,
};
pub use pass::{LOWER_AFFINE, LOWERING};

use terrace_builtin::affine::AffineMap;
use terrace_rewrite::{NoMatch, PatternSet};

/// Adds the patterns for all operations except vector accesses and `affine.delinearize_index` and
/// `affine.linearize_index`.
pub fn populate_affine_to_std_conversion_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("AffineApplyLowering", apply::apply);
    patterns.add_fn("AffineDmaStartLowering", access::dma_start);
    patterns.add_fn("AffineDmaWaitLowering", access::dma_wait);
    patterns.add_fn("AffineLoadLowering", access::load);
    patterns.add_fn("AffineMinLowering", apply::min);
    patterns.add_fn("AffineMaxLowering", apply::max);
    patterns.add_fn("AffineParallelLowering", loops::parallel);
    patterns.add_fn("AffinePrefetchLowering", access::prefetch);
    patterns.add_fn("AffineStoreLowering", access::store);
    patterns.add_fn("AffineForLowering", loops::for_loop);
    patterns.add_fn("AffineIfLowering", loops::if_else);
    patterns.add_fn("AffineYieldOpLowering", loops::yield_values);
}

/// Adds the patterns for `affine.vector_load` and `affine.vector_store`.
pub fn populate_affine_to_vector_conversion_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("AffineVectorLoadLowering", access::vector_load);
    patterns.add_fn("AffineVectorStoreLowering", access::vector_store);
}

/// Returns the map if all its results can be expanded.
fn expandable(map: &AffineMap) -> Result<&AffineMap, NoMatch> {
    terrace_affine::check_expandable(&map.results).map_err(NoMatch::error)?;
    Ok(map)
}
