//! The rocdl dialect: intrinsics of AMD's GPUs.
//!
//! # Map
//! - [`ops`]: the operations. `cargo xtask check-ods --write rocdl` generates the operations and [`constraints`] from
//!   upstream's definitions.
//! - [`attrs`]: the target of a module.
//! - `asm`: hand-written formats. `verify`: attributes of kernels.
//!
#![doc = include_str!("../README.md")]

mod asm;
pub mod attrs;
pub mod constraints;
mod dialect;
pub mod ops;
mod verify;

pub use dialect::ROCDL;
pub use ops::*;

use terrace_ir::Registry;
use terrace_ir::interfaces::DialectAttrs;

fn register(registry: &mut Registry) {
    asm::register(registry);
    (attrs::TEXT.register)(registry);
    registry.attach_dialect::<dyn DialectAttrs>("rocdl", &verify::RocdlAttrs);
}
