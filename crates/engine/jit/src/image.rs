//! A module in memory, with its symbols, constructors and destructors.

use std::fmt;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use rustc_hash::FxHashMap;
use terrace_engine_abi::Signature;
use terrace_engine_clif::Place;

use crate::code::CodeMap;
use crate::exported::ExportedTypes;
use crate::memory::Room;
use crate::object::link::ThreadLocals;
use crate::ranges::Registered;
use crate::symbols::Kept;
use crate::unwind::Unwind;
use crate::{Failure, Limits, catch};

/// Returns the source location of an instruction, given the index of a function and of an instruction in it.
type Locate = dyn Fn(usize, u32) -> Option<Place> + Send + Sync;

/// Source locations that the module's debug information lacks.
#[derive(Default)]
pub(crate) struct Places(pub(crate) Option<Box<Locate>>);

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "known" } else { "unknown" })
    }
}

/// The facts about a module that are known only from its source.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) places: Places,
    /// The signatures of the functions with bodies.
    pub(crate) definitions: Vec<Signature>,
    /// The signatures of the functions without bodies.
    pub(crate) declarations: Vec<Signature>,
}

/// The linked code and data of a module.
pub(crate) struct Linked {
    /// See [`Image`].
    pub(crate) exports: FxHashMap<String, usize>,
    pub(crate) entries: FxHashMap<String, usize>,
    pub(crate) start: Option<usize>,
    pub(crate) constructors: Vec<usize>,
    pub(crate) destructors: Vec<usize>,
    pub(crate) map: CodeMap,
    pub(crate) unwind: Option<Unwind>,
    pub(crate) thread_locals: Vec<ThreadLocals>,
    pub(crate) room: Room,
}

/// A module in memory. When it is dropped, the destructors run and the memory is freed.
#[derive(Debug)]
pub(crate) struct Image {
    /// The addresses of functions and variables that other modules can refer to, keyed by name.
    pub(crate) exports: FxHashMap<String, usize>,
    /// The types of the exports.
    pub(crate) types: ExportedTypes,
    /// The addresses of all named functions and of their aliases, keyed by name.
    pub(crate) entries: FxHashMap<String, usize>,
    /// The initialization function, which runs before the constructors.
    pub(crate) start: Option<usize>,
    pub(crate) constructors: Vec<usize>,
    pub(crate) destructors: Vec<usize>,
    /// True after the constructors have run and until the destructors begin.
    pub(crate) is_started: AtomicBool,
    pub(crate) places: Places,
    // The drop order matters: when the code's memory is freed, nothing refers to it any more.
    pub(crate) registered: Registered,
    pub(crate) _unwind: Option<Unwind>,
    #[cfg(all(feature = "gdb", target_os = "linux"))]
    pub(crate) _gdb: Option<crate::gdb::Known>,
    pub(crate) _thread_locals: Vec<ThreadLocals>,
    pub(crate) _room: Room,
    pub(crate) _kept: Kept,
}

impl Image {
    /// Returns the address of an exported symbol.
    pub(crate) fn export(&self, name: &str) -> Option<*const u8> {
        Some(*self.exports.get(name)? as *const u8)
    }

    /// Returns the destructors if the constructors have run. Only the first call returns them.
    pub(crate) fn take_destructors(&self) -> &[usize] {
        match self.is_started.swap(false, Ordering::AcqRel) {
            true => &self.destructors,
            false => &[],
        }
    }

    /// Runs functions without parameters and results, until one fails.
    ///
    /// # Safety
    /// The functions must be constructors or destructors of the module. The caller vouches for their effects.
    pub(crate) unsafe fn run(&self, functions: &[usize], limits: &Limits) -> Result<(), Failure> {
        for address in functions {
            // SAFETY: these are functions of this module, which is alive; the caller vouches for their effects.
            let ran = unsafe { catch::call(*address as *const u8, [0; 6], limits, Vec::new()) };
            ran.map_err(|failure| self.located(failure))?;
        }
        Ok(())
    }

    /// Adds source locations to a failure.
    pub(crate) fn located(&self, mut failure: Failure) -> Failure {
        // The lookup allocates memory; a program that was stopped within `malloc` holds the allocator's lock.
        if let (true, Some(places)) = (failure.is_clean, &self.places.0) {
            failure.locate(places);
        }
        failure
    }
}

impl Drop for Image {
    fn drop(&mut self) {
        // SAFETY: the caller that ran the constructors also vouched for the destructors.
        let ran = unsafe { self.run(self.take_destructors(), &Limits::default()) };
        if let Err(failure) = ran {
            // There is no other way to report it.
            let _ = writeln!(std::io::stderr(), "{failure}");
        }
    }
}
