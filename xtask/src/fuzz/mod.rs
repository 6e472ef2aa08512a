//! `fuzz`: runs mutated inputs through Terrace and MLIR, and classifies the differences. `fuzz-against-upstream`: does
//! the same with randomly generated modules and pipelines ([`generated`]).
//!
//! Mutant N of a seed is always the same, and so is module N. Each implementation runs in a separate process that may
//! crash ([`sides`]). The module [`examine`] makes the comparisons, [`class`] defines the classes of differences, and
//! [`reduce`] reduces examples.

mod class;
mod examine;
mod generated;
mod inputs;
mod known;
mod options;
mod reduce;
mod report;
mod semantics;
mod sides;

use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::Result;

use crate::scope::Scope;
use crate::workspace;
use examine::Examiner;
use inputs::Stock;
use known::Known;
use options::Options;
use report::Report;

pub(crate) use semantics::{SERVE as SEMANTICS_SERVE, serve as serve_semantics};
pub(crate) use sides::{SERVE, serve};

/// Runs the subcommand. The exit status is a failure if an unknown difference is found.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let options = Options::parse(arguments)?;
    if options.semantics {
        return semantics::run(&options);
    }
    let scope = Scope::read()?;
    let known = Known::read(&workspace::root().join("xtask/fuzz/known.tsv"))?;
    let stock = Stock::read(&options.from)?;
    for_each(&options, &scope, known, |number, examiner, report| {
        one(number, &options, &stock, examiner, report)
    })
}

/// Runs `fuzz-against-upstream`. The exit status is that of [`run`].
pub(crate) fn run_generated(arguments: &[OsString]) -> Result<ExitCode> {
    let options = Options::parse(arguments)?;
    let scope = Scope::read()?;
    let known = Known::read(&workspace::root().join("xtask/fuzz/known.tsv"))?;
    for_each(&options, &scope, known, |number, examiner, report| {
        generated::one(number, &options, examiner, report)
    })
}

/// Calls `one` with each number, on as many threads as the options specify, and prints the results.
fn for_each(
    options: &Options,
    scope: &Scope,
    known: Known,
    one: impl Fn(u64, &mut Examiner<'_>, &Mutex<Report>) -> Result<()> + Sync,
) -> Result<ExitCode> {
    let report = Mutex::new(Report::new(known, options.end));
    let start = Instant::now();
    let (next, failed) = (AtomicU64::new(options.first), AtomicBool::new(false));
    let work = || -> Result<()> {
        let mut examiner = Examiner::new(scope)?;
        while !failed.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if options.last.is_some_and(|last| number > last)
                || options.end.is_some_and(|end| Instant::now() >= end)
            {
                break;
            }
            one(number, &mut examiner, &report)?;
        }
        Ok(())
    };
    thread::scope(|threads| {
        let workers: Vec<_> = (0..options.jobs)
            .map(|_| {
                threads.spawn(|| {
                    let result = work();
                    if result.is_err() {
                        failed.store(true, Ordering::Relaxed);
                    }
                    result
                })
            })
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("a thread does not panic"))
    })?;
    let report = report.into_inner().expect("no thread panicked");
    report.show(options, start.elapsed())
}

/// Generates a mutant and examines it. An input is examined unchanged before its first mutant is generated.
fn one(
    number: u64,
    options: &Options,
    stock: &Stock,
    examiner: &mut Examiner<'_>,
    report: &Mutex<Report>,
) -> Result<()> {
    let locked = || report.lock().expect("no thread panicked");
    let mut random = stock.random(options.seed, number);
    let Some(origin) = stock.pick(&mut random) else {
        return Ok(());
    };
    let generic = {
        let mut looked_at = origin.generic.lock().expect("no thread panicked");
        match &*looked_at {
            Some(generic) => generic.clone(),
            None => {
                let generic = match examiner.is_foreign(&origin.text) {
                    true => None,
                    false => {
                        let outcome =
                            examiner.examine(&origin.as_it_is(), &examiner.all_steps())?;
                        let same = outcome.findings.is_empty() && !outcome.upstream_hung;
                        let generic = outcome.generic.clone().unwrap_or_default();
                        let foreign = examiner.is_foreign_generic(&generic);
                        if !foreign {
                            report::add(report, &origin.name, outcome, examiner)?;
                        }
                        (same && !foreign).then_some(generic)
                    }
                };
                *looked_at = Some(generic.clone());
                generic
            }
        }
    };
    // If the input itself shows a difference, so do its mutants. If MLIR does not terminate on the input, it does not
    // terminate on the mutants.
    let Some(generic) = generic else {
        locked().passed_over += 1;
        return Ok(());
    };
    let input = stock.mutant(origin, &generic, &mut random);
    if examiner.is_foreign(&input.text) {
        locked().passed_over += 1;
        return Ok(());
    }
    let outcome = examiner.examine(&input, &examiner.some_steps(&mut random))?;
    report::add(
        report,
        &format!("{} mutant {number}", origin.name),
        outcome,
        examiner,
    )
}
