//! Tables that tell unwinders how to leave frames of compiled code: backtraces of the host and of
//! debuggers go through it.

use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::isa::unwind::UnwindInfo;
use gimli::RunTimeEndian;
use gimli::write::{Address, EhFrame, EndianVec, FrameTable};

/// A table that unwinders know as long as this lives.
#[derive(Debug)]
pub(crate) struct Unwind {
    /// The table, if it is not part of the module's memory.
    own: Vec<u8>,
    /// Its address.
    address: usize,
}

// The unwinder that Rust's standard library is linked with. Others take one entry, not a table.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
unsafe extern "C" {
    fn __register_frame(table: *const u8);
    fn __deregister_frame(table: *const u8);
}

impl Unwind {
    /// Registers the frames of functions, each with its address. `None` if there are none, or the system
    /// has no registry.
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
        // The end of the table.
        table.extend([0; 4]);
        Unwind::register(table)
    }

    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    fn register(table: Vec<u8>) -> Option<Unwind> {
        // SAFETY: a table that ends with a zero; it stays where it is until it is deregistered.
        let mut unwind = unsafe { Unwind::of_loaded(table.as_ptr().expose_provenance()) }?;
        unwind.own = table;
        Some(unwind)
    }

    /// Registers a table that is in memory.
    ///
    /// # Safety
    /// At the address is a table that ends with a zero word, and stays there until this is dropped.
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    pub(crate) unsafe fn of_loaded(address: usize) -> Option<Unwind> {
        // SAFETY: the caller guarantees it.
        unsafe { __register_frame(std::ptr::with_exposed_provenance(address)) };
        Some(Unwind {
            own: Vec::new(),
            address,
        })
    }

    /// Registers nothing: this system has no registry.
    ///
    /// # Safety
    /// None is needed.
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
        // SAFETY: it was registered.
        unsafe {
            __deregister_frame(std::ptr::with_exposed_provenance(self.address));
        }
        let _ = (self.address, &self.own);
    }
}
