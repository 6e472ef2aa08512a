//! Translation of the LLVM dialect to LLVM IR text: `mlir-translate --mlir-to-llvmir`.
//!
//! # Map
//! - [`translate`], [`translate_into`], [`translate_to_module`], [`translate_with_origins`]: the ways in. `module` runs the steps in upstream's order: the module's own
//!   attributes, comdats, signatures of functions (`signature`), globals and their like (`globals`), other operations,
//!   and then the functions' bodies one by one (`function`), each written as soon as it is built, unless the module is
//!   kept.
//! - [`LlvmTranslationDialectInterface`]: the interface of dialects that take part. [`register`] attaches the
//!   translations of the LLVM and builtin dialects.
//! - `dispatch`: the translation of an operation, by the index of its name. `ops`: conversions by family; `intrinsics`:
//!   the table of operations that are calls of intrinsics.
//! - `types`, `constants`, `attributes`, `metadata`, `loops`, `debug`, `layout`: the parts of operations.
//!
//! # Invariants
//! - The module that is translated is not changed. Blocks that upstream inserts before it translates (a terminator may
//!   name a successor with arguments once only) are built on the fly.
//! - Verified IR is translated or refused with an error, never a panic. The result is checked as LLVM's verifier does
//!   (`terrace_llvmir::Problem`), as far as verified MLIR can violate its rules.
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

/// Options of the translation.
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of threads that translate functions; the text is the same for any number. 0 counts as 1.
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

/// Returns true if an operation takes part in the translation: it is a call of an intrinsic, or its dialect has a translation.
pub fn takes_part(op: OpRef<'_>) -> bool {
    let intrinsic = op.def().and_then(|def| def.intrinsic);
    intrinsic.is_some() || module::interface_of(op).is_some()
}

/// The LLVM IR text of a module.
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
