//! Memory for code and data of a module, in one piece of address space so that all of it is in reach
//! of all of it.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use cranelift_jit::{BranchProtection, JITMemoryKind, JITMemoryProvider};
use cranelift_module::ModuleResult;

/// Sizes of the address space of a module: the first is tried first, the last is enough for most.
const ROOM: [usize; 3] = [1 << 30, 1 << 27, 1 << 24];

/// Bytes before the first variable. Addresses that end in many zero bits are null in programs that keep them in 32 bits.
const BEFORE_DATA: usize = 64;

/// Memory is made usable in pieces of this size, or larger ones.
const STEP: usize = 1 << 14;

/// A part of the address space whose memory is used in one way.
#[derive(Clone, Copy, Debug)]
struct Area {
    /// Offsets in the piece.
    next: usize,
    usable: usize,
    end: usize,
}

/// A piece of address space. It is given back when this is dropped.
#[derive(Debug)]
struct Piece {
    base: *mut u8,
    size: usize,
    /// Code, data that is not written, data.
    areas: [Area; 3],
}

// SAFETY: addresses of a mapping, which is no thread's own.
unsafe impl Send for Piece {}

/// Memory of a module, for Cranelift while it is filled and for its owner afterwards.
#[derive(Clone, Debug)]
pub(crate) struct Room(Arc<Mutex<Piece>>);

fn no_room() -> io::Error {
    io::Error::new(io::ErrorKind::OutOfMemory, "no room for code and data")
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
        // A page's alignment is not enough for everything.
        let padding = base.addr().wrapping_add(area.next).wrapping_neg() & (align - 1);
        let first = area.next.checked_add(padding).ok_or_else(no_room)?;
        // Nothing has size zero: addresses are different.
        let end = first.checked_add(size.max(1)).ok_or_else(no_room)?;
        if end > area.end {
            return Err(no_room());
        }
        if end > area.usable {
            let usable = end.next_multiple_of(STEP).min(area.end);
            // SAFETY: inside of the piece, and not used yet.
            unsafe { system::make_writable(base.add(area.usable), usable - area.usable)? };
            area.usable = usable;
        }
        area.next = end;
        // SAFETY: inside of the piece.
        Ok(unsafe { base.add(first) })
    }

    fn finish(&mut self) -> io::Result<()> {
        let [code, constant, _] = &self.areas;
        // SAFETY: all of it is inside of the piece. Whoever writes to constant data or code
        // afterwards is a program with an error.
        unsafe {
            system::make_executable(self.base, code.usable)?;
            let from = self.size / 4;
            match constant.usable - from {
                // QEMU refuses to do nothing.
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

    /// Does nothing: memory is freed when the reservation has no owner any more.
    unsafe fn free_memory(&mut self) {}

    fn finalize(&mut self, _: BranchProtection) -> ModuleResult<()> {
        self.finish()
            .map_err(|err| cranelift_module::ModuleError::Allocation { err })
    }
}

/// Systems on which nothing is run: there is no memory for code.
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

    /// Address space without memory.
    pub(super) fn reserve(size: usize) -> Option<*mut u8> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_NORESERVE;
        // SAFETY: a new mapping at a place of the system's choice.
        let base = unsafe { libc::mmap(ptr::null_mut(), size, libc::PROT_NONE, flags, -1, 0) };
        (base != libc::MAP_FAILED).then_some(base.cast())
    }

    /// # Safety
    /// Pages of a reservation.
    pub(super) unsafe fn make_writable(base: *mut u8, size: usize) -> io::Result<()> {
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: by the caller's word.
        check(unsafe { libc::mprotect(base.cast(), size, access) })
    }

    /// # Safety
    /// Pages of a reservation.
    pub(super) unsafe fn make_constant(base: *mut u8, size: usize) -> io::Result<()> {
        // SAFETY: by the caller's word.
        check(unsafe { libc::mprotect(base.cast(), size, libc::PROT_READ) })
    }

    /// # Safety
    /// Pages of a reservation.
    pub(super) unsafe fn make_executable(base: *mut u8, size: usize) -> io::Result<()> {
        flush(base, size);
        let access = libc::PROT_READ | libc::PROT_EXEC;
        // SAFETY: by the caller's word.
        check(unsafe { libc::mprotect(base.cast(), size, access) })
    }

    /// # Safety
    /// An unused reservation.
    pub(super) unsafe fn release(base: *mut u8, size: usize) {
        // SAFETY: by the caller's word.
        unsafe { libc::munmap(base.cast(), size) };
    }

    /// Has processors see instructions that were written as data.
    #[cfg(target_arch = "aarch64")]
    fn flush(base: *mut u8, size: usize) {
        // The smallest lines there are: more steps than needed do no harm.
        const LINE: usize = 16;
        let all = || (base.addr()..base.addr() + size).step_by(LINE);
        // SAFETY: the memory is there; the instructions change caches only.
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
        // SAFETY: a byte that was allocated, a function that returns; called when it is code.
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
