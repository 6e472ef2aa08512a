//! Panics of Cranelift's backend, as errors.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// A panic on this thread is caught by [`caught`].
    static IS_CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Does work in which Cranelift's backend may panic on IR that it does not support.
///
/// # Errors
/// The message of the panic.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let before = IS_CAUGHT.replace(true);
    // A panic leaves no visible half-made state: each compilation begins anew.
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    IS_CAUGHT.set(before);
    done.map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let fixed = || panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(fixed).unwrap_or_else(|| "a panic".to_owned())
    })
}

/// Keeps panics that [`caught`] returns off standard error. For programs: it wraps the process's panic hook, once.
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
