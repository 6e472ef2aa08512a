//! Writes the reference pages of all dialects and passes: `terrace docs` on all file tests.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::workspace;

/// Writes the pages to `target/reference`. Fails if an operation or a pass has no description or no example.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    if let Some(unknown) = arguments.first() {
        bail!("unexpected argument {unknown:?}");
    }
    let terrace = workspace::build_terrace()?;
    let pages = workspace::target().join("reference");
    let status = Command::new(&terrace)
        .args(["docs", "--complete", "-o"])
        .arg(&pages)
        .args(workspace::tests()?)
        .status()
        .with_context(|| format!("cannot run {}", terrace.display()))?;
    if !status.success() {
        return Ok(ExitCode::FAILURE);
    }
    println!("{}", pages.join("index.md").display());
    Ok(ExitCode::SUCCESS)
}
