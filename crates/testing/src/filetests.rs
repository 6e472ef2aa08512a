//! Runs file tests, each of which contains a command line, an input, and the exact output.

use crate::cases::{discover, discover_ending, split_words};
use crate::process::{self, Outcome};
use crate::upstream::{Comparison, Upstream};
use crate::{bless, diff, runs};
use libtest_mimic::{Arguments, Trial};
use std::ffi::OsString;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use terrace_ir::DialectDef;
use terrace_pass::Bundle;

/// The environment variable that makes the test program act as the tested tool.
const AS_TOOL: &str = "TERRACE_TESTING_AS_TOOL";
/// The exit status of a Rust program that panicked.
const PANICKED: i32 = 101;

/// The file tests in a folder. A test target with `harness = false` consists of a call of this type:
///
/// ```no_run
/// # struct Tool;
/// # impl Tool { fn main(&self, _: Vec<std::ffi::OsString>) -> u8 { 0 } }
/// fn main() -> std::process::ExitCode {
///     terrace_testing::FileTests::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests"), "mine")
///         .run(|arguments| Tool.main(arguments))
/// }
/// ```
///
/// The first line of a test is `// mine COMMAND ARGUMENTS`, or `; mine COMMAND ARGUMENTS` in LLVM IR. The test program
/// accepts the arguments of `cargo test`: parts of test names, `--exact`, `--skip`, `--list`, `--test-threads`.
///
/// Files in the sibling folder `runs` are run tests. Their first line is `// mine opt PASSES | mine lower | lli`, and
/// the program must print the same with and without the passes. With `// mine lower | lli` the program runs once.
///
/// With [`run`](FileTests::run), the output of `mine opt ..` must also read back: a test fails if
/// `mine opt --verify-roundtrip` rejects it.
///
/// Files in the sibling folder `patterns` are tests of `opt` whose expected output is also compared with that of mlir-opt
/// 22, for the same input and flags.
///
/// - `--transform.OP=OPTIONS` is a pass that corresponds to an operation of the transform dialect. mlir-opt applies the
///   operation to each function, with the options as attributes. `--transform.apply_patterns.NAME` is a set of patterns.
/// - The comment `// mlir-opt differs: REASON` states that the outputs differ on purpose. The test fails if they are equal.
/// - The comment `// mlir-opt does not run: REASON` exempts a test if mlir-opt has no counterpart, or hangs.
///
/// If mlir-opt is missing, a note on standard error reports that the comparisons are skipped; with
/// `TERRACE_REQUIRE_LLVM=1`, the tests fail.
pub struct FileTests {
    folder: PathBuf,
    tool: &'static str,
    /// True if the output of `opt` must read back.
    reads_back: bool,
}

impl FileTests {
    /// Creates the tests in `folder`, whose first lines name `tool`.
    pub fn new(folder: impl Into<PathBuf>, tool: &'static str) -> Self {
        let folder = folder.into();
        FileTests {
            folder,
            tool,
            reads_back: false,
        }
    }

    /// Runs the tests with a tool that is linked into this program. `main` runs a command line without the tool's name
    /// and returns the exit status. Each command runs in a separate process, so it may print, abort or hang.
    pub fn run(mut self, main: impl FnOnce(Vec<OsString>) -> u8) -> ExitCode {
        self.reads_back = true;
        self.run_linked(main)
    }

