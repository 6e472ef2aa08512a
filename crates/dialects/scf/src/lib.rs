//! The scf dialect: loops and conditions as operations with regions.
//!
//! # Map
//! - [`ops`]: the operations. `branch`: where control goes between their regions. `verify`: their verifiers. `fold`: their folders.
//! - [`build_for`]: a loop with its block.
//! - `asm`: text: `loops`, `forall` and `choice`.

mod asm;
mod branch;
mod build;
mod fold;
pub mod ops;
mod verify;

pub use build::build_for;
pub use ops::*;

use terrace_ir::loops::{Loop, LoopLike};
use terrace_ir::{OpView, Registry, dialect};

dialect! {
    /// The scf dialect.
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
    for def in [ForOp::DEF, ForallOp::DEF, ParallelOp::DEF, WhileOp::DEF] {
        registry.attach::<dyn LoopLike>(def, &Loop);
    }
    asm::register(registry);
}
