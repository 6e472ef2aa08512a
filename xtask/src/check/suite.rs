//! `check-against-upstream --suite DIR`: compares Terrace with MLIR on MLIR's own test tree, piece by piece.

mod cache;
mod excluded;
mod figures;
mod pieces;
mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use tempfile::TempDir;

use super::compare::{Comparison, Status, both_done, compare, first_error_line};
use super::print_detail;
use super::session::with_debug_info;
use crate::process::{self, Run};
use crate::scope::Scope;
use crate::workspace;
use cache::Oracle;
use figures::{Class, Figures, Section};
use tree::{Piece, RunLine, Suite};

/// The number of pieces that the oracle processes at once.
const TOGETHER: usize = 24;

/// The name under which both Terrace and MLIR see every input.
const FILE: &str = "input.mlir";

/// The start of the line of docs/differences.md that names an explained difference: `<!-- suite: SECTION NAME -->`.
const EXPLAINED: &str = "<!-- suite: ";

struct Options {
    root: PathBuf,
    reserved: Option<PathBuf>,
    /// The suites to compare. `None` means all except the excluded ones.
    suites: Option<Vec<String>>,
    sections: Vec<Section>,
    list: Vec<Class>,
    filter: Option<String>,
    save: Option<PathBuf>,
    update: bool,
    full: bool,
    jobs: usize,
    program: Option<PathBuf>,
}

/// The result of comparing a piece.
struct Verdict {
    section: Section,
    class: Class,
    /// The flags for which the difference occurs.
    flags: Vec<String>,
    /// The text that both Terrace and MLIR saw.
    input: String,
    detail: String,
}

/// Returns true if the command line requests the test tree.
pub(super) fn is_asked_for(arguments: &[OsString]) -> bool {
    arguments.iter().any(|argument| {
        let argument = argument.to_string_lossy();
        argument == "--suite" || argument.starts_with("--suite=")
    })
}

/// Runs the subcommand. Fails if a figure is worse than its committed one.
pub(super) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let start = Instant::now();
    let options = Options::parse(arguments)?;
    let program = match &options.program {
        Some(program) => program.canonicalize()?,
        None => workspace::build_terrace()?,
    };
    let pieces = options.pieces()?;
    let checker = Checker::new(program, options.sections.clone())?;
    checker.ask_together(&pieces, options.jobs)?;
    let verdicts = checker.run_all(&pieces, options.jobs)?;

    let explained = explained(&workspace::root().join("docs/differences.md"))?;
    let mut figures = Figures::default();
    let mut compared = 0;
    for (piece, verdicts) in pieces.iter().zip(verdicts) {
        compared += usize::from(!verdicts.is_empty());
        for mut verdict in verdicts {
            if !options.sections.contains(&verdict.section) {
                continue;
            }
            let key = format!("{} {}", verdict.section.name(), piece.name);
            let is_different = !matches!(verdict.class, Class::Identical | Class::SameError);
            if is_different && explained.contains(&key) {
                verdict.class = Class::Explained;
            }
            figures.add(verdict.section, &piece.suite, verdict.class);
            if options.list.contains(&verdict.class) {
                options.show(piece, &verdict)?;
            }
        }
    }
    println!(
        "{} pieces, {compared} of them of our dialects, in {:.0} s\n",
        pieces.len(),
        start.elapsed().as_secs_f64()
    );
    print!("{}", figures.tables());
    if options.filter.is_some() || options.sections.len() < Section::ALL.len() {
        return Ok(ExitCode::SUCCESS);
    }
    options.hold(figures)
}

