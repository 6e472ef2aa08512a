//! The affine dialect: loops, conditions and accesses whose bounds and indices are affine expressions.
//!
//! # Map
//! - [`ops`]: the operations. [`constraints`]: what their operands and attributes must be. [`asm`]: text.
//! - [`scope`]: which values may be dimensions and symbols. `verify`: verifiers. `fold`: folders.

pub mod asm;
pub mod constraints;
mod fold;
pub mod ops;
pub mod scope;
mod verify;

pub use ops::*;

use terrace_arith::ArithConstants;
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::{Registry, dialect};

dialect! {
    /// The affine dialect.
    pub static AFFINE = "affine" {
        ops: [
            AffineApplyOp, AffineDelinearizeIndexOp, AffineDmaStartOp, AffineDmaWaitOp, AffineForOp, AffineIfOp,
            AffineLinearizeIndexOp, AffineLoadOp, AffineMaxOp, AffineMinOp, AffineParallelOp, AffinePrefetchOp,
            AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp, AffineYieldOp,
        ],
        loads: ["arith", "ub"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    registry.dialect(&terrace_arith::ARITH);
    asm::register(registry);
    registry.attach_dialect::<dyn MaterializeConstant>("affine", &ArithConstants);
}
