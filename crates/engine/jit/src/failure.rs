//! Failures of running programs.

use std::fmt;
use std::time::Duration;

use terrace_engine_clif::Place;
use terrace_engine_runtime::call::{BadFree, End};

/// A running program's failure: the reason, and the functions that were running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The reason.
    pub kind: FailureKind,
    /// The program's functions that were running, the innermost first.
    pub frames: Vec<Frame>,
    /// Functions that were running and are not listed, between the frame with the index and the one
    /// after it.
    pub omitted: Option<(usize, usize)>,
    /// False if the program was stopped in a function that is not its own: locks may be held, and
    /// the process should end without calling more than it must.
    pub is_clean: bool,
}

/// A reason why a program fails.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FailureKind {
    /// A trap, with its message.
    Trap(&'static str),
    /// A division of integers by zero, or of the least integer by minus one.
    Division(&'static str),
    /// An access to memory that is not there or may not be used that way.
    Memory {
        /// The address, if the machine tells.
        address: Option<usize>,
        /// The kind of access, if the machine tells.
        access: Option<Access>,
        /// True if the address is mapped but its memory is missing: the end of a file, broken hardware.
        is_bus: bool,
    },
    /// Too deep a recursion, or too large a local variable.
    StackOverflow,
    /// A call of `abort`.
    Abort,
    /// An assertion that does not hold, with its text.
    Assertion(String),
    /// A call of `exit`, with the status.
    Exit(i32),
    /// A wrong call of `free` or `realloc`.
    Free {
        /// The address.
        address: usize,
        /// The kind of mistake.
        kind: BadFree,
    },
    /// The program allocated more bytes than [`Limits::memory`](crate::Limits::memory) allows.
    MemoryLimit(usize),
    /// A function of the host failed.
    Host {
        /// The name by which the program calls it.
        function: String,
        /// The text of its error or of its panic.
        message: String,
        /// True if it panicked.
        panicked: bool,
    },
    /// The time that was given is over.
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

/// A use of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It is read.
    Read,
    /// It is written.
    Write,
    /// It is run.
    Execute,
}

/// A function that was running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Its name.
    pub name: String,
    /// Its index in the module; none for code that the engine made up.
    pub function: Option<usize>,
    /// The index in the function of the instruction that failed or that calls the next function.
    pub instruction: Option<u32>,
    /// The place in the source, if the module has debug information.
    pub place: Option<Place>,
}

/// Numbers of signals that the exit status of a program is made of.
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
    /// The number of the signal that ends a process which fails so. None for a process that ends by itself.
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
    /// A failure that was noticed when the call returned: nothing was running any more.
    pub(crate) fn returned(kind: FailureKind) -> Failure {
        Failure {
            kind,
            frames: Vec::new(),
            omitted: None,
            is_clean: true,
        }
    }

    /// The exit status that shells give to a program which fails so: 128 and the number of the
    /// signal, or the status that `exit` was called with.
    pub fn exit_status(&self) -> i32 {
        match (&self.kind, self.kind.signal()) {
            (FailureKind::Exit(status), _) => status & 0xff,
            (_, signal) => 128 + signal.unwrap_or(0),
        }
    }

    /// Fills in places that the module's debug information does not have.
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
                    Some(Access::Read) => "read of memory",
                    Some(Access::Write) => "write to memory",
                    Some(Access::Execute) => "call of an address",
                    None => "access to memory",
                })?;
                f.write_str(match (access, is_bus) {
                    (_, true) => " that has nothing behind it",
                    (Some(Access::Execute), false) => " that is no code",
                    (_, false) => " that is not there",
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
                    BadFree::Twice => "free of memory that was freed before",
                    BadFree::Borrowed => "free of memory of an argument, which is the caller's",
                    BadFree::Unallocated => "free of an address that is not allocated memory",
                })?;
                write!(f, ": {address:#x}")
            }
            FailureKind::MemoryLimit(limit) => {
                write!(f, "more than {limit} bytes of memory were allocated")
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
    /// `FILE:1:2: error: REASON in @f`, and a line for each function that was running: without a
    /// line break at the end.
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
