//! The names of values that are taken.

use super::text::Word;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash};

/// Names that are taken, with `%` in front, and in which order they were: the last can be given back.
#[derive(Clone, Default)]
pub(crate) struct Taken {
    words: HashTable<Word>,
    /// Names that are too long for words, as ranges of `all`.
    long: HashTable<(u32, u32)>,
    all: String,
    log: Vec<Logged>,
}

#[derive(Clone, Copy)]
enum Logged {
    Word(Word),
    Long(u32, u32),
}

impl Taken {
    /// The number of names.
    pub(super) fn len(&self) -> usize {
        self.log.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// Forgets all names.
    pub(super) fn clear(&mut self) {
        // Clearing a table costs as much as it has room, giving back costs as much as there are names.
        if self.words.capacity().max(self.long.capacity()) > 32 + 8 * self.log.len() {
            return self.truncate(0);
        }
        self.words.clear();
        self.long.clear();
        self.all.clear();
        self.log.clear();
    }

    /// Takes a name; `false` if it was taken before.
    pub(super) fn insert(&mut self, name: &str) -> bool {
        match Word::new(name) {
            Some(word) => self.insert_word(word),
            None => self.insert_long(name),
        }
    }

    #[inline]
    pub(super) fn insert_word(&mut self, word: Word) -> bool {
        let same = |known: &Word| *known == word;
        match self.words.entry(hash(&word), same, hash) {
            Entry::Occupied(_) => false,
            Entry::Vacant(place) => {
                place.insert(word);
                self.log.push(Logged::Word(word));
                true
            }
        }
    }

    fn insert_long(&mut self, name: &str) -> bool {
        let all = &self.all;
        let text = |&(start, end): &(u32, u32)| &all[start as usize..end as usize];
        let same = |range: &(u32, u32)| text(range) == name;
        match (self.long).entry(hash(name), same, |range| hash(text(range))) {
            Entry::Occupied(_) => false,
            Entry::Vacant(place) => {
                let (start, end) = (self.all.len() as u32, (self.all.len() + name.len()) as u32);
                place.insert((start, end));
                self.all.push_str(name);
                self.log.push(Logged::Long(start, end));
                true
            }
        }
    }

    /// Gives back all but the first `len` names.
    pub(super) fn truncate(&mut self, len: usize) {
        while self.log.len() > len
            && let Some(logged) = self.log.pop()
        {
            match logged {
                Logged::Word(word) => {
                    if let Ok(entry) = self.words.find_entry(hash(&word), |at| *at == word) {
                        entry.remove();
                    }
                }
                Logged::Long(start, end) => {
                    let name = &self.all[start as usize..end as usize];
                    if let Ok(entry) = self.long.find_entry(hash(name), |at| *at == (start, end)) {
                        entry.remove();
                    }
                    self.all.truncate(start as usize);
                }
            }
        }
    }
}

#[inline]
fn hash<T: Hash + ?Sized>(name: &T) -> u64 {
    FxBuildHasher.hash_one(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_taken_once_until_they_are_given_back() {
        let mut taken = Taken::default();
        assert!(taken.insert("%c0") && taken.insert("%a_long_name") && taken.insert("%c1"));
        assert!(!taken.insert("%c0") && !taken.insert("%a_long_name"));
        taken.truncate(1);
        assert_eq!(taken.len(), 1);
        assert!(!taken.insert("%c0"));
        assert!(taken.insert("%a_long_name") && taken.insert("%c1"));
        taken.clear();
        assert!(taken.is_empty() && taken.insert("%c0") && taken.insert("%a_long_name"));
        // Tables with much more room than names.
        for number in 0..1000 {
            taken.insert(&format!("%{number}"));
        }
        taken.truncate(3);
        taken.clear();
        assert!(taken.insert("%c0") && taken.insert("%a_long_name") && taken.insert("%0"));
    }
}
