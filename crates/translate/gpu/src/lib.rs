//! Translation of the dialects of GPUs to LLVM IR and back: attributes of kernels, and the operations that are more than the call of an
//! intrinsic. Calls of intrinsics need nothing here: `terrace-to-llvmir` translates them by their definitions.
//!
//! # Map
//! - `rocdl`, `nvvm`: the dialects. `header`: functions whose attributes are changed, with and without a body.
//!
#![doc = include_str!("../README.md")]

mod header;
mod nvvm;
mod rocdl;

use terrace_from_llvmir::LlvmImportDialectInterface;
use terrace_ir::Registry;
use terrace_to_llvmir::LlvmTranslationDialectInterface;

/// Attaches the translations of the dialects of GPUs.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn LlvmTranslationDialectInterface>("rocdl", &rocdl::Translation);
    registry.attach_dialect::<dyn LlvmTranslationDialectInterface>("nvvm", &nvvm::Translation);
    registry.attach_dialect::<dyn LlvmImportDialectInterface>("nvvm", &nvvm::Import);
}
