//! Memory for the code and data of a module. It is one range of address space, so that relative references between all
//! of its parts are in range.
//!
//! A quarter of the range is for code, a quarter for constants, and half for variables. The range is only reserved at
//! first; memory is made usable as it is allocated.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use cranelift_jit::{BranchProtection, JITMemoryKind, JITMemoryProvider};
use cranelift_module::ModuleResult;

/// The sizes of address space to reserve for a module, in the order of preference. The last is enough for most modules.
const ROOM: [usize; 3] = [1 << 30, 1 << 27, 1 << 24];

/// The number of unused bytes at the beginning of each part. Programs that truncate addresses to 32 bits would take an
/// address with many trailing zero bits for null.
const BEFORE_DATA: usize = 64;

/// The granularity at which memory is made usable.
const STEP: usize = 1 << 14;

/// A part of the address space that contains one kind of memory.
#[derive(Clone, Copy, Debug)]
struct Area {
    /// Offsets in the reservation.
    next: usize,
    usable: usize,
    end: usize,
}

/// A reservation of address space. It is released when this is dropped.
#[derive(Debug)]
struct Piece {
    base: *mut u8,
    size: usize,
    /// Code, constant data, writable data.
    areas: [Area; 3],
}

// SAFETY: the addresses are those of a mapping, which does not belong to a thread.
unsafe impl Send for Piece {}

/// The memory of a module, shared by Cranelift while it fills the memory, and by the memory's owner.
#[derive(Clone, Debug)]
pub(crate) struct Room(Arc<Mutex<Piece>>);

fn no_room() -> io::Error {
    io::Error::new(
        io::ErrorKind::OutOfMemory,
        "out of memory for code and data",
    )
}

impl Room {
    pub(crate) fn new() -> io::Result<Room> {
        let mut pieces = ROOM.iter().filter_map(|size| Piece::new(*size));
        let piece = pieces.next().ok_or_else(no_room)?;
        Ok(Room(Arc::new(Mutex::new(piece))))
    }

    /// Makes code executable and constants read-only.
    pub(crate) fn finish(&self) -> io::Result<()> {
        let mut piece = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        piece.finish()
    }
}

impl Piece {
    fn new(size: usize) -> Option<Piece> {
        let base = system::reserve(size)?;
        let area = |from, end| Area {
            next: from + BEFORE_DATA,
            usable: from,
            end,
        };
        Some(Piece {
            base,
            size,
            areas: [
                area(0, size / 4),
                area(size / 4, size / 2),
                area(size / 2, size),
            ],
        })
    }

    fn area(&mut self, kind: JITMemoryKind) -> &mut Area {
        let [code, constant, data] = &mut self.areas;
        match kind {
            JITMemoryKind::Executable => code,
            JITMemoryKind::ReadOnly => constant,
            JITMemoryKind::Writable => data,
        }
    }

    fn allocate(&mut self, size: usize, align: u64, kind: JITMemoryKind) -> io::Result<*mut u8> {
        let base = self.base;
        let area = self.area(kind);
        let align = usize::try_from(align).map_err(|_| no_room())?.max(1);
        // An alignment may exceed that of a page.
        let padding = base.addr().wrapping_add(area.next).wrapping_neg() & (align - 1);
        let first = area.next.checked_add(padding).ok_or_else(no_room)?;
        // An allocation of size zero takes a byte, so that addresses are distinct.
        let end = first.checked_add(size.max(1)).ok_or_else(no_room)?;
        if end > area.end {
            return Err(no_room());
        }
        if end > area.usable {
            let usable = end.next_multiple_of(STEP).min(area.end);
            // SAFETY: the range is in the reservation and not used yet.
            unsafe { system::make_writable(base.add(area.usable), usable - area.usable)? };
            area.usable = usable;
        }
        area.next = end;
        // SAFETY: the range is in the reservation.
        Ok(unsafe { base.add(first) })
    }

    fn finish(&mut self) -> io::Result<()> {
        let [code, constant, _] = &self.areas;
        // SAFETY: both ranges are in the reservation. Only an erroneous program writes to constants or code afterwards.
        unsafe {
            system::make_executable(self.base, code.usable)?;
            let from = self.size / 4;
            match constant.usable - from {
                // QEMU rejects a call with size zero.
                0 => Ok(()),
                size => system::make_constant(self.base.add(from), size),
            }
        }
    }
}

impl Drop for Piece {
    fn drop(&mut self) {
        // SAFETY: every owner of an address of code or data also keeps the reservation.
        unsafe { system::release(self.base, self.size) }
    }
}

impl JITMemoryProvider for Room {
    fn allocate(&mut self, size: usize, align: u64, kind: JITMemoryKind) -> io::Result<*mut u8> {
        let mut piece = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        piece.allocate(size, align, kind)
    }

