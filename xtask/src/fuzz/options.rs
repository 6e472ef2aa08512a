//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::thread;

use anyhow::Result;
use lexopt::{Arg, Parser, ValueExt};

use crate::workspace;

/// When it ends.
pub(super) enum Extent {
    /// After so much time.
    Seconds(u64),
    /// After this number of mutants.
    Mutants(u64),
}

/// What is asked for.
pub(super) struct Options {
    /// When it ends.
    pub(super) extent: Extent,
    /// Which mutants.
    pub(super) seed: u64,
    /// How many at once.
    pub(super) jobs: usize,
    /// Files and folders of inputs.
    pub(super) from: Vec<PathBuf>,
    /// Where examples go.
    pub(super) save: Option<PathBuf>,
    /// Whether known differences are shown as well.
    pub(super) known: bool,
}

impl Options {
    /// From the arguments of the subcommand.
    pub(super) fn parse(arguments: &[OsString]) -> Result<Self> {
        let mut options = Self {
            extent: Extent::Seconds(60),
            seed: 1,
            jobs: thread::available_parallelism().map_or(1, usize::from),
            from: Vec::new(),
            save: None,
            known: false,
        };
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("seconds") => options.extent = Extent::Seconds(parser.value()?.parse()?),
                Arg::Long("mutants") => options.extent = Extent::Mutants(parser.value()?.parse()?),
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Long("jobs") | Arg::Short('j') => {
                    options.jobs = parser.value()?.parse::<usize>()?.max(1);
                }
                Arg::Long("from") => {
                    options.from.extend(parser.values()?.map(PathBuf::from));
                }
                Arg::Long("save") => options.save = Some(parser.value()?.into()),
                Arg::Long("known") => options.known = true,
                other => return Err(other.unexpected().into()),
            }
        }
        if options.from.is_empty() {
            let tests = workspace::root().join("tests");
            options.from = ["filetests", "programs"]
                .map(|name| tests.join(name))
                .into();
        }
        Ok(options)
    }
}
