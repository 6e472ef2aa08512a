//! What is said of a program that cannot run, that failed, or that does not look after its memory.

use crate::program::Program;
use terrace_diag::nearest;
use terrace_engine_jit::{Code, Error, Failure, Jit, Place, Unsupported};
use terrace_engine_process::Fault;

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

/// Why a program ended.
pub(super) fn failed(program: &Program, mut failure: Failure) -> String {
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

/// What a program did wrong with its memory.
pub(super) fn memory(program: &Program, faults: &[Fault]) -> String {
    let one = |fault: &Fault| {
        let (function, instruction) = fault.index.unzip();
        let loc = function
            .zip(instruction)
            .and_then(|(function, instruction)| program.location(function, instruction));
        program.error(loc, &fault.to_string())
    };
    faults.iter().map(one).collect()
}
