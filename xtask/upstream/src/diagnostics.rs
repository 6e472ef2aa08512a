//! Represents diagnostics as values, and renders the text that mlir-opt prints.

use std::fmt::Write;

use melior::diagnostic::{Diagnostic as Report, DiagnosticSeverity};
use melior::ir::Location;

/// The maximum number of callers of a call-site location that mlir-opt prints.
const CALL_STACK_LIMIT: usize = 10;
/// The number of columns between tab stops in a printed source line.
const TAB_STOP: usize = 8;

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Severity {
    /// The input is rejected.
    Error,
    /// Belongs to the previous diagnostic.
    Note,
    /// Information that the user requested.
    Remark,
    /// The input is accepted.
    Warning,
}

impl Severity {
    /// Returns the word that mlir-opt prints.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Note => "note",
            Self::Remark => "remark",
            Self::Warning => "warning",
        }
    }
}

/// A position in a source file. Line and column are 1-based; zero means unknown.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Position {
    /// The name under which the file was parsed.
    pub file: String,
    /// The line.
    pub line: usize,
    /// The column, in bytes.
    pub column: usize,
}

/// One printed message. Notes and the callers of a call site are separate messages after their error.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The position, if the location names a file.
    pub position: Option<Position>,
    /// The text. A location without a file precedes it, as in mlir-opt's output.
    pub message: String,
    show_source: bool,
}

/// The messages of one phase, in the order in which they were emitted.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// Iterates over the messages.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.iter()
    }

    /// Returns true if there are no messages.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the first error.
    pub fn first_error(&self) -> Option<&Diagnostic> {
        self.iter()
            .find(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// Returns the text that mlir-opt prints on standard error. `source` is the text of `file`.
    pub fn render(&self, file: &str, source: &str) -> String {
        let mut output = String::new();
        for diagnostic in &self.0 {
            diagnostic.render(&mut output, file, source);
        }
        output
    }

    pub(crate) fn error(message: impl Into<String>) -> Self {
        Self(vec![Diagnostic {
            severity: Severity::Error,
            position: None,
            message: message.into(),
            show_source: false,
        }])
    }

    pub(crate) fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }
}

impl FromIterator<Diagnostics> for Diagnostics {
    fn from_iter<I: IntoIterator<Item = Diagnostics>>(reports: I) -> Self {
        let mut all = Self::default();
        for report in reports {
            all.append(report);
        }
        all
    }
}

impl From<&Report<'_>> for Diagnostics {
    fn from(report: &Report) -> Self {
        let mut diagnostics = Vec::new();
        let location = report.location();
        let severity = severity(report);
        diagnostics.push(diagnostic(location, severity, report.to_string(), true));

        // The last location shown. A note at the same location does not repeat the source line.
        let mut shown = location;
        let mut site = call_site(location);
        for _ in 0..CALL_STACK_LIMIT {
            let Some(caller) = site.map(|site| site.call_site_caller()) else {
                break;
            };
            diagnostics.push(diagnostic(
                caller,
                Severity::Note,
                "called from".into(),
                true,
            ));
            shown = caller;
            site = call_site(caller);
        }

        for note in (0..report.note_count()).filter_map(|index| report.note(index).ok()) {
            let location = note.location();
            let severity = self::severity(&note);
            let text = note.to_string();
            diagnostics.push(diagnostic(location, severity, text, shown != location));
            shown = location;
        }
        Self(diagnostics)
    }
}

impl Diagnostic {
    fn render(&self, output: &mut String, file: &str, source: &str) {
        let severity = self.severity.name();
        let message = &self.message;
        // Writing to a string cannot fail.
        let _ = match &self.position {
            Some(Position { file, line, column }) => {
                writeln!(output, "{file}:{line}:{column}: {severity}: {message}")
            }
            None => writeln!(output, "<unknown>:0: {severity}: {message}"),
        };
        let Some(position) = self.position.as_ref().filter(|_| self.show_source) else {
            return;
        };
        if position.file != file || position.line == 0 || position.column == 0 {
            return;
        }
        let Some(line) = source.split('\n').nth(position.line - 1) else {
            return;
        };
        let line = line.strip_suffix('\r').unwrap_or(line);
        if position.column <= line.len() + 1 {
            render_line(output, line, position.column - 1);
        }
    }
}

/// Renders the source line with tabs expanded, and a caret under the byte `column`.
fn render_line(output: &mut String, line: &str, column: usize) {
    let mut expanded = String::new();
    let mut caret = None;
    for (offset, character) in line.char_indices() {
        if offset == column {
            caret = Some(expanded.len());
        }
        if character == '\t' {
            expanded.push(' ');
            while !expanded.len().is_multiple_of(TAB_STOP) {
                expanded.push(' ');
            }
        } else {
            expanded.push(character);
        }
    }
    output.push_str(&expanded);
    output.push('\n');
    // LLVM prints no caret if bytes and columns differ.
    if line.is_ascii() {
        let caret = caret.unwrap_or(expanded.len());
        output.extend(std::iter::repeat_n(' ', caret));
        output.push_str("^\n");
    }
}

fn severity(report: &Report) -> Severity {
    match report.severity() {
        DiagnosticSeverity::Error => Severity::Error,
        DiagnosticSeverity::Note => Severity::Note,
        DiagnosticSeverity::Remark => Severity::Remark,
        DiagnosticSeverity::Warning => Severity::Warning,
    }
}

fn diagnostic(
    location: Location,
    severity: Severity,
    message: String,
    show_source: bool,
) -> Diagnostic {
    let position = position(location);
    let printed = location.to_string();
    let message = if position.is_some() || printed == "loc(unknown)" {
        message
    } else {
        format!("{printed}: {message}")
    };
    Diagnostic {
        severity,
        position,
        message,
        show_source,
    }
}

/// Returns the first file location within a location, outermost first.
fn position(location: Location) -> Option<Position> {
    if location.is_file_line_col_range() {
        let file = location.file_line_col_range_filename();
        return Some(Position {
            file: file.as_string_ref().as_str().ok()?.to_owned(),
            line: location.file_line_col_range_start_line(),
            column: location.file_line_col_range_start_column(),
        });
    }
    if location.is_name() {
        return position(location.name_child_location());
    }
    if location.is_call_site() {
        return position(location.call_site_callee())
            .or_else(|| position(location.call_site_caller()));
    }
    if location.is_fused() {
        return (0..location.fused_num_locations())
            .find_map(|index| position(location.fused_location(index)));
    }
    None
}

/// Returns the first call site within a location.
fn call_site(location: Location<'_>) -> Option<Location<'_>> {
    if location.is_name() {
        return call_site(location.name_child_location());
    }
    if location.is_call_site() {
        return Some(location);
    }
    if location.is_fused() {
        return (0..location.fused_num_locations())
            .find_map(|index| call_site(location.fused_location(index)));
    }
    None
}
