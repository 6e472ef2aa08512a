//! The commands of the program `terrace`, for it and for programs that extend it by dialects and passes.
//!
//! # Map
//! - [`Tool`]: a program with all commands. A program with user-defined dialects and passes adds its bundle and calls
//!   [`Tool::main`].
//! - [`flags`]: command lines in mlir-opt's spelling. [`general`]: those that commands share. [`files`]: input and output.
//!   [`split`]: pieces of input. [`chunk`]: one piece of input in one context. [`expect`]: `--verify-diagnostics`.
//! - [`opt`], [`lower`], [`translate`], [`llvm_ir`], [`docs`], `run` and `build` (with the feature of that name): the
//!   commands. `compiling`: the code that the last two share.
//!
//! *Architecture Invariant:* no algorithm on IR lives here, and nothing that a library needs.
//! *Architecture Invariant:* output appears whole or not at all: a file is renamed into place, standard output is written at
//! the end.
//!
#![doc = include_str!("../README.md")]

#[cfg(feature = "run")]
pub mod build;
pub mod chunk;
#[cfg(feature = "run")]
mod compiling;
pub mod docs;
pub mod expect;
pub mod files;
pub mod flags;
pub mod general;
mod help;
pub mod llvm_ir;
pub mod lower;
pub mod opt;
mod pieces;
#[cfg(feature = "run")]
pub mod run;
pub mod split;
mod tool;
pub mod translate;

pub use tool::Tool;
