//! The allocation table: which memory a program got from `malloc` and its kind, where, and whether that is
//! given back.
//!
//! A host makes a program call these in place of C's functions. The memory is C's, so that other code may
//! free it; how much is written down about it is the [`Mode`]. The table of [`Mode::Check`] is in `checked`.
//!
//! During a [`crate::call::Call`] wrong calls of `free` end the call, as far as they can be noticed; what the call
//! allocated is known, and may be limited.

use std::ptr;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::call::{self, End};
use crate::checked::{self, Freed};
use crate::places;

/// The amount that is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Mode {
    /// Nothing: C's functions as they are.
    Off,
    /// Records the memory in use, for [`owned`].
    Owners,
    /// Also records freed memory, so that wrong calls of `free` are found and listed in [`faults`]. Memory that is
    /// wrongly freed stays allocated. Memory that C's functions allocate themselves (`getline`) is foreign. Freed memory
    /// is not allocated again soon. Some blocks, the first of each site among them, cannot be accessed then: [`freed`]
    /// returns which block an address was in. A write to one of the others is listed in [`faults`] later.
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

/// A wrong call of `free` or `realloc`, or a write to memory after it was freed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The pointer, or the address that was written to.
    pub address: usize,
    /// The address in the program that the wrong call would have returned to, or that the call that freed the memory
    /// returned to; 0 where that is not known.
    pub site: usize,
    /// The kind of fault.
    pub kind: FaultKind,
}

/// A kind of [`Fault`].
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
    /// The piece was written to after it was freed. One fault stands for all with the same sites.
    Written(Allocation),
}

#[derive(Clone, Copy)]
struct Entry {
    allocation: Allocation,
    /// The number of the call that allocated it; 0 if that is not known.
    call: u64,
}

type Shard = FxHashMap<usize, Entry>;

/// Threads that allocate at the same time seldom meet.
const SHARDS: usize = 16;

/// The pieces in use in [`Mode::Owners`].
static TABLE: LazyLock<[Mutex<Shard>; SHARDS]> = LazyLock::new(Default::default);
static MODE: AtomicU8 = AtomicU8::new(Mode::Off as u8);
static NEXT: AtomicU64 = AtomicU64::new(0);
static NEXT_CALL: AtomicU64 = AtomicU64::new(1);
static FAULTS: Mutex<Vec<Fault>> = Mutex::new(Vec::new());

pub(crate) fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
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

/// A number for a call, another one than those of all others.
pub(crate) fn fresh_call() -> u64 {
    NEXT_CALL.fetch_add(1, Ordering::Relaxed)
}

/// The number that the next allocation will get.
pub fn mark() -> u64 {
    match mode() {
        Mode::Check => checked::mark(),
        Mode::Off | Mode::Owners => NEXT.load(Ordering::Relaxed),
    }
}

/// The piece in use that begins at an address.
pub fn owned(address: usize) -> Option<Allocation> {
    match mode() {
        Mode::Check => checked::owned(address).map(|(allocation, _)| allocation),
        Mode::Off | Mode::Owners => shard(address).get(&address).map(|entry| entry.allocation),
    }
}

/// The piece in use that an address lies in. Looks at all of them.
pub fn containing(address: usize) -> Option<Allocation> {
    if mode() == Mode::Check {
        return checked::containing(address);
    }
    owned(address).or_else(|| {
        TABLE.iter().find_map(|shard| {
            lock(shard).values().find_map(|entry| {
                let Allocation {
                    address: first,
                    size,
                    ..
                } = entry.allocation;
                let inside = address >= first && address - first < size;
                inside.then_some(entry.allocation)
            })
        })
    })
}

/// The start and the size of the memory that an address lies in: a piece in use, or memory that is lent. Only in
/// [`Mode::Check`].
pub fn block(address: usize) -> Option<(usize, usize)> {
    checked::block(address)
}

/// Makes memory of the host known to [`block`].
pub fn lend(address: usize, size: usize) {
    checked::lend(address, size);
}

