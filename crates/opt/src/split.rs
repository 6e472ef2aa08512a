//! `--split-input-file`: splits a file into pieces at markers.

use std::ops::Range;

/// The marker of mlir-opt.
pub const MARKER: &str = "// -----";

/// A file split into pieces.
#[derive(Debug, PartialEq, Eq)]
pub struct SplitInput {
    /// The pieces, without the markers.
    pub pieces: Vec<Range<usize>>,
    /// The offsets of texts that are similar to a marker.
    pub near_misses: Vec<usize>,
}

/// Splits text like mlir-opt: searches for the marker without its last two bytes, and then compares the text that
/// follows. An empty piece at the start is joined with the next one. A marker at the very end is ignored.
pub fn split(text: &[u8], marker: &[u8]) -> SplitInput {
    let tail = marker.len().min(2);
    let (head, tail) = marker.split_at(marker.len() - tail);
    if head.is_empty() {
        // Near misses can only be found with a head.
        let pieces = find_all(text, tail);
        return SplitInput {
            pieces,
            near_misses: Vec::new(),
        };
    }
    let mut result = SplitInput {
        pieces: Vec::new(),
        near_misses: Vec::new(),
    };
    let mut open: Range<usize> = 0..0;
    for part in find_all(text, head) {
        if open.is_empty() {
            open = part;
            continue;
        }
        let found = &text[part.clone()];
        if found.starts_with(tail) && found.len() > tail.len() && found[tail.len()] != b'0' {
            result.pieces.push(open);
            open = part.start + tail.len()..part.end;
        } else {
            result.near_misses.push(part.start);
            open.end = part.end;
        }
    }
    if !open.is_empty() {
        result.pieces.push(open);
    }
    result
}

/// Returns the ranges between occurrences of a separator.
fn find_all(text: &[u8], separator: &[u8]) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut from, mut at) = (0, 0);
    while !separator.is_empty() && at + separator.len() <= text.len() {
        if text[at..].starts_with(separator) {
            parts.push(from..at);
            at += separator.len();
            from = at;
        } else {
            at += 1;
        }
    }
    parts.push(from..text.len());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, marker: &str, pieces: &[&str], near_misses: &[usize]) {
        let split = split(text.as_bytes(), marker.as_bytes());
        let found: Vec<&str> = split.pieces.into_iter().map(|range| &text[range]).collect();
        assert_eq!(
            (found.as_slice(), split.near_misses.as_slice()),
            (pieces, near_misses),
            "{text:?}"
        );
    }

    #[test]
    fn text_is_split_where_mlir_opt_splits_it() {
        check("", MARKER, &[], &[]);
        check("a", MARKER, &["a"], &[]);
        check("a\n// -----\nb", MARKER, &["a\n", "\nb"], &[]);
        check("a // ----- b", MARKER, &["a ", " b"], &[]);
        check(
            "a\n// -----\n// -----\nb",
            MARKER,
            &["a\n", "\n", "\nb"],
            &[],
        );
        check("a\n// -----\n", MARKER, &["a\n", "\n"], &[]);
        // The piece after a marker at the very end would be empty.
        check("a\n// -----", MARKER, &["a\n// -----"], &[8]);
        check("a\n// ----\nb", MARKER, &["a\n// ----\nb"], &[8]);
        check("a\n// ------\nb", MARKER, &["a\n", "-\nb"], &[]);
        check("a\n// -----0\nb", MARKER, &["a\n// -----0\nb"], &[8]);
        // A marker at the very start is ignored.
        check("// -----\na", MARKER, &["--\na"], &[]);
        check("aXbXc", "X", &["a", "b", "c"], &[]);
        check("a1X2X3X2Xb", "1X2X3", &["a", "X2Xb"], &[]);
        check("a+++b", "+++", &["a+++b"], &[2, 3, 4]);
    }
}
