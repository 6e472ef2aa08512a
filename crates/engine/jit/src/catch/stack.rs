//! The bounds of thread stacks, and alternate stacks for signal handlers, which run after a thread has exhausted its
//! own stack.

use std::cell::{Cell, RefCell};
use std::mem::MaybeUninit;
use std::ptr;

/// The size of an alternate stack: the handler's frame and the registers that the system saves.
const SIZE: usize = 1 << 16;
/// The minimum size in bytes of an alternate stack of the host that is used instead of a new one.
const ENOUGH: usize = 1 << 15;

/// A thread's stack.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bounds {
    /// The lowest address and the address after the highest; 0 if unknown.
    pub(super) low: usize,
    pub(super) high: usize,
    /// The size in bytes of the guard area at the lowest address.
    pub(super) guard: usize,
}

impl Bounds {
    /// Returns true if an access to an address is a stack overflow.
    pub(super) fn is_overflow(&self, address: usize) -> bool {
        // Linux keeps a gap of a mebibyte below growing stacks.
        let below = self.guard.max(1 << 20);
        self.low != 0
            && address >= self.low.saturating_sub(below)
            && address < self.low + self.guard
    }
}

/// An alternate stack that this module allocated.
struct Alternate {
    base: *mut libc::c_void,
    size: usize,
}

impl Drop for Alternate {
    fn drop(&mut self) {
        let mut current = MaybeUninit::<libc::stack_t>::zeroed();
        // SAFETY: queries the current alternate stack, and disables it if it is this one before unmapping.
        unsafe {
            libc::sigaltstack(ptr::null(), current.as_mut_ptr());
            let mut current = current.assume_init();
            if current.ss_sp == self.base {
                current.ss_flags = libc::SS_DISABLE;
                libc::sigaltstack(&current, ptr::null_mut());
            }
            libc::munmap(self.base, self.size);
        }
    }
}

thread_local! {
    static BOUNDS: Cell<Option<Bounds>> = const { Cell::new(None) };
    static ALTERNATE: RefCell<Option<Alternate>> = const { RefCell::new(None) };
}

/// Ensures that the thread has an alternate stack. Returns the bounds of the thread's own stack.
pub(super) fn prepare() -> Bounds {
    if let Some(bounds) = BOUNDS.get() {
        return bounds;
    }
    // Without an alternate stack, a stack overflow ends the process.
    if let Some(alternate) = alternate() {
        let _ = ALTERNATE.try_with(|slot| {
            if let Ok(mut slot) = slot.try_borrow_mut() {
                *slot = Some(alternate);
            }
        });
    }
    let bounds = bounds().unwrap_or_default();
    BOUNDS.set(Some(bounds));
    bounds
}

fn alternate() -> Option<Alternate> {
    let mut current = MaybeUninit::<libc::stack_t>::zeroed();
    // SAFETY: the structure is writable, and an all-zero one is valid.
    let current = unsafe {
        libc::sigaltstack(ptr::null(), current.as_mut_ptr());
        current.assume_init()
    };
    if current.ss_flags & libc::SS_DISABLE == 0
        && !current.ss_sp.is_null()
        && current.ss_size >= ENOUGH
    {
        return None;
    }
    let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_NORESERVE;
    let access = libc::PROT_READ | libc::PROT_WRITE;
    // SAFETY: a new mapping at an address that the system chooses.
    let base = unsafe { libc::mmap(ptr::null_mut(), SIZE, access, flags, -1, 0) };
    if base == libc::MAP_FAILED {
        return None;
    }
    let stack = libc::stack_t {
        ss_sp: base,
        ss_flags: 0,
        ss_size: SIZE,
    };
    let alternate = Alternate { base, size: SIZE };
    // SAFETY: the mapping lives until `Alternate` is dropped, when the thread ends.
    let result = unsafe { libc::sigaltstack(&stack, ptr::null_mut()) };
    (result == 0).then_some(alternate)
}

fn bounds() -> Option<Bounds> {
    let mut attributes = MaybeUninit::<libc::pthread_attr_t>::zeroed();
    let (mut low, mut size, mut guard) = (ptr::null_mut(), 0, 0);
    // SAFETY: all structures are writable; the attributes are read and destroyed only if they were initialized.
    unsafe {
        if libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) != 0 {
            return None;
        }
        let attributes = attributes.as_mut_ptr();
        let stack = libc::pthread_attr_getstack(attributes, &mut low, &mut size);
        let guarded = libc::pthread_attr_getguardsize(attributes, &mut guard);
        libc::pthread_attr_destroy(attributes);
        if stack != 0 || guarded != 0 {
            return None;
        }
    }
    let low = low.addr();
    let here = ptr::from_ref(&guard).addr();
    let bounds = Bounds {
        low,
        high: low + size,
        guard: guard.max(4096),
    };
    // A coroutine's stack is unknown to the system.
    (here >= bounds.low && here < bounds.high).then_some(bounds)
}
