//! Compiles LLVM IR to object files with Cranelift.
//!
//! # Map
//!
//! | module | contents |
//! |---|---|
//! | `target` | [`supports`]: the supported targets; Cranelift's settings |
//! | `compile` | [`compile()`]: compiles a module to bytes |
//! | `symbols` | linkage, visibility, aliases and constructor lists, which `cranelift-object` does not support |
//! | `lines` | [`SourceLine`], and the debug information generated from it |
//! | `unwind` | `.eh_frame` |
//! | `section` | sections that gimli writes |
//! | `error` | [`Error`] |
//!
//! # Invariants
//!
//! - The object depends only on the module and the options. It contains no paths of this machine and no timestamps.
//! - All unsupported parts are reported at once, before any output is produced.
//! - A panic of Cranelift's backend is an [`Error`].
//!
#![doc = include_str!("../README.md")]

mod compile;
mod error;
mod lines;
mod section;
mod symbols;
mod target;
mod unwind;

pub use compile::{Emit, Object, Options, compile, compile_with_lines};
pub use error::Error;
pub use lines::{SourceLine, lines_of_module};
pub use target::{host, supports};
pub use terrace_engine_clif::Opt;
pub use terrace_engine_clif::{Place, Unsupported};
