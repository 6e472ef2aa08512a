//! Append-only uniquing: equal values get equal handles, and a handle's value never moves or changes.
//!
//! *Architecture Invariant:* this file contains all locks of the IR, except the lock of a work queue in `parallel`. A
//! lock is held while one shard's hash table is searched. No foreign code runs meanwhile, except `Eq` of the interned
//! values.
//!
//! `tests/interleavings.rs` compiles this file with the locks of a model checker.

use crate::rows::Rows;
use crate::sync::{Mutex, MutexGuard};
use hashbrown::HashTable;
use std::hash::BuildHasher;

const SHARDS: usize = 16;

/// An entry of a shard's hash table. It stores part of the hash, so that rehashing and mismatches do not read the row.
#[derive(Clone, Copy)]
struct TableRow {
    hash: u32,
    row: u32,
}

impl TableRow {
    /// Returns the hash for the hash table. It is spread out, because hashes of one shard have bits in common that
    /// would not distinguish entries.
    #[inline]
    fn table_hash(self) -> u64 {
        spread(self.hash)
    }
}

#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// A table of unique `T`, indexed in order of insertion.
pub struct Interner<T> {
    rows: Rows<T>,
    shards: [Mutex<HashTable<TableRow>>; SHARDS],
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner {
            rows: Rows::default(),
            shards: std::array::from_fn(|_| Mutex::new(HashTable::new())),
        }
    }
}

/// Returns the hash that all interning uses.
pub fn hash_of(value: &(impl std::hash::Hash + ?Sized)) -> u64 {
    rustc_hash::FxBuildHasher.hash_one(value)
}

/// Returns the bits of a hash that entries store.
#[inline]
fn kept(hash: u64) -> u32 {
    (hash ^ hash >> 32) as u32
}

impl<T> Interner<T> {
    /// Returns the row that equals `value`, or a new one. `hash` is the hash of the value; equal values must have equal
    /// hashes. `prepare` may intern other values, because no lock is held while it runs.
    pub fn intern<V, E>(
        &self,
        hash: u64,
        value: V,
        eq: impl Fn(&T, &V) -> bool,
        prepare: impl FnOnce(&V) -> E,
        make: impl FnOnce(V, E) -> T,
    ) -> usize {
        let hash = kept(hash);
        let shard = self.shard(hash);
        let find = |table: &HashTable<TableRow>| self.find_in(table, hash, |row| eq(row, &value));
        let seen = {
            let table = lock(shard);
            if let Some(row) = find(&table) {
                return row;
            }
            table.len()
        };
        let extra = prepare(&value);
        let mut table = lock(shard);
        if table.len() != seen
            && let Some(row) = find(&table)
        {
            return row;
        }
        let row = self.rows.push(make(value, extra));
        let entry = TableRow {
            hash,
            row: row as u32,
        };
        table.insert_unique(spread(hash), entry, |entry| entry.table_hash());
        row
    }

    #[inline]
    fn shard(&self, hash: u32) -> &Mutex<HashTable<TableRow>> {
        &self.shards[(hash >> 28) as usize % SHARDS]
    }

    #[inline]
    fn find_in(
        &self,
        table: &HashTable<TableRow>,
        hash: u32,
        eq: impl Fn(&T) -> bool,
    ) -> Option<usize> {
        let same = |entry: &TableRow| {
            entry.hash == hash && self.rows.get(entry.row as usize).is_some_and(&eq)
        };
        let entry = table.find(spread(hash), same)?;
        Some(entry.row as usize)
    }

    /// Returns a row.
    ///
    /// # Panics
    /// Panics if there is no such row.
    #[inline]
    pub fn get(&self, row: usize) -> &T {
        let row = self.rows.get(row);
        row.expect("invariant: handles are those of rows, in the context that made them")
    }

    /// Returns the number of rows.
    pub fn len(&self) -> usize {
        self.rows.count()
    }

    /// Returns true if there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A value that one thread at a time can use.
#[derive(Default)]
pub(crate) struct Guarded<T>(Mutex<T>);

impl<T> Guarded<T> {
    /// Passes the value to `work`, which must not use any other value of this kind.
    pub(crate) fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let value = self.0.lock();
        work(&mut value.unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

/// A panic while a shard was locked leaves a consistent table (insertion is the last step), so poison is ignored.
fn lock(shard: &Mutex<HashTable<TableRow>>) -> MutexGuard<'_, HashTable<TableRow>> {
    shard
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
