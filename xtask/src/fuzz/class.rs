//! Classifies differences.

use regex_lite::{Captures, Regex};
use std::sync::LazyLock;

/// The kind of a difference.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Kind {
    /// Terrace panicked or was killed by a signal, for instance because it exceeded the memory limit.
    Crash,
    /// Terrace did not terminate.
    Hang,
    /// Both accept the input, with different output.
    Text,
    /// The generic forms differ.
    GenericText,
    /// The custom forms with locations differ.
    Locations,
    /// Terrace's output is rejected or printed differently when read again, although MLIR can read it.
    ReadBack,
    /// LLVM rejects Terrace's output but accepts MLIR's.
    NotLlvmIr,
    /// Only Terrace rejects the input.
    Refused,
    /// Only MLIR rejects the input.
    Accepted,
    /// Both reject the input, with different first errors.
    OtherError,
}

impl Kind {
    /// All kinds, most severe first.
    pub(super) const ALL: [Self; 10] = [
        Self::Crash,
        Self::Hang,
        Self::Text,
        Self::GenericText,
        Self::Locations,
        Self::ReadBack,
        Self::NotLlvmIr,
        Self::Refused,
        Self::Accepted,
        Self::OtherError,
    ];

    /// Returns true if valid input may be miscompiled. A rejection or a different error is not severe.
    pub(super) fn is_severe(self) -> bool {
        !matches!(self, Self::Refused | Self::Accepted | Self::OtherError)
    }

    /// Returns the name in tables.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Crash => "crash",
            Self::Hang => "hang",
            Self::Text => "text",
            Self::GenericText => "generic text",
            Self::Locations => "locations",
            Self::ReadBack => "read back",
            Self::NotLlvmIr => "not LLVM IR",
            Self::Refused => "rejected by terrace",
            Self::Accepted => "accepted by terrace",
            Self::OtherError => "other error",
        }
    }
}

/// A class of differences that are considered the same.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Class {
    /// The kind of the difference.
    pub(super) kind: Kind,
    /// The step in which the difference occurs.
    pub(super) step: String,
    /// The messages or lines, without names and numbers.
    pub(super) signature: String,
}

/// The maximum length of a signature.
const LENGTH: usize = 200;

impl Class {
    /// Returns the class of a difference with the given detail.
    pub(super) fn new(kind: Kind, step: &str, detail: &str) -> Self {
        let signature = match kind {
            Kind::Crash => crash(detail),
            Kind::Hang => String::new(),
            Kind::Text | Kind::GenericText | Kind::Locations => first_change(detail),
            Kind::ReadBack if detail.starts_with("---") => first_change(detail),
            Kind::ReadBack | Kind::Refused | Kind::Accepted | Kind::OtherError => messages(detail),
            Kind::NotLlvmIr => not_llvm_ir(detail),
        };
        Self {
            kind,
            step: step.to_owned(),
            signature: signature.chars().take(LENGTH).collect(),
        }
    }
}

static NUMBER: LazyLock<Regex> = LazyLock::new(|| regex(r"\b\d[\w.]*"));
static VALUE: LazyLock<Regex> = LazyLock::new(|| regex(r"[%^@#!][\w$.#-]+"));
static STRING: LazyLock<Regex> = LazyLock::new(|| regex(r#""[^"]*""#));
static QUOTED: LazyLock<Regex> = LazyLock::new(|| regex(r"'[^']*'"));
static OPERATION: LazyLock<Regex> = LazyLock::new(|| regex(r"^'[a-z_]+\.[a-z_.0-9]+'$"));
static NAME: LazyLock<Regex> = LazyLock::new(|| regex(r"\b[a-z_]+\.[a-z_.0-9]+\b"));
static TYPE: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"\b(?:[su]?i|bf|f|tf)\d\w*|\b(?:vector|tensor|memref|complex|tuple)<[^ ]*")
});

fn regex(text: &str) -> Regex {
    Regex::new(text).expect("invariant: the expressions are constants")
}

/// Replaces the variable parts of a message. Names of operations are kept.
fn general(message: &str) -> String {
    let text = QUOTED.replace_all(message, |found: &Captures<'_>| {
        match OPERATION.is_match(&found[0]) {
            true => found[0].to_owned(),
            false => "'_'".to_owned(),
        }
    });
    let text = STRING.replace_all(&text, "\"_\"");
    let text = VALUE.replace_all(&text, "%");
    let text = TYPE.replace_all(&text, "T");
    NUMBER.replace_all(&text, "N").into_owned()
}

/// Returns the first error of each implementation that reports one.
fn messages(detail: &str) -> String {
    let error = |line: &str| Some(line.split_once("error: ")?.1.to_owned());
    let first = |text: &str| text.lines().find_map(error).unwrap_or_default();
    match detail.split_once("\nterrace:\n") {
        Some((theirs, ours)) => {
            let (theirs, ours) = (first(theirs), first(ours));
            match theirs == ours {
                true => format!("place of: {}", general(&ours)),
                false => format!("{} | {}", general(&theirs), general(&ours)),
            }
        }
        None => general(&first(detail)),
    }
}

/// Returns the operations on the first lines that differ, or the lines.
fn first_change(diff: &str) -> String {
    let changed = diff.lines().skip_while(|line| !line.starts_with("@@"));
    let mut minus = None;
    let mut plus = None;
    for line in changed {
        match line.split_at_checked(1) {
            Some(("-", rest)) if minus.is_none() => minus = Some(rest),
            Some(("+", rest)) if plus.is_none() => plus = Some(rest),
            _ => {}
        }
    }
    let names = |line: &str| -> Vec<String> {
        NAME.find_iter(line)
            .map(|found| found.as_str().to_owned())
            .collect()
    };
    let (theirs, ours) = (minus.unwrap_or_default(), plus.unwrap_or_default());
    let named = names(theirs);
    match named.is_empty() {
        true => format!("{} | {}", general(theirs.trim()), general(ours.trim())),
        false => {
            let same = named == names(ours);
            format!(
                "{}{}",
                named.join(" "),
                if same { "" } else { " | other operations" }
            )
        }
    }
}

/// Returns LLVM's first message, without its subject.
fn not_llvm_ir(detail: &str) -> String {
    let mut lines = detail.lines().filter(|line| line.contains(' '));
    let message = lines.find(|line| {
        let about = ["signal ", "ptr ", "  ", "label "];
        !about.iter().any(|start| line.starts_with(start))
    });
    general(message.unwrap_or_default())
}

/// Returns the location and the message of a panic, or reports that memory was exhausted.
fn crash(detail: &str) -> String {
    let mut lines = detail.lines();
    if detail.contains("\nmemory allocation of ") {
        return "out of memory".to_owned();
    }
    let panicked = lines.find(|line| line.contains("panicked at "));
    match panicked {
        Some(line) => {
            let place = line
                .split_once("panicked at ")
                .map_or("", |(_, place)| place);
            format!("{place} {}", general(lines.next().unwrap_or_default()))
        }
        None => detail.lines().take(2).collect::<Vec<_>>().join(" "),
    }
}
