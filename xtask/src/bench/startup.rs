//! Measures the cost of a whole process on an empty module.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use terrace_upstream::{process_peak, process_time};

use crate::{table, workspace};

/// The name among the phases.
pub(super) const PHASE: &str = "start-up";

/// The number of runs of each program. The median is shown.
const RUNS: usize = 15;

/// Returns one row per implementation. If `program` is `None`, builds Terrace.
pub(super) fn table(program: Option<&Path>) -> Result<String> {
    let directory = tempfile::tempdir()?;
    let file = directory.path().join("empty.mlir");
    fs::write(&file, "module {\n}\n")?;
    let terrace = match program {
        Some(program) => program.canonicalize()?,
        None => workspace::build_terrace()?,
    };
    let sides = [
        (
            "upstream",
            workspace::llvm_program("mlir-opt"),
            vec![file.as_os_str()],
        ),
        (
            "terrace",
            terrace,
            vec![OsStr::new("opt"), file.as_os_str()],
        ),
    ];

    let mut rows = vec![
        ["start-up, empty module", "processor", "peak"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for (name, program, arguments) in sides {
        let time = median(&program, &arguments)?;
        let peak = process_peak(&program, &arguments)?;
        rows.push(vec![
            name.to_owned(),
            format!("{:.1} ms", time.as_secs_f64() * 1e3),
            format!("{:.1} MiB", peak as f64 / f64::from(1 << 20)),
        ]);
    }
    Ok(table::render(&rows))
}

/// Returns the median of the processor times of [`RUNS`] runs.
fn median(program: &Path, arguments: &[&OsStr]) -> Result<Duration> {
    let mut times = Vec::new();
    for _ in 0..RUNS {
        times.push(process_time(program, arguments)?);
    }
    times.sort();
    Ok(times[RUNS / 2])
}
