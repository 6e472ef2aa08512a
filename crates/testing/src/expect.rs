//! Expected text in the source of a test. `BLESS=1` updates it.

use crate::{bless, diff};
use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Text that a test expects. Created by [`expect!`](crate::expect!).
///
/// A text of several lines starts on the line after the opening quote and is indented. The indentation of the closing
/// quote is removed from all lines.
#[derive(Debug)]
pub struct Expect {
    /// The literal.
    pub text: &'static str,
    /// The values of `file!()`, `line!()` and `column!()` in the macro.
    pub place: (&'static str, u32, u32),
    /// The folder of the crate. The path of the file is relative to this folder or to an enclosing one.
    pub folder: &'static str,
}

/// Creates expected text from a string literal: `expect![["text"]]`. The double brackets prevent rustfmt from changing
/// the literal. `BLESS=1` updates the literal.
#[macro_export]
macro_rules! expect {
    ([$text:literal]) => {
        $crate::Expect {
            text: $text,
            place: (file!(), line!(), column!()),
            folder: env!("CARGO_MANIFEST_DIR"),
        }
    };
}

impl Expect {
    /// Compares the texts, or with `BLESS=1` writes the actual text to the source.
    #[track_caller]
    pub fn assert_eq(&self, actual: &str) {
        let expected = unindented(self.text);
        if expected == actual {
            return;
        }
        if bless() {
            self.write(actual)
                .unwrap_or_else(|error| panic!("{}: {error}", self.place.0));
            return;
        }
        panic!(
            "{}:{}: BLESS=1 writes the actual text\n{}",
            self.place.0,
            self.place.1,
            diff(expected.as_bytes(), actual.as_bytes())
        );
    }

    fn write(&self, actual: &str) -> Result<(), String> {
        let (file, line, column) = self.place;
        let path = Path::new(self.folder)
            .ancestors()
            .map(|folder| folder.join(file))
            .find(|path| path.is_file())
            .ok_or("the source is not found")?;
        let mut sources = SOURCES.lock().map_err(|error| error.to_string())?;
        let source = match sources.entry(path) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => {
                let text = fs::read_to_string(entry.key()).map_err(|error| error.to_string())?;
                entry.insert(Source {
                    text,
                    literals: BTreeMap::new(),
                })
            }
        };
        let (literal, indent) =
            find_literal(&source.text, line, column).ok_or("the literal is not found")?;
        source
            .literals
            .insert(literal.start, (literal.end, quoted(actual, indent)));
        let text = source.blessed();
        let path = sources
            .keys()
            .find(|path| path.ends_with(file))
            .ok_or("the source is not found")?;
        fs::write(path, text).map_err(|error| error.to_string())
    }
}

/// A source file as it was compiled, and the literals that were replaced since: start, end, new text.
struct Source {
    text: String,
    literals: BTreeMap<usize, (usize, String)>,
}

static SOURCES: Mutex<BTreeMap<PathBuf, Source>> = Mutex::new(BTreeMap::new());

impl Source {
    fn blessed(&self) -> String {
        let (mut out, mut at) = (String::new(), 0);
        for (&start, (end, text)) in &self.literals {
            out.push_str(&self.text[at..start]);
            out.push_str(text);
            at = *end;
        }
        out.push_str(&self.text[at..]);
        out
    }
}

/// Returns the range of the macro's string literal, and the indentation of its line. `line` and `column` are 1-based.
fn find_literal(text: &str, line: u32, column: u32) -> Option<(Range<usize>, usize)> {
    let before: usize = text
        .split_inclusive('\n')
        .take(line as usize - 1)
        .map(str::len)
        .sum();
    let indent = text[before..].len() - text[before..].trim_start_matches(' ').len();
    let mac = before + text[before..].char_indices().nth(column as usize - 1)?.0;
    let open = mac + text[mac..].find('!')? + 2;
    let start = open + text[open..].find(|c: char| !c.is_whitespace() && c != '[')?;
    let rest = &text[start..];
    let end = match rest.strip_prefix('r') {
        Some(raw) => {
            let hashes = raw.len() - raw.trim_start_matches('#').len();
            let close = format!("\"{}", "#".repeat(hashes));
            1 + hashes + 1 + raw[hashes + 1..].find(&close)? + close.len()
        }
        None => {
            let mut escaped = false;
            let close = rest.char_indices().skip(1).find(|&(_, c)| {
                let is_end = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                is_end
            });
            close?.0 + 1
        }
    };
    Some((start..start + end, indent))
}

/// Returns a text as a literal of a macro in a line with this indentation.
fn quoted(text: &str, indent: usize) -> String {
    if !text.ends_with('\n') {
        return format!("{text:?}");
    }
    let mut hashes = String::new();
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    let indent = " ".repeat(indent + 4);
    let mut out = format!("r{hashes}\"\n");
    for line in text.split_inclusive('\n') {
        if line != "\n" {
            out.push_str(&indent);
        }
        out.push_str(line);
    }
    format!("{out}{indent}\"{hashes}")
}

/// Returns the text of a literal. If the literal starts with a line break, removes the line break and the indentation
/// of the closing quote.
fn unindented(text: &str) -> String {
    let Some((lines, last)) = text
        .strip_prefix('\n')
        .and_then(|text| text.rsplit_once('\n'))
    else {
        return text.to_owned();
    };
    let mut out = String::new();
    for line in lines.split('\n') {
        out.push_str(line.strip_prefix(last).unwrap_or(line));
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_literal_says_the_text_it_was_made_of() {
        for text in [
            "",
            "a",
            "a\\\"b",
            "a\n",
            "a\n\n  b\n",
            "  \"#a\"\n",
            "\n a\n",
        ] {
            let source = format!("    check({});\n", quoted(text, 4));
            let literal = source.find("check(").unwrap() + 6..source.len() - 3;
            let literal = &source[literal];
            let inner = match literal.strip_prefix('r') {
                Some(raw) => {
                    let raw = raw.trim_matches('#');
                    unindented(&raw[1..raw.len() - 1])
                }
                None => literal[1..literal.len() - 1]
                    .replace("\\\"", "\"")
                    .replace("\\\\", "\\"),
            };
            assert_eq!(inner, text, "{source}");
        }
    }

    #[test]
    fn literals_of_both_kinds_are_found() {
        let source = "fn f() {\n    a(expect![[\"x\\\"y\"]], expect![[r#\"\n \"z\" \"#]]);\n}\n";
        let found = |column| find_literal(source, 2, column).map(|(range, _)| &source[range]);
        assert_eq!(found(7), Some("\"x\\\"y\""));
        assert_eq!(found(26), Some("r#\"\n \"z\" \"#"));
    }
}
