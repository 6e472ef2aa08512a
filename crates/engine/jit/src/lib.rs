//! LLVM IR compiled into the memory of this process.
//!
//! [`Jit::builder`] compiles a [`terrace_llvmir::Module`] and finds its symbols; nothing of the
//! module runs before [`Jit::start`], which runs its constructors. Everything that cannot run, every
//! symbol that is missing and every library that cannot be loaded is reported before that, all at once.
//!
//! | module | what it holds |
//! |---|---|
//! | `compile` | from a function to bytes, on several threads |
//! | `link` | from bytes to a module in memory |
//! | `object` | code that another compiler makes, linked here |
//! | `image`, `memory` | a module in memory, and its memory |
//! | `symbols`, `library`, `host` | [`Symbols`]: what programs find by name |
//! | `builder` | [`Builder`]: all choices in one place |
//! | `exported` | types of what modules export, for programs that declare it |
//! | `error` | [`Error`] |
//! | `cancel` | [`Cancel`] |
//! | `assertion` | texts of assertions become a part of the failure |
//! | `closure` | functions of the host with state, which may fail |
//! | `code`, `lines`, `ranges` | what an address is part of, in the source too |
//! | `catch`, `failure` | signals become a [`Failure`] |
//! | `typed` | [`Function`], [`View`], [`Returned`], [`Jit::call`]: calls with checked values |
//! | `unwind`, `perf`, `gdb` | what unwinders, `perf` and `gdb` are told |
//!
//! # Failures
//!
//! Traps, divisions by zero, accesses to memory that is not there, stack overflows, calls of `abort` and `exit`,
//! wrong calls of `free`, errors and panics of the host's closures, and exceeded [`Limits`] come back from
//! [`Jit::call_address`] as a [`Failure`], with functions and lines (on Linux, x86-64 and AArch64; elsewhere they end
//! the process). Memory that the call allocated is freed then; locks that it holds stay held. Failures in code that is not compiled code, except in
//! functions that it calls directly and that need no frame, are not caught unless [`Limits::foreign`]
//! is set: the former handlers of the signals get them. A host that installs handlers of its own does so
//! before the first call, or passes on what it does not know.
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

/// Texts of functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// Cranelift's IR, before optimizations.
    Clif,
    /// Instructions of the machine, as Cranelift writes them.
    Assembly,
}

/// Choices of a compilation.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The effort that Cranelift makes for speed.
    pub opt: Opt,
    /// True if Cranelift checks its input.
    pub verify: bool,
    /// The number of threads that compile; 0 for as many as there are processors. Code is the same
    /// for any number.
    pub threads: usize,
    /// Names are written to `/tmp/perf-PID.map`, for `perf`.
    pub perf: bool,
    /// Set if `gdb` gets the names of functions. Needs the feature `gdb`.
    pub gdb: bool,
    /// The text that [`Code::text`] has.
    pub text: Option<Text>,
}

/// Limits of a call.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The time after which it is stopped. A call that cannot be stopped in time, because a function of the host or of
    /// C is running, fails when it returns.
    pub timeout: Option<Duration>,
    /// The number of bytes that the program may have allocated during the call at once, with `malloc` and its kind. A
    /// call that asks for more fails.
    pub memory: Option<usize>,
    /// A handle by which another thread stops the call.
    pub cancel: Option<Cancel>,
    /// Failures in code that is not compiled code are caught, too, and `exit` and wrong calls of `free` end the
    /// process. For a process that ends afterwards without calling more than it must: locks of the C library may be
    /// held ([`Failure::is_clean`]). Neither `memory` nor the freeing of memory applies.
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

/// The registers with the result of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results {
    /// The one of integers and pointers. Bits that the result does not have are anything.
    pub int: u64,
    /// The one of floats.
    pub float: u64,
}

impl Results {
    /// The result as `float`.
    pub fn f32(self) -> f32 {
        f32::from_bits(self.float as u32)
    }

    /// The result as `double`.
    pub fn f64(self) -> f64 {
        f64::from_bits(self.float)
    }
}

