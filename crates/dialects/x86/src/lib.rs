//! The dialects of x86, a module each. Upstream merged them after MLIR 22.
//!
//! # Map
//! - [`amx`]: tiles of Intel's Advanced Matrix Extensions. [`x86vector`]: vector instructions.
//!
#![doc = include_str!("../README.md")]

pub mod amx;
pub mod x86vector;
