//! Checks that a program makes before it accesses memory, with `terrace run --check-memory`.
//!
//! Each function compares what the program compared before it called it, and takes down the first thing that is wrong.
//! Then the program calls [`stop`]. `op` is a number by which the host knows the operation.

use crate::memory;
use std::sync::{Mutex, PoisonError};

/// An operation that was about to leave its memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The number of the operation.
    pub op: i64,
    /// The mistake: `index 4 is out of bounds of dimension 0 of size 4`.
    pub message: String,
}

static WRONG: Mutex<Option<Wrong>> = Mutex::new(None);

/// Returns what was taken down first since the last call.
pub fn take() -> Option<Wrong> {
    WRONG.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn note(op: i64, is_wrong: bool, message: impl FnOnce() -> String) {
    if is_wrong {
        let mut wrong = WRONG.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.get_or_insert_with(|| Wrong {
            op,
            message: message(),
        });
    }
}

/// True if the elements from a first to a last one leave a number of elements. The last is before the first if there are none.
fn leave(first: i64, last: i64, size: i64) -> bool {
    first <= last && (first < 0 || last >= size)
}

/// `elements 2 to 5 are`
fn things(thing: &str, first: i64, last: i64) -> String {
    match first == last {
        true => format!("{thing} {first} is"),
        false => format!("{thing}s {first} to {last} are"),
    }
}

macro_rules! checks {
    ($($(#[$doc:meta])* $name:ident($($p:ident),*) if $wrong:expr => $message:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// None: it is unsafe as all functions of the table are.
        pub unsafe extern "C" fn $name(op: i64, $($p: i64),*) {
            note(op, $wrong, || $message);
        }
    )*};
}

checks! {
    /// Checks an index.
    index(dimension, index, size) if !(0..size).contains(&index) =>
        format!("index {index} is out of bounds of dimension {dimension} of size {size}");
    /// Checks elements along a dimension.
    range(dimension, first, last, size) if leave(first, last, size) => format!(
        "{} out of bounds of dimension {dimension} of size {size}", things("element", first, last)
    );
    /// Checks elements of memory.
    extent(first, last, size) if leave(first, last, size) => format!(
        "{} out of bounds of memory of {}", things("element", first, last), count(size, "element")
    );
    /// Checks bytes of memory.
    bytes(first, last, size) if leave(first, last, size) => format!(
        "{} out of bounds of memory of {}", things("byte", first, last), count(size, "byte")
    );
    /// Checks a dimension of a memref and of the one that it is copied to.
    copy_size(dimension, source, target) if source != target => format!(
        "dimension {dimension} is of size {source} in the source and of size {target} in the target"
    );
    /// Checks the size of a memref that is cast.
    cast_size(dimension, is, stated) if is != stated =>
        format!("dimension {dimension} is of size {is}, and the type says {stated}");
    /// Checks a stride of a memref that is cast.
    cast_stride(dimension, is, stated) if is != stated =>
        format!("the stride of dimension {dimension} is {is}, and the type says {stated}");
    /// Checks the offset of a memref that is cast.
    cast_offset(is, stated) if is != stated =>
        format!("the offset is {is}, and the type says {stated}");
    /// Checks the rank of a memref that is cast or copied.
    cast_rank(is, stated) if is != stated => format!("the rank is {is}, and the type says {stated}");
    /// Checks a dimension that is asked about.
    dimension(dimension, rank) if !(0..rank).contains(&dimension) =>
        format!("dimension {dimension} is out of bounds of rank {rank}");
    /// Checks a change of the shape.
    elements(before, after) if before != after =>
        format!("{} cannot become {after}", count(before, "element"));
}

fn count(number: i64, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}

/// Checks elements from an address on: 1 if they leave the block of memory that the address is in. What is in no block
/// of the table may be memory of the host or of the stack, about which nothing is known.
///
/// # Safety
/// None: it is unsafe as all functions of the table are.
pub unsafe extern "C" fn block(op: i64, address: i64, first: i64, last: i64, bytes: i64) -> u8 {
    let Some((start, size)) = memory::block(address as usize) else {
        return 0;
    };
    // Elements before the address are in the block, too.
    let before = (address as usize).saturating_sub(start) as i64 / bytes.max(1);
    let [first, last] = [first, last].map(|element| element.saturating_add(before));
    let size = (size as i64).checked_div(bytes).unwrap_or(i64::MAX);
    note(op, leave(first, last, size), || {
        format!(
            "{} out of bounds of memory of {}",
            things("element", first, last),
            count(size, "element")
        )
    });
    leave(first, last, size).into()
}

/// Stops the program as an instruction that does not exist: a host that handles that signal learns where.
///
/// # Safety
/// It does not return.
#[cfg(all(target_arch = "x86_64", not(windows)))]
#[unsafe(naked)]
pub unsafe extern "C" fn stop() {
    core::arch::naked_asm!("ud2")
}

/// Stops the program as an instruction that does not exist: a host that handles that signal learns where.
///
/// # Safety
/// It does not return.
#[cfg(target_arch = "aarch64")]
#[unsafe(naked)]
pub unsafe extern "C" fn stop() {
    core::arch::naked_asm!("udf #0")
}

/// Stops the program.
///
/// # Safety
/// It does not return.
#[cfg(not(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64")))]
pub unsafe extern "C" fn stop() {
    std::process::abort()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wrong_access_is_kept() {
        // SAFETY: the functions have no conditions.
        unsafe {
            range(1, 0, 3, 2, 2);
            index(1, 0, 3, 4);
            assert_eq!(take(), None);
            range(2, 1, 2, 5, 4);
            index(3, 0, -1, 4);
        }
        let message = "elements 2 to 5 are out of bounds of dimension 1 of size 4".to_owned();
        assert_eq!(take(), Some(Wrong { op: 2, message }));
        assert_eq!(take(), None);
    }
}
