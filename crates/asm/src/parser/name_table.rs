//! Names, of values or of blocks, as they are looked up.

use crate::words::{are_digits, number_of, word_at};
use rustc_hash::FxHashMap;

/// Up to this many numbers may be left out before they are looked up like other names, besides as many as are there.
const MAX_GAP: usize = 256;

/// The key by which a name is looked up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Key<'p> {
    /// A number without leading zeros.
    Number(usize),
    /// The bytes after the `%` or `^`, the first one lowest. No name has a nul, so the length need not be kept.
    Short(u64),
    Text(&'p [u8]),
}

impl<'p> Key<'p> {
    /// The key of a value's name, `%` and all.
    #[inline]
    pub(super) fn of(name: &'p [u8]) -> Self {
        Self::in_text(name, 0, name.len())
    }

    /// The key of a value's name of `len` bytes from `start` on, `%` and all.
    #[inline]
    pub(super) fn in_text(text: &'p [u8], start: usize, len: usize) -> Self {
        match Self::word(text, start, len) {
            // A name that starts with a digit has nothing but digits.
            Ok((word, len)) => Self::number(word, len).unwrap_or(Key::Short(word)),
            Err(long) => long,
        }
    }

    /// The key of a block's name of `len` bytes from `start` on, `^` and all: here `bb1` stands for the number.
    #[inline]
    pub(super) fn of_block(text: &'p [u8], start: usize, len: usize) -> Self {
        const BB: u16 = u16::from_le_bytes(*b"bb");
        match Self::word(text, start, len) {
            Ok((word, len @ 3..)) if word as u16 == BB && are_digits(word >> 16, len - 2) => {
                Self::number(word >> 16, len - 2).unwrap_or(Key::Short(word))
            }
            Ok((word, _)) => Key::Short(word),
            Err(long) => long,
        }
    }

    /// The bytes after the `%` or `^` as a word, and their number; the key of a longer name.
    #[inline]
    fn word(text: &'p [u8], start: usize, len: usize) -> Result<(u64, usize), Self> {
        let digits = len.saturating_sub(1);
        if digits > 8 {
            return Err(Key::Text(text.get(start..start + len).unwrap_or_default()));
        }
        Ok((word_at(text, start + 1, digits), digits))
    }

    /// A word of `len` bytes as a number, if it starts with a digit. Leading zeros make another name.
    #[inline]
    fn number(word: u64, len: usize) -> Option<Self> {
        let first = word as u8;
        (first.is_ascii_digit() && (first != b'0' || len == 1))
            .then(|| Key::Number(number_of(word, len) as usize))
    }
}

/// A map from names to their meaning.
pub(super) struct NameTable<'p, E> {
    /// By number.
    numbered: Vec<Option<E>>,
    /// The number of rows of `numbered` that were left out when a greater number came.
    gaps: usize,
    /// Numbers that would leave out too many.
    far: FxHashMap<usize, E>,
    short: FxHashMap<u64, E>,
    long: FxHashMap<&'p [u8], E>,
}

impl<E> Default for NameTable<'_, E> {
    fn default() -> Self {
        NameTable {
            numbered: Vec::new(),
            gaps: 0,
            far: FxHashMap::default(),
            short: FxHashMap::default(),
            long: FxHashMap::default(),
        }
    }
}

impl<'p, E: Copy> NameTable<'p, E> {
    // Most names are numbers, of consecutive definitions: for these there is a way without a call.
    #[inline(always)]
    pub(super) fn get(&self, key: Key<'p>) -> Option<E> {
        match key {
            Key::Number(number) if self.far.is_empty() => *self.numbered.get(number)?,
            _ => self.find(key),
        }
    }

    #[inline(never)]
    fn find(&self, key: Key<'p>) -> Option<E> {
        match key {
            Key::Number(number) => match self.far.get(&number) {
                Some(entry) => Some(*entry),
                None => *self.numbered.get(number)?,
            },
            Key::Short(name) => self.short.get(&name).copied(),
            Key::Text(name) => self.long.get(name).copied(),
        }
    }

    pub(super) fn get_mut(&mut self, key: Key<'p>) -> Option<&mut E> {
        match key {
            Key::Number(number) => match self.far.get_mut(&number) {
                Some(entry) => Some(entry),
                None => self.numbered.get_mut(number)?.as_mut(),
            },
            Key::Short(name) => self.short.get_mut(&name),
            Key::Text(name) => self.long.get_mut(name),
        }
    }

