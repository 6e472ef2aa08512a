//! The state of calls whose failures a host catches, as far as runtime functions record it for their thread.
//!
//! A host begins a [`Call`] before it enters a program and ends it afterwards. In between, `exit`, an invalid `free`,
//! an allocation over the limit and failing host functions record an [`End`] and continue at [`raise`], an instruction
//! that the host's signal handler recognizes. The handler then abandons the call. No Rust frames are abandoned, because
//! these functions first return to assembly code.
//!
//! If the handler cannot abandon the call there, because code outside of the program called the function, the function
//! returns without an effect. The end is recorded nevertheless, and the host finds it when the call returns.
//!
//! Without a call, all these functions end the process as in C.

use std::cell::Cell;
use std::ffi::CStr;
use std::ptr;

use crate::memory;

/// A reason why a function of the runtime or of the host ends a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// `exit` was called with this status.
    Exit(i32),
    /// `free` or `realloc` was called with an address that cannot be freed.
    Free {
        /// The address.
        address: usize,
        /// The kind of error.
        kind: BadFree,
    },
    /// The program allocated more than its limit in bytes.
    Memory(usize),
    /// A host function failed.
    Host {
        /// The name by which the program calls the function.
        function: String,
        /// The text of the error or panic.
        message: String,
        /// True if the function panicked.
        panicked: bool,
    },
}

/// A reason why memory of a call cannot be freed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadFree {
    /// The memory was already freed.
    Twice,
    /// The memory is that of an argument, which belongs to the caller.
    Borrowed,
    /// The address is not the start of an allocation.
    Unallocated,
}

/// The number of freed allocations that are kept, so that their addresses are not reused while a second `free` may
/// follow.
const WAITING: usize = 64;
/// The maximum size of an allocation that is kept.
const WAITING_SIZE: usize = 1 << 14;

/// The state of a running call.
#[derive(Debug)]
struct State {
    number: u64,
    previous: *mut State,
    limit: Option<usize>,
    /// The number of bytes in use that this call allocated.
    used: usize,
    /// The addresses and numbers of this call's allocations, some of which may already be freed.
    pieces: Vec<(usize, u64)>,
    /// The length of `pieces` at which freed allocations are removed.
    full: usize,
    waiting: Vec<usize>,
    /// The index of the oldest address in `waiting`.
    oldest: usize,
    /// The addresses of the most recent large allocations that were freed without waiting. They may have been reused.
    recent: Vec<usize>,
    /// The memory of the arguments: the start and end address of each segment.
    borrowed: Vec<(usize, usize)>,
    end: Option<End>,
    assertion: Option<String>,
}

thread_local! {
    // Plain memory without a destructor.
    static CURRENT: Cell<*mut State> = const { Cell::new(ptr::null_mut()) };
}

/// A call of a program on this thread whose failures the host catches.
#[derive(Debug)]
#[must_use = "a call ends with `finish`"]
pub struct Call(*mut State);

impl Call {
    /// Begins a call. `limit` is the maximum number of bytes that the program may have allocated at any time of the
    /// call. `borrowed` is the memory of the arguments: the start and end address of each segment.
    pub fn begin(limit: Option<usize>, borrowed: Vec<(usize, usize)>) -> Call {
        let state = Box::into_raw(Box::new(State {
            number: memory::fresh_call(),
            previous: CURRENT.get(),
            limit,
            used: 0,
            pieces: Vec::new(),
            full: 64,
            waiting: Vec::new(),
            oldest: 0,
            recent: Vec::new(),
            borrowed,
            end: None,
            assertion: None,
        }));
        CURRENT.set(state);
        Call(state)
    }

