//! The set of SSA names that are taken.

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// The names that are taken, including `%`, in the order in which they were taken. The last ones can be released.
#[derive(Clone, Default)]
pub(crate) struct Taken {
    /// The start and the end of each name in `all`.
    names: HashTable<(u32, u32)>,
    all: String,
    log: Vec<(u32, u32)>,
}

impl Taken {
    /// Returns the number of names.
    pub(super) fn len(&self) -> usize {
        self.log.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// Releases all names.
    pub(super) fn clear(&mut self) {
        // Clearing a table takes time proportional to its capacity; releasing names takes time proportional to their
        // number.
        if self.names.capacity() > 32 + 8 * self.log.len() {
            return self.truncate(0);
        }
        self.names.clear();
        self.all.clear();
        self.log.clear();
    }

    /// Adds a name. Returns false if it was already taken.
    pub(super) fn insert(&mut self, name: &str) -> bool {
        let all = &self.all;
        let text = |&(start, end): &(u32, u32)| &all[start as usize..end as usize];
        let same = |range: &(u32, u32)| text(range) == name;
        match (self.names).entry(hash(name), same, |range| hash(text(range))) {
            Entry::Occupied(_) => false,
            Entry::Vacant(place) => {
                let range = (self.all.len() as u32, (self.all.len() + name.len()) as u32);
                place.insert(range);
                self.all.push_str(name);
                self.log.push(range);
                true
            }
        }
    }

    /// Releases all but the first `len` names.
    pub(super) fn truncate(&mut self, len: usize) {
        while self.log.len() > len
            && let Some(range) = self.log.pop()
        {
            let name = &self.all[range.0 as usize..];
            if let Ok(entry) = self.names.find_entry(hash(name), |at| *at == range) {
                entry.remove();
            }
            self.all.truncate(range.0 as usize);
        }
    }
}

#[inline]
fn hash(name: &str) -> u64 {
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
        // A table with much more capacity than names.
        for number in 0..1000 {
            taken.insert(&format!("%{number}"));
        }
        taken.truncate(3);
        taken.clear();
        assert!(taken.insert("%c0") && taken.insert("%a_long_name") && taken.insert("%0"));
    }
}
