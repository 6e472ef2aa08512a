//! The allocation table: which memory a program got from `malloc` and its kind, where, and whether that is
//! given back.
//!
//! A host makes a program call these in place of C's functions. The memory is C's, so that other code may
//! free it; how much is written down about it is the [`Mode`].

use std::ptr;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

/// The amount that is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Mode {
    /// Nothing: C's functions as they are.
    Off,
    /// Records the memory in use, for [`owned`].
    Owners,
    /// Also records freed memory, so that wrong calls of `free` are found and listed in [`faults`]. Memory that is
    /// wrongly freed stays allocated. Memory that C's functions allocate themselves (`getline`) is foreign.
    Check,
}

/// A piece of memory in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// Its address.
    pub address: usize,
    /// Its size in bytes.
    pub size: usize,
    /// Its number: later ones have larger numbers.
    pub number: u64,
    /// The address in the program that the allocating call returned to; 0 where that is not known.
    pub site: usize,
}

/// A wrong call of `free` or `realloc`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The pointer.
    pub address: usize,
    /// The address in the program that the call would have returned to; 0 where that is not known.
    pub site: usize,
    /// The kind of fault.
    pub kind: FaultKind,
}

/// A reason why memory cannot be freed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// It was freed before, at another site.
    Double {
        /// The piece as it was.
        allocation: Allocation,
        /// The site of the call that freed it.
        freed: usize,
    },
    /// The pointer is not to the start of the piece.
    Inside(Allocation),
    /// It is not memory of the table.
    Foreign,
}

#[derive(Clone, Copy)]
struct Entry {
    allocation: Allocation,
    /// The site where it was freed, if it was.
    freed: Option<usize>,
}

type Shard = FxHashMap<usize, Entry>;

/// Threads that allocate at the same time seldom meet.
const SHARDS: usize = 16;

static TABLE: LazyLock<[Mutex<Shard>; SHARDS]> = LazyLock::new(Default::default);
static MODE: AtomicU8 = AtomicU8::new(Mode::Off as u8);
static NEXT: AtomicU64 = AtomicU64::new(0);
static FAULTS: Mutex<Vec<Fault>> = Mutex::new(Vec::new());

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing is left half done in any of them.
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

fn shard(address: usize) -> MutexGuard<'static, Shard> {
    lock(&TABLE[address >> 4 & (SHARDS - 1)])
}

/// Sets how much is written down from now on.
pub fn set_mode(mode: Mode) {
    MODE.store(mode as u8, Ordering::Relaxed);
}

/// The amount that is written down.
pub fn mode() -> Mode {
    match MODE.load(Ordering::Relaxed) {
        0 => Mode::Off,
        1 => Mode::Owners,
        _ => Mode::Check,
    }
}

/// The number that the next allocation will get.
pub fn mark() -> u64 {
    NEXT.load(Ordering::Relaxed)
}

/// The piece in use that begins at an address.
pub fn owned(address: usize) -> Option<Allocation> {
    shard(address)
        .get(&address)
        .filter(|entry| entry.freed.is_none())
        .map(|entry| entry.allocation)
}

/// The piece in use that an address lies in. Looks at all of them.
pub fn containing(address: usize) -> Option<Allocation> {
    owned(address).or_else(|| {
        TABLE.iter().find_map(|shard| {
            lock(shard).values().find_map(|entry| {
                let Allocation {
                    address: first,
                    size,
                    ..
                } = entry.allocation;
                let inside = address >= first && address - first < size;
                (inside && entry.freed.is_none()).then_some(entry.allocation)
            })
        })
    })
}

/// The pieces in use of a number not under `since`, in the order in which they were allocated: what leaked,
/// when a program is at its end.
pub fn in_use(since: u64) -> Vec<Allocation> {
    let mut found: Vec<Allocation> = TABLE
        .iter()
        .flat_map(|shard| {
            let entries: Vec<Entry> = lock(shard).values().copied().collect();
            entries
        })
        .filter(|entry| entry.freed.is_none() && entry.allocation.number >= since)
        .map(|entry| entry.allocation)
        .collect();
    found.sort_unstable_by_key(|allocation| allocation.number);
    found
}