    /// Runs tests of `opt` with these dialects and the builtin dialect, and with the passes and models of these bundles.
    /// The tests wait for no other crate to be built. Outputs are not read again.
    pub fn run_opt(
        self,
        dialects: &[&'static DialectDef],
        bundles: &[&'static Bundle],
    ) -> ExitCode {
        self.run_linked(|arguments| {
            // Lives as long as the process.
            let dialects = Box::leak(dialects.into());
            let dialects = Box::leak(Box::new(Bundle::new().dialects(dialects)));
            let mut all = vec![&*dialects];
            all.extend(bundles);
            terrace_opt::run(&all, arguments)
        })
    }

    fn run_linked(self, main: impl FnOnce(Vec<OsString>) -> u8) -> ExitCode {
        if std::env::var_os(AS_TOOL).is_some() {
            return ExitCode::from(main(std::env::args_os().skip(1).collect()));
        }
        self.run_all(|| {
            let program = std::env::current_exe();
            let program =
                program.map_err(|error| format!("the path of the test program: {error}"))?;
            Ok(move || {
                let mut command = Command::new(&program);
                command.env(AS_TOOL, "1");
                command
            })
        })
    }

    /// Runs the tests with a program.
    pub fn run_program(self, program: &Path) -> ExitCode {
        self.run_all(|| Ok(|| Command::new(program)))
    }

    /// Builds a package of the enclosing workspace with cargo, and runs the tests with the package's program of the
    /// same name. If `TERRACE_PROGRAM` is set, runs that program without building. Builds nothing if no test is run.
    pub fn run_package(self, package: &str) -> ExitCode {
        if let Some(program) = std::env::var_os("TERRACE_PROGRAM") {
            return self.run_program(Path::new(&program));
        }
        self.run_all(|| {
            let program = build(package, &self.folder);
            let program = program.map_err(|error| format!("{package}: {error}"))?;
            Ok(move || Command::new(&program))
        })
    }

    /// Runs the tests that the command line of this program selects. `tool` returns a function that creates the
    /// command without arguments.
    fn run_all<C: Fn() -> Command + Sync>(
        &self,
        tool: impl FnOnce() -> Result<C, String>,
    ) -> ExitCode {
        let arguments = Arguments::from_args();
        let files = match self.files() {
            Ok(files) if files.is_empty() => Err("no file tests".to_owned()),
            Ok(files) => Ok(files),
            Err(error) => Err(error.to_string()),
        };
        let files = match files {
            Ok(files) => files,
            Err(error) => {
                eprintln!("{}: {error}", self.folder.display());
                return ExitCode::FAILURE;
            }
        };
        if arguments.list {
            let trials = files
                .iter()
                .map(|file| Trial::test(self.name(file), || Ok(())));
            return libtest_mimic::run(&arguments, trials.collect()).exit_code();
        }
        match self.run_selected(files, &arguments, tool) {
            Ok((report, passed)) => {
                print!("{report}");
                ExitCode::from(u8::from(!passed))
            }
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        }
    }

    /// Runs the tests that `arguments` select. Returns the report, and true if no test failed. As with libtest, a
    /// filter that matches no test is no failure, because cargo passes the filter to several test suites. `tool` is not
    /// called in that case.
    fn run_selected<C: Fn() -> Command + Sync>(
        &self,
        mut files: Vec<PathBuf>,
        arguments: &Arguments,
        tool: impl FnOnce() -> Result<C, String>,
    ) -> Result<(String, bool), String> {
        let all = files.len();
        files.retain(|file| is_chosen(&self.name(file), arguments));
        let tool = match files.is_empty() {
            true => None,
            false => Some(tool()?),
        };
        let start = Instant::now();
        let upstream = match files.iter().any(|file| file.starts_with(self.patterns())) && !bless()
        {
            true => Upstream::find()?,
            false => None,
        };
        let upstream = upstream.as_ref();
        let failures =
            tool.map(|tool| self.run_files(&files, &tool, upstream, arguments.test_threads));
        let failures = failures.unwrap_or_default();
        let mut report = upstream.map(Upstream::report).unwrap_or_default();
        for (file, failure) in &failures {
            report += &format!("---- {}\n{failure}", self.name(file));
        }
        for (file, _) in &failures {
            report += &format!("FAILED {}\n", file.display());
        }
        report += &format!(
            "test result: {}. {} passed; {} failed; 0 ignored; 0 measured; {} filtered out; finished in {:.2}s\n",
            if failures.is_empty() { "ok" } else { "FAILED" },
            files.len() - failures.len(),
            failures.len(),
            all - files.len(),
            start.elapsed().as_secs_f64()
        );
        Ok((report, failures.is_empty()))
    }

    /// Returns the failing tests, in the order of the files.
    fn run_files(
        &self,
        files: &[PathBuf],
        command: &(dyn Fn() -> Command + Sync),
        upstream: Option<&Upstream>,
        threads: Option<usize>,
    ) -> Vec<(PathBuf, String)> {
        let threads = threads
            .or_else(|| std::thread::available_parallelism().ok().map(NonZero::get))
            .unwrap_or(1);
        let (next, failures) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, files.len()) {
                scope.spawn(|| {
                    loop {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        let Some(file) = files.get(nth) else { break };
                        if let Err(report) = self.check(file, command, upstream) {
                            let mut failures = failures.lock().expect("no thread panics with it");
                            failures.push((nth, report));
                        }
                    }
                });
            }
        });
        let mut failures = failures.into_inner().expect("no thread panics with it");
        failures.sort();
        let named = |(nth, report): (usize, String)| {
            let end = if report.ends_with('\n') { "" } else { "\n" };
            (files[nth].clone(), report + end)
        };
        failures.into_iter().map(named).collect()
    }

    fn files(&self) -> std::io::Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        let patterns = self.patterns();
        // A crate may only have tests of patterns.
        if self.folder.is_dir() || !patterns.is_dir() {
            files.extend(discover_ending(&self.folder, &["mlir", "ll"])?);
        }
        if patterns.is_dir() {
            files.extend(discover(&patterns)?);
        }
        let runs = self.runs();
        if runs.is_dir() {
            files.extend(discover(&runs)?);
        }
        Ok(files)
    }

    /// The folder of tests that are compared with mlir-opt.
    fn patterns(&self) -> PathBuf {
        self.folder.with_file_name("patterns")
    }

    /// The folder of run tests.
    fn runs(&self) -> PathBuf {
        self.folder.with_file_name("runs")
    }

    /// Returns the name of a test: the path relative to the folder of file tests or its parent, without the extension.
    fn name(&self, file: &Path) -> String {
        let around = self.folder.parent().unwrap_or(&self.folder);
        let name = file.strip_prefix(&self.folder);
        let name = name.or_else(|_| file.strip_prefix(around)).unwrap_or(file);
        name.with_extension("").display().to_string()
    }

    /// Runs one test.
    fn check(
        &self,
        file: &Path,
        command: &dyn Fn() -> Command,
        upstream: Option<&Upstream>,
    ) -> Result<(), String> {
        let text = fs::read(file).map_err(|e| format!("{}: {e}", file.display()))?;
        let test = FileTest::parse(&text)?;
        let (command, outcome) = if file.starts_with(self.runs()) {
            let Some(stdout) = runs::run(&test, self.tool, command)? else {
                // The skipped test was reported above.
                return Ok(());
            };
            (
                "lli".to_owned(),
                Outcome {
                    stdout,
                    ..nothing()
                },
            )
        } else {
            let arguments = test.arguments(self.tool)?;
            let outcome = process::run(command().args(&arguments).arg("-"), test.input)?;
            if self.reads_back && outcome.exit == 0 {
                read_back(self.tool, command, &arguments, &outcome.stdout)?;
            }
            (format!("{} {} -", self.tool, arguments.join(" ")), outcome)
        };
        if bless() && outcome.exit != PANICKED {
            let blessed = expectation(test.input, &outcome);
            if blessed != text {
                fs::write(file, blessed).map_err(|e| format!("{}: {e}", file.display()))?;
                println!("blessed {}", file.display());
            }
            return Ok(());
        }
        match &test.expected {
            Some(expected) => {
                compare(expected, &outcome, &command)?;
                match upstream {
                    Some(upstream) if file.starts_with(self.patterns()) => {
                        let arguments = test.arguments(self.tool)?;
                        let comparison = Comparison::new(test.input, &arguments)?;
                        upstream.compare(&comparison, expected)
                    }
                    _ => Ok(()),
                }
            }
            None if outcome.exit == PANICKED => compare(&nothing(), &outcome, &command),
            None => Err("missing expectation; BLESS=1 writes the actual output".to_owned()),
        }
    }
}

