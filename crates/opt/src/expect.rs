//! `--verify-diagnostics`: compares the diagnostics that a file expects with the reported ones.
//!
//! `// expected-error@+1 {{text}}` expects an error on the next line whose message contains the text. Instead of
//! `error`, a comment can expect a `warning`, `remark` or `note`. `@-1` and `@+1` are relative line numbers, `@above`
//! and `@below` are the nearest lines without expectations, and `@unknown` means no location. Without `@`, the
//! diagnostic is expected on the same line. The text of `expected-error-re` contains regular expressions in `{{}}`.

use std::collections::HashMap;

use regex_lite::Regex;
use terrace_diag::{Diagnostic, Loc, ResolveLoc, Severity, SourceFile, render};

/// The kinds of mismatches that count as failures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verify {
    /// Expected diagnostics that are not reported, and reported ones that are not expected.
    All,
    /// Expected diagnostics that are not reported.
    OnlyExpected,
}

/// The line of an expectation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Line {
    Number(u32),
    Unknown,
}

struct Expected {
    severity: Severity,
    line: Line,
    /// The offset in the file at which the expectation starts.
    at: usize,
    text: String,
    pattern: Option<Regex>,
    found: bool,
}

impl Expected {
    fn matches(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }
}

/// The expectations of a file.
pub struct Expectations<'f> {
    file: &'f SourceFile,
    /// Resolves locations in `file`.
    locs: &'f dyn ResolveLoc,
    verify: Verify,
    list: Vec<Expected>,
    /// Keyed by line: the indices in `list` of its expectations, in order.
    by_line: HashMap<Line, Vec<usize>>,
    /// The text for standard error.
    out: String,
    /// True if there is a mismatch.
    wrong: bool,
}

impl<'f> Expectations<'f> {
    /// Reads the expectations in a file. `locs` resolves locations in the file.
    pub fn read(file: &'f SourceFile, verify: Verify, locs: &'f dyn ResolveLoc) -> Self {
        let mut this = Expectations {
            file,
            locs,
            verify,
            list: Vec::new(),
            by_line: HashMap::new(),
            out: String::new(),
            wrong: false,
        };
        let lines: Vec<&[u8]> = file.text().split(|&byte| byte == b'\n').collect();
        let mut at = 0;
        let mut last_plain = 1;
        // The expectations that refer to the next line without expectations.
        let mut below = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            let number = index as u32 + 1;
            let text = String::from_utf8_lossy(line);
            // A replacement character is longer than the bytes that it replaces, so the position is only approximate.
            match Designator::find(text.trim_end()) {
                None => {
                    for waiting in below.drain(..) {
                        let waiting: &mut Expected = &mut this.list[waiting];
                        waiting.line = Line::Number(number);
                    }
                    last_plain = number;
                }
                Some(found) => {
                    let line = match found.place {
                        LineRef::Offset(offset) => {
                            Line::Number(u32::try_from(i64::from(number) + offset).unwrap_or(0))
                        }
                        LineRef::Above => Line::Number(last_plain),
                        // If no such line follows, the last line.
                        LineRef::Below => Line::Number(lines.len() as u32),
                        LineRef::Unknown => Line::Unknown,
                    };
                    this.add(found, line, at, &mut below);
                }
            }
            at += line.len() + 1;
        }
        for (index, expected) in this.list.iter().enumerate() {
            this.by_line.entry(expected.line).or_default().push(index);
        }
        this
    }

    fn add(&mut self, found: Designator<'_>, line: Line, start: usize, below: &mut Vec<usize>) {
        let at = start + found.at;
        let mut pattern = None;
        if found.is_pattern {
            match compile(found.text) {
                Ok(regex) => pattern = Some(regex),
                Err(why) => {
                    self.complain(at, found.text, &why);
                    return;
                }
            }
        }
        if found.place == LineRef::Below {
            below.push(self.list.len());
        }
        self.list.push(Expected {
            severity: found.severity,
            line,
            at,
            text: found.text.to_owned(),
            pattern,
            found: false,
        });
    }

    /// Compares a diagnostic and its notes with the expectations. `locs` resolves their locations, which may be in
    /// another copy of the file with the same name.
    pub fn check(&mut self, diagnostic: &Diagnostic, locs: &dyn ResolveLoc) {
        self.check_one(
            diagnostic.severity,
            diagnostic.loc,
            &diagnostic.message,
            locs,
        );
        for note in &diagnostic.notes {
            self.check_one(note.severity, note.loc, &note.message, locs);
        }
    }

    fn check_one(&mut self, severity: Severity, loc: Loc, message: &str, locs: &dyn ResolveLoc) {
        let line = match locs.resolve(loc) {
            None => Some(Line::Unknown),
            Some(at) => (at.file == self.file.name()).then_some(Line::Number(at.line)),
        };
        let mut near = None;
        let here = line.and_then(|line| self.by_line.get(&line));
        for &index in here.into_iter().flatten() {
            let expected = &mut self.list[index];
            if expected.matches(message) {
                if expected.severity == severity {
                    expected.found = true;
                    return;
                }
                near = Some((expected.at, expected.severity));
            }
        }
        if self.verify == Verify::OnlyExpected {
            return;
        }
        match near {
            Some((at, wanted)) if line != Some(Line::Unknown) => {
                let (got, wanted) = (severity.word(), wanted.word());
                let message = format!("'{got}' diagnostic emitted when expecting a '{wanted}'");
                self.complain(at, "", &message);
            }
            _ => {
                let message = format!("unexpected {}: {message}", severity.word());
                self.render(loc, message, locs);
            }
        }
    }

    /// Ends the comparison. Returns true if all expectations are met, and the remaining text for standard error.
    pub fn finish(mut self) -> (bool, String) {
        let list = std::mem::take(&mut self.list);
        let (nowhere, somewhere): (Vec<_>, Vec<_>) = list
            .into_iter()
            .filter(|expected| !expected.found)
            .partition(|expected| expected.line == Line::Unknown);
        for expected in somewhere.iter().chain(&nowhere) {
            let word = expected.severity.word();
            let message = format!("expected {word} \"{}\" was not produced", expected.text);
            match expected.line {
                Line::Number(_) => self.complain(expected.at, &expected.text, &message),
                Line::Unknown => self.render(Loc::UNKNOWN, message, self.locs),
            }
        }
        (!self.wrong, self.out)
    }

    /// Removes and returns the text for standard error so far.
    pub fn take_text(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    fn render(&mut self, loc: Loc, message: String, locs: &dyn ResolveLoc) {
        let diagnostic = Diagnostic {
            severity: Severity::Error,
            loc,
            message,
            notes: Vec::new(),
        };
        self.wrong = true;
        render(&diagnostic, locs, &mut self.out);
    }

    /// Reports an error at an expectation. The underline is as long as `text`.
    fn complain(&mut self, at: usize, text: &str, message: &str) {
        self.render(self.file.loc(at), message.to_owned(), self.locs);
        if self.out.ends_with("^\n") {
            self.out.pop();
            let line_end = self.file.text()[at..]
                .iter()
                .position(|&byte| byte == b'\n');
            let left = line_end.unwrap_or(self.file.text().len() - at);
            let tildes = text.len().min(left).saturating_sub(1);
            self.out.extend(std::iter::repeat_n('~', tildes));
            self.out.push('\n');
        }
    }
}

