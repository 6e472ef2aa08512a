//! Run-time checks of operations.

use terrace_ir::OpId;
use terrace_ir::rewrite::Rewriter;

/// An operation whose operands can be invalid in a way that only shows at run time, such as an index out of bounds:
/// MLIR's `RuntimeVerifiableOpInterface`. Called by the pass `generate-runtime-verification`.
pub trait RuntimeVerifiableOpInterface: Sync {
    /// Creates operations before `op` that stop the program if the operands of `op` are invalid. `message` formats the
    /// text to print from a description of the error.
    fn generate_runtime_verification(
        &self,
        op: OpId,
        message: &dyn Fn(&str) -> String,
        rw: &mut dyn Rewriter<'_>,
    );
}