/// Reads the output of `opt` with `opt` again. Detects dialects whose printer output looks right but does not parse.
fn read_back(
    tool: &str,
    command: &dyn Fn() -> Command,
    arguments: &[String],
    output: &[u8],
) -> Result<(), String> {
    let has = |flag: &str| {
        let mut names = arguments.iter().map(|it| it.trim_start_matches('-'));
        names.any(|it| it.split('=').next() == Some(flag))
    };
    let prints_ir = arguments.first().is_some_and(|command| command == "opt")
        && !NO_IR.into_iter().any(has)
        && !output.is_empty();
    if !prints_ir {
        return Ok(());
    }
    let kept = READING.into_iter().filter(|flag| has(flag));
    let flags: Vec<_> = kept.map(|flag| format!("--{flag}")).collect();
    let mut again = command();
    again
        .args(["opt", "--verify-roundtrip"])
        .args(&flags)
        .arg("-");
    let outcome = process::run(&mut again, output)?;
    match outcome.exit {
        0 => Ok(()),
        _ => Err(format!(
            "{tool} opt --verify-roundtrip {}rejects the output of {tool} {}:\n{}",
            flags
                .iter()
                .map(|flag| format!("{flag} "))
                .collect::<String>(),
            arguments.join(" "),
            String::from_utf8_lossy(&outcome.stderr)
        )),
    }
}

