//! Messages about a program that failed, or that does not look after its memory.

use super::{Options, Times};
use crate::files;
use crate::flags::Stop;
use crate::program::Program;
use terrace_engine_abi::{Block, Signature};
use terrace_engine_jit::{Code, Failure, Jit};
use terrace_engine_process::{Blame, Fault, exit_now, flush};

/// A program that came to its end.
pub(super) struct End<'r> {
    /// The text that is printed and the exit status, or the reason why results cannot be shown.
    pub(super) ended: Result<(String, u8), String>,
    pub(super) block: &'r Block<'r>,
    pub(super) blame: Option<Blame>,
    /// The program's code, for places in it.
    pub(super) code: &'r Jit,
}

/// Prints results, errors in the use of memory, and times. Returns the exit status.
pub(super) fn end(
    options: &Options,
    program: &Program<'_>,
    end: End<'_>,
    mut times: Times,
) -> Result<u8, Stop> {
    // The output of the program comes first.
    flush();
    times.step("run");
    let mut status = match end.ended {
        Ok((text, status)) => {
            files::print(&text)?;
            status
        }
        Err(message) => {
            files::complain(&program.error(None, &message));
            1
        }
    };
    if let Some(blame) = end.blame {
        for address in end.block.allocations() {
            blame.forget(address);
        }
        let faults = blame.faults(end.code);
        files::complain(&memory(program, &faults));
        if status == 0 && !faults.is_empty() {
            status = 1;
        }
    }
    if options.time {
        files::complain(&times.text());
    }
    Ok(status)
}

/// Says why a program failed, and ends the process: whatever the program holds, it holds.
pub(super) fn fail(program: &Program<'_>, entry: &Signature, failure: Failure) -> ! {
    let status = failure.exit_status();
    if failure.is_clean {
        flush();
    }
    files::complain(&failed(program, entry, failure));
    exit_now(status)
}

/// Why a program ended.
fn failed(program: &Program<'_>, entry: &Signature, mut failure: Failure) -> String {
    // In code that LLVM compiled it is not known which operation was running.
    if failure.frames.is_empty() {
        let loc = Some(entry.loc).filter(|loc| !loc.is_unknown());
        let (name, kind) = (&entry.name, &failure.kind);
        return program.error(loc, &format!("{kind} in @{name}, or in what it calls"));
    }
    // Looking places up takes memory, which a program that was stopped within `malloc` has locked.
    if failure.is_clean {
        failure.locate(|function, instruction| program.place(function, instruction));
    }
    format!("{failure}\n")
}

/// The texts of functions, in the order in which they are in memory.
pub(super) fn texts(jit: &Jit) -> String {
    let one = |code: &Code| format!("; @{}\n{}\n", code.name, code.text);
    jit.code().iter().map(one).collect()
}

/// The messages about a program's faults with its memory.
fn memory(program: &Program<'_>, faults: &[Fault]) -> String {
    let one = |fault: &Fault| {
        let (function, instruction) = fault.index.unzip();
        let loc = function
            .zip(instruction)
            .and_then(|(function, instruction)| program.location(function, instruction));
        program.error(loc, &fault.to_string())
    };
    faults.iter().map(one).collect()
}
