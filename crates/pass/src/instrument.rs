//! Instrumentation: observers of passes while they run.

use crate::pipeline::PassInstance;
use terrace_ir::OpRef;

/// Is called before and after every pass. Text appended to `log` goes to standard error, in the order of the operations
/// whatever the number of threads.
pub trait Instrumentation: Send + Sync {
    /// A pass is about to run on an operation.
    fn before_pass(&self, _pass: &PassInstance, _op: OpRef<'_>, _log: &mut String) {}

    /// A pass ran on an operation, and the verifier after it. `failed` tells whether either failed.
    fn after_pass(&self, _pass: &PassInstance, _op: OpRef<'_>, _failed: bool, _log: &mut String) {}
}
