//! Cancelling calls from other threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A handle that cancels calls: the running calls with this handle in [`Limits::cancel`](crate::Limits::cancel), and
/// all later ones. Clones share their state.
///
/// ```
/// use terrace_engine_jit::{Cancel, FailureKind, Jit, Limits};
/// use terrace_llvmir_read::{ReadOptions, read};
///
/// let source = b"define void @f() { br label %a a: br label %a }";
/// let jit = Jit::builder().build(&read(source, "f.ll", ReadOptions::default())?)?;
/// let cancel = Cancel::new();
/// let limits = Limits { cancel: Some(cancel.clone()), ..Limits::default() };
/// let other = std::thread::spawn(move || cancel.cancel());
/// let f = jit.entry("f").ok_or("no function f")?;
/// # if cfg!(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))) {
/// // SAFETY: `f` takes nothing.
/// let failure = unsafe { jit.call_address(f, [0; 6], &limits) }.unwrap_err();
/// assert_eq!(failure.kind, FailureKind::Cancelled);
/// # }
/// # other.join().map_err(|_| "the thread panicked")?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Creates a handle that has not been cancelled.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Cancels the calls. A call fails as soon as it executes the program's own code.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::SeqCst);
        crate::catch::wake();
    }

    /// Returns true if [`cancel`](Self::cancel) was called.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}
