//! The runtime library, whose functions running programs call.
//!
//! - [`symbols`]: the table of all functions that a program can refer to by name, with addresses and types.
//! - [`print`](mod@print), [`verify`], [`memref`], [`random`], [`clock`]: MLIR's runner libraries (`mlir_runner_utils`,
//!   `mlir_c_runner_utils` and `mlir_float16_utils`), except for sparse tensors.
//! - [`integer`], [`wide`], [`half`], [`extended`], [`quad`]: arithmetic that machines do not support.
//! - [`stack`], [`thread_local`](mod@thread_local), [`variadic`], [`atomic`]: features that Cranelift does not support.
//! - [`memory`]: the owners of memory, and invalid calls of `free`. [`call`]: calls whose failures a host catches.
//!   [`check`]: checks that programs contain with `--check-memory`.
//!
//! A panic in one of these functions ends the process with its message, because panics do not unwind out of
//! `extern "C"` functions.
#![doc = include_str!("../README.md")]

pub mod atomic;
mod c;
pub mod call;
pub mod check;
mod checked;
pub mod clock;
mod console;
pub mod element;
pub mod extended;
pub mod half;
mod heap;
pub mod integer;
mod list;
pub mod memory;
pub mod memref;
mod places;
pub mod print;
pub mod quad;
#[cfg(unix)]
mod quarantine;
pub mod random;
mod soft;
mod spin;
pub mod stack;
mod symbol;
pub mod thread_local;
pub mod variadic;
pub mod verify;
pub mod wide;

pub use symbol::{Address, CType, Group, Signature, Symbol, find, symbols};
