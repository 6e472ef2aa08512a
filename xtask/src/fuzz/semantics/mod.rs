//! `fuzz --semantics`: generates random programs with a defined meaning, and compares their output before and after
//! passes.
//!
//! A program ([`terrace_generate::program`]) is lowered both directly and after pipelines of passes ([`mod@passes`]),
//! and run each time ([`mod@run`]) with poison made visible ([`mod@poison`]). The module [`mod@examine`] makes the
//! comparisons. Half of the programs also run in a form in which operations cannot know their operands
//! ([`mod@opaque`]). Findings are reduced ([`mod@reduce`]) and written to `target/fuzz-semantics`.
//!
//! Floats are compared exactly, except that all NaNs are equal. If the first line of the program states that its floats
//! are approximations, the comparison is approximate ([`values`]).

mod evaluate;
mod examine;
mod opaque;
mod passes;
mod poison;
mod reduce;
mod run;
mod values;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, BufReader, BufWriter};
use std::path::Path;
use std::process::{ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use terrace_generate::damage::generic::operations;

use super::options::Options;
use crate::worker::{Worker, read_frame, write_frame};
use crate::{table, workspace};
use examine::{Counts, Finding, Kind, examine};
use run::Runner;

/// The subcommand that examines programs.
pub(crate) const SERVE: &str = "fuzz-semantics-side";
/// The time limit of a program with all its findings. A program usually takes less than a second.
const PATIENCE: Duration = Duration::from_secs(600);
/// The maximum number of findings per kind and pass that are reduced.
const SMALL: usize = 12;

/// The counts and the findings.
#[derive(Default)]
struct Report {
    programs: usize,
    counts: Counts,
    /// The findings, keyed by kind, pass and operations.
    found: BTreeMap<(Kind, String, String), (usize, u64, Finding)>,
    /// The number of findings, keyed by kind and pass. Includes findings that are not reduced.
    of_pass: BTreeMap<(Kind, String), usize>,
}

/// Runs the subcommand. The exit status is a failure if an error is found.
pub(super) fn run(options: &Options) -> Result<ExitCode> {
    let folder = workspace::target().join("fuzz-semantics");
    let folder = options.save.clone().unwrap_or(folder);
    fs::create_dir_all(&folder)?;
    let report = Mutex::new(Report::default());
    let next = AtomicU64::new(options.first);
    let start = Instant::now();
    thread::scope(|threads| {
        let workers: Vec<_> = (0..options.jobs)
            .map(|_| threads.spawn(|| work(options, &next, &report, &folder)))
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("a thread does not panic"))
    })?;
    let report = report.into_inner().expect("no thread panicked");
    report.show(start.elapsed())
}

fn work(options: &Options, next: &AtomicU64, report: &Mutex<Report>, folder: &Path) -> Result<()> {
    let passes = options.passes.join(",");
    let mut worker = None;
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if options.last.is_some_and(|last| number > last)
            || options.end.is_some_and(|end| Instant::now() >= end)
        {
            break;
        }
        let mut side: Worker = match worker.take() {
            Some(side) => side,
            None => Worker::start(&[SERVE], Path::new("."), Stdio::null())?,
        };
        let (seed, number_text) = (options.seed.to_string(), number.to_string());
        let seen = {
            let report = report.lock().expect("no thread panicked");
            let seen = report.of_pass.iter().filter(|(_, count)| **count >= SMALL);
            seen.map(|((kind, pass), _)| format!("{}:{pass}", kind.name()))
                .collect::<Vec<_>>()
                .join(",")
        };
        // Findings are not reduced after the time limit.
        let left = options.end.map_or(PATIENCE / 2, |end| {
            end.saturating_duration_since(Instant::now())
        });
        let left = if options.rough { Duration::ZERO } else { left };
        let left = left.as_secs().to_string();
        let answer = side.ask(&[&seed, &number_text, &passes, &seen, &left], PATIENCE);
        let Ok(answer) = answer else {
            let end = side.stop()?;
            bail!("program {number} of seed {seed}: the worker ended: {end}");
        };
        worker = Some(side);
        let mut report = report.lock().expect("no thread panicked");
        report.add(number, options.seed, &answer, folder)?;
    }
    if let Some(worker) = worker {
        worker.stop()?;
    }
    Ok(())
}

