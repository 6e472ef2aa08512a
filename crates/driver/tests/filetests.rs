//! Runs every `tests/filetests/**/*.mlir` through the `terrace` program and compares what comes out byte by byte. The format of a test is
//! described in `tests/filetests/README.md`; `BLESS=1` writes expectations instead of comparing them.

#[path = "support/cases.rs"]
mod cases;
#[path = "support/diff.rs"]
mod diff;
mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use cases::{discover, split_words};
use libtest_mimic::{Arguments, Failed, Trial};
use support::Outcome;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests");
    let mut files = Vec::new();
    if let Err(error) = discover(&root, &mut files) {
        eprintln!("{}: {error}", root.display());
        return ExitCode::FAILURE;
    }
    files.sort();
    let bless = std::env::var_os("BLESS").is_some_and(|v| !v.is_empty() && v != "0");
    let mut trials: Vec<Trial> = self_tests();
    trials.extend(files.into_iter().map(|file| {
        let name = file.strip_prefix(&root).unwrap_or(&file);
        let name = name.with_extension("").display().to_string();
        Trial::test(name, move || check(&file, bless).map_err(Failed::from))
    }));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Runs one test.
fn check(file: &Path, bless: bool) -> Result<(), String> {
    let text = fs::read(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let test = FileTest::parse(&text)?;
    let arguments = command_line(test.input)?;
    let outcome = support::run(
        Command::new(env!("CARGO_BIN_EXE_terrace"))
            .args(&arguments)
            .arg("-"),
        test.input,
    )?;
    if bless {
        let blessed = expectation(test.input, &outcome);
        if blessed != text {
            fs::write(file, blessed).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        return Ok(());
    }
    let Some(expected) = test.expected else {
        return Err("there is no expectation yet: BLESS=1 writes it".to_owned());
    };
    compare(
        &expected,
        &outcome,
        &format!("terrace {} -", arguments.join(" ")),
    )
}

/// A test file taken apart.
#[derive(Debug, PartialEq, Eq)]
struct FileTest<'a> {
    /// Everything above the first marker.
    input: &'a [u8],
    /// `None` without any marker.
    expected: Option<Outcome>,
}

impl<'a> FileTest<'a> {
    fn parse(text: &'a [u8]) -> Result<Self, String> {
        let mut input = text;
        let mut expected: Option<Outcome> = None;
        // The section being read: where it starts, and which stream it belongs to.
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
}

fn nothing() -> Outcome {
    Outcome {
        stdout: Vec::new(),
        stderr: Vec::new(),
        exit: 0,
    }
}

/// What a marker announces.
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

/// The input with the outcome below it: a test file that expects just this.
fn expectation(input: &[u8], outcome: &Outcome) -> Vec<u8> {
    let mut text = input.to_vec();
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    // A test without any marker would count as one without expectation.
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

/// The arguments on the first line of a test, without `terrace`.
fn command_line(input: &[u8]) -> Result<Vec<String>, String> {
    let first = input.split(|&c| c == b'\n').next().unwrap_or_default();
    let first = String::from_utf8_lossy(first);
    let mut words = first
        .strip_prefix("// ")
        .map(split_words)
        .transpose()?
        .unwrap_or_default();
    if words.first().is_none_or(|w| w != "terrace") {
        return Err(format!(
            "the first line must be `// terrace COMMAND ...`, not `{first}`"
        ));
    }
    words.remove(0);
    Ok(words)
}

/// What differs, for people.
fn compare(expected: &Outcome, actual: &Outcome, command: &str) -> Result<(), String> {
    let mut report = String::new();
    for (name, expected, actual) in [
        ("stdout", &expected.stdout, &actual.stdout),
        ("stderr", &expected.stderr, &actual.stderr),
    ] {
        if expected != actual {
            report.push_str(&format!("--- {name} expected\n+++ {name} of {command}\n"));
            report.push_str(&diff::diff(expected, actual));
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

/// Tests of what this file does itself.
fn self_tests() -> Vec<Trial> {
    fn trial(name: &str, holds: fn() -> Result<(), String>) -> Trial {
        Trial::test(format!("the runner {name}"), move || {
            holds().map_err(Failed::from)
        })
    }
    vec![
        trial("splits words at blanks outside of quotes", || {
            same(
                split_words("opt  --a='b c' \"d\"e ''"),
                Ok(["opt", "--a=b c", "de", ""].map(str::to_owned).to_vec()),
            )?;
            same(split_words("'a").is_err(), true)
        }),
        trial("reads what it writes", || {
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
                let test = FileTest::parse(&text)?;
                same(test.input, input.as_slice())?;
                same(test.expected, Some(outcome))?;
            }
            Ok(())
        }),
        trial("tells no expectation from an empty one", || {
            same(FileTest::parse(b"a\n")?.expected, None)?;
            same(
                FileTest::parse(b"a\n// ==== stdout ====\n")?.expected,
                Some(nothing()),
            )
        }),
        trial("refuses a mistyped marker", || {
            same(FileTest::parse(b"a\n// ==== sdtout ====\n").is_err(), true)?;
            same(FileTest::parse(b"a\n// ==== exit x ====\n").is_err(), true)?;
            same(
                FileTest::parse(b"a\n// ==== exit 1 ====\nx\n").is_err(),
                true,
            )
        }),
        trial("shows blanks at the end of a line", || {
            same(
                diff::diff(b"a\nb\nc\n", b"a\nb  \nc\n").as_str(),
                "@@ expected line 1 @@\n a\n-b\n+b··\n c\n",
            )
        }),
        trial("shows distant differences apart", || {
            let expected = b"1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n";
            let actual = b"2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13";
            same(
                diff::diff(expected, actual).as_str(),
                "@@ expected line 1 @@\n-1\n 2\n 3\n 4\n\
                 @@ expected line 10 @@\n 10\n 11\n 12\n+13 (no newline at end)\n",
            )
        }),
    ]
}

fn same<T: PartialEq + std::fmt::Debug>(actual: T, expected: T) -> Result<(), String> {
    if actual == expected {
        Ok(())
    } else {
        Err(format!("got {actual:?}\nexpected {expected:?}"))
    }
}
