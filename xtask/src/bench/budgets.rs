//! The budgets for reading, verifying and printing an operation.
//!
//! The budgets apply to inputs of 100 000 operations. They were set, together with upstream's times, on another
//! machine. Upstream's time in the same run shows how fast the present machine is.

use super::phases::Phase;
use crate::workload::Kind;

/// The number of operations of the inputs to which the budgets apply.
pub(crate) const OPERATIONS: usize = 100_000;
/// The budget of heap bytes per operation after parsing.
pub(crate) const LIVE_BYTES: f64 = 140.0;

/// Returns the budget of a phase in nanoseconds per operation.
pub(crate) fn of(phase: Phase) -> Option<f64> {
    match phase {
        Phase::Parse => Some(360.0),
        Phase::Verify => Some(60.0),
        Phase::Print => Some(120.0),
        _ => None,
    }
}

/// Returns upstream's time, in nanoseconds, to read and verify an operation of an input when the budgets were set.
pub(crate) fn upstream_parse(kind: Kind) -> Option<f64> {
    match kind {
        Kind::Memref => Some(2304.0),
        Kind::Straightline => Some(1899.0),
        Kind::Cfg => Some(2668.0),
        Kind::ManyFuncs => Some(1809.0),
        Kind::Llvm => Some(2416.0),
        _ => None,
    }
}
