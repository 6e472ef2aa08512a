//! `bench`: measures the cost of every phase and of whole commands in Terrace and in upstream, alternating in one run.

mod budgets;
mod commands;
pub(crate) mod engine;
mod ours;
pub(crate) mod phases;
pub(crate) mod programs;
mod startup;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, ensure};
use lexopt::{Arg, Parser, ValueExt};
use terrace_upstream::count_all_threads;

use crate::table;
use crate::workload::{Kind, SEED, Workload, generate};
use engine::Engine;
use phases::{Figures, Phase};

/// The number of operations that all repetitions of an input process in total, unless `--repeat` sets the number of
/// repetitions.
const REPEATED_OPERATIONS: usize = 200_000;

/// The name of the row that sums up all passes.
const LOWERING: &str = "lowering";

struct Options {
    operations: Vec<usize>,
    kinds: Vec<Kind>,
    phases: Vec<String>,
    repeat: Option<usize>,
    seed: u64,
    program: Option<PathBuf>,
}

/// Runs the subcommand.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let options = Options::parse(arguments)?;
    let engines = engine::all();
    count_all_threads();
    println!(
        "Processor time on one thread, minimum of n runs. `live` is the number of heap bytes after parsing, without the \
         source text, which Terrace keeps. Upstream prints about 150 ns per operation slower through its C API than in \
         mlir-opt. Whole commands include the verification after each pass. Each budget is shown next to Terrace's time scaled to the machine on which the budgets were set."
    );
    if options.wants(startup::PHASE) {
        print!("\n{}", startup::table(options.program.as_deref())?);
    }
    for kind in &options.kinds {
        for operations in &options.operations {
            let workload = generate(*kind, *operations, options.seed);
            let repeat = options
                .repeat
                .unwrap_or_else(|| (REPEATED_OPERATIONS / operations).clamp(2, 10));
            let phases = options.needed(Phase::of(*kind));
            let mut figures = vec![Figures::default(); engines.len()];
            for _ in 0..repeat {
                for (engine, figures) in engines.iter().zip(&mut figures) {
                    figures.measure(engine.as_ref(), &phases, &workload)?;
                }
            }
            let report = Report {
                kind: *kind,
                workload: &workload,
                phases: &phases,
                figures: &figures,
                options: &options,
            };
            println!(
                "\n{}: {} operations, {:.1} bytes each, {} lowered; best of {repeat}",
                kind.name(),
                workload.size,
                workload.text.len() as f64 / workload.size as f64,
                figures[0].lowered
            );
            print!("{}", report.table(&engines));
            print!("{}", commands::table(*kind, &workload, repeat, &options)?);
        }
    }
    Ok(ExitCode::SUCCESS)
}

impl Options {
    /// Returns true if a row is shown: its name starts with one of the requested prefixes, or none were requested.
    fn wants(&self, name: &str) -> bool {
        let mut wanted = self.phases.iter();
        self.phases.is_empty() || wanted.any(|wanted| name.starts_with(wanted.as_str()))
    }

    /// Returns the phases up to the last one that is shown, including parsing.
    fn needed(&self, mut phases: Vec<Phase>) -> Vec<Phase> {
        let shown = |phase: &Phase| {
            let is_pass = matches!(phase, Phase::Pass(_));
            self.wants(phase.name()) || is_pass && self.wants(LOWERING)
        };
        let last = phases.iter().rposition(shown);
        phases.truncate(last.unwrap_or(0) + 1);
        phases
    }

    fn parse(arguments: &[OsString]) -> Result<Self> {
        let mut options = Self {
            operations: vec![10_000, 1_000_000],
            kinds: vec![Kind::Memref, Kind::Straightline, Kind::Cfg, Kind::ManyFuncs],
            phases: Vec::new(),
            repeat: None,
            seed: SEED,
            program: None,
        };
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("ops") => {
                    let list = parser.value()?.string()?;
                    options.operations =
                        list.split(',').map(str::parse).collect::<Result<_, _>>()?;
                    ensure!(!options.operations.contains(&0), "--ops 0 measures nothing");
                }
                Arg::Long("kinds") => {
                    let list = parser.value()?.string()?;
                    options.kinds = list.split(',').map(Kind::parse).collect::<Result<_>>()?;
                }
                Arg::Long("phases") => {
                    let list = parser.value()?.string()?;
                    options.phases = list.split(',').map(str::to_owned).collect();
                }
                Arg::Long("repeat") => {
                    options.repeat = Some(parser.value()?.parse::<usize>()?.max(1))
                }
                Arg::Long("program") => options.program = Some(parser.value()?.into()),
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }
}

