//! A thread that interrupts calls whose time is over, or that were cancelled.
//!
//! A signal is sent until the call is left: it can only be left while the program's own code runs, and that may be in a
//! function of the C library just now. The code needs no checks, so it runs as fast as without; a check at each loop's
//! end would cost a few percent and could not stop code from elsewhere.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::{CANCELLED, EXPIRED};
use crate::{Cancel, Limits};

/// The signal. It is ignored by default, and hardly used.
pub(super) const SIGNAL: libc::c_int = libc::SIGURG;

/// The time between two attempts.
const AGAIN: Duration = Duration::from_millis(1);

struct Watched {
    number: u64,
    /// The time of the next signal; none if only a cancellation stops it.
    next: Option<Instant>,
    cancel: Option<Cancel>,
    thread: libc::pthread_t,
    stopped: *const AtomicU8,
}

// SAFETY: what the pointer points to is alive as long as the entry is in the list, and atomic.
unsafe impl Send for Watched {}

struct State {
    watched: Vec<Watched>,
    next: u64,
}

static STATE: Mutex<State> = Mutex::new(State {
    watched: Vec::new(),
    next: 0,
});
static CHANGED: Condvar = Condvar::new();
static START: Once = Once::new();

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A call of this thread that is watched as long as this lives.
pub(super) struct Watch(u64);

impl Watch {
    /// Watches a call of this thread: writes the reason and sends the signal when its time is over or it is cancelled.
    ///
    /// # Safety
    /// The reason's place lives longer than the watch, which is dropped by this thread.
    pub(super) unsafe fn new(limits: &Limits, stopped: *const AtomicU8) -> Watch {
        START.call_once(|| {
            let name = thread::Builder::new().name("terrace-watchdog".to_owned());
            // Without a thread nothing is interrupted.
            let _ = name.spawn(run);
        });
        let mut state = state();
        let number = state.next;
        state.next += 1;
        let far = Duration::from_secs(u64::from(u32::MAX));
        let deadline = |limit: Duration| Instant::now() + limit.min(far);
        state.watched.push(Watched {
            number,
            next: limits.timeout.map(deadline),
            cancel: limits.cancel.clone(),
            // SAFETY: it has no conditions.
            thread: unsafe { libc::pthread_self() },
            stopped,
        });
        CHANGED.notify_one();
        Watch(number)
    }
}

/// Makes the thread look at once for calls that were cancelled.
pub(crate) fn wake() {
    // The lock keeps the thread from missing this between looking and waiting.
    let _state = state();
    CHANGED.notify_one();
}

impl Drop for Watch {
    fn drop(&mut self) {
        state().watched.retain(|watched| watched.number != self.0);
    }
}

fn run() {
    let mut state = state();
    loop {
        let now = Instant::now();
        let mut wake = None::<Instant>;
        for watched in &mut state.watched {
            let is_cancelled = watched.cancel.as_ref().is_some_and(Cancel::is_cancelled);
            let is_over = watched.next.is_some_and(|next| next <= now);
            if is_cancelled || is_over {
                let reason = if is_cancelled { CANCELLED } else { EXPIRED };
                // SAFETY: the call's frame and thread are there as long as it is in the list.
                unsafe {
                    // The first reason stays.
                    let (order, stopped) = (Ordering::SeqCst, &*watched.stopped);
                    let _ = stopped.compare_exchange(super::RUNNING, reason, order, order);
                    libc::pthread_kill(watched.thread, SIGNAL);
                }
                watched.next = Some(now + AGAIN);
            }
            if let Some(next) = watched.next {
                wake = Some(wake.map_or(next, |wake| wake.min(next)));
            }
        }
        state = match wake {
            None => CHANGED.wait(state).unwrap_or_else(PoisonError::into_inner),
            Some(wake) => {
                let result = CHANGED.wait_timeout(state, wake.saturating_duration_since(now));
                result.unwrap_or_else(PoisonError::into_inner).0
            }
        };
    }
}