/// The wrong calls since the last time this was asked.
pub fn faults() -> Vec<Fault> {
    std::mem::take(&mut *lock(&FAULTS))
}

/// Drops the record of a piece, which stays in use: its memory passed to another owner.
pub fn forget(address: usize) {
    shard(address).remove(&address);
}

/// Forgets everything that is written down.
pub fn clear() {
    for shard in TABLE.iter() {
        lock(shard).clear();
    }
    lock(&FAULTS).clear();
}

fn record(memory: *mut u8, size: usize, site: usize) -> *mut u8 {
    if !memory.is_null() && mode() != Mode::Off {
        let address = memory.addr();
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let allocation = Allocation {
            address,
            size,
            number,
            site,
        };
        let entry = Entry {
            allocation,
            freed: None,
        };
        shard(address).insert(address, entry);
    }
    memory
}

/// Takes a piece out of the table, before it is freed. False if it must not be freed.
fn give_back(memory: *mut u8, site: usize) -> bool {
    let (mode, address) = (mode(), memory.addr());
    if mode == Mode::Off || memory.is_null() {
        return true;
    }
    let kind = {
        let mut shard = shard(address);
        match shard.get_mut(&address) {
            Some(entry) => match entry.freed {
                Some(freed) => FaultKind::Double {
                    allocation: entry.allocation,
                    freed,
                },
                None => {
                    entry.freed = Some(site);
                    if mode == Mode::Owners {
                        shard.remove(&address);
                    }
                    return true;
                }
            },
            None if mode == Mode::Owners => return true,
            None => FaultKind::Foreign,
        }
    };
    let kind = match kind {
        FaultKind::Foreign => containing(address).map_or(kind, FaultKind::Inside),
        _ => kind,
    };
    lock(&FAULTS).push(Fault {
        address,
        site,
        kind,
    });
    false
}

unsafe extern "C" fn malloc_at(size: usize, site: usize) -> *mut u8 {
    // SAFETY: malloc has no conditions.
    record(unsafe { libc::malloc(size) }.cast(), size, site)
}

unsafe extern "C" fn calloc_at(count: usize, size: usize, site: usize) -> *mut u8 {
    // SAFETY: calloc has no conditions.
    let memory = unsafe { libc::calloc(count, size) }.cast();
    record(memory, count.saturating_mul(size), site)
}

unsafe extern "C" fn realloc_at(memory: *mut u8, size: usize, site: usize) -> *mut u8 {
    let before = owned(memory.addr());
    if !give_back(memory, site) {
        return ptr::null_mut();
    }
    // SAFETY: memory of C's, by the caller's word.
    let new: *mut u8 = unsafe { libc::realloc(memory.cast(), size) }.cast();
    if new.is_null() && size != 0 {
        // The old piece is still there.
        if let Some(allocation) = before {
            let entry = Entry {
                allocation,
                freed: None,
            };
            shard(allocation.address).insert(allocation.address, entry);
        }
    }
    record(new, size, site)
}

unsafe extern "C" fn free_at(memory: *mut u8, site: usize) {
    if give_back(memory, site) {
        // SAFETY: memory of C's, by the caller's word.
        unsafe { libc::free(memory.cast()) };
    }
}

unsafe extern "C" fn aligned_alloc_at(align: usize, size: usize, site: usize) -> *mut u8 {
    // Programs ask for alignments and sizes that C leaves undefined: MLIR's lowering rounds neither.
    let wanted = align.max(size_of::<usize>()).checked_next_power_of_two();
    let memory = match wanted {
        Some(wanted) => system_aligned(wanted, size),
        None => ptr::null_mut(),
    };
    record(memory, size, site)
}

#[cfg(unix)]
fn system_aligned(align: usize, size: usize) -> *mut u8 {
    let mut memory = ptr::null_mut();
    // SAFETY: the pointer can be written; a power of two that is not below a pointer's size.
    match unsafe { libc::posix_memalign(&mut memory, align, size) } {
        0 => memory.cast(),
        _ => ptr::null_mut(),
    }
}

#[cfg(not(unix))]
fn system_aligned(align: usize, size: usize) -> *mut u8 {
    // The alignment of `malloc` there, and all that `free` supports.
    if align > 16 {
        return ptr::null_mut();
    }
    // SAFETY: malloc has no conditions.
    unsafe { libc::malloc(size) }.cast()
}

