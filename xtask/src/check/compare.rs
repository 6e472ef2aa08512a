//! Compares the runs of Terrace and MLIR.

use std::time::Duration;

use similar::{Algorithm, TextDiff};

use crate::process::{Output, Run, tail};

/// The time limit of the search for a minimal diff.
const DIFF_TIME: Duration = Duration::from_secs(2);

/// The outcome of comparing two runs.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Status {
    /// Both accept the input, with the same output.
    Same,
    /// Both reject the input, with the same first error.
    SameError,
    /// A difference that docs/differences.md lists.
    Explained,
    /// Not run, because upstream rejected an earlier step.
    Skipped,
    /// Both accept the input, with different output.
    Differs,
    /// Both reject the input, with different first errors.
    ErrorDiffers,
    /// Only Terrace rejects the input.
    RefusedByUs,
    /// Only MLIR rejects the input.
    AcceptedByUs,
    /// MLIR rejects input that it must accept.
    RefusedByUpstream,
    /// LLVM rejects Terrace's output.
    NotLlvmIr,
    /// Terrace panicked or was killed by a signal.
    WeCrashed,
    /// Terrace did not terminate.
    WeTimedOut,
    /// MLIR was killed by a signal.
    UpstreamCrashed,
    /// MLIR did not terminate.
    UpstreamTimedOut,
}

impl Status {
    /// Returns the name in tables.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::SameError => "same error",
            Self::Explained => "explained",
            Self::Skipped => "-",
            Self::Differs => "DIFFERS",
            Self::ErrorDiffers => "ERROR DIFFERS",
            Self::RefusedByUs => "REFUSED BY US",
            Self::AcceptedByUs => "ACCEPTED BY US",
            Self::RefusedByUpstream => "REFUSED BY UPSTREAM",
            Self::NotLlvmIr => "NOT LLVM IR",
            Self::WeCrashed => "WE CRASHED",
            Self::WeTimedOut => "WE TIMED OUT",
            Self::UpstreamCrashed => "UPSTREAM CRASHED",
            Self::UpstreamTimedOut => "UPSTREAM TIMED OUT",
        }
    }

    /// Returns true if the difference may be intended.
    pub(super) fn is_explainable(self) -> bool {
        matches!(
            self,
            Self::ErrorDiffers
                | Self::RefusedByUs
                | Self::AcceptedByUs
                | Self::UpstreamCrashed
                | Self::UpstreamTimedOut
        )
    }

    /// Returns true if Terrace behaves like MLIR.
    pub(crate) fn is_equal(self) -> bool {
        matches!(
            self,
            Self::Same | Self::SameError | Self::Explained | Self::Skipped
        )
    }
}

/// A status with details.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Comparison {
    /// The status.
    pub(crate) status: Status,
    /// A unified diff, two errors, or the end of a crash message. Empty if the status needs no details.
    pub(crate) detail: String,
}

impl Comparison {
    /// Returns a status without details.
    pub(crate) fn plain(status: Status) -> Self {
        Self::new(status, String::new())
    }

    /// Returns a status with details.
    pub(crate) fn new(status: Status, detail: String) -> Self {
        Self { status, detail }
    }
}

/// Compares the output of two runs, or the first errors of both. With `--split-input-file` there are several inputs, so
/// all errors and the output are compared.
pub(crate) fn compare(ours: &Run, theirs: &Run, split: bool) -> Comparison {
    let (ours, theirs) = match both_done(ours, theirs) {
        Ok(outputs) => outputs,
        Err(comparison) => return comparison,
    };
    let (our_errors, their_errors) = (errors(&ours.stderr), errors(&theirs.stderr));
    match (accepts(ours, &our_errors), accepts(theirs, &their_errors)) {
        (true, true) => compare_texts(&ours.stdout, &theirs.stdout),
        (false, true) => Comparison::new(Status::RefusedByUs, tail(&ours.stderr)),
        (true, false) => Comparison::new(Status::AcceptedByUs, tail(&theirs.stderr)),
        (false, false) => {
            let count = if split { usize::MAX } else { 1 };
            let ours_seen: Vec<_> = our_errors.iter().take(count).collect();
            let theirs_seen: Vec<_> = their_errors.iter().take(count).collect();
            let same = ours_seen.len() == theirs_seen.len()
                && ours_seen
                    .iter()
                    .zip(&theirs_seen)
                    .all(|(ours, theirs)| ours.is_same(theirs));
            if !same {
                let detail = format!(
                    "upstream:\n{}\nterrace:\n{}",
                    tail(&theirs.stderr),
                    tail(&ours.stderr)
                );
                return Comparison::new(Status::ErrorDiffers, detail);
            }
            let texts = compare_texts(&ours.stdout, &theirs.stdout);
            if split && texts.status != Status::Same {
                return texts;
            }
            Comparison::plain(Status::SameError)
        }
    }
}

