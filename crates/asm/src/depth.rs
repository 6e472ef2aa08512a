//! Runs deeply nested input on a thread with a sufficient stack.

use std::cell::Cell;

/// The maximum nesting depth of regions, types, attributes and locations in text. WebAssembly has no threads, and the
/// stack of its engines is about 1 MiB: the most expensive nesting, a module in a module, takes less than 8 KiB per
/// level.
pub const MAX_DEPTH: u32 = if cfg!(target_family = "wasm") {
    100
} else {
    10_000
};

/// The stack size, several times what [`MAX_DEPTH`] levels need. Only touched pages are committed.
const STACK: usize = 1 << 30;

/// The maximum length in bytes of text that cannot overflow the stack of an ordinary thread (2 MiB). In the worst case,
/// a module in a module, each byte of text takes less than 1 KiB of stack.
pub const SHORT: usize = 1 << 10;

thread_local! {
    /// True if the stack of this thread suffices for the current work.
    static DEEP: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work`, which processes text of `length` bytes and its IR, on a thread with a sufficient stack. If the text is
/// at most [`SHORT`], that is this thread, because starting another costs as much as the work.
pub fn with_stack_for<R: Send>(length: usize, work: impl FnOnce() -> R + Send) -> R {
    /// Restores the former value when it is dropped.
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            DEEP.set(self.0);
        }
    }
    if length > SHORT {
        return with_deep_stack(work);
    }
    let _restore = Restore(DEEP.replace(true));
    work()
}

/// Runs `work` on a thread whose stack suffices for [`MAX_DEPTH`] levels of nesting. That is this thread if its stack
/// suffices, or if no thread can be started.
pub fn with_deep_stack<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    if DEEP.get() {
        return work();
    }
    let mut work = Some(work);
    let mut result = None;
    std::thread::scope(|scope| {
        let (work, result) = (&mut work, &mut result);
        let run = move || {
            DEEP.set(true);
            if let Some(work) = work.take() {
                *result = Some(work());
            }
        };
        if let Ok(thread) = std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, run)
            && let Err(panic) = thread.join()
        {
            std::panic::resume_unwind(panic);
        }
    });
    match (result, work) {
        (Some(result), _) => result,
        (None, Some(work)) => work(),
        (None, None) => unreachable!("invariant: work that was taken gave a result or panicked"),
    }
}
