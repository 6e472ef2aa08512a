//! Translation of the LLVM dialect to LLVM IR text: `mlir-translate --mlir-to-llvmir`.
//!
//! # Map
//! - [`translate`], [`translate_into`], and [`build`] for a module instead of text: the way in. `module` runs the steps in upstream's order: the module's own
//!   attributes, comdats, signatures of functions (`signature`), globals and their like (`globals`), other operations,
//!   and then the functions' bodies one by one (`function`), each written as soon as it is built.
//! - [`LlvmTranslationDialectInterface`]: what a dialect implements to take part. [`register`] attaches the translations of the LLVM and
//!   builtin dialects.
//! - `dispatch`: what converts an operation, by the index of its name. `ops`: conversions by family; `intrinsics`: the
//!   table of operations that are calls of intrinsics.
//! - `types`, `constants`, `attributes`, `metadata`, `loops`, `debug`, `layout`: what operations are made of.
//!
//! # Invariants
//! - The module that is translated is not changed. Blocks that upstream inserts before it translates (a terminator may
//!   name a successor with arguments once only) are built on the fly.
//! - Verified IR is translated or refused with an error, never a panic. What is built is checked as LLVM's verifier does
//!   (`terrace_llvmir::Problem`), as far as verified MLIR can run into it.
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
mod parallel;
mod scope;
mod signature;
mod types;

pub use function::FunctionTranslation;
pub use interface::{Converted, LlvmTranslationDialectInterface, NotConverted};
pub use module::ModuleTranslation;
pub use scope::{Scope, SymbolMap};

use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, OpId, OpRef, Registry};
use terrace_llvmir as ll;

/// How to translate.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many threads translate functions; the text is the same for any number. 0 counts as 1.
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

/// Whether the dialect of an operation takes part in the translation.
pub fn takes_part(op: OpRef<'_>) -> bool {
    module::interface_of(op).is_some()
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

/// Builds the LLVM IR of a module, for engines and for whoever goes on with it.
///
/// # Errors
/// What cannot be translated is reported.
pub fn build(ctx: &Context, body: &Body, diags: &mut Diagnostics) -> Result<Built, Failed> {
    module::build_module(ctx, body, diags)
}

/// A module of LLVM IR with the bodies of its functions, and where these come from.
#[derive(Debug)]
pub struct Built {
    /// The module.
    pub module: ll::Module,
    /// Origins of the module's functions, in their order.
    pub origins: Vec<Origins>,
}

/// The origin of a function and of its instructions.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    /// The origin of the function.
    pub function: Loc,
    /// By the index of an instruction, ascending: the location of it and those that follow.
    pub instructions: Vec<(u32, Loc)>,
}

impl Origins {
    /// The origin of an instruction; that of the function if there is none.
    pub fn of(&self, inst: ll::Inst) -> Loc {
        let starts = &self.instructions;
        let after = starts.partition_point(|(start, _)| *start as usize <= inst.index());
        let found = after.checked_sub(1).and_then(|at| starts.get(at));
        found.map_or(self.function, |(_, loc)| *loc)
    }
}

/// Appends the LLVM IR text of a module to a buffer.
pub fn translate_into(
    ctx: &Context,
    body: &Body,
    options: &Options,
    diags: &mut Diagnostics,
    out: &mut Vec<u8>,
) -> Result<(), Failed> {
    module::translate_module(ctx, body, options, diags, out)
}
