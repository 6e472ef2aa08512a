//! Measures each dialect-independent pass on the module that was read.

use std::time::Duration;

use anyhow::Result;
use terrace_transforms::BUNDLE;
use terrace_upstream::cpu_time;

use super::engine::Engine;
use super::{Options, per};
use crate::table;
use crate::workload::Workload;

/// Returns a table with one row per pass: the best of `repeat` runs, each on a separate module. Passes that print do so
/// on standard error.
pub(super) fn table(
    engines: &[Box<dyn Engine>],
    workload: &Workload,
    repeat: usize,
    options: &Options,
) -> Result<String> {
    let mut header = vec!["pass".to_owned(), "per".to_owned()];
    header.extend(engines.iter().map(|engine| engine.name().to_owned()));
    header.extend(engines.iter().skip(1).map(|_| "ratio".to_owned()));
    let mut rows = vec![header];
    for pass in BUNDLE.passes.iter().filter(|pass| options.wants(pass.name)) {
        let mut best = vec![Duration::MAX; engines.len()];
        for _ in 0..repeat {
            for (engine, best) in engines.iter().zip(&mut best) {
                *best = time(engine.as_ref(), workload, pass.name)?.min(*best);
            }
        }
        let times: Vec<f64> = best.iter().map(|time| per(*time, workload.size)).collect();
        let mut row = vec![pass.name.to_owned(), "op".to_owned()];
        row.extend(times.iter().map(|time| format!("{time:.0} ns")));
        let ratios = times.iter().skip(1).map(|ours| times[0] / ours);
        row.extend(ratios.map(|ratio| format!("{ratio:.1}x")));
        rows.push(row);
    }
    Ok(match rows.len() {
        1 => String::new(),
        _ => format!("\n{}", table::render(&rows)),
    })
}

/// Returns the processor time of one run.
fn time(engine: &dyn Engine, workload: &Workload, pass: &str) -> Result<Duration> {
    let mut time = Duration::MAX;
    engine.session(&mut |session| {
        session.parse(workload)?;
        let start = cpu_time();
        session.run_pass(pass)?;
        time = cpu_time().saturating_sub(start);
        Ok(())
    })?;
    Ok(time)
}