/// Returns the outputs of both runs, or the comparison if one of them crashed or timed out.
pub(crate) fn both_done<'r>(
    ours: &'r Run,
    theirs: &'r Run,
) -> Result<(&'r Output, &'r Output), Comparison> {
    match (ours, theirs) {
        (Run::Crashed(end), _) => Err(Comparison::new(Status::WeCrashed, end.clone())),
        (_, Run::TimedOut) => Err(Comparison::plain(Status::UpstreamTimedOut)),
        (Run::TimedOut, _) => Err(Comparison::plain(Status::WeTimedOut)),
        (_, Run::Crashed(end)) => Err(Comparison::new(Status::UpstreamCrashed, end.clone())),
        (Run::Done(ours), Run::Done(theirs)) => Ok((ours, theirs)),
    }
}

/// Compares two texts. The detail is a unified diff from MLIR's text to Terrace's.
pub(crate) fn compare_texts(ours: &str, theirs: &str) -> Comparison {
    if ours == theirs {
        return Comparison::plain(Status::Same);
    }
    let diff = TextDiff::configure()
        .algorithm(Algorithm::Patience)
        .timeout(DIFF_TIME)
        .diff_lines(theirs, ours);
    let detail = diff
        .unified_diff()
        .header("upstream", "terrace")
        .to_string();
    Comparison::new(Status::Differs, detail)
}

/// Returns true if a run accepted its input. MLIR sometimes prints an error and exits with zero; Terrace never does.
pub(crate) fn accepts(output: &Output, errors: &[Error]) -> bool {
    output.success && errors.is_empty()
}

/// The compared parts of an error: the position and the first line of the message.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Error {
    position: Option<(usize, usize)>,
    message: String,
}

/// The beginnings of messages that MLIR reports without a location, and Terrace at the operation that needs the type.
/// Listed in docs/differences.md.
const PLACED_BY_US: &[&str] = &[
    "conversion of memref memory space ",
    "conversion to strided form failed ",
];

/// The oracle's text if LLVM's verifier rejected the output of MLIR's translation, because the verifier's message does
/// not reach the C API. Terrace reports the error at the operation, so any error with a position matches.
const REFUSED_BY_LLVM: &str = "MLIR failed without a diagnostic";

impl Error {
    /// Returns true if this error of Terrace is the same as MLIR's.
    fn is_same(&self, theirs: &Error) -> bool {
        if theirs.position.is_none() && theirs.message == REFUSED_BY_LLVM {
            return self.position.is_some();
        }
        let placed = theirs.position.is_none()
            && self.position.is_some()
            && PLACED_BY_US
                .iter()
                .any(|begin| theirs.message.starts_with(begin));
        self.message == theirs.message && (placed || self.position == theirs.position)
    }
}

/// Returns the errors in the text of diagnostics.
pub(crate) fn errors(stderr: &str) -> Vec<Error> {
    stderr.lines().filter_map(error).collect()
}

/// Returns the line number of the first error, if it has one.
pub(crate) fn first_error_line(stderr: &str) -> Option<usize> {
    let mut errors = stderr.lines().filter_map(error);
    errors.next()?.position.map(|(line, _)| line)
}

