//! The tools of LLVM and MLIR.

use super::support;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// `NAME-22` or `NAME` of LLVM 22, on the path or where Debian puts it.
pub(crate) fn find_tool(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .chain([PathBuf::from("/usr/lib/llvm-22/bin")])
        .flat_map(|folder| [folder.join(format!("{name}-22")), folder.join(name)])
        .filter(|tool| tool.is_file())
        .find(|tool| {
            let version = support::run(Command::new(tool).arg("--version"), b"");
            version.is_ok_and(|v| String::from_utf8_lossy(&v.stdout).contains("version 22."))
        })
}
