//! The set of dialects and passes of a program, and the steps that any program with one takes.
//!
//! - [`Bundles`]: the set. It creates contexts, and knows passes and lowerings by name.
//! - [`input`]: reads and verifies modules. [`Log`]: collects diagnostics and dumps in order.
//! - [`hints`]: what lowers an operation, in Terrace or in MLIR.
//!
//! *Architecture Invariant:* no dialect except builtin, and no pass. No file access, no command line.
//!
#![doc = include_str!("../README.md")]

mod bundles;
mod check_names;
pub mod hints;
pub mod input;
mod log;

pub use bundles::Bundles;
pub use log::Log;
