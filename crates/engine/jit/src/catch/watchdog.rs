//! A thread that interrupts calls whose time is over.
//!
//! A signal is sent until the call is left: it can only be left while the program's own code runs, and that may be in a
//! function of the C library just now. The code needs no checks, so it runs as fast as without; a check at each loop's
//! end would cost a few percent and could not stop code from elsewhere.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The signal. It is ignored by default, and hardly used.
pub(super) const SIGNAL: libc::c_int = libc::SIGURG;

/// The time between two attempts.
const AGAIN: Duration = Duration::from_millis(1);

struct Watched {
    number: u64,
    deadline: Instant,
    thread: libc::pthread_t,
    expired: *const AtomicBool,
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
    /// Watches a call of this thread: sets the flag and sends the signal when the time is over.
    ///
    /// # Safety
    /// The flag lives longer than the watch, which is dropped by this thread.
    pub(super) unsafe fn new(limit: Duration, expired: *const AtomicBool) -> Watch {
        START.call_once(|| {
            let name = thread::Builder::new().name("terrace-watchdog".to_owned());
            // Without a thread nothing is interrupted.
            let _ = name.spawn(run);
        });
        let mut state = state();
        let number = state.next;
        state.next += 1;
        let far = Duration::from_secs(u64::from(u32::MAX));
        state.watched.push(Watched {
            number,
            deadline: Instant::now() + limit.min(far),
            // SAFETY: it has no conditions.
            thread: unsafe { libc::pthread_self() },
            expired,
        });
        CHANGED.notify_one();
        Watch(number)
    }
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
        for watched in &state.watched {
            let mut next = watched.deadline;
            if next <= now {
                // SAFETY: the call's frame and thread are there as long as it is in the list.
                unsafe {
                    (*watched.expired).store(true, Ordering::SeqCst);
                    libc::pthread_kill(watched.thread, SIGNAL);
                }
                next = now + AGAIN;
            }
            wake = Some(wake.map_or(next, |wake| wake.min(next)));
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
