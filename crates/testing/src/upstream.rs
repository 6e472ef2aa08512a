//! Compares expected outputs of file tests with the outputs of mlir-opt 22.

use crate::process::{self, Outcome};
use crate::{diff, oracle};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The prefix of a comment that states why the output of mlir-opt differs.
const DIFFERS: &str = "// mlir-opt differs: ";
/// The prefix of a comment that states why mlir-opt is not run.
const NOT_RUN: &str = "// mlir-opt does not run: ";

/// mlir-opt, with the number of comparisons.
pub(crate) struct Upstream {
    program: PathBuf,
    equal: AtomicUsize,
    different: AtomicUsize,
    not_run: AtomicUsize,
}

/// A command line and an input that mlir-opt can run.
pub(crate) struct Comparison<'a> {
    input: &'a [u8],
    /// The flags that mlir-opt also has.
    flags: Vec<&'a str>,
    /// The operations of the transform dialect that `--transform.` flags stand for. `%m` is the module, `%f` the list of
    /// functions.
    transforms: String,
    exemption: Exemption,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Exemption {
    None,
    Differs,
    NotRun,
}

impl<'a> Comparison<'a> {
    /// Returns the comparison for the input of a file test and the arguments on its first line.
    pub(crate) fn new(input: &'a [u8], arguments: &'a [String]) -> Result<Self, String> {
        let Some((command, flags)) = arguments.split_first().filter(|(name, _)| *name == "opt")
        else {
            return Err("only tests of `opt` can be compared with mlir-opt".to_owned());
        };
        debug_assert_eq!(command, "opt");
        let mut comparison = Comparison {
            input,
            flags: Vec::new(),
            transforms: String::new(),
            exemption: Exemption::None,
        };
        for flag in flags {
            match flag.trim_start_matches('-').strip_prefix("transform.") {
                Some(transform) => comparison.transforms += &transform_op(transform),
                None => comparison.flags.push(flag),
            }
        }
        for line in String::from_utf8_lossy(input).lines() {
            let reasons = [(DIFFERS, Exemption::Differs), (NOT_RUN, Exemption::NotRun)];
            for (prefix, exemption) in reasons {
                match line.strip_prefix(prefix.trim_end()).map(str::trim) {
                    Some("") => return Err(format!("`{}` without a reason", prefix.trim_end())),
                    Some(_) => comparison.exemption = exemption,
                    None => {}
                }
            }
        }
        Ok(comparison)
    }
}

/// Returns the operation of the transform dialect for `NAME` or `NAME=OPTIONS`.
fn transform_op(flag: &str) -> String {
    let (name, options) = flag.split_once('=').unwrap_or((flag, ""));
    let attributes: Vec<_> = options.split_whitespace().map(attribute).collect();
    if name.starts_with("apply_patterns.") {
        let attributes = attributes.join(" ");
        format!(
            "transform.apply_patterns to %f {{ transform.{name} {attributes} }} : !transform.any_op\n"
        )
    } else if name == "memref.multibuffer" {
        let attributes = attributes.join(", ");
        format!(
            "%a = transform.structured.match ops{{[\"memref.alloc\"]}} in %m : (!transform.any_op) -> !transform.op<\"memref.alloc\">\n\
            transform.{name} %a {{{attributes}}} : (!transform.op<\"memref.alloc\">) -> !transform.any_op\n"
        )
    } else {
        format!("transform.{name} %f : (!transform.any_op) -> ()\n")
    }
}

/// Returns the attribute for an option. A word is an attribute in quotes.
fn attribute(option: &str) -> String {
    match option.split_once('=') {
        None => option.to_owned(),
        Some((key, value)) => {
            let is_number = value.bytes().all(|c| c.is_ascii_digit());
            let quote = match value {
                "true" | "false" => "",
                _ if is_number => "",
                _ => "\"",
            };
            format!("{key} = {quote}{value}{quote}")
        }
    }
}

impl Upstream {
    /// Finds mlir-opt. Returns `None` if it is missing and comparisons are skipped; see [`oracle::tool_or_skip`].
    pub(crate) fn find() -> Result<Option<Self>, String> {
        let program = oracle::tool_or_skip("mlir-opt")?;
        Ok(program.map(|program| Upstream {
            program,
            equal: AtomicUsize::new(0),
            different: AtomicUsize::new(0),
            not_run: AtomicUsize::new(0),
        }))
    }

    /// Returns the numbers of comparisons in one line.
    pub(crate) fn report(&self) -> String {
        format!(
            "mlir-opt: {} equal; {} different on purpose; {} not run\n",
            self.equal.load(Ordering::Relaxed),
            self.different.load(Ordering::Relaxed),
            self.not_run.load(Ordering::Relaxed)
        )
    }