/// Compiles a text with regular expressions in `{{}}`.
fn compile(text: &str) -> Result<Regex, String> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((plain, behind)) = rest.split_once("{{") {
        let Some((inner, behind)) = behind.split_once("}}") else {
            return Err("found start of regex with no end '}}'".to_owned());
        };
        Regex::new(inner).map_err(|error| format!("invalid regex: {error}"))?;
        pattern.push_str(&regex_lite::escape(plain));
        pattern.push('(');
        pattern.push_str(inner);
        pattern.push(')');
        rest = behind;
    }
    pattern.push_str(&regex_lite::escape(rest));
    Regex::new(&pattern).map_err(|error| format!("invalid regex: {error}"))
}

/// The line of an expected diagnostic, relative to the line of the comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LineRef {
    /// A relative line number.
    Offset(i64),
    Above,
    Below,
    Unknown,
}

/// An expectation as it is written in a line.
#[derive(PartialEq, Eq, Debug)]
struct Designator<'l> {
    severity: Severity,
    is_pattern: bool,
    place: LineRef,
    text: &'l str,
    /// The offset in the line at which the expectation starts.
    at: usize,
}

impl<'l> Designator<'l> {
    /// Returns the first expectation that extends to the end of the line.
    fn find(line: &'l str) -> Option<Self> {
        line.match_indices("expected-")
            .find_map(|(at, _)| Self::read(line, at))
    }

