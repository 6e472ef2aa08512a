//! The arm_neon dialect: vector operations that are NEON instructions.
//!
//! # Map
//! - [`ops`]: the operations. [`constraints`]: constraints on vectors. `verify`: traits and inferred types.

pub mod constraints;
pub mod ops;
mod verify;

pub use ops::*;

use terrace_ir::dialect;

dialect! {
    /// Vector operations that are NEON instructions.
    pub static ARM_NEON = "arm_neon" {
        ops: [BfmmlaOp, SMullOp, Sdot2dOp, SdotOp, SmmlaOp, UmmlaOp, UsmmlaOp],
        register: |_| (),
    }
}
