//! Transforms operations of the LLVM dialect: the passes of MLIR's `LLVMIR/Transforms`.
//!
//! - [`SET_LLVM_MODULE_DATA_LAYOUT`] sets the data layout of a module.
//! - [`LLVM_TARGET_TO_DATA_LAYOUT`] and [`LLVM_TARGET_TO_TARGET_FEATURES`] derive the data layout and the target
//!   features from the target of a module.
//! - [`LLVM_USE_DEFAULT_VISIBILITY`] and [`LLVM_ADD_COMDATS`] set the visibility and the comdats of symbols.
//! - [`DI_SCOPE_FOR_LLVM_FUNC_OP`] adds debug scopes to functions that have none.
//! - [`LLVM_LEGALIZE_FOR_EXPORT`] prepares a module for the translation to LLVM IR.
//!
//! *Architecture Invariant:* the crate depends on no dialects except llvm and builtin. LLVM's targets are known only
//! through tables.
//!
#![doc = include_str!("../README.md")]

mod comdats;
mod data_layout;
mod debug_scope;
mod export;
mod target;
mod visibility;

pub use comdats::LLVM_ADD_COMDATS;
pub use data_layout::SET_LLVM_MODULE_DATA_LAYOUT;
pub use debug_scope::DI_SCOPE_FOR_LLVM_FUNC_OP;
pub use export::LLVM_LEGALIZE_FOR_EXPORT;
pub use target::{LLVM_TARGET_TO_DATA_LAYOUT, LLVM_TARGET_TO_TARGET_FEATURES};
pub use visibility::LLVM_USE_DEFAULT_VISIBILITY;

use terrace_ir::{Body, OpId};
use terrace_pass::Bundle;

/// The passes of this crate.
pub static BUNDLE: Bundle = Bundle::new().passes(&[
    &DI_SCOPE_FOR_LLVM_FUNC_OP,
    &LLVM_ADD_COMDATS,
    &LLVM_LEGALIZE_FOR_EXPORT,
    &LLVM_TARGET_TO_DATA_LAYOUT,
    &LLVM_TARGET_TO_TARGET_FEATURES,
    &LLVM_USE_DEFAULT_VISIBILITY,
    &SET_LLVM_MODULE_DATA_LAYOUT,
]);

/// Returns a body's root operation, and all operations in the body.
fn ops_of(body: &Body) -> Vec<OpId> {
    let inner = body.walk(OpId::ROOT).filter(|&op| op != OpId::ROOT);
    std::iter::once(OpId::ROOT).chain(inner).collect()
}
