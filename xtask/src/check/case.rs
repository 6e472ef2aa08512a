//! Reads test files: their contents, and the commands to run on them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{process, workspace};

/// The start of the line between a filetest's input and its expectation.
const EXPECTATION: &str = "// ==== ";
/// The start of the first line of a filetest, in MLIR and in LLVM IR.
const FILETEST: [&str; 2] = ["// terrace ", "; terrace "];
/// The start of a program's first line, which is the command that generated the program from its source.
const PROGRAM: &str = "// mlir-opt ";

/// A test file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Case {
    /// The path relative to the root of the workspace, or as given.
    pub(super) name: String,
    /// The name under which both Terrace and MLIR see the file.
    pub(super) file: String,
    /// The text that both see.
    pub(super) input: String,
    /// The comparisons to make.
    pub(super) kind: Kind,
}

/// The comparisons to make on a test file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Kind {
    /// One command line.
    Filetest(FileCommand),
    /// Compares the text, every pass of the pipeline, `terrace lower`, and LLVM IR. Upstream must accept all of them.
    Program {
        /// The path of the source file, and the flags with which the program was generated from it.
        source: (PathBuf, Vec<String>),
    },
    /// Like `Program`, as far as upstream accepts the input.
    Plain,
}

/// The first line of a filetest.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum FileCommand {
    /// `terrace opt`
    Opt(Vec<String>),
    /// `terrace translate`
    Translate(Vec<String>),
    /// `terrace lower`
    Lower(Vec<String>),
}

/// Returns the test files in files and directories, sorted by name.
pub(super) fn find(paths: &[PathBuf]) -> Result<Vec<Case>> {
    let mut files = Vec::new();
    // The source of a program is checked together with the program.
    let is_case = |name: &str| {
        (name.ends_with(".mlir") || name.ends_with(".ll")) && !name.ends_with(".src.mlir")
    };
    for path in paths {
        workspace::collect(path, &is_case, &mut files)
            .with_context(|| format!("cannot read {}", path.display()))?;
    }
    files.sort();
    files.dedup();
    files.iter().map(|file| Case::read(file)).collect()
}

impl Case {
    /// Returns true if the output is MLIR, which has locations, and not LLVM IR.
    pub(super) fn prints_mlir(&self) -> bool {
        !matches!(self.kind, Kind::Filetest(FileCommand::Translate(_)))
    }

    fn read(path: &Path) -> Result<Self> {
        let text = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let text = process::decode(&text);
        let root = workspace::root().canonicalize()?;
        let name = path
            .strip_prefix(root)
            .unwrap_or(path)
            .to_string_lossy()
            .into_owned();
        let file = path.file_name().and_then(|name| name.to_str());
        let file = file.with_context(|| format!("{name}: a name that is not UTF-8"))?;
        let (kind, input) = classify(&text, path.parent().unwrap_or(Path::new("")))
            .with_context(|| name.clone())?;
        Ok(Self {
            name,
            file: file.to_owned(),
            input: input.to_owned(),
            kind,
        })
    }
}

/// Returns the kind of a file, and the part of it that both Terrace and MLIR see.
fn classify<'t>(text: &'t str, directory: &Path) -> Result<(Kind, &'t str)> {
    let first = text.lines().next().unwrap_or_default();
    if let Some(command) = FILETEST.iter().find_map(|start| first.strip_prefix(start)) {
        let mut words = words(command)?.into_iter();
        let name = words.next().unwrap_or_default();
        let flags = words.collect();
        let command = match name.as_str() {
            "opt" => FileCommand::Opt(flags),
            "translate" => FileCommand::Translate(flags),
            "lower" => FileCommand::Lower(flags),
            _ => bail!("the first line names no command of terrace: {first}"),
        };
        return Ok((Kind::Filetest(command), above_expectation(text)));
    }
    if let Some(command) = first.strip_prefix(PROGRAM) {
        let mut words = words(command)?.into_iter();
        let source = directory.join(words.next().unwrap_or_default());
        if source.is_file() {
            let source = (source, words.collect());
            return Ok((Kind::Program { source }, text));
        }
    }
    Ok((Kind::Plain, text))
}

fn above_expectation(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with(EXPECTATION) {
            break;
        }
        end += line.len();
    }
    &text[..end]
}

/// Splits a command line into words like a shell.
fn words(line: &str) -> Result<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for character in line.chars() {
        match quote {
            Some(open) if open == character => quote = None,
            Some(_) => word.get_or_insert_default().push(character),
            None if matches!(character, '\'' | '"') => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            None if character.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(character),
        }
    }
    if quote.is_some() {
        bail!("a quote is not closed: {line}");
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split_as_by_a_shell() {
        let check = |line: &str, expect: &[&str]| {
            assert_eq!(words(line).expect("closed"), expect, "{line}");
        };
        check("", &[]);
        check("  opt\t-a ", &["opt", "-a"]);
        check("-p='a(b, c)' \"\" x'y'", &["-p=a(b, c)", "", "xy"]);
        assert!(words("'open").is_err());
    }

    #[test]
    fn the_first_line_says_what_a_file_is() {
        let classify = |text| classify(text, Path::new("/nowhere"));
        let filetest = "// terrace opt -cse\nmodule {}\n// ==== stdout ====\nx\n";
        let (kind, input) = classify(filetest).expect("classified");
        assert_eq!(
            kind,
            Kind::Filetest(FileCommand::Opt(vec!["-cse".to_owned()]))
        );
        assert_eq!(input, "// terrace opt -cse\nmodule {}\n");
        let (kind, input) = classify("// mlir-opt gone.src.mlir\nmodule {}").expect("classified");
        assert_eq!(
            (kind, input),
            (Kind::Plain, "// mlir-opt gone.src.mlir\nmodule {}")
        );
        assert!(classify("// terrace frobnicate\n").is_err());
    }
}
