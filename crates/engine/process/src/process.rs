//! A program that runs.

use terrace_engine_abi::Block;
use terrace_engine_jit::{Failure, Jit, Limits};

/// A compiled program that this process runs for its user.
#[derive(Debug)]
pub struct Process {
    jit: Jit,
    limits: Limits,
}

impl Process {
    /// A program that has not begun.
    pub fn new(jit: Jit, limits: Limits) -> Process {
        Process { jit, limits }
    }

    /// The compiled program.
    pub fn jit(&self) -> &Jit {
        &self.jit
    }

    /// Runs its constructors.
    ///
    /// # Errors
    /// One of them failed.
    pub fn start(&self) -> Result<(), Failure> {
        // SAFETY: what the code does is what the user of the process has asked for.
        unsafe { self.jit.start_within(&self.limits) }
    }

    /// Calls the function that a block is for. None if the program has no entry for it.
    ///
    /// # Errors
    /// The function failed.
    pub fn call(&self, block: &mut Block<'_>) -> Option<Result<(), Failure>> {
        let entry = self.jit.entry(block.entry().symbol())?;
        let address = usize::try_from(block.address()).ok()?;
        // SAFETY: the entry takes a block of its own, whose memory stays where it is until the call is over. What the
        // function does is what the user of the process has asked for.
        let result = unsafe {
            let args = [address, 0, 0, 0, 0, 0];
            self.jit.call_address(entry, args, &self.limits)
        };
        Some(result.map(|_| ()))
    }

    /// Runs its destructors.
    ///
    /// # Errors
    /// One of them failed.
    pub fn finish(&self) -> Result<(), Failure> {
        // SAFETY: what the code does is what the user of the process has asked for.
        unsafe { self.jit.finish_within(&self.limits) }
    }
}

/// Makes writing to a pipe without a reader end the process, as C programs expect. Rust's runtime ignores that signal.
pub fn end_at_closed_pipes() {
    #[cfg(unix)]
    // SAFETY: no handler is installed.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
    }
}

/// Writes the buffers of C's streams.
pub fn flush() {
    // SAFETY: all streams of C's library, whose locks it takes.
    unsafe {
        libc::fflush(std::ptr::null_mut());
    }
}

/// Ends the process without looking after anything: for a program that failed in the midst of something.
pub fn exit_now(status: i32) -> ! {
    // SAFETY: it does not return.
    unsafe { libc::_exit(status) }
}
