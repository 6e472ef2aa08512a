//! Data-flow analyses of values and control flow, for passes. They change nothing.
//!
//! # Map
//! - [`bodies`]: the bodies of an operation and of everything nested in it, numbered.
//! - [`sparse`]: facts about values, along the edges of control flow that can be taken. [`constants`]: which values are
//!   constants. [`int_ranges`]: which integers they may be.
//! - `solver`: what the analyses share, and in which order they are asked. `dead_code`: where control can go. `callables`:
//!   which functions are called from where.
//!
//! *Architecture Invariant:* nothing here changes the IR, and no dialect beyond builtin is known.
//!
#![doc = include_str!("../README.md")]

pub mod bodies;
mod callables;
pub mod constants;
mod dead_code;
pub mod int_ranges;
mod solver;
pub mod sparse;

pub use bodies::{Bodies, BodyId};
pub use constants::{Constant, ConstantAnalysis};
pub use int_ranges::{IntegerRange, IntegerRangeAnalysis};
pub use sparse::{Facts, ForwardAnalysis, analyze, analyze_constants};
