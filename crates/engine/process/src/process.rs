//! Runs a compiled program.

use terrace_engine_abi::Block;
use terrace_engine_jit::{Failure, Jit, Limits};

/// A compiled program that this process runs for its user.
#[derive(Debug)]
pub struct Process {
    jit: Jit,
    limits: Limits,
}

impl Process {
    /// Creates a program that has not started.
    pub fn new(jit: Jit, limits: Limits) -> Process {
        Process { jit, limits }
    }

    /// Returns the compiled program.
    pub fn jit(&self) -> &Jit {
        &self.jit
    }

    /// Runs the program's constructors.
    ///
    /// # Errors
    /// Returns an error if a constructor fails.
    pub fn start(&self) -> Result<(), Failure> {
        // SAFETY: the user of the process asked to run this code.
        unsafe { self.jit.start_within(&self.limits) }
    }

    /// Calls the function of a block's entry. Returns `None` if the program does not have the entry.
    ///
    /// # Errors
    /// Returns an error if the function fails.
    pub fn call(&self, block: &mut Block<'_>) -> Option<Result<(), Failure>> {
        let entry = self.jit.entry(block.entry().symbol())?;
        let address = usize::try_from(block.address()).ok()?;
        // SAFETY: the entry takes its own block, whose memory does not move during the call. The user of the process
        // asked to run this code.
        let result = unsafe {
            let args = [address, 0, 0, 0, 0, 0];
            self.jit.call_address(entry, args, &self.limits)
        };
        Some(result.map(|_| ()))
    }

    /// Runs the program's destructors.
    ///
    /// # Errors
    /// Returns an error if a destructor fails.
    pub fn finish(&self) -> Result<(), Failure> {
        // SAFETY: the user of the process asked to run this code.
        unsafe { self.jit.finish_within(&self.limits) }
    }
}

/// Restores the default action of SIGPIPE: a write to a pipe without a reader ends the process, as C programs expect.
/// Rust's runtime ignores the signal.
pub fn end_at_closed_pipes() {
    #[cfg(unix)]
    // SAFETY: no handler is installed.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
    }
}

/// Flushes the buffers of C's streams.
pub fn flush() {
    // SAFETY: null denotes all streams; the C library takes their locks.
    unsafe {
        libc::fflush(std::ptr::null_mut());
    }
}

/// Ends the process without any cleanup, for a program that failed in the middle of an operation.
pub fn exit_now(status: i32) -> ! {
    // SAFETY: the function does not return.
    unsafe { libc::_exit(status) }
}
