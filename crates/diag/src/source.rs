//! Source files and offsets into them.

use std::io;
use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

/// A location: unknown, a byte of a source file, or a location attribute.
///
/// Equality compares handles: two different handles of the same position are not equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Loc(u32);

/// The bit that distinguishes the handle of a location attribute from a source offset.
const ATTR_BIT: u32 = 1 << 31;

impl Loc {
    /// `loc(unknown)`.
    pub const UNKNOWN: Loc = Loc(0);

    /// Returns the location of the byte at `offset` of the source map's address space (see [`SourceFile::loc`]).
    pub fn from_offset(offset: u32) -> Loc {
        debug_assert!(offset < ATTR_BIT);
        Loc(offset)
    }

    /// Returns the location of the location attribute with this handle.
    pub fn from_attr(handle: u32) -> Loc {
        debug_assert!(handle < ATTR_BIT);
        Loc(handle | ATTR_BIT)
    }

    /// Returns the source offset, if the location is one.
    pub fn offset(self) -> Option<u32> {
        (self.0 & ATTR_BIT == 0 && self.0 != 0).then_some(self.0)
    }

    /// Returns the handle of the location attribute, if the location is one.
    pub fn attr(self) -> Option<u32> {
        (self.0 & ATTR_BIT != 0).then_some(self.0 & !ATTR_BIT)
    }

    /// Returns true if this is `loc(unknown)`.
    pub fn is_unknown(self) -> bool {
        self.0 == 0
    }
}

/// A source text that several [`SourceMap`]s may share, and the offsets of its lines. Cloning copies a handle.
#[derive(Clone)]
pub struct SourceText(Arc<Shared>);

struct Shared {
    bytes: Vec<u8>,
    /// Offsets of line starts, computed on first use.
    lines: OnceLock<Vec<u32>>,
}

impl From<String> for SourceText {
    fn from(text: String) -> Self {
        text.into_bytes().into()
    }
}

impl From<&str> for SourceText {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<&[u8]> for SourceText {
    fn from(bytes: &[u8]) -> Self {
        bytes.to_vec().into()
    }
}

impl From<Vec<u8>> for SourceText {
    fn from(bytes: Vec<u8>) -> Self {
        let lines = OnceLock::new();
        SourceText(Arc::new(Shared { bytes, lines }))
    }
}

impl Deref for SourceText {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0.bytes
    }
}

/// A source text and its position in the address space of a [`SourceMap`].
pub struct SourceFile {
    name: String,
    text: SourceText,
    base: u32,
}

impl SourceFile {
    /// Returns the name as diagnostics print it (`<stdin>` for standard input).
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the bytes of the file.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Returns the location of byte `index` of this file.
    pub fn loc(&self, index: usize) -> Loc {
        Loc::from_offset(self.base + index as u32)
    }

    /// Returns the location of the file as a whole: line 0, column 0.
    pub fn whole(&self) -> Loc {
        self.loc(self.text.len() + 1)
    }

    /// Returns the offset of byte 0. The location of a byte is the base plus the byte's index.
    pub fn base(&self) -> u32 {
        self.base
    }

    fn line_starts(&self) -> &[u32] {
        self.text.0.lines.get_or_init(|| {
            std::iter::once(0)
                .chain(memchr::memchr_iter(b'\n', &self.text).map(|at| at as u32 + 1))
                .collect()
        })
    }

    /// Returns the line and column of byte `index`, both 1-based; columns count bytes. Returns (0, 0) for an index past
    /// the end of the file, which is the location of the file as a whole.
    pub fn line_column(&self, index: usize) -> (u32, u32) {
        if index > self.text.len() {
            return (0, 0);
        }
        let starts = self.line_starts();
        let line = starts.partition_point(|&start| start as usize <= index);
        (line as u32, (index as u32 - starts[line - 1]) + 1)
    }

