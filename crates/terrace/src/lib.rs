//! Everything registered, and the `terrace` program as a library.
//!
//! # Map
//! - [`BUNDLES`]: all dialects and passes. [`Tool`]: the program, for others to extend: a program with dialects and passes of
//!   its own adds its bundle and calls [`Tool::main`].
//! - [`ir`], [`asm`], [`func`] and so on: the crates of Terrace. [`prelude`]: the names that most programs use.
//! - [`read`], [`compile`], `Jit`: from text to a module, from a module to LLVM IR or to functions that are called.
//! - [`flags`]: command lines in mlir-opt's spelling. [`general`]: those that commands share. [`files`]: input and output. [`split`]: pieces of input. [`chunk`]: one piece of input in one
//!   context, with what it leaves on standard error.
//! - [`opt`], [`lower`], [`translate`], [`llvm_ir`], [`docs`], `run` and `build` (with the feature of that name): the
//!   commands. `program`: a program to run or build; `compiling`: the code that these two share. [`expect`]:
//!   `--verify-diagnostics`.
//!
//! *Architecture Invariant:* no algorithm on IR lives here.
//! *Architecture Invariant:* output appears whole or not at all: a file is renamed into place, standard output is written at
//! the end.
//!
#![doc = include_str!("../README.md")]

#[cfg(feature = "run")]
pub mod build;
pub mod chunk;
#[cfg(feature = "run")]
mod compiling;
pub mod docs;
pub mod expect;
pub mod files;
pub mod flags;
pub mod general;
mod help;
pub mod llvm_ir;
pub mod lower;
pub mod opt;
mod pieces;
pub mod prelude;
#[cfg(feature = "run")]
pub mod run;
pub mod split;
mod tool;
pub mod translate;

pub use terrace_analysis as analysis;
pub use terrace_asm as asm;
pub use terrace_builtin as builtin;
pub use terrace_diag as diag;
pub use terrace_driver::crates::*;
pub use terrace_driver::{
    BUNDLES, Choices, CompileError, Compiled, Compiler, compile, context, pass_registry, read,
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
/// The macros that define operations, types, attributes and enumerations, for crates that depend on this one alone. Those of
/// `terrace-macros` are the same for crates that depend on each crate of Terrace that they use.
pub use terrace_macros::{
    facade_dialect_attr as dialect_attr, facade_dialect_enum as dialect_enum,
    facade_dialect_type as dialect_type, facade_op as op,
};
pub use terrace_numeric as numeric;
pub use terrace_pass as pass;
pub use terrace_presburger as presburger;
pub use terrace_reference as reference;
pub use terrace_rewrite as rewrite;
pub use terrace_stages as stages;
pub use terrace_vector_transforms as vector_transforms;
pub use tool::Tool;

/// The crates that run programs: engines, and what a program meets while it runs.
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
    /// README says so.
    #[test]
    fn every_crate_of_the_library_is_a_module() {
        let workspace = include_str!("../../../Cargo.toml");
        let exports = [
            include_str!("lib.rs"),
            include_str!("../../driver/src/lib.rs"),
        ]
        .concat();
        // For tests alone; inside of others; exported item by item; for programs.
        let apart = [
            "testing",
            "generate",
            "engine-clif",
            "engine-runtime-embedded",
            "macros",
            "driver",
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
