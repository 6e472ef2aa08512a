//! Reads and verifies modules.

use crate::Log;
use std::ops::Range;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_diag::{Diagnostic, Severity, SourceFile, SourceText};
use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, verify_on};
use terrace_pass::available_threads;

/// A text with its name in diagnostics.
pub struct Input {
    /// The name.
    pub name: String,
    /// The bytes.
    pub text: SourceText,
}

/// The minimum length of a text for several threads by default. Shorter text is processed before a second thread
/// starts.
const MIN_TEXT: usize = 16 << 10;

/// Returns the number of threads for text of `length` bytes, given the requested number. The output does not depend on
/// it.
pub fn threads(asked: Option<usize>, length: usize) -> usize {
    match asked {
        Some(threads) => threads.max(1),
        None if length < MIN_TEXT => 1,
        None => available_threads(),
    }
}

/// Adds an input to a context's sources.
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

/// Verifies a parsed module.
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

/// Reads a whole input, for a command that processes a single module.
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
