//! Sizes of results in terms of operands.

use crate::mixed::MixedIndex;
use terrace_ir::{Builder, OpId};

/// An operation whose results have sizes that follow from its operands: MLIR's `ReifyRankedShapedTypeOpInterface`. An
/// implementation has one of the methods, from which the others follow.
pub trait ReifyRankedShapedTypeOpInterface: Sync {
    /// The sizes of each result. Operations that compute them may be created. `None` if they do not follow.
    fn reify_result_shapes(
        &self,
        _builder: &mut Builder<'_>,
        _op: OpId,
    ) -> Option<Vec<Vec<MixedIndex>>> {
        None
    }

    /// The sizes of one result.
    fn reify_shape_of_result(
        &self,
        builder: &mut Builder<'_>,
        op: OpId,
        result: usize,
    ) -> Option<Vec<MixedIndex>> {
        let mut shapes = self.reify_result_shapes(builder, op)?.into_iter();
        shapes.nth(result)
    }

    /// The size of one dimension of a result. Where MLIR reports an error for a dimension that is not there, this is `None`.
    fn reify_dim_of_result(
        &self,
        builder: &mut Builder<'_>,
        op: OpId,
        result: usize,
        dim: usize,
    ) -> Option<MixedIndex> {
        let shape = self.reify_shape_of_result(builder, op, result)?;
        shape.get(dim).copied()
    }
}
