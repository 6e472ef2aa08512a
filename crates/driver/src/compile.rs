//! Reads and compiles modules in one call each, for programs that use Terrace as a library.

use crate::{Compiler, LowerConfig};
use std::fmt;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions, render_all};
use terrace_diag::SourceText;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, verify_on};
use terrace_session::Log;
use terrace_session::input::{self, Input};

/// A program in LLVM IR.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiled {
    /// The program as text.
    pub llvm_ir: String,
    /// All warnings and remarks about the program, formatted like the messages of a [`CompileError`]. Empty if there
    /// are none.
    pub warnings: String,
}

/// The reason why a program could not be compiled. Contains all messages about the program, each with its location and
/// source line, in the format of mlir-opt.
#[derive(Clone, PartialEq, Eq)]
pub struct CompileError {
    messages: String,
}

impl CompileError {
    pub(crate) fn new(mut messages: String) -> CompileError {
        messages.truncate(messages.trim_end().len());
        CompileError { messages }
    }
}

impl fmt::Display for CompileError {
    /// Writes the messages without a line break at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.messages)
    }
}

impl fmt::Debug for CompileError {
    /// Writes the displayed text, because the output of `unwrap` in a test should be readable.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}

impl std::error::Error for CompileError {}

/// Reads and verifies MLIR text. `name` is the name of the input in messages.
///
/// Warnings are dropped here: [`compile`] verifies the module again and returns them.
///
/// # Errors
/// Returns an error if the text is invalid.
pub fn read(
    ctx: &Context,
    name: impl Into<String>,
    text: impl Into<SourceText>,
) -> Result<Body, CompileError> {
    let input = Input {
        name: name.into(),
        text: text.into(),
    };
    let threads = input::threads(None, input.text.len());
    let options = ParseOptions {
        threads,
        ..ParseOptions::default()
    };
    let mut log = Log::default();
    let body = with_stack_for(input.text.len(), || {
        input::read_module(&AsmTables::new(ctx), &input, options, &mut log)
    });
    body.map_err(|_| CompileError::new(log.render(ctx)))
}

/// Verifies a module, lowers it with the passes of Terrace, and translates it to LLVM IR. For a module with dialects of
/// other crates, call [`Compiler::compile`].
///
/// ```
/// # use terrace_driver as terrace;
/// let ctx = terrace::context();
/// let text = "func.func @twice(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32  return %0 : i32 }";
/// let module = terrace::read(&ctx, "twice.mlir", text)?;
/// let compiled = terrace::compile(&ctx, module)?;
/// assert!(compiled.llvm_ir.contains("add i32"));
/// assert_eq!(compiled.warnings, "");
/// # Ok::<(), terrace::CompileError>(())
/// ```
///
/// # Errors
/// Returns an error if the module is invalid or contains operations that cannot be lowered.
pub fn compile(ctx: &Context, module: Body) -> Result<Compiled, CompileError> {
    Compiler::default().compile(ctx, module)
}

impl Compiler {
    /// Verifies a module, lowers it with the passes of the compiler, and translates it to LLVM IR.
    ///
    /// # Errors
    /// Returns an error if the module is invalid or contains operations that cannot be lowered.
    pub fn compile(&self, ctx: &Context, mut module: Body) -> Result<Compiled, CompileError> {
        let mut diags = Diagnostics::new();
        let made = self.to_text(ctx, &mut module, &mut diags);
        let messages = render_all(ctx, &diags);
        match made {
            Ok(llvm_ir) if !diags.has_errors() => Ok(Compiled {
                llvm_ir,
                warnings: messages.trim_end().to_owned(),
            }),
            _ => Err(CompileError::new(messages)),
        }
    }

    fn to_text(
        &self,
        ctx: &Context,
        module: &mut Body,
        diags: &mut Diagnostics,
    ) -> Result<String, Failed> {
        let threads = 1;
        verify_on(ctx, module, threads, diags)?;
        let text = self.to_llvm_ir(ctx, module, &LowerConfig::default(), threads, diags)?;
        let not_utf8 = |_| diags.error(module.loc(OpId::ROOT), "LLVM IR text is not UTF-8");
        String::from_utf8(text).map_err(not_utf8)
    }
}
