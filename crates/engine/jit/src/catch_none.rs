//! Calls on systems whose signals are not handled: a failure ends the process, as it would without
//! an engine.

use crate::failure::{Failure, FailureKind};
use crate::{Limits, Results};

/// `abort` of programs.
pub(crate) unsafe extern "C" fn abort() {
    std::process::abort()
}

/// Nothing waits for a cancellation.
pub(crate) fn wake() {}

/// Calls code with arguments that are integers or pointers.
///
/// # Safety
/// The code may be called with the arguments.
pub(crate) unsafe fn call(
    code: *const u8,
    args: [usize; 6],
    limits: &Limits,
    _: Vec<(usize, usize)>,
) -> Result<Results, Failure> {
    if limits.is_cancelled() {
        return Err(Failure::returned(FailureKind::Cancelled));
    }
    let [a, b, c, d, e, f] = args;
    // SAFETY: by the caller's word; arguments that a function does not have do no harm in C's
    // calling conventions.
    let int = unsafe {
        let code: extern "C" fn(usize, usize, usize, usize, usize, usize) -> u64 =
            std::mem::transmute(code);
        code(a, b, c, d, e, f)
    };
    Ok(Results { int, float: 0 })
}
