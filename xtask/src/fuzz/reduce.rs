//! Making an example small while its difference stays the same.

use std::time::{Duration, Instant};

use anyhow::Result;
use terrace_damage::tokens::tokens;

use super::examine::{Examiner, Finding};

/// How long it may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The finding with as little of its input as still shows its class.
pub(super) fn reduced(finding: Finding, examiner: &mut Examiner<'_>) -> Result<Finding> {
    let mut best = finding;
    let start = Instant::now();
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
                let outcome = examiner.examine_step(&input, &best.step)?;
                let same = outcome
                    .findings
                    .into_iter()
                    .find(|found| found.class == best.class);
                match same {
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
