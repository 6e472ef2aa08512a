//! The memref dialect: shaped memory.
//!
//! # Map
//! - [`ops`]: the operations by family. [`constraints`]: constraints on operands and attributes.
//! - `alignment`: the alignment of accesses that replace others. [`layout`]: types of views. `infer`: inferred types.
//!   `verify`: verifiers. `fold`: folds. `canonicalize`: patterns. [`conversions`]: type conversions.
//! - [`asm`]: hand-written formats.
//!
#![doc = include_str!("../README.md")]

mod alignment;
pub mod asm;
mod branch;
mod canonicalize;
pub mod constraints;
pub mod conversions;
mod effects;
mod fold;
mod infer;
mod int_range;
pub mod layout;
mod make;
pub mod ops;
mod reify;
mod slots;
mod value_bounds;
mod verify;

pub use alignment::weak_alignment;
pub use fold::skip_casts;
pub use make::create_subview;
pub use ops::*;

use terrace_arith::ArithConstants;
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::shape;
use terrace_interfaces::offset_size_stride::{OffsetSizeAndStrideOpInterface, SliceOfProps};
use terrace_interfaces::view_like::{ViewLikeOpInterface, ViewOfFirstOperand};
use terrace_ir::call::{DialectInlinerInterface, InlineOpsAndRegions};
use terrace_ir::interfaces::{
    CastOpInterface, MaterializeConstant, SymbolUserOpInterface, constant_value,
};
use terrace_ir::speculation::{ConditionallySpeculatable, Speculatability};
use terrace_ir::{OpRef, OpView, Registry, dialect};
use terrace_rewrite::Canonicalization;

dialect! {
    /// Multi-dimensional memory buffers.
    pub static MEMREF = "memref" {
        ops: [
            AllocOp, AllocaOp, AllocaScopeOp, AllocaScopeReturnOp, AssumeAlignmentOp, AtomicRMWOp, AtomicYieldOp,
            CastOp, CollapseShapeOp, CopyOp, DeallocOp, DimOp, DistinctObjectsOp, DmaStartOp, DmaWaitOp,
            ExpandShapeOp, ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, GenericAtomicRMWOp, GetGlobalOp,
            GlobalOp, LoadOp, MemorySpaceCastOp, PrefetchOp, RankOp, ReallocOp, ReinterpretCastOp, ReshapeOp, StoreOp,
            SubViewOp, TransposeOp, ViewOp,
        ],
        loads: ["arith", "cf", "affine"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    registry.dialect(&terrace_arith::ARITH);
    asm::register(registry);
    branch::register(registry);
    effects::register(registry);
    int_range::register(registry);
    value_bounds::register(registry);
    slots::register(registry);
    registry.attach::<dyn CastOpInterface>(CastOp::DEF, &verify::Cast);
    registry.attach::<dyn CastOpInterface>(MemorySpaceCastOp::DEF, &verify::MemorySpaceCast);
    for def in [
        AssumeAlignmentOp::DEF,
        CastOp::DEF,
        CollapseShapeOp::DEF,
        ExpandShapeOp::DEF,
        ExtractStridedMetadataOp::DEF,
        MemorySpaceCastOp::DEF,
        ReinterpretCastOp::DEF,
        ReshapeOp::DEF,
        SubViewOp::DEF,
        ViewOp::DEF,
    ] {
        registry.attach::<dyn ViewLikeOpInterface>(def, &ViewOfFirstOperand);
    }
    registry.attach::<dyn OffsetSizeAndStrideOpInterface>(
        SubViewOp::DEF,
        &SliceOfProps {
            offsets: SubViewOp::STATIC_OFFSETS,
            sizes: SubViewOp::STATIC_SIZES,
            strides: SubViewOp::STATIC_STRIDES,
        },
    );
    registry.attach::<dyn OffsetSizeAndStrideOpInterface>(
        ReinterpretCastOp::DEF,
        &SliceOfProps {
            offsets: ReinterpretCastOp::STATIC_OFFSETS,
            sizes: ReinterpretCastOp::STATIC_SIZES,
            strides: ReinterpretCastOp::STATIC_STRIDES,
        },
    );
    reify::register(registry);
    registry.attach::<dyn SymbolUserOpInterface>(GetGlobalOp::DEF, &verify::GetGlobalSymbols);
    registry.attach_dialect::<dyn MaterializeConstant>("memref", &ArithConstants);
    registry
        .attach_dialect::<dyn Canonicalization>("memref", &canonicalize::MemRefCanonicalization);
    registry.attach::<dyn ConditionallySpeculatable>(DimOp::DEF, &DimSpeculation);
    registry.attach_dialect::<dyn DialectInlinerInterface>("memref", &InlineOpsAndRegions);
}

/// Speculation of `dim`: allowed if its index is a constant less than the rank.
struct DimSpeculation;

impl ConditionallySpeculatable for DimSpeculation {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        let index = constant_value(op.ctx, op.body, op.body.operand(op.id, 1));
        let index = index.and_then(|index| int_value(op.ctx, index));
        let rank = shape(op.ctx, op.operand_type(0)).map(|sizes| sizes.len() as i64);
        match (index, rank) {
            (Some(index), Some(rank)) if (0..rank).contains(&index) => Speculatability::Always,
            _ => Speculatability::Never,
        }
    }
}
