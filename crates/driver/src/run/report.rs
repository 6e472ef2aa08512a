//! Messages about a program that cannot run, that failed, or that does not look after its memory.

use super::{Options, Times};
use crate::files;
use crate::flags::Stop;
use crate::program::Program;
use terrace_diag::nearest;
use terrace_engine_abi::{Block, Signature};
use terrace_engine_jit::{Code, Error, Failure, Jit, Place, Unsupported};
use terrace_engine_process::{Blame, Fault, exit_now, flush};

/// Why a program cannot be compiled, each reason with its place.
pub(super) fn refused(program: &Program, error: &Error) -> String {
    match error {
        Error::Unsupported(all) => all.iter().map(|one| unsupported(program, one)).collect(),
        Error::Missing(names) => names.iter().map(|name| missing(program, name)).collect(),
        Error::Libraries(all) => all.iter().map(|one| format!("error: {one}\n")).collect(),
        error => program.error(None, &error.to_string()),
    }
}

fn unsupported(program: &Program, unsupported: &Unsupported) -> String {
    let loc = unsupported
        .index
        .and_then(|(function, instruction)| program.location(function, instruction))
        .or_else(|| program.location_of(&unsupported.symbol));
    if let (None, Some(_)) = (loc, &unsupported.place) {
        return format!("{unsupported}\n");
    }
    let unplaced = Unsupported {
        place: None,
        ..unsupported.clone()
    };
    program.error(loc, &format!("cannot run: {unplaced}"))
}

fn missing(program: &Program, name: &str) -> String {
    let known = terrace_engine_runtime::symbols()
        .iter()
        .map(|symbol| symbol.name);
    let near = nearest(name, known);
    let near = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
    let message = format!(
        "symbol '{name}' is nowhere: not in the program, not in a library of --shared-libs{near}"
    );
    program.error(program.location_of(name), &message)
}

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
    program: &Program,
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
pub(super) fn fail(program: &Program, entry: &Signature, failure: Failure) -> ! {
    let status = failure.exit_status();
    if failure.is_clean {
        flush();
    }
    files::complain(&failed(program, entry, failure));
    exit_now(status)
}

/// Why a program ended.
fn failed(program: &Program, entry: &Signature, mut failure: Failure) -> String {
    // In code that LLVM compiled it is not known which operation was running.
    if failure.frames.is_empty() {
        let loc = Some(entry.loc).filter(|loc| !loc.is_unknown());
        let (name, kind) = (&entry.name, &failure.kind);
        return program.error(loc, &format!("{kind} in @{name}, or in what it calls"));
    }
    // Looking places up takes memory, which a program that was stopped within `malloc` has locked.
    if failure.is_clean {
        failure.locate(|function, instruction| {
            let at = program.location(function, instruction as usize)?;
            let at = program.resolve(at)?;
            Some(Place {
                file: at.file,
                line: at.line,
                column: at.column,
            })
        });
    }
    format!("{failure}\n")
}

/// The texts of functions, in the order in which they are in memory.
pub(super) fn texts(jit: &Jit) -> String {
    let one = |code: &Code| format!("; @{}\n{}\n", code.name, code.text);
    jit.code().iter().map(one).collect()
}

/// The messages about a program's faults with its memory.
fn memory(program: &Program, faults: &[Fault]) -> String {
    let one = |fault: &Fault| {
        let (function, instruction) = fault.index.unzip();
        let loc = function
            .zip(instruction)
            .and_then(|(function, instruction)| program.location(function, instruction));
        program.error(loc, &fault.to_string())
    };
    faults.iter().map(one).collect()
}
