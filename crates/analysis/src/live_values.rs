//! Computes the values on which an observable effect depends: MLIR's `LivenessAnalysis`.

use crate::solver::Lattice;
use crate::sparse_backward::SparseBackwardAnalysis;
use terrace_ir::OpRef;
use terrace_ir::effects::would_be_trivially_dead;

/// The state of a value: true if it is live. MLIR's `dataflow::Liveness`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Live(pub bool);

impl Lattice for Live {
    fn join(&self, other: &Self) -> Self {
        Live(self.0 || other.0)
    }
}

/// Computes the values that are live. A value is live if it is
/// - an operand of an operation with effects,
/// - a condition for control to reach such an operation,
/// - returned from a function that may have unknown callers, or
/// - used to compute another live value.
///
/// A value that is not live may still have uses. Values in unreachable code are not live.
pub struct LivenessAnalysis;

impl SparseBackwardAnalysis for LivenessAnalysis {
    type Fact = Live;

    fn exit_state(&self) -> Live {
        Live(true)
    }

    /// Assumes that each result depends on each operand.
    fn visit_operation(&self, op: OpRef<'_>, results: &[Live]) -> Vec<Live> {
        vec![self.visit_branch_operand(op, results); op.body.num_operands(op.id)]
    }

    fn visit_branch_operand(&self, op: OpRef<'_>, results: &[Live]) -> Live {
        Live(results.contains(&Live(true)) || !would_be_trivially_dead(op.ctx, op.body, op.id))
    }
}
