//! Append-only uniquing: equal values get equal handles, and a handle's value never moves or changes.
//!
//! *Architecture Invariant:* the locks of the whole IR are in this file. A lock is held while one shard's hash table is
//! searched and never while foreign code runs, except `Eq` of the interned values.

use hashbrown::HashTable;
use std::hash::BuildHasher;
use std::sync::Mutex;

const SHARDS: usize = 16;

/// A table of unique `T`, indexed in order of insertion.
pub struct Interner<T> {
    rows: boxcar::Vec<T>,
    shards: [Mutex<HashTable<u32>>; SHARDS],
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner {
            rows: boxcar::Vec::new(),
            shards: std::array::from_fn(|_| Mutex::new(HashTable::new())),
        }
    }
}

/// The hash used for all interning.
pub fn hash_of(value: &(impl std::hash::Hash + ?Sized)) -> u64 {
    rustc_hash::FxBuildHasher.hash_one(value)
}

impl<T> Interner<T> {
    /// The row that equals `value`, or a new one. `hash` is the hash of the value, `rehash` gives the same for a row.
    /// `prepare` may intern other values; no lock is held while it runs.
    pub fn intern<V, E>(
        &self,
        hash: u64,
        value: V,
        eq: impl Fn(&T, &V) -> bool,
        rehash: impl Fn(&T) -> u64,
        prepare: impl FnOnce(&V) -> E,
        make: impl FnOnce(V, E) -> T,
    ) -> usize {
        let shard = &self.shards[(hash >> 57) as usize % SHARDS];
        let find = |table: &HashTable<u32>| {
            table
                .find(hash, |&row| {
                    self.rows
                        .get(row as usize)
                        .is_some_and(|row| eq(row, &value))
                })
                .copied()
        };
        if let Some(row) = find(&lock(shard)) {
            return row as usize;
        }
        let extra = prepare(&value);
        let mut table = lock(shard);
        if let Some(row) = find(&table) {
            return row as usize;
        }
        let row = self.rows.push(make(value, extra));
        table.insert_unique(hash, row as u32, |&row| rehash(&self.rows[row as usize]));
        row
    }

    /// The row that equals what is sought, if it was interned.
    pub fn find(&self, hash: u64, eq: impl Fn(&T) -> bool) -> Option<usize> {
        let table = lock(&self.shards[(hash >> 57) as usize % SHARDS]);
        table
            .find(hash, |&row| self.rows.get(row as usize).is_some_and(&eq))
            .map(|&row| row as usize)
    }

    /// A row.
    #[inline]
    pub fn get(&self, row: usize) -> &T {
        &self.rows[row]
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.rows.count()
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A value that threads take turns to use.
#[derive(Default)]
pub(crate) struct Guarded<T>(Mutex<T>);

impl<T> Guarded<T> {
    /// Uses the value. `work` must not use any other value of this kind.
    pub(crate) fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let value = self.0.lock();
        work(&mut value.unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

/// A panic while a shard was locked leaves a consistent table (insertion is the last step), so poison is ignored.
fn lock(shard: &Mutex<HashTable<u32>>) -> std::sync::MutexGuard<'_, HashTable<u32>> {
    shard
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn intern(table: &Interner<String>, text: &str) -> usize {
        table.intern(
            hash_of(text),
            text,
            |row, text| row == text,
            |row| hash_of(row.as_str()),
            |_| (),
            |text, ()| text.to_owned(),
        )
    }

    #[test]
    fn equal_values_share_a_row_on_all_threads() {
        let table = Interner::default();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    (0..500).for_each(|n| {
                        assert_eq!(table.get(intern(&table, &n.to_string())), &n.to_string())
                    })
                });
            }
        });
        let rows: std::collections::HashSet<usize> =
            (0..500).map(|n| intern(&table, &n.to_string())).collect();
        assert_eq!(rows.len(), 500);
    }
}
