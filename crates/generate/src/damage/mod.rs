//! Damages MLIR text. [`tokens`] ignores the structure of the text. [`structure`] changes one operand, result,
//! property, region, successor, type or name of a text in the generic form.
//!
//! The mutation test of `terrace` and `cargo xtask fuzz` share this module. The same text and the same
//! [`Random`](crate::Random) yield the same result.
//!
//! *Architecture Invariant:* this module does not depend on the IR, and uses only random numbers of this crate. It
//! can therefore also generate inputs that do not parse.

pub mod generic;
pub mod structure;
pub mod tokens;

/// Quoted tokens, one per line. `#` starts a comment line.
const DICTIONARY: &str = include_str!("../../../../tests/fuzz/mlir.dict");

/// The words and lines that are inserted into damaged texts.
pub struct Vocabulary {
    words: Vec<String>,
    lines: Vec<String>,
}

impl Vocabulary {
    /// Creates a vocabulary from the words of `tests/fuzz/mlir.dict` and the lines of these texts.
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
