//! The memref dialect: memory with a shape.
//!
//! # Map
//! - [`ops`]: the operations by family. [`constraints`]: what their operands and attributes must be.
//! - [`layout`]: types of views. `infer`: result types. `verify`: verifiers. `fold`: folders. [`asm`]: text.

pub mod asm;
pub mod constraints;
mod effects;
mod fold;
mod infer;
pub mod layout;
pub mod ops;
mod verify;

pub use fold::skip_casts;
pub use ops::*;

use terrace_arith::ArithConstants;
use terrace_ir::interfaces::{MaterializeConstant, SymbolUser};
use terrace_ir::{OpView, Registry, dialect};

dialect! {
    /// The memref dialect.
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
    effects::register(registry);
    registry.attach::<dyn SymbolUser>(GetGlobalOp::DEF, &verify::GetGlobalSymbols);
    registry.attach_dialect::<dyn MaterializeConstant>("memref", &ArithConstants);
}
