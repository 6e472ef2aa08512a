//! Diagnostics, and the proof that an error was reported.

use crate::Loc;

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The input is rejected.
    Error,
    /// The input is accepted, but may be wrong.
    Warning,
    /// Information that the user requested.
    Remark,
    /// Additional information about the diagnostic to which the note is attached.
    Note,
}

impl Severity {
    /// Returns the word mlir-opt prints.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "remark",
            Severity::Note => "note",
        }
    }
}

/// A message at a location, with its notes in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The location.
    pub loc: Loc,
    /// The text after `error: `.
    pub message: String,
    /// Notes, printed after the message.
    pub notes: Vec<Diagnostic>,
}

impl Diagnostic {
    /// Creates a note, for the notes of another diagnostic.
    pub fn note(loc: Loc, message: impl Into<String>) -> Self {
        Diagnostic {
            severity: Severity::Note,
            loc,
            message: message.into(),
            notes: Vec::new(),
        }
    }
}

/// Proof that an error was reported. Only [`Diagnostics::error`] creates one.
#[derive(Debug, PartialEq, Eq)]
#[must_use = "an error was reported: the operation has failed"]
pub struct Failed(());

/// Diagnostics in the order they were reported.
#[derive(Default, Debug)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    errors: usize,
}

impl Diagnostics {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reports an error.
    pub fn error(&mut self, loc: Loc, message: impl Into<String>) -> Failed {
        self.push(Severity::Error, loc, message.into());
        Failed(())
    }

    /// Reports a warning.
    pub fn warning(&mut self, loc: Loc, message: impl Into<String>) {
        self.push(Severity::Warning, loc, message.into());
    }

    /// Reports a remark.
    pub fn remark(&mut self, loc: Loc, message: impl Into<String>) {
        self.push(Severity::Remark, loc, message.into());
    }

    /// Adds a diagnostic that was removed from another list.
    pub fn report(&mut self, diagnostic: Diagnostic) {
        self.errors += usize::from(diagnostic.severity == Severity::Error);
        self.list.push(diagnostic);
    }

    /// Attaches a note to the last diagnostic. Does nothing if there is no diagnostic.
    pub fn note(&mut self, loc: Loc, message: impl Into<String>) {
        if let Some(last) = self.list.last_mut() {
            last.notes.push(Diagnostic::note(loc, message));
        }
    }

    fn push(&mut self, severity: Severity, loc: Loc, mut message: String) {
        if severity == Severity::Error && message.is_empty() {
            message.push_str("error without a message");
        }
        self.errors += usize::from(severity == Severity::Error);
        self.list.push(Diagnostic {
            severity,
            loc,
            message,
            notes: Vec::new(),
        });
    }

    /// Returns the number of diagnostics, for [`truncate`](Self::truncate).
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// Drops all diagnostics after the first `count`. The caller reports another error instead.
    pub fn truncate(&mut self, count: usize) {
        self.split_off(count);
    }

    /// Removes and returns all diagnostics after the first `count`.
    pub fn split_off(&mut self, count: usize) -> Diagnostics {
        let list = self.list.split_off(count.min(self.list.len()));
        let is_error = |diagnostic: &&Diagnostic| diagnostic.severity == Severity::Error;
        let errors = list.iter().filter(is_error).count();
        self.errors -= errors;
        Diagnostics { list, errors }
    }

    /// Returns true if an error was reported.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Returns an error if an error was reported.
    pub fn check(&self) -> Result<(), Failed> {
        if self.has_errors() {
            Err(Failed(()))
        } else {
            Ok(())
        }
    }

    /// Returns the diagnostics so far.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Returns true if nothing was reported.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Moves the diagnostics of another list to the end of this one.
    pub fn append(&mut self, mut other: Diagnostics) {
        self.errors += other.errors;
        self.list.append(&mut other.list);
    }

    /// Removes and returns all diagnostics.
    pub fn take(&mut self) -> Vec<Diagnostic> {
        self.errors = 0;
        std::mem::take(&mut self.list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_go_to_the_last_diagnostic() {
        let mut diags = Diagnostics::new();
        diags.note(Loc::UNKNOWN, "lost");
        diags.warning(Loc::UNKNOWN, "w");
        assert!(diags.check().is_ok());
        let failed = diags.error(Loc::UNKNOWN, "e");
        diags.note(Loc::UNKNOWN, "n");
        assert_eq!(diags.check(), Err(failed));
        assert_eq!(
            diags.iter().map(|d| d.notes.len()).collect::<Vec<_>>(),
            [0, 1]
        );
    }
}
