//! Formats a diagnostic as mlir-opt prints it: `file:line:col: error: message`, the source line, a caret.

use crate::{Diagnostic, Loc, Severity, SourceMap};

/// A location as a diagnostic shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// The file's name.
    pub file: String,
    /// The line, 1-based; 0 if the location has no line.
    pub line: u32,
    /// The column, 1-based; 0 if the location has no column.
    pub column: u32,
}

/// Resolves location attributes to file positions and call sites. Implemented by the crates that know location
/// attributes.
pub trait ResolveLoc {
    /// Returns the position of a location. `None` is printed as `<unknown>:0`.
    fn resolve(&self, loc: Loc) -> Option<Resolved>;

    /// Returns the text of a known location without a file position.
    fn text(&self, _loc: Loc) -> Option<String> {
        None
    }

    /// Returns the callers of a call-site location, innermost first.
    fn callers(&self, _loc: Loc) -> Vec<Loc> {
        Vec::new()
    }

    /// Returns the source files, for the lines shown under a message.
    fn sources(&self) -> &SourceMap;
}

/// Resolves source offsets only.
pub struct SourceOnly<'a>(pub &'a SourceMap);

impl ResolveLoc for SourceOnly<'_> {
    fn resolve(&self, loc: Loc) -> Option<Resolved> {
        let (file, index) = self.0.lookup(loc)?;
        let (line, column) = file.line_column(index);
        Some(Resolved {
            file: file.name().to_owned(),
            line,
            column,
        })
    }

    fn sources(&self) -> &SourceMap {
        self.0
    }
}

/// Appends the text of a diagnostic and its notes to `out`.
pub fn render(diagnostic: &Diagnostic, locs: &dyn ResolveLoc, out: &mut String) {
    let Diagnostic {
        severity,
        loc,
        message,
        notes,
    } = diagnostic;
    render_message(*severity, *loc, message, true, locs, out);
    for caller in locs.callers(*loc) {
        render_message(Severity::Note, caller, "called from", true, locs, out);
    }
    let mut shown = *loc;
    for note in notes {
        // The source line is not repeated for the same location.
        let show = std::mem::replace(&mut shown, note.loc) != note.loc;
        render_message(note.severity, note.loc, &note.message, show, locs, out);
    }
}

fn render_message(
    severity: Severity,
    loc: Loc,
    message: &str,
    show: bool,
    locs: &dyn ResolveLoc,
    out: &mut String,
) {
    use std::fmt::Write;
    let Some(at) = locs.resolve(loc) else {
        let text = locs.text(loc).map(|text| text + ": ").unwrap_or_default();
        let _ = writeln!(out, "<unknown>:0: {}: {text}{message}", severity.word());
        return;
    };
    let _ = writeln!(
        out,
        "{}:{}:{}: {}: {message}",
        at.file,
        at.line,
        at.column,
        severity.word()
    );
    if !show {
        return;
    }
    let file = locs
        .sources()
        .lookup(loc)
        .map(|(file, _)| file)
        .or_else(|| locs.sources().file_named(&at.file));
    if let Some(line) = file.and_then(|file| file.line(at.line)) {
        show_line(&String::from_utf8_lossy(line), at.column, out);
    }
}

/// Appends the source line with tabs expanded to multiples of eight, and a caret under the column. A line with
/// non-ASCII characters, whose width is unknown, gets no caret.
fn show_line(line: &str, column: u32, out: &mut String) {
    if !line.is_ascii() {
        out.push_str(line);
        out.push('\n');
        return;
    }
    let caret_byte = column.max(1) as usize - 1;
    let (mut width, mut caret) = (0, None);
    for (at, ch) in line.char_indices() {
        if at >= caret_byte && caret.is_none() {
            caret = Some(width);
        }
        if ch == '\t' {
            let stop = (width / 8 + 1) * 8;
            out.extend(std::iter::repeat_n(' ', stop - width));
            width = stop;
        } else {
            out.push(ch);
            width += 1;
        }
    }
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', caret.unwrap_or(width)));
    out.push_str("^\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Diagnostics;

    fn check(text: &str, index: usize, expect: &str) {
        let map = SourceMap::default();
        let file = map.add("f.mlir", text.as_bytes().to_vec()).unwrap();
        let mut diags = Diagnostics::new();
        let _ = diags.error(file.loc(index), "bad");
        diags.note(Loc::UNKNOWN, "why");
        let mut out = String::new();
        diags
            .iter()
            .for_each(|d| render(d, &SourceOnly(&map), &mut out));
        assert_eq!(out, expect);
    }

    #[test]
    fn a_line_is_shown_once_for_each_place() {
        let map = SourceMap::default();
        let file = map.add("f", b"ab".to_vec()).unwrap();
        let mut diags = Diagnostics::new();
        let _ = diags.error(file.loc(0), "bad");
        diags.note(file.loc(0), "why");
        diags.note(file.loc(1), "how");
        diags.note(file.loc(0), "where");
        let mut out = String::new();
        diags
            .iter()
            .for_each(|d| render(d, &SourceOnly(&map), &mut out));
        let expect = "f:1:1: error: bad\nab\n^\nf:1:1: note: why\nf:1:2: note: how\nab\n ^\nf:1:1: note: where\nab\n^\n";
        assert_eq!(out, expect);
    }

    #[test]
    fn caret_stands_under_the_column() {
        check(
            "a\n bcd\n",
            3,
            "f.mlir:2:2: error: bad\n bcd\n ^\n<unknown>:0: note: why\n",
        );
        check(
            "\tx",
            1,
            "f.mlir:1:2: error: bad\n        x\n        ^\n<unknown>:0: note: why\n",
        );
        check(
            "x",
            1,
            "f.mlir:1:2: error: bad\nx\n ^\n<unknown>:0: note: why\n",
        );
        check(
            "ä x",
            3,
            "f.mlir:1:4: error: bad\nä x\n<unknown>:0: note: why\n",
        );
    }
}
