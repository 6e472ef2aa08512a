//! Checks of operations at run time.

use terrace_ir::OpId;
use terrace_ir::rewrite::Rewriter;

/// An operation whose use can be wrong in a way that only a running program shows, such as an index out of bounds:
/// MLIR's `RuntimeVerifiableOpInterface`. The pass `generate-runtime-verification` calls it.
pub trait RuntimeVerifiableOpInterface: Sync {
    /// Creates operations before `op` that stop the program if `op` is about to be executed wrongly. `message` returns
    /// the text to stop with, from what is wrong.
    fn generate_runtime_verification(
        &self,
        op: OpId,
        message: &dyn Fn(&str) -> String,
        rw: &mut dyn Rewriter<'_>,
    );
}
