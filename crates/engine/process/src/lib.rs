//! Programs that a process runs for its user.
//!
//! [`Process`] runs a compiled program as an executable would run: with constructors, destructors, C's streams, and the
//! consequences of its bugs. Only the program `terrace` does that. A host that has something to lose uses
//! [`terrace_engine_jit`] itself, whose functions are unsafe if they depend on the program's behaviour.
//!
//! - `process`: [`Process`], [`end_at_closed_pipes`], [`flush`], [`exit_now`].
//! - `memory`: [`ProcessMemory`], memory that is read without risk.
//! - `blame`: [`Blame`], a program's errors in the use of memory.
//!
#![doc = include_str!("../README.md")]

mod blame;
mod memory;
mod process;

pub use blame::{Blame, Fault, Misuse};
pub use memory::ProcessMemory;
pub use process::{Process, end_at_closed_pipes, exit_now, flush};
