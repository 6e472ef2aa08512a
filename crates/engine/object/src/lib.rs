//! LLVM IR to object files, by Cranelift.
//!
//! # Map
//!
//! | module | what it holds |
//! |---|---|
//! | `target` | [`supports`]: the supported targets; Cranelift's settings |
//! | `compile` | [`compile()`]: from a module to bytes |
//! | `symbols` | linkage, visibility, aliases, lists of constructors: what Cranelift's object files do not have by themselves |
//! | `lines` | [`SourceLine`], and the debug information that is made of them |
//! | `unwind` | `.eh_frame` |
//! | `section` | sections that gimli writes |
//! | `error` | [`Error`] |
//!
//! # Invariants
//!
//! - The object depends on the module and the options alone: no paths of this machine, no time.
//! - Parts that cannot become an object are reported before anything is made, all of them at once.
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
