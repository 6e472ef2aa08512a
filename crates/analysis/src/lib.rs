//! What is known of values and of control flow: for passes, and without changing anything.
//!
//! # Map
//! - [`bodies`]: the bodies of an operation and of what is nested in it, numbered.
//! - [`sparse`]: facts about values, along the edges of control flow that can be taken: MLIR's `DeadCodeAnalysis` with a
//!   sparse forward analysis. [`constants`]: which values are constants. [`int_ranges`]: which integers they may be.
//!
//! *Architecture Invariant:* nothing here changes the IR, and no dialect beyond builtin is known.
//!
#![doc = include_str!("../README.md")]

pub mod bodies;
pub mod constants;
pub mod int_ranges;
pub mod sparse;

pub use bodies::{Bodies, BodyId};
pub use constants::{Constant, ConstantAnalysis};
pub use int_ranges::{IntegerRange, IntegerRangeAnalysis};
pub use sparse::{Facts, ForwardAnalysis, analyze};
