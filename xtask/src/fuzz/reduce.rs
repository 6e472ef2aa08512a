//! Reduces an example while its class of difference stays the same. Removes operations in the generic form, or lines
//! and words if the text cannot be parsed.

use std::time::{Duration, Instant};

use anyhow::Result;
use terrace_generate::damage::generic::{Operation, operations};
use terrace_generate::damage::tokens::tokens;

use super::examine::{Examiner, Finding, Input};

/// The time limit of a reduction.
const PATIENCE: Duration = Duration::from_secs(20);

/// Returns the finding with a minimal input that still shows its class.
pub(super) fn reduced(finding: Finding, examiner: &mut Examiner<'_>) -> Result<Finding> {
    let start = Instant::now();
    let mut best = match without_operations(&finding, examiner, start)? {
        Some(smaller) => return Ok(smaller),
        None => finding,
    };
    let lines =
        |text: &str| -> Vec<String> { text.split_inclusive('\n').map(str::to_owned).collect() };
    let words = |text: &str| -> Vec<String> { tokens(text).map(str::to_owned).collect() };
    for by_words in [false, true, false] {
        let mut pieces = match by_words {
            true => words(&best.input.text),
            false => lines(&best.input.text),
        };
        let mut size = pieces.len() / 2;
        while size > 0 {
            let mut at = 0;
            while at < pieces.len() {
                if start.elapsed() > PATIENCE {
                    return Ok(best);
                }
                let mut fewer = pieces.clone();
                fewer.drain(at..(at + size).min(pieces.len()));
                let mut input = best.input.clone();
                input.text = fewer.concat();
                match same(&best, &input, examiner)? {
                    Some(same) => {
                        best = same;
                        pieces = fewer;
                    }
                    None => at += size,
                }
            }
            size /= 2;
        }
    }
    Ok(best)
}

/// Returns the finding for another input, if that input shows the same class.
fn same(finding: &Finding, input: &Input, examiner: &mut Examiner<'_>) -> Result<Option<Finding>> {
    let outcome = examiner.examine_step(input, &finding.step)?;
    let mut found = outcome.findings.into_iter();
    Ok(found.find(|found| found.class == finding.class))
}

/// Returns the finding without the operations that it does not need. Values that are still used are defined by a cast
/// without operands. Returns `None` if the input cannot be parsed, or its printed form does not show the difference.
fn without_operations(
    finding: &Finding,
    examiner: &mut Examiner<'_>,
    start: Instant,
) -> Result<Option<Finding>> {
    let Some(generic) = examiner.printed(&finding.input, true)? else {
        return Ok(None);
    };
    let with = |best: &Finding, text: String| Input {
        text,
        ..best.input.clone()
    };
    let Some(mut best) = same(finding, &with(finding, generic), examiner)? else {
        return Ok(None);
    };
    // The second round may remove operations whose neighbours were removed in the first.
    for _ in 0..2 {
        let mut index = 0;
        loop {
            let operations = operations(&best.input.text);
            let Some(operation) = operations.get(index) else {
                break;
            };
            if start.elapsed() > PATIENCE {
                break;
            }
            index += 1;
            for fewer in without(&best.input.text, operation) {
                if let Some(smaller) = same(&best, &with(&best, fewer), examiner)? {
                    best = smaller;
                    index -= 1;
                    break;
                }
            }
        }
    }
    if let Some(custom) = examiner.printed(&best.input, false)?
        && let Some(custom) = same(&best, &with(&best, custom), examiner)?
    {
        best = custom;
    }
    Ok(Some(best))
}

/// Returns the text without an operation, or with a cast in its place.
fn without(text: &str, operation: &Operation) -> Vec<String> {
    const SOURCE: &str = "\"builtin.unrealized_conversion_cast\"() : () -> ";
    let (before, after) = (&text[..operation.whole.start], &text[operation.whole.end..]);
    let gone = format!("{before}{after}");
    if operation.results.is_empty() {
        return vec![gone];
    }
    let line = &text[operation.whole.clone()];
    let (results, types) = (
        &text[operation.results.clone()],
        &text[operation.result_types.whole.clone()],
    );
    match line.contains(SOURCE) {
        true => vec![gone],
        false => vec![gone, format!("{before}{results} = {SOURCE}{types}{after}")],
    }
}