/// A compiled module. Clones share it; its destructors run and its memory is freed when the last of them, and of
/// everything made from them, is dropped.
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
    /// Choices, and then a compilation.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// Everything in a module that cannot run on this machine; empty if [`build`](Self::build) will compile it.
    ///
    /// # Errors
    /// There is no Cranelift for this machine.
    pub fn unsupported(module: &Module, options: &Options) -> Result<Vec<Unsupported>, Error> {
        let isa = compile::isa(options)?;
        Ok(terrace_engine_clif::unsupported(module, isa))
    }

    /// Compiles a module.
    ///
    /// # Errors
    /// Parts that cannot run, symbols that are missing, no room.
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

    /// The address of a function that the module defines, by its name or an alias of it.
    pub fn entry(&self, name: &str) -> Option<*const u8> {
        Some(*self.image.entries.get(name)? as *const u8)
    }

    /// The address of a function or variable that the module exports.
    pub fn export(&self, name: &str) -> Option<*const u8> {
        self.image.export(name)
    }

    /// The code in memory, by address.
    pub fn code(&self) -> &[Code] {
        &self.image.registered.map().code
    }

    /// The place in the source of the instruction at an address, if the module has debug information.
    pub fn place(&self, address: usize) -> Option<Place> {
        let map = self.image.registered.map();
        let code = map.find(address)?;
        map.place(code, u32::try_from(address - code.start).ok()?)
    }

    /// The functions that are running at an address, the innermost first: more than one if a compiler inlined calls. Empty
    /// for an address that is not part of the code.
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
    /// The function failed.
    ///
    /// # Safety
    /// The address is of a function that takes such arguments, or fewer: one of this module, which is
    /// therefore alive, or one that calls such. The code may do anything.
    pub unsafe fn call_address(
        &self,
        address: *const u8,
        args: [usize; 6],
        limits: &Limits,
    ) -> Result<Results, Failure> {
        // SAFETY: by the caller's word.
        unsafe { catch::call(address, args, limits, Vec::new()) }
    }

    /// Runs the program's initialization, and its constructors. When nothing keeps the module in memory any more, its
    /// destructors run, unless they have run already; a failure of them is then written to standard error.
    ///
    /// # Errors
    /// One of them failed; those after it have not run, and destructors will not.
    ///
    /// # Safety
    /// The module's code may do anything.
    pub unsafe fn start_within(&self, limits: &Limits) -> Result<(), Failure> {
        let image = &self.image;
        // SAFETY: by the caller's word.
        unsafe {
            image.run(image.start.as_slice(), limits)?;
            image.run(&image.constructors, limits)?;
        }
        image.is_started.store(true, Ordering::Release);
        Ok(())
    }

    /// Runs the module's destructors, once, if its constructors have run. Its functions are not to be called any more.
    ///
    /// # Errors
    /// One of them failed; those after it do not run.
    ///
    /// # Safety
    /// The module's code may do anything.
    pub unsafe fn finish_within(&self, limits: &Limits) -> Result<(), Failure> {
        // SAFETY: by the caller's word.
        unsafe { self.image.run(self.image.take_destructors(), limits) }
    }

    /// Gives the module up. If nothing else keeps it in memory, its destructors run now. Otherwise they run when the last
    /// function or module that keeps it is dropped, and this returns at once.
    ///
    /// # Errors
    /// One of them failed; those after it do not run.
    pub fn close(self, limits: &Limits) -> Result<(), Failure> {
        match Arc::into_inner(self.image) {
            // SAFETY: the caller that ran the constructors guaranteed the destructors, too.
            Some(image) => unsafe { image.run(image.take_destructors(), limits) },
            None => Ok(()),
        }
    }

    /// Runs the program's initialization, and its constructors; failures are not caught. Destructors run as after
    /// [`start_within`](Self::start_within).
    ///
    /// # Safety
    /// The module's code may do anything.
    pub unsafe fn start(&self) {
        let image = &self.image;
        for address in image.start.iter().chain(&image.constructors) {
            // SAFETY: they take and give nothing; their code is the caller's affair.
            unsafe { call_plain(*address) }
        }
        image.is_started.store(true, Ordering::Release);
    }

    /// Runs the module's destructors as [`finish_within`](Self::finish_within); failures are not caught.
    ///
    /// # Safety
    /// The module's code may do anything.
    pub unsafe fn finish(&self) {
        for address in self.image.take_destructors() {
            // SAFETY: they take and give nothing; their code is the caller's affair.
            unsafe { call_plain(*address) }
        }
    }
}

/// Calls a function that takes and gives nothing.
///
/// # Safety
/// The address is of such a function.
unsafe fn call_plain(address: usize) {
    // SAFETY: by the caller's word.
    unsafe {
        let function: extern "C" fn() = std::mem::transmute(address);
        function();
    }
}
