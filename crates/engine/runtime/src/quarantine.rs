//! Blocks with pages of their own, which nobody gets again when they are freed, so that uses of them are noticed.
//!
//! The pages are C's memory as any other. When the block is freed, they are made inaccessible and wait here; an access of
//! them is a fault of memory at an address that [`has`] finds. The oldest blocks are given back to C when there are too
//! many.

use crate::memory::{lock, system_aligned};
use std::collections::VecDeque;
use std::ptr;
use std::sync::Mutex;

/// Blocks that have pages of their own at the same time. Others are allocated as usual: a page for each of millions of
/// small blocks is too much.
const MOST_IN_USE: usize = 1 << 14;

/// Blocks and bytes that wait. Systems limit how often the protection of memory may change along its addresses.
const MOST_WAITING: usize = 1 << 13;
const MOST_BYTES: usize = 1 << 30;

/// The size from which the system gets the memory of a block while it waits. It has to clear it when it is used again,
/// which takes longer than all the rest.
const RETURNED: usize = 1 << 14;

#[derive(Default)]
struct Waiting {
    /// Addresses and lengths of whole pages, the oldest first.
    blocks: VecDeque<(usize, usize)>,
    bytes: usize,
    in_use: usize,
}

static WAITING: Mutex<Waiting> = Mutex::new(Waiting {
    blocks: VecDeque::new(),
    bytes: 0,
    in_use: 0,
});

fn pages() -> usize {
    // SAFETY: it only answers.
    let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    usize::try_from(size).unwrap_or(4096)
}

fn length(size: usize) -> Option<usize> {
    size.max(1).checked_next_multiple_of(pages())
}

/// Allocates a block with pages of its own. None if there are too many, or no memory.
pub(crate) fn allocate(align: usize, size: usize) -> Option<*mut u8> {
    let mut waiting = lock(&WAITING);
    if waiting.in_use >= MOST_IN_USE {
        return None;
    }
    let memory = system_aligned(align.max(pages()), length(size)?);
    waiting.in_use += usize::from(!memory.is_null());
    (!memory.is_null()).then_some(memory)
}

/// Takes a block that [`allocate`] made with this size.
///
/// # Safety
/// Nobody uses the block rightly any more.
pub(crate) unsafe fn take(memory: *mut u8, size: usize) {
    let Some(length) = length(size) else {
        return;
    };
    let mut waiting = lock(&WAITING);
    waiting.in_use = waiting.in_use.saturating_sub(1);
    // SAFETY: whole pages of a block of C's that nobody uses.
    unsafe {
        // The system may have the memory until it is used again.
        #[cfg(target_os = "linux")]
        if length >= RETURNED {
            libc::madvise(memory.cast(), length, libc::MADV_DONTNEED);
        }
        if libc::mprotect(memory.cast(), length, libc::PROT_NONE) != 0 {
            libc::free(memory.cast());
            return;
        }
    }
    waiting
        .blocks
        .push_back((memory.expose_provenance(), length));
    waiting.bytes += length;
    while waiting.blocks.len() > MOST_WAITING || waiting.bytes > MOST_BYTES {
        if !waiting.release_oldest() {
            break;
        }
    }
}

impl Waiting {
    /// Gives the oldest block back to C. False if there is none.
    fn release_oldest(&mut self) -> bool {
        let Some((address, length)) = self.blocks.pop_front() else {
            return false;
        };
        self.bytes -= length;
        let memory: *mut u8 = ptr::with_exposed_provenance_mut(address);
        // SAFETY: a block of C's, which is accessible again before C gets it.
        unsafe {
            let access = libc::PROT_READ | libc::PROT_WRITE;
            if libc::mprotect(memory.cast(), length, access) == 0 {
                libc::free(memory.cast());
            }
        }
        true
    }
}

/// The start of the block that an address lies in, if it waits here.
pub(crate) fn has(address: usize) -> Option<usize> {
    let waiting = lock(&WAITING);
    let mut blocks = waiting.blocks.iter();
    let found = blocks.find(|&&(start, length)| address >= start && address - start < length);
    found.map(|&(start, _)| start)
}

/// Gives all blocks back to C.
pub(crate) fn clear() {
    let mut waiting = lock(&WAITING);
    while waiting.release_oldest() {}
    waiting.in_use = 0;
}