/// The piece of freed memory that an address lies in, and the site where it was freed. Only in [`Mode::Check`], and only
/// for pieces that cannot be accessed any more.
pub fn freed(address: usize) -> Option<(Allocation, usize)> {
    #[cfg(unix)]
    {
        checked::freed(crate::quarantine::has(address)?)
    }
    #[cfg(not(unix))]
    {
        let _ = address;
        None
    }
}

/// The pieces in use of a number not under `since`, in the order in which they were allocated: what leaked,
/// when a program is at its end.
pub fn in_use(since: u64) -> Vec<Allocation> {
    let mut found: Vec<Allocation> = match mode() {
        Mode::Check => checked::in_use(since),
        Mode::Off | Mode::Owners => {
            let entries = TABLE.iter().flat_map(|shard| {
                let entries: Vec<Entry> = lock(shard).values().copied().collect();
                entries
            });
            let allocations = entries.map(|entry| entry.allocation);
            allocations
                .filter(|allocation| allocation.number >= since)
                .collect()
        }
    };
    found.sort_unstable_by_key(|allocation| allocation.number);
    found
}

/// The wrong calls, and the writes to freed memory that have left a trace, since this was last called.
pub fn faults() -> Vec<Fault> {
    checked::inspect();
    std::mem::take(&mut *lock(&FAULTS))
}

/// Notes a fault for [`faults`].
pub(crate) fn note(fault: Fault) {
    let mut faults = lock(&FAULTS);
    if let FaultKind::Written(allocation) = fault.kind {
        let is_same = |other: &Fault| {
            let same_sites = |piece: Allocation| piece.site == allocation.site;
            other.site == fault.site
                && matches!(other.kind, FaultKind::Written(piece) if same_sites(piece))
        };
        if faults.iter().any(is_same) {
            return;
        }
    }
    faults.push(fault);
}

/// Drops the record of a piece, which stays in use: its memory passed to another owner.
pub fn forget(address: usize) {
    match mode() {
        Mode::Check => checked::forget(address),
        Mode::Off | Mode::Owners => {
            shard(address).remove(&address);
        }
    }
}

/// Forgets everything that is written down.
pub fn clear() {
    for shard in TABLE.iter() {
        lock(shard).clear();
    }
    checked::clear();
    lock(&FAULTS).clear();
    places::clear();
    #[cfg(unix)]
    crate::quarantine::clear();
}

/// Records a piece, which may have pages of its own.
fn record(memory: *mut u8, size: usize, site: usize, is_apart: bool) -> *mut u8 {
    let (mode, address) = (mode(), memory.addr());
    if memory.is_null() || mode == Mode::Off {
        return memory;
    }
    let call = call::number();
    let number = match mode {
        Mode::Check => checked::insert(address, size, site, call, is_apart),
        Mode::Off | Mode::Owners => {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let allocation = Allocation {
                address,
                size,
                number,
                site,
            };
            shard(address).insert(address, Entry { allocation, call });
            number
        }
    };
    call::allocated(address, number, size);
    memory
}

/// In [`Mode::Check`], a recorded piece with pages of its own, if it gets them.
fn allocate_apart(align: usize, size: usize, site: usize) -> Option<*mut u8> {
    if mode() != Mode::Check || !places::gets_pages(site) {
        return None;
    }
    record_apart(align, size, site)
}

/// A recorded piece with pages of its own, if there can be one more.
fn record_apart(align: usize, size: usize, site: usize) -> Option<*mut u8> {
    #[cfg(unix)]
    let memory = crate::quarantine::allocate(align, size);
    #[cfg(not(unix))]
    let memory = None.filter(|_: &*mut u8| align > 0);
    Some(record(memory?, size, site, true))
}

/// The way in which a piece is freed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Back {
    /// It must not be freed, which is noted in [`faults`].
    Not,
    /// It waits, and is freed later.
    Later,
    /// It must not be freed, and the call that runs ends.
    Ends,
    /// By C. Its size, if the table had it.
    ToC(Option<usize>),
    /// It has pages of its own, and this size.
    Apart(usize),
}

