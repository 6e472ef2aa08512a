//! LLVM 22, opened at run time where it is found: passes, objects, assembly, bitcode.
//!
//! # Map
//! - [`Llvm::find`]: finds the library and looks its functions up (`api`).
//! - [`compile()`]: LLVM IR to an object, assembly, bitcode or optimized IR, in this process.
//! - [`compile_for_jit`]: a module to an object for this process, as `Builder::compiler` of `terrace-engine-jit` takes it.
//! - [`child`]: the same in a process of its own, for callers that must not end when LLVM does.
//! - [`refuse`]: modules that LLVM would end the process on.
//!
//! # Invariants
//! - Nothing is linked: a machine without LLVM gets an error from [`Llvm::find`].
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
