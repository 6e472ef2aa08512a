//! The side stack: memory of `alloca`s whose number or size is only known when they run.
//!
//! Each thread has one. A function takes a mark when it begins and releases to it before it returns.
//! Too much of it ends as too deep a recursion does: in an access of a guard page.

use std::cell::{Cell, RefCell};
use std::ptr;

use crate::console::fatal;

/// The smallest and the largest stack, and the one where the system sets no limit.
const SMALLEST: usize = 8 << 20;
const LARGEST: usize = 1 << 30;
/// The size of the guard, a multiple of every page size there is.
const GUARD: usize = 1 << 16;

/// A thread's stack: it grows upwards from `first`; the guard begins at `limit`.
#[derive(Clone, Copy)]
struct Stack {
    first: *mut u8,
    top: *mut u8,
    limit: *mut u8,
}

const NONE: Stack = Stack {
    first: ptr::null_mut(),
    top: ptr::null_mut(),
    limit: ptr::null_mut(),
};

/// Frees a thread's stack when the thread ends.
struct Owner(Stack);

impl Drop for Owner {
    fn drop(&mut self) {
        STACK.set(NONE);
        let size = self.0.limit.addr() - self.0.first.addr();
        system::free(self.0.first, size);
    }
}

thread_local! {
    // Plain memory without a destructor: a signal handler may read it.
    static STACK: Cell<Stack> = const { Cell::new(NONE) };
    static OWNER: RefCell<Option<Owner>> = const { RefCell::new(None) };
}

#[cfg(unix)]
mod system {
    use std::ptr;

    use super::GUARD;

    /// The limit of stacks that the system sets.
    pub(super) fn limit() -> Option<usize> {
        let mut limit = libc::rlimit {
            rlim_cur: 0,
            rlim_max: 0,
        };
        // SAFETY: the structure can be written.
        let result = unsafe { libc::getrlimit(libc::RLIMIT_STACK, &mut limit) };
        if result == 0 {
            usize::try_from(limit.rlim_cur).ok()
        } else {
            None
        }
    }

    /// Memory that is used up only as it is touched, with a guard after it.
    pub(super) fn allocate(size: usize) -> Option<*mut u8> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_NORESERVE;
        // SAFETY: a new mapping at a place of the system's choice.
        let base =
            unsafe { libc::mmap(ptr::null_mut(), size + GUARD, libc::PROT_NONE, flags, -1, 0) };
        if base == libc::MAP_FAILED {
            return None;
        }
        // SAFETY: the first part of that mapping.
        let result = unsafe { libc::mprotect(base, size, libc::PROT_READ | libc::PROT_WRITE) };
        (result == 0).then_some(base.cast())
    }

    pub(super) fn free(base: *mut u8, size: usize) {
        // SAFETY: a mapping of `allocate`, of a thread that is at its end.
        unsafe { libc::munmap(base.cast(), size + GUARD) };
    }
}

#[cfg(not(unix))]
mod system {
    use std::alloc::{Layout, alloc, dealloc};

    pub(super) fn limit() -> Option<usize> {
        None
    }

    fn layout(size: usize) -> Option<Layout> {
        Layout::from_size_align(size, 4096).ok()
    }

    pub(super) fn allocate(size: usize) -> Option<*mut u8> {
        // SAFETY: the size is not zero.
        let base = unsafe { alloc(layout(size)?) };
        (!base.is_null()).then_some(base)
    }

    pub(super) fn free(base: *mut u8, size: usize) {
        if let Some(layout) = layout(size) {
            // SAFETY: memory of `allocate`.
            unsafe { dealloc(base, layout) };
        }
    }
}

/// The thread's stack, made when there is none.
fn stack() -> Stack {
    let stack = STACK.get();
    if !stack.first.is_null() {
        return stack;
    }
    let size = system::limit().unwrap_or(LARGEST).clamp(SMALLEST, LARGEST) & !(GUARD - 1);
    let Some(first) = system::allocate(size) else {
        fatal("no memory for a stack of `alloca`s");
    };
    let stack = Stack {
        first,
        top: first,
        limit: first.wrapping_add(size),
    };
    STACK.set(stack);
    // A thread that is at its end already has no owner any more: its stack stays.
    let _ = OWNER.try_with(|owner| {
        if let Ok(mut owner) = owner.try_borrow_mut() {
            *owner = Some(Owner(stack));
        }
    });
    stack
}

/// `terrace_rt_stack_mark`: the place that [`release`] goes back to.
pub extern "C" fn mark() -> *mut u8 {
    stack().top
}

/// `terrace_rt_stack_alloca`: memory until the mark before it is released to. `align` is a power of two.
pub extern "C" fn allocate(size: u64, align: u64) -> *mut u8 {
    let mut stack = stack();
    let align = usize::try_from(align).unwrap_or(1).max(1);
    let room = stack.limit.addr() - stack.top.addr();
    let padding = stack.top.addr().wrapping_neg() & (align - 1);
    let needed = usize::try_from(size)
        .ok()
        .and_then(|size| size.checked_add(padding));
    let Some(needed) = needed.filter(|&needed| needed <= room) else {
        overflow(stack);
    };
    let memory = stack.top.wrapping_add(padding);
    stack.top = stack.top.wrapping_add(needed);
    STACK.set(stack);
    memory
}

/// Ends as an overflow of the machine's stack does.
#[cold]
fn overflow(stack: Stack) -> ! {
    #[cfg(unix)]
    // SAFETY: on purpose an access of the guard: the system's signal follows, and what the program or
    // its host makes of one.
    unsafe {
        stack.limit.write_volatile(0);
    }
    #[cfg(not(unix))]
    let _ = stack;
    fatal("stack overflow")
}

/// `terrace_rt_stack_release`: frees everything since a mark.
///
/// # Safety
/// `mark` is from [`mark`] of this thread, not released to before it in turn, and memory since it is not
/// used again.
pub unsafe extern "C" fn release(mark: *mut u8) {
    let mut stack = STACK.get();
    if mark.addr() >= stack.first.addr() && mark.addr() <= stack.top.addr() {
        stack.top = mark;
        STACK.set(stack);
    }
}

/// Is this an address in the guard of the calling thread's stack? A handler of signals may ask.
pub fn is_guard(address: usize) -> bool {
    let limit = STACK.get().limit.addr();
    limit != 0 && (limit..limit.saturating_add(GUARD)).contains(&address)
}

/// Forgets everything on the calling thread's stack: for a host that left a program's functions by a jump.
///
/// # Safety
/// No function that uses the stack is running on this thread.
pub unsafe fn reset() {
    let mut stack = STACK.get();
    stack.top = stack.first;
    STACK.set(stack);
}
