//! The watchdog thread, which interrupts calls that exceed their time limit or were cancelled.
//!
//! The thread sends a signal repeatedly until the call is abandoned, because a call can only be abandoned while the
//! program's own code runs, not within a function of the C library. The compiled code contains no checks, so it runs at
//! full speed; a check on each loop's back edge would cost a few percent and could not stop other code.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::{CANCELLED, EXPIRED};
use crate::{Cancel, Limits};

/// The signal to send. Its default action is to ignore it, and few programs use it.
pub(super) const SIGNAL: libc::c_int = libc::SIGURG;

/// The time between two signals to the same call.
const AGAIN: Duration = Duration::from_millis(1);

struct Watched {
    number: u64,
    /// The time of the next signal; `None` if the call has no time limit.
    next: Option<Instant>,
    cancel: Option<Cancel>,
    thread: libc::pthread_t,
    stopped: *const AtomicU8,
}

// SAFETY: the atomic that `stopped` points to is alive as long as the entry is in the list.
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

/// Keeps a call of this thread watched until it is dropped.
pub(super) struct Watch(u64);

impl Watch {
    /// Watches a call of this thread. When the time limit is exceeded or the call is cancelled, the watchdog writes the
    /// reason to `stopped` and sends the signal.
    ///
    /// # Safety
    /// `stopped` must outlive the watch, and this thread must drop the watch.
    pub(super) unsafe fn new(limits: &Limits, stopped: *const AtomicU8) -> Watch {
        START.call_once(|| {
            let name = thread::Builder::new().name("terrace-watchdog".to_owned());
            // If the thread cannot be created, no call is interrupted.
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
            // SAFETY: `pthread_self` has no preconditions.
            thread: unsafe { libc::pthread_self() },
            stopped,
        });
        CHANGED.notify_one();
        Watch(number)
    }
}

/// Makes the watchdog check for cancelled calls at once.
pub(crate) fn wake() {
    // The lock prevents a lost wake-up between the watchdog's check and its wait.
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
                // SAFETY: the call's frame and thread exist as long as the entry is in the list.
                unsafe {
                    // The first reason is kept.
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
