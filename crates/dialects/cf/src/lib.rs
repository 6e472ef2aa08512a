//! The cf dialect: branches between blocks, and assertions.
//!
//! # Map
//! - [`ops`]: the operations. `branch`: successor operands. `verify`: verifiers. `asm`: hand-written formats.
//! - `effects`: memory effects. `canonicalize`: patterns. [`conversions`]: structural type conversions.
//!
#![doc = include_str!("../README.md")]

mod asm;
mod branch;
mod canonicalize;
pub mod conversions;
mod effects;
pub mod ops;
mod verify;

pub use asm::case_values;
pub use ops::*;

use terrace_ir::call::{DialectInlinerInterface, InlineOps};
use terrace_ir::{Registry, dialect};
use terrace_rewrite::Canonicalization;

dialect! {
    /// Branches between blocks, and assertions.
    pub static CF = "cf" { ops: [AssertOp, BranchOp, CondBranchOp, SwitchOp], loads: ["arith"], register: register }
}

fn register(registry: &mut Registry) {
    branch::register(registry);
    asm::register(registry);
    effects::register(registry);
    registry.attach_dialect::<dyn Canonicalization>("cf", &canonicalize::CfCanonicalization);
    registry.attach_dialect::<dyn DialectInlinerInterface>("cf", &InlineOps);
}
