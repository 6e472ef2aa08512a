//! Translates the GPU dialects to LLVM IR and back: attributes of kernels, and operations that are more than a call
//! of a fixed intrinsic. `terrace-to-llvmir` translates operations that declare an intrinsic without this crate.
//!
//! # Map
//! - `rocdl`, `nvvm`: the dialects. `header`: modifies the headers of functions, with or without a body.
//!
#![doc = include_str!("../README.md")]

mod header;
mod nvvm;
mod rocdl;

use terrace_from_llvmir::LlvmImportDialectInterface;
use terrace_ir::Registry;
use terrace_to_llvmir::LlvmTranslationDialectInterface;

/// Attaches the translations of the GPU dialects.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn LlvmTranslationDialectInterface>("rocdl", &rocdl::Translation);
    registry.attach_dialect::<dyn LlvmTranslationDialectInterface>("nvvm", &nvvm::Translation);
    registry.attach_dialect::<dyn LlvmImportDialectInterface>("nvvm", &nvvm::Import);
}
