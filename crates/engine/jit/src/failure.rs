//! Failures of running programs.

use std::fmt;
use std::time::Duration;

use terrace_engine_clif::Place;
use terrace_engine_runtime::call::{BadFree, End};

/// The failure of a running program: its reason and a backtrace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The reason.
    pub kind: FailureKind,
    /// The program's running functions, innermost first.
    pub frames: Vec<Frame>,
    /// The omitted frames: the index of the last frame before the gap, and the number of omitted frames.
    pub omitted: Option<(usize, usize)>,
    /// False if the program was stopped in a function that is not its own. Locks may be held, so the process should end
    /// and call as little as possible until then.
    pub is_clean: bool,
}

/// A reason why a program failed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FailureKind {
    /// A trap, with its message.
    Trap(&'static str),
    /// An integer division by zero, or of the minimum signed value by minus one.
    Division(&'static str),
    /// An access to inaccessible memory, or of a kind that the memory's protection forbids.
    Memory {
        /// The address, if the machine reports it.
        address: Option<usize>,
        /// The kind of access, if the machine reports it.
        access: Option<Access>,
        /// True if the address is mapped but has no memory behind it: beyond the end of a file, or broken hardware.
        is_bus: bool,
    },
    /// A recursion too deep, or a local variable too large.
    StackOverflow,
    /// A call of `abort`.
    Abort,
    /// A failed assertion, with its text.
    Assertion(String),
    /// A call of `exit`, with the status.
    Exit(i32),
    /// An invalid call of `free` or `realloc`.
    Free {
        /// The address that was passed.
        address: usize,
        /// The kind of error.
        kind: BadFree,
    },
    /// The program allocated more bytes than [`Limits::memory`](crate::Limits::memory) allows.
    MemoryLimit(usize),
    /// A host function failed.
    Host {
        /// The name by which the program calls it.
        function: String,
        /// The text of the error or panic.
        message: String,
        /// True if the function panicked.
        panicked: bool,
    },
    /// The call exceeded its time limit.
    Timeout(Duration),
    /// The call was cancelled by [`Cancel::cancel`](crate::Cancel::cancel).
    Cancelled,
}

impl From<End> for FailureKind {
    fn from(end: End) -> FailureKind {
        match end {
            End::Exit(status) => FailureKind::Exit(status),
            End::Free { address, kind } => FailureKind::Free { address, kind },
            End::Memory(limit) => FailureKind::MemoryLimit(limit),
            End::Host {
                function,
                message,
                panicked,
            } => FailureKind::Host {
                function,
                message,
                panicked,
            },
        }
    }
}

/// A kind of memory access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A read.
    Read,
    /// A write.
    Write,
    /// An instruction fetch.
    Execute,
}

/// A function that was running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The function's name.
    pub name: String,
    /// The function's index in the module; `None` for code that the engine generated.
    pub function: Option<usize>,
    /// The index in the function of the instruction that failed or made the call.
    pub instruction: Option<u32>,
    /// The source location, if known.
    pub place: Option<Place>,
}

/// Signal numbers, from which the exit status is computed.
mod signal {
    pub(super) const ILL: i32 = 4;
    pub(super) const ABRT: i32 = 6;
    #[cfg(target_vendor = "apple")]
    pub(super) const BUS: i32 = 10;
    #[cfg(not(target_vendor = "apple"))]
    pub(super) const BUS: i32 = 7;
    pub(super) const FPE: i32 = 8;
    pub(super) const SEGV: i32 = 11;
    pub(super) const KILL: i32 = 9;
    pub(super) const ALRM: i32 = 14;
    pub(super) const TERM: i32 = 15;
}

