//! Programs that a process runs for its user.
//!
//! [`Process`] runs a compiled program as an executable would run: with constructors, destructors, C's streams, and the
//! consequences of what it does. Only the program `terrace` does that. A host that has something to lose uses
//! [`terrace_engine_jit`] itself, whose functions are unsafe where what a program does is not known.
//!
//! - `process`: [`Process`], [`flush`], [`exit_now`].
//! - `linked`: [`LinkedProcess`], the same of what LLVM compiled.
//! - `memory`: [`ProcessMemory`], memory that is read without risk.
//! - `blame`: [`Blame`], what a program did wrong with its memory.
//!
#![doc = include_str!("../README.md")]

mod blame;
mod linked;
mod memory;
mod process;

pub use blame::{Blame, Fault};
pub use linked::LinkedProcess;
pub use memory::ProcessMemory;
pub use process::{Process, exit_now, flush};
