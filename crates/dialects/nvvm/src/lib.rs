//! The nvvm dialect: intrinsics of NVIDIA's GPUs.
//!
//! # Map
//! - [`ops`]: the operations. `cargo xtask check-ods --write nvvm` generates the operations, [`enums`] and
//!   [`constraints`] from upstream's definitions.
//! - [`attrs`]: attributes that are not enumerations.
//! - `verify`: verifiers beyond the definitions, and verifiers of kernel attributes.
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