impl FailureKind {
    /// Returns the number of the signal that ends a process with this failure; `None` if the process ends normally.
    pub fn signal(&self) -> Option<i32> {
        Some(match self {
            FailureKind::Trap(_) => signal::ILL,
            FailureKind::Division(_) => signal::FPE,
            FailureKind::Memory { is_bus: true, .. } => signal::BUS,
            FailureKind::Memory { .. } | FailureKind::StackOverflow => signal::SEGV,
            FailureKind::Abort
            | FailureKind::Assertion(_)
            | FailureKind::Free { .. }
            | FailureKind::Host { .. } => signal::ABRT,
            FailureKind::MemoryLimit(_) => signal::KILL,
            FailureKind::Timeout(_) => signal::ALRM,
            FailureKind::Cancelled => signal::TERM,
            FailureKind::Exit(_) => return None,
        })
    }
}

impl Failure {
    /// Creates a failure that was detected when the call returned, without a backtrace.
    pub(crate) fn returned(kind: FailureKind) -> Failure {
        Failure {
            kind,
            frames: Vec::new(),
            omitted: None,
            is_clean: true,
        }
    }

    /// Returns the exit status that shells report for such a program: 128 plus the signal number, or the status passed
    /// to `exit`.
    pub fn exit_status(&self) -> i32 {
        match (&self.kind, self.kind.signal()) {
            (FailureKind::Exit(status), _) => status & 0xff,
            (_, signal) => 128 + signal.unwrap_or(0),
        }
    }

    /// Adds source locations to frames for which the module has no debug information.
    pub fn locate(&mut self, place: impl Fn(usize, u32) -> Option<Place>) {
        for frame in &mut self.frames {
            if frame.place.is_none()
                && let (Some(function), Some(instruction)) = (frame.function, frame.instruction)
            {
                frame.place = place(function, instruction);
            }
        }
    }
}

impl fmt::Display for FailureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FailureKind::Trap(text) | FailureKind::Division(text) => f.write_str(text),
            FailureKind::Memory {
                address,
                access,
                is_bus,
            } => {
                f.write_str(match access {
                    Some(Access::Read) => "read of ",
                    Some(Access::Write) => "write to ",
                    Some(Access::Execute) => "call of ",
                    None => "access to ",
                })?;
                f.write_str(match (access, is_bus) {
                    (_, true) => "unbacked memory",
                    (Some(Access::Execute), false) => "an address that is not code",
                    (_, false) => "inaccessible memory",
                })?;
                match address {
                    Some(0) => f.write_str(": null"),
                    Some(address) => write!(f, ": {address:#x}"),
                    None => Ok(()),
                }
            }
            FailureKind::StackOverflow => f.write_str("stack overflow"),
            FailureKind::Abort => f.write_str("abort was called"),
            FailureKind::Assertion(text) => write!(f, "assertion failed: {text}"),
            FailureKind::Exit(status) => write!(f, "exit was called with status {status}"),
            FailureKind::Free { address, kind } => {
                f.write_str(match kind {
                    BadFree::Twice => "free of already freed memory",
                    BadFree::Borrowed => "free of memory that belongs to an argument",
                    BadFree::Unallocated => "free of an address that is not allocated memory",
                })?;
                write!(f, ": {address:#x}")
            }
            FailureKind::MemoryLimit(limit) => {
                write!(f, "memory limit of {limit} bytes exceeded")
            }
            FailureKind::Host {
                function,
                message,
                panicked,
            } => {
                let verb = if *panicked { "panicked" } else { "failed" };
                write!(f, "host function '{function}' {verb}: {message}")
            }
            FailureKind::Timeout(limit) => write!(f, "stopped after {limit:?}"),
            FailureKind::Cancelled => f.write_str("cancelled"),
        }
    }
}

impl fmt::Display for Failure {
    /// Writes `FILE:1:2: error: REASON in @f` and a line for each calling function, without a final newline.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, callers)) = self.frames.split_first() else {
            return write!(f, "error: {}", self.kind);
        };
        if let Some(place) = &first.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "error: {} in @{}", self.kind, first.name)?;
        for (at, frame) in callers.iter().enumerate() {
            if let Some((after, count)) = self.omitted
                && after == at
            {
                write!(f, "\nnote: {count} more calls")?;
            }
            f.write_str("\n")?;
            if let Some(place) = &frame.place {
                write!(f, "{place}: ")?;
            }
            write!(f, "note: called from @{}", frame.name)?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}
