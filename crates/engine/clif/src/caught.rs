//! Converts panics of Cranelift's backend to errors.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// True while [`caught`] catches panics of this thread.
    static IS_CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work`, in which Cranelift's backend may panic on unsupported IR.
///
/// # Errors
/// Returns the message of the panic.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let before = IS_CAUGHT.replace(true);
    // After a panic, no partial state remains visible, because each compilation starts from scratch.
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    IS_CAUGHT.set(before);
    done.map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let fixed = || panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(fixed).unwrap_or_else(|| "a panic".to_owned())
    })
}

/// Suppresses the messages of panics that [`caught`] returns. For programs: wraps the process's panic hook, once.
pub fn silence_caught_panics() {
    static SILENCED: Once = Once::new();
    SILENCED.call_once(|| {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !IS_CAUGHT.get() {
                hook(info);
            }
        }));
    });
}