    fn read(line: &'l str, at: usize) -> Option<Self> {
        let rest = line[at..].strip_prefix("expected-")?;
        let words = [
            Severity::Error,
            Severity::Note,
            Severity::Remark,
            Severity::Warning,
        ];
        let (severity, rest) = words
            .into_iter()
            .find_map(|severity| Some((severity, rest.strip_prefix(severity.word())?)))?;
        let (is_pattern, rest) = match rest.strip_prefix("-re") {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let rest = rest.trim_start_matches(' ');
        let (place, rest) = match rest.strip_prefix('@') {
            None => (LineRef::Offset(0), rest),
            Some(rest) => Self::place(rest)?,
        };
        let text = rest
            .trim_start_matches(' ')
            .strip_prefix("{{")?
            .strip_suffix("}}")?;
        Some(Designator {
            severity,
            is_pattern,
            place,
            text,
            at,
        })
    }

    fn place(rest: &str) -> Option<(LineRef, &str)> {
        let words = [
            ("above", LineRef::Above),
            ("below", LineRef::Below),
            ("unknown", LineRef::Unknown),
        ];
        if let Some(found) = words
            .into_iter()
            .find_map(|(word, place)| Some((place, rest.strip_prefix(word)?)))
        {
            return Some(found);
        }
        let end = rest[1..]
            .find(|ch: char| !ch.is_ascii_digit())
            .map_or(rest.len(), |end| end + 1);
        let offset = rest[..end]
            .starts_with(['+', '-'])
            .then(|| rest[..end].parse().ok())
            .flatten()?;
        Some((LineRef::Offset(offset), &rest[end..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use terrace_diag::{SourceMap, SourceOnly};

    /// Compares the expectations of a text with diagnostics (severity, line, message), in which line 0 means no
    /// location.
    fn check(text: &str, reported: &[(Severity, u32, &str)], expect: &str) {
        let map = SourceMap::default();
        let file = map.add("f", text.as_bytes().to_vec()).unwrap();
        let locs = SourceOnly(&map);
        let mut expectations = Expectations::read(file, Verify::All, &locs);
        for &(severity, line, message) in reported {
            let loc = file
                .index_of(line, 1)
                .map_or(Loc::UNKNOWN, |index| file.loc(index));
            let diagnostic = Diagnostic {
                severity,
                loc,
                message: message.to_owned(),
                notes: Vec::new(),
            };
            expectations.check(&diagnostic, &locs);
        }
        assert_eq!(
            expectations.finish(),
            (expect.is_empty(), expect.to_owned()),
            "{text}"
        );
    }

    #[test]
    fn places_are_relative_to_the_line() {
        use Severity::{Error, Note, Remark, Warning};
        check("expected-error {{a}}", &[(Error, 1, "cab")], "");
        check("\n expected-warning@+1 {{a}}  \n", &[(Warning, 3, "a")], "");
        check("\n expected-remark @-1{{}}", &[(Remark, 1, "a")], "");
        check(
            "x\nexpected-note@above {{a}}\nexpected-error@above {{b}}",
            &[(Note, 1, "a"), (Error, 1, "b")],
            "",
        );
        check(
            "expected-note@below {{a}}\nexpected-error@below {{b}}\nx",
            &[(Note, 3, "a"), (Error, 3, "b")],
            "",
        );
        check("expected-error@unknown {{a}}", &[(Error, 0, "a")], "");
        check("no expected-error {{a}} here", &[], "");
    }

    #[test]
    fn patterns_are_regular_expressions_in_braces() {
        let text = "expected-error-re {{a.b {{[0-9]+|x}} c{{[[:alpha:]]*}}}}";
        check(text, &[(Severity::Error, 1, "a.b 12 cde")], "");
        check(text, &[(Severity::Error, 1, "a.b x c")], "");
        let missing = format!(
            "f:1:1: error: unexpected error: aXb 1 c\n{text}\n^\n\
             f:1:1: error: expected error \"a.b {{{{[0-9]+|x}}}} c{{{{[[:alpha:]]*}}}}\" was not produced\n{text}\n\
             ^{}\n",
            "~".repeat(33)
        );
        check(text, &[(Severity::Error, 1, "aXb 1 c")], &missing);
        let open = "expected-error-re {{ba{{r+}}";
        check(
            open,
            &[],
            &format!("f:1:1: error: found start of regex with no end '}}}}'\n{open}\n^~~~~~\n"),
        );
    }

    #[test]
    fn what_is_not_as_expected_is_told() {
        let text = "expected-warning {{abc}}";
        check(
            text,
            &[(Severity::Error, 1, "abc")],
            "f:1:1: error: 'error' diagnostic emitted when expecting a 'warning'\nexpected-warning {{abc}}\n^\n\
             f:1:1: error: expected warning \"abc\" was not produced\nexpected-warning {{abc}}\n^~~\n",
        );
        check(
            "expected-error@unknown {{a}}",
            &[(Severity::Error, 1, "a")],
            "f:1:1: error: unexpected error: a\nexpected-error@unknown {{a}}\n^\n\
             <unknown>:0: error: expected error \"a\" was not produced\n",
        );
    }
}
