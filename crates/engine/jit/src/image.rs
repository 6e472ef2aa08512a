//! A module in memory.

use rustc_hash::FxHashMap;

use crate::memory::Room;
use crate::ranges::Registered;
use crate::symbols::Kept;
use crate::unwind::Unwind;

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