impl Options {
    fn parse(arguments: &[OsString]) -> Result<Self> {
        let mut options = Self {
            root: PathBuf::new(),
            reserved: None,
            suites: None,
            sections: Section::ALL.to_vec(),
            list: Vec::new(),
            filter: None,
            save: None,
            update: false,
            full: false,
            jobs: thread::available_parallelism().map_or(1, usize::from),
            program: None,
        };
        let list = |text: String| text.split(',').map(str::to_owned).collect::<Vec<_>>();
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("suite") => options.root = parser.value()?.into(),
                Arg::Long("reserved") => options.reserved = Some(parser.value()?.into()),
                Arg::Long("suites") => options.suites = Some(list(parser.value()?.string()?)),
                Arg::Long("sections") => {
                    let names = list(parser.value()?.string()?);
                    options.sections = names
                        .iter()
                        .map(|name| Section::parse(name))
                        .collect::<Result<_>>()?;
                }
                Arg::Long("list") => {
                    let names = list(parser.value()?.string()?);
                    options.list = names
                        .iter()
                        .map(|name| Class::parse(name))
                        .collect::<Result<_>>()?;
                }
                Arg::Long("filter") => options.filter = Some(parser.value()?.string()?),
                Arg::Long("save") => options.save = Some(parser.value()?.into()),
                Arg::Long("update") => options.update = true,
                Arg::Long("full") => options.full = true,
                Arg::Long("jobs") | Arg::Short('j') => {
                    options.jobs = parser.value()?.parse::<usize>()?.max(1);
                }
                Arg::Long("program") => options.program = Some(parser.value()?.into()),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }

    /// Returns all pieces of the suites. Each input occurs once per suite.
    fn pieces(&self) -> Result<Vec<Piece>> {
        let reserved: Vec<String> = match &self.reserved {
            Some(path) => {
                let text = fs::read_to_string(path)
                    .with_context(|| format!("cannot read {}", path.display()))?;
                text.lines().map(|line| line.trim().to_owned()).collect()
            }
            None => Vec::new(),
        };
        let mut pieces = Vec::new();
        let mut seen = BTreeSet::new();
        let suites = match &self.suites {
            Some(suites) => suites.clone(),
            None => excluded::without(tree::suites(&self.root)?)?,
        };
        for suite in &suites {
            for piece in tree::read(&self.root, &Suite { folder: suite }, &reserved)? {
                let filter = self.filter.as_deref().unwrap_or_default();
                if piece.name.contains(filter)
                    && seen.insert((piece.suite.clone(), piece.text.clone()))
                {
                    pieces.push(piece);
                }
            }
        }
        if pieces.is_empty() {
            bail!("no pieces in {}", self.root.display());
        }
        Ok(pieces)
    }

    fn show(&self, piece: &Piece, verdict: &Verdict) -> Result<()> {
        println!(
            "== {} (line {}) {} {}: {}",
            piece.name,
            piece.line,
            verdict.section.name(),
            verdict.flags.join(" "),
            verdict.class.name()
        );
        print_detail(&verdict.detail, self.full);
        println!();
        if let Some(folder) = &self.save {
            fs::create_dir_all(folder)?;
            let name = piece.name.replace(['/', '#'], "_");
            fs::write(folder.join(name + ".mlir"), &verdict.input)?;
        }
        Ok(())
    }

    /// Compares the figures with the committed ones, or commits the new figures.
    fn hold(&self, figures: Figures) -> Result<ExitCode> {
        let path = workspace::root().join("xtask/ratchet/suite.tsv");
        let committed = match fs::read_to_string(&path) {
            Ok(text) => Figures::read(&text).with_context(|| path.display().to_string())?,
            Err(_) => Figures::default(),
        };
        if self.update {
            fs::write(&path, figures.over(committed).write())?;
            println!("wrote {}", path.display());
            return Ok(ExitCode::SUCCESS);
        }
        let worse = figures.worse_than(&committed);
        for line in &worse {
            println!("worse than committed: {line}");
        }
        Ok(match worse.is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        })
    }
}

/// Returns the keys of explained differences: section and piece.
fn explained(path: &Path) -> Result<BTreeSet<String>> {
    let text =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let keys = text.lines().filter_map(|line| {
        let key = line.trim().strip_prefix(EXPLAINED)?;
        key.strip_suffix(" -->").map(str::to_owned)
    });
    Ok(keys.collect())
}

/// Calls `work` with each number below `count` and a separate folder, on as many threads as `jobs`. Returns the results
/// in order.
fn each<T: Send>(
    count: usize,
    jobs: usize,
    work: impl Fn(usize, &Path) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let next = AtomicUsize::new(0);
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..jobs.min(count) {
            let sender = sender.clone();
            let (next, work) = (&next, &work);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        break;
                    }
                    let result = TempDir::new()
                        .map_err(anyhow::Error::from)
                        .and_then(|folder| work(index, folder.path()));
                    // The receiver outlives the scope.
                    let _ = sender.send((index, result));
                }
            });
        }
    });
    drop(sender);
    let mut all = BTreeMap::new();
    for (index, result) in results {
        all.insert(index, result?);
    }
    Ok(all.into_values().collect())
}

