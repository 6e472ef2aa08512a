//! Where symbols that a program does not define are found.

use std::ffi::CString;

use rustc_hash::FxHashMap;

/// An address as a number, so that tables of them may go to other threads.
type Address = usize;

/// A function that knows addresses by name.
type Lookup = Box<dyn Fn(&str) -> Option<*const u8> + Send + Sync>;

/// Functions and variables of the host, by name.
#[derive(Default)]
pub struct Symbols {
    own: FxHashMap<String, Address>,
    lookups: Vec<Lookup>,
}

impl std::fmt::Debug for Symbols {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Symbols")
            .field("own", &self.own.len())
            .field("lookups", &self.lookups.len())
            .finish()
    }
}

impl Symbols {
    /// No symbols but those of the process.
    pub fn new() -> Symbols {
        Symbols::default()
    }

    /// Adds a symbol, which goes before those of the process.
    ///
    /// Whoever calls compiled code promises that what is at the address is what the program
    /// declares.
    pub fn add(&mut self, name: impl Into<String>, address: *const u8) {
        self.own.insert(name.into(), address as Address);
    }

    /// Adds a function that is asked for what the table does not have, after those added before.
    pub fn add_lookup(
        &mut self,
        lookup: impl Fn(&str) -> Option<*const u8> + Send + Sync + 'static,
    ) {
        self.lookups.push(Box::new(lookup));
    }

    /// The address of a symbol: from the table, from the functions, from the process.
    pub fn find(&self, name: &str) -> Option<*const u8> {
        if let Some(address) = self.own.get(name) {
            return Some(*address as *const u8);
        }
        let mut lookups = self.lookups.iter();
        lookups
            .find_map(|lookup| lookup(name))
            .or_else(|| find_in_process(name))
    }
}

/// What the process and its libraries have.
fn find_in_process(name: &str) -> Option<*const u8> {
    let name = CString::new(name).ok()?;
    // SAFETY: the name is a C string that outlives the call.
    let address = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!address.is_null()).then_some(address.cast_const().cast())
}
