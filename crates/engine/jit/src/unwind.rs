//! Registers unwind tables, so that backtraces of the host and of debuggers can pass through frames of compiled code.

use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::isa::unwind::UnwindInfo;
use gimli::RunTimeEndian;
use gimli::write::{Address, EhFrame, EndianVec, FrameTable};

/// Keeps an unwind table registered until it is dropped.
#[derive(Debug)]
pub(crate) struct Unwind {
    /// The table, unless it is part of the module's memory.
    own: Vec<u8>,
    /// The address of the table.
    address: usize,
}

// The unwinder that Rust's standard library links. Other unwinders register one entry at a time, not a table.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
unsafe extern "C" {
    fn __register_frame(table: *const u8);
    fn __deregister_frame(table: *const u8);
}

impl Unwind {
    /// Registers the unwind information of functions, each with its address. Returns `None` if there are no functions,
    /// or if the system has no registry.
    pub(crate) fn new(
        isa: &dyn TargetIsa,
        functions: impl Iterator<Item = (usize, UnwindInfo)>,
    ) -> Option<Unwind> {
        let mut frames = FrameTable::default();
        let cie = frames.add_cie(isa.create_systemv_cie()?);
        let mut is_empty = true;
        for (address, info) in functions {
            if let UnwindInfo::SystemV(info) = info {
                is_empty = false;
                frames.add_fde(cie, info.to_fde(Address::Constant(address as u64)));
            }
        }
        if is_empty {
            return None;
        }
        let mut bytes = EhFrame(EndianVec::new(RunTimeEndian::default()));
        frames.write_eh_frame(&mut bytes).ok()?;
        let mut table = bytes.0.into_vec();
        // The terminator of the table.
        table.extend([0; 4]);
        Unwind::register(table)
    }

    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    fn register(table: Vec<u8>) -> Option<Unwind> {
        // SAFETY: the table ends with a zero word, and does not move until it is deregistered.
        let mut unwind = unsafe { Unwind::of_loaded(table.as_ptr().expose_provenance()) }?;
        unwind.own = table;
        Some(unwind)
    }

    /// Registers a table that is already in memory.
    ///
    /// # Safety
    /// `address` must point to a table that ends with a zero word. The table must remain there until this is dropped.
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    pub(crate) unsafe fn of_loaded(address: usize) -> Option<Unwind> {
        // SAFETY: the caller guarantees it.
        unsafe { __register_frame(std::ptr::with_exposed_provenance(address)) };
        Some(Unwind {
            own: Vec::new(),
            address,
        })
    }

    /// Returns `None`, because this system has no registry.
    ///
    /// # Safety
    /// There are no requirements.
    #[cfg(not(all(target_os = "linux", target_env = "gnu")))]
    pub(crate) unsafe fn of_loaded(_: usize) -> Option<Unwind> {
        None
    }

    #[cfg(not(all(target_os = "linux", target_env = "gnu")))]
    fn register(_: Vec<u8>) -> Option<Unwind> {
        None
    }
}

impl Drop for Unwind {
    fn drop(&mut self) {
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        // SAFETY: the table was registered.
        unsafe {
            __deregister_frame(std::ptr::with_exposed_provenance(self.address));
        }
        let _ = (self.address, &self.own);
    }
}
