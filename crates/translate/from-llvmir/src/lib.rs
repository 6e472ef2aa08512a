//! Import of LLVM IR into the LLVM dialect: `mlir-translate --import-llvm`.
//!
//! # Map
//! - [`import`]: the way in. `module` runs the steps in upstream's order and puts the module together: the layout
//!   (`layout`), comdats and globals (`globals`), functions (`functions` for headers, `body` for blocks and values).
//! - [`LlvmImportDialectInterface`]: the interface of dialects that take part. [`register`] attaches the import of the
//!   LLVM dialect.
//! - `dispatch`: the dialect that converts an intrinsic or a kind of metadata. `intrinsics`: those of the LLVM dialect.
//! - `ops`: instructions by family. `constants`: constants as attributes and as operations. `types`, `attributes`:
//!   types and attributes of operations. `module_metadata`: flags and the like. `metadata`, `debug`, `loops`: metadata.
//!   `text`: LLVM's words in diagnostics. `lost`: warnings about losses.
//!
//! # Invariants
//! - The module that is imported is not changed: constants that it lacks, such as the elements of a zero, have keys of
//!   their own (`constants::Key`).
//! - State of one function is in its [`FunctionImport`]; state that functions share is [`Shared`], which does not
//!   change while functions are imported, by several threads. Parts that depend on the functions' order are made before
//!   (`debug/order`, identified structs); if something is reported, they are imported again one by one.
//! - A module is imported or refused with an error, never a panic, and no recursion follows the input's depth.
//!
#![doc = include_str!("../README.md")]

mod aliasing;
mod attributes;
mod body;
mod constants;
mod debug;
mod dispatch;
mod functions;
mod globals;
mod interface;
mod intrinsics;
mod layout;
mod loops;
mod lost;
mod metadata;
mod module;
mod module_metadata;
mod ops;
mod shared;
mod tbaa;
mod text;
mod types;

pub use body::FunctionImport;
pub use interface::{IntrinsicCall, LlvmImportDialectInterface, Unhandled};
pub use shared::Shared;

use terrace_ir::{Body, Context, Diagnostics, Failed, Registry};
use terrace_llvmir as ll;

/// The options of an import.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Warns of losses.
    pub emit_expensive_warnings: bool,
    /// Leaves the elements of composite types out of the debug information.
    pub drop_di_composite_type_elements: bool,
    /// Imports every intrinsic as `llvm.call_intrinsic`.
    pub prefer_unregistered_intrinsics: bool,
    /// Imports identified structs as literal ones.
    pub import_structs_as_literals: bool,
    /// Treats debug records as the intrinsics they stand for.
    pub convert_debug_records: bool,
    /// Warns once of each kind of thing that is lost.
    pub warn_lost: bool,
    /// The number of threads that import functions; the result and the diagnostics do not depend on it.
    pub threads: usize,
}

/// Attaches the import of the LLVM dialect.
pub fn register(registry: &mut Registry) {
    registry
        .attach_dialect::<dyn LlvmImportDialectInterface>("llvm", &intrinsics::LlvmDialectImport);
}

/// Imports a module.
///
/// Errors may be reported of a module that is imported nevertheless: only the result says whether it was.
pub fn import(
    ctx: &Context,
    module: &ll::Module,
    options: &Options,
    diags: &mut Diagnostics,
) -> Result<Body, Failed> {
    module::import_module(ctx, module, options, diags)
}
