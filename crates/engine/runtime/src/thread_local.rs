//! Thread-local variables of programs compiled into memory, which no loader knows of.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::cell::RefCell;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::console::fatal;

/// A thread-local variable as a program describes it.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Variable {
    /// The first bytes of a new copy.
    pub image: *const u8,
    /// The number of these; the others are zero.
    pub image_size: u64,
    /// The size of a copy.
    pub size: u64,
    /// A power of two.
    pub align: u64,
    /// The variable's number, another one for every variable of the process: see [`fresh_id`]. 0 stands
    /// for the description's address.
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

/// One thread's copy.
struct Copy {
    memory: *mut u8,
    layout: Layout,
}

// SAFETY: what a copy is used for is the program's matter; the table below only makes and frees it.
unsafe impl Send for Copy {}

impl Drop for Copy {
    fn drop(&mut self) {
        // SAFETY: allocated with that layout, in `copy_of`.
        unsafe { dealloc(self.memory, self.layout) };
    }
}

/// All copies, by variable and thread.
static COPIES: Mutex<Option<FxHashMap<Key, FxHashMap<u64, Copy>>>> = Mutex::new(None);
/// Grows when copies are freed while their threads live: threads' caches are then no longer valid.
static RELEASES: AtomicU64 = AtomicU64::new(0);
static NEXT_THREAD: AtomicU64 = AtomicU64::new(0);
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

fn copies() -> MutexGuard<'static, Option<FxHashMap<Key, FxHashMap<u64, Copy>>>> {
    COPIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A thread's own table, so that it seldom asks the shared one.
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

/// A number for [`Variable::id`] that no other variable has.
pub fn fresh_id() -> u64 {
    NEXT_ID.fetch_add(1, Ordering::Relaxed)
}

/// A new copy for a thread, or the one it has.
///
/// # Safety
/// As of [`address`].
unsafe fn copy_of(thread: u64, key: Key, variable: Variable) -> *mut u8 {
    let mut copies = copies();
    let threads = copies.get_or_insert_default().entry(key).or_default();
    if let Some(copy) = threads.get(&thread) {
        return copy.memory;
    }
    // At least a byte, so that variables have addresses of their own.
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
        // SAFETY: the image has that many bytes, by the caller's word, and the copy no fewer.
        unsafe { ptr::copy_nonoverlapping(variable.image, memory, variable.image_size as usize) };
    }
    threads.insert(thread, Copy { memory, layout });
    memory
}

/// `terrace_rt_thread_local`: the calling thread's copy of a variable, made at the first call.
///
/// # Safety
/// `variable` can be read, and its image.
pub unsafe extern "C" fn address(variable: *const Variable) -> *mut u8 {
    // SAFETY: by the caller's word.
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
        // SAFETY: by the caller's word.
        let memory = unsafe { copy_of(thread.number, key, description) };
        thread.known.insert(key, memory);
        memory
    });
    match found {
        Ok(memory) => memory,
        // The thread is at its end and remembers nothing: such copies are all of one thread that is none.
        // SAFETY: by the caller's word.
        Err(_) => unsafe { copy_of(u64::MAX, key, description) },
    }
}

/// Frees the copies of a variable, in all threads.
///
/// # Safety
/// No thread uses a copy of it any more.
pub unsafe fn release(id: u64, variable: *const Variable) {
    let removed = copies()
        .as_mut()
        .and_then(|copies| copies.remove(&Key::new(id, variable)));
    if removed.is_some() {
        RELEASES.fetch_add(1, Ordering::Release);
    }
}