/// The number of figures at the beginning of an answer. `FIELDS` is the number of texts per finding.
const FIGURES: usize = 5;
const FIELDS: usize = 5;

/// Examines programs until standard input ends.
pub(crate) fn serve() -> Result<ExitCode> {
    let runner = Runner::new();
    let mut input = BufReader::new(io::stdin().lock());
    let mut output = BufWriter::new(io::stdout().lock());
    while let Some(request) = read_frame(&mut input)? {
        let [seed, number, names, seen, left] = &request[..] else {
            bail!(
                "a request is a seed, a number, passes, what need not be made small, and seconds"
            );
        };
        let end = Instant::now() + Duration::from_secs(left.parse()?);
        let names: Vec<String> = names
            .split(',')
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect();
        let passes = passes::passes(&names);
        let (seed, number) = (seed.parse()?, number.parse()?);
        let (counts, findings) = examine(&runner, seed, number, &passes)?;
        let figures = [
            counts.compared,
            counts.unchanged,
            counts.runs,
            counts.refused,
            counts.not_lowered,
        ];
        let mut answer: Vec<String> = figures.iter().map(usize::to_string).collect();
        for finding in findings {
            let name = format!("{}:{}", finding.kind.name(), finding.pass());
            let enough = seen.split(',').any(|seen| seen == name) || Instant::now() >= end;
            let finding = match enough {
                true => finding,
                false => reduce::reduced(&runner, finding, end)?,
            };
            let size = if enough { "as found" } else { "small" };
            answer.extend([
                finding.kind.name().to_owned(),
                finding.pipeline.join("|"),
                finding.detail.clone(),
                finding.text.clone(),
                size.to_owned(),
            ]);
        }
        let texts: Vec<&str> = answer.iter().map(String::as_str).collect();
        write_frame(&mut output, &texts)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the characteristic operations of a program.
fn operations_of(text: &str) -> String {
    const DULL: [&str; 10] = [
        "builtin.module",
        "func.func",
        "func.return",
        "func.call",
        "arith.constant",
        "vector.print",
        "memref.alloc",
        "return",
        "module",
        "call",
    ];
    let mut names = BTreeSet::new();
    for operation in operations(text) {
        names.insert(text[operation.name.clone()].trim_matches('"').to_owned());
    }
    // In the custom form, a name is a word that contains a dot.
    for line in text.lines() {
        let rest = line
            .split_once(" = ")
            .map_or(line, |(_, rest)| rest)
            .trim_start();
        let word = rest.split([' ', '(', '<']).next().unwrap_or_default();
        if word.contains('.') && word.starts_with(|c: char| c.is_ascii_lowercase()) {
            names.insert(word.to_owned());
        }
    }
    names.retain(|name| !DULL.contains(&name.as_str()));
    let mut names: Vec<String> = names.into_iter().collect();
    names.truncate(6);
    names.join(" ")
}

impl Report {
    fn add(&mut self, number: u64, seed: u64, answer: &[String], folder: &Path) -> Result<()> {
        self.programs += 1;
        let (figures, findings) = answer
            .split_at_checked(FIGURES)
            .context("an answer without figures")?;
        let figure = |index: usize| -> Result<usize> { Ok(figures[index].parse()?) };
        self.counts.compared += figure(0)?;
        self.counts.unchanged += figure(1)?;
        self.counts.runs += figure(2)?;
        self.counts.refused += figure(3)?;
        self.counts.not_lowered += figure(4)?;
        for fields in findings.chunks_exact(FIELDS) {
            let [kind, pipeline, detail, text, size] = fields else {
                continue;
            };
            let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
            let finding = Finding {
                kind: kind.context("no such kind")?,
                pipeline: pipeline
                    .split('|')
                    .filter(|pass| !pass.is_empty())
                    .map(str::to_owned)
                    .collect(),
                detail: detail.clone(),
                text: text.clone(),
            };
            let pass = finding.pass().to_owned();
            *self
                .of_pass
                .entry((finding.kind, pass.clone()))
                .or_default() += 1;
            let operations = match (size.as_str(), finding.kind) {
                ("small", Kind::Pass | Kind::Invalid | Kind::Lower | Kind::NotLlvm) => {
                    format!("{} {}", examine::general(detail), operations_of(text))
                }
                ("small", _) => operations_of(text),
                _ => continue,
            };
            let key = (finding.kind, finding.passes(), operations);
            if let Some((count, ..)) = self.found.get_mut(&key) {
                *count += 1;
                continue;
            }
            let file = save(folder, seed, number, self.found.len(), &finding)?;
            println!(
                "{} {}: {}: {} ({file})",
                key.0.name(),
                key.1,
                key.2,
                detail.lines().next().unwrap_or_default()
            );
            self.found.insert(key, (1, number, finding));
        }
        Ok(())
    }

    fn show(&self, time: Duration) -> Result<ExitCode> {
        let mut rows = vec![
            ["n", "kind", "pass", "operations", "program"]
                .map(str::to_owned)
                .to_vec(),
        ];
        for ((kind, pass, operations), (count, number, _)) in &self.found {
            rows.push(vec![
                count.to_string(),
                kind.name().to_owned(),
                pass.clone(),
                operations.clone(),
                number.to_string(),
            ]);
        }
        if !self.found.is_empty() {
            println!();
            print!("{}", table::render(&rows));
            println!();
            for ((kind, pass), count) in &self.of_pass {
                println!("{count} of {} {pass}", kind.name());
            }
        }
        let seconds = time.as_secs_f64();
        println!(
            "{} programs in {seconds:.0} s, {} comparisons of a program with itself after passes ({:.0} a second), {} of them unchanged, {} runs",
            self.programs,
            self.counts.compared,
            self.counts.compared as f64 / seconds,
            self.counts.unchanged,
            self.counts.runs,
        );
        println!(
            "{} pipelines rejected, {} not lowered afterwards; {} findings in {} classes",
            self.counts.refused,
            self.counts.not_lowered,
            self.of_pass.values().sum::<usize>(),
            self.found.len()
        );
        Ok(match self.of_pass.is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        })
    }
}

/// Writes a program to a file. The first line explains how to reproduce the error.
fn save(folder: &Path, seed: u64, number: u64, index: usize, finding: &Finding) -> Result<String> {
    let name = format!(
        "{:03}-{}-{}.mlir",
        index,
        finding.kind.name(),
        finding.pass()
    );
    let file = folder.join(&name);
    let passes = match finding.pipeline.is_empty() {
        true => String::new(),
        false => {
            let registry = terrace::pass_registry();
            let nested: Vec<String> = finding
                .pipeline
                .iter()
                .map(|pass| {
                    let pass = run::nested(&registry, pass);
                    pass.trim_start_matches("builtin.module(")
                        .strip_suffix(')')
                        .unwrap_or(&pass)
                        .to_owned()
                })
                .collect();
            format!(
                "terrace opt --pass-pipeline='builtin.module({})' | ",
                nested.join(",")
            )
        }
    };
    let approximate = finding
        .text
        .lines()
        .next()
        .filter(|line| line.starts_with("//"));
    let text = format!(
        "{}// {passes}terrace lower | lli\n// {}: {}\n// --seed {seed} --only {number}\n{}\n",
        approximate.map_or(String::new(), |line| format!("{line}\n")),
        finding.kind.name(),
        finding.detail.lines().next().unwrap_or_default(),
        finding
            .text
            .trim_start_matches(terrace_generate::program::TOLERANT)
            .trim_start()
    );
    fs::write(&file, text)?;
    Ok(name)
}