    /// Ends a call that returned or, if `has_failed` is true, was abandoned. If the call failed or recorded an end, the
    /// memory that it allocated and that is still in use is freed. Returns the recorded end, and the text of a failed
    /// assertion.
    pub fn finish(self, has_failed: bool) -> (Option<End>, Option<String>) {
        // SAFETY: the state was created by `begin`, and is ended once.
        let mut state = unsafe { Box::from_raw(self.0) };
        CURRENT.set(state.previous);
        for address in state.waiting.drain(..) {
            // SAFETY: memory that the program freed, and that was not yet passed to `free`.
            unsafe { libc::free(ptr::with_exposed_provenance_mut(address)) };
        }
        if has_failed || state.end.is_some() {
            for (address, number) in state.pieces.drain(..) {
                if memory::owned(address).is_some_and(|piece| piece.number == number) {
                    // SAFETY: the program that allocated the memory failed, so it does not use any memory of this call.
                    unsafe { memory::release(address) };
                }
            }
        }
        (state.end.take(), state.assertion.take())
    }
}

/// Calls a function with the state of this thread's running call, if any.
fn with<R>(f: impl FnOnce(&mut State) -> R) -> Option<R> {
    let state = CURRENT.get();
    // SAFETY: the current state is alive, and only this thread uses it; `f` does not access it otherwise.
    unsafe { state.as_mut() }.map(f)
}

/// Returns the number of this thread's running call; 0 if no call is running.
pub(crate) fn number() -> u64 {
    with(|state| state.number).unwrap_or(0)
}

/// Returns true if a call is running on this thread.
pub fn is_running() -> bool {
    !CURRENT.get().is_null()
}

/// Records why this thread's running call ends; the first reason is kept. Returns false if no call is running, in which
/// case the process must end.
pub fn note(end: End) -> bool {
    with(|state| {
        state.end.get_or_insert(end);
    })
    .is_some()
}

/// Returns true if the running call may not allocate this number of bytes, and records that as the end.
pub(crate) fn is_too_much(size: usize) -> bool {
    with(|state| {
        let limit = state
            .limit
            .filter(|limit| size > limit.saturating_sub(state.used))?;
        state.end.get_or_insert(End::Memory(limit));
        Some(())
    })
    .flatten()
    .is_some()
}

/// Records an allocation of the running call.
pub(crate) fn allocated(address: usize, number: u64, size: usize) {
    with(|state| {
        state.used = state.used.saturating_add(size);
        if state.pieces.len() >= state.full {
            let is_there = |&(address, number): &(usize, u64)| {
                memory::owned(address).is_some_and(|piece| piece.number == number)
            };
            state.pieces.retain(is_there);
            state.full = (2 * state.pieces.len()).max(64);
        }
        state.pieces.push((address, number));
    });
}

/// Records that an allocation of the call with this number is no longer in use.
pub(crate) fn freed(call: u64, size: usize) {
    with(|state| {
        if state.number == call {
            state.used = state.used.saturating_sub(size);
        }
    });
}

/// Defers freeing an allocation, at most until the call ends. Returns the address to free now, if any.
pub(crate) fn wait(address: usize, size: usize) -> Option<usize> {
    let evicted = with(|state| {
        if size > WAITING_SIZE {
            if state.recent.len() == WAITING {
                state.recent.remove(0);
            }
            state.recent.push(address);
            return Some(address);
        }
        if state.waiting.len() < WAITING {
            state.waiting.push(address);
            return None;
        }
        let evicted = std::mem::replace(&mut state.waiting[state.oldest], address);
        state.oldest = (state.oldest + 1) % WAITING;
        Some(evicted)
    });
    evicted.unwrap_or(Some(address))
}

/// Returns the reason why an address that is not in the table cannot be freed; `None` if it can be freed as far as is
/// known, or if no call is running.
pub(crate) fn objection(address: usize) -> Option<BadFree> {
    let (known, is_recent) = with(|state| {
        let mut borrowed = state.borrowed.iter();
        let known = if state.waiting.contains(&address) {
            Some(BadFree::Twice)
        } else if borrowed.any(|(low, high)| (*low..*high).contains(&address)) {
            Some(BadFree::Borrowed)
        } else {
            None
        };
        (known, state.recent.contains(&address))
    })?;
    known.or_else(|| match crate::heap::objection(address)? {
        BadFree::Unallocated if is_recent => Some(BadFree::Twice),
        objection => Some(objection),
    })
}

