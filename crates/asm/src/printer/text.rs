//! The buffer that text is printed to.

use std::borrow::Cow;
use terrace_ir::message_text;
use terrace_numeric::hex;

/// The number of bytes copied at once, without asking how many of them are text.
const CHUNK: usize = 16;
/// The longest text that is copied in several chunks: there is room for it after the text.
const ROOM: usize = 64;
/// The buffer grows by at most this. New bytes are zeroed, so that the text overwrites them while they are in the cache.
const STEP: usize = 1 << 15;

/// Text that grows at its end by many short groups. After the text is room that holds anything, so that a short piece
/// is copied together with what follows it, in one go.
#[derive(Default)]
pub(crate) struct Text {
    /// The text up to `len`. It is UTF-8, but for what is printed as it was read.
    bytes: Vec<u8>,
    len: usize,
    /// For [`push_written`](Self::push_written).
    written: String,
}

/// A piece of text that is printed often.
#[derive(Debug)]
pub(crate) struct TextPiece {
    text: Cow<'static, str>,
    len: usize,
    /// The text and the bytes after it, if it fits.
    chunk: [u8; CHUNK],
    second: [u8; CHUNK],
}

impl TextPiece {
    pub(crate) fn new(text: String) -> Self {
        TextPiece {
            len: text.len(),
            chunk: chunk_of(text.as_bytes(), 0),
            second: chunk_of(text.as_bytes(), CHUNK),
            text: Cow::Owned(text),
        }
    }

    pub(crate) const fn of(text: &'static str) -> Self {
        TextPiece {
            len: text.len(),
            chunk: chunk_of(text.as_bytes(), 0),
            second: chunk_of(text.as_bytes(), CHUNK),
            text: Cow::Borrowed(text),
        }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    fn is_short(&self) -> bool {
        self.len <= CHUNK
    }
}

/// The bytes of a text from `start` on, at most [`CHUNK`]; zeros follow.
const fn chunk_of(text: &[u8], start: usize) -> [u8; CHUNK] {
    let mut chunk = [0; CHUNK];
    let mut at = 0;
    while start + at < text.len() && at < CHUNK {
        chunk[at] = text[start + at];
        at += 1;
    }
    chunk
}

/// Text of at most seven bytes: the first in the lowest byte of a number, the length in the highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Word(u64);

impl Word {
    /// The most bytes.
    const MOST: usize = 7;

    /// The text, if it is no longer than that.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let text = text.as_bytes();
        let bytes = (text.iter().rev()).fold(0, |bytes, &byte| bytes << 8 | u64::from(byte));
        (text.len() <= Self::MOST).then_some(Word(bytes | (text.len() as u64) << 56))
    }

    /// An ASCII character and the text after it, if they are no longer than that.
    pub(crate) fn with_lead(lead: u8, text: &str) -> Option<Self> {
        let Word(after) = Self::new(text).filter(|word| word.len() < Self::MOST)?;
        let bytes = after << 8 | u64::from(lead);
        Some(Word(bytes & !(0xFF << 56) | (text.len() as u64 + 1) << 56))
    }

    /// A number in decimal after other text, if all is no longer than that.
    pub(crate) fn numbered(lead: &str, mut number: u32) -> Option<Self> {
        let (mut bytes, mut len) = (0, lead.len());
        loop {
            bytes = bytes << 8 | u64::from(b'0' + (number % 10) as u8);
            (number, len) = (number / 10, len + 1);
            if number == 0 {
                break;
            }
        }
        for &byte in lead.as_bytes().iter().rev() {
            bytes = bytes << 8 | u64::from(byte);
        }
        (len <= Self::MOST).then_some(Word(bytes | (len as u64) << 56))
    }

    /// By how much the code grows when the last digit does by one.
    pub(crate) fn last_step(self) -> u64 {
        1 << (8 * self.len().saturating_sub(1))
    }

    /// The text with its length, as a number with a highest byte of at most seven.
    #[inline]
    pub(crate) fn code(self) -> u64 {
        self.0
    }

    /// The text that has a code.
    #[inline]
    pub(crate) fn from_code(code: u64) -> Option<Self> {
        (code >> 56 <= Self::MOST as u64).then_some(Word(code))
    }

    #[inline]
    fn len(self) -> usize {
        (self.0 >> 56) as usize & Self::MOST
    }
}