/// Returns the flags that are needed to read a piece.
fn reading_flags(piece: &Piece) -> Vec<String> {
    let wanted = ["allow-unregistered-dialect", "no-implicit-module"].into_iter();
    let wanted = wanted.filter(|flag| piece.runs.iter().any(|run| run.has(flag)));
    wanted.map(|flag| format!("--{flag}")).collect()
}

/// Returns the flags, with the one that prints generic forms.
fn generic(flags: &[String]) -> Vec<String> {
    let mut flags = flags.to_vec();
    flags.push("--mlir-print-op-generic".to_owned());
    flags
}

/// Runs Terrace and MLIR, and compares them.
struct Checker {
    program: PathBuf,
    /// The requested sections. More sections may be compared.
    sections: Vec<Section>,
    oracle: Oracle,
    scope: Scope,
}

impl Checker {
    fn new(program: PathBuf, sections: Vec<Section>) -> Result<Self> {
        let oracle = Oracle::new(workspace::root().join(".cache/suite"))?;
        let scope = Scope::read()?;
        Ok(Self {
            program,
            sections,
            oracle,
            scope,
        })
    }

    fn run_all(&self, pieces: &[Piece], jobs: usize) -> Result<Vec<Vec<Verdict>>> {
        each(pieces.len(), jobs, |index, folder| {
            let piece = &pieces[index];
            self.run(piece, folder).with_context(|| piece.name.clone())
        })
    }

    /// Queries the oracle in advance for the outputs that will be needed, many at once.
    fn ask_together(&self, pieces: &[Piece], jobs: usize) -> Result<()> {
        let mut questions: BTreeMap<Vec<String>, Vec<&str>> = BTreeMap::new();
        for piece in pieces.iter().filter(|piece| !piece.wants_error) {
            let flags = reading_flags(piece);
            let mut all = vec![generic(&flags), flags.clone()];
            if self.scope.foreign_in_source(&piece.text).is_none() {
                all.push(with_debug_info(&flags));
                let own = piece.runs.iter().filter(|run| run.tool == "mlir-opt");
                all.extend(own.flat_map(|run| [run.flags.clone(), with_debug_info(&run.flags)]));
            }
            all.sort();
            all.dedup();
            for flags in all {
                questions.entry(flags).or_default().push(&piece.text);
            }
        }
        let batches = questions.iter().flat_map(|(flags, texts)| {
            let chunks = texts.chunks(TOGETHER);
            chunks.map(move |texts| (flags, texts))
        });
        let batches: Vec<_> = batches.collect();
        each(batches.len(), jobs, |index, folder| {
            let (flags, texts) = batches[index];
            self.oracle.run_together(flags, folder, FILE, texts)
        })?;
        Ok(())
    }

    /// Makes all comparisons of a piece. Makes none if the piece uses dialects that Terrace lacks.
    fn run(&self, piece: &Piece, folder: &Path) -> Result<Vec<Verdict>> {
        let mut verdicts = Vec::new();
        let flags = reading_flags(piece);
        let mut text = piece.text.clone();
        for _ in 0..CUTS {
            fs::write(folder.join(FILE), &text)?;
            let theirs = self.oracle.run("mlir-opt", &flags, folder, FILE, &text)?;
            let accepted = matches!(&theirs, Run::Done(output) if output.success);
            if accepted && self.sections == [Section::Unverified] {
                break;
            }
            if accepted {
                verdicts.extend(self.accepted(piece, &flags, &text, folder)?);
                break;
            }
            if !matches!(theirs, Run::Done(_)) || self.scope.foreign_in_source(&text).is_some() {
                break;
            }
            if verdicts.is_empty() {
                verdicts.extend(self.compare(Section::Text, &flags, &text, folder)?);
                verdicts.extend(self.diagnostics(piece, &text, folder)?);
                verdicts.extend(self.unverified(&flags, &text, folder)?);
            }
            // If the piece was valid in an earlier version of MLIR, keep the operations that are still valid.
            let Run::Done(output) = &theirs else { break };
            let shorter = first_error_line(&output.stderr)
                .filter(|_| !piece.wants_error)
                .and_then(|line| pieces::without_operation_at(&text, line));
            match shorter {
                Some(shorter) => text = shorter,
                None => break,
            }
        }
        Ok(verdicts)
    }

