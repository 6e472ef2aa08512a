//! Resolves symbols that a program does not define.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use terrace_engine_runtime as runtime;

use crate::closure::{self, Closure, HOST, HostClosure};
use crate::host::{HostFunction, HostSignature};
use crate::image::Image;
use crate::library::{Library, find_in_process, find_of_compilers};
use crate::{Error, Jit, Options, catch};

/// An address as an integer, so that tables of addresses are `Send`.
type Address = usize;

/// A function that returns the address of a name.
type Lookup = Box<dyn Fn(&str) -> Option<*const u8> + Send + Sync>;

/// Functions and variables that programs refer to by name. The first of these sources that defines a name is used:
///
/// 1. functions, closures and addresses that were added to this one by one;
/// 2. replacements of C functions (`abort`, `exit`, `malloc` and similar), and `terrace_rt_*`, which compiled code
///    calls;
/// 3. modules, then libraries, then lookup functions, each in the order in which they were added;
/// 4. the runtime library, with the functions of libc and libm;
/// 5. all other exported symbols of this process;
/// 6. the support library of C compilers, `libgcc_s`, if it is installed.
#[derive(Default)]
pub struct Symbols {
    own: FxHashMap<String, Address>,
    pub(crate) typed: Vec<(String, HostSignature)>,
    closures: Vec<Arc<Closure>>,
    /// The trampolines of the closures.
    thunks: Option<Arc<Image>>,
    modules: Vec<Arc<Image>>,
    libraries: Vec<Arc<Library>>,
    lookups: Vec<Lookup>,
}

impl std::fmt::Debug for Symbols {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Symbols")
            .field("own", &self.own.len())
            .field("closures", &self.closures)
            .field("modules", &self.modules.len())
            .field("libraries", &self.libraries)
            .field("lookups", &self.lookups.len())
            .finish()
    }
}

/// The closures, modules and libraries that compiled code keeps alive.
#[derive(Debug)]
pub(crate) struct Kept {
    _thunks: Option<Arc<Image>>,
    _closures: Vec<Arc<Closure>>,
    _modules: Vec<Arc<Image>>,
    _libraries: Vec<Arc<Library>>,
}

/// Returns true if functions of a group take precedence over those of modules and libraries.
fn is_first(group: runtime::Group) -> bool {
    matches!(group, runtime::Group::Memory | runtime::Group::Helper)
}

impl Symbols {
    /// Creates a table that resolves only symbols of the runtime library and the process.
    pub fn new() -> Symbols {
        Symbols::default()
    }

    /// Adds a symbol, which takes precedence over all others.
    ///
    /// Callers of compiled code guarantee that the address has the type that the program declares.
    pub fn add(&mut self, name: impl Into<String>, address: *const u8) {
        self.own.insert(name.into(), address as Address);
    }

    /// Adds a host function, which takes precedence over all other symbols. Programs that declare it with another type
    /// are rejected.
    pub fn add_function(&mut self, name: impl Into<String>, function: impl HostFunction) {
        fn signature<F: HostFunction>(_: F) -> HostSignature {
            F::signature()
        }
        let name = name.into();
        self.own.insert(name.clone(), function.address() as Address);
        self.closures.retain(|closure| closure.name != name);
        self.typed.retain(|(typed, _)| *typed != name);
        self.typed.push((name, signature(function)));
    }

    /// Adds a host closure, which takes precedence over all other symbols. The closure lives as long as code that uses
    /// it. Programs that declare it with another type are rejected.
    pub fn add_closure<P>(&mut self, name: impl Into<String>, function: impl HostClosure<P>) {
        let closure = Arc::new(Closure::new(name.into(), function));
        self.own.remove(&closure.name);
        self.typed.retain(|(name, _)| *name != closure.name);
        self.typed
            .push((closure.name.clone(), closure.signature().clone()));
        self.closures.push(closure);
    }

    /// Compiles the trampolines of closures that have none yet.
    pub(crate) fn compile_closures(&mut self, options: &Options) -> Result<(), Error> {
        if self.closures.is_empty() {
            return Ok(());
        }
        let thunks = closure::compile(&self.closures, options)?;
        for (at, closure) in self.closures.iter().enumerate() {
            if let Some(address) = thunks.entries.get(&format!("{HOST}{at}")) {
                self.own.insert(closure.name.clone(), *address);
            }
        }
        self.thunks = Some(thunks);
        Ok(())
    }

    /// Returns the module that defines a name, or `None` if the name does not resolve to a module.
    pub(crate) fn module_of(&self, name: &str) -> Option<&Arc<Image>> {
        let is_before = self.own.contains_key(name)
            || name == "abort"
            || runtime::find(name).is_some_and(|symbol| is_first(symbol.group));
        let mut modules = self.modules.iter();
        modules.find(|module| !is_before && module.export(name).is_some())
    }

    /// Adds the exports of a module. The module remains in memory as long as code that uses it.
    pub fn add_module(&mut self, module: &Jit) {
        self.modules.push(Arc::clone(&module.image));
    }

    /// Adds the exports of a library. The library remains loaded as long as code that uses it.
    pub fn add_library(&mut self, library: Library) {
        self.libraries.push(Arc::new(library));
    }

    /// Adds a function that resolves names. It is called for names that neither this table nor the lookup functions
    /// added before define.
    pub fn add_lookup(
        &mut self,
        lookup: impl Fn(&str) -> Option<*const u8> + Send + Sync + 'static,
    ) {
        self.lookups.push(Box::new(lookup));
    }

    /// Returns the address of a symbol.
    pub fn find(&self, name: &str) -> Option<*const u8> {
        if let Some(address) = self.own.get(name) {
            return Some(*address as *const u8);
        }
        if name == "abort" {
            let abort: unsafe extern "C" fn() = catch::abort;
            return Some(abort as *const u8);
        }
        let known = runtime::find(name);
        if let Some(symbol) = known.filter(|symbol| is_first(symbol.group)) {
            return Some(symbol.address.as_ptr());
        }
        let mut modules = self.modules.iter();
        let mut libraries = self.libraries.iter();
        let mut lookups = self.lookups.iter();
        modules
            .find_map(|module| module.export(name))
            .or_else(|| libraries.find_map(|library| library.find(name)))
            .or_else(|| lookups.find_map(|lookup| lookup(name)))
            .or_else(|| Some(known?.address.as_ptr()))
            .or_else(|| find_in_process(name))
            .or_else(|| find_of_compilers(name))
    }

    /// Returns the modules and libraries that must remain loaded while code that was linked against this table may run.
    pub(crate) fn kept(&self) -> Kept {
        Kept {
            _thunks: self.thunks.clone(),
            _closures: self.closures.clone(),
            _modules: self.modules.clone(),
            _libraries: self.libraries.clone(),
        }
    }
}
