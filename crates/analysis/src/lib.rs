//! Data-flow analyses of values and control flow, for passes. They do not change the IR.
//!
//! # Map
//! - [`solver`]: asks analyses until nothing changes. [`anchor`]: what they keep states of. [`bodies`]: the bodies of an
//!   operation and of everything nested in it, numbered. `callables`: which functions are called from where.
//! - [`sparse`], [`sparse_backward`]: drivers of analyses that find out about values; [`dense`]: of those that find out
//!   about points of the program.
//! - Analyses on the solver: [`dead_code`], where control can go; [`constants`]; [`int_ranges`]; [`live_values`], which values
//!   something that matters depends on.
//! - Analyses without it: [`liveness`], which values live in and out of blocks; [`alias`], which values may refer to the
//!   same memory, and which operations read or write it.
//!
//! *Architecture Invariant:* nothing here changes the IR, and no dialect beyond builtin is known.
//!
#![doc = include_str!("../README.md")]

pub mod alias;
pub mod anchor;
pub mod bodies;
mod callables;
pub mod constants;
pub mod dead_code;
pub mod dense;
pub mod int_ranges;
pub mod live_values;
pub mod liveness;
pub mod solver;
pub mod sparse;
pub mod sparse_backward;

pub use alias::{AliasResult, LocalAliasAnalysis, ModRef};
pub use anchor::{Anchor, Block, Edge, Point, Value};
pub use bodies::{Bodies, BodyId};
pub use constants::{Constant, ConstantAnalysis};
pub use dead_code::{DeadCodeAnalysis, Executable, Predecessors};
pub use dense::{
    CallTransfer, DenseBackward, DenseBackwardAnalysis, DenseForward, DenseForwardAnalysis,
};
pub use int_ranges::{IntegerRange, IntegerRangeAnalysis};
pub use live_values::{Live, LivenessAnalysis};
pub use liveness::Liveness;
pub use solver::{DataFlowAnalysis, Facts, Lattice, Solver};
pub use sparse::{SparseForward, SparseForwardAnalysis};
pub use sparse_backward::{SparseBackward, SparseBackwardAnalysis};
