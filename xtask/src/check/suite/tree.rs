//! Reads MLIR's test tree: files, RUN lines, and the pieces into which files are cut.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use regex_lite::Regex;

use super::pieces::{Fixes, is_blank, separate};

/// The separator between the pieces of a file, unless its RUN line specifies another.
const MARKER: &str = "// -----";

/// An input with its command lines in the test tree.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Piece {
    /// The suite of the piece, a folder of the tree.
    pub(super) suite: String,
    /// `FILE#PIECE`, or `FILE#PIECE.PART` for an independent part of a piece.
    pub(super) name: String,
    /// The line of the file at which the piece starts.
    pub(super) line: usize,
    /// The text that both Terrace and MLIR see.
    pub(super) text: String,
    /// True if the file expects the piece to be rejected.
    pub(super) wants_error: bool,
    /// The command lines.
    pub(super) runs: Vec<RunLine>,
}

/// A command line of a test. Only the first program is kept.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct RunLine {
    /// `mlir-opt` or `mlir-translate`.
    pub(super) tool: String,
    /// The flags, without those that split the file or check expectations.
    pub(super) flags: Vec<String>,
    split: Option<String>,
    /// The flag `--verify-diagnostics` as written in the file.
    pub(super) verifies: Option<String>,
    fails: bool,
}

/// The folders whose entries are suites. Other folders of the tree are suites themselves.
const GROUPS: [&str; 3] = ["Conversion", "Dialect", "Target"];

/// A folder or file that is a suite.
pub(super) struct Suite<'s> {
    /// The path relative to the root of the tree.
    pub(super) folder: &'s str,
}

/// Returns the sorted names of all suites: those with files that MLIR's tools read.
pub(super) fn suites(root: &Path) -> Result<Vec<String>> {
    let mut suites = Vec::new();
    for name in entries(root)? {
        if GROUPS.contains(&name.as_str()) {
            let inner = entries(&root.join(&name))?.into_iter();
            suites.extend(inner.map(|inner| format!("{name}/{inner}")));
        } else {
            suites.push(name);
        }
    }
    let mut with_tests = Vec::new();
    for suite in suites {
        let mut files = Vec::new();
        collect(&root.join(&suite), &mut files)?;
        if !files.is_empty() {
            with_tests.push(suite);
        }
    }
    with_tests.sort();
    Ok(with_tests)
}

/// Returns the names of the entries of a folder.
fn entries(folder: &Path) -> Result<Vec<String>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    names.collect()
}

/// Returns the pieces of a suite without the reserved files, sorted by name.
pub(super) fn read(root: &Path, suite: &Suite<'_>, reserved: &[String]) -> Result<Vec<Piece>> {
    let mut files = Vec::new();
    let folder = root.join(suite.folder);
    collect(&folder, &mut files).with_context(|| format!("cannot read {}", folder.display()))?;
    files.sort();
    let fixes = Fixes::default();
    let mut pieces = Vec::new();
    for file in files {
        let name = file
            .strip_prefix(root)
            .unwrap_or(&file)
            .to_string_lossy()
            .into_owned();
        if reserved.contains(&name) {
            continue;
        }
        // Skip tests whose bytes are not UTF-8, because they cannot be compared as text.
        let Ok(text) = String::from_utf8(fs::read(&file)?) else {
            continue;
        };
        pieces.extend(cut_file(suite.folder, &name, &text, &fixes)?);
    }
    Ok(pieces)
}

/// Adds a file with the extension `.mlir`, or all such files in a folder.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let name = path.file_name().and_then(|name| name.to_str());
    if path.is_dir() {
        // The import from LLVM IR does not read MLIR.
        if !matches!(name, Some("Inputs" | "Import")) {
            for entry in fs::read_dir(path)? {
                collect(&entry?.path(), files)?;
            }
        }
    } else if name.is_some_and(|name| name.ends_with(".mlir")) {
        files.push(path.to_owned());
    }
    Ok(())
}

fn cut_file(suite: &str, name: &str, text: &str, fixes: &Fixes) -> Result<Vec<Piece>> {
    let mut by_split: BTreeMap<Option<String>, Vec<RunLine>> = BTreeMap::new();
    for line in run_lines(text) {
        if let Some(run) = RunLine::parse(&line) {
            by_split.entry(run.split.clone()).or_default().push(run);
        }
    }
    let expectation = Regex::new("expected-(?:error|warning|note|remark)")?;
    let mut pieces: Vec<Piece> = Vec::new();
    for (split, runs) in by_split {
        let parts: Vec<&str> = match &split {
            Some(marker) => text.split(marker.as_str()).collect(),
            None => vec![text],
        };
        let mut line = 1;
        let several = parts.len() > 1;
        for (index, part) in parts.into_iter().enumerate() {
            let start = line + part.len() - part.trim_start_matches('\n').len();
            line += part.matches('\n').count();
            let body = part.trim_matches('\n');
            if is_blank(body) {
                continue;
            }
            let wants_error = runs.iter().any(|run| run.fails) || body.contains("expected-error");
            // mlir-opt reports unfulfilled expectations even if it is not requested to check them.
            let body = expectation.replace_all(body, |found: &regex_lite::Captures<'_>| {
                found[0].replace('-', "_")
            });
            let body = match wants_error {
                true => body.into_owned(),
                false => fixes.apply(&body),
            };
            let name = match several {
                true => format!("{name}#{index}"),
                false => name.to_owned(),
            };
            let mut add = |name: String, text: String| {
                pieces.push(Piece {
                    suite: suite.to_owned(),
                    name,
                    line: start,
                    text: text + "\n",
                    wants_error,
                    runs: runs.clone(),
                });
            };
            if !wants_error {
                let parts = separate(&body);
                if parts.len() > 1 {
                    for (number, part) in parts.iter().enumerate() {
                        add(
                            format!("{name}.{number}"),
                            part.trim_matches('\n').to_owned(),
                        );
                    }
                }
            }
            add(name, body);
        }
    }
    Ok(pieces)
}

