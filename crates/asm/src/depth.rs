//! Deep nesting without stack overflow.

use std::cell::Cell;

/// The greatest depth to which regions, types, attributes and locations may nest in text. WebAssembly has no threads, and the
/// stack of its engines is about a MiB: the most expensive nesting, a module in a module, takes less than 8 KiB for a level.
pub const MAX_DEPTH: u32 = if cfg!(target_family = "wasm") {
    100
} else {
    10_000
};

/// Stack for several times [`MAX_DEPTH`] levels; only touched pages are ever committed.
const STACK: usize = 1 << 30;

/// The length of text that cannot overflow the stack of an ordinary thread (2 MiB). The worst case, a module in a module, takes
/// less than a KiB of stack for each byte of its text.
pub const SHORT: usize = 1 << 10;

thread_local! {
    /// Set if the stack of this thread suffices for the work it does.
    static DEEP: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work` on text of `length` bytes and on its IR, on a thread whose stack suffices: this one if the text is [`SHORT`],
/// because starting another costs as much as the work.
pub fn with_stack_for<R: Send>(length: usize, work: impl FnOnce() -> R + Send) -> R {
    /// Restores the former value.
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

/// Runs `work` on a thread whose stack holds [`MAX_DEPTH`] levels of nesting: on this one if it is such a thread, or if none
/// can be started.
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
