//! Finds the paths of the workspace, and builds the program under test.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Returns the root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("invariant: xtask is a folder of the workspace")
}

/// Returns the folders of file tests of all crates, and that of the test programs.
pub(crate) fn tests() -> io::Result<Vec<PathBuf>> {
    let mut folders = terrace_testing::filetest_folders(&root().join("crates"))?;
    folders.push(root().join("tests/programs"));
    Ok(folders)
}

/// Builds `terrace` in the release profile and returns its path.
pub(crate) fn build_terrace() -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["build", "--release", "--quiet", "--package", "terrace"])
        .current_dir(root())
        .status()
        .context("cannot run cargo")?;
    ensure!(status.success(), "terrace does not build");
    Ok(target().join("release/terrace"))
}

/// Returns the folder of cargo's output.
pub(crate) fn target() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(target)
}

/// Returns the path of a program of the oracle's installation.
pub(crate) fn llvm_program(name: &str) -> PathBuf {
    llvm_prefix().join("bin").join(name)
}

/// Returns the folder of the oracle's headers and `.td` files.
pub(crate) fn llvm_include() -> PathBuf {
    llvm_prefix().join("include")
}

fn llvm_prefix() -> PathBuf {
    let prefix = env::var_os("MLIR_SYS_220_PREFIX").unwrap_or_else(|| "/usr/lib/llvm-22".into());
    PathBuf::from(prefix)
}

/// Adds a file, or all files below a folder whose names `is_wanted` accepts.
pub(crate) fn collect(
    path: &Path,
    is_wanted: &dyn Fn(&str) -> bool,
    files: &mut Vec<PathBuf>,
) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.canonicalize()?);
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        if path.is_dir() || is_wanted(name.unwrap_or_default()) {
            collect(&path, is_wanted, files)?;
        }
    }
    Ok(())
}
