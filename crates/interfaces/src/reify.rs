//! Result shapes in terms of operands.

use crate::mixed::MixedIndex;
use terrace_ir::OpId;
use terrace_ir::rewrite::Rewriter;

/// An operation that can compute the shapes of its results from its operands: MLIR's
/// `ReifyRankedShapedTypeOpInterface`. An implementation provides one of the methods; the others follow from it.
pub trait ReifyRankedShapedTypeOpInterface: Sync {
    /// The shape of each result; may create operations. `None` if the shapes cannot be computed.
    fn reify_result_shapes(
        &self,
        _op: OpId,
        _rw: &mut dyn Rewriter<'_>,
    ) -> Option<Vec<Vec<MixedIndex>>> {
        None
    }

    /// The sizes of one result.
    fn reify_shape_of_result(
        &self,
        op: OpId,
        result: usize,
        rw: &mut dyn Rewriter<'_>,
    ) -> Option<Vec<MixedIndex>> {
        let mut shapes = self.reify_result_shapes(op, rw)?.into_iter();
        shapes.nth(result)
    }

    /// The size of one dimension of a result. `None` for a dimension that does not exist, where MLIR reports an error.
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
