//! Compiles LLVM IR into the memory of this process, links it and runs it.
//!
//! [`Jit::builder`] compiles a [`terrace_llvmir::Module`] and resolves its symbols. No code of the module runs before
//! [`Jit::start`], which runs the module's constructors. The builder reports all unsupported code, all missing symbols
//! and all libraries that cannot be loaded at once, before any code runs.
//!
//! | module | contents |
//! |---|---|
//! | `compile` | compiles functions to bytes, on several threads |
//! | `link` | lays out and relocates the bytes as a module in memory |
//! | `object` | links the object file of another compiler |
//! | `image`, `memory` | a module in memory, and its memory |
//! | `symbols`, `library`, `host` | [`Symbols`]: the symbols that programs can refer to |
//! | `builder` | [`Builder`]: the options of a compilation |
//! | `exported` | types of exported symbols, compared with declarations in other modules |
//! | `error` | [`Error`] |
//! | `cancel` | [`Cancel`] |
//! | `assertion` | records the text of a failed assertion in the failure |
//! | `closure` | host functions with state, which may fail |
//! | `code`, `lines`, `ranges` | map an address to its function, instruction and source location |
//! | `catch`, `failure` | turn signals into a [`Failure`] |
//! | `typed` | [`Function`], [`View`], [`Returned`], [`Jit::call`]: calls with checked values |
//! | `unwind`, `perf`, `gdb` | register code with unwinders, `perf` and `gdb` |
//!
//! # Failures
//!
//! [`Jit::call_address`] returns a [`Failure`], with functions and lines, for traps, divisions by zero, accesses to
//! inaccessible memory, stack overflows, calls of `abort` and `exit`, invalid calls of `free`, errors and panics of the
//! host's closures, and exceeded [`Limits`]. This works on Linux, x86-64 and AArch64; on other systems these failures
//! end the process. Memory that a failed call allocated is freed; locks that the call holds remain locked.
//!
//! A failure outside compiled code is caught only in a frameless function that compiled code calls directly, or if
//! [`Limits::foreign`] is set. Otherwise the signal handlers that were installed before receive it. A host that
//! installs its own handlers must do so before the first call, or pass unknown signals on.
#![doc = include_str!("../README.md")]

mod assertion;
mod builder;
mod cancel;
#[cfg_attr(
    not(all(
        target_os = "linux",
        any(target_arch = "x86_64", target_arch = "aarch64")
    )),
    path = "catch_none.rs"
)]
mod catch;
mod closure;
mod code;
mod compile;
mod error;
mod exported;
mod failure;
#[cfg(all(feature = "gdb", target_os = "linux"))]
mod gdb;
mod host;
mod image;
mod library;
mod lines;
mod link;
mod memory;
mod object;
mod perf;
mod ranges;
mod symbols;
mod typed;
mod unwind;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

pub use builder::Builder;
pub use cancel::Cancel;
pub use closure::{HostClosure, HostResult, HostValue};
pub use code::Code;
pub use error::{Error, Mismatch};
pub use failure::{Access, Failure, FailureKind, Frame};
pub use host::{HostFunction, HostSignature, HostType, runtime_mismatches};
pub use library::{Library, LibraryError};
pub use symbols::Symbols;
pub use terrace_engine_clif::{Opt, Place, Unsupported, silence_caught_panics, traps};
pub use terrace_engine_runtime::call::BadFree;
pub use typed::{
    Access as ViewAccess, Arg, Argument, Bit, ByValue, CallError, Complex, Element, Function,
    Origin, Output, Parameter, ResultType, ResultTypes, Returned, Scalar, ShapeError, Shared,
    Signature, StridedView, Tensor, TypeError, Unique, View, ViewMut,
};

use image::{Image, Source};
use terrace_llvmir::Module;

/// The kind of text that [`Code::text`] contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// Cranelift's IR, before optimizations.
    Clif,
    /// Machine instructions, in Cranelift's syntax.
    Assembly,
}