    fn accepted(
        &self,
        piece: &Piece,
        flags: &[String],
        text: &str,
        folder: &Path,
    ) -> Result<Vec<Verdict>> {
        let generic = generic(flags);
        let theirs = self.oracle.run("mlir-opt", &generic, folder, FILE, text)?;
        let Run::Done(output) = &theirs else {
            return Ok(Vec::new());
        };
        if self.scope.foreign_in_generic(&output.stdout).is_some() {
            return Ok(Vec::new());
        }
        let mut verdicts = Vec::new();
        let custom = self.compare(Section::Text, flags, text, folder)?;
        match custom {
            Some(verdict) if verdict.class == Class::Identical => {
                verdicts.extend(self.compare(Section::Text, &generic, text, folder)?);
            }
            verdict => verdicts.extend(verdict),
        }
        let locations = with_debug_info(flags);
        verdicts.extend(self.compare(Section::Locations, &locations, text, folder)?);
        if self.scope.foreign_attribute(&output.stdout).is_some() {
            return Ok(verdicts);
        }
        for run in &piece.runs {
            verdicts.extend(self.own_flags(run, flags, text, folder)?);
        }
        if text == piece.text {
            verdicts.extend(self.diagnostics(piece, text, folder)?);
        }
        Ok(verdicts)
    }

    /// Compares the output for a piece that only the verifier rejects.
    fn unverified(&self, flags: &[String], text: &str, folder: &Path) -> Result<Option<Verdict>> {
        let mut flags = flags.to_vec();
        flags.push("--mlir-very-unsafe-disable-verifier-on-parsing".to_owned());
        let theirs = self.oracle.run("mlir-opt", &flags, folder, FILE, text)?;
        let Run::Done(output) = &theirs else {
            return Ok(None);
        };
        let is_foreign = self.scope.foreign_in_generic(&output.stdout).is_some()
            || self.scope.foreign_attribute(&output.stdout).is_some();
        if !output.success || is_foreign {
            return Ok(None);
        }
        self.compare(Section::Unverified, &flags, text, folder)
    }

    /// Compares the diagnostics with those that the file expects, if its command lines request this. Compares exit
    /// status and output.
    fn diagnostics(&self, piece: &Piece, text: &str, folder: &Path) -> Result<Vec<Verdict>> {
        let mut verdicts = Vec::new();
        for run in piece.runs.iter().filter(|run| run.tool == "mlir-opt") {
            let Some(verifies) = &run.verifies else {
                continue;
            };
            let mut flags = run.flags.clone();
            flags.push(verifies.clone());
            let Some(ours) = self.ours("opt", &flags, folder)? else {
                continue;
            };
            let theirs = self.oracle.run("mlir-opt", &flags, folder, FILE, text)?;
            let comparison = match both_done(&ours, &theirs) {
                Ok((ours, theirs)) => {
                    let same = ours.success == theirs.success
                        && ours.stdout == theirs.stdout
                        && ours.stderr == theirs.stderr;
                    match same {
                        true => Comparison::new(Status::Same, String::new()),
                        false => {
                            let detail = format!("{}---\n{}", ours.stderr, theirs.stderr);
                            Comparison::new(Status::Differs, detail)
                        }
                    }
                }
                _ => compare(&ours, &theirs, false),
            };
            verdicts.extend(verdict(Section::Diagnostics, &flags, text, comparison));
        }
        Ok(verdicts)
    }

    /// Makes the comparisons with the flags of the file, if Terrace has these flags and the comparison of the text did
    /// not use them.
    fn own_flags(
        &self,
        run: &RunLine,
        flags: &[String],
        text: &str,
        folder: &Path,
    ) -> Result<Vec<Verdict>> {
        if run.tool != "mlir-opt" {
            return Ok(Vec::from_iter(self.translation(run, text, folder)?));
        }
        let name = |flag: &String| flag.trim_start_matches('-').to_owned();
        let known: Vec<String> = flags.iter().map(name).collect();
        if run.flags.iter().all(|flag| known.contains(&name(flag))) {
            return Ok(Vec::new());
        }
        let mut verdicts =
            Vec::from_iter(self.compare(Section::Flags, &run.flags, text, folder)?);
        let locations = with_debug_info(&run.flags);
        if locations != run.flags {
            verdicts.extend(self.compare(Section::FlagsLocations, &locations, text, folder)?);
        }
        Ok(verdicts)
    }