/// Frees a piece that was taken out of the table.
///
/// # Safety
/// Nobody uses it any more.
unsafe fn dispose(memory: *mut u8, back: Back) {
    // SAFETY: memory of C's, or with pages of its own, that nobody uses.
    unsafe {
        match back {
            Back::Not | Back::Later | Back::Ends => {}
            Back::ToC(size) => {
                let address = memory.expose_provenance();
                let unused = size.map_or(Some(address), |size| call::wait(address, size));
                if let Some(address) = unused {
                    libc::free(ptr::with_exposed_provenance_mut(address));
                }
            }
            #[cfg(unix)]
            Back::Apart(size) => crate::quarantine::take(memory, size),
            #[cfg(not(unix))]
            Back::Apart(_) => libc::free(memory.cast()),
        }
    }
}

/// Takes a piece out of the table, before it is freed.
///
/// # Safety
/// Nobody uses it rightly any more.
unsafe fn give_back(memory: *mut u8, site: usize) -> Back {
    let (mode, address) = (mode(), memory.addr());
    if mode == Mode::Off || memory.is_null() {
        return Back::ToC(None);
    }
    if mode == Mode::Owners {
        // The lock is free again before `unknown` is called.
        let entry = shard(address).remove(&address);
        let Some(entry) = entry else {
            return unknown(address);
        };
        call::freed(entry.call, entry.allocation.size);
        return Back::ToC(Some(entry.allocation.size));
    }
    // SAFETY: by the caller's word.
    match unsafe { checked::free(address, site) } {
        Ok((size, call, freed)) => {
            call::freed(call, size);
            match freed {
                Freed::Apart => Back::Apart(size),
                Freed::Waits => Back::Later,
                Freed::Now => Back::ToC(None),
            }
        }
        Err(kind) => {
            note(Fault {
                address,
                site,
                kind,
            });
            Back::Not
        }
    }
}

/// Decides if a piece that is in no table may be freed.
fn unknown(address: usize) -> Back {
    match call::objection(address) {
        Some(kind) => {
            call::note(End::Free { address, kind });
            Back::Ends
        }
        None => Back::ToC(None),
    }
}

/// The result of a function that may end the call that runs: in two registers.
#[repr(C)]
struct Outcome {
    value: usize,
    /// Not 0 if the function goes on at [`call::raise`].
    ends: usize,
}

/// The call ends.
const ENDS: Outcome = Outcome { value: 0, ends: 1 };

/// A pointer as a result.
fn pointer(memory: *mut u8) -> Outcome {
    Outcome {
        value: memory.expose_provenance(),
        ends: 0,
    }
}

unsafe extern "C" fn malloc_at(size: usize, site: usize) -> Outcome {
    if call::is_too_much(size) {
        return ENDS;
    }
    if let Some(memory) = allocate_apart(1, size, site) {
        return pointer(memory);
    }
    // SAFETY: malloc has no conditions.
    pointer(record(
        unsafe { libc::malloc(size) }.cast(),
        size,
        site,
        false,
    ))
}

unsafe extern "C" fn calloc_at(count: usize, size: usize, site: usize) -> Outcome {
    let bytes = count.saturating_mul(size);
    if call::is_too_much(bytes) {
        return ENDS;
    }
    if let Some(bytes) = count.checked_mul(size)
        && let Some(memory) = allocate_apart(1, bytes, site)
    {
        // SAFETY: memory of that many bytes.
        unsafe { memory.write_bytes(0, bytes) };
        return pointer(memory);
    }
    // SAFETY: calloc has no conditions.
    let memory = unsafe { libc::calloc(count, size) }.cast();
    pointer(record(memory, bytes, site, false))
}

