//! Thread-local variables of programs compiled into memory, which are unknown to the system's loader.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::cell::RefCell;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::console::fatal;

/// The program's description of a thread-local variable.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Variable {
    /// The initial bytes of a copy.
    pub image: *const u8,
    /// The number of initial bytes. The remaining bytes are zero.
    pub image_size: u64,
    /// The size of a copy in bytes.
    pub size: u64,
    /// The alignment in bytes, a power of two.
    pub align: u64,
    /// The variable's ID, unique in the process: see [`fresh_id`]. 0 means that the address of the description is the
    /// identity.
    pub id: u64,
}

/// The identity of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Id(u64),
    Address(usize),
}

impl Key {
    fn new(id: u64, address: *const Variable) -> Self {
        match id {
            0 => Key::Address(address.addr()),
            id => Key::Id(id),
        }
    }
}

/// A thread's copy of a variable.
struct Copy {
    memory: *mut u8,
    layout: Layout,
}

// SAFETY: the program is responsible for the use of a copy; the table below only allocates and frees it.
unsafe impl Send for Copy {}

impl Drop for Copy {
    fn drop(&mut self) {
        // SAFETY: `copy_of` allocated the memory with this layout.
        unsafe { dealloc(self.memory, self.layout) };
    }
}

/// All copies, keyed by variable and thread.
static COPIES: Mutex<Option<FxHashMap<Key, FxHashMap<u64, Copy>>>> = Mutex::new(None);
/// Incremented when copies are freed while their threads are running, which invalidates the caches of the threads.
static RELEASES: AtomicU64 = AtomicU64::new(0);
static NEXT_THREAD: AtomicU64 = AtomicU64::new(0);
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

fn copies() -> MutexGuard<'static, Option<FxHashMap<Key, FxHashMap<u64, Copy>>>> {
    COPIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A thread's cache of the shared table.
struct Thread {
    number: u64,
    releases: u64,
    known: FxHashMap<Key, *mut u8>,
}

impl Thread {
    fn new() -> Self {
        Thread {
            number: NEXT_THREAD.fetch_add(1, Ordering::Relaxed),
            releases: 0,
            known: FxHashMap::default(),
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        for threads in copies().iter_mut().flat_map(FxHashMap::values_mut) {
            threads.remove(&self.number);
        }
    }
}

thread_local! {
    static THREAD: RefCell<Thread> = RefCell::new(Thread::new());
}

/// Returns a value for [`Variable::id`] that no other variable has.
pub fn fresh_id() -> u64 {
    NEXT_ID.fetch_add(1, Ordering::Relaxed)
}

/// Returns the copy of a thread, and creates it if necessary.
///
/// # Safety
/// The same as those of [`address`].
unsafe fn copy_of(thread: u64, key: Key, variable: Variable) -> *mut u8 {
    let mut copies = copies();
    let threads = copies.get_or_insert_default().entry(key).or_default();
    if let Some(copy) = threads.get(&thread) {
        return copy.memory;
    }
    // At least a byte, so that variables have distinct addresses.
    let size = usize::try_from(variable.size.max(variable.image_size).max(1));
    let align = usize::try_from(variable.align.max(1));
    let layout = match (size, align) {
        (Ok(size), Ok(align)) => Layout::from_size_align(size, align).ok(),
        _ => None,
    };
    let Some(layout) = layout else {
        fatal("a thread-local variable of impossible size or alignment");
    };
    // SAFETY: the size is not zero.
    let memory = unsafe { alloc_zeroed(layout) };
    if memory.is_null() {
        fatal("no memory for a thread-local variable");
    }
    if variable.image_size != 0 {
        // SAFETY: the caller guarantees that the image has that many bytes; the copy has at least as many.
        unsafe { ptr::copy_nonoverlapping(variable.image, memory, variable.image_size as usize) };
    }
    threads.insert(thread, Copy { memory, layout });
    memory
}

/// `terrace_rt_thread_local`: returns the calling thread's copy of a variable, which the first call creates.
///
/// # Safety
/// `variable` and its image must be readable.
pub unsafe extern "C" fn address(variable: *const Variable) -> *mut u8 {
    // SAFETY: the caller guarantees it.
    let description = unsafe { variable.read_unaligned() };
    let key = Key::new(description.id, variable);
    let found = THREAD.try_with(|thread| {
        let mut thread = thread.borrow_mut();
        let releases = RELEASES.load(Ordering::Acquire);
        if thread.releases != releases {
            thread.known.clear();
            thread.releases = releases;
        }
        if let Some(&memory) = thread.known.get(&key) {
            return memory;
        }
        // SAFETY: the caller guarantees it.
        let memory = unsafe { copy_of(thread.number, key, description) };
        thread.known.insert(key, memory);
        memory
    });
    match found {
        Ok(memory) => memory,
        // The thread is ending and has no cache. Such copies belong to a pseudo-thread.
        // SAFETY: the caller guarantees it.
        Err(_) => unsafe { copy_of(u64::MAX, key, description) },
    }
}

/// Frees the copies of a variable in all threads.
///
/// # Safety
/// No thread may use a copy of the variable any more.
pub unsafe fn release(id: u64, variable: *const Variable) {
    let removed = copies()
        .as_mut()
        .and_then(|copies| copies.remove(&Key::new(id, variable)));
    if removed.is_some() {
        RELEASES.fetch_add(1, Ordering::Release);
    }
}
