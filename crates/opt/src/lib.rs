//! The command `opt` with any dialects and passes, and the parts that it shares with other commands.
//!
//! # Map
//! - [`opt`]: the command, the counterpart of mlir-opt. [`run`]: a program with this command only, for tests.
//! - [`flags`]: command lines in mlir-opt's syntax. [`general`]: the flags that commands share. [`files`]: input and
//!   output. [`pieces`]: processes the pieces of an input, which [`split`] finds. [`chunk`]: the round-trip check, and
//!   the end of a command. [`expect`]: `--verify-diagnostics`.
//!
//! *Architecture Invariant:* no dialect except builtin, and no pass.
//!
//! *Architecture Invariant:* output is written completely or not at all: files are renamed into place, and standard
//! output is written at the end.
//!
#![doc = include_str!("../README.md")]

pub mod chunk;
pub mod expect;
pub mod files;
pub mod flags;
pub mod general;
pub mod opt;
pub mod pieces;
mod program;
pub mod split;

pub use program::{Program, run};
