//! The side stack: memory for `alloca`s whose element count is dynamic or that are outside of the entry block.
//!
//! Each thread has its own side stack. A function takes a mark when it begins, and releases to the mark before it
//! returns. An overflow ends like that of the machine stack: by an access to a guard page.

use std::cell::{Cell, RefCell};
use std::ptr;

use crate::console::fatal;

/// The minimum and maximum size of the stack. The maximum is also used if the system sets no limit.
const SMALLEST: usize = 8 << 20;
const LARGEST: usize = 1 << 30;
/// The size of the guard area, a multiple of every page size.
const GUARD: usize = 1 << 16;

/// The stack of a thread. It grows upwards from `first`; the guard area begins at `limit`.
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

/// Frees the stack of a thread when the thread ends.
struct Owner(Stack);

impl Drop for Owner {
    fn drop(&mut self) {
        STACK.set(NONE);
        let size = self.0.limit.addr() - self.0.first.addr();
        system::free(self.0.first, size);
    }
}

thread_local! {
    // Plain memory without a destructor, because a signal handler may read it.
    static STACK: Cell<Stack> = const { Cell::new(NONE) };
    static OWNER: RefCell<Option<Owner>> = const { RefCell::new(None) };
}

#[cfg(unix)]
mod system {
    use std::ptr;

    use super::GUARD;

    /// Returns the system's limit for the size of stacks.
    pub(super) fn limit() -> Option<usize> {
        let mut limit = libc::rlimit {
            rlim_cur: 0,
            rlim_max: 0,
        };
        // SAFETY: the structure is writable.
        let result = unsafe { libc::getrlimit(libc::RLIMIT_STACK, &mut limit) };
        if result == 0 {
            usize::try_from(limit.rlim_cur).ok()
        } else {
            None
        }
    }

    /// Allocates memory that is committed only when it is touched, with a guard area after it.
    pub(super) fn allocate(size: usize) -> Option<*mut u8> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_NORESERVE;
        // SAFETY: a new mapping at an address that the system chooses.
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
        // SAFETY: a mapping from `allocate`, of a thread that is ending.
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
            // SAFETY: memory from `allocate`.
            unsafe { dealloc(base, layout) };
        }
    }
}

/// Returns the thread's stack, which the first call allocates.
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
    // A thread that is already ending has no owner, so its stack is leaked.
    let _ = OWNER.try_with(|owner| {
        if let Ok(mut owner) = owner.try_borrow_mut() {
            *owner = Some(Owner(stack));
        }
    });
    stack
}

/// `terrace_rt_stack_mark`: returns the mark for [`release`].
pub extern "C" fn mark() -> *mut u8 {
    stack().top
}

/// `terrace_rt_stack_alloca`: allocates memory that is valid until an earlier mark is released. `align` must be a power
/// of two.
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

/// Ends like an overflow of the machine stack.
#[cold]
fn overflow(stack: Stack) -> ! {
    #[cfg(unix)]
    // SAFETY: a deliberate access to the guard area. It raises a signal, which the program or its host handles.
    unsafe {
        stack.limit.write_volatile(0);
    }
    #[cfg(not(unix))]
    let _ = stack;
    fatal("stack overflow")
}

/// `terrace_rt_stack_release`: frees everything that was allocated after a mark.
///
/// # Safety
/// `mark` must come from [`mark`] on this thread, and no earlier mark may have been released since. The memory
/// allocated since must not be used again.
pub unsafe extern "C" fn release(mark: *mut u8) {
    let mut stack = STACK.get();
    if mark.addr() >= stack.first.addr() && mark.addr() <= stack.top.addr() {
        stack.top = mark;
        STACK.set(stack);
    }
}

/// Returns true if an address is in the guard area of the calling thread's stack. May be called by signal handlers.
pub fn is_guard(address: usize) -> bool {
    let limit = STACK.get().limit.addr();
    limit != 0 && (limit..limit.saturating_add(GUARD)).contains(&address)
}

/// Frees everything on the calling thread's stack, for a host that abandoned a program's functions.
///
/// # Safety
/// No function that uses the stack may be running on this thread.
pub unsafe fn reset() {
    let mut stack = STACK.get();
    stack.top = stack.first;
    STACK.set(stack);
}
