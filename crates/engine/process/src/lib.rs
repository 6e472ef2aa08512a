//! Runs programs within this process on behalf of its user.
//!
//! [`Process`] runs a compiled program as an executable would run, with constructors, destructors, C's streams, and the
//! consequences of the program's bugs. Only the program `terrace` does so. A host that must survive such bugs uses
//! [`terrace_engine_jit`] directly, whose functions are unsafe if they depend on the program's behaviour.
//!
//! - `process`: [`Process`], [`end_at_closed_pipes`], [`flush`], [`exit_now`].
//! - `memory`: [`ProcessMemory`], memory reads that cannot fault.
//! - `blame`: [`Blame`], the memory checker.
//!
#![doc = include_str!("../README.md")]

mod blame;
mod memory;
mod process;

pub use blame::{Blame, Fault, Misuse};
pub use memory::ProcessMemory;
pub use process::{Process, end_at_closed_pipes, exit_now, flush};
