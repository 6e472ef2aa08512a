//! A table to which several threads add rows, and which is read without a lock. Rows never move.
//!
//! In a large table, the capacity grows by about a quarter at a time, so that little of it is unused. Doubling would
//! leave up to half of it unused.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of rows of the smallest chunks.
const LEAST: usize = 64;
/// The number of chunks of the same size. The chunks after them have twice as many rows.
const ALIKE: usize = 4;
/// The chunks have the capacity for all possible handles. A power of two, so that no index needs a bounds check.
const CHUNKS: usize = 128;

/// Rows in the order of addition.
pub(crate) struct Rows<T> {
    chunks: [OnceLock<Box<[OnceLock<T>]>>; CHUNKS],
    /// The number of rows that were assigned. `count` is the number of rows that are also written.
    begun: AtomicUsize,
    count: AtomicUsize,
}

impl<T> Default for Rows<T> {
    fn default() -> Self {
        Rows {
            chunks: [const { OnceLock::new() }; CHUNKS],
            begun: AtomicUsize::new(0),
            count: AtomicUsize::new(0),
        }
    }
}

/// Returns the position of a row: its chunk, the logarithm of the chunk's size relative to the smallest chunk, and the
/// index in the chunk.
#[inline]
fn place(row: usize) -> (usize, u32, usize) {
    // With this offset, a chunk begins at a multiple of its size.
    let row = row as u32 as usize + LEAST * ALIKE;
    let size = row.ilog2() - (LEAST * ALIKE).ilog2();
    let chunk = (row >> (size + LEAST.ilog2())) + size as usize * ALIKE - ALIKE;
    (chunk % CHUNKS, size, row & ((LEAST << size) - 1))
}

impl<T> Rows<T> {
    /// Adds a row.
    ///
    /// # Panics
    /// Panics if there are as many rows as handles.
    pub(crate) fn push(&self, value: T) -> usize {
        let row = self.begun.fetch_add(1, Ordering::Relaxed);
        assert!(row < u32::MAX as usize, "as many rows as handles");
        let (chunk, size, at) = place(row);
        let make = || (0..LEAST << size).map(|_| OnceLock::new()).collect();
        let slot = &self.chunks[chunk].get_or_init(make)[at];
        assert!(
            slot.set(value).is_ok(),
            "invariant: each row is given away once"
        );
        self.count.fetch_add(1, Ordering::Release);
        row
    }

    /// Returns a row, if it was added.
    #[inline]
    pub(crate) fn get(&self, row: usize) -> Option<&T> {
        let (chunk, _, at) = place(row);
        self.chunks[chunk].get()?.get(at)?.get()
    }

    /// Returns the number of rows that were added.
    pub(crate) fn count(&self) -> usize {
        self.count.load(Ordering::Acquire)
    }
}

#[cfg(test)]
mod tests {
    use super::{ALIKE, CHUNKS, LEAST, Rows, place};

    #[test]
    fn places_follow_each_other() {
        let (mut chunk, mut at) = (0, 0);
        for row in 0..100_000 {
            let (found, size, place) = place(row);
            if found != chunk {
                assert_eq!((found, place), (chunk + 1, 0), "row {row}");
                (chunk, at) = (found, 0);
            }
            assert_eq!(place, at, "row {row}");
            assert!(place < LEAST << size);
            assert_eq!(size as usize, chunk / ALIKE);
            at += 1;
        }
        assert!(place(u32::MAX as usize).0 < CHUNKS);
    }

    #[test]
    fn rows_stay() {
        let rows = Rows::default();
        assert!(rows.get(0).is_none());
        for row in 0..1000 {
            assert_eq!(rows.push(row.to_string()), row);
        }
        let first = std::ptr::from_ref(rows.get(0).unwrap());
        assert_eq!(rows.push(String::new()), 1000);
        assert!(std::ptr::eq(first, rows.get(0).unwrap()));
        assert_eq!(rows.get(999).unwrap(), "999");
        assert!(rows.get(1001).is_none());
        assert_eq!(rows.count(), 1001);
    }
}
