//! Imports LLVM IR into the LLVM dialect: `mlir-translate --import-llvm`.
//!
//! # Map
//! - [`import`]: the entry point. `module` runs the steps in upstream's order and assembles the module: the data
//!   layout (`layout`), comdats and globals (`globals`), functions (`functions` for headers, `body` for blocks and
//!   values).
//! - [`LlvmImportDialectInterface`]: the interface of dialects that take part. [`register`] attaches the import of
//!   the LLVM dialect.
//! - `dispatch`: maps intrinsics and kinds of metadata to dialects. `intrinsics`: the intrinsics of the LLVM dialect.
//! - `ops`: instructions by family. `constants`: constants as attributes and as operations. `types`, `attributes`:
//!   types and attributes of operations. `module_metadata`: module flags and other named metadata. `metadata`,
//!   `debug`, `loops`: metadata of instructions and functions. `text`: diagnostics with text in LLVM's format.
//!   `lost`: warnings about constructs that the import drops.
//!
//! # Invariants
//! - The imported module is not modified. Constants that the module does not contain, such as the elements of a zero,
//!   have their own keys (`constants::Key`).
//! - The state of one function is in its [`FunctionImport`]. State shared by functions is in [`Shared`], which does
//!   not change while threads import functions. Results that depend on the order of functions are computed before
//!   (`debug/order`, identified structs). If there is anything to report, the functions are imported again,
//!   sequentially.
//! - A module is imported or rejected with an error. The import never panics, and its recursion depth does not depend
//!   on the input.
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
    /// Warns about dropped metadata and instructions.
    pub emit_expensive_warnings: bool,
    /// Drops the elements of composite types from the debug information.
    pub drop_di_composite_type_elements: bool,
    /// Imports every intrinsic as `llvm.call_intrinsic`.
    pub prefer_unregistered_intrinsics: bool,
    /// Imports identified structs as literal structs.
    pub import_structs_as_literals: bool,
    /// Imports debug records like the intrinsics that they replaced.
    pub convert_debug_records: bool,
    /// Warns once about each kind of construct that the import drops.
    pub warn_lost: bool,
    /// The number of threads that import functions. The result and the diagnostics do not depend on it.
    pub threads: usize,
}

/// Attaches the import of the LLVM dialect.
pub fn register(registry: &mut Registry) {
    registry
        .attach_dialect::<dyn LlvmImportDialectInterface>("llvm", &intrinsics::LlvmDialectImport);
}

/// Imports a module.
///
/// The import may report errors and succeed nevertheless. Only the result tells whether it succeeded.
pub fn import(
    ctx: &Context,
    module: &ll::Module,
    options: &Options,
    diags: &mut Diagnostics,
) -> Result<Body, Failed> {
    module::import_module(ctx, module, options, diags)
}