/// Records the text of a failed assertion, shortly before `abort` is called. Prints the text if no call is running.
///
/// # Safety
/// `text` must end with a NUL byte.
pub unsafe extern "C" fn assertion(text: *const u8) {
    let message = || {
        // SAFETY: the caller guarantees it.
        let text = unsafe { CStr::from_ptr(text.cast()) };
        text.to_string_lossy().into_owned()
    };
    if with(|state| state.assertion = Some(message())).is_none() {
        // SAFETY: the caller guarantees it.
        unsafe { libc::puts(text.cast()) };
    }
}

/// Defines functions that end the running call, or the process by `$end` if no call is running.
macro_rules! exits {
    ($($name:ident, $inner:ident: $end:path, $c:literal;)*) => {$(
        /// Records the end of the call, or ends the process.
        extern "C" fn $inner(status: i32) {
            if !note(End::Exit(status)) {
                // SAFETY: C's function.
                unsafe { $end(status) }
            }
        }

        #[doc = concat!("C's `", $c, "`. If a call is running, ends the call instead of the process.")]
        ///
        /// # Safety
        /// The requirements of the C function apply.
        #[cfg(all(target_arch = "x86_64", not(windows)))]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name(status: i32) {
            core::arch::naked_asm!(
                ".cfi_startproc",
                "push rdi",
                ".cfi_adjust_cfa_offset 8",
                "call {inner}",
                "pop rdi",
                ".cfi_adjust_cfa_offset -8",
                "jmp {raise}",
                ".cfi_endproc",
                inner = sym $inner,
                raise = sym raise_exit,
            )
        }

        #[doc = concat!("C's `", $c, "`. If a call is running, ends the call instead of the process.")]
        ///
        /// # Safety
        /// The requirements of the C function apply.
        #[cfg(target_arch = "aarch64")]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name(status: i32) {
            core::arch::naked_asm!(
                ".cfi_startproc",
                "stp x0, x30, [sp, #-16]!",
                ".cfi_adjust_cfa_offset 16",
                ".cfi_rel_offset w30, 8",
                "bl {inner}",
                "ldp x0, x30, [sp], #16",
                ".cfi_adjust_cfa_offset -16",
                ".cfi_restore w30",
                "b {raise}",
                ".cfi_endproc",
                inner = sym $inner,
                raise = sym raise_exit,
            )
        }

        #[doc = concat!("C's `", $c, "`.")]
        ///
        /// # Safety
        /// The requirements of the C function apply.
        #[cfg(not(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64")))]
        pub unsafe extern "C" fn $name(status: i32) {
            $inner(status)
        }
    )*};
}

exits! {
    exit, exit_inner: libc::exit, "exit";
    exit_now, exit_now_inner: libc::_exit, "_exit";
}

/// Functions that consist of a trapping instruction, which the host's handler recognizes by its address.
macro_rules! traps {
    ($($(#[$doc:meta])* $name:ident: $after:literal;)*) => {$(
        $(#[$doc])*
        #[cfg(target_arch = "x86_64")]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name() {
            // The following byte makes the functions distinct.
            core::arch::naked_asm!("ud2", concat!(".byte ", $after))
        }

        $(#[$doc])*
        #[cfg(target_arch = "aarch64")]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name() {
            core::arch::naked_asm!(concat!("udf #", $after))
        }

        $(#[$doc])*
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        pub unsafe extern "C" fn $name() {
            std::process::abort()
        }
    )*};
}

traps! {
    /// Abandons this thread's running call, whose [`End`] is recorded. If the handler cannot abandon the call, it makes
    /// this function return 0.
    ///
    /// # Safety
    /// A function that compiled code called must have recorded an end.
    raise: "1";
    /// Abandons the call like [`raise`], for `exit`. If the handler cannot abandon the call, it continues in C's
    /// `exit`.
    ///
    /// # Safety
    /// The same as those of [`raise`]. The status must be in the register of the first argument.
    raise_exit: "2";
}