/// Options of a compilation.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Cranelift's optimization level.
    pub opt: Opt,
    /// True if Cranelift verifies its input.
    pub verify: bool,
    /// The number of compiling threads; 0 for the number of processors. The code does not depend on it.
    pub threads: usize,
    /// True if function names are written to `/tmp/perf-PID.map`, for `perf`.
    pub perf: bool,
    /// True if function names are registered with `gdb`. Requires the feature `gdb`.
    pub gdb: bool,
    /// The kind of text in [`Code::text`]; `None` for no text.
    pub text: Option<Text>,
}

/// Limits of a call.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The time after which the call is stopped. A call that cannot be stopped in time, because a function of the host
    /// or of C is running, fails when it returns.
    pub timeout: Option<Duration>,
    /// The maximum number of bytes that the program may have allocated with `malloc` and similar functions at any time
    /// of the call. An allocation beyond the limit makes the call fail.
    pub memory: Option<usize>,
    /// A handle with which another thread can stop the call.
    pub cancel: Option<Cancel>,
    /// True if failures outside compiled code are also caught, and `exit` and invalid calls of `free` end the process.
    /// Meant for a process that ends after the call and calls as little as possible until then, because locks of the C
    /// library may be held ([`Failure::is_clean`]). With this flag, `memory` is ignored and memory is not freed after a
    /// failure.
    pub foreign: bool,
}

impl Limits {
    fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(Cancel::is_cancelled)
    }

    fn is_watched(&self) -> bool {
        self.timeout.is_some() || self.cancel.is_some()
    }
}

/// The result registers of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results {
    /// The integer and pointer register. Bits beyond the width of the result are unspecified.
    pub int: u64,
    /// The floating-point register.
    pub float: u64,
}

impl Results {
    /// Returns the result as a C `float`.
    pub fn f32(self) -> f32 {
        f32::from_bits(self.float as u32)
    }

    /// Returns the result as a C `double`.
    pub fn f64(self) -> f64 {
        f64::from_bits(self.float)
    }
}

/// A compiled module. Clones share the module. When the last clone and everything derived from it are dropped, the
/// module's destructors run and its memory is freed.
#[derive(Clone)]
pub struct Jit {
    image: Arc<Image>,
    callables: Arc<typed::Callables>,
}

impl fmt::Debug for Jit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Jit")
            .field("entries", &self.image.entries.len())
            .finish_non_exhaustive()
    }
}

impl Jit {
    /// Returns a builder with default options.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// Returns everything in a module that cannot run on this machine. The list is empty if [`build`](Self::build) will
    /// compile the module.
    ///
    /// # Errors
    /// Returns an error if Cranelift does not support this machine.
    pub fn unsupported(module: &Module, options: &Options) -> Result<Vec<Unsupported>, Error> {
        let isa = compile::isa(options)?;
        Ok(terrace_engine_clif::unsupported(module, isa))
    }

    /// Compiles a module.
    ///
    /// # Errors
    /// Returns an error if parts of the module are unsupported, symbols are missing, or memory is exhausted.
    pub fn build(module: &Module, options: &Options, symbols: Symbols) -> Result<Jit, Error> {
        Jit::build_with(module, options, None, symbols, Source::default())
    }

    fn build_with(
        module: &Module,
        options: &Options,
        compiler: Option<&object::Compiler>,
        symbols: Symbols,
        source: Source,
    ) -> Result<Jit, Error> {
        let image = link::build(module, options, compiler, symbols, source)?;
        Ok(Jit {
            image,
            callables: Arc::default(),
        })
    }

    /// Returns the address of a function that the module defines, by its name or the name of an alias.
    pub fn entry(&self, name: &str) -> Option<*const u8> {
        Some(*self.image.entries.get(name)? as *const u8)
    }

    /// Returns the address of a function or variable that the module exports.
    pub fn export(&self, name: &str) -> Option<*const u8> {
        self.image.export(name)
    }

    /// Returns the compiled functions, sorted by address.
    pub fn code(&self) -> &[Code] {
        &self.image.registered.map().code
    }

    /// Returns the source location of the instruction at an address, if the module has debug information.
    pub fn place(&self, address: usize) -> Option<Place> {
        let map = self.image.registered.map();
        let code = map.find(address)?;
        map.place(code, u32::try_from(address - code.start).ok()?)
    }

