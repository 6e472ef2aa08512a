//! The dialects of x86, one module per dialect. Upstream merged them after MLIR 22.
//!
//! # Map
//! - [`amx`]: tiles of Intel's Advanced Matrix Extensions. [`x86vector`]: vector instructions.
//!
#![doc = include_str!("../README.md")]

pub mod amx;
pub mod x86vector;
