//! The vector dialect: vectors of any rank, their elements, and transfers to and from memory.
//!
//! # Map
//! - [`ops`]: the operations by family. [`enums`]: combining kinds, iterator types, punctuation. [`constraints`]:
//!   constraints on operands and attributes.
//! - [`transfer`]: permutation maps and masks of transfers. `infer`: result types. `verify`: verifiers. [`asm`]:
//!   hand-written formats.
//! - `fold`: folds. `canonicalize`: patterns. `int_range`: integer ranges of results. [`matching`]: queries about
//!   operations for folds and patterns. [`masking`]: helpers with which patterns create masked operations.
//! - `maskable`: models of operations with masks and of operations that can be unrolled.
//!
#![doc = include_str!("../README.md")]

pub mod asm;
mod canonicalize;
pub mod constraints;
mod effects;
pub mod enums;
mod fold;
mod infer;
mod int_range;
mod maskable;
pub mod masking;
pub mod matching;
pub mod ops;
pub mod transfer;
pub mod value_bounds;
mod verify;

pub use canonicalize::{
    populate_all_true_mask_pattern, populate_mask_op_canonicalization_patterns,
    populate_vector_to_vector_canonicalization_patterns,
};
pub use enums::CombiningKind;
pub use ops::*;

use terrace_arith::ArithConstants;
use terrace_interfaces::view_like::{ViewLikeOpInterface, ViewOfFirstOperand};
use terrace_ir::call::{DialectInlinerInterface, InlineOps};
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::{OpView, Registry, dialect};
use terrace_rewrite::Canonicalization;

dialect! {
    /// Vectors of any rank, their elements, and transfers to and from memory.
    pub static VECTOR = "vector" {
        ops: [
            BitCastOp, BroadcastOp, CompressStoreOp, ConstantMaskOp, ContractionOp, CreateMaskOp, DeinterleaveOp,
            ExpandLoadOp, ExtractOp, ExtractStridedSliceOp, FMAOp, FromElementsOp, GatherOp, InsertOp,
            InsertStridedSliceOp, InterleaveOp, LoadOp, MaskOp, MaskedLoadOp, MaskedStoreOp, MultiDimReductionOp,
            OuterProductOp, PrintOp, ReductionOp, ScalableExtractOp, ScalableInsertOp, ScanOp, ScatterOp, ShapeCastOp,
            ShuffleOp, StepOp, StoreOp, ToElementsOp, TransferReadOp, TransferWriteOp, TransposeOp, TypeCastOp,
            VectorScaleOp, YieldOp,
        ],
        loads: ["arith", "ub"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    registry.dialect(&terrace_arith::ARITH);
    asm::register(registry);
    int_range::register(registry);
    value_bounds::register(registry);
    effects::register(registry);
    maskable::register(registry);
    registry.attach::<dyn ViewLikeOpInterface>(TypeCastOp::DEF, &ViewOfFirstOperand);
    registry.attach_dialect::<dyn MaterializeConstant>("vector", &ArithConstants);
    registry.attach_dialect::<dyn DialectInlinerInterface>("vector", &InlineOps);
    registry
        .attach_dialect::<dyn Canonicalization>("vector", &canonicalize::VectorCanonicalization);
}
