//! The budgets of reading, verifying and printing an operation.
//!
//! The budgets are of inputs of 100 000 operations. They were set next to upstream's times on another machine;
//! upstream's time in the same run tells how fast this machine is.

use super::phases::Phase;
use crate::workload::Kind;

/// Operations of the inputs that the budgets are of.
pub(crate) const OPERATIONS: usize = 100_000;
/// Bytes per operation after parsing.
pub(crate) const LIVE_BYTES: f64 = 140.0;

/// Nanoseconds per operation.
pub(crate) fn of(phase: Phase) -> Option<f64> {
    match phase {
        Phase::Parse => Some(360.0),
        Phase::Verify => Some(60.0),
        Phase::Print => Some(120.0),
        _ => None,
    }
}

/// Upstream's time to read and verify an operation of an input when the budgets were set, in nanoseconds.
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
