//! Instrumentation, which observes passes while they run.

use crate::pipeline::PassInstance;
use terrace_ir::OpRef;

/// An observer of passes. Implemented by programs, and called before and after every pass of a
/// [`PassManager`](crate::PassManager). Text appended to `log` is written to standard error in the order of the
/// operations, whatever the number of threads. By default the methods do nothing.
pub trait Instrumentation: Send + Sync {
    /// Called before a pass runs on an operation.
    fn before_pass(&self, _pass: &PassInstance, _op: OpRef<'_>, _log: &mut String) {}

    /// Called after a pass ran on an operation and the verifier checked the result. `failed` is true if the pass or the
    /// verifier failed.
    fn after_pass(&self, _pass: &PassInstance, _op: OpRef<'_>, _failed: bool, _log: &mut String) {}
}
