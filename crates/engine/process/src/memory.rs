//! Reads memory of this process without faulting.

use terrace_engine_abi::Memory;

/// The memory of this process, to which a program's addresses refer. Reads of inaccessible addresses return false.
#[derive(Clone, Copy, Debug, Default)]
pub struct ProcessMemory;

#[cfg(target_os = "linux")]
impl Memory for ProcessMemory {
    fn read(&self, address: u64, into: &mut [u8]) -> bool {
        let Ok(address) = usize::try_from(address) else {
            return false;
        };
        if into.is_empty() {
            return true;
        }
        let local = libc::iovec {
            iov_base: into.as_mut_ptr().cast(),
            iov_len: into.len(),
        };
        let remote = libc::iovec {
            iov_base: std::ptr::with_exposed_provenance_mut(address),
            iov_len: into.len(),
        };
        // SAFETY: the system copies accessible memory to a buffer of that length, and fails otherwise.
        let count = unsafe { libc::process_vm_readv(libc::getpid(), &local, 1, &remote, 1, 0) };
        usize::try_from(count) == Ok(into.len())
    }
}

/// No program runs on these systems, so only empty reads succeed.
#[cfg(not(unix))]
impl Memory for ProcessMemory {
    fn read(&self, _: u64, into: &mut [u8]) -> bool {
        into.is_empty()
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
impl Memory for ProcessMemory {
    fn read(&self, address: u64, into: &mut [u8]) -> bool {
        // Writing inaccessible memory to a pipe fails without a fault.
        let mut ends = [0; 2];
        // SAFETY: `ends` has space for two descriptors.
        if unsafe { libc::pipe(ends.as_mut_ptr()) } != 0 {
            return false;
        }
        let mut start = address as usize;
        let mut is_there = true;
        for chunk in into.chunks_mut(512) {
            let from: *const libc::c_void = std::ptr::with_exposed_provenance(start);
            // SAFETY: the system reads accessible memory and fails otherwise; the buffer has space for the bytes read
            // back.
            is_there = unsafe {
                let written = libc::write(ends[1], from, chunk.len());
                usize::try_from(written) == Ok(chunk.len())
                    && libc::read(ends[0], chunk.as_mut_ptr().cast(), chunk.len()) == written
            };
            if !is_there {
                break;
            }
            start = start.wrapping_add(chunk.len());
        }
        // SAFETY: the descriptors are those of the pipe.
        unsafe {
            libc::close(ends[0]);
            libc::close(ends[1]);
        }
        is_there
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_is_not_there_is_not_read() {
        let there = [1u8, 2, 3];
        let mut into = [0; 3];
        let address = there.as_ptr().expose_provenance() as u64;
        assert!(ProcessMemory.read(address, &mut into));
        assert_eq!(into, there);
        assert!(!ProcessMemory.read(8, &mut into));
        assert!(!ProcessMemory.read(u64::MAX - 1, &mut into));
        assert!(ProcessMemory.read(8, &mut []));
    }
}
