//! `instructions`: compares the cost of every phase in instructions with a committed file. Times would be noisy.
//!
//! For each kind of input, `xtask phases` runs once under callgrind. The program calls [`boundary`] between phases, and
//! callgrind then writes the number of instructions since the previous call.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, ensure};
use lexopt::{Arg, Parser, ValueExt};
use terrace_upstream::{count_all_threads, live_bytes};

use crate::bench::engine::{self, Engine};
use crate::bench::phases::Phase;
use crate::workload::{Kind, SEED, generate};
use crate::{table, workspace};

/// The subcommand that runs under callgrind.
pub(crate) const PHASES: &str = "phases";

/// The kinds of inputs that are checked.
const KINDS: [Kind; 6] = [
    Kind::Memref,
    Kind::Loops,
    Kind::Straightline,
    Kind::Cfg,
    Kind::ManyFuncs,
    Kind::Llvm,
];
/// The number of operations of each input.
const OPERATIONS: usize = 10_000;
/// The fraction by which a figure may exceed the committed one.
const TOLERANCE: f64 = 0.1;
/// The engine whose figures are checked.
const HELD: &str = "terrace";
/// The name of the row for the heap bytes after parsing.
const LIVE: &str = "live-bytes";

/// Settings of the C library that make the counts independent of the environment. With the defaults, one phase took 4 %
/// more in another folder: the address of a growing block determines if it is copied, and freed blocks are merged now
/// or in the next phase. With these settings, large blocks have separate pages and small ones are merged at once. The
/// string settings are needed because valgrind counts an instruction for every byte of a string instruction.
const TUNABLES: &str = "glibc.malloc.mmap_threshold=131072\
    :glibc.malloc.mxfast=0\
    :glibc.cpu.x86_rep_movsb_threshold=0x7fffffff\
    :glibc.cpu.x86_rep_stosb_threshold=0x7fffffff";

/// Figures per operation of the input, keyed by kind and phase.
type Figures = BTreeMap<(String, String), f64>;

struct Options {
    engine: String,
    kinds: Vec<Kind>,
    update: bool,
}

