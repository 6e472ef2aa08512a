//! The arm_neon dialect: operations on vectors that are instructions of NEON.
//!
//! # Map
//! - [`ops`]: the operations. [`constraints`]: constraints on vectors. `verify`: traits and inferred types.

pub mod constraints;
pub mod ops;
mod verify;

pub use ops::*;

use terrace_ir::dialect;

dialect! {
    /// Operations on vectors that are instructions of NEON.
    pub static ARM_NEON = "arm_neon" {
        ops: [BfmmlaOp, SMullOp, Sdot2dOp, SdotOp, SmmlaOp, UmmlaOp, UsmmlaOp],
        register: |_| (),
    }
}