/// The measurements of one input.
struct Report<'r> {
    kind: Kind,
    workload: &'r Workload,
    phases: &'r [Phase],
    /// Indexed by engine, upstream first.
    figures: &'r [Figures],
    options: &'r Options,
}

impl Report<'_> {
    fn table(&self, engines: &[Box<dyn Engine>]) -> String {
        let mut header = vec!["phase".to_owned(), "per".to_owned()];
        header.extend(engines.iter().map(|engine| engine.name().to_owned()));
        header.extend(engines.iter().skip(1).map(|_| "ratio".to_owned()));
        let speed = self.speed();
        if speed.is_some() {
            header.push("budget".to_owned());
        }
        let mut rows = vec![header];

        for (index, phase) in self.phases.iter().enumerate() {
            let times = self.figures.iter().map(|figures| figures.times[index]);
            self.row(&mut rows, phase.name(), phase.is_per_lowered(), times);
            if let (Some(speed), Some(budget)) = (speed, budgets::of(*phase))
                && self.options.wants(phase.name())
                && let (Some(ours), Some(row)) = (self.figures.last(), rows.last_mut())
            {
                let time = speed * per(ours.times[index], self.workload.size);
                row.push(format!("{time:.0} of {budget:.0} ns"));
            }
            let is_pass = |phase: &Phase| matches!(phase, Phase::Pass(_));
            let is_last = !self.phases.get(index + 1).is_some_and(is_pass);
            if is_pass(phase) && is_last {
                let first = self.phases.iter().position(is_pass).unwrap_or(index);
                let passes = first..=index;
                let sum = |figures: &Figures| figures.times[passes.clone()].iter().sum();
                let times: Vec<Duration> = self.figures.iter().map(sum).collect();
                self.row(&mut rows, LOWERING, false, times.iter().copied());
                self.row(&mut rows, LOWERING, true, times.iter().copied());
            }
        }
        let bytes: Vec<f64> = self
            .figures
            .iter()
            .map(|figures| figures.live_bytes as f64 / self.workload.size as f64)
            .collect();
        self.push(&mut rows, "live", "op", &bytes, "B");
        if speed.is_some()
            && self.options.wants("live")
            && let (Some(bytes), Some(row)) = (bytes.last(), rows.last_mut())
        {
            row.push(format!("{bytes:.0} of {:.0} B", budgets::LIVE_BYTES));
        }
        table::render(&rows)
    }

    /// Returns the speed of this machine relative to the machine on which the budgets were set, measured by upstream's
    /// reading. Returns `None` for inputs without budgets.
    fn speed(&self) -> Option<f64> {
        let then = budgets::upstream_parse(self.kind).filter(|_| {
            self.workload.size.abs_diff(budgets::OPERATIONS) < budgets::OPERATIONS / 100
        })?;
        let parse = self
            .phases
            .iter()
            .position(|phase| *phase == Phase::Parse)?;
        let now = self.figures.first()?.times.get(parse)?;
        Some(then / per(*now, self.workload.size))
    }

    fn row(
        &self,
        rows: &mut Vec<Vec<String>>,
        name: &str,
        per_lowered: bool,
        times: impl Iterator<Item = Duration>,
    ) {
        let nanoseconds: Vec<f64> = times
            .zip(self.figures)
            .map(|(time, figures)| {
                let per = if per_lowered {
                    figures.lowered
                } else {
                    self.workload.size
                };
                self::per(time, per)
            })
            .collect();
        let per = if per_lowered { "lowered op" } else { "op" };
        self.push(rows, name, per, &nanoseconds, "ns");
    }

    fn push(
        &self,
        rows: &mut Vec<Vec<String>>,
        name: &str,
        per: &str,
        figures: &[f64],
        unit: &str,
    ) {
        if !self.options.wants(name) {
            return;
        }
        let mut row = vec![name.to_owned(), per.to_owned()];
        row.extend(figures.iter().map(|figure| format!("{figure:.0} {unit}")));
        row.extend(
            figures
                .iter()
                .skip(1)
                .map(|ours| format!("{:.1}x", figures[0] / ours)),
        );
        rows.push(row);
    }
}

/// Returns the nanoseconds per item.
fn per(time: Duration, count: usize) -> f64 {
    time.as_nanos() as f64 / count.max(1) as f64
}
