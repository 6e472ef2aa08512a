//! The commands of the program `terrace`, and of programs that extend it with dialects and passes.
//!
//! # Map
//! - [`Tool`]: a program with all commands. A program with user-defined dialects and passes adds its bundle and calls
//!   [`Tool::main`].
//! - From `terrace-opt`: the command [`opt`], and the modules that it shares with the other commands.
//! - [`lower`], [`translate`], [`llvm_ir`], [`docs`], `run` and `build` (with the feature `run`): the
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
#[cfg(feature = "run")]
mod compiling;
pub mod docs;
mod help;
pub mod llvm_ir;
pub mod lower;
#[cfg(feature = "run")]
pub mod run;
mod tool;
pub mod translate;

pub use terrace_opt::{chunk, expect, files, flags, general, opt, pieces, split};
pub use tool::Tool;