/// Returns the RUN lines of a test, with continuation lines joined.
fn run_lines(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut pending = String::new();
    for line in text.lines() {
        let Some((_, run)) = line.split_once("RUN:") else {
            continue;
        };
        pending.push_str(run.trim());
        match pending.strip_suffix('\\') {
            Some(more) => pending = format!("{more} "),
            None => lines.push(std::mem::take(&mut pending)),
        }
    }
    lines
}

impl RunLine {
    /// Parses a RUN line. Returns `None` if it cannot be run outside of its tree.
    fn parse(line: &str) -> Option<Self> {
        let line = line.replace("2>&1", "");
        let mut words = shell_words(&line)?.into_iter().peekable();
        let mut fails = false;
        let tool = loop {
            match words.next()?.as_str() {
                "not" => fails = true,
                "--crash" => {}
                tool @ ("mlir-opt" | "mlir-translate") => break tool.to_owned(),
                _ => return None,
            }
        };
        let mut run = Self {
            tool,
            flags: Vec::new(),
            split: None,
            verifies: None,
            fails,
        };
        while let Some(word) = words.next() {
            let flag = word.trim_start_matches('-');
            let (name, value) = match flag.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (flag, None),
            };
            match (word.as_str(), name) {
                ("|", _) => break,
                ("<", _) => {
                    words.next();
                }
                (">" | ">>" | "&" | "&&" | ";" | "||", _) => break,
                ("%s" | "-", _) => {}
                (_, "o") => {
                    words.next();
                }
                (_, "split-input-file") => run.split = Some(value.unwrap_or(MARKER).to_owned()),
                (_, "verify-diagnostics") => run.verifies = Some(word),
                _ if word.contains('%') && word.starts_with('%') => return None,
                _ => run.flags.push(word),
            }
        }
        Some(run)
    }

    /// Returns true if a boolean flag is set.
    pub(super) fn has(&self, name: &str) -> bool {
        self.flags
            .iter()
            .any(|flag| flag.trim_start_matches('-') == name)
    }
}

/// Splits a command line into words. The shell's operators are separate words. Returns `None` if a quote is not closed.
fn shell_words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for character in line.chars() {
        match quote {
            Some(open) if open == character => quote = None,
            Some(_) => word.get_or_insert_default().push(character),
            None => match character {
                '\'' | '"' => {
                    quote = Some(character);
                    word.get_or_insert_default();
                }
                '|' | '<' | '>' | '&' | ';' => {
                    // The number of a redirected stream is no argument.
                    let is_stream = character == '>' && matches!(word.as_deref(), Some("1" | "2"));
                    words.extend(word.take().filter(|_| !is_stream));
                    words.push(character.to_string());
                }
                _ if character.is_whitespace() => words.extend(word.take()),
                _ => word.get_or_insert_default().push(character),
            },
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn run_lines_are_read() {
        let check = |line: &str, expect: Option<(&str, &[&str], bool, bool)>| {
            let run = RunLine::parse(line);
            let found = run.as_ref().map(|run| {
                let flags: Vec<&str> = run.flags.iter().map(String::as_str).collect();
                (run.tool.as_str(), flags, run.split.is_some(), run.fails)
            });
            let expect =
                expect.map(|(tool, flags, split, fails)| (tool, flags.to_vec(), split, fails));
            assert_eq!(found, expect, "{line}");
        };
        check("FileCheck %s", None);
        check("mlir-opt %s", Some(("mlir-opt", &[], false, false)));
        check(
            "not mlir-opt <%s -a='b c' -split-input-file -verify-diagnostics 2>&1 | FileCheck %s -x",
            Some(("mlir-opt", &["-a=b c"], true, true)),
        );
        check(
            "mlir-opt %s -o %t -b",
            Some(("mlir-opt", &["-b"], false, false)),
        );
        check("mlir-opt %t/x.mlir", None);
        assert_eq!(run_lines("// RUN: a \\\n// RUN:   b\nx"), ["a  b"]);
    }

    #[test]
    fn a_file_is_cut_at_its_markers() {
        let text = "// RUN: mlir-opt %s -split-input-file\n\n\"a.b\"() : () -> ()\n// -----\n\n// only words\n// -----\nx y // expected-error {{z}}\n";
        let pieces = cut_file("S", "S/f.mlir", text, &Fixes::default()).expect("cut");
        let seen: Vec<_> = pieces
            .iter()
            .map(|piece| (piece.name.as_str(), piece.line, piece.wants_error))
            .collect();
        assert_eq!(seen, [("S/f.mlir#0", 1, false), ("S/f.mlir#2", 8, true)]);
        assert!(pieces[1].text.contains("expected_error"));
    }
}
