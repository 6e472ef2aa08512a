//! The rocdl dialect: intrinsics of AMD's GPUs.
//!
//! # Map
//! - [`ops`]: the operations. They and [`constraints`] are written from upstream's definitions: `cargo xtask check-ods --write rocdl`.
//! - [`attrs`]: the target of a module.
//! - `asm`: the texts that upstream writes by hand. `verify`: attributes of kernels.
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
