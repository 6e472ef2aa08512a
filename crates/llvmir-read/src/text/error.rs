//! The errors of the reader, with LLVM's messages and format.

use std::fmt;

use terrace_llvmir::need::{Needed, Refuse};

/// The first error in a text that LLVM's parser reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// LLVM's message.
    pub message: String,
    /// The 1-based line.
    pub line: usize,
    /// The 1-based column in bytes.
    pub column: usize,
    /// The text of the line, without its newline.
    pub source_line: Vec<u8>,
}

impl ReadError {
    /// Returns an error at a byte offset of `source`.
    pub(crate) fn at(source: &[u8], offset: usize, message: String) -> ReadError {
        let offset = offset.min(source.len());
        let before = &source[..offset];
        let start = before
            .iter()
            .rposition(|&byte| byte == b'\n' || byte == b'\r')
            .map_or(0, |at| at + 1);
        let len = source[offset..]
            .iter()
            .position(|&byte| byte == b'\n' || byte == b'\r')
            .unwrap_or(source.len() - offset);
        ReadError {
            message,
            line: before.iter().filter(|&&byte| byte == b'\n').count() + 1,
            column: offset
                - before
                    .iter()
                    .rposition(|&byte| byte == b'\n')
                    .map_or(0, |at| at + 1)
                + 1,
            source_line: source[start..offset + len].to_vec(),
        }
    }

    /// Returns LLVM's output: `FILE:LINE:COLUMN: error: MESSAGE`, the line, and a caret below the column.
    pub fn render(&self, file: &str) -> Vec<u8> {
        let mut out = format!(
            "{file}:{}:{}: error: {}\n",
            self.line, self.column, self.message
        )
        .into_bytes();
        // LLVM omits the caret if the line is not ASCII.
        if !self.source_line.is_ascii() {
            out.extend_from_slice(&self.source_line);
            out.push(b'\n');
            return out;
        }
        let mut caret = Vec::new();
        let mut column = 0;
        for (at, &byte) in self.source_line.iter().enumerate() {
            let width = if byte == b'\t' { 8 - column % 8 } else { 1 };
            column += width;
            let shown = if byte == b'\t' { b' ' } else { byte };
            out.extend(std::iter::repeat_n(shown, width));
            if at + 1 < self.column {
                caret.extend(std::iter::repeat_n(b' ', width));
            }
        }
        out.push(b'\n');
        out.extend_from_slice(&caret);
        out.extend_from_slice(b"^\n");
        out
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: error: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ReadError {}

/// A message and its byte offset. Converted to a [`ReadError`] once the source is available.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) offset: usize,
    pub(crate) message: String,
}

/// The result of reading a part. The error is boxed because errors are rare.
pub(crate) type Read<T> = Result<T, Box<Refusal>>;

/// Returns an error at a byte offset.
pub(crate) fn refusal(offset: usize, message: impl Into<String>) -> Box<Refusal> {
    Box::new(Refusal {
        offset,
        message: message.into(),
    })
}

/// The byte offset of an error.
pub(crate) struct Offset(usize);

impl Refuse for Offset {
    type Error = Box<Refusal>;

    #[cold]
    fn refused(self, message: String) -> Box<Refusal> {
        refusal(self.0, message)
    }
}

/// Requires a condition; the error is reported at `offset`.
#[inline]
pub(crate) fn ensure(holds: bool, offset: usize) -> Needed<(), Offset> {
    need(holds.then_some(()), offset)
}

/// Requires a value; the error is reported at `offset`.
#[inline]
pub(crate) fn need<T>(found: Option<T>, offset: usize) -> Needed<T, Offset> {
    let place = Offset(offset);
    Needed { found, place }
}
