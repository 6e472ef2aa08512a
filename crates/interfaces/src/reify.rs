//! Computes result shapes from operands.

use crate::mixed::MixedIndex;
use terrace_ir::OpId;
use terrace_ir::rewrite::Rewriter;

/// An operation that can compute the shapes of its results from its operands: MLIR's
/// `ReifyRankedShapedTypeOpInterface`. An implementation provides one of the methods; the defaults derive the others
/// from it.
pub trait ReifyRankedShapedTypeOpInterface: Sync {
    /// Returns the shape of each result, or `None` if the shapes cannot be computed. May create operations.
    fn reify_result_shapes(
        &self,
        _op: OpId,
        _rw: &mut dyn Rewriter<'_>,
    ) -> Option<Vec<Vec<MixedIndex>>> {
        None
    }

    /// Returns the sizes of one result.
    fn reify_shape_of_result(
        &self,
        op: OpId,
        result: usize,
        rw: &mut dyn Rewriter<'_>,
    ) -> Option<Vec<MixedIndex>> {
        let mut shapes = self.reify_result_shapes(op, rw)?.into_iter();
        shapes.nth(result)
    }

    /// Returns the size of one dimension of a result. Returns `None` for a dimension that does not exist; MLIR reports
    /// an error in that case.
    fn reify_dim_of_result(
        &self,
        op: OpId,
        result: usize,
        dim: usize,
        rw: &mut dyn Rewriter<'_>,
    ) -> Option<MixedIndex> {
        let shape = self.reify_shape_of_result(op, result, rw)?;
        shape.get(dim).copied()
    }
}
