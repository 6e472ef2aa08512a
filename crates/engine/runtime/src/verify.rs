//! Comparison of memrefs: `verifyMemRef*`.

use crate::console::{Output, Stream};
use crate::element::{Element, Text};
use crate::memref::{MemRef, Positions};
use crate::print::put_metadata;

/// The number of differences that are printed.
const PRINTED: i64 = 10;

/// The number of elements that differ, or -1 if the two are not of one shape and layout. Differences
/// go to the stream of errors.
///
/// # Safety
/// The elements of both are of the type and there.
unsafe fn verify<T: Element>(actual: &MemRef, expected: &MemRef) -> i64 {
    let alike = actual.rank() == expected.rank()
        && actual.offset == expected.offset
        && actual.sizes == expected.sizes
        && actual.strides == expected.strides;
    // Of scalars upstream compares nothing but the value.
    if actual.rank() != 0 && !alike {
        let mut out = Output::to(Stream::Error);
        put_metadata(&mut out, actual);
        put_metadata(&mut out, expected);
        return -1;
    }
    let mut errors = 0;
    for [at] in Positions::new(&actual.sizes, [&actual.strides], [actual.offset]) {
        // SAFETY: an element of both, by the caller's word.
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

/// `_mlir_ciface_verifyMemRef*`, of unranked descriptors.
///
/// # Safety
/// Both are unranked descriptors of memory that is there, of elements of the type.
pub unsafe extern "C" fn unranked<T: Element>(actual: *const u8, expected: *const u8) -> i64 {
    // SAFETY: by the caller's word.
    unsafe { verify::<T>(&MemRef::unranked(actual), &MemRef::unranked(expected)) }
}

/// `verifyMemRef*`, of two ranked descriptors of one rank.
///
/// # Safety
/// Both are descriptors of that rank and of memory that is there, of elements of the type.
pub unsafe extern "C" fn ranked<T: Element>(
    rank: i64,
    actual: *const u8,
    expected: *const u8,
) -> i64 {
    // SAFETY: by the caller's word.
    unsafe {
        verify::<T>(
            &MemRef::ranked(rank, actual),
            &MemRef::ranked(rank, expected),
        )
    }
}
