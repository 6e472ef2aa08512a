//! MLIR's interfaces that belong to no dialect, and what their users share.
//!
//! # Map
//! - [`memory_slot`]: memory that becomes values. [`view_like`]: views of memory.
//! - [`offset_size_stride`]: slices. [`mixed`]: static and dynamic indices. [`reify`]: shapes of results.
//! - [`value_bounds`]: bounds of indices and of sizes.
//! - [`int_range`]: ranges of integers. [`speculation`]: divisions that may be executed early.
//! - [`runtime_verifiable`]: checks at run time.
//! - [`masking`]: operations under a mask.
//! - [`destination_style`], [`vector_unroll`]: what their names say in MLIR.
//!
//! The interfaces that the IR itself asks, and calls, inlining (of which builtin has a model) and loops, are in
//! `terrace-ir`.
//!
//! *Architecture Invariant:* no dialect but builtin. A dialect attaches its models to its own operations.
//!
#![doc = include_str!("../README.md")]

pub mod destination_style;
pub mod int_range;
pub mod masking;
pub mod memory_slot;
pub mod mixed;
pub mod offset_size_stride;
pub mod reify;
pub mod runtime_verifiable;
pub mod speculation;
pub mod value_bounds;
pub mod vector_unroll;
pub mod view_like;
