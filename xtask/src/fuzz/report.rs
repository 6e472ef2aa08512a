//! Reports the findings.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::class::Class;
use super::examine::{Examiner, Finding, Outcome};
use super::known::Known;
use super::options::Options;
use super::reduce::reduced;
use crate::table;

/// The maximum number of lines that are printed of an example, and of the behaviour of both implementations.
const LINES: usize = 25;

/// The unit of the allowance. With fewer inputs, the allowance is that of this number of inputs.
const THOUSAND: usize = 1000;

/// The findings of a class.
struct Entry {
    count: usize,
    /// The input in which the class was first found.
    origin: String,
    example: Finding,
    reason: Option<String>,
}

/// The figures and the findings by class.
pub(super) struct Report {
    known: Known,
    /// The time from which examples are no longer reduced.
    end: Option<Instant>,
    /// The number of mutants that were not run, because of dialects that Terrace lacks or because the input itself
    /// shows a difference.
    pub(super) passed_over: usize,
    inputs: usize,
    accepted: usize,
    upstream_crashed: usize,
    unreadable: usize,
    steps: usize,
    classes: BTreeMap<Class, Entry>,
}

/// Adds the outcome of an input. Reduces the first example of an unknown class.
pub(super) fn add(
    report: &Mutex<Report>,
    origin: &str,
    outcome: Outcome,
    examiner: &mut Examiner<'_>,
) -> Result<()> {
    let locked = || report.lock().expect("no thread panicked");
    let mut new = Vec::new();
    {
        let mut report = locked();
        report.inputs += 1;
        report.accepted += usize::from(outcome.accepted);
        report.upstream_crashed += usize::from(outcome.upstream_crashed);
        report.unreadable += usize::from(outcome.unreadable);
        report.steps += outcome.steps;
        for finding in outcome.findings {
            if let Some(entry) = report.classes.get_mut(&finding.class) {
                entry.count += 1;
                continue;
            }
            let reason = report.known.reason(&finding).map(str::to_owned);
            let class = finding.class.clone();
            if reason.is_none() {
                new.push(class.clone());
            }
            let entry = Entry {
                count: 1,
                origin: origin.to_owned(),
                example: finding,
                reason,
            };
            report.classes.insert(class, entry);
        }
    }
    for class in new {
        if locked().end.is_some_and(|end| Instant::now() >= end) {
            break;
        }
        let example = locked().classes[&class].example.clone();
        let example = reduced(example, examiner)?;
        if let Some(entry) = locked().classes.get_mut(&class) {
            entry.example = example;
        }
    }
    Ok(())
}

impl Report {
    /// Returns an empty report.
    pub(super) fn new(known: Known, end: Option<Instant>) -> Self {
        Self {
            known,
            end,
            passed_over: 0,
            inputs: 0,
            accepted: 0,
            upstream_crashed: 0,
            unreadable: 0,
            steps: 0,
            classes: BTreeMap::new(),
        }
    }

    /// Prints the report.
    pub(super) fn show(&self, options: &Options, time: Duration) -> Result<ExitCode> {
        let mut shown: Vec<(&Class, &Entry)> = self
            .classes
            .iter()
            .filter(|(_, entry)| options.known || entry.reason.is_none())
            .collect();
        shown.sort_by_key(|(class, entry)| (class.kind, usize::MAX - entry.count));
        let mut rows = vec![
            ["", "n", "kind", "step", "what"]
                .map(str::to_owned)
                .to_vec(),
        ];
        for (index, (class, entry)) in shown.iter().enumerate() {
            rows.push(vec![
                format!("{}", index + 1),
                entry.count.to_string(),
                class.kind.name().to_owned(),
                class.step.clone(),
                class.signature.clone(),
            ]);
        }
        if let Some(folder) = &options.save {
            fs::create_dir_all(folder)?;
        }
        for (index, (class, entry)) in shown.iter().enumerate() {
            println!(
                "==== {} {}: {}",
                index + 1,
                class.kind.name(),
                class.signature
            );
            println!(
                "{}, {} times, {}",
                entry.example.step, entry.count, entry.origin
            );
            if let Some(reason) = &entry.reason {
                println!("known: {reason}");
            }
            print_some(&entry.example.input.text);
            println!("----");
            print_some(&entry.example.detail);
            if let Some(folder) = &options.save {
                save(folder, index + 1, class, entry)?;
            }
        }
        if !shown.is_empty() {
            println!();
            print!("{}", table::render(&rows));
            println!();
        }
        let known: usize = self
            .classes
            .values()
            .filter(|entry| entry.reason.is_some())
            .map(|entry| entry.count)
            .sum();
        let all: usize = self.classes.values().map(|entry| entry.count).sum();
        let new = self.classes.values().filter(|entry| entry.reason.is_none());
        println!(
            "{} inputs in {} s, {} accepted by both, {} steps compared; {} passed over",
            self.inputs,
            time.as_secs(),
            self.accepted,
            self.steps,
            self.passed_over,
        );
        println!(
            "{} crashed upstream; the text of {} is not read back by either side",
            self.upstream_crashed, self.unreadable
        );
        let (severe, others): (Vec<_>, Vec<_>) = new.partition(|entry| {
            let class = &entry.example.class;
            class.kind.is_severe()
        });
        println!(
            "{} differences of {} classes, and {known} known ones",
            all - known,
            severe.len() + others.len()
        );
        let refusals: usize = others.iter().map(|entry| entry.count).sum();
        let allowed = self.inputs.max(THOUSAND) * options.allowance / THOUSAND;
        let fails = !severe.is_empty() || refusals > allowed;
        Ok(if fails {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        })
    }
}

fn print_some(text: &str) {
    let mut lines = text.lines();
    for line in lines.by_ref().take(LINES) {
        println!("  {}", line.chars().take(240).collect::<String>());
    }
    match lines.count() {
        0 => {}
        more => println!("  ... {more} more lines"),
    }
}

fn save(folder: &Path, number: usize, class: &Class, entry: &Entry) -> Result<()> {
    let name = class.kind.name().replace(' ', "-");
    let file = folder.join(format!("{number:03}-{name}.mlir"));
    let allowed = entry.example.input.allow_unregistered;
    let why = format!(
        "{}\n{} (unregistered dialects allowed: {allowed})\n{}, {} times\n\n{}",
        class.signature, entry.example.step, entry.origin, entry.count, entry.example.detail
    );
    fs::write(file.with_extension("why"), why)?;
    fs::write(file, &entry.example.input.text)?;
    Ok(())
}