unsafe extern "C" fn realloc_at(memory: *mut u8, size: usize, site: usize) -> Outcome {
    if mode() == Mode::Check && !memory.is_null() {
        // SAFETY: as the caller guarantees.
        return unsafe { reallocate_checked(memory, size, site) };
    }
    let before = shard(memory.addr()).get(&memory.addr()).copied();
    let old = before.map_or(0, |entry| entry.allocation.size);
    if call::is_too_much(size.saturating_sub(old)) {
        return ENDS;
    }
    // SAFETY: as the caller guarantees.
    if unsafe { give_back(memory, site) } == Back::Ends {
        return ENDS;
    }
    // SAFETY: memory of C's, by the caller's word.
    let new: *mut u8 = unsafe { libc::realloc(memory.cast(), size) }.cast();
    if new.is_null() && size != 0 {
        // The old piece is still there.
        if let Some(entry) = before {
            let Allocation {
                address,
                number,
                size,
                ..
            } = entry.allocation;
            shard(address).insert(address, entry);
            call::allocated(address, number, size);
        }
    }
    pointer(record(new, size, site, false))
}

/// The size of the largest piece that `realloc` always moves in [`Mode::Check`].
const LARGEST_MOVED: usize = 1 << 12;

/// C's `realloc` in [`Mode::Check`]. Most pieces move to other memory, so that uses of the old one are noticed.
///
/// # Safety
/// As C's.
unsafe fn reallocate_checked(memory: *mut u8, size: usize, site: usize) -> Outcome {
    let wrong = |kind| {
        let address = memory.addr();
        note(Fault {
            address,
            site,
            kind,
        });
        pointer(ptr::null_mut())
    };
    let Some((before, is_apart)) = checked::owned(memory.addr()) else {
        return wrong(checked::objection(memory.addr()));
    };
    if call::is_too_much(size.saturating_sub(before.size)) {
        return ENDS;
    }
    let gets_pages = size != 0 && places::gets_pages(site);
    if size == 0 || is_apart || gets_pages || before.size <= LARGEST_MOVED {
        // SAFETY: as the caller guarantees.
        return pointer(unsafe { replace(memory, before.size, size, site, gets_pages) });
    }
    let call = match checked::take(memory.addr(), site) {
        Ok(call) => call,
        Err(kind) => return wrong(kind),
    };
    call::freed(call, before.size);
    // SAFETY: memory of C's that is in use.
    let new: *mut u8 = unsafe { libc::realloc(memory.cast(), size) }.cast();
    if new.is_null() {
        checked::put_back(before.address);
        call::allocated(before.address, before.number, before.size);
    }
    pointer(record(new, size, site, false))
}

/// Moves a piece of the table, of `old` bytes, to other memory, with pages of its own if there can be any. Frees it if
/// `size` is 0. Returns the new memory, or a null pointer.
///
/// # Safety
/// The program has the piece.
unsafe fn replace(
    memory: *mut u8,
    old: usize,
    size: usize,
    site: usize,
    gets_pages: bool,
) -> *mut u8 {
    let apart = match gets_pages {
        true => record_apart(1, size, site),
        false => None,
    };
    // SAFETY: both pieces have the bytes that are copied.
    unsafe {
        let new = match size {
            0 => ptr::null_mut(),
            size => apart.unwrap_or_else(|| record(libc::malloc(size).cast(), size, site, false)),
        };
        if !new.is_null() {
            memory.copy_to_nonoverlapping(new, old.min(size));
        }
        if !new.is_null() || size == 0 {
            dispose(memory, give_back(memory, site));
        }
        new
    }
}

unsafe extern "C" fn free_at(memory: *mut u8, site: usize) -> Outcome {
    // SAFETY: memory of the program, by the caller's word.
    let back = unsafe { give_back(memory, site) };
    // SAFETY: as above.
    unsafe { dispose(memory, back) };
    if back == Back::Ends {
        return ENDS;
    }
    pointer(ptr::null_mut())
}

unsafe extern "C" fn aligned_alloc_at(align: usize, size: usize, site: usize) -> Outcome {
    if call::is_too_much(size) {
        return ENDS;
    }
    // Programs ask for alignments and sizes that C leaves undefined: MLIR's lowering rounds neither.
    let wanted = align.max(size_of::<usize>()).checked_next_power_of_two();
    if let Some(wanted) = wanted
        && let Some(memory) = allocate_apart(wanted, size, site)
    {
        return pointer(memory);
    }
    let memory = match wanted {
        Some(wanted) => system_aligned(wanted, size),
        None => ptr::null_mut(),
    };
    pointer(record(memory, size, site, false))
}

