//! Finds and runs the tools of LLVM and MLIR 22, if they are installed.

use crate::process::{self, Outcome};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Returns the path of `NAME-22` or `NAME` of LLVM 22, from the search path or Debian's folder.
pub fn find_tool(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .chain([PathBuf::from("/usr/lib/llvm-22/bin")])
        .flat_map(|folder| [folder.join(format!("{name}-22")), folder.join(name)])
        .filter(|tool| tool.is_file())
        .find(|tool| {
            let version = process::run(Command::new(tool).arg("--version"), b"");
            version.is_ok_and(|v| String::from_utf8_lossy(&v.stdout).contains("version 22."))
        })
}

/// Finds a tool like [`find_tool`]. If the tool is missing, the test is skipped with a note on standard error. With
/// `TERRACE_REQUIRE_LLVM=1`, returns an error instead.
pub fn tool_or_skip(name: &str) -> Result<Option<PathBuf>, String> {
    let tool = find_tool(name);
    if tool.is_none() {
        skip(format!("{name} of LLVM 22 is not installed"))?;
    }
    Ok(tool)
}

/// Prints on standard error that a test is skipped, with the reason. With `TERRACE_REQUIRE_LLVM=1`, returns an error
/// instead.
pub fn skip(missing: String) -> Result<(), String> {
    if env::var_os("TERRACE_REQUIRE_LLVM").is_some_and(|value| value == "1") {
        return Err(missing);
    }
    eprintln!("skipped: {missing}");
    Ok(())
}

/// Runs a tool on an input. Returns `None` if the test is skipped; see [`tool_or_skip`].
pub fn run_or_skip(
    name: &str,
    arguments: &[&str],
    input: &[u8],
) -> Result<Option<Outcome>, String> {
    let tool = tool_or_skip(name)?;
    tool.map(|tool| process::run(Command::new(tool).args(arguments), input))
        .transpose()
}
