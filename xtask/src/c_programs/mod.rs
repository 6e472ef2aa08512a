//! `c-programs`: compiles C programs to LLVM IR with clang, and runs them by `terrace run` and natively.
//!
//! Programs have two sources. A folder, such as GCC's execution tests (`gcc.c-torture/execute`), contains programs that
//! exit with 0 if they were compiled correctly. [csmith] generates programs that print a checksum of their variables.
//! Each program is compiled at each optimization level, and run both directly and after import into the LLVM dialect
//! and export ([`Form`]). [`mod@examine`] compares a run with the native one.
//!
//! [csmith]: https://github.com/csmith-project/csmith

mod examine;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use lexopt::{Arg, Parser, ValueExt};

use crate::{table, workspace};
use examine::{Class, Examiner, Form, Verdict};
use sources::Source;

/// The file that lists the programs that may be rejected, with the reason.
const REFUSED: &str = "xtask/ratchet/c-programs.tsv";

struct Options {
    program: Option<PathBuf>,
    suite: Option<PathBuf>,
    sample: Option<usize>,
    filter: Option<String>,
    csmith: usize,
    seed: u64,
    levels: Vec<String>,
    jobs: usize,
    save: Option<PathBuf>,
}

/// Runs the subcommand. The exit status is a failure if a program differs from its native run, or is rejected and not
/// listed in [`REFUSED`].
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let options = Options::parse(arguments)?;
    let program = match &options.program {
        Some(program) => program.canonicalize()?,
        None => workspace::build_terrace()?,
    };
    let examiner = Examiner::new(program)?;
    let sources = options.sources()?;
    let start = Instant::now();
    let report = Mutex::new(Report::new()?);
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        while let Some(source) = sources.get(next.fetch_add(1, Ordering::Relaxed)) {
            for level in &options.levels {
                let verdicts = examiner.examine(source, level, options.save.as_deref())?;
                let mut report = report.lock().expect("no thread panicked");
                report.add(&source.name, level, verdicts);
            }
        }
        Ok(())
    };
    thread::scope(|threads| {
        let workers: Vec<_> = (0..options.jobs).map(|_| threads.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("a thread does not panic"))
    })?;
    let report = report.into_inner().expect("no thread panicked");
    report.show(sources.len(), start.elapsed().as_secs_f64())
}

impl Options {
    fn parse(arguments: &[OsString]) -> Result<Options> {
        let mut options = Options {
            program: None,
            suite: None,
            sample: None,
            filter: None,
            csmith: 0,
            seed: 1,
            levels: vec!["O0".to_owned(), "O2".to_owned()],
            jobs: thread::available_parallelism().map_or(1, usize::from),
            save: None,
        };
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("program") => options.program = Some(parser.value()?.into()),
                Arg::Long("suite") => options.suite = Some(parser.value()?.into()),
                Arg::Long("sample") => options.sample = Some(parser.value()?.parse()?),
                Arg::Long("filter") => options.filter = Some(parser.value()?.string()?),
                Arg::Long("csmith") => options.csmith = parser.value()?.parse()?,
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Long("levels") => {
                    let levels = parser.value()?.string()?;
                    options.levels = levels.split(',').map(str::to_owned).collect();
                }
                Arg::Long("jobs") | Arg::Short('j') => {
                    options.jobs = parser.value()?.parse::<usize>()?.max(1);
                }
                Arg::Long("save") => options.save = Some(parser.value()?.into()),
                other => return Err(other.unexpected().into()),
            }
        }
        ensure!(
            options.suite.is_some() || options.csmith > 0,
            "--suite FOLDER or --csmith N is needed"
        );
        if let Some(folder) = &options.save {
            fs::create_dir_all(folder)?;
        }
        Ok(options)
    }

    fn sources(&self) -> Result<Vec<Source>> {
        let mut sources = match &self.suite {
            Some(folder) => sources::of_folder(folder)?,
            None => Vec::new(),
        };
        let count = self.sample.unwrap_or(sources.len()).min(sources.len());
        let all = sources.len();
        let mut number = 0..;
        // Spread the sample evenly, so that it contains programs of each kind. Names of similar programs are similar.
        sources.retain(|_| {
            number
                .next()
                .is_some_and(|n: usize| count > 0 && n * count / all != (n + 1) * count / all)
        });
        if let Some(filter) = &self.filter {
            sources.retain(|source| source.name.contains(filter));
            ensure!(!sources.is_empty(), "no program's name contains '{filter}'");
        }
        for number in 0..self.csmith {
            sources.extend(sources::by_csmith(self.seed, number)?);
        }
        Ok(sources)
    }
}

/// The counts of all classes, and the runs that differ from the native ones.
struct Report {
    /// The programs that may be rejected.
    known: BTreeSet<String>,
    counts: BTreeMap<(String, Form), BTreeMap<Class, usize>>,
    failures: Vec<String>,
}

impl Report {
    fn new() -> Result<Report> {
        let file = workspace::root().join(REFUSED);
        let text = fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        let known = rows.filter_map(|row| Some(row.split_once('\t')?.0.to_owned()));
        Ok(Report {
            known: known.collect(),
            counts: BTreeMap::new(),
            failures: Vec::new(),
        })
    }

    fn add(&mut self, name: &str, level: &str, verdicts: Vec<(Form, Verdict)>) {
        for (form, verdict) in verdicts {
            let counts = self.counts.entry((level.to_owned(), form)).or_default();
            *counts.entry(verdict.class).or_default() += 1;
            let is_known = verdict.class == Class::Refused && self.known.contains(name);
            if verdict.class.is_failure() && !is_known {
                let class = verdict.class.name();
                let detail = verdict.detail.replace('\n', " | ");
                println!("{class}: {name} -{level} {}: {detail}", form.name());
                self.failures.push(name.to_owned());
            }
        }
    }

    fn show(&self, programs: usize, seconds: f64) -> Result<ExitCode> {
        let mut header = vec!["level".to_owned(), "form".to_owned()];
        header.extend(Class::ALL.map(|class| class.name().to_owned()));
        let mut rows = vec![header];
        for ((level, form), counts) in &self.counts {
            let mut row = vec![level.clone(), form.name().to_owned()];
            let count = |class| counts.get(&class).copied().unwrap_or_default();
            row.extend(Class::ALL.map(|class| count(class).to_string()));
            rows.push(row);
        }
        print!("\n{}", table::render(&rows));
        println!(
            "{programs} programs in {seconds:.0} s, {} runs with an unexpected end",
            self.failures.len()
        );
        Ok(match self.failures.is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        })
    }
}