/// Flags of `opt` with which standard output contains no IR.
const NO_IR: [&str; 6] = [
    "help",
    "help-list",
    "h",
    "version",
    "show-dialects",
    "list-passes",
];

/// Flags of `opt` that are also needed to read its output.
const READING: [&str; 2] = ["allow-unregistered-dialect", "split-input-file"];

/// Builds a package in the profile of this program, and returns the path of the package's program.
fn build(package: &str, folder: &Path) -> Result<PathBuf, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    // The path of a test program is `target/debug/deps/NAME-HASH`.
    let target = this.ancestors().nth(2).ok_or("no folder of programs")?;
    let profile = match target.file_name().and_then(|name| name.to_str()) {
        Some("debug") | None => "dev",
        Some(name) => name,
    };
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args([
            "build",
            "--quiet",
            "--package",
            package,
            "--profile",
            profile,
        ])
        .current_dir(folder)
        .status()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    match status.success() {
        true => Ok(target
            .join(package)
            .with_extension(std::env::consts::EXE_EXTENSION)),
        false => Err("it does not build".to_owned()),
    }
}

/// Returns true if the command line selects a test of this name.
fn is_chosen(name: &str, arguments: &Arguments) -> bool {
    let fits = |part: &String| match arguments.exact {
        true => name == part,
        false => name.contains(part.as_str()),
    };
    arguments.filter.as_ref().is_none_or(fits) && !arguments.skip.iter().any(fits)
}

/// The parts of a test file.
#[derive(Debug, PartialEq, Eq)]
pub struct FileTest<'a> {
    /// The text before the first marker.
    pub input: &'a [u8],
    /// The expected outcome; `None` if the file has no marker.
    pub expected: Option<Outcome>,
}

impl<'a> FileTest<'a> {
    /// Parses a test file.
    pub fn parse(text: &'a [u8]) -> Result<Self, String> {
        let mut input = text;
        let mut expected: Option<Outcome> = None;
        // The current section, with its start.
        let mut open: Option<(usize, Section)> = None;
        let mut at = 0;
        for line in text.split_inclusive(|&c| c == b'\n') {
            let start = at;
            at += line.len();
            let Some(section) = Section::from_marker(line)? else {
                continue;
            };
            if let Some((from, section)) = open.take() {
                let outcome = expected.get_or_insert_with(nothing);
                section.fill(outcome, &text[from..start])?;
            } else {
                input = &text[..start];
            }
            open = Some((at, section));
        }
        if let Some((from, section)) = open {
            section.fill(expected.get_or_insert_with(nothing), &text[from..])?;
        }
        Ok(FileTest { input, expected })
    }

