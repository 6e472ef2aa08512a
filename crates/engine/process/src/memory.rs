//! Memory of this process, read without risk.

use terrace_engine_abi::Memory;

/// The memory of this process, which addresses of a program refer to. The system finds invalid addresses.
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
        // SAFETY: the system copies what is there into a buffer of that length, and fails where nothing is.
        let count = unsafe { libc::process_vm_readv(libc::getpid(), &local, 1, &remote, 1, 0) };
        usize::try_from(count) == Ok(into.len())
    }
}

/// Nothing is run there that would have memory.
#[cfg(not(unix))]
impl Memory for ProcessMemory {
    fn read(&self, _: u64, into: &mut [u8]) -> bool {
        into.is_empty()
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
impl Memory for ProcessMemory {
    fn read(&self, address: u64, into: &mut [u8]) -> bool {
        // A pipe takes memory that is there, and gives it back.
        let mut ends = [0; 2];
        // SAFETY: a place for two descriptors.
        if unsafe { libc::pipe(ends.as_mut_ptr()) } != 0 {
            return false;
        }
        let mut start = address as usize;
        let mut is_there = true;
        for chunk in into.chunks_mut(512) {
            let from: *const libc::c_void = std::ptr::with_exposed_provenance(start);
            // SAFETY: the system reads what is there, and fails where nothing is; the buffer has room for what comes back.
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
        // SAFETY: the descriptors are of the pipe.
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
