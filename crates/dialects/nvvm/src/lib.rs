//! The nvvm dialect: intrinsics of NVIDIA's GPUs.
//!
//! # Map
//! - [`ops`]: the operations. They, [`enums`] and [`constraints`] are written from upstream's definitions:
//!   `cargo xtask check-ods --write nvvm`.
//! - [`attrs`]: attributes that are no enumerations.
//! - `verify`: verifiers beyond the definitions, and those of attributes of kernels.
//!
#![doc = include_str!("../README.md")]

pub mod attrs;
pub mod constraints;
mod dialect;
pub mod enums;
mod enums_tcgen05;
pub mod ops;
mod verify;

pub use dialect::NVVM;
pub use ops::*;

use terrace_ir::Registry;
use terrace_ir::interfaces::DialectAttrs;

fn register(registry: &mut Registry) {
    (enums::TEXT.register)(registry);
    registry.attach_dialect::<dyn DialectAttrs>("nvvm", &verify::NvvmAttrs);
}
