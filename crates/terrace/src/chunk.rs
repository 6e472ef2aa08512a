//! One piece of input in one context.

use crate::files::{self, Input};
use crate::flags::Stop;
use std::ffi::OsStr;
use std::ops::Range;
use terrace_asm::locations::ContextLocs;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_diag::{Diagnostic, Severity, SourceFile, render};
use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, OpId, message_text, verify_on};
use terrace_pass::{Event, available_threads};

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

/// The diagnostics and dumps of a piece of input, in order.
#[derive(Default)]
pub struct Log {
    /// The events.
    pub events: Vec<Event>,
}

impl Log {
    /// Takes the diagnostics over.
    pub fn diagnostics(&mut self, diags: &mut Diagnostics) {
        self.events
            .extend(diags.take().into_iter().map(Event::Diagnostic));
    }

    /// Reports an error about nothing in the input.
    pub fn error(&mut self, message: impl Into<String>) -> Failed {
        self.error_with(message, None)
    }

    /// The same with a note.
    pub fn error_with(&mut self, message: impl Into<String>, note: Option<String>) -> Failed {
        let mut diags = Diagnostics::new();
        let failed = diags.error(Loc::UNKNOWN, message);
        note.into_iter()
            .for_each(|note| diags.note(Loc::UNKNOWN, note));
        self.diagnostics(&mut diags);
        failed
    }

    /// Takes over the text of LLVM's verifier, which has a form of its own, as it is.
    pub fn text(&mut self, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() {
            self.events.push(Event::Text(text));
        }
    }

    /// As [`Log::text`], where LLVM's verifier refuses the module.
    pub fn refused(&mut self, text: impl Into<String>) -> Failed {
        let text = text.into();
        self.text(text.clone());
        Diagnostics::new().error(Loc::UNKNOWN, text)
    }

    /// Returns true if there is an error.
    pub fn has_errors(&self) -> bool {
        let is_error = |event: &Event| matches!(event, Event::Diagnostic(diag) if diag.severity == Severity::Error);
        self.events.iter().any(is_error)
    }

    /// Leaves out the notes that show the operation an error is about.
    pub fn drop_current_operation(&mut self) {
        for event in &mut self.events {
            if let Event::Diagnostic(diag) = event {
                diag.notes
                    .retain(|note| !note.message.starts_with("see current operation: "));
            }
        }
    }

    /// Leaves out diagnostics less severe than `least`, and those that are notes, but not the notes of others.
    pub fn filter(&mut self, least: Severity, notes: bool) {
        self.events.retain(|event| match event {
            Event::Diagnostic(diagnostic) => match diagnostic.severity {
                Severity::Note => notes,
                severity => severity as u8 <= least as u8,
            },
            _ => true,
        });
    }

    /// The text for standard error.
    pub fn render(&self, ctx: &Context) -> String {
        let mut out = String::new();
        for event in &self.events {
            match event {
                Event::Diagnostic(diag) => render(diag, &ContextLocs(ctx), &mut out),
                Event::Explanations(left) => {
                    for explanation in left.iter() {
                        render(&explanation.remark, &ContextLocs(ctx), &mut out);
                    }
                }
                Event::Text(text) => out.push_str(text),
                // They are made only if asked for.
                Event::File(_) | Event::Failure(_) => (),
            }
        }
        out
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

/// Prints a module in the custom and in the generic form, reads each text, and compares the result with the module.
pub fn verify_roundtrip(
    tables: &AsmTables<'_>,
    body: &Body,
    options: ParseOptions,
    log: &mut Log,
) -> Result<(), Failed> {
    let print = |body: &Body, generic: bool, debug_info: bool| {
        let options = PrintOptions {
            generic,
            debug_info,
            ..PrintOptions::default()
        };
        terrace_asm::print_bytes(tables, body, &options)
    };
    // A terminator that the text leaves out gets another location, so these are not compared.
    let was = print(body, true, false);
    for generic in [false, true] {
        let text = print(body, generic, true);
        let input = Input {
            name: "roundtrip".to_owned(),
            text: text.into(),
        };
        let again = read_module(tables, &input, options, log);
        let mut diags = Diagnostics::new();
        let loc = body.loc(OpId::ROOT);
        let is = match again {
            Ok(again) => print(&again, true, false),
            Err(_) => {
                let message = "failed to parse mlir content back, cannot verify round-trip.";
                let name = tables.ctx.op_name_str(body.name(OpId::ROOT));
                let failed = diags.error(loc, format!("'{name}' op {message}"));
                log.diagnostics(&mut diags);
                return Err(failed);
            }
        };
        if is != was {
            let [was, is] = [&was, &is].map(|text| message_text(text));
            let message = format!(
                "op roundtrip testing failed: reference IR:\n{was}\nroundtripped IR:\n{is}"
            );
            let failed = diags.error(loc, message);
            log.diagnostics(&mut diags);
            return Err(failed);
        }
    }
    Ok(())
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

/// Leaves the memory of a value to the end of the process, which is near: nothing is gained by freeing it piece by piece.
pub(crate) fn leave_at_exit<T>(value: T) {
    std::mem::forget(value);
}

/// Ends a program: its output is written and the diagnostics go to standard error; if there are errors, no output is
/// written.
pub(crate) fn finish(
    ctx: Context,
    log: &Log,
    made: Result<Vec<u8>, Failed>,
    output: Option<&OsStr>,
) -> Result<(), Stop> {
    let text = log.render(&ctx);
    leave_at_exit(ctx);
    match made {
        Ok(made) if !log.has_errors() => {
            files::complain(&text);
            files::write(output, &made)
        }
        _ => Err(Stop::Failed(text)),
    }
}
