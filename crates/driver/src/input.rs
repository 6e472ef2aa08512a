//! Reads modules: MLIR text, LLVM IR and bitcode.

use crate::Log;
use std::ops::Range;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_diag::{Diagnostic, Severity, SourceFile, SourceText};
use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, verify_on};
use terrace_llvmir::Module;
use terrace_llvmir_read::ReadOptions;
use terrace_pass::available_threads;

/// A text with the name that diagnostics call it.
pub struct Input {
    /// The name.
    pub name: String,
    /// The bytes.
    pub text: SourceText,
}

/// Shorter text is done before a second thread has begun, unless threads are asked for.
const MIN_TEXT: usize = 16 << 10;

/// The number of threads for text of `length` bytes, given the number that was asked for. The output does not depend on
/// it.
pub fn threads(asked: Option<usize>, length: usize) -> usize {
    match asked {
        Some(threads) => threads.max(1),
        None if length < MIN_TEXT => 1,
        None => available_threads(),
    }
}

/// Puts an input into a context's sources.
pub fn add_source<'c>(ctx: &'c Context, input: &Input) -> Result<&'c SourceFile, Diagnostic> {
    let added = ctx.sources().add(input.name.clone(), input.text.clone());
    added.map_err(|error| Diagnostic {
        severity: Severity::Error,
        loc: Loc::UNKNOWN,
        message: format!("{}: {error}", input.name),
        notes: Vec::new(),
    })
}

/// Parses and verifies a range of a file.
pub fn parse(
    tables: &AsmTables<'_>,
    file: &SourceFile,
    range: Range<usize>,
    options: ParseOptions,
    verified: bool,
    log: &mut Log,
) -> Result<Body, Failed> {
    let mut diags = Diagnostics::new();
    let parsed = terrace_asm::parse_chunk(tables, file, range, options, &mut diags);
    log.diagnostics(&mut diags);
    let body = parsed?;
    if verified {
        verify(tables, &body, options, log)?;
    }
    Ok(body)
}

/// Verifies a module that was read.
pub fn verify(
    tables: &AsmTables<'_>,
    body: &Body,
    options: ParseOptions,
    log: &mut Log,
) -> Result<(), Failed> {
    let mut diags = Diagnostics::new();
    let result = verify_on(tables.ctx, body, options.threads, &mut diags);
    log.diagnostics(&mut diags);
    result
}

/// Reads a whole input for a command that works on one module.
pub fn read_module(
    tables: &AsmTables<'_>,
    input: &Input,
    options: ParseOptions,
    log: &mut Log,
) -> Result<Body, Failed> {
    match add_source(tables.ctx, input) {
        Ok(file) => parse(tables, file, 0..file.text().len(), options, true, log),
        Err(diagnostic) => Err(log.error(diagnostic.message)),
    }
}

/// Reads a module of LLVM IR from text or bitcode, whichever it is.
///
/// # Errors
/// Returns the message about input that is not valid.
pub fn read_llvm(source: &[u8], name: &str, options: ReadOptions) -> Result<Module, Vec<u8>> {
    if terrace_llvmir_read::is_bitcode(source) {
        return terrace_llvmir_read::read_bitcode(source, name, options)
            .map_err(|error| format!("{name}: error: {error}\n").into_bytes());
    }
    terrace_llvmir_read::read(source, name, options).map_err(|error| error.render(name))
}
