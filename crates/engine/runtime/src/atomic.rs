//! Atomic access to memory of any size, as C's `__atomic_*` functions for sizes that machines do not have.
//!
//! Such memory must be accessed by these functions alone. All of it is sequentially consistent.

use std::ptr;
use std::slice;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks by address: a power of two.
const LOCKS: usize = 64;

static TABLE: [Mutex<()>; LOCKS] = [const { Mutex::new(()) }; LOCKS];

/// The lock of an object, which its first byte chooses.
fn lock(object: *const u8) -> MutexGuard<'static, ()> {
    // Neighbours in a cache line share one.
    TABLE[object.addr() >> 6 & (LOCKS - 1)]
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
}

/// Reads an object to `out`.
///
/// # Safety
/// Both have `size` bytes; `out` is the caller's alone.
pub unsafe extern "C" fn load(size: usize, object: *const u8, out: *mut u8) {
    let _lock = lock(object);
    // SAFETY: by the caller's word.
    unsafe { ptr::copy(object, out, size) };
}

/// Writes `value` to an object.
///
/// # Safety
/// Both have `size` bytes; `value` is the caller's alone.
pub unsafe extern "C" fn store(size: usize, object: *mut u8, value: *const u8) {
    let _lock = lock(object);
    // SAFETY: by the caller's word.
    unsafe { ptr::copy(value, object, size) };
}

/// Writes `value` to an object, and its old value to `out`.
///
/// # Safety
/// All have `size` bytes; `value` and `out` are the caller's alone, and may be one.
pub unsafe extern "C" fn exchange(size: usize, object: *mut u8, value: *const u8, out: *mut u8) {
    let _lock = lock(object);
    // SAFETY: by the caller's word. The value is read before anything is written.
    unsafe {
        let value = slice::from_raw_parts(value, size).to_vec();
        ptr::copy(object, out, size);
        ptr::copy(value.as_ptr(), object, size);
    }
}

/// Writes `value` to an object if its value is `expected`, bit for bit, and returns 1; or writes its value to
/// `expected`, and returns 0.
///
/// # Safety
/// All have `size` bytes; `value` and `expected` are the caller's alone.
pub unsafe extern "C" fn compare_exchange(
    size: usize,
    object: *mut u8,
    expected: *mut u8,
    value: *const u8,
) -> u8 {
    let _lock = lock(object);
    // SAFETY: by the caller's word.
    unsafe {
        if slice::from_raw_parts(object, size) == slice::from_raw_parts(expected, size) {
            ptr::copy(value, object, size);
            return 1;
        }
        ptr::copy(object, expected, size);
    }
    0
}
