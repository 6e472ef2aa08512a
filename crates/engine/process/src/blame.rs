//! The memory checker: reports memory errors of a program.

use std::fmt;
use terrace_engine_jit::{Access, Failure, FailureKind, Jit};
use terrace_engine_runtime::check;
use terrace_engine_runtime::memory::{self, Allocation, FaultKind, Mode};

/// Enables the memory checker while the value is alive.
#[derive(Debug)]
pub struct Blame {
    since: u64,
}

/// A memory error of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The message: `16 bytes are not freed`.
    pub message: String,
    /// The program's function that caused the error, if known.
    pub function: Option<String>,
    /// The index of the function in the module, and of the instruction in the function.
    pub index: Option<(usize, usize)>,
    /// Places that led to it.
    pub notes: Vec<Fault>,
}

/// An invalid memory access that ended a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misuse {
    /// The message: `index 4 is out of bounds of dimension 0 of size 4`.
    pub message: String,
    /// The ID of the operation whose run-time check failed; `None` for other errors.
    pub op: Option<i64>,
    /// The locations of the memory's allocation and deallocation.
    pub notes: Vec<Fault>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match &self.function {
            Some(function) => write!(f, " in @{function}"),
            None => Ok(()),
        }
    }
}

impl Blame {
    /// Enables the memory checker.
    pub fn begin() -> Blame {
        memory::set_mode(Mode::Check);
        let since = memory::mark();
        check::take();
        Blame { since }
    }

    /// Registers memory of the host that the program may access, with its size in bytes.
    pub fn lend(&self, address: u64, size: usize) {
        if let Ok(address) = usize::try_from(address) {
            memory::lend(address, size);
        }
    }

    /// Returns the memory error behind a failure, if the memory checker detected one.
    pub fn misuse(&self, jit: &Jit, failure: &Failure) -> Option<Misuse> {
        if let Some(wrong) = check::take() {
            return Some(Misuse {
                message: wrong.message,
                op: Some(wrong.op),
                notes: Vec::new(),
            });
        }
        let FailureKind::Memory {
            address: Some(address),
            access,
            ..
        } = failure.kind
        else {
            return None;
        };
        let (allocation, freed) = memory::freed(address)?;
        let access = match access {
            Some(Access::Read) => "read of",
            Some(Access::Write) => "write to",
            Some(Access::Execute) => "call of",
            None => "access to",
        };
        let allocated = fault_at(jit, allocation.site, "allocated".to_owned());
        let freed = fault_at(jit, freed, "freed".to_owned());
        let into = into(&allocation, address);
        Some(Misuse {
            message: format!("{access} freed memory, {into}"),
            op: None,
            notes: vec![allocated, freed],
        })
    }

    /// Transfers the ownership of an allocation from the program to its caller, so that it is not reported as a leak.
    pub fn forget(&self, address: u64) {
        if let Ok(address) = usize::try_from(address) {
            memory::forget(address);
        }
    }

    /// Returns all memory errors at the end of a program: invalid calls of `free` and leaks.
    pub fn faults(&self, jit: &Jit) -> Vec<Fault> {
        let mut found = self.wrong_frees(jit);
        for allocation in memory::in_use(self.since) {
            let message = format!("{} not freed: allocated", bytes(allocation.size));
            found.push(fault_at(jit, allocation.site, message));
        }
        found
    }

    /// Returns the invalid calls of `free`.
    pub fn wrong_frees(&self, jit: &Jit) -> Vec<Fault> {
        let mut found = Vec::new();
        for fault in memory::faults() {
            let mut notes = Vec::new();
            let message = match fault.kind {
                FaultKind::Double { allocation, freed } => {
                    let bytes = bytes(allocation.size);
                    let before = at(jit, freed)
                        .map_or_else(String::new, |site| format!(", before in @{}", site.name));
                    format!("{bytes} freed twice{before}: the second time")
                }
                FaultKind::Inside(allocation) => {
                    format!("free of an address {}", into(&allocation, fault.address))
                }
                FaultKind::Foreign => {
                    format!("free of {:#x}, which was not allocated", fault.address)
                }
                FaultKind::Written(allocation) => {
                    notes.push(fault_at(jit, allocation.site, "allocated".to_owned()));
                    let into = into(&allocation, fault.address);
                    format!("write to freed memory, {into}, some time after it was freed")
                }
            };
            let fault = fault_at(jit, fault.site, message);
            found.push(Fault { notes, ..fault });
        }
        found
    }
}

impl Drop for Blame {
    fn drop(&mut self) {
        memory::set_mode(Mode::Off);
    }
}

fn bytes(size: usize) -> String {
    match size {
        1 => "1 byte".to_owned(),
        size => format!("{size} bytes"),
    }
}

/// `3 bytes into a piece of 8 bytes`
fn into(allocation: &Allocation, address: usize) -> String {
    let (size, at) = (bytes(allocation.size), bytes(address - allocation.address));
    format!("{at} into a piece of {size}")
}

struct Site {
    name: String,
    index: Option<(usize, usize)>,
}

/// Returns the function and the instruction of the call with this return address.
fn at(jit: &Jit, site: usize) -> Option<Site> {
    let running = jit.frames(site.checked_sub(1)?);
    let innermost = running.into_iter().next()?;
    let instruction = innermost.instruction.map(|inst| inst as usize);
    Some(Site {
        index: innermost.function.zip(instruction),
        name: innermost.name,
    })
}

fn fault_at(jit: &Jit, site: usize, message: String) -> Fault {
    let site = at(jit, site);
    Fault {
        message,
        index: site.as_ref().and_then(|site| site.index),
        function: site.map(|site| site.name),
        notes: Vec::new(),
    }
}
