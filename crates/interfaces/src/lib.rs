//! MLIR's interfaces that belong to no dialect, and code that their users share.
//!
//! # Map
//! - [`memory_slot`]: promotion of memory to values. [`view_like`]: views of memory.
//! - [`offset_size_stride`]: slices. [`mixed`]: static and dynamic indices. [`reify`]: shapes of results.
//! - [`reassociation`]: reshapes that split and merge dimensions. [`shaped_dim`]: sizes of dimensions.
//! - [`value_bounds`]: bounds of indices and of dimension sizes.
//! - [`int_range`]: integer ranges. [`speculation`]: speculation of divisions.
//! - [`runtime_verifiable`]: run-time checks.
//! - [`masking`]: masked operations. [`parallel_combining`]: parallel contributions to tensors.
//! - [`destination_style`], [`vector_unroll`]: named as in MLIR.
//!
//! `terrace-ir` contains the interfaces that the IR itself queries, and those of calls, inlining (builtin has a model
//! of it) and loops.
//!
//! *Architecture Invariant:* no dialect except builtin. A dialect attaches its models to its own operations.
//!
#![doc = include_str!("../README.md")]

pub mod destination_style;
pub mod int_range;
pub mod masking;
pub mod memory_slot;
pub mod mixed;
pub mod offset_size_stride;
pub mod parallel_combining;
pub mod reassociation;
pub mod reify;
pub mod runtime_verifiable;
pub mod shaped_dim;
pub mod speculation;
pub mod value_bounds;
pub mod vector_unroll;
pub mod view_like;
