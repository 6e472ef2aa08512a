//! `cargo xtask only-mlir`: generates `crates/session/src/only_mlir.tsv`, the table of features that only MLIR has.
//!
//! The names of dialects, passes and pipelines are those that `mlir-opt` lists, without MLIR's test dialects. The
//! choice of passes that lower a dialect is a matter of judgement, and no tool lists the attributes that the
//! translation to LLVM IR handles. Both are kept from the existing table.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};

use crate::workspace;

const TABLE: &str = "crates/session/src/only_mlir.tsv";

/// Writes the table.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    ensure!(arguments.is_empty(), "only-mlir takes no arguments");
    let path = workspace::root().join(TABLE);
    let old = fs::read_to_string(&path).context(TABLE)?;
    let kept: BTreeMap<&str, &str> = (old.lines())
        .filter_map(|line| line.strip_prefix("dialect\t")?.split_once('\t'))
        .collect();
    let (ours, ctx) = (terrace::pass_registry(), terrace::context());
    let attributes = old.lines().filter(|line| line.starts_with("attribute\t"));
    let mut rows: Vec<String> = attributes.map(str::to_owned).collect();
    let dialects = ask("--show-dialects")?;
    let (_, dialects) = dialects.trim().split_once(": ").context("no dialects")?;
    for name in dialects.split(',').filter(|name| !is_of_tests(name)) {
        if ctx.dialect(name).is_some() {
            rows.push(format!("shared\t{name}"));
            continue;
        }
        let passes = kept.get(name).map(|passes| format!("\t{passes}"));
        rows.push(format!("dialect\t{name}{}", passes.unwrap_or_default()));
    }
    // Passes are indented by six columns, their options by more.
    let help = ask("--help")?;
    let (passes, pipelines) = help.split_once("Pass Pipelines:").context("no pipelines")?;
    for (kind, text) in [("pass", passes), ("pipeline", pipelines)] {
        for line in text.lines() {
            let Some(flag) = line.strip_prefix("      --") else {
                continue;
            };
            let name = flag.split([' ', '=']).next().unwrap_or_default();
            if ours.named(name).is_none() {
                rows.push(format!("{kind}\t{name}"));
            }
        }
    }
    rows.sort_unstable();
    fs::write(&path, rows.join("\n") + "\n").context(TABLE)?;
    println!("{} rows in {TABLE}", rows.len());
    Ok(ExitCode::SUCCESS)
}

/// Returns true if a name contains the word `test`.
fn is_of_tests(name: &str) -> bool {
    name.split(['-', '_']).any(|word| word == "test")
}

/// Returns the output of `mlir-opt` with a flag.
fn ask(flag: &str) -> Result<String> {
    let output = Command::new(workspace::llvm_program("mlir-opt"))
        .arg(flag)
        .output()
        .context("cannot run mlir-opt")?;
    ensure!(output.status.success(), "mlir-opt {flag} fails");
    let text = match output.stdout.is_empty() {
        true => output.stderr,
        false => output.stdout,
    };
    String::from_utf8(text).context("mlir-opt printed no UTF-8")
}
