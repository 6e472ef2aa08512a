//! Translates the LLVM dialect to LLVM IR: `mlir-translate --mlir-to-llvmir`.
//!
//! # Map
//! - [`translate`], [`translate_into`], [`translate_to_module`], [`translate_with_origins`]: the entry points.
//!   `module` runs the steps in upstream's order: the module's own attributes, comdats, signatures of functions
//!   (`signature`), global variables and aliases (`globals`), other operations, and finally the bodies of functions
//!   (`function`). Each body is printed as soon as it is built, unless the caller requests the module.
//! - [`LlvmTranslationDialectInterface`]: the interface of dialects that take part. [`register`] attaches the
//!   translations of the LLVM and builtin dialects.
//! - `dispatch`: the translation of an operation, by the index of its name. `ops`: conversions by family;
//!   `intrinsics`: operations that are calls of intrinsics.
//! - `types`, `constants`, `attributes`, `metadata`, `loops`, `debug`, `layout`: the parts of operations.
//!
//! # Invariants
//! - The translated module is not modified. Upstream first inserts dummy blocks (a terminator may have a successor
//!   with arguments only once); this translation builds them on the fly.
//! - Verified IR is translated or rejected with an error. The translation never panics. The result is checked like in
//!   LLVM's verifier (`terrace_llvmir::Problem`), as far as verified MLIR can violate its rules.
//! - The text is the same for any number of threads.
//!
#![doc = include_str!("../README.md")]

mod attributes;
mod constants;
mod debug;
mod dispatch;
mod foreign;
mod function;
mod globals;
mod interface;
mod intrinsics;
mod layout;
mod loops;
mod metadata;
mod module;
mod ops;
mod origins;
mod parallel;
mod scope;
mod signature;
mod types;

pub use foreign::UntranslatedAttributes;
pub use function::FunctionTranslation;
pub use interface::{Converted, LlvmTranslationDialectInterface, NotConverted};
pub use module::{ModuleTranslation, translate_into, translate_to_module, translate_with_origins};
pub use origins::Origins;
pub use scope::{Scope, SymbolMap};

use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef, Registry};

/// The options of the translation.
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of threads that translate functions. The text does not depend on it. 0 counts as 1.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options { threads: 1 }
    }
}

/// Attaches the translations of the LLVM and builtin dialects.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn LlvmTranslationDialectInterface>(
        "llvm",
        &ops::LlvmDialectTranslation,
    );
    registry.attach_dialect::<dyn LlvmTranslationDialectInterface>(
        "builtin",
        &module::BuiltinTranslation,
    );
}

/// Returns true if an operation takes part in the translation: it declares an intrinsic, or its dialect has a
/// translation.
pub fn takes_part(op: OpRef<'_>) -> bool {
    let intrinsic = op.def().and_then(|def| def.intrinsic);
    intrinsic.is_some() || module::interface_of(op).is_some()
}

/// Returns the LLVM IR text of a module.
pub fn translate(
    ctx: &Context,
    body: &Body,
    options: &Options,
    diags: &mut Diagnostics,
) -> Result<String, Failed> {
    let mut text = Vec::new();
    translate_into(ctx, body, options, diags, &mut text)?;
    String::from_utf8(text)
        .map_err(|_| diags.error(body.loc(OpId::ROOT), "LLVM IR text is not UTF-8"))
}
