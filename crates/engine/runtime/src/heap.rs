//! Recognizes addresses on which the C library's `free` would end the process.
//!
//! GNU's C library ends the process when it detects that memory was freed twice or was never allocated. The header that
//! it stores before each chunk reveals this beforehand. For other libraries, no address is rejected.

use crate::call::BadFree;

#[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"))]
pub(crate) use gnu::objection;

/// Returns `None`, because other libraries are not inspected.
#[cfg(not(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64")))]
pub(crate) fn objection(_: usize) -> Option<BadFree> {
    None
}

#[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"))]
mod gnu {
    use super::BadFree;

    /// The bytes before a chunk: the size of the preceding chunk if that is free, and the chunk's own size with three
    /// flags.
    const HEADER: usize = 16;
    /// The flag of a chunk whose predecessor is in use.
    const PREVIOUS_IN_USE: u64 = 1;
    /// The flag of a chunk in a separate mapping.
    const IS_MAPPED: u64 = 2;
    const FLAGS: u64 = 7;
    /// The minimum size of a chunk.
    const SMALLEST: u64 = 32;

    /// The result of reading memory that may be inaccessible.
    enum Words {
        Are([u64; 2]),
        AreMissing,
        /// The system does not permit the query.
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
        // SAFETY: the system copies accessible memory to a buffer of that length, and fails otherwise.
        let count = unsafe { libc::process_vm_readv(libc::getpid(), &local, 1, &remote, 1, 0) };
        if usize::try_from(count) == Ok(size) {
            return Words::Are(into);
        }
        match std::io::Error::last_os_error().raw_os_error() {
            Some(libc::EFAULT) => Words::AreMissing,
            _ => Words::Unknown,
        }
    }

    /// Returns the key that the library stores in the second word of chunks in a thread's cache of free chunks.
    fn cached() -> Option<u64> {
        // SAFETY: `malloc` and `free` of C; the system reads the memory afterwards.
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

    /// Returns the reason why an address cannot be freed, if the header before it reveals one.
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
        // The next chunk's flags tell whether this chunk is in use.
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
