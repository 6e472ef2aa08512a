//! Calls on systems whose signals are not handled. A failure ends the process.

use crate::failure::{Failure, FailureKind};
use crate::{Limits, Results};

/// Implements `abort` for programs.
pub(crate) unsafe extern "C" fn abort() {
    std::process::abort()
}

/// Does nothing, because no watchdog runs.
pub(crate) fn wake() {}

/// Calls code with arguments that are integers or pointers.
///
/// # Safety
/// The arguments must be valid for the code.
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
    // SAFETY: the caller guarantees it. In C's calling conventions, surplus arguments are harmless.
    let int = unsafe {
        let code: extern "C" fn(usize, usize, usize, usize, usize, usize) -> u64 =
            std::mem::transmute(code);
        code(a, b, c, d, e, f)
    };
    Ok(Results { int, float: 0 })
}