    /// Gives a name an entry, which is made where it is stored: a copy of one just made waits until all of it is written.
    #[inline(always)]
    pub(super) fn set(&mut self, key: Key<'p>, entry: impl FnOnce() -> E) {
        match key {
            Key::Number(number) if number == self.numbered.len() && self.far.is_empty() => {
                self.numbered.push(Some(entry()));
            }
            _ => self.put(key, entry()),
        }
    }

    #[inline(never)]
    fn put(&mut self, key: Key<'p>, entry: E) {
        match key {
            Key::Number(number) if self.has_row(number) => self.numbered[number] = Some(entry),
            Key::Number(number) => {
                self.far.insert(number, entry);
            }
            Key::Short(name) => {
                self.short.insert(name, entry);
            }
            Key::Text(name) => {
                self.long.insert(name, entry);
            }
        }
    }

    /// Returns true if a number has a row, which is made if it leaves out few others: the rows stay as many as the names.
    fn has_row(&mut self, number: usize) -> bool {
        let len = self.numbered.len();
        if number < len {
            return !self.far.contains_key(&number);
        }
        let gaps = self.gaps + (number - len);
        if gaps > MAX_GAP.max(len - self.gaps) || self.far.contains_key(&number) {
            return false;
        }
        self.gaps = gaps;
        self.numbered.resize(number + 1, None);
        true
    }

    pub(super) fn remove(&mut self, key: Key<'p>) {
        match key {
            Key::Number(number) => {
                if self.far.remove(&number).is_none()
                    && let Some(slot) = self.numbered.get_mut(number)
                {
                    *slot = None;
                }
            }
            Key::Short(name) => {
                self.short.remove(&name);
            }
            Key::Text(name) => {
                self.long.remove(name);
            }
        }
    }

    /// Returns true if there were no names.
    pub(super) fn is_empty(&self) -> bool {
        self.numbered.is_empty()
            && self.far.is_empty()
            && self.short.is_empty()
            && self.long.is_empty()
    }

    /// The entries of all names, in no order.
    pub(super) fn entries(&self) -> impl Iterator<Item = E> + '_ {
        let numbered = self.numbered.iter().flatten();
        let others = self.far.values().chain(self.short.values());
        numbered.chain(others.chain(self.long.values())).copied()
    }

    /// Empties a table that is to be used again.
    pub(super) fn clear(&mut self) {
        self.numbered.clear();
        self.gaps = 0;
        empty_table(&mut self.far);
        empty_table(&mut self.short);
        empty_table(&mut self.long);
    }
}

/// Empties a table that is to be used again. A large one is dropped: emptying it costs its size, each time.
pub(super) fn empty_table<K, V>(table: &mut FxHashMap<K, V>) {
    if table.capacity() > 4096 {
        *table = FxHashMap::default();
    } else {
        table.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whatever the order of the numbers, the table has what a map would have, and not many more rows than names.
    #[test]
    fn numbers_near_and_far() {
        let steps: [fn(usize) -> usize; 5] = [
            |at| at,
            |at| at * 300,
            |at| 99_999_999 - at,
            |at| at * 7919 % 1009,
            |at| if at % 3 == 0 { 1 << (at % 26) } else { at },
        ];
        for step in steps {
            let (mut table, mut map) = (NameTable::default(), HashMap::new());
            for at in 0..2000 {
                let number = step(at);
                assert_eq!(table.get(Key::Number(number)), map.get(&number).copied());
                table.set(Key::Number(number), || at);
                map.insert(number, at);
                if at % 5 == 0 {
                    let other = step(at / 2);
                    table.remove(Key::Number(other));
                    map.remove(&other);
                }
            }
            for at in 0..2000 {
                let number = step(at);
                let known = map.get(&number).copied();
                assert_eq!(table.get(Key::Number(number)), known);
                assert_eq!(table.get_mut(Key::Number(number)).copied(), known);
            }
            assert_eq!(table.entries().count(), map.len());
            assert!(table.numbered.len() <= 2 * 2000 + MAX_GAP);
        }
    }

    #[test]
    fn keys() {
        let block = |name: &'static str| Key::of_block(name.as_bytes(), 0, name.len());
        assert!(Key::of(b"%12") == Key::Number(12));
        assert!(Key::of(b"%0") == Key::Number(0));
        assert!(Key::of(b"%012") != Key::Number(12));
        assert!(Key::of(b"%bb12") != Key::Number(12));
        assert!(block("^bb12") == Key::Number(12));
        assert!(block("^bb123456") == Key::Number(123_456));
        for name in ["^12", "^bb012", "^bb1a", "^bb", "^cc1", "^bb1234567"] {
            assert!(!matches!(block(name), Key::Number(_)), "{name}");
        }
    }
}
