//! The commands of the program `terrace`, and of programs that extend it with dialects and passes.
//!
//! # Map
//! - [`Tool`]: a program with all commands. A program with user-defined dialects and passes adds its bundle and calls
//!   [`Tool::main`].
//! - [`flags`]: command lines in mlir-opt's syntax. [`general`]: the flags that commands share. [`files`]: input and
//!   output. [`split`]: splits input into pieces. [`chunk`]: the round-trip check, and the end of a command.
//!   [`expect`]: `--verify-diagnostics`.
//! - [`opt`], [`lower`], [`translate`], [`llvm_ir`], [`docs`], `run` and `build` (with the feature `run`): the
//!   commands. `compiling`: the code that `run` and `build` share.
//!
//! *Architecture Invariant:* contains no algorithms on IR, and nothing that a library needs.
//!
//! *Architecture Invariant:* output is written completely or not at all: files are renamed into place, and standard
//! output is written at the end.
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