    /// The arguments on the first line, which begins with `// TOOL` or `; TOOL`.
    pub fn arguments(&self, tool: &str) -> Result<Vec<String>, String> {
        let first = self.input.split(|&c| c == b'\n').next().unwrap_or_default();
        let first = String::from_utf8_lossy(first);
        let mut words = first
            .strip_prefix("// ")
            .or_else(|| first.strip_prefix("; "))
            .map(split_words)
            .transpose()?
            .unwrap_or_default();
        if words.first().is_none_or(|word| word != tool) {
            return Err(format!(
                "the first line must be `// {tool} COMMAND ...`, not `{first}`"
            ));
        }
        words.remove(0);
        Ok(words)
    }
}

fn nothing() -> Outcome {
    Outcome {
        stdout: Vec::new(),
        stderr: Vec::new(),
        exit: 0,
    }
}

/// The section that starts at a marker.
#[derive(Clone, Copy)]
enum Section {
    Stdout { newline: bool },
    Stderr { newline: bool },
    Exit(i32),
}

impl Section {
    fn from_marker(line: &[u8]) -> Result<Option<Section>, String> {
        let Some(marker) = line.strip_prefix(b"// ==== ") else {
            return Ok(None);
        };
        let marker = String::from_utf8_lossy(marker);
        let inner = marker.trim_end_matches('\n').strip_suffix(" ====");
        let section = match inner {
            Some("stdout") => Section::Stdout { newline: true },
            Some("stdout, no newline at end") => Section::Stdout { newline: false },
            Some("stderr") => Section::Stderr { newline: true },
            Some("stderr, no newline at end") => Section::Stderr { newline: false },
            Some(inner) if inner.starts_with("exit ") => Section::Exit(
                inner["exit ".len()..]
                    .parse()
                    .map_err(|_| format!("not an exit status: {marker}"))?,
            ),
            _ => return Err(format!("not a marker: // ==== {marker}")),
        };
        Ok(Some(section))
    }

    fn fill(self, outcome: &mut Outcome, text: &[u8]) -> Result<(), String> {
        let (stream, newline) = match self {
            Section::Stdout { newline } => (&mut outcome.stdout, newline),
            Section::Stderr { newline } => (&mut outcome.stderr, newline),
            Section::Exit(exit) => {
                outcome.exit = exit;
                return match text {
                    [] => Ok(()),
                    _ => Err("there is text below an exit marker".to_owned()),
                };
            }
        };
        let text = if newline {
            text
        } else {
            text.strip_suffix(b"\n").unwrap_or(text)
        };
        *stream = text.to_vec();
        Ok(())
    }
}

/// Returns the input followed by the outcome: a test file that expects this outcome.
fn expectation(input: &[u8], outcome: &Outcome) -> Vec<u8> {
    let mut text = input.to_vec();
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    // A file without a marker would be a test without an expectation.
    let silent = outcome.stderr.is_empty() && outcome.exit == 0;
    for (name, stream) in [("stdout", &outcome.stdout), ("stderr", &outcome.stderr)] {
        if stream.is_empty() && !(name == "stdout" && silent) {
            continue;
        }
        let newline = stream.is_empty() || stream.ends_with(b"\n");
        let note = if newline { "" } else { ", no newline at end" };
        text.extend_from_slice(format!("// ==== {name}{note} ====\n").as_bytes());
        text.extend_from_slice(stream);
        if !newline {
            text.push(b'\n');
        }
    }
    if outcome.exit != 0 {
        text.extend_from_slice(format!("// ==== exit {} ====\n", outcome.exit).as_bytes());
    }
    text
}

