//! The tensor dialect: tensors as values, with casts, slices, reshapes and padding.
//!
//! # Map
//! - [`ops`]: the operations by family. [`constraints`]: constraints on operands.
//! - [`shapes`]: inferred types. `verify`: verifiers. `fold`: folds. `canonicalize`: patterns. [`asm`]: hand-written
//!   formats.
//! - `reify`: result shapes. `value_bounds`: bounds of sizes. `models`: the other interfaces.
//!
#![doc = include_str!("../README.md")]

pub mod asm;
mod canonicalize;
pub mod constraints;
mod fold;
mod models;
pub mod ops;
mod reify;
pub mod shapes;
mod value_bounds;
mod verify;

pub use fold::{fold_casts, forgets_only};
pub use ops::*;
pub use reify::{size_of, sizes_of};

use terrace_ir::{Registry, dialect};

dialect! {
    /// Tensors as values: creation, access to elements, slices, reshapes.
    pub static TENSOR = "tensor" {
        ops: [
            BitcastOp, CastOp, CollapseShapeOp, ConcatOp, DimOp, EmptyOp, ExpandShapeOp, ExtractOp, ExtractSliceOp,
            FromElementsOp, GatherOp, GenerateOp, InsertOp, InsertSliceOp, PadOp, ParallelInsertSliceOp, RankOp,
            ReshapeOp, ScatterOp, SplatOp, YieldOp,
        ],
        loads: ["affine", "arith", "complex"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    registry.dialect(&terrace_affine::AFFINE);
    registry.dialect(&terrace_arith::ARITH);
    registry.dialect(&terrace_complex::COMPLEX);
    asm::register(registry);
    models::register(registry);
    reify::register(registry);
    value_bounds::register(registry);
}
