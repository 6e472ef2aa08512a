//! The buffer that text is printed to.

use terrace_numeric::hex;

/// What is copied at once, without asking how much of it is text.
const CHUNK: usize = 16;

/// Text that grows at its end by many short pieces. Behind the text is room that holds anything, so that a short piece
/// is copied together with what is behind it, in one go.
#[derive(Default)]
pub(crate) struct Text {
    /// UTF-8 up to `len`.
    bytes: Vec<u8>,
    len: usize,
    /// For [`push_written`](Self::push_written).
    written: String,
}

/// A piece of text that is printed often.
#[derive(Debug, Default)]
pub(crate) struct Piece {
    text: Box<str>,
    /// The text and what is behind it, if it is no longer than this.
    chunk: Option<[u8; CHUNK]>,
}

impl Piece {
    pub(crate) fn new(text: impl Into<Box<str>>) -> Self {
        let text = text.into();
        let mut chunk = [0; CHUNK];
        let room = chunk.get_mut(..text.len());
        let chunk = room
            .map(|room| room.copy_from_slice(text.as_bytes()))
            .map(|()| chunk);
        Piece { text, chunk }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }
}

impl Text {
    /// The bytes that are text.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// The text behind byte `start`, where a piece ended.
    pub(crate) fn since(&self, start: usize) -> &str {
        std::str::from_utf8(&self.bytes[start..self.len]).unwrap_or_default()
    }

    pub(crate) fn into_string(mut self) -> String {
        self.bytes.truncate(self.len);
        String::from_utf8(self.bytes).unwrap_or_default()
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes away what is behind byte `len`, where a piece ended.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Room for a chunk, if there is any.
    #[inline]
    fn room(&mut self) -> Option<&mut [u8; CHUNK]> {
        self.bytes.get_mut(self.len..)?.first_chunk_mut()
    }

    #[inline]
    pub(crate) fn push_str(&mut self, text: &str) {
        let bytes = text.as_bytes();
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
    pub(crate) fn push_piece(&mut self, piece: &Piece) {
        match (&piece.chunk, self.room()) {
            (Some(chunk), Some(room)) => {
                *room = *chunk;
                self.len += piece.text.len();
            }
            _ => self.push_long(piece.text.as_bytes()),
        }
    }

    /// Appends `len` bytes of another text, from byte `start`: whole pieces.
    #[inline]
    pub(crate) fn push_part(&mut self, from: &Text, start: usize, len: usize) {
        let chunk = from.bytes.get(start..).and_then(<[u8]>::first_chunk);
        match (chunk, self.room()) {
            (Some(chunk), Some(room)) if len <= CHUNK => {
                *room = *chunk;
                self.len += len;
            }
            _ => self.push_long(&from.bytes[start..start + len]),
        }
    }

    /// Appends a number in decimal, behind an ASCII character.
    #[inline]
    pub(crate) fn push_numbered(&mut self, lead: u8, number: u32) {
        debug_assert!(lead.is_ascii());
        let digit = |value: u32| b'0' + (value % 10) as u8;
        let Some(room) = self.room() else {
            return self.push_rarely_numbered(lead, number);
        };
        room[0] = lead;
        self.len += match number {
            0..10 => {
                room[1] = digit(number);
                2
            }
            10..100 => {
                [room[1], room[2]] = [digit(number / 10), digit(number)];
                3
            }
            100..1000 => {
                [room[1], room[2], room[3]] =
                    [digit(number / 100), digit(number / 10), digit(number)];
                4
            }
            1000..10_000 => {
                [room[1], room[2]] = [digit(number / 1000), digit(number / 100)];
                [room[3], room[4]] = [digit(number / 10), digit(number)];
                5
            }
            _ => return self.push_rarely_numbered(lead, number),
        };
    }

    #[inline(never)]
    fn push_rarely_numbered(&mut self, lead: u8, number: u32) {
        self.push(char::from(lead));
        self.push_str(itoa::Buffer::new().format(number));
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

    /// Appends, and sees to it that there is room behind.
    #[cold]
    #[inline(never)]
    fn push_long(&mut self, bytes: &[u8]) {
        self.grow(bytes.len(), |room| room.copy_from_slice(bytes));
    }

    /// Appends `len` bytes of text that `fill` writes, with room behind.
    fn grow(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) {
        let end = self.len + len;
        if self.bytes.len() < end + CHUNK {
            let more = (end + CHUNK).max(2 * self.bytes.len()).max(256);
            self.bytes.resize(more, 0);
        }
        fill(&mut self.bytes[self.len..end]);
        self.len = end;
    }
}

/// Copies at most a chunk: two moves that may overlap.
#[inline]
fn copy_short(from: &[u8], to: &mut [u8; CHUNK]) {
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
        let alphabet = "abcdefghijklmnopqrstuvwxyzäöü";
        let (mut text, mut parts, mut expected) = (Text::default(), Text::default(), String::new());
        for round in 0..40 {
            for (end, _) in alphabet.char_indices() {
                let piece = &alphabet[..end];
                text.push_str(piece);
                text.push_piece(&Piece::new(piece));
                let start = parts.len();
                parts.push_str(piece);
                text.push_part(&parts, start, end);
                text.push('é');
                text.push('.');
                expected += &format!("{piece}{piece}{piece}é.");
            }
            for number in [0, 9, 10, 99, 100, 999, 1000, 9999, 10_000, u32::MAX - round] {
                text.push_numbered(b'%', number);
                expected += &format!("%{number}");
            }
        }
        assert_eq!(text.since(0), expected);
        let len = text.len();
        text.push_written(|out| out.push_str("gone"));
        assert_eq!(text.since(len), "gone");
        text.truncate(len);
        assert_eq!(text.into_string(), expected);
    }
}
