//! The oracle: runs upstream's MLIR 22 and LLVM 22 in process.
//!
//! [`Upstream`] is a context in which everything is registered that `mlir-opt` or `mlir-translate` registers.
//! [`Module`] has one method per phase, so that each phase can be timed alone. [`tool`] runs whole command lines of the
//! two tools, and its output equals that of the tools, byte for byte.
//!
//! LLVM ends the process on some inputs, so unknown input must be processed in a separate process ([`isolated`]).
//!
//! Architecture Invariant: nothing that a user needs depends on this crate.

mod diagnostics;
mod isolate;
mod jit;
mod llvm;
mod memory;
mod module;
pub mod ods;
pub mod tool;
mod upstream;

pub use diagnostics::{Diagnostic, Diagnostics, Position, Severity};
pub use isolate::{Limits, isolated, isolated_each, limit_memory};
pub use jit::{Jit, Printed, run_code, symbols};
pub use llvm::{LlvmModule, llvm_normalise};
pub use memory::{count_all_threads, cpu_time, live_bytes, process_peak, process_time};
pub use module::{Module, PipelineError, PrintOptions};
pub use upstream::Upstream;
