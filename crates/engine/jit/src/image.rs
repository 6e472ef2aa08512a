//! A module in memory.

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

/// The place in the source of an instruction, by the indices of a function and of an instruction in it.
type Locate = dyn Fn(usize, u32) -> Option<Place> + Send + Sync;

/// Places in the source that the module's debug information does not have.
#[derive(Default)]
pub(crate) struct Places(pub(crate) Option<Box<Locate>>);

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "known" } else { "unknown" })
    }
}

/// The facts about a module that only its source has.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) places: Places,
    /// The signatures of its functions with bodies.
    pub(crate) definitions: Vec<Signature>,
    /// And of those without.
    pub(crate) declarations: Vec<Signature>,
}

/// Code and data of a module in its memory, whose symbols are found.
pub(crate) struct Linked {
    /// As in [`Image`].
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

/// A module in memory, which is given back when this is dropped. Destructors run before that.
#[derive(Debug)]
pub(crate) struct Image {
    /// Functions and variables that others see, by name.
    pub(crate) exports: FxHashMap<String, usize>,
    /// Their types.
    pub(crate) types: ExportedTypes,
    /// All functions with a name, and aliases of them.
    pub(crate) entries: FxHashMap<String, usize>,
    /// The function that runs before everything else, if there is one.
    pub(crate) start: Option<usize>,
    pub(crate) constructors: Vec<usize>,
    pub(crate) destructors: Vec<usize>,
    /// True from the end of the constructors to the beginning of the destructors.
    pub(crate) is_started: AtomicBool,
    pub(crate) places: Places,
    // In this order: nothing refers to the code any more when its memory is freed.
    pub(crate) registered: Registered,
    pub(crate) _unwind: Option<Unwind>,
    #[cfg(all(feature = "gdb", target_os = "linux"))]
    pub(crate) _gdb: Option<crate::gdb::Known>,
    pub(crate) _thread_locals: Vec<ThreadLocals>,
    pub(crate) _room: Room,
    pub(crate) _kept: Kept,
}

impl Image {
    /// The address of an exported symbol.
    pub(crate) fn export(&self, name: &str) -> Option<*const u8> {
        Some(*self.exports.get(name)? as *const u8)
    }

    /// The destructors, if the constructors have run; taken by the first call.
    pub(crate) fn take_destructors(&self) -> &[usize] {
        match self.is_started.swap(false, Ordering::AcqRel) {
            true => &self.destructors,
            false => &[],
        }
    }

    /// Runs functions that take and give nothing, up to one that fails.
    ///
    /// # Safety
    /// They are constructors or destructors of the module, whose code may do anything.
    pub(crate) unsafe fn run(&self, functions: &[usize], limits: &Limits) -> Result<(), Failure> {
        for address in functions {
            // SAFETY: they are functions of this module, which is alive; what they do is the caller's affair.
            let ran = unsafe { catch::call(*address as *const u8, [0; 6], limits, Vec::new()) };
            ran.map_err(|failure| self.located(failure))?;
        }
        Ok(())
    }

    /// A failure with places in the source.
    pub(crate) fn located(&self, mut failure: Failure) -> Failure {
        // Looking places up takes memory, which a program that was stopped within `malloc` has locked.
        if let (true, Some(places)) = (failure.is_clean, &self.places.0) {
            failure.locate(places);
        }
        failure
    }
}

impl Drop for Image {
    fn drop(&mut self) {
        // SAFETY: the caller that ran the constructors guaranteed the destructors, too.
        let ran = unsafe { self.run(self.take_destructors(), &Limits::default()) };
        if let Err(failure) = ran {
            // There is no other way to report it.
            let _ = writeln!(std::io::stderr(), "{failure}");
        }
    }
}
