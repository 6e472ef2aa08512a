//! Calls whose failures a host catches: the things that functions of the runtime note about the call that runs on
//! their thread.
//!
//! A host begins a [`Call`] before it enters a program and ends it afterwards. In between, `exit`, a wrong `free`, too
//! large an allocation and functions of the host note an [`End`], and go on at [`raise`], an instruction that the host's
//! signal handler recognizes: it leaves the call. No frame of Rust is left that way, because the functions return to
//! assembly before.
//!
//! If the handler cannot leave the call there, because code that is not the program's called the function, the function
//! returns without an effect. The end is still noted then, and the host finds it when the call returns.
//!
//! Without a call, everything ends the process as in C.

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
        /// The kind of mistake.
        kind: BadFree,
    },
    /// The program asked for more memory than its limit in bytes.
    Memory(usize),
    /// A function of the host failed.
    Host {
        /// The name by which the program calls the function.
        function: String,
        /// The text of the error, or of the panic.
        message: String,
        /// True if the function panicked.
        panicked: bool,
    },
}

/// A reason why memory of a call cannot be freed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadFree {
    /// It was freed before.
    Twice,
    /// It is memory of an argument, which belongs to the caller.
    Borrowed,
    /// It is not the start of allocated memory.
    Unallocated,
}

/// Memory that waits to be freed, so that nobody else gets its address while a second `free` of it may come.
const WAITING: usize = 64;
/// The largest piece that waits.
const WAITING_SIZE: usize = 1 << 14;

/// A call that is running.
#[derive(Debug)]
struct State {
    number: u64,
    previous: *mut State,
    limit: Option<usize>,
    /// Bytes in use that this call allocated.
    used: usize,
    /// Addresses and numbers of pieces that this call allocated. Some may be freed already.
    pieces: Vec<(usize, u64)>,
    /// The length of `pieces` at which freed ones are removed.
    full: usize,
    waiting: Vec<usize>,
    /// The index of the address that has waited longest.
    oldest: usize,
    /// Addresses of large pieces that did not wait, the last ones. Somebody else may have got them.
    recent: Vec<usize>,
    /// Memory of the arguments: the first address, and the one after the last.
    borrowed: Vec<(usize, usize)>,
    end: Option<End>,
    assertion: Option<String>,
}

thread_local! {
    // Plain memory without a destructor.
    static CURRENT: Cell<*mut State> = const { Cell::new(ptr::null_mut()) };
}

/// A call of a program on this thread, whose failures the host catches.
#[derive(Debug)]
#[must_use = "a call ends with `finish`"]
pub struct Call(*mut State);

impl Call {
    /// Begins a call. `limit` is the number of bytes that the program may have allocated during the call at once;
    /// `borrowed` is the memory of the arguments: the first address of each, and the one after the last.
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

    /// Ends a call that has returned or, with `has_failed`, was left. If it has failed, or an end was noted, the memory
    /// that it allocated and that is still in use is freed. Returns the end that was noted, and the text of the assertion
    /// that did not hold.
    pub fn finish(self, has_failed: bool) -> (Option<End>, Option<String>) {
        // SAFETY: made by `begin`, and ended once.
        let mut state = unsafe { Box::from_raw(self.0) };
        CURRENT.set(state.previous);
        for address in state.waiting.drain(..) {
            // SAFETY: memory that the program has freed, and that was not given back yet.
            unsafe { libc::free(ptr::with_exposed_provenance_mut(address)) };
        }
        if has_failed || state.end.is_some() {
            for (address, number) in state.pieces.drain(..) {
                if memory::owned(address).is_some_and(|piece| piece.number == number) {
                    // SAFETY: the program that allocated it failed, so that it uses nothing of this call any more.
                    unsafe { memory::release(address) };
                }
            }
        }
        (state.end.take(), state.assertion.take())
    }
}

/// Does something with the state of the call that runs on this thread.
fn with<R>(f: impl FnOnce(&mut State) -> R) -> Option<R> {
    let state = CURRENT.get();
    // SAFETY: a current state is alive, and only this thread uses it; `f` calls nothing that asks for it again.
    unsafe { state.as_mut() }.map(f)
}

/// The number of the call that runs on this thread; 0 if none does.
pub(crate) fn number() -> u64 {
    with(|state| state.number).unwrap_or(0)
}

/// True if a call runs on this thread.
pub fn is_running() -> bool {
    !CURRENT.get().is_null()
}

/// Notes why the call that runs on this thread ends, unless that is known already. False if no call runs: then the
/// process has to end.
pub fn note(end: End) -> bool {
    with(|state| {
        state.end.get_or_insert(end);
    })
    .is_some()
}

/// True if the call that runs may not allocate that number of bytes; that is noted then.
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

/// The call that runs has allocated a piece.
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

/// A piece that the call with a number allocated is in use no more.
pub(crate) fn freed(call: u64, size: usize) {
    with(|state| {
        if state.number == call {
            state.used = state.used.saturating_sub(size);
        }
    });
}

/// Lets a piece that the program frees wait for its end. Returns the address to free now, if there is one.
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

/// Why an address that is in no table cannot be freed. None if it can be, as far as is known, or if no call runs.
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

/// The text of an assertion that does not hold, shortly before `abort` is called. Printed if no call runs.
///
/// # Safety
/// `text` ends with a NUL byte.
pub unsafe extern "C" fn assertion(text: *const u8) {
    let message = || {
        // SAFETY: by the caller's word.
        let text = unsafe { CStr::from_ptr(text.cast()) };
        text.to_string_lossy().into_owned()
    };
    if with(|state| state.assertion = Some(message())).is_none() {
        // SAFETY: by the caller's word.
        unsafe { libc::puts(text.cast()) };
    }
}

/// Defines functions that end the call that runs, or else the process by `$end`.
macro_rules! exits {
    ($($name:ident, $inner:ident: $end:path, $c:literal;)*) => {$(
        /// Notes the end of the call, or ends the process.
        extern "C" fn $inner(status: i32) {
            if !note(End::Exit(status)) {
                // SAFETY: C's function.
                unsafe { $end(status) }
            }
        }

        #[doc = concat!("C's `", $c, "`, which ends the call instead of the process if one runs.")]
        ///
        /// # Safety
        /// As C's.
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

        #[doc = concat!("C's `", $c, "`, which ends the call instead of the process if one runs.")]
        ///
        /// # Safety
        /// As C's.
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
        /// As C's.
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

/// Functions that are one instruction that traps, which the host's handler recognizes by its address.
macro_rules! traps {
    ($($(#[$doc:meta])* $name:ident: $after:literal;)*) => {$(
        $(#[$doc])*
        #[cfg(target_arch = "x86_64")]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name() {
            // The bytes afterwards keep the functions apart.
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
    /// Leaves the call that runs on this thread, whose [`End`] is noted. If the handler cannot do that, it makes this
    /// return 0.
    ///
    /// # Safety
    /// An end has been noted, by a function that compiled code called.
    raise: "1";
    /// The same for `exit`: if the handler cannot leave the call, it makes this go on in C's `exit`.
    ///
    /// # Safety
    /// As of [`raise`]; the status is in the register of the first argument.
    raise_exit: "2";
}
