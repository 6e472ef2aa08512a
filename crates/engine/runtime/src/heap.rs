//! Addresses that `free` of C's library would not survive.
//!
//! GNU's C library ends the process when it finds that memory was freed twice or never allocated. The header that it
//! keeps before each piece tells that beforehand. Other libraries are trusted.

use crate::call::BadFree;

#[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"))]
pub(crate) use gnu::objection;

/// Nothing is known of other libraries.
#[cfg(not(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64")))]
pub(crate) fn objection(_: usize) -> Option<BadFree> {
    None
}

#[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"))]
mod gnu {
    use super::BadFree;

    /// Bytes before a piece: the size of the piece before it, if that is free, and its own size with three flags.
    const HEADER: usize = 16;
    /// The piece before is in use.
    const PREVIOUS_IN_USE: u64 = 1;
    /// The piece is a mapping of its own.
    const IS_MAPPED: u64 = 2;
    const FLAGS: u64 = 7;
    /// The smallest piece.
    const SMALLEST: u64 = 32;

    /// The result of reading memory that may not be there.
    enum Words {
        Are([u64; 2]),
        AreMissing,
        /// The system does not allow to ask.
        Unknown,
    }

    fn words(address: usize) -> Words {
        let mut into = [0u64; 2];
        let size = size_of_val(&into);
        let local = libc::iovec {
            iov_base: into.as_mut_ptr().cast(),
            iov_len: size,
        };
        let remote = libc::iovec {
            iov_base: std::ptr::without_provenance_mut(address),
            iov_len: size,
        };
        // SAFETY: the system copies what is there into a buffer of that length, and fails where nothing is.
        let count = unsafe { libc::process_vm_readv(libc::getpid(), &local, 1, &remote, 1, 0) };
        if usize::try_from(count) == Ok(size) {
            return Words::Are(into);
        }
        match std::io::Error::last_os_error().raw_os_error() {
            Some(libc::EFAULT) => Words::AreMissing,
            _ => Words::Unknown,
        }
    }

    /// The mark that the library puts into the second word of pieces in a thread's cache of free pieces.
    fn cached() -> Option<u64> {
        // SAFETY: `malloc` and `free` as C has them; the system reads what is there afterwards.
        let address = unsafe {
            let piece = libc::malloc(24);
            libc::free(piece);
            piece.addr()
        };
        match words(address) {
            Words::Are([_, mark]) if mark != 0 => Some(mark),
            _ => None,
        }
    }

    /// Why an address cannot be freed, if the header before it says so.
    pub(crate) fn objection(address: usize) -> Option<BadFree> {
        let unallocated = Some(BadFree::Unallocated);
        if !address.is_multiple_of(HEADER) || address < HEADER {
            return unallocated;
        }
        let [before, size] = match words(address - HEADER) {
            Words::Are(header) => header,
            Words::AreMissing => return unallocated,
            Words::Unknown => return None,
        };
        let bytes = size & !FLAGS;
        if bytes < SMALLEST || !bytes.is_multiple_of(HEADER as u64) {
            return unallocated;
        }
        if size & IS_MAPPED != 0 {
            let start = (address - HEADER) as u64;
            let ends = [start.wrapping_sub(before), bytes.wrapping_add(before)];
            let is_page = ends.iter().all(|end| end.is_multiple_of(4096));
            return if is_page { None } else { unallocated };
        }
        // The next piece knows whether this one is in use.
        let next = usize::try_from(bytes)
            .ok()
            .and_then(|bytes| (address - HEADER).checked_add(bytes));
        match next.map(words) {
            Some(Words::Are([_, next])) => {
                if next & !FLAGS < HEADER as u64 || next >> 48 != 0 {
                    return unallocated;
                }
                if next & PREVIOUS_IN_USE == 0 {
                    return Some(BadFree::Twice);
                }
            }
            Some(Words::Unknown) => return None,
            Some(Words::AreMissing) | None => return unallocated,
        }
        match words(address) {
            Words::Are([_, mark]) if Some(mark) == cached() => Some(BadFree::Twice),
            _ => None,
        }
    }
}
