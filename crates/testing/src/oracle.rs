//! The tools of LLVM and MLIR 22, where they are installed.

use crate::process::{self, Outcome};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// `NAME-22` or `NAME` of LLVM 22, on the path or where Debian puts it.
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

/// As [`find_tool`]. Where the tool is missing the test is skipped, which standard error says; with `TERRACE_REQUIRE_LLVM=1`
/// it fails.
pub fn tool_or_skip(name: &str) -> Result<Option<PathBuf>, String> {
    let tool = find_tool(name);
    if tool.is_none() {
        skip(format!("{name} of LLVM 22 is not installed"))?;
    }
    Ok(tool)
}

/// Says on standard error that a test is skipped, and why. With `TERRACE_REQUIRE_LLVM=1` that is an error.
pub fn skip(missing: String) -> Result<(), String> {
    if env::var_os("TERRACE_REQUIRE_LLVM").is_some_and(|value| value == "1") {
        return Err(missing);
    }
    eprintln!("skipped: {missing}");
    Ok(())
}

/// Runs a tool on an input; `None` if it is skipped, as [`tool_or_skip`] says.
pub fn run_or_skip(
    name: &str,
    arguments: &[&str],
    input: &[u8],
) -> Result<Option<Outcome>, String> {
    let tool = tool_or_skip(name)?;
    tool.map(|tool| process::run(Command::new(tool).args(arguments), input))
        .transpose()
}
