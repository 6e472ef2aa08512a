//! Parallel contributions to tensors: MLIR's `InParallelOpInterface` and `ParallelCombiningOpInterface`.

use std::ops::Range;
use terrace_ir::OpRef;

/// A terminator of a parallel operation, such as `scf.forall.in_parallel`, whose region contains the contributions of an
/// iteration to the results.
pub trait InParallelOpInterface: Sync {}

/// A contribution of one iteration to a tensor that all iterations assemble, such as `tensor.parallel_insert_slice`. It
/// is in an operation with [`InParallelOpInterface`].
pub trait ParallelCombiningOpInterface: Sync {
    /// Returns the operands that are the destinations: `getUpdatedDestinations`.
    fn updated_destinations(&self, op: OpRef<'_>) -> Range<usize>;
}
