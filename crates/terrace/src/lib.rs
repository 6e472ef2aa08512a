//! # Map
//! - [`BUNDLES`]: all dialects and passes. [`Compiler`]: the same, together with bundles of other crates.
//! - [`ir`], [`asm`], [`func`] and so on: the crates of Terrace. [`prelude`]: the names that most programs use.
//! - [`read`], [`compile`], `Jit`: convert text to a module, a module to LLVM IR, and a module to callable functions.
//!
//! The commands of the program are in the crate `terrace-tools`, for programs that extend them.
//!
//! *Architecture Invariant:* contains only re-exports; no command line.
//!
#![doc = include_str!("../README.md")]

pub mod prelude;

pub use terrace_analysis as analysis;
pub use terrace_asm as asm;
pub use terrace_builtin as builtin;
pub use terrace_diag as diag;
// With inlining, the pages of all dialects would be generated twice and take 400 MB.
#[doc(no_inline)]
pub use terrace_driver::crates::*;
pub use terrace_driver::{
    BUNDLES, CompileError, Compiled, Compiler, LowerConfig, compile, context, pass_registry, read,
    register_all,
};
#[cfg(feature = "run")]
pub use terrace_driver::{Jit, jit};
pub use terrace_format as format;
pub use terrace_interfaces as interfaces;
pub use terrace_ir as ir;
pub use terrace_llvm_common as llvm_common;
pub use terrace_llvm_words as llvm_words;
pub use terrace_llvmir as llvmir;
pub use terrace_llvmir_read as llvmir_read;
/// The macros that define operations, types, attributes and enumerations, for crates that depend only on this one. A
/// crate that depends directly on other crates of Terrace uses the same macros of `terrace-macros`.
pub use terrace_macros::{
    facade_dialect_attr as dialect_attr, facade_dialect_enum as dialect_enum,
    facade_dialect_type as dialect_type, facade_op as op,
};
pub use terrace_numeric as numeric;
pub use terrace_pass as pass;
pub use terrace_presburger as presburger;
pub use terrace_reference as reference;
pub use terrace_rewrite as rewrite;
pub use terrace_session as session;
pub use terrace_stages as stages;
pub use terrace_vector_transforms as vector_transforms;

/// The crates that run programs: the engines and their runtime.
#[cfg(feature = "run")]
pub mod engine {
    pub use terrace_engine_abi as abi;
    pub use terrace_engine_jit as jit;
    pub use terrace_engine_llvm as llvm;
    pub use terrace_engine_object as object;
    pub use terrace_engine_process as process;
    pub use terrace_engine_runtime as runtime;
}

#[cfg(test)]
mod tests {
    /// README promises this.
    #[test]
    fn every_crate_of_the_library_is_a_module() {
        let workspace = include_str!("../../../Cargo.toml");
        let exports = [
            include_str!("lib.rs"),
            include_str!("../../driver/src/lib.rs"),
        ]
        .concat();
        // Exempt are crates that are only for tests, nested in other modules, exported item by item, or only for
        // programs.
        let apart = [
            "testing",
            "generate",
            "engine-clif",
            "engine-runtime-embedded",
            "macros",
            "driver",
            "tools",
            "opt",
        ];
        for line in workspace.lines() {
            let Some((name, _)) =
                (line.strip_prefix("terrace-")).and_then(|it| it.split_once(" = "))
            else {
                continue;
            };
            if !apart.contains(&name) {
                let export = format!("terrace_{} as ", name.replace('-', "_"));
                assert!(exports.contains(&export), "{name} is not exported");
            }
        }
    }
}