/// Parses `FILE:LINE:COLUMN: error: MESSAGE`, `<unknown>:0: error: MESSAGE`, or `error: MESSAGE`.
fn error(line: &str) -> Option<Error> {
    let (place, message) = match line.split_once(": error: ") {
        Some((place, message)) => (place, message),
        None => ("", line.strip_prefix("error: ")?),
    };
    // A quoted source line may also contain an error, but it is indented or has no position.
    let mut parts = place.rsplit(':');
    let column = parts.next().and_then(|part| part.parse().ok());
    let line = parts.next().and_then(|part| part.parse().ok());
    let position = line.zip(column);
    let known = position.is_some() || place.is_empty() || place.starts_with("<unknown>");
    known.then(|| Error {
        position,
        message: message.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(success: bool, stdout: &str, stderr: &str) -> Run {
        Run::Done(Output {
            success,
            stdout: stdout.to_owned(),
            stderr: stderr.to_owned(),
        })
    }

    #[test]
    fn errors_are_found_in_text() {
        let check = |line: &str, expect: Option<(Option<(usize, usize)>, &str)>| {
            let found = error(line).map(|error| (error.position, error.message));
            let expect = expect.map(|(position, message)| (position, message.to_owned()));
            assert_eq!(found, expect, "{line}");
        };
        check(
            "a.mlir:3:14: error: no: such",
            Some((Some((3, 14)), "no: such")),
        );
        check("dir:x/a.mlir:3:14: error: no", Some((Some((3, 14)), "no")));
        check("<unknown>:0: error: no", Some((None, "no")));
        check("error: no", Some((None, "no")));
        check("a.mlir:3:14: note: see", None);
        check("  %0 = call() // really: error: no", None);
    }

    #[test]
    fn only_errors_about_types_may_have_a_place_of_their_own() {
        let same = |ours: &str, theirs: &str| {
            let find = |line| error(line).expect("an error");
            find(ours).is_same(&find(theirs))
        };
        let space = "conversion of memref memory space \"a\" to integer address space failed.";
        let (placed, unplaced) = (
            format!("a:1:2: error: {space}"),
            format!("<unknown>:0: error: {space}"),
        );
        assert!(same(&placed, &unplaced));
        assert!(!same(&unplaced, &placed));
        assert!(!same(&placed, &placed.replace("1:2", "1:3")));
        assert!(!same("a:1:2: error: no", "<unknown>:0: error: no"));
    }

    #[test]
    fn runs_are_compared() {
        let check = |ours: Run, theirs: Run, split: bool, expect: Status| {
            assert_eq!(
                compare(&ours, &theirs, split).status,
                expect,
                "{ours:?} {theirs:?}"
            );
        };
        let error = "a:1:2: error: x\n";
        let errors = "a:1:2: error: x\na:3:4: error: y\n";
        check(
            done(true, "a", ""),
            done(true, "a", "a:1:2: warning: w"),
            false,
            Status::Same,
        );
        check(
            done(true, "a", ""),
            done(true, "b", ""),
            false,
            Status::Differs,
        );
        check(
            done(false, "", error),
            done(true, "b", ""),
            false,
            Status::RefusedByUs,
        );
        check(
            done(true, "", ""),
            done(false, "b", error),
            false,
            Status::AcceptedByUs,
        );
        // MLIR's exit status may hide an error.
        check(
            done(false, "", error),
            done(true, "b", error),
            false,
            Status::SameError,
        );
        check(
            done(false, "", error),
            done(false, "", errors),
            false,
            Status::SameError,
        );
        check(
            done(false, "", error),
            done(false, "", errors),
            true,
            Status::ErrorDiffers,
        );
        check(
            done(false, "a", errors),
            done(false, "b", errors),
            true,
            Status::Differs,
        );
        check(
            done(false, "", "a:1:3: error: x"),
            done(false, "", error),
            false,
            Status::ErrorDiffers,
        );
        check(
            Run::Crashed("s".into()),
            done(true, "", ""),
            false,
            Status::WeCrashed,
        );
        check(Run::TimedOut, done(true, "", ""), false, Status::WeTimedOut);
        check(
            Run::TimedOut,
            Run::TimedOut,
            false,
            Status::UpstreamTimedOut,
        );
        check(
            done(true, "", ""),
            Run::Crashed("s".into()),
            false,
            Status::UpstreamCrashed,
        );
    }

    #[test]
    fn a_difference_is_a_diff_from_theirs_to_ours() {
        let comparison = compare_texts("a\nb\n", "a\nc\n");
        let expect = "--- upstream\n+++ terrace\n@@ -1,2 +1,2 @@\n a\n-c\n+b\n";
        assert_eq!(comparison.detail, expect);
    }
}
