//! Passes within the memref dialect.
//!
//! - [`EXPAND_STRIDED_METADATA`]: views as a base buffer with computed offset, sizes and strides.
//!
//! *Architecture Invariant:* no dialect but memref, affine, arith and builtin.
//!
#![doc = include_str!("../README.md")]

mod expand_strided;
mod metadata;

pub use expand_strided::{EXPAND_STRIDED_METADATA, LOWERING, populate_expand_strided_metadata};
