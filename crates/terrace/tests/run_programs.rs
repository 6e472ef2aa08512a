//! Runs every program of `tests/programs` from its source with `terrace run` and compares its output and result with
//! its `.expect`. No other tools are required. `programs.rs` tests the sources in linalg and the programs with C parts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};
use terrace_testing::process;

/// The flags to test: optimization levels, the slowest to compile last, and memory checks, none of which must fail.
const FLAGS: [&str; 4] = ["", "-O0", "-O1", "--check-memory"];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs");
    let mut programs = match discover(&root) {
        Ok(programs) => programs,
        Err(error) => {
            eprintln!("{}: {error}", root.display());
            return ExitCode::FAILURE;
        }
    };
    programs.sort();
    let trials = programs.into_iter().flat_map(|program| {
        FLAGS.map(|flag| {
            let name = program.file_stem().unwrap_or_default().to_string_lossy();
            let program = program.clone();
            let test = move || check(&program, flag).map_err(Failed::from);
            Trial::test(format!("{name}{flag}"), test)
        })
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// Returns the sources that `terrace` can lower without other tools and that need no C.
fn discover(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut programs = Vec::new();
    for entry in fs::read_dir(root)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let Some(name) = name.strip_suffix(".mlir") else {
            continue;
        };
        let name = name.strip_suffix(".src").unwrap_or(name);
        let has_c = root.join(format!("{name}.c")).exists();
        if !has_c && !fs::read_to_string(&path)?.contains("linalg.") {
            programs.push(path);
        }
    }
    Ok(programs)
}

fn check(program: &Path, flag: &str) -> Result<(), String> {
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    let shared = name.trim_end_matches(".src");
    let expect = program.with_file_name(format!("{shared}.expect"));
    let expected = fs::read_to_string(&expect).map_err(|e| format!("{}: {e}", expect.display()))?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    command.arg("run").arg(program);
    if !flag.is_empty() {
        command.arg(flag);
    }
    let ran = process::run(&mut command, b"")?;
    let mut printed = String::from_utf8_lossy(&ran.stdout).into_owned();
    printed.push_str(&format!("exit {}\n", ran.exit));
    let said = String::from_utf8_lossy(&ran.stderr);
    match printed == expected && said.is_empty() {
        true => Ok(()),
        false => Err(format!("it printed\n{printed}instead of\n{expected}{said}")),
    }
}
