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
use terrace_interfaces::int_range::InferIntRangeInterface;
use terrace_interfaces::offset_size_stride::{OffsetSizeAndStrideOpInterface, SliceOfProps};
use terrace_interfaces::shaped_dim::{DimOfOperands, ShapedDimOpInterface};
use terrace_interfaces::view_like::{ViewLikeOpInterface, ViewOfFirstOperand};
use terrace_ir::call::{DialectInlinerInterface, InlineOpsAndRegions};
use terrace_ir::interfaces::{CastOpInterface, MaterializeConstant, SymbolUserOpInterface};
use terrace_ir::speculation::ConditionallySpeculatable;
use terrace_ir::{OpView, Registry, dialect};
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
            start: 1,
        },
    );
    registry.attach::<dyn OffsetSizeAndStrideOpInterface>(
        ReinterpretCastOp::DEF,
        &SliceOfProps {
            offsets: ReinterpretCastOp::STATIC_OFFSETS,
            sizes: ReinterpretCastOp::STATIC_SIZES,
            strides: ReinterpretCastOp::STATIC_STRIDES,
            start: 1,
        },
    );
    reify::register(registry);
    registry.attach::<dyn SymbolUserOpInterface>(GetGlobalOp::DEF, &verify::GetGlobalSymbols);
    registry.attach_dialect::<dyn MaterializeConstant>("memref", &ArithConstants);
    registry
        .attach_dialect::<dyn Canonicalization>("memref", &canonicalize::MemRefCanonicalization);
    registry.attach::<dyn ConditionallySpeculatable>(DimOp::DEF, &DimOfOperands);
    registry.attach::<dyn InferIntRangeInterface>(DimOp::DEF, &DimOfOperands);
    registry.attach::<dyn ShapedDimOpInterface>(DimOp::DEF, &DimOfOperands);
    registry.attach_dialect::<dyn DialectInlinerInterface>("memref", &InlineOpsAndRegions);
}
