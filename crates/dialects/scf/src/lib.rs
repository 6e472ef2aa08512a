//! The scf dialect: loops and conditions as operations with regions.
//!
//! # Map
//! - [`ops`]: the operations. `branch`: control flow between regions. `loops`: bounds and steps. `verify`: verifiers.
//!   `fold`: folds.
//! - `canonicalize`: patterns. [`conversions`]: structural type conversions. [`build_for`], [`build_if`] and others:
//!   creation of loops and conditions with their blocks.
//! - `asm`: hand-written formats, in `loops`, `forall` and `choice`.
//!
#![doc = include_str!("../README.md")]

mod asm;
mod branch;
mod build;
mod canonicalize;
pub mod conversions;
mod fold;
mod loops;
pub mod ops;
mod value_bounds;
mod verify;

pub use build::{build_for, build_for_with, build_if, build_if_else, build_while};
pub use ops::*;

use terrace_builtin::attrs::int_value;
use terrace_interfaces::parallel_combining::InParallelOpInterface;
use terrace_ir::call::{DialectInlinerInterface, InlineOpsAndRegions};
use terrace_ir::interfaces::constant_value;
use terrace_ir::speculation::{ConditionallySpeculatable, Recursively, Speculatability};
use terrace_ir::{OpRef, OpView, Registry, dialect};
use terrace_rewrite::Canonicalization;

dialect! {
    /// Loops and conditions as operations with regions.
    pub static SCF = "scf" {
        ops: [
            ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, IndexSwitchOp, ParallelOp, ReduceOp,
            ReduceReturnOp, WhileOp, YieldOp,
        ],
        loads: ["arith"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    branch::register(registry);
    loops::register(registry);
    value_bounds::register(registry);
    asm::register(registry);
    registry.attach::<dyn ConditionallySpeculatable>(ForOp::DEF, &ForSpeculation);
    registry.attach::<dyn ConditionallySpeculatable>(IfOp::DEF, &Recursively);
    registry.attach::<dyn InParallelOpInterface>(InParallelOp::DEF, &Combines);
    registry.attach_dialect::<dyn DialectInlinerInterface>("scf", &InlineOpsAndRegions);
    registry.attach_dialect::<dyn Canonicalization>("scf", &canonicalize::ScfCanonicalization);
}

/// Speculation of `scf.for`: a loop certainly terminates if its step is one.
struct ForSpeculation;

impl ConditionallySpeculatable for ForSpeculation {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        let step = op.body.operand(op.id, 2);
        let step = constant_value(op.ctx, op.body, step);
        match step.and_then(|step| int_value(op.ctx, step)) {
            Some(1) => Speculatability::Recursive,
            _ => Speculatability::Never,
        }
    }
}

/// `scf.forall.in_parallel`, which contains the contributions of an iteration.
struct Combines;

impl InParallelOpInterface for Combines {}
