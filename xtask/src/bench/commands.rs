//! Measures whole commands: `terrace opt` and mlir-opt from start to end, with verification after each pass.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use terrace_transforms::BUNDLE;
use terrace_upstream::{process_peak, process_time};

use super::{LOWERING, Options, per};
use crate::workload::{Kind, Workload};
use crate::{table, workspace};

/// The command that reads, verifies and prints a module.
const OPT: &str = "opt";

/// Returns a table with a row for reading and printing, one for all passes of the lowering, and one for each pass that
/// does not depend on a dialect: the best of `repeat` runs of each program, in turn, and the memory of one.
pub(super) fn table(
    kind: Kind,
    workload: &Workload,
    repeat: usize,
    options: &Options,
) -> Result<String> {
    let mut rows = Vec::new();
    let wanted: Vec<(String, Vec<String>)> = commands(kind)
        .into_iter()
        .filter(|(name, _)| options.wants(name))
        .collect();
    if wanted.is_empty() {
        return Ok(String::new());
    }
    let directory = tempfile::tempdir()?;
    let file = directory.path().join("input.mlir");
    fs::write(&file, &workload.text)?;
    let programs = Programs::new(options.program.as_deref())?;
    rows.push(
        [
            "whole command",
            "mlir-opt",
            "terrace",
            "ratio",
            "mlir-opt",
            "terrace",
        ]
        .map(str::to_owned)
        .to_vec(),
    );
    for (name, flags) in wanted {
        let [theirs, ours] = [
            programs.upstream(&file, &flags),
            programs.terrace(&file, &flags),
        ];
        let mut best = [Duration::MAX; 2];
        let mut run = || -> Result<()> {
            for _ in 0..repeat {
                for ((program, arguments), best) in [&theirs, &ours].into_iter().zip(&mut best) {
                    *best = process_time(program, arguments)?.min(*best);
                }
            }
            Ok(())
        };
        // MLIR's inliner, for instance, ends with an error on some inputs.
        if run().is_err() {
            rows.push(vec![name, "fails".to_owned()]);
            continue;
        }
        let [their_time, our_time] = best.map(|time| per(time, workload.size));
        let mut row = vec![
            name,
            format!("{their_time:.0} ns"),
            format!("{our_time:.0} ns"),
            format!("{:.1}x", their_time / our_time),
        ];
        for (program, arguments) in [&theirs, &ours] {
            let peak = process_peak(program, arguments).context("no memory was measured")?;
            row.push(format!("{:.0} MiB", peak as f64 / f64::from(1 << 20)));
        }
        rows.push(row);
    }
    Ok(format!("\n{}", table::render(&rows)))
}

/// The commands, each with its name and its flags.
fn commands(kind: Kind) -> Vec<(String, Vec<String>)> {
    let flag = |pass: &str| format!("--{pass}");
    let named = |name: &str, flags: Vec<String>| (format!("{OPT} {name}"), flags);
    let mut all = vec![
        (OPT.to_owned(), Vec::new()),
        named("generic", vec![flag("mlir-print-op-generic")]),
        named(LOWERING, kind.passes().into_iter().map(flag).collect()),
    ];
    // A pass that prints a report is measured by none of its work.
    let passes = BUNDLE
        .passes
        .iter()
        .filter(|pass| pass.name != "print-op-stats");
    all.extend(passes.map(|pass| named(pass.name, vec![flag(pass.name)])));
    all
}

/// The two programs.
struct Programs {
    upstream: PathBuf,
    terrace: PathBuf,
}

impl Programs {
    fn new(program: Option<&Path>) -> Result<Self> {
        Ok(Programs {
            upstream: workspace::llvm_program("mlir-opt"),
            terrace: match program {
                Some(program) => program.canonicalize()?,
                None => workspace::build_terrace()?,
            },
        })
    }

    fn upstream(&self, file: &Path, flags: &[String]) -> (&Path, Vec<OsString>) {
        (&self.upstream, arguments(&[], file, flags))
    }

    fn terrace(&self, file: &Path, flags: &[String]) -> (&Path, Vec<OsString>) {
        (&self.terrace, arguments(&[OPT], file, flags))
    }
}

/// The arguments of a command that uses one thread.
fn arguments(first: &[&str], file: &Path, flags: &[String]) -> Vec<OsString> {
    let first = first.iter().copied().map(OsStr::new);
    let flags = flags.iter().map(OsStr::new);
    let all = first
        .chain([file.as_os_str(), OsStr::new("--mlir-disable-threading")])
        .chain(flags);
    all.map(OsStr::to_owned).collect()
}