    fn compare(
        &self,
        section: Section,
        flags: &[String],
        text: &str,
        folder: &Path,
    ) -> Result<Option<Verdict>> {
        let Some(ours) = self.ours("opt", flags, folder)? else {
            return Ok(None);
        };
        let theirs = self.oracle.run("mlir-opt", flags, folder, FILE, text)?;
        Ok(verdict(
            section,
            flags,
            text,
            compare(&ours, &theirs, false),
        ))
    }

    /// Compares LLVM IR in the form in which LLVM prints it after reading it.
    fn translation(&self, run: &RunLine, text: &str, folder: &Path) -> Result<Option<Verdict>> {
        let [flag] = &run.flags[..] else {
            return Ok(None);
        };
        if flag.trim_start_matches('-') != "mlir-to-llvmir" {
            return Ok(None);
        }
        let Some(ours) = self.ours("translate", &run.flags, folder)? else {
            return Ok(None);
        };
        let theirs = self
            .oracle
            .run("mlir-translate", &run.flags, folder, FILE, text)?;
        let comparison = match both_done(&ours, &theirs) {
            Ok((our_output, their_output)) if our_output.success && their_output.success => {
                let ours = self.normalised(&our_output.stdout, folder)?;
                let theirs = self.normalised(&their_output.stdout, folder)?;
                match both_done(&ours, &theirs) {
                    Ok((ours, theirs)) if theirs.success && !ours.success => {
                        Comparison::new(Status::NotLlvmIr, ours.stderr.clone())
                    }
                    _ => compare(&ours, &theirs, false),
                }
            }
            _ => compare(&ours, &theirs, false),
        };
        Ok(verdict(Section::Flags, &run.flags, text, comparison))
    }

    fn normalised(&self, llvm_ir: &str, folder: &Path) -> Result<Run> {
        fs::write(folder.join("output.ll"), llvm_ir)?;
        let flags = ["-S", "-o", "-"].map(str::to_owned);
        // `opt` without passes reads, verifies and writes the module.
        self.oracle.run("opt", &flags, folder, "output.ll", llvm_ir)
    }

    /// Returns Terrace's run, or `None` if Terrace lacks a flag or a pass.
    fn ours(&self, command: &str, flags: &[String], folder: &Path) -> Result<Option<Run>> {
        let mut arguments = vec![command.to_owned()];
        arguments.extend_from_slice(flags);
        arguments.push(FILE.to_owned());
        let run = process::run(&self.program, &arguments, folder)?;
        let unknown = match &run {
            Run::Done(output) => UNKNOWN_FLAG.iter().any(|text| output.stderr.contains(text)),
            _ => false,
        };
        Ok((!unknown).then_some(run))
    }
}

/// The maximum number of operations that are removed from a piece before it is abandoned.
const CUTS: usize = 50;

/// Terrace's errors about missing flags and passes.
const UNKNOWN_FLAG: &[&str] = &[
    "Unknown command line argument",
    "does not refer to a registered pass",
    "for the --",
];

fn verdict(
    section: Section,
    flags: &[String],
    input: &str,
    comparison: Comparison,
) -> Option<Verdict> {
    let Comparison { status, detail } = comparison;
    let class = match status {
        Status::Same => Class::Identical,
        Status::SameError => Class::SameError,
        Status::Differs | Status::NotLlvmIr => Class::Different,
        Status::ErrorDiffers => Class::OtherError,
        Status::RefusedByUs => Class::Refused,
        Status::AcceptedByUs => Class::Accepted,
        Status::WeCrashed | Status::WeTimedOut => Class::Crashed,
        Status::Explained
        | Status::Skipped
        | Status::RefusedByUpstream
        | Status::UpstreamCrashed
        | Status::UpstreamTimedOut => return None,
    };
    Some(Verdict {
        section,
        class,
        flags: flags.to_vec(),
        input: input.to_owned(),
        detail,
    })
}
