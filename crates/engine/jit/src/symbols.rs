//! Symbols that a program does not define.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use terrace_engine_runtime as runtime;

use crate::closure::{self, Closure, HOST, HostClosure};
use crate::host::{HostFunction, HostSignature};
use crate::image::Image;
use crate::library::{Library, find_in_process, find_of_compilers};
use crate::{Error, Jit, Options, catch};

/// An address as a number, so that tables of them may go to other threads.
type Address = usize;

/// A function that knows addresses by name.
type Lookup = Box<dyn Fn(&str) -> Option<*const u8> + Send + Sync>;

/// Functions and variables that programs find by name. The first of these that has a name is taken:
///
/// 1. what was added here, one by one;
/// 2. functions that stand for those of C in programs that run here: `abort`, `exit`, `malloc` and its kind;
///    and `terrace_rt_*`, which compiled code calls;
/// 3. modules, then libraries, then functions that look names up, each in the order in which they
///    were added;
/// 4. the runtime library, with the functions of libc and libm;
/// 5. everything else in this process that is exported;
/// 6. the library of C compilers for what machines cannot do, `libgcc_s`, where it is installed.
#[derive(Default)]
pub struct Symbols {
    own: FxHashMap<String, Address>,
    pub(crate) typed: Vec<(String, HostSignature)>,
    closures: Vec<Arc<Closure>>,
    /// The code that leads to the closures.
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

/// Closures, modules and libraries that compiled code keeps alive.
#[derive(Debug)]
pub(crate) struct Kept {
    _thunks: Option<Arc<Image>>,
    _closures: Vec<Arc<Closure>>,
    _modules: Vec<Arc<Image>>,
    _libraries: Vec<Arc<Library>>,
}

/// True if functions of a group stand for those of modules and libraries.
fn is_first(group: runtime::Group) -> bool {
    matches!(group, runtime::Group::Memory | runtime::Group::Helper)
}

impl Symbols {
    /// No symbols but those of the runtime library and the process.
    pub fn new() -> Symbols {
        Symbols::default()
    }

    /// Adds a symbol, which goes before all others.
    ///
    /// Whoever calls compiled code promises that what is at the address is what the program
    /// declares.
    pub fn add(&mut self, name: impl Into<String>, address: *const u8) {
        self.own.insert(name.into(), address as Address);
    }

    /// Adds a function of the host, which goes before all others. Programs that declare it with
    /// another type are refused.
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

    /// Adds a closure of the host, which goes before all others and lives as long as code that uses it. Programs that
    /// declare it with another type are refused.
    pub fn add_closure<P>(&mut self, name: impl Into<String>, function: impl HostClosure<P>) {
        let closure = Arc::new(Closure::new(name.into(), function));
        self.own.remove(&closure.name);
        self.typed.retain(|(name, _)| *name != closure.name);
        self.typed
            .push((closure.name.clone(), closure.signature().clone()));
        self.closures.push(closure);
    }

    /// Makes code for closures that have none yet.
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

    /// The module that a name is found in, if it is found in one.
    pub(crate) fn module_of(&self, name: &str) -> Option<&Arc<Image>> {
        let is_before = self.own.contains_key(name)
            || name == "abort"
            || runtime::find(name).is_some_and(|symbol| is_first(symbol.group));
        let mut modules = self.modules.iter();
        modules.find(|module| !is_before && module.export(name).is_some())
    }

    /// Adds the exports of a module. The module stays in memory as long as code that uses it.
    pub fn add_module(&mut self, module: &Jit) {
        self.modules.push(Arc::clone(&module.image));
    }

    /// Adds the exports of a library. It stays loaded as long as code that uses it.
    pub fn add_library(&mut self, library: Library) {
        self.libraries.push(Arc::new(library));
    }

    /// Adds a function that looks up names that the table does not have, after those added before.
    pub fn add_lookup(
        &mut self,
        lookup: impl Fn(&str) -> Option<*const u8> + Send + Sync + 'static,
    ) {
        self.lookups.push(Box::new(lookup));
    }

    /// The address of a symbol.
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

    /// Modules and libraries that have to stay while code that found its symbols here may run.
    pub(crate) fn kept(&self) -> Kept {
        Kept {
            _thunks: self.thunks.clone(),
            _closures: self.closures.clone(),
            _modules: self.modules.clone(),
            _libraries: self.libraries.clone(),
        }
    }
}
