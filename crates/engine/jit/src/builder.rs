//! The options of a compilation, set one by one.

use std::path::Path;
use std::sync::Arc;

use terrace_engine_abi::{Convention, Signature};
use terrace_llvmir::Module;

use crate::image::{Places, Source};
use crate::object::Compiler;
use crate::{
    Error, HostClosure, HostFunction, Jit, Library, LibraryError, Opt, Options, Place, Symbols,
    Text,
};

/// Options of a compilation.
///
/// ```
/// use terrace_engine_jit::Jit;
/// use terrace_llvmir_read::{ReadOptions, read};
///
/// extern "C" fn host(x: f64) -> f64 {
///     x + 1.0
/// }
///
/// let source = b"
///     declare double @host(double)
///     define i64 @f() {
///       %x = call double @host(double 41.0)
///       %y = fptosi double %x to i64
///       ret i64 %y
///     }
/// ";
/// let module = read(source, "f.ll", ReadOptions::default())?;
/// let jit = Jit::builder()
///     .symbol("host", host as extern "C" fn(f64) -> f64)
///     .build(&module)?;
/// let f = jit.entry("f").ok_or("no function f")?;
/// // SAFETY: `f` takes nothing.
/// let result = unsafe { jit.call_address(f, [0; 6], &Default::default())? };
/// assert_eq!(result.int, 42);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Builder {
    options: Options,
    symbols: Symbols,
    failed: Vec<LibraryError>,
    source: Source,
    compiler: Option<Compiler>,
}

impl Builder {
    /// Sets a compiler that replaces Cranelift: a function that returns an ELF object of this machine for LLVM IR, or
    /// the reason why it cannot. The function gets a copy of the module with replaced debug information, because the
    /// engine maps addresses to functions and instructions by the object's line table.
    /// `terrace_engine_llvm::compile_for_jit` is such a compiler.
    pub fn compiler(
        mut self,
        compile: impl Fn(&Module) -> Result<Vec<u8>, String> + Send + Sync + 'static,
    ) -> Builder {
        self.compiler = Some(Compiler(Box::new(compile)));
        self
    }

    /// Sets Cranelift's optimization level.
    pub fn opt(mut self, opt: Opt) -> Builder {
        self.options.opt = opt;
        self
    }

    /// Enables Cranelift's verifier.
    pub fn verify(mut self, verify: bool) -> Builder {
        self.options.verify = verify;
        self
    }

    /// Sets the number of compiling threads; 0 means the number of processors.
    pub fn threads(mut self, threads: usize) -> Builder {
        self.options.threads = threads;
        self
    }

    /// Sets the kind of text in [`crate::Code::text`].
    pub fn text(mut self, text: Option<Text>) -> Builder {
        self.options.text = text;
        self
    }

    /// Enables the symbol map for `perf`.
    pub fn perf(mut self, perf: bool) -> Builder {
        self.options.perf = perf;
        self
    }

    /// Enables the registration of function names with `gdb`.
    pub fn gdb(mut self, gdb: bool) -> Builder {
        self.options.gdb = gdb;
        self
    }

    /// Adds a host function that the program calls by name. The program calls the function directly, so a panic in it
    /// ends the process. A program that declares the function with another type is rejected.
    pub fn symbol(mut self, name: impl Into<String>, function: impl HostFunction) -> Builder {
        self.symbols.add_function(name, function);
        self
    }