    /// Returns the byte index of a 1-based line and column, if the file has that line.
    pub fn index_of(&self, line: u32, column: u32) -> Option<usize> {
        let starts = self.line_starts();
        let start = *starts.get((line as usize).checked_sub(1)?)? as usize;
        Some((start + (column.max(1) as usize - 1)).min(self.text.len()))
    }

    /// Returns the text of a 1-based line, without its line break.
    pub fn line(&self, line: u32) -> Option<&[u8]> {
        let starts = self.line_starts();
        let start = *starts.get((line as usize).checked_sub(1)?)? as usize;
        let rest = &self.text[start..];
        let end = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        Some(&rest[..end])
    }
}

/// The error that the sources exceed the 2 GiB address space of locations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLarge;

impl std::fmt::Display for TooLarge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("source text too large; all sources together are limited to 2 GiB")
    }
}

impl std::error::Error for TooLarge {}

/// All source files of a context, in one address space of 2 GiB. Append-only and shareable.
pub struct SourceMap {
    files: boxcar::Vec<SourceFile>,
    /// The next free offset. Offset 0 is the unknown location.
    next: AtomicU32,
}

impl Default for SourceMap {
    fn default() -> Self {
        SourceMap {
            files: boxcar::Vec::new(),
            next: AtomicU32::new(1),
        }
    }
}

impl SourceMap {
    /// Adds a file. The caller may share its text. Returns an error if the address space is exhausted.
    pub fn add(
        &self,
        name: impl Into<String>,
        text: impl Into<SourceText>,
    ) -> Result<&SourceFile, TooLarge> {
        let text = text.into();
        // Two bytes more than the text, because the end of the file and the file as a whole have their own locations.
        let size = u32::try_from(text.len() + 2).map_err(|_| TooLarge)?;
        let base = self
            .next
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |next| {
                next.checked_add(size).filter(|&end| end < ATTR_BIT)
            })
            .map_err(|_| TooLarge)?;
        let at = self.files.push(SourceFile {
            name: name.into(),
            text,
            base,
        });
        Ok(&self.files[at])
    }

    /// Returns the file that contains a location's offset, and the byte index in it.
    pub fn lookup(&self, loc: Loc) -> Option<(&SourceFile, usize)> {
        let offset = loc.offset()?;
        self.files.iter().map(|(_, file)| file).find_map(|file| {
            let index = offset.checked_sub(file.base)? as usize;
            (index <= file.text.len() + 1).then_some((file, index))
        })
    }

    /// Returns the first file with this name.
    pub fn file_named(&self, name: &str) -> Option<&SourceFile> {
        self.files
            .iter()
            .map(|(_, file)| file)
            .find(|file| file.name == name)
    }
}

/// Returns the message of an operating-system error without its number.
pub fn io_reason(error: &io::Error) -> String {
    let mut text = error.to_string();
    if let Some(end) = text.find(" (os error") {
        text.truncate(end);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one() {
        let map = SourceMap::default();
        map.add("a", b"zero".to_vec()).unwrap();
        let file = map.add("b", b"one\ntwo\r\n\nfour".to_vec()).unwrap();
        let at = |index| {
            let (file, index) = map.lookup(file.loc(index)).unwrap();
            (file.name().to_owned(), file.line_column(index))
        };
        assert_eq!(at(0), ("b".into(), (1, 1)));
        assert_eq!(at(3), ("b".into(), (1, 4)));
        assert_eq!(at(4), ("b".into(), (2, 1)));
        assert_eq!(at(10), ("b".into(), (4, 1)));
        assert_eq!(at(14), ("b".into(), (4, 5)));
        assert_eq!(file.line(2), Some(&b"two"[..]));
        assert_eq!(file.line(5), None);
        assert_eq!(file.index_of(4, 2), Some(11));
    }

    #[test]
    fn unknown_is_no_offset() {
        assert_eq!(Loc::UNKNOWN.offset(), None);
        assert_eq!(Loc::from_attr(7).attr(), Some(7));
        assert_eq!(Loc::from_attr(7).offset(), None);
    }
}
