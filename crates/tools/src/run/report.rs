//! Reports failures of a program, and errors in its use of memory.

use super::{Options, Times};
use crate::files;
use crate::flags::Stop;
use terrace_diag::Diagnostic;
use terrace_driver::program::Program;
use terrace_engine_abi::{Block, Signature};
use terrace_engine_jit::{Code, Failure, Jit};
use terrace_engine_process::{Blame, Fault, Misuse, exit_now, flush};
use terrace_ir::Loc;

/// A program that returned.
pub(super) struct End<'r> {
    /// The text to print and the exit status, or the reason why the results cannot be shown.
    pub(super) ended: Result<(String, u8), String>,
    pub(super) block: &'r Block<'r>,
    pub(super) blame: Option<Blame>,
    /// The program's code, used to resolve locations.
    pub(super) code: &'r Jit,
}

/// Prints the results, errors in the use of memory, and times. Returns the exit status.
pub(super) fn end(
    options: &Options,
    program: &Program<'_>,
    end: End<'_>,
    mut times: Times,
) -> Result<u8, Stop> {
    // The output of the program precedes that of the tool.
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

/// A program that failed.
pub(super) struct Failed<'r> {
    pub(super) failure: Failure,
    /// The called function.
    pub(super) entry: &'r Signature,
    pub(super) blame: Option<Blame>,
    /// The program's code, used to resolve locations.
    pub(super) code: &'r Jit,
}

/// Reports why a program failed, and ends the process without releasing any lock that the program holds.
pub(super) fn fail(program: &Program<'_>, failed: Failed<'_>) -> ! {
    let failure = &failed.failure;
    let blame = failed.blame.as_ref();
    let misuse = blame.and_then(|blame| blame.misuse(failed.code, failure));
    // A check stops the program at a point where it holds no locks.
    let is_clean = failure.is_clean || misuse.as_ref().is_some_and(|misuse| misuse.op.is_some());
    if is_clean {
        flush();
    }
    if let Some(blame) = blame.filter(|_| is_clean || misuse.is_some()) {
        files::complain(&memory(program, &blame.wrong_frees(failed.code)));
    }
    let status = match misuse {
        Some(_) => 1,
        None => failure.exit_status(),
    };
    files::complain(&match misuse {
        Some(misuse) => misused(program, failed, misuse),
        None => reason(program, failed),
    });
    exit_now(status)
}

/// Returns the reason why a program ended.
fn reason(program: &Program<'_>, failed: Failed<'_>) -> String {
    let Failed {
        mut failure, entry, ..
    } = failed;
    // No function of the program was found on the stack.
    if failure.frames.is_empty() {
        let loc = Some(entry.loc).filter(|loc| !loc.is_unknown());
        let (name, kind) = (&entry.name, &failure.kind);
        return program.error(
            loc,
            &format!("{kind} in @{name} or a function that it calls"),
        );
    }
    // Resolving locations allocates memory. A program that was stopped inside `malloc` holds the allocator's lock.
    if failure.is_clean {
        failure.locate(|function, instruction| program.place(function, instruction));
    }
    format!("{failure}\n")
}

/// Returns the message about misused memory, with the call stack. The program must not have been stopped inside
/// `malloc`.
fn misused(program: &Program<'_>, failed: Failed<'_>, misuse: Misuse) -> String {
    let Failed {
        mut failure, entry, ..
    } = failed;
    failure.locate(|function, instruction| program.place(function, instruction));
    let first = failure.frames.first();
    let checked = misuse.op.and_then(|op| program.checked_op(op));
    let place = match first {
        Some(frame) => format!(" in @{}", frame.name),
        // Code that LLVM compiled: a check identifies the operation that was about to run, but not its function.
        None if checked.is_some() => String::new(),
        None => format!(" in @{} or a function that it calls", entry.name),
    };
    let (loc, message) = match checked {
        Some((loc, name)) => (Some(loc), format!("'{name}': {}{place}", misuse.message)),
        None => {
            let at = first.and_then(|frame| frame.function.zip(frame.instruction));
            let loc = at.and_then(|(function, at)| program.location(function, at as usize));
            let loc = loc.or(Some(entry.loc).filter(|_| first.is_none()));
            (loc, format!("{}{place}", misuse.message))
        }
    };
    let notes = notes(program, &misuse.notes);
    let loc = loc.filter(|loc| !loc.is_unknown());
    let mut text = program.error_with_notes(loc, &message, notes);
    for call in failure.to_string().lines().skip(1) {
        text.push_str(call);
        text.push('\n');
    }
    text
}

/// Returns the texts of functions, in the order of their addresses.
pub(super) fn texts(jit: &Jit) -> String {
    let one = |code: &Code| format!("; @{}\n{}\n", code.name, code.text);
    jit.code().iter().map(one).collect()
}

/// Returns the location of the instruction that a fault names.
fn location(program: &Program<'_>, fault: &Fault) -> Option<Loc> {
    let (function, instruction) = fault.index?;
    program.location(function, instruction)
}

/// Returns notes at the places whose location is known.
fn notes(program: &Program<'_>, places: &[Fault]) -> Vec<Diagnostic> {
    let note = |place: &Fault| {
        let loc = location(program, place)?;
        Some(Diagnostic::note(loc, place.to_string()))
    };
    places.iter().filter_map(note).collect()
}

/// Returns the messages about a program's memory errors.
fn memory(program: &Program<'_>, faults: &[Fault]) -> String {
    let one = |fault: &Fault| {
        let notes = notes(program, &fault.notes);
        program.error_with_notes(location(program, fault), &fault.to_string(), notes)
    };
    faults.iter().map(one).collect()
}