unsafe extern "C" fn posix_memalign_at(
    out: *mut *mut u8,
    align: usize,
    size: usize,
    site: usize,
) -> i32 {
    if !align.is_power_of_two() || align < size_of::<usize>() {
        return libc::EINVAL;
    }
    // SAFETY: it has no conditions.
    let memory = unsafe { aligned_alloc_at(align, size, site) };
    if memory.is_null() {
        return libc::ENOMEM;
    }
    // SAFETY: by the caller's word.
    unsafe { out.write_unaligned(memory) };
    0
}

unsafe extern "C" fn strdup_at(text: *const u8, site: usize) -> *mut u8 {
    // SAFETY: ends with a NUL byte, by the caller's word.
    let copy: *mut u8 = unsafe { libc::strdup(text.cast()) }.cast();
    if copy.is_null() {
        return copy;
    }
    // SAFETY: strdup has written a NUL byte.
    let size = unsafe { libc::strlen(copy.cast()) } + 1;
    record(copy, size, site)
}

/// Frees a piece as the host. False if the table does not have it.
///
/// # Safety
/// Nobody uses the memory any more.
pub unsafe fn release(address: usize) -> bool {
    let Some(allocation) = owned(address) else {
        return false;
    };
    let memory = ptr::with_exposed_provenance_mut::<u8>(allocation.address);
    // SAFETY: a piece of the table is C's; the caller guarantees that it is unused.
    unsafe { free_at(memory, 0) };
    true
}

/// Defines functions that add the address they return to to their arguments, in register `$x86` or `$arm`,
/// and go on at `$inner`.
macro_rules! with_site {
    ($($(#[$doc:meta])* $name:ident($($p:ident: $t:ty),*) $(-> $r:ty)? = $inner:ident, $x86:literal, $arm:literal;)*) => {$(
        $(#[$doc])*
        #[cfg(all(target_arch = "x86_64", not(windows)))]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name($($p: $t),*) $(-> $r)? {
            core::arch::naked_asm!(
                concat!("mov ", $x86, ", [rsp]"),
                "jmp {inner}",
                inner = sym $inner,
            )
        }

        $(#[$doc])*
        #[cfg(target_arch = "aarch64")]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name($($p: $t),*) $(-> $r)? {
            core::arch::naked_asm!(
                concat!("mov ", $arm, ", x30"),
                "b {inner}",
                inner = sym $inner,
            )
        }

        $(#[$doc])*
        #[cfg(not(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64")))]
        pub unsafe extern "C" fn $name($($p: $t),*) $(-> $r)? {
            // SAFETY: by the caller's word.
            unsafe { $inner($($p,)* 0) }
        }
    )*};
}

with_site! {
    /// C's `malloc`.
    ///
    /// # Safety
    /// As C's.
    malloc(size: usize) -> *mut u8 = malloc_at, "rsi", "x1";
    /// C's `calloc`.
    ///
    /// # Safety
    /// As C's.
    calloc(count: usize, size: usize) -> *mut u8 = calloc_at, "rdx", "x2";
    /// C's `realloc`. Of memory that is wrongly freed it gives a null pointer.
    ///
    /// # Safety
    /// As C's.
    realloc(memory: *mut u8, size: usize) -> *mut u8 = realloc_at, "rdx", "x2";
    /// C's `free`.
    ///
    /// # Safety
    /// As C's.
    free(memory: *mut u8) = free_at, "rsi", "x1";
    /// C's `aligned_alloc`, for any size and alignment.
    ///
    /// # Safety
    /// As C's.
    aligned_alloc(align: usize, size: usize) -> *mut u8 = aligned_alloc_at, "rdx", "x2";
    /// POSIX's `posix_memalign`.
    ///
    /// # Safety
    /// As C's.
    posix_memalign(out: *mut *mut u8, align: usize, size: usize) -> i32 = posix_memalign_at, "rcx", "x3";
    /// POSIX's `strdup`.
    ///
    /// # Safety
    /// As C's.
    strdup(text: *const u8) -> *mut u8 = strdup_at, "rsi", "x1";
}
