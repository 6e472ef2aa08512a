//! `cargo xtask tidy`: checks project rules that no compiler checks.
//!
//! - [`order`]: a crate depends only on crates above it in the code map of `docs/architecture.md`.
//! - [`sources`]: no code outside of dialects names an operation by a string, and a function has at most 150 lines.
//! - [`facade`]: the public modules of `terrace`, `terrace-driver` and `terrace-tools`.
//!
//! `xtask/tidy.tsv` lists the exceptions, each with its reason.

mod facade;
mod order;
mod sources;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, ensure};

use crate::explained::Explained;
use crate::workspace;

/// A violation of a rule.
struct Violation {
    /// The crate, or the file relative to the root of the workspace.
    subject: String,
    /// The violation, without a line number, which would change with every edit.
    text: String,
    /// The line number, if the violation has one.
    line: Option<usize>,
}

/// Checks all rules. The exit status is a failure if a violation is not explained, or if a line explains nothing.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    ensure!(arguments.is_empty(), "tidy takes no arguments");
    let path = workspace::root().join("xtask/tidy.tsv");
    let mut explained = Explained::read(&path)?;
    let mut breaches = order::check()?;
    breaches.extend(sources::check()?);
    breaches.extend(facade::check()?);
    let all = breaches.len();
    breaches.retain(|violation| !explained.explains(&violation.subject, &violation.text));
    for Violation {
        subject,
        text,
        line,
    } in &breaches
    {
        let place = line.map(|line| format!(":{line}")).unwrap_or_default();
        println!("{subject}{place}\t{text}");
    }
    let stale = explained.unused();
    for line in &stale {
        println!("{}: explains nothing: {line}", path.display());
    }
    let explanations = all - breaches.len();
    println!(
        "{} breaches, {explanations} explained; {} lines explain nothing",
        breaches.len(),
        stale.len()
    );
    Ok(match breaches.is_empty() && stale.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}
