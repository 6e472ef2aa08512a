//! The output buffer of the printer.

use terrace_ir::message_text;
use terrace_numeric::hex;

/// An output buffer. Its bytes are UTF-8, except for those copied verbatim from the input.
#[derive(Default)]
pub(crate) struct Text {
    bytes: Vec<u8>,
    /// The scratch string of [`push_written`](Self::push_written).
    written: String,
}

impl Text {
    /// Creates a buffer with an initial capacity in bytes.
    pub(crate) fn with_capacity(len: usize) -> Self {
        Text {
            bytes: Vec::with_capacity(len),
            ..Text::default()
        }
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the text after byte `start`.
    pub(crate) fn since(&self, start: usize) -> &[u8] {
        &self.bytes[start..]
    }

    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Returns the text in the form used by messages.
    pub(crate) fn into_string(self) -> String {
        String::from_utf8(self.bytes)
            .unwrap_or_else(|error| message_text(error.as_bytes()).into_owned())
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
    }

    /// Removes the text after byte `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.bytes.truncate(len);
    }

    #[inline]
    pub(crate) fn push_str(&mut self, text: &str) {
        self.push_bytes(text.as_bytes());
    }

    #[inline]
    pub(crate) fn push_bytes(&mut self, bytes: &[u8]) {
        // Many fragments are single punctuation characters, for which a call of `memcpy` would cost more than the copy.
        match bytes {
            [byte] => self.bytes.push(*byte),
            _ => self.bytes.extend_from_slice(bytes),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, ch: char) {
        match ch.is_ascii() {
            true => self.bytes.push(ch as u8),
            false => self.push_str(ch.encode_utf8(&mut [0; 4])),
        }
    }

    /// Appends a decimal number. Most are short.
    #[inline]
    pub(crate) fn push_number(&mut self, number: i64) {
        match number {
            0..10 => self.bytes.push(b'0' + number as u8),
            _ => self.push_str(itoa::Buffer::new().format(number)),
        }
    }

    /// Appends a newline and spaces.
    #[inline]
    pub(crate) fn push_line(&mut self, blanks: usize) {
        self.bytes.push(b'\n');
        self.push_blanks(blanks);
    }

    pub(crate) fn push_blanks(&mut self, count: usize) {
        self.bytes.resize(self.bytes.len() + count, b' ');
    }

    /// Appends the text that a function writes to a string.
    pub(crate) fn push_written<R>(&mut self, write: impl FnOnce(&mut String) -> R) -> R {
        self.written.clear();
        let result = write(&mut self.written);
        self.bytes.extend_from_slice(self.written.as_bytes());
        result
    }

    /// Appends two upper-case hex digits per byte.
    pub(crate) fn push_hex(&mut self, bytes: &[u8]) {
        let start = self.bytes.len();
        self.bytes.resize(start + 2 * bytes.len(), 0);
        hex::write_upper(bytes, &mut self.bytes[start..]);
    }
}
