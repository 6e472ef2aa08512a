//! Parses the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use lexopt::{Arg, Parser, ValueExt};

use crate::workspace;

/// The default number of inputs per thousand that only one implementation may reject, or that both may reject with
/// different errors, for unknown reasons.
const ALLOWANCE: usize = 5;

/// The options of a run.
pub(super) struct Options {
    /// The time at which the run ends, even if inputs remain.
    pub(super) end: Option<Instant>,
    /// The number of the first mutant.
    pub(super) first: u64,
    /// The number of the last mutant.
    pub(super) last: Option<u64>,
    /// The seed from which the mutants are generated.
    pub(super) seed: u64,
    /// The number of inputs per thousand that may be rejected differently.
    pub(super) allowance: usize,
    /// The number of inputs examined in parallel.
    pub(super) jobs: usize,
    /// Files and folders that contain the inputs.
    pub(super) from: Vec<PathBuf>,
    /// The passes that run on modules. Empty for all passes.
    pub(super) passes: Vec<String>,
    /// The folder for examples.
    pub(super) save: Option<PathBuf>,
    /// True if programs are run before and after passes, instead of comparing texts with upstream's.
    pub(super) semantics: bool,
    /// True if findings are not reduced.
    pub(super) rough: bool,
    /// True if known differences are also shown.
    pub(super) known: bool,
}

impl Options {
    /// Parses the arguments of the subcommand.
    pub(super) fn parse(arguments: &[OsString]) -> Result<Self> {
        let mut options = Self {
            end: None,
            first: 0,
            last: None,
            seed: 1,
            allowance: ALLOWANCE,
            jobs: thread::available_parallelism().map_or(1, usize::from),
            from: Vec::new(),
            passes: Vec::new(),
            save: None,
            semantics: false,
            rough: false,
            known: false,
        };
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("seconds") => {
                    let seconds = Duration::from_secs(parser.value()?.parse()?);
                    options.end = Some(Instant::now() + seconds);
                }
                Arg::Long("mutants" | "modules" | "programs") => {
                    let count: u64 = parser.value()?.parse()?;
                    options.last = Some(count.saturating_sub(1));
                }
                Arg::Long("only") => {
                    options.first = parser.value()?.parse()?;
                    options.last = Some(options.first);
                }
                Arg::Long("allowance") => options.allowance = parser.value()?.parse()?,
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Long("jobs") | Arg::Short('j') => {
                    options.jobs = parser.value()?.parse::<usize>()?.max(1);
                }
                Arg::Long("from") => {
                    options.from.extend(parser.values()?.map(PathBuf::from));
                }
                Arg::Long("passes") => {
                    let names = parser.value()?.string()?;
                    options.passes.extend(names.split(',').map(str::to_owned));
                }
                Arg::Long("save") => options.save = Some(parser.value()?.into()),
                Arg::Long("rough") => options.rough = true,
                Arg::Long("semantics") => options.semantics = true,
                Arg::Long("known") => options.known = true,
                other => return Err(other.unexpected().into()),
            }
        }
        if options.end.is_none() && options.last.is_none() {
            options.end = Some(Instant::now() + Duration::from_secs(60));
        }
        if options.from.is_empty() {
            options.from = workspace::tests()?;
        }
        Ok(options)
    }
}
