//! The values that something that matters depends on: MLIR's `LivenessAnalysis`.

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

/// Finds out which values are live: those that are operands of operations with effects, decide where control goes to such
/// operations, leave through functions whose callers are not all known, or are used to compute another live value.
///
/// A value that is not live may still have uses. Values in code that is not reached are not live.
pub struct LivenessAnalysis;

impl SparseBackwardAnalysis for LivenessAnalysis {
    type Fact = Live;

    fn exit_state(&self) -> Live {
        Live(true)
    }

    /// Each operand is taken to be used to compute each result.
    fn visit_operation(&self, op: OpRef<'_>, results: &[Live]) -> Vec<Live> {
        vec![self.visit_branch_operand(op, results); op.body.num_operands(op.id)]
    }

    fn visit_branch_operand(&self, op: OpRef<'_>, results: &[Live]) -> Live {
        Live(results.contains(&Live(true)) || !would_be_trivially_dead(op.ctx, op.body, op.id))
    }
}
