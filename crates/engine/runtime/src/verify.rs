//! Compares memrefs: `verifyMemRef*`.

use crate::console::{Output, Stream};
use crate::element::{Element, Text};
use crate::memref::{MemRef, Positions};
use crate::print::put_metadata;

/// The maximum number of differences that are printed.
const PRINTED: i64 = 10;

/// Returns the number of elements that differ, or -1 if the memrefs do not have the same shape and layout. Differences
/// are printed to standard error.
///
/// # Safety
/// The elements of both memrefs must be accessible and of type `T`.
unsafe fn verify<T: Element>(actual: &MemRef, expected: &MemRef) -> i64 {
    let alike = actual.rank() == expected.rank()
        && actual.offset == expected.offset
        && actual.sizes == expected.sizes
        && actual.strides == expected.strides;
    // For scalars, upstream compares only the value.
    if actual.rank() != 0 && !alike {
        let mut out = Output::to(Stream::Error);
        put_metadata(&mut out, actual);
        put_metadata(&mut out, expected);
        return -1;
    }
    let mut errors = 0;
    for [at] in Positions::new(&actual.sizes, [&actual.strides], [actual.offset]) {
        // SAFETY: the caller guarantees that the element belongs to both memrefs.
        let (is, should): (T, T) = unsafe { (actual.element(at), expected.element(at)) };
        if is.agrees(should) {
            continue;
        }
        if errors < PRINTED {
            let mut out = Output::to(Stream::Error);
            is.write(&mut Text(&mut out));
            out.put(" != ");
            should.write(&mut Text(&mut out));
            out.put(format!(" offset = {at}\n"));
        }
        errors += 1;
    }
    errors
}

/// `_mlir_ciface_verifyMemRef*`: compares memrefs given by unranked descriptors.
///
/// # Safety
/// Both must be unranked descriptors of accessible memory with elements of type `T`.
pub unsafe extern "C" fn unranked<T: Element>(actual: *const u8, expected: *const u8) -> i64 {
    // SAFETY: the caller guarantees it.
    unsafe { verify::<T>(&MemRef::unranked(actual), &MemRef::unranked(expected)) }
}

/// `verifyMemRef*`: compares memrefs given by ranked descriptors of the same rank.
///
/// # Safety
/// Both must be descriptors of this rank, of accessible memory with elements of type `T`.
pub unsafe extern "C" fn ranked<T: Element>(
    rank: i64,
    actual: *const u8,
    expected: *const u8,
) -> i64 {
    // SAFETY: the caller guarantees it.
    unsafe {
        verify::<T>(
            &MemRef::ranked(rank, actual),
            &MemRef::ranked(rank, expected),
        )
    }
}
