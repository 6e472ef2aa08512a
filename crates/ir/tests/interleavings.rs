//! Tries every order in which threads can take the interner's locks, with a model checker. `src/interner.rs` is
//! compiled here again with loom's locks. Loom fails a test in which a thread waits forever.

#![cfg(not(miri))]

mod sync {
    pub(crate) use loom::sync::{Mutex, MutexGuard};
}
#[allow(dead_code, unreachable_pub, reason = "a library's module, in a test")]
#[path = "../src/interner.rs"]
mod interner;
#[allow(dead_code, unreachable_pub, reason = "a library's module, in a test")]
#[path = "../src/rows.rs"]
mod rows;

use interner::{Guarded, Interner};
use loom::sync::Arc;
use loom::sync::atomic::{AtomicUsize, Ordering};
use loom::thread;

/// A name with another key that is interned before it, as the types nested in a type are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    name: u32,
    shard: u64,
    inner: Option<&'static Key>,
}

const fn key(name: u32, shard: u64, inner: Option<&'static Key>) -> Key {
    Key { name, shard, inner }
}

impl Key {
    /// The interner stores 32 bits of a hash and selects the shard by the highest four.
    fn hash(&self) -> u64 {
        self.shard << 28 | u64::from(self.name)
    }
}

#[derive(Default)]
struct Table {
    rows: Interner<Key>,
    made: AtomicUsize,
}

impl Table {
    fn intern(&self, key: Key) -> usize {
        self.rows.intern(
            key.hash(),
            key,
            |row, key| row == key,
            |key| key.inner.map(|inner| self.intern(*inner)),
            |key, inner| {
                self.made.fetch_add(1, Ordering::Relaxed);
                if let (Some(row), Some(inner)) = (inner, key.inner) {
                    assert_eq!(self.rows.get(row), inner);
                }
                key
            },
        )
    }
}

/// Interns each list of keys on a separate thread, in every order. Afterwards there is one row for each key, which all
/// threads received, and `distinct` rows in total.
fn in_every_order(lists: &'static [&'static [Key]], distinct: usize) {
    loom::model(move || {
        let table = Arc::new(Table::default());
        let run = |list: &'static [Key], table: &Table| -> Vec<usize> {
            let read = |&key: &Key| {
                let row = table.intern(key);
                assert_eq!(*table.rows.get(row), key);
                row
            };
            list.iter().map(read).collect()
        };
        let (own, others) = lists.split_first().expect("a list");
        let threads: Vec<_> = others
            .iter()
            .map(|&list| {
                let table = table.clone();
                thread::spawn(move || run(list, &table))
            })
            .collect();
        let mut rows = vec![run(own, &table)];
        rows.extend(threads.into_iter().map(|thread| thread.join().unwrap()));
        for (list, rows) in lists.iter().zip(rows) {
            for (key, row) in list.iter().zip(rows) {
                assert_eq!(table.intern(*key), row, "{key:?} has one row");
            }
        }
        assert_eq!(table.rows.len(), distinct);
        assert_eq!(table.made.load(Ordering::Relaxed), distinct);
    });
}

const A: Key = key(1, 0, None);
const B: Key = key(2, 0, None);
const C: Key = key(3, 1, None);

#[test]
fn one_key_on_three_threads_has_one_row() {
    in_every_order(&[&[A], &[A], &[A]], 1);
}

#[test]
fn keys_of_one_shard_and_of_two() {
    in_every_order(&[&[A, B], &[B, A]], 2);
    in_every_order(&[&[A, C], &[C, A], &[C]], 2);
}

#[test]
fn a_table_grows_while_others_search_it() {
    const fn keys(from: u32) -> [Key; 4] {
        [
            key(from, 1, None),
            key(from + 1, 1, None),
            key(from + 2, 1, None),
            key(from + 3, 1, None),
        ]
    }
    static LOW: [Key; 4] = keys(0);
    static HIGH: [Key; 4] = keys(2);
    static LISTS: [&[Key]; 2] = [&LOW, &HIGH];
    in_every_order(&LISTS, 6);
}

#[test]
fn keys_that_intern_others_never_wait_for_each_other() {
    const SAME_SHARD: Key = key(10, 0, Some(&A));
    in_every_order(&[&[SAME_SHARD], &[SAME_SHARD]], 2);

    // Each key is interned in the shard in which the other one starts.
    const DOWN: Key = key(11, 1, Some(&A));
    const UP: Key = key(12, 0, Some(&C));
    in_every_order(&[&[DOWN], &[UP]], 4);

    const DEEP: Key = key(13, 0, Some(&DOWN));
    in_every_order(&[&[DEEP], &[DOWN]], 3);
}

#[test]
fn a_handle_is_good_on_a_thread_that_did_not_intern_it() {
    loom::model(|| {
        let table = Arc::new(Table::default());
        let (sender, receiver) = loom::sync::mpsc::channel();
        let reader = {
            let table = table.clone();
            thread::spawn(move || {
                let row = receiver.recv().unwrap();
                assert_eq!(*table.rows.get(row), A);
            })
        };
        let other = {
            let table = table.clone();
            thread::spawn(move || table.intern(B))
        };
        sender.send(table.intern(A)).unwrap();
        reader.join().unwrap();
        other.join().unwrap();
    });
}

#[test]
fn threads_take_turns_at_a_guarded_value() {
    loom::model(|| {
        let value = Arc::new(Guarded::<usize>::default());
        let add = |value: &Guarded<usize>| value.with(|value| *value += 1);
        let threads = [(); 2].map(|()| {
            let value = value.clone();
            thread::spawn(move || add(&value))
        });
        add(&value);
        for thread in threads {
            thread.join().unwrap();
        }
        assert_eq!(value.with(|value| *value), 3);
    });
}