    /// Does nothing: the memory is freed when the reservation has no owner left.
    unsafe fn free_memory(&mut self) {}

    fn finalize(&mut self, _: BranchProtection) -> ModuleResult<()> {
        self.finish()
            .map_err(|err| cranelift_module::ModuleError::Allocation { err })
    }
}

/// For systems on which no program runs: no memory for code.
#[cfg(not(unix))]
mod system {
    use std::io;

    pub(super) fn reserve(_: usize) -> Option<*mut u8> {
        None
    }

    fn none() -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(super) unsafe fn make_writable(_: *mut u8, _: usize) -> io::Result<()> {
        none()
    }

    pub(super) unsafe fn make_constant(_: *mut u8, _: usize) -> io::Result<()> {
        none()
    }

    pub(super) unsafe fn make_executable(_: *mut u8, _: usize) -> io::Result<()> {
        none()
    }

    pub(super) unsafe fn release(_: *mut u8, _: usize) {}
}

#[cfg(unix)]
mod system {
    use std::{io, ptr};

    fn check(result: libc::c_int) -> io::Result<()> {
        match result {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }

    /// Reserves address space without memory.
    pub(super) fn reserve(size: usize) -> Option<*mut u8> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_NORESERVE;
        // SAFETY: a new mapping at an address that the system chooses.
        let base = unsafe { libc::mmap(ptr::null_mut(), size, libc::PROT_NONE, flags, -1, 0) };
        (base != libc::MAP_FAILED).then_some(base.cast())
    }

    /// # Safety
    /// The pages must be part of a reservation.
    pub(super) unsafe fn make_writable(base: *mut u8, size: usize) -> io::Result<()> {
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: the caller guarantees it.
        check(unsafe { libc::mprotect(base.cast(), size, access) })
    }

    /// # Safety
    /// The pages must be part of a reservation.
    pub(super) unsafe fn make_constant(base: *mut u8, size: usize) -> io::Result<()> {
        // SAFETY: the caller guarantees it.
        check(unsafe { libc::mprotect(base.cast(), size, libc::PROT_READ) })
    }

    /// # Safety
    /// The pages must be part of a reservation.
    pub(super) unsafe fn make_executable(base: *mut u8, size: usize) -> io::Result<()> {
        flush(base, size);
        let access = libc::PROT_READ | libc::PROT_EXEC;
        // SAFETY: the caller guarantees it.
        check(unsafe { libc::mprotect(base.cast(), size, access) })
    }

    /// # Safety
    /// The reservation must not be used any more.
    pub(super) unsafe fn release(base: *mut u8, size: usize) {
        // SAFETY: the caller guarantees it.
        unsafe { libc::munmap(base.cast(), size) };
    }

    /// Synchronizes the instruction cache with instructions that were written as data.
    #[cfg(target_arch = "aarch64")]
    fn flush(base: *mut u8, size: usize) {
        // The smallest cache line size. Smaller steps than necessary are harmless.
        const LINE: usize = 16;
        let all = || (base.addr()..base.addr() + size).step_by(LINE);
        // SAFETY: the memory is mapped; the instructions affect only caches.
        unsafe {
            for address in all() {
                std::arch::asm!("dc cvau, {}", in(reg) address);
            }
            std::arch::asm!("dsb ish");
            for address in all() {
                std::arch::asm!("ic ivau, {}", in(reg) address);
            }
            std::arch::asm!("dsb ish", "isb");
        }
    }

    #[cfg(not(target_arch = "aarch64"))]
    fn flush(_: *mut u8, _: usize) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_aligned_and_ends_with_an_error() {
        let mut piece = Piece::new(1 << 20).unwrap();
        for power in [0, 3, 4, 12, 16] {
            let align = 1u64 << power;
            let kind = JITMemoryKind::Writable;
            let address = piece.allocate(3, align, kind).unwrap();
            assert_eq!(address.addr() as u64 % align, 0);
            // SAFETY: three bytes that were allocated.
            unsafe { address.add(2).write(1) };
        }
        assert!(piece.allocate(1 << 19, 1, JITMemoryKind::Writable).is_err());
        assert!(
            piece
                .allocate(usize::MAX, 8, JITMemoryKind::Executable)
                .is_err()
        );
        let code = piece.allocate(1, 16, JITMemoryKind::Executable).unwrap();
        // SAFETY: an allocated byte; it is the code of a function that returns, and called once it is executable.
        unsafe {
            if cfg!(target_arch = "x86_64") {
                code.write(0xc3);
                piece.finish().unwrap();
                let function: extern "C" fn() = std::mem::transmute(code);
                function();
            }
        }
    }
}