    /// Adds a host closure that the program calls by name. A program that declares it with another type is rejected. If
    /// the closure returns an error or panics, the program's call fails with the closure's message
    /// ([`FailureKind::Host`](crate::FailureKind::Host)).
    ///
    /// ```
    /// use std::sync::atomic::{AtomicU64, Ordering};
    /// use std::sync::Arc;
    /// use terrace_engine_jit::Jit;
    /// use terrace_llvmir_read::{ReadOptions, read};
    ///
    /// let source = b"
    ///     declare void @take(i64)
    ///     define void @f(i64 %x) {
    ///       call void @take(i64 %x)
    ///       ret void
    ///     }
    /// ";
    /// let module = read(source, "f.ll", ReadOptions::default())?;
    /// let sum = Arc::new(AtomicU64::new(0));
    /// let shared = Arc::clone(&sum);
    /// let jit = Jit::builder()
    ///     .function("take", move |x: u64| match x {
    ///         0 => Err("nothing to take"),
    ///         x => {
    ///             shared.fetch_add(x, Ordering::Relaxed);
    ///             Ok(())
    ///         }
    ///     })
    ///     .build(&module)?;
    /// let f = jit.entry("f").ok_or("no function f")?;
    /// // SAFETY: `f` takes an integer.
    /// unsafe { jit.call_address(f, [42, 0, 0, 0, 0, 0], &Default::default())? };
    /// assert_eq!(sum.load(Ordering::Relaxed), 42);
    /// # if cfg!(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))) {
    /// // SAFETY: as above.
    /// let failure = unsafe { jit.call_address(f, [0; 6], &Default::default()) }.unwrap_err();
    /// assert_eq!(failure.to_string(), "error: host function 'take' failed: nothing to take in @f");
    /// # }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn function<P>(
        mut self,
        name: impl Into<String>,
        function: impl HostClosure<P>,
    ) -> Builder {
        self.symbols.add_closure(name, function);
        self
    }

    /// Adds the exports of a module. A program that declares one of them with another type is rejected.
    pub fn module(mut self, module: &Jit) -> Builder {
        self.symbols.add_module(module);
        self
    }

    /// Loads a shared library whose symbols the program can use. [`Builder::build`] reports all libraries that cannot
    /// be loaded.
    pub fn library(mut self, path: impl AsRef<Path>) -> Builder {
        match Library::open(path) {
            Ok(library) => self.symbols.add_library(library),
            Err(error) => self.failed.push(error),
        }
        self
    }

    /// Sets the fallback for source locations in a [`Failure`](crate::Failure) of a checked call, used if the module
    /// has no debug information. The arguments are the index of a function in the module and of an instruction in the
    /// function.
    pub fn places(
        mut self,
        places: impl Fn(usize, u32) -> Option<Place> + Send + Sync + 'static,
    ) -> Builder {
        self.source.places = Places(Some(Box::new(places)));
        self
    }

    /// Sets the source types of the functions without bodies. They are compared with those of the modules that define
    /// the functions.
    pub fn declarations(mut self, declarations: Vec<Signature>) -> Builder {
        self.source.declarations = declarations;
        self
    }

    /// Returns the symbols, for settings that the builder has no method for.
    pub fn symbols(&mut self) -> &mut Symbols {
        &mut self.symbols
    }

    /// Compiles a module.
    ///
    /// # Errors
    /// Returns an error if a library cannot be loaded, code is unsupported, a symbol is missing or has another type, or
    /// memory is exhausted.
    pub fn build(self, module: &Module) -> Result<Jit, Error> {
        if !self.failed.is_empty() {
            return Err(Error::Libraries(self.failed));
        }
        let compiler = self.compiler.as_ref();
        Jit::build_with(module, &self.options, compiler, self.symbols, self.source)
    }

    /// Compiles a module with entries for functions whose source types are known, which [`Jit::function`] and
    /// [`Jit::call`] call with checked values. A function that does not support such calls causes an error only when it
    /// is looked up.
    ///
    /// From then on, the runtime's allocation table records the memory of all programs of the process.
    ///
    /// # Errors
    /// The same as those of [`Builder::build`].
    pub fn build_functions(
        mut self,
        module: &mut Module,
        signatures: &[Signature],
        convention: Convention,
    ) -> Result<Jit, Error> {
        crate::assertion::note(module);
        self.source.definitions = signatures.to_vec();
        let callables = crate::typed::callables(module, signatures, convention);
        let jit = self.build(module)?;
        Ok(Jit {
            callables: Arc::new(callables),
            ..jit
        })
    }
}
