//! Data-flow analyses of values and control flow, for passes. They do not change the IR.
//!
//! # Map
//! - [`call_graph`]: functions, their calls, and strongly connected components.
//! - [`solver`]: runs analyses until a fixpoint. [`anchor`]: the entities that have states.
//! - [`sparse`], [`sparse_backward`]: drivers of analyses of values. [`dense`]: drivers of analyses of program points.
//! - Analyses that run on the solver: [`dead_code`] computes reachable control flow. [`constants`], [`int_ranges`].
//!   [`live_values`] computes which values have an effect.
//! - Analyses that do not need the solver: [`liveness`] computes the values that are live in and out of blocks.
//!   [`alias`] computes which values may refer to the same memory, and which operations read or write it.
//!
//! *Architecture Invariant:* no analysis changes the IR, and no dialect except builtin is known.
//!
#![doc = include_str!("../README.md")]

pub mod alias;
pub mod anchor;
pub mod call_graph;
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
pub use call_graph::{CallGraph, FunctionUse};
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