/// Compares outcomes. Returns a readable list of differences as an error.
fn compare(expected: &Outcome, actual: &Outcome, command: &str) -> Result<(), String> {
    let mut report = String::new();
    for (name, expected, actual) in [
        ("stdout", &expected.stdout, &actual.stdout),
        ("stderr", &expected.stderr, &actual.stderr),
    ] {
        if expected != actual {
            report.push_str(&format!("--- {name} expected\n+++ {name} of {command}\n"));
            report.push_str(&diff(expected, actual));
        }
    }
    if expected.exit != actual.exit {
        report.push_str(&format!(
            "exit status {} instead of {}\n",
            actual.exit, expected.exit
        ));
    }
    if report.is_empty() {
        Ok(())
    } else {
        Err(report)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_at_spaces_outside_of_quotes() {
        assert_eq!(
            split_words("opt  --a='b c' \"d\"e ''"),
            Ok(["opt", "--a=b c", "de", ""].map(str::to_owned).to_vec()),
        );
        assert!(split_words("'a").is_err());
    }

    #[test]
    fn the_first_line_names_the_tool() {
        let test = FileTest::parse(b"// mine opt --x\n").unwrap();
        assert_eq!(
            test.arguments("mine"),
            Ok(vec!["opt".to_owned(), "--x".to_owned()])
        );
        assert_eq!(
            test.arguments("yours"),
            Err("the first line must be `// yours COMMAND ...`, not `// mine opt --x`".to_owned())
        );
    }

    #[test]
    fn a_filter_that_matches_nothing_is_reported() {
        let tests = FileTests::new("tests/filetests", "mine");
        let files = || ["a", "b"].map(|name| format!("tests/filetests/{name}.mlir").into());
        let run = |filter: &str| {
            let arguments = Arguments {
                filter: Some(filter.to_owned()),
                ..Arguments::default()
            };
            // The tool cannot be built.
            let tool = || Err::<fn() -> Command, _>("unavailable".to_owned());
            tests.run_selected(files().to_vec(), &arguments, tool)
        };
        let (report, passed) = run("nosuch").expect("no tool is needed");
        let (report, _) = report.split_once("; finished").expect("the duration");
        assert_eq!(
            report,
            "test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 2 filtered out"
        );
        assert!(passed);
        assert_eq!(run("a"), Err("unavailable".to_owned()));
    }

    /// A tool that reads its input and fails simulates a tool that cannot read its own output.
    #[cfg(unix)]
    #[test]
    fn the_output_of_opt_is_read_again() {
        let tool = |status: &'static str| {
            move || {
                let mut command = Command::new("sh");
                command.args(["-c", &format!("cat > /dev/null; exit {status}")]);
                command
            }
        };
        let read = |line: &str, status, output: &[u8]| {
            let arguments = split_words(line).unwrap();
            read_back("mine", &tool(status), &arguments, output)
        };
        assert_eq!(read("opt --x", "0", b"module"), Ok(()));
        assert_eq!(
            read("opt --x -split-input-file", "1", b"module"),
            Err(
                "mine opt --verify-roundtrip --split-input-file rejects the output of mine opt --x -split-input-file:\n"
                    .to_owned()
            )
        );
        for (line, output) in [
            ("lower", &b"module"[..]),
            ("opt --version", b"1.0"),
            ("opt", b""),
        ] {
            assert_eq!(read(line, "1", output), Ok(()), "{line}");
        }
    }

    #[test]
    fn what_is_blessed_is_expected() {
        let input = b"// terrace opt\nx\n";
        for (stdout, stderr, exit) in [
            ("", "", 0),
            ("a\n\n", "", 0),
            ("a", "", 0),
            ("", "e \n", 1),
            ("a\n", "e", 2),
        ] {
            let outcome = Outcome {
                stdout: stdout.into(),
                stderr: stderr.into(),
                exit,
            };
            let text = expectation(input, &outcome);
            let test = FileTest::parse(&text).unwrap();
            assert_eq!(test.input, input);
            assert_eq!(test.expected, Some(outcome));
        }
    }

    #[test]
    fn no_expectation_is_not_an_empty_one() {
        assert_eq!(FileTest::parse(b"a\n").unwrap().expected, None);
        assert_eq!(
            FileTest::parse(b"a\n// ==== stdout ====\n")
                .unwrap()
                .expected,
            Some(nothing()),
        );
    }

    #[test]
    fn mistyped_markers_are_refused() {
        for text in [
            "a\n// ==== sdtout ====\n",
            "a\n// ==== exit x ====\n",
            "a\n// ==== exit 1 ====\nx\n",
        ] {
            assert!(FileTest::parse(text.as_bytes()).is_err(), "{text}");
        }
    }
}
