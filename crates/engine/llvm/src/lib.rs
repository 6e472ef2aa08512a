//! LLVM 22, opened at run time where it is found: passes, objects, assembly, bitcode, a JIT.
//!
//! # Map
//! - [`Llvm::find`]: finds the library and looks its functions up (`api`).
//! - [`compile()`]: LLVM IR to an object, assembly, bitcode or optimized IR, in this process.
//! - [`child`]: the same in a process of its own, for callers that must not end when LLVM does.
//! - [`refuse`]: modules that LLVM would end the process on.
//! - [`LinkedObject`]: an object linked into this process. [`Structors`]: functions to be called before and after.
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
mod jit;
pub mod refuse;
mod structors;

pub use compile::{CompileOptions, Emit, OptLevel, compile, host_triple};
pub use find::{Llvm, Missing, VARIABLE};
pub use jit::LinkedObject;
pub use structors::Structors;
