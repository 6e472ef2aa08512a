//! A module in memory.

use std::fmt;

use rustc_hash::FxHashMap;
use terrace_engine_clif::Place;

use crate::memory::Room;
use crate::ranges::Registered;
use crate::symbols::Kept;
use crate::unwind::Unwind;

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

/// A module in memory, which is given back when this is dropped.
#[derive(Debug)]
pub(crate) struct Image {
    /// Functions and variables that others see, by name.
    pub(crate) exports: FxHashMap<String, usize>,
    /// All functions with a name, and aliases of them.
    pub(crate) entries: FxHashMap<String, usize>,
    /// The function that runs before everything else, if there is one.
    pub(crate) start: Option<usize>,
    pub(crate) constructors: Vec<usize>,
    pub(crate) destructors: Vec<usize>,
    pub(crate) places: Places,
    // In this order: nobody knows the code any more when its memory goes.
    pub(crate) registered: Registered,
    pub(crate) _unwind: Option<Unwind>,
    #[cfg(all(feature = "gdb", target_os = "linux"))]
    pub(crate) _gdb: Option<crate::gdb::Known>,
    pub(crate) _room: Room,
    pub(crate) _kept: Kept,
}

impl Image {
    /// The address of an exported symbol.
    pub(crate) fn export(&self, name: &str) -> Option<*const u8> {
        Some(*self.exports.get(name)? as *const u8)
    }
}
