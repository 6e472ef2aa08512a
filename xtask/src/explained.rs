//! Reads tables of intended deviations from a rule: `xtask/ods/explained.tsv` and `xtask/tidy.tsv`. Each line has a
//! reason.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

struct Line {
    subject: String,
    difference: String,
    used: bool,
}

/// The contents of such a file. A line has a subject, a difference and a reason, separated by tabs. In the first two
/// fields, `*` matches any text.
pub(crate) struct Explained {
    lines: Vec<Line>,
}

impl Explained {
    pub(crate) fn read(path: &Path) -> Result<Explained> {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let mut lines = Vec::new();
        for (number, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match line.split('\t').collect::<Vec<_>>()[..] {
                [subject, difference, reason] if !reason.trim().is_empty() => lines.push(Line {
                    subject: subject.to_owned(),
                    difference: difference.to_owned(),
                    used: false,
                }),
                _ => bail!(
                    "{}:{}: expected subject, difference and reason, separated by tabs",
                    path.display(),
                    number + 1
                ),
            }
        }
        Ok(Explained { lines })
    }

    /// Returns true if a line explains the difference, and marks the line as used.
    pub(crate) fn explains(&mut self, subject: &str, difference: &str) -> bool {
        let mut found = false;
        for line in &mut self.lines {
            if matches(&line.subject, subject) && matches(&line.difference, difference) {
                line.used = true;
                found = true;
            }
        }
        found
    }

    /// Returns the lines that explained nothing.
    pub(crate) fn unused(&self) -> Vec<String> {
        let unused = self.lines.iter().filter(|line| !line.used);
        unused
            .map(|line| format!("{} {}", line.subject, line.difference))
            .collect()
    }
}

/// Returns true if a text matches a pattern, in which `*` matches any text.
fn matches(pattern: &str, text: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else {
        return pattern == text;
    };
    let Some(mut text) = text.strip_prefix(head) else {
        return false;
    };
    loop {
        if matches(rest, text) {
            return true;
        }
        let mut chars = text.chars();
        if chars.next().is_none() {
            return false;
        }
        text = chars.as_str();
    }
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn stars_stand_for_any_text() {
        assert!(matches("*", "memref.load"));
        assert!(matches("memref.*", "memref.load"));
        assert!(matches("a*b*", "a--b--"));
        assert!(matches("a*b", "abab"));
        assert!(!matches("arith.*", "memref.load"));
        assert!(!matches("a*b", "abc"));
        assert!(!matches("memref.load", "memref.load2"));
    }
}
