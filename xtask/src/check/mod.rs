//! `check-against-upstream`: compares Terrace with MLIR on the same inputs, byte for byte.

mod case;
pub(crate) mod compare;
mod session;
mod suite;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use anyhow::{Result, bail};
use lexopt::{Arg, Parser, ValueExt};

use crate::{table, workspace};
use case::Case;
use compare::{Comparison, Status};
use session::Session;

/// The start of the line of docs/differences.md that names a test file with an explained difference: `<!-- file: NAME
/// -->`.
const EXPLAINED: &str = "<!-- file: ";
/// The sections of docs/differences.md that name files whose text differs on purpose. The reasons: with MLIR's text the
/// program would compute something else or lose what its source states (D22), MLIR does not read its own text, or
/// MLIR's result is an accident (D23).
const ON_PURPOSE: [&str; 4] = [
    "\n## Right where MLIR is wrong\n",
    "\n## Properties that reach LLVM IR\n",
    "\n## What is printed is read back\n",
    "\n## Accidents are not imitated\n",
];

/// The maximum number of lines of a difference that are printed without `--full`.
const DIFF_LINES: usize = 60;

/// The lowering of programs, which both tools run pass by pass.
pub(crate) const PIPELINE: &[&str] = &[
    "convert-vector-to-scf",
    "lower-affine",
    "convert-scf-to-cf",
    "convert-vector-to-llvm",
    "convert-arith-to-llvm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm",
    "convert-arith-to-llvm",
    "convert-cf-to-llvm",
    "convert-index-to-llvm",
    "convert-math-to-llvm",
    "convert-ub-to-llvm",
    "reconcile-unrealized-casts",
];

struct Options {
    jobs: usize,
    /// True if all output is printed with locations.
    debug_info: bool,
    full: bool,
    program: Option<PathBuf>,
    paths: Vec<PathBuf>,
}

/// One comparison of a case. The name is that of its column.
struct Step {
    name: &'static str,
    comparison: Comparison,
}

/// Runs the subcommand. The exit status is a failure if any comparison differs.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    if suite::is_asked_for(arguments) {
        return suite::run(arguments);
    }
    let options = Options::parse(arguments)?;
    let paths = if options.paths.is_empty() {
        workspace::tests()?
    } else {
        options.paths
    };
    let mut cases = case::find(&paths)?;
    if options.debug_info {
        cases.retain(Case::prints_mlir);
    }
    if cases.is_empty() {
        bail!("no test files in {paths:?}");
    }
    let program = match options.program {
        Some(program) => program.canonicalize()?,
        None => workspace::build_terrace()?,
    };

    let debug_info = options.debug_info;
    let next = AtomicUsize::new(0);
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..options.jobs.min(cases.len()) {
            let sender = sender.clone();
            let (next, cases, program) = (&next, &cases, &program);
            scope.spawn(move || {
                let mut session = Session::new(program, debug_info);
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let steps = session.as_mut().map(|session| session.run(case));
                    let steps = match steps {
                        Ok(steps) => steps,
                        Err(error) => Err(anyhow::anyhow!("{error:#}")),
                    };
                    // The receiver outlives the scope.
                    let _ = sender.send((case.name.clone(), steps));
                }
            });
        }
    });
    drop(sender);

    let mut finished = BTreeMap::new();
    let differences = fs::read_to_string(workspace::root().join("docs/differences.md"))?;
    let sections = ON_PURPOSE.map(|title| {
        let rest = differences.split_once(title).map_or("", |(_, rest)| rest);
        rest.split_once("\n## ")
            .map_or(rest, |(section, _)| section)
    });
    for (name, steps) in results {
        let mut steps = steps?;
        let named = format!("{EXPLAINED}{name} -->");
        let is_explained = differences.contains(&named);
        let is_on_purpose = sections.iter().any(|section| section.contains(&named));
        for step in &mut steps {
            let status = &mut step.comparison.status;
            if is_explained && status.is_explainable()
                || is_on_purpose && *status == Status::Differs
            {
                *status = Status::Explained;
            }
        }
        finished.insert(name, steps);
    }
    report(&cases, &finished, options.full)
}

impl Options {
    fn parse(arguments: &[OsString]) -> Result<Self> {
        let mut options = Self {
            jobs: thread::available_parallelism().map_or(1, usize::from),
            debug_info: false,
            full: false,
            program: None,
            paths: Vec::new(),
        };
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("jobs") | Arg::Short('j') => {
                    options.jobs = parser.value()?.parse::<usize>()?.max(1);
                }
                Arg::Long("debuginfo") => options.debug_info = true,
                Arg::Long("full") => options.full = true,
                Arg::Long("program") => options.program = Some(parser.value()?.into()),
                Arg::Value(path) => options.paths.push(path.into()),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }
}

fn report(cases: &[Case], finished: &BTreeMap<String, Vec<Step>>, full: bool) -> Result<ExitCode> {
    print!("{}", tables(cases, finished));

    let mut counts = BTreeMap::<Status, usize>::new();
    for case in cases {
        for step in &finished[&case.name] {
            let Comparison { status, detail } = &step.comparison;
            *counts.entry(*status).or_default() += 1;
            if !status.is_equal() && !detail.is_empty() {
                println!("\n{} {}: {}", case.name, step.name, status.name());
                print_detail(detail, full);
            }
        }
    }

    let summary: Vec<String> = counts
        .iter()
        .map(|(status, count)| format!("{count} {}", status.name()))
        .collect();
    println!("\n{} files: {}", cases.len(), summary.join(", "));
    let equal = counts.keys().all(|status| status.is_equal());
    Ok(if equal {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Returns one table per set of columns.
fn tables(cases: &[Case], finished: &BTreeMap<String, Vec<Step>>) -> String {
    let mut tables: Vec<Vec<Vec<String>>> = Vec::new();
    for case in cases {
        let steps = &finished[&case.name];
        let mut header = vec!["file".to_owned()];
        header.extend(steps.iter().map(|step| step.name.to_owned()));
        let mut row = vec![case.name.clone()];
        row.extend(
            steps
                .iter()
                .map(|step| step.comparison.status.name().to_owned()),
        );
        match tables.iter_mut().find(|table| table[0] == header) {
            Some(table) => table.push(row),
            None => tables.push(vec![header, row]),
        }
    }
    let tables: Vec<String> = tables.iter().map(|rows| table::render(rows)).collect();
    tables.join("\n")
}

fn print_detail(detail: &str, full: bool) {
    let mut lines = detail.lines();
    let limit = if full { usize::MAX } else { DIFF_LINES };
    for line in lines.by_ref().take(limit) {
        println!("  {line}");
    }
    match lines.count() {
        0 => {}
        more => println!("  ... {more} more lines (--full)"),
    }
}
