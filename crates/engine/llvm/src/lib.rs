//! Compiles with LLVM 22, which is opened at run time if it is installed: passes, objects, assembly, bitcode.
//!
//! # Map
//! - [`Llvm::find`]: finds the library and looks up its functions (`api`).
//! - [`compile()`]: compiles LLVM IR to an object, assembly, bitcode or optimized IR, in this process.
//! - [`compile_for_jit`]: compiles a module to an object for this process, for `Builder::compiler` of
//!   `terrace-engine-jit`.
//! - [`child`]: compiles in a separate process, for callers that must survive an LLVM crash.
//! - [`refuse`]: detects modules on which LLVM would end the process.
//!
//! # Invariants
//! - Nothing is linked: on a machine without LLVM, [`Llvm::find`] returns an error.
//! - *Architecture Invariant:* LLVM's handles stay in this crate.
//!
#![doc = include_str!("../README.md")]

#[doc(hidden)]
pub mod api;
pub mod child;
mod compile;
mod find;
pub mod refuse;

pub use compile::{
    CompileOptions, Emit, OptLevel, compile, compile_for_jit, host_triple, options_for_jit,
};
pub use find::{Llvm, Missing, VARIABLE};