/// Runs the subcommand. Fails if a figure exceeds its committed one by too much.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let options = Options::parse(arguments)?;
    engine::find(&options.engine)?;
    let directory = tempfile::tempdir()?;
    let program = directory.path().join("xtask");
    strip(&env::current_exe()?, &program)?;
    let mut measured = Figures::new();
    for kind in &options.kinds {
        for (phase, figure) in measure(&program, *kind, &options.engine)? {
            measured.insert((kind.name().to_owned(), phase), figure);
        }
    }
    if options.engine != HELD {
        print!("{}", compare(&measured, &Figures::new(), &options.kinds).0);
        return Ok(ExitCode::SUCCESS);
    }

    let path = workspace::root().join("xtask/ratchet/instructions.tsv");
    let mut committed = read(&path)?;
    if options.update {
        committed.extend(measured);
        fs::create_dir_all(path.parent().context("the ratchet has a folder")?)?;
        fs::write(&path, write(&committed))?;
        println!("wrote {}", path.display());
        return Ok(ExitCode::SUCCESS);
    }
    let (table, worse) = compare(&measured, &committed, &options.kinds);
    print!("{table}");
    println!(
        "\n{worse} figures are more than {:.0} % worse than the committed ones",
        TOLERANCE * 100.0
    );
    Ok(if worse == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

impl Options {
    fn parse(arguments: &[OsString]) -> Result<Self> {
        let mut options = Self {
            engine: HELD.to_owned(),
            kinds: KINDS.to_vec(),
            update: false,
        };
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("engine") => options.engine = parser.value()?.string()?,
                Arg::Long("kinds") => {
                    let list = parser.value()?.string()?;
                    options.kinds = list.split(',').map(Kind::parse).collect::<Result<_>>()?;
                }
                Arg::Long("update") => options.update = true,
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }
}

/// Runs all phases of an input once, with a call of [`boundary`] before each phase and after the last one, and prints
/// the heap bytes after parsing. The arguments are the engine and the kind.
pub(crate) fn phases(arguments: &[OsString]) -> Result<ExitCode> {
    let names: Option<Vec<&str>> = arguments.iter().map(|argument| argument.to_str()).collect();
    let [engine, kind] = names.as_deref().unwrap_or_default() else {
        anyhow::bail!("{PHASES} takes an engine and a kind");
    };
    let engine: Box<dyn Engine> = engine::find(engine)?;
    let kind = Kind::parse(kind)?;
    let workload = generate(kind, OPERATIONS, SEED);
    count_all_threads();
    engine.session(&mut |session| {
        let before = live_bytes();
        let mut after = before;
        for phase in Phase::of(kind) {
            boundary();
            phase.run(session, &workload)?;
            if phase == Phase::Parse {
                after = live_bytes();
            }
        }
        boundary();
        println!("{} {}", workload.size, after.saturating_sub(before));
        Ok(())
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Makes callgrind write the cost of the previous phase. Callgrind finds the function by name.
#[inline(never)]
fn boundary() {
    std::hint::black_box(());
}

/// Copies a program without its debug information, which Debian 12's valgrind cannot read.
fn strip(from: &Path, to: &Path) -> Result<()> {
    let status = Command::new(workspace::llvm_program("llvm-strip"))
        .arg("--strip-debug")
        .arg("-o")
        .args([to, from])
        .status()
        .context("cannot run llvm-strip")?;
    ensure!(status.success(), "llvm-strip: {status}");
    Ok(())
}

/// Returns the figures of one kind, by phase.
fn measure(program: &Path, kind: Kind, engine: &str) -> Result<Vec<(String, f64)>> {
    let directory = tempfile::tempdir()?;
    let counts = directory.path().join("counts");
    let output = Command::new("valgrind")
        .args([
            "--tool=callgrind",
            "--quiet",
            "--dump-before=*instructions::boundary*",
        ])
        .arg(format!("--callgrind-out-file={}", counts.display()))
        .arg(program)
        .args([PHASES, engine, kind.name()])
        .env("GLIBC_TUNABLES", TUNABLES)
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run valgrind")?;
    ensure!(
        output.status.success(),
        "{} under valgrind: {}",
        kind.name(),
        output.status
    );
    let printed = String::from_utf8(output.stdout)?;
    let (size, bytes) = printed
        .trim()
        .split_once(' ')
        .context("no figures were printed")?;
    let (size, bytes): (f64, f64) = (size.parse()?, bytes.parse()?);

    let mut figures = vec![(LIVE.to_owned(), bytes / size)];
    for (index, phase) in Phase::of(kind).into_iter().enumerate() {
        // The first file ends at the first boundary, before the first phase.
        let file = directory.path().join(format!("counts.{}", index + 2));
        let text = fs::read_to_string(&file)
            .with_context(|| format!("no counts of {} {}", kind.name(), phase.name()))?;
        let total = text.lines().find_map(|line| line.strip_prefix("totals: "));
        let total = total.context("counts without a total")?.trim();
        figures.push((phase.name().to_owned(), total.parse::<f64>()? / size));
    }
    Ok(figures)
}

/// Returns a table of the figures next to the committed ones, and the number of figures that are worse or not
/// committed.
fn compare(measured: &Figures, committed: &Figures, kinds: &[Kind]) -> (String, usize) {
    let mut worse = 0;
    let header = ["input", "figure", "per op", "committed", "change"];
    let mut rows = vec![header.map(str::to_owned).to_vec()];
    for kind in kinds {
        let phases = Phase::of(*kind).into_iter().map(Phase::name);
        for name in phases.chain([LIVE]) {
            let key = (kind.name().to_owned(), name.to_owned());
            let Some(figure) = measured.get(&key) else {
                continue;
            };
            let mut row = vec![
                kind.name().to_owned(),
                name.to_owned(),
                format!("{figure:.1}"),
            ];
            match committed.get(&key) {
                Some(held) => {
                    // Figures are committed with one decimal.
                    let too_much = *figure > held * (1.0 + TOLERANCE) + 0.05;
                    worse += usize::from(too_much);
                    row.push(format!("{held:.1}"));
                    let change = (figure / held - 1.0) * 100.0;
                    let mark = if too_much { "  WORSE" } else { "" };
                    row.push(format!("{change:+.1} %{mark}"));
                }
                None => {
                    worse += 1;
                    row.extend(["-".to_owned(), "-".to_owned()]);
                }
            }
            rows.push(row);
        }
    }
    (table::render(&rows), worse)
}

/// Returns the committed figures, or no figures if the file does not exist yet.
fn read(path: &Path) -> Result<Figures> {
    let mut figures = Figures::new();
    let text = if path.exists() {
        fs::read_to_string(path)?
    } else {
        String::new()
    };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [kind, phase, figure] = fields[..] else {
            anyhow::bail!("{}: not three fields: {line}", path.display());
        };
        figures.insert((kind.to_owned(), phase.to_owned()), figure.parse()?);
    }
    Ok(figures)
}

fn write(figures: &Figures) -> String {
    let mut text = format!(
        "# Instructions per operation of the input, and heap bytes after parsing; {OPERATIONS} operations.\n\
         # Written by `cargo xtask instructions --update`.\n"
    );
    for ((kind, phase), figure) in figures {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{kind}\t{phase}\t{figure:.1}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(rows: &[(&str, f64)]) -> Figures {
        let key = |phase: &str| ("memref".to_owned(), phase.to_owned());
        rows.iter()
            .map(|(phase, figure)| (key(phase), *figure))
            .collect()
    }

    #[test]
    fn a_figure_may_be_ten_percent_worse() {
        let committed = figures(&[("verify", 100.0), ("print", 100.0), ("free", 0.0)]);
        let check = |rows: &[(&str, f64)], expect: usize| {
            let (table, worse) = compare(&figures(rows), &committed, &[Kind::Memref]);
            assert_eq!(worse, expect, "{table}");
        };
        check(&[("verify", 110.0), ("print", 50.0), ("free", 0.04)], 0);
        check(&[("verify", 110.1)], 1);
        check(&[("free", 1.0)], 1);
        // A figure without a committed counterpart is an error.
        check(&[("translate", 1.0)], 1);
    }

    #[test]
    fn committed_figures_are_read_as_written() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("figures.tsv");
        assert_eq!(read(&path).expect("no file is no figures"), Figures::new());
        let committed = figures(&[("verify", 100.5), ("print", 7.0)]);
        fs::write(&path, write(&committed)).expect("written");
        assert_eq!(read(&path).expect("read"), committed);
    }
}
