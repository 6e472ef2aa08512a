//! Reads the list of known differences.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use regex_lite::Regex;

use super::class::Kind;
use super::examine::Finding;

/// A row of the list.
struct Row {
    kind: Kind,
    step: Regex,
    signature: Regex,
    text: Regex,
    reason: String,
}

/// The list of known differences.
pub(super) struct Known(Vec<Row>);

impl Known {
    /// Reads the list. A row consists of kind, step, signature, input and reason, separated by tabs. Step, signature
    /// and input are regular expressions, and empty ones match everything. `#` begins a comment.
    pub(super) fn read(path: &Path) -> Result<Self> {
        let text =
            fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let rows = text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        let row = |line: &str| -> Result<Row> {
            let cells: Vec<&str> = line.split('\t').collect();
            let [kind, step, signature, text, reason] = cells[..] else {
                anyhow::bail!("{line}: expected five tab-separated cells");
            };
            let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
            ensure!(!reason.is_empty(), "{line}: no reason");
            ensure!(
                !signature.is_empty() || !text.is_empty(),
                "{line}: not narrow"
            );
            Ok(Row {
                kind: kind.with_context(|| format!("{line}: unknown kind"))?,
                step: Regex::new(&format!("^(?:{step})"))?,
                signature: Regex::new(signature)?,
                text: Regex::new(text)?,
                reason: reason.to_owned(),
            })
        };
        Ok(Self(rows.map(row).collect::<Result<_>>()?))
    }

    /// Returns the reason of a difference, if it is known.
    pub(super) fn reason(&self, finding: &Finding) -> Option<&str> {
        let class = &finding.class;
        let row = self.0.iter().find(|row| {
            row.kind == class.kind
                && row.step.is_match(&class.step)
                && row.signature.is_match(&class.signature)
                && row.text.is_match(&finding.input.text)
        });
        row.map(|row| row.reason.as_str())
    }
}
