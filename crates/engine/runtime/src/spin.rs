//! A lock for short critical sections that hardly ever meet: releasing it takes no atomic exchange, which is half of what
//! a `Mutex` costs that nobody else wants.

use std::cell::UnsafeCell;
use std::hint;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The number of turns after which a thread lets others run.
const TURNS: u32 = 64;

/// A value that one thread at a time uses.
pub(crate) struct SpinLock<T> {
    is_held: AtomicBool,
    value: UnsafeCell<T>,
}

// SAFETY: only the thread that holds the lock uses the value.
unsafe impl<T: Send> Sync for SpinLock<T> {}

impl<T> SpinLock<T> {
    pub(crate) const fn new(value: T) -> Self {
        SpinLock {
            is_held: AtomicBool::new(false),
            value: UnsafeCell::new(value),
        }
    }

    /// Waits for the lock.
    pub(crate) fn lock(&self) -> SpinGuard<'_, T> {
        loop {
            if let Some(guard) = self.try_lock() {
                return guard;
            }
            let mut turns = 0;
            while self.is_held.load(Ordering::Relaxed) {
                turns += 1;
                match turns % TURNS {
                    0 => thread::yield_now(),
                    _ => hint::spin_loop(),
                }
            }
        }
    }

    /// Takes the lock, if no other thread holds it.
    pub(crate) fn try_lock(&self) -> Option<SpinGuard<'_, T>> {
        let was_held = self.is_held.swap(true, Ordering::Acquire);
        (!was_held).then(|| SpinGuard(self))
    }
}

/// Holds a lock.
pub(crate) struct SpinGuard<'l, T>(&'l SpinLock<T>);

impl<T> Deref for SpinGuard<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: this thread holds the lock.
        unsafe { &*self.0.value.get() }
    }
}

impl<T> DerefMut for SpinGuard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: this thread holds the lock.
        unsafe { &mut *self.0.value.get() }
    }
}

impl<T> Drop for SpinGuard<'_, T> {
    fn drop(&mut self) {
        self.0.is_held.store(false, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread_at_a_time_uses_the_value() {
        static COUNT: SpinLock<u32> = SpinLock::new(0);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..10_000).for_each(|_| *COUNT.lock() += 1));
            }
        });
        let count = COUNT.lock();
        assert_eq!(*count, 40_000);
        assert!(COUNT.try_lock().is_none());
    }
}