    /// Compares an expected outcome with that of mlir-opt: standard output, whether the status is 0, and the lines of
    /// standard error. Terrace may print more notes.
    pub(crate) fn compare(
        &self,
        comparison: &Comparison<'_>,
        expected: &Outcome,
    ) -> Result<(), String> {
        if comparison.exemption == Exemption::NotRun {
            self.not_run.fetch_add(1, Ordering::Relaxed);
            return Ok(());
        }
        let outcome = self.run(comparison)?;
        let mut report = String::new();
        if expected.stdout != outcome.stdout {
            report += "--- stdout expected\n+++ stdout of mlir-opt\n";
            report += &diff(&expected.stdout, &outcome.stdout);
        }
        if !contains_lines(&expected.stderr, &outcome.stderr) {
            report += "--- stderr expected\n+++ stderr of mlir-opt\n";
            report += &diff(&expected.stderr, &outcome.stderr);
        }
        if (expected.exit == 0) != (outcome.exit == 0) {
            let _ = writeln!(report, "mlir-opt exits with status {}", outcome.exit);
        }
        match (comparison.exemption, report.is_empty()) {
            (Exemption::None, true) => {
                self.equal.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }
            (Exemption::None, false) => Err(report),
            (_, true) => Err(format!(
                "mlir-opt prints the same; remove the line `{DIFFERS}...`"
            )),
            (_, false) => {
                self.different.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }
        }
    }

    fn run(&self, comparison: &Comparison<'_>) -> Result<Outcome, String> {
        let mut command = Command::new(&self.program);
        command.args(&comparison.flags);
        if comparison.transforms.is_empty() {
            return process::run(command.arg("-"), comparison.input);
        }
        static LIBRARIES: AtomicUsize = AtomicUsize::new(0);
        let library = std::env::temp_dir().join(format!(
            "terrace-testing-{}-{}.mlir",
            std::process::id(),
            LIBRARIES.fetch_add(1, Ordering::Relaxed)
        ));
        let text = library_of(&comparison.transforms);
        fs::write(&library, text).map_err(|error| format!("{}: {error}", library.display()))?;
        command
            .arg(format!(
                "--transform-preload-library=transform-library-paths={}",
                library.display()
            ))
            .args(["--transform-interpreter", "-"]);
        let outcome = process::run(&mut command, comparison.input);
        // A file that cannot be removed does not make the comparison invalid.
        let _ = fs::remove_file(&library);
        outcome
    }
}

/// Returns true if `text` has the lines of `part` in the same order.
fn contains_lines(text: &[u8], part: &[u8]) -> bool {
    let mut lines = text.split(|&c| c == b'\n');
    part.split(|&c| c == b'\n')
        .all(|wanted| lines.any(|line| line == wanted))
}

/// Returns the module of the transform dialect that applies operations to all functions.
fn library_of(transforms: &str) -> String {
    format!(
        "module attributes {{transform.with_named_sequence}} {{\n\
        transform.named_sequence @__transform_main(%m: !transform.any_op {{transform.readonly}}) {{\n\
        %f = transform.structured.match ops{{[\"func.func\"]}} in %m : (!transform.any_op) -> !transform.any_op\n\
        {transforms}transform.yield\n}}\n}}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        crate::split_words(line).expect("balanced quotes")
    }

    #[test]
    fn flags_become_operations() {
        let arguments = words(
            "opt --x=y --transform.apply_patterns.vector.lower_transfer='max_transfer_rank=1 a=b c=true' --transform.memref.erase --transform.memref.multibuffer='factor=2 d'",
        );
        let comparison = Comparison::new(b"// terrace opt\n", &arguments).unwrap();
        assert_eq!(comparison.flags, ["--x=y"]);
        assert_eq!(
            comparison.transforms,
            "transform.apply_patterns to %f { transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1 a = \"b\" c = true } : !transform.any_op\n\
            transform.memref.erase %f : (!transform.any_op) -> ()\n\
            %a = transform.structured.match ops{[\"memref.alloc\"]} in %m : (!transform.any_op) -> !transform.op<\"memref.alloc\">\n\
            transform.memref.multibuffer %a {factor = 2, d} : (!transform.op<\"memref.alloc\">) -> !transform.any_op\n"
        );
    }

    #[test]
    fn lines_in_order() {
        assert!(contains_lines(b"", b""));
        assert!(contains_lines(b"a\nb\nc\n", b"a\nc\n"));
        assert!(!contains_lines(b"a\nb\n", b"b\na\n"));
        assert!(!contains_lines(b"a\n", b"a\na\n"));
    }

    #[test]
    fn exemptions_have_reasons() {
        let arguments = words("opt");
        let exemption = |input: &'static str| {
            Comparison::new(input.as_bytes(), &arguments).map(|it| it.exemption)
        };
        assert_eq!(exemption("// a\n"), Ok(Exemption::None));
        assert_eq!(
            exemption("// a\n// mlir-opt differs: it is wrong\n"),
            Ok(Exemption::Differs)
        );
        assert_eq!(
            exemption("// a\n// mlir-opt does not run: it hangs\n"),
            Ok(Exemption::NotRun)
        );
        assert_eq!(
            exemption("// a\n// mlir-opt differs:\n"),
            Err("`// mlir-opt differs:` without a reason".to_owned())
        );
        assert!(Comparison::new(b"", &words("lower")).is_err());
    }
}