impl Text {
    /// Room for so much text from the start.
    pub(crate) fn with_capacity(len: usize) -> Self {
        Text {
            bytes: Vec::with_capacity(len + ROOM),
            ..Text::default()
        }
    }

    /// The bytes that are text.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// The text after byte `start`, where a piece ended.
    pub(crate) fn since(&self, start: usize) -> &[u8] {
        &self.bytes[start..self.len]
    }

    pub(crate) fn into_bytes(mut self) -> Vec<u8> {
        self.bytes.truncate(self.len);
        self.bytes
    }

    /// The text as messages show it.
    pub(crate) fn into_string(self) -> String {
        String::from_utf8(self.into_bytes())
            .unwrap_or_else(|error| message_text(error.as_bytes()).into_owned())
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes away what follows byte `len`, where a piece ended.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// The room after the text, if there is as much as there should be.
    #[inline]
    fn room(&mut self) -> Option<&mut [u8; ROOM]> {
        self.bytes.get_mut(self.len..)?.first_chunk_mut()
    }

    #[inline]
    pub(crate) fn push_str(&mut self, text: &str) {
        self.push_bytes(text.as_bytes());
    }

    #[inline]
    pub(crate) fn push_bytes(&mut self, bytes: &[u8]) {
        match self.room() {
            Some(room) if bytes.len() <= CHUNK => {
                copy_short(bytes, room);
                self.len += bytes.len();
            }
            _ => self.push_long(bytes),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, ch: char) {
        match self.bytes.get_mut(self.len) {
            Some(place) if ch.is_ascii() => {
                *place = ch as u8;
                self.len += 1;
            }
            _ => self.push_long(ch.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }

    #[inline]
    pub(crate) fn push_piece(&mut self, piece: &TextPiece) {
        match self.room() {
            Some(room) if piece.len <= 2 * CHUNK => {
                room[..CHUNK].copy_from_slice(&piece.chunk);
                if !piece.is_short() {
                    room[CHUNK..2 * CHUNK].copy_from_slice(&piece.second);
                }
                self.len += piece.len;
            }
            _ => self.push_long(piece.text.as_bytes()),
        }
    }

    #[inline]
    pub(crate) fn push_word(&mut self, word: Word) {
        let bytes = word.0.to_le_bytes();
        match self.room() {
            Some(room) => {
                room[..8].copy_from_slice(&bytes);
                self.len += word.len();
            }
            None => self.push_long(&bytes[..word.len()]),
        }
    }

    /// Appends a word and a piece.
    #[inline(always)]
    pub(crate) fn push_word_piece(&mut self, word: Word, piece: &TextPiece) {
        match self.room() {
            Some(room) if piece.is_short() => {
                let at = word.len();
                room[..8].copy_from_slice(&word.0.to_le_bytes());
                room[at..at + CHUNK].copy_from_slice(&piece.chunk);
                self.len += at + piece.len;
            }
            _ => {
                self.push_long(&word.0.to_le_bytes()[..word.len()]);
                self.push_long(piece.text.as_bytes());
            }
        }
    }

    /// Appends `len` bytes of another text, from byte `start`: whole groups.
    #[inline]
    pub(crate) fn push_part(&mut self, from: &Text, start: usize, len: usize) {
        let part = from.bytes.get(start..).and_then(<[u8]>::first_chunk);
        match (part, self.room()) {
            (Some(part), Some(room)) if len <= ROOM => {
                let part: &[u8; ROOM] = part;
                room[..CHUNK].copy_from_slice(&part[..CHUNK]);
                if len > CHUNK {
                    room[CHUNK..].copy_from_slice(&part[CHUNK..]);
                }
                self.len += len;
            }
            _ => self.push_long(&from.bytes[start..start + len]),
        }
    }

    /// Appends a line break and spaces.
    #[inline]
    pub(crate) fn push_line(&mut self, blanks: usize) {
        const LINE: [u8; CHUNK] = {
            let mut line = [b' '; CHUNK];
            line[0] = b'\n';
            line
        };
        match self.room() {
            Some(room) if blanks < CHUNK => {
                room[..CHUNK].copy_from_slice(&LINE);
                self.len += 1 + blanks;
            }
            _ => {
                self.push('\n');
                self.push_blanks(blanks);
            }
        }
    }

    pub(crate) fn push_blanks(&mut self, mut count: usize) {
        const BLANKS: &str = "                                                                ";
        while count > 0 {
            let now = count.min(BLANKS.len());
            self.push_str(&BLANKS[..now]);
            count -= now;
        }
    }

    /// Appends what a function writes to a string.
    pub(crate) fn push_written<R>(&mut self, write: impl FnOnce(&mut String) -> R) -> R {
        let mut text = std::mem::take(&mut self.written);
        text.clear();
        let result = write(&mut text);
        self.push_str(&text);
        self.written = text;
        result
    }

    /// Appends two upper-case hex digits per byte.
    pub(crate) fn push_hex(&mut self, bytes: &[u8]) {
        self.grow(2 * bytes.len(), |room| hex::write_upper(bytes, room));
    }

    /// Appends, and sees to it that there is room after it.
    #[cold]
    #[inline(never)]
    fn push_long(&mut self, bytes: &[u8]) {
        self.grow(bytes.len(), |room| room.copy_from_slice(bytes));
    }

    /// Appends `len` bytes of text that `fill` writes, with room after it.
    fn grow(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) {
        let end = self.len + len;
        if self.bytes.len() < end + ROOM {
            let more = self.bytes.len().clamp(256, STEP);
            self.bytes.resize(end + ROOM + more, 0);
        }
        fill(&mut self.bytes[self.len..end]);
        self.len = end;
    }
}

/// Copies at most a chunk: two moves that may overlap.
#[inline]
fn copy_short(from: &[u8], to: &mut [u8; ROOM]) {
    let len = from.len().min(CHUNK);
    match len {
        8..=CHUNK => {
            to[..8].copy_from_slice(&from[..8]);
            to[len - 8..len].copy_from_slice(&from[len - 8..len]);
        }
        4..8 => {
            to[..4].copy_from_slice(&from[..4]);
            to[len - 4..len].copy_from_slice(&from[len - 4..len]);
        }
        0 => {}
        _ => {
            to[0] = from[0];
            to[len / 2] = from[len / 2];
            to[len - 1] = from[len - 1];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_of_all_lengths_stand_one_behind_the_other() {
        let alphabet = "abcdefghijklmnopqrstuvwxyzäöüABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.:-";
        let (mut text, mut parts, mut expected) = (Text::default(), Text::default(), String::new());
        for round in 0..40 {
            for (end, _) in alphabet.char_indices() {
                let piece = &alphabet[..end];
                text.push_str(piece);
                text.push_piece(&TextPiece::new(piece.to_owned()));
                let start = parts.len();
                parts.push_str(piece);
                text.push_part(&parts, start, end);
                text.push('é');
                text.push('.');
                expected += &format!("{piece}{piece}{piece}é.");
                if let Some(word) = Word::new(piece) {
                    text.push_word(word);
                    let after = &alphabet[end..end + round / 2];
                    text.push_word_piece(word, &TextPiece::new(after.to_owned()));
                    expected += &format!("{piece}{piece}{after}");
                }
            }
            text.push_line(round);
            text.push_blanks(2 * round);
            expected += &format!("\n{}", " ".repeat(3 * round));
            text.push_hex(&[0xAB, round as u8]);
            expected += &format!("AB{round:02X}");
        }
        assert_eq!(text.since(0), expected.as_bytes());
        let len = text.len();
        text.push_written(|out| out.push_str("gone"));
        assert_eq!(text.since(len), b"gone");
        text.truncate(len);
        assert_eq!(text.into_string(), expected);
    }

    #[test]
    fn words_hold_seven_bytes_and_count() {
        for (number, text) in [(0, "%0"), (7, "%7"), (10, "%10"), (999_999, "%999999")] {
            assert_eq!(Word::numbered("%", number), Word::new(text));
        }
        assert_eq!(Word::numbered("%", 1_000_000), None);
        assert_eq!(Word::numbered("^bb", u32::MAX), None);
        assert_eq!(Word::new("12345678"), None);
        assert_eq!(Word::with_lead(b'%', "c0_i32"), Word::new("%c0_i32"));
        assert_eq!(Word::with_lead(b'%', "c0_i128"), None);
        let word = |text| Word::new(text).expect("short");
        assert_eq!(word("^bb18").0 + word("^bb18").last_step(), word("^bb19").0);
        assert_eq!(Word::from_code(word("").code()), Some(word("")));
        assert_eq!(Word::from_code(8 << 56), None);
    }
}
