//! The process-wide registry of compiled code, keyed by address. Signal handlers read it, so readers never wait.
//!
//! Slots are written under a lock and read without one. A reader increments a counter, so a map is freed only when no
//! reader uses it.

use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::code::CodeMap;

const SLOTS: usize = 64;

#[derive(Debug)]
struct Slot {
    /// The first address; 0 if the slot is free.
    start: AtomicUsize,
    end: AtomicUsize,
    map: AtomicPtr<CodeMap>,
}

/// A chunk of slots in a linked list. Chunks are never freed.
struct Chunk {
    slots: [Slot; SLOTS],
    next: AtomicPtr<Chunk>,
}

impl Chunk {
    const fn new() -> Chunk {
        Chunk {
            slots: [const {
                Slot {
                    start: AtomicUsize::new(0),
                    end: AtomicUsize::new(0),
                    map: AtomicPtr::new(ptr::null_mut()),
                }
            }; SLOTS],
            next: AtomicPtr::new(ptr::null_mut()),
        }
    }

    fn next(&self) -> Option<&'static Chunk> {
        // SAFETY: the pointer is null or that of a leaked chunk.
        unsafe { self.next.load(Ordering::Acquire).as_ref() }
    }
}

static FIRST: Chunk = Chunk::new();
static WRITER: Mutex<()> = Mutex::new(());
static READERS: AtomicUsize = AtomicUsize::new(0);

fn slots() -> impl Iterator<Item = &'static Slot> {
    let chunks = std::iter::successors(Some(&FIRST), |chunk| chunk.next());
    chunks.flat_map(|chunk| &chunk.slots)
}

/// Keeps code registered until it is dropped.
#[derive(Debug)]
pub(crate) struct Registered {
    slot: Option<&'static Slot>,
    map: Arc<CodeMap>,
}

impl Registered {
    /// Registers code.
    pub(crate) fn new(map: Arc<CodeMap>) -> Registered {
        let Some((start, end)) = map.range() else {
            return Registered { slot: None, map };
        };
        let _writer = WRITER.lock().unwrap_or_else(PoisonError::into_inner);
        let free = slots().find(|slot| slot.start.load(Ordering::Relaxed) == 0);
        let slot = free.unwrap_or_else(|| {
            let chunk: &'static Chunk = Box::leak(Box::new(Chunk::new()));
            let chunks = std::iter::successors(Some(&FIRST), |chunk| chunk.next());
            if let Some(last) = chunks.last() {
                last.next
                    .store(ptr::from_ref(chunk).cast_mut(), Ordering::Release);
            }
            &chunk.slots[0]
        });
        slot.end.store(end, Ordering::Relaxed);
        slot.map
            .store(Arc::as_ptr(&map).cast_mut(), Ordering::Relaxed);
        slot.start.store(start, Ordering::SeqCst);
        Registered {
            slot: Some(slot),
            map,
        }
    }

    /// Returns the registered code.
    pub(crate) fn map(&self) -> &CodeMap {
        &self.map
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        let Some(slot) = self.slot else { return };
        let _writer = WRITER.lock().unwrap_or_else(PoisonError::into_inner);
        slot.start.store(0, Ordering::SeqCst);
        // Readers that have seen the slot finish soon, because readers never wait.
        while READERS.load(Ordering::SeqCst) != 0 {
            std::thread::yield_now();
        }
    }
}

/// Calls a function with the code that contains an address. Neither waits nor allocates, because signal handlers call
/// this.
#[cfg(any(
    test,
    all(
        target_os = "linux",
        any(target_arch = "x86_64", target_arch = "aarch64")
    )
))]
pub(crate) fn with<R>(
    address: usize,
    f: impl FnOnce(&CodeMap, &crate::code::Code) -> R,
) -> Option<R> {
    READERS.fetch_add(1, Ordering::SeqCst);
    let found = slots().find(|slot| {
        let start = slot.start.load(Ordering::SeqCst);
        start != 0 && address >= start && address < slot.end.load(Ordering::Relaxed)
    });
    let result = found.and_then(|slot| {
        // SAFETY: the map of a used slot is alive, and `drop` waits until there are no readers before the map is freed.
        let map = unsafe { slot.map.load(Ordering::Relaxed).as_ref() }?;
        Some(f(map, map.find(address)?))
    });
    READERS.fetch_sub(1, Ordering::SeqCst);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Code;

    fn code(start: usize, len: usize) -> Arc<CodeMap> {
        Arc::new(CodeMap {
            code: vec![Code {
                name: format!("at{start}"),
                start,
                len,
                ..Code::default()
            }],
            files: Vec::new(),
        })
    }

    #[test]
    fn code_is_found_as_long_as_it_is_registered() {
        // More than one chunk can hold.
        let all: Vec<_> = (0..200)
            .map(|at| Registered::new(code(0x10 + 0x100 * at, 0x80)))
            .collect();
        let name = |address| with(address, |_, code| code.name.clone());
        assert_eq!(name(0x10).as_deref(), Some("at16"));
        assert_eq!(name(0x8f).as_deref(), Some("at16"));
        assert_eq!(name(0x90), None);
        let last = 0x10 + 0x100 * 199;
        assert_eq!(name(last + 3), Some(format!("at{last}")));
        drop(all);
        assert_eq!(name(0x10), None);
        let again = Registered::new(code(0x10, 1));
        assert_eq!(name(0x10).as_deref(), Some("at16"));
        drop(again);
    }
}
