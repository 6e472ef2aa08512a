//! Atomic access to memory of any size: C's `__atomic_*` functions for sizes that machines do not support.
//!
//! Such memory must be accessed only by these functions. All accesses are sequentially consistent.

use std::ptr;
use std::slice;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The number of locks, a power of two. The address of an object determines its lock.
const LOCKS: usize = 64;

static TABLE: [Mutex<()>; LOCKS] = [const { Mutex::new(()) }; LOCKS];

/// Takes the lock of an object, which its first byte determines.
fn lock(object: *const u8) -> MutexGuard<'static, ()> {
    // Objects in the same cache line share a lock.
    TABLE[object.addr() >> 6 & (LOCKS - 1)]
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
}

/// Reads an object to `out`.
///
/// # Safety
/// `object` and `out` must have `size` bytes. No other thread may access `out`.
pub unsafe extern "C" fn load(size: usize, object: *const u8, out: *mut u8) {
    let _lock = lock(object);
    // SAFETY: the caller guarantees it.
    unsafe { ptr::copy(object, out, size) };
}

/// Writes `value` to an object.
///
/// # Safety
/// `object` and `value` must have `size` bytes. No other thread may access `value`.
pub unsafe extern "C" fn store(size: usize, object: *mut u8, value: *const u8) {
    let _lock = lock(object);
    // SAFETY: the caller guarantees it.
    unsafe { ptr::copy(value, object, size) };
}

/// Writes `value` to an object, and its old value to `out`.
///
/// # Safety
/// `object`, `value` and `out` must have `size` bytes. No other thread may access `value` and `out`, which may be the
/// same memory.
pub unsafe extern "C" fn exchange(size: usize, object: *mut u8, value: *const u8, out: *mut u8) {
    let _lock = lock(object);
    // SAFETY: the caller guarantees it. The value is read before anything is written.
    unsafe {
        let value = slice::from_raw_parts(value, size).to_vec();
        ptr::copy(object, out, size);
        ptr::copy(value.as_ptr(), object, size);
    }
}

/// Writes `value` to an object and returns 1 if the object's value equals `expected` bit for bit. Otherwise writes the
/// object's value to `expected` and returns 0.
///
/// # Safety
/// `object`, `expected` and `value` must have `size` bytes. No other thread may access `expected` and `value`.
pub unsafe extern "C" fn compare_exchange(
    size: usize,
    object: *mut u8,
    expected: *mut u8,
    value: *const u8,
) -> u8 {
    let _lock = lock(object);
    // SAFETY: the caller guarantees it.
    unsafe {
        if slice::from_raw_parts(object, size) == slice::from_raw_parts(expected, size) {
            ptr::copy(value, object, size);
            return 1;
        }
        ptr::copy(object, expected, size);
    }
    0
}