#[cfg(unix)]
pub(crate) fn system_aligned(align: usize, size: usize) -> *mut u8 {
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
) -> Outcome {
    let status = |status: i32| Outcome {
        value: status as usize,
        ends: 0,
    };
    if !align.is_power_of_two() || align < size_of::<usize>() {
        return status(libc::EINVAL);
    }
    // SAFETY: it has no conditions.
    let memory = unsafe { aligned_alloc_at(align, size, site) };
    if memory.ends != 0 {
        return memory;
    }
    if memory.value == 0 {
        return status(libc::ENOMEM);
    }
    // SAFETY: by the caller's word.
    unsafe { out.write_unaligned(ptr::with_exposed_provenance_mut(memory.value)) };
    status(0)
}

unsafe extern "C" fn strdup_at(text: *const u8, site: usize) -> Outcome {
    // SAFETY: ends with a NUL byte, by the caller's word; the copy has as many bytes.
    unsafe {
        let size = libc::strlen(text.cast()) + 1;
        let copy = malloc_at(size, site);
        if copy.ends == 0 && copy.value != 0 {
            let to: *mut u8 = ptr::with_exposed_provenance_mut(copy.value);
            text.copy_to_nonoverlapping(to, size);
        }
        copy
    }
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
    // SAFETY: the caller guarantees that the piece is unused.
    unsafe { dispose(memory, give_back(memory, 0)) };
    true
}

/// Defines functions that add the address they return to to their arguments, in register `$x86` or `$arm`, and call
/// `$inner`, whose [`Outcome`] says whether they return or end the call that runs.
macro_rules! with_site {
    ($($(#[$doc:meta])* $name:ident($($p:ident: $t:ty),*) $(-> $r:ty)? = $inner:ident, $x86:literal, $arm:literal;)*) => {$(
        $(#[$doc])*
        #[cfg(all(target_arch = "x86_64", not(windows)))]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name($($p: $t),*) $(-> $r)? {
            // The pushed word is no address of code: nobody takes it for a return address.
            core::arch::naked_asm!(
                ".cfi_startproc",
                concat!("mov ", $x86, ", [rsp]"),
                "push rbp",
                ".cfi_adjust_cfa_offset 8",
                "call {inner}",
                "pop rbp",
                ".cfi_adjust_cfa_offset -8",
                "test rdx, rdx",
                "jnz {raise}",
                "ret",
                ".cfi_endproc",
                inner = sym $inner,
                raise = sym call::raise,
            )
        }

        $(#[$doc])*
        #[cfg(target_arch = "aarch64")]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name($($p: $t),*) $(-> $r)? {
            core::arch::naked_asm!(
                ".cfi_startproc",
                concat!("mov ", $arm, ", x30"),
                "stp x29, x30, [sp, #-16]!",
                ".cfi_adjust_cfa_offset 16",
                ".cfi_rel_offset w30, 8",
                "bl {inner}",
                "ldp x29, x30, [sp], #16",
                ".cfi_adjust_cfa_offset -16",
                ".cfi_restore w30",
                "cbnz x1, 2f",
                "ret",
                "2:",
                "b {raise}",
                ".cfi_endproc",
                inner = sym $inner,
                raise = sym call::raise,
            )
        }

        $(#[$doc])*
        #[cfg(not(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64")))]
        pub unsafe extern "C" fn $name($($p: $t),*) $(-> $r)? {
            // SAFETY: by the caller's word.
            let _outcome = unsafe { $inner($($p,)* 0) };
            $(<$r as FromWord>::from_word(_outcome.value))?
        }
    )*};
}

/// Results as one word, for machines without assembly here.
#[cfg(not(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64")))]
trait FromWord {
    fn from_word(word: usize) -> Self;
}

#[cfg(not(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64")))]
impl FromWord for *mut u8 {
    fn from_word(word: usize) -> Self {
        ptr::with_exposed_provenance_mut(word)
    }
}

#[cfg(not(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64")))]
impl FromWord for i32 {
    fn from_word(word: usize) -> Self {
        word as i32
    }
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