    /// Returns the functions that are running at an address, innermost first. There are several if a compiler inlined
    /// calls. The list is empty if the address is outside the code.
    pub fn frames(&self, address: usize) -> Vec<Frame> {
        let map = self.image.registered.map();
        let code = map.find(address);
        code.map_or_else(Vec::new, |code| {
            map.frames(code, (address - code.start) as u32)
        })
    }

    /// Calls a function with arguments that are integers or pointers.
    ///
    /// # Errors
    /// Returns an error if the function fails.
    ///
    /// # Safety
    /// The address must be that of a function of this module, or of a function that calls into this module, with at
    /// most these parameters. The caller vouches for the effects of the code.
    pub unsafe fn call_address(
        &self,
        address: *const u8,
        args: [usize; 6],
        limits: &Limits,
    ) -> Result<Results, Failure> {
        // SAFETY: the caller guarantees it.
        unsafe { catch::call(address, args, limits, Vec::new()) }
    }

    /// Runs the program's initialization and its constructors. The module's destructors run when the last reference to
    /// the module is dropped, unless they have already run. A failure of such a destructor is written to standard
    /// error.
    ///
    /// # Errors
    /// Returns an error if one of the functions fails. The functions after it do not run, and neither do destructors.
    ///
    /// # Safety
    /// The caller vouches for the effects of the module's code.
    pub unsafe fn start_within(&self, limits: &Limits) -> Result<(), Failure> {
        let image = &self.image;
        // SAFETY: the caller guarantees it.
        unsafe {
            image.run(image.start.as_slice(), limits)?;
            image.run(&image.constructors, limits)?;
        }
        image.is_started.store(true, Ordering::Release);
        Ok(())
    }

    /// Runs the module's destructors, once, if its constructors have run. The module's functions must not be called
    /// afterwards.
    ///
    /// # Errors
    /// Returns an error if a destructor fails. The destructors after it do not run.
    ///
    /// # Safety
    /// The caller vouches for the effects of the module's code.
    pub unsafe fn finish_within(&self, limits: &Limits) -> Result<(), Failure> {
        // SAFETY: the caller guarantees it.
        unsafe { self.image.run(self.image.take_destructors(), limits) }
    }

    /// Drops this reference to the module. If it is the last one, the destructors run now. Otherwise this returns at
    /// once, and the destructors run when the last function or module that refers to the module is dropped.
    ///
    /// # Errors
    /// Returns an error if a destructor fails. The destructors after it do not run.
    pub fn close(self, limits: &Limits) -> Result<(), Failure> {
        match Arc::into_inner(self.image) {
            // SAFETY: the caller that ran the constructors also vouched for the destructors.
            Some(image) => unsafe { image.run(image.take_destructors(), limits) },
            None => Ok(()),
        }
    }

    /// Runs the program's initialization and its constructors without catching failures. Destructors run as after
    /// [`start_within`](Self::start_within).
    ///
    /// # Safety
    /// The caller vouches for the effects of the module's code.
    pub unsafe fn start(&self) {
        let image = &self.image;
        for address in image.start.iter().chain(&image.constructors) {
            // SAFETY: the function has no parameters and no results; the caller vouches for its effects.
            unsafe { call_plain(*address) }
        }
        image.is_started.store(true, Ordering::Release);
    }

    /// Runs the module's destructors like [`finish_within`](Self::finish_within), without catching failures.
    ///
    /// # Safety
    /// The caller vouches for the effects of the module's code.
    pub unsafe fn finish(&self) {
        for address in self.image.take_destructors() {
            // SAFETY: the function has no parameters and no results; the caller vouches for its effects.
            unsafe { call_plain(*address) }
        }
    }
}

/// Calls a function without parameters and results.
///
/// # Safety
/// The address must be that of such a function.
unsafe fn call_plain(address: usize) {
    // SAFETY: the caller guarantees it.
    unsafe {
        let function: extern "C" fn() = std::mem::transmute(address);
        function();
    }
}
