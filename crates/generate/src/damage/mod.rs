//! Damages MLIR text: [`tokens`] knows nothing of its structure, [`structure`] changes one operand, result, property,
//! region, successor, type or name of a text in the generic form.
//!
//! The mutation test of `terrace` and `cargo xtask fuzz` share it. The same text and the same [`Random`](crate::Random) give the same
//! result.
//!
//! *Architecture Invariant:* knows no IR and uses nothing else of this crate but random numbers, so that it makes inputs that are not readable as well.

pub mod generic;
pub mod structure;
pub mod tokens;

/// Tokens, one a line and in quotes, with `#` before comments.
const DICTIONARY: &str = include_str!("../../../../tests/fuzz/mlir.dict");

/// The words and lines that are put into damaged texts.
pub struct Vocabulary {
    words: Vec<String>,
    lines: Vec<String>,
}

impl Vocabulary {
    /// Returns the words of `tests/fuzz/mlir.dict`, and the lines of these texts.
    pub fn new<'t>(texts: impl IntoIterator<Item = &'t str>) -> Self {
        let quoted = |line: &str| Some(line.strip_prefix('"')?.strip_suffix('"')?.to_owned());
        let words = DICTIONARY.lines().filter_map(quoted);
        let lines = texts.into_iter().flat_map(str::lines);
        Self {
            words: words
                .map(|word| word.replace("\\\"", "\"").replace("\\\\", "\\"))
                .collect(),
            lines: lines.map(str::to_owned).collect(),
        }
    }
}
