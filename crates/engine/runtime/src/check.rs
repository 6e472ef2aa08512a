//! Checks of memory accesses that a program contains, for `terrace run --check-memory`.
//!
//! The program compares indices and sizes inline. If at least one of an operation's checks fails, the program calls the
//! function of each check with the compared values. The function repeats the comparison, and the first error is
//! recorded. Then the program calls [`stop`]. `op` is the number by which the host identifies the operation.

use crate::memory;
use std::sync::{Mutex, PoisonError};

/// An operation that would have accessed memory out of bounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The number of the operation.
    pub op: i64,
    /// The message: `index 4 is out of bounds of dimension 0 of size 4`.
    pub message: String,
}

static WRONG: Mutex<Option<Wrong>> = Mutex::new(None);

/// Returns the first error that was recorded since the last call.
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

/// Returns true if the elements from `first` to `last` exceed an array of `size` elements. The range is empty if `last`
/// precedes `first`.
fn leave(first: i64, last: i64, size: i64) -> bool {
    first <= last && (first < 0 || last >= size)
}

/// Returns `elements 2 to 5 are`.
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
        /// There are no requirements: the function is unsafe like all functions of the table.
        pub unsafe extern "C" fn $name(op: i64, $($p: i64),*) {
            note(op, $wrong, || $message);
        }
    )*};
}

checks! {
    /// Checks an index.
    index(dimension, index, size) if !(0..size).contains(&index) =>
        format!("index {index} is out of bounds of dimension {dimension} of size {size}");
    /// Checks a range of elements in a dimension.
    range(dimension, first, last, size) if leave(first, last, size) => format!(
        "{} out of bounds of dimension {dimension} of size {size}", things("element", first, last)
    );
    /// Checks a range of elements of memory.
    extent(first, last, size) if leave(first, last, size) => format!(
        "{} out of bounds of memory of {}", things("element", first, last), count(size, "element")
    );
    /// Checks a range of bytes of memory.
    bytes(first, last, size) if leave(first, last, size) => format!(
        "{} out of bounds of memory of {}", things("byte", first, last), count(size, "byte")
    );
    /// Checks that a dimension has the same size in the source and target of a copy.
    copy_size(dimension, source, target) if source != target => format!(
        "dimension {dimension} has size {source} in the source and size {target} in the target"
    );
    /// Checks the size of a dimension in a memref cast.
    cast_size(dimension, is, stated) if is != stated =>
        format!("dimension {dimension} has size {is}, but the type has {stated}");
    /// Checks the stride of a dimension in a memref cast.
    cast_stride(dimension, is, stated) if is != stated =>
        format!("the stride of dimension {dimension} is {is}, but the type has {stated}");
    /// Checks the offset in a memref cast.
    cast_offset(is, stated) if is != stated =>
        format!("the offset is {is}, but the type has {stated} (stride and rank alike)");
    /// Checks the rank in a memref cast or copy.
    cast_rank(is, stated) if is != stated => format!("the rank is {is}, but the type has {stated}");
    /// Checks the dimension of a `dim` operation.
    dimension(dimension, rank) if !(0..rank).contains(&dimension) =>
        format!("dimension {dimension} is out of bounds of rank {rank}");
    /// Checks the number of elements in a reshape.
    elements(before, after) if before != after =>
        format!("{} cannot become {after}", count(before, "element"));
}

fn count(number: i64, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}

/// Checks a range of elements relative to an address. Returns 1 if the range exceeds the block of memory that contains
/// the address. Addresses outside of the table's blocks may be memory of the host or stack and are not checked.
///
/// # Safety
/// There are no requirements: the function is unsafe like all functions of the table.
pub unsafe extern "C" fn block(op: i64, address: i64, first: i64, last: i64, bytes: i64) -> u8 {
    let Some((start, size)) = memory::block(address as usize) else {
        return 0;
    };
    // Elements before the address also belong to the block.
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

/// Stops the program with an invalid instruction. A host that handles the signal learns the address.
///
/// # Safety
/// The function does not return.
#[cfg(all(target_arch = "x86_64", not(windows)))]
#[unsafe(naked)]
pub unsafe extern "C" fn stop() {
    core::arch::naked_asm!("ud2")
}

/// Stops the program with an invalid instruction. A host that handles the signal learns the address.
///
/// # Safety
/// The function does not return.
#[cfg(target_arch = "aarch64")]
#[unsafe(naked)]
pub unsafe extern "C" fn stop() {
    core::arch::naked_asm!("udf #0")
}

/// Stops the program.
///
/// # Safety
/// The function does not return.
#[cfg(not(any(all(target_arch = "x86_64", not(windows)), target_arch = "aarch64")))]
pub unsafe extern "C" fn stop() {
    std::process::abort()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wrong_access_is_kept() {
        // SAFETY: the functions have no requirements.
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
