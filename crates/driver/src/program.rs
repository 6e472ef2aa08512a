//! Loads a program to be run or built. The source is MLIR of any level, LLVM IR or bitcode; the result is a module of
//! LLVM IR with the function signatures of the source.

use crate::read_llvm;
use crate::{Compiler, LowerConfig, lower};
use std::collections::HashMap;
use std::path::Path;
use std::time::Instant;
use terrace_asm::locations::ContextLocs;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_diag::{Diagnostic, Loc, ResolveLoc, Resolved, Severity, nearest};
use terrace_engine_abi::{Convention, Signature, of_llvm, record, record_declarations};
use terrace_engine_jit::{Error, Mismatch, Place, Unsupported};
use terrace_engine_llvm::refuse::refused;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef};
use terrace_llvmir::Module;
use terrace_llvmir_read::ReadOptions;
use terrace_memref_transforms::{CheckedOp, insert_memory_checks};
use terrace_pass::{Event, PassManager, parse_pipeline};
use terrace_session::Log;
use terrace_session::input::{self, Input};
use terrace_to_llvmir::Origins;

/// Options for reading and lowering a program.
#[derive(Clone, Copy, Default)]
pub struct Loading<'l> {
    /// The optimization level, 0 to 3. From level 1 on, passes optimize the program before and after lowering.
    pub level: u8,
    /// The function that is called by name, which must not be removed.
    pub entry: Option<&'l str>,
    /// The number of threads; `None` for a number that depends on the length of the source.
    pub threads: Option<usize>,
    /// True if a text without a module is not wrapped in one.
    pub explicit_module: bool,
    /// The target triple; `None` for that of this machine.
    pub target: Option<&'l str>,
    /// True if the program checks its memory accesses.
    pub check_memory: bool,
}

/// A program in LLVM IR.
pub struct Program<'c> {
    /// The module.
    pub module: Module,
    /// The signatures of its functions with bodies, as in the source.
    pub signatures: Vec<Signature>,
    /// The signatures of its functions without bodies, as in an MLIR source.
    pub declarations: Vec<Signature>,
    /// The calling convention of its functions.
    pub convention: Convention,
    /// The name of the input in diagnostics.
    pub name: String,
    /// The time at which reading ended and lowering began.
    pub read: Instant,
    /// The warnings and remarks about the program.
    pub messages: String,
    /// The source, if it is MLIR.
    source: Option<Source<'c>>,
}

/// An MLIR source, used to resolve locations.
struct Source<'c> {
    ctx: &'c Context,
    /// Indexed by function of the module.
    origins: Vec<Origins>,
}

/// The language of a source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Language {
    Mlir,
    Llvm,
}

/// Returns the language of an input, determined from its name or else from its text.
fn language(input: &Input) -> Language {
    if terrace_llvmir_read::is_bitcode(input.text.as_ref()) {
        return Language::Llvm;
    }
    let extension = Path::new(&input.name).extension();
    match extension.and_then(|extension| extension.to_str()) {
        Some("ll" | "bc") => Language::Llvm,
        Some("mlir") => Language::Mlir,
        _ => looks_like(&input.text),
    }
}

/// Returns the language of a text, determined from its first word outside of comments.
fn looks_like(text: &[u8]) -> Language {
    let mut lines = text.split(|&c| c == b'\n').map(<[u8]>::trim_ascii);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with(b"//"));
    let first = first.unwrap_or_default();
    let words = [
        "define ",
        "declare ",
        "source_filename",
        "target ",
        "attributes #",
        "module asm ",
    ];
    let is_llvm = match first.first() {
        Some(b';' | b'@' | b'%' | b'$') => true,
        // `!0 = ..` or `!llvm.ident = ..`. The name of an MLIR alias contains no dot.
        Some(b'!') => {
            let end = first.iter().position(|&c| c == b'=').unwrap_or(first.len());
            first.get(1).is_some_and(u8::is_ascii_digit) || first[..end].contains(&b'.')
        }
        _ => words.iter().any(|word| first.starts_with(word.as_bytes())),
    };
    match is_llvm {
        true => Language::Llvm,
        false => Language::Mlir,
    }
}

/// Passes that optimize a program while it still has loops and memrefs.
const BEFORE: &str = "canonicalize,cse,sroa,mem2reg,loop-invariant-code-motion,cse,canonicalize";
/// Passes that optimize the result of the lowering.
const AFTER: &str = "sroa,mem2reg,canonicalize,cse";

impl<'c> Program<'c> {
    /// Reads a program and lowers it to LLVM IR. The sources and locations of an MLIR program are added to the context.
    ///
    /// # Errors
    /// Returns the rendered messages if the program is invalid or cannot be lowered.
    pub fn load(
        compiler: &Compiler,
        ctx: &'c Context,
        input: &Input,
        loading: Loading<'_>,
    ) -> Result<Program<'c>, String> {
        if language(input) == Language::Llvm {
            return Self::load_llvm(input, loading);
        }
        let mut log = Log::default();
        let threads = input::threads(loading.threads, input.text.len());
        let options = ParseOptions {
            threads,
            explicit_module: loading.explicit_module,
            ..ParseOptions::default()
        };
        let body = input::read_module(&AsmTables::new(ctx), input, options, &mut log);
        let program = body.and_then(|body| {
            let name = input.name.clone();
            Self::lower(compiler, ctx, body, name, threads, loading, &mut log)
        });
        Self::said(program, &log, ctx)
    }

    /// Verifies a module and lowers it to LLVM IR.
    ///
    /// Returns the rendered messages if the program is invalid or cannot be lowered.
    pub fn of_module(
        compiler: &Compiler,
        ctx: &'c Context,
        body: Body,
        loading: Loading<'_>,
    ) -> Result<Program<'c>, String> {
        let mut log = Log::default();
        let threads = input::threads(loading.threads, 0);
        let options = ParseOptions {
            threads,
            ..ParseOptions::default()
        };
        let name = "module".to_owned();
        let verified = input::verify(&AsmTables::new(ctx), &body, options, &mut log);
        let program = verified
            .and_then(|()| Self::lower(compiler, ctx, body, name, threads, loading, &mut log));
        Self::said(program, &log, ctx)
    }

    /// Returns the program together with its messages, or the messages if there are errors.
    fn said(
        program: Result<Program<'c>, Failed>,
        log: &Log,
        ctx: &Context,
    ) -> Result<Program<'c>, String> {
        let messages = log.render(ctx);
        match program {
            Ok(program) if !log.has_errors() => Ok(Program {
                messages,
                ..program
            }),
            _ => Err(messages),
        }
    }

    fn load_llvm(input: &Input, loading: Loading<'_>) -> Result<Program<'c>, String> {
        let text = |text: Vec<u8>| String::from_utf8_lossy(&text).into_owned();
        let read = read_llvm(input.text.as_ref(), &input.name, ReadOptions::default());
        let mut module = read.map_err(text)?;
        let messages = text(module.admit(&input.name).map_err(text)?);
        if module.data_layout.is_empty()
            && let Some(layout) = layout_of(loading.target)
        {
            // The layout is valid, so this cannot fail.
            let _ = module.set_data_layout(layout);
        }
        Ok(Program {
            signatures: of_llvm(&module),
            declarations: Vec::new(),
            module,
            convention: Convention::default(),
            name: input.name.clone(),
            read: Instant::now(),
            messages,
            source: None,
        })
    }

    /// Lowers a verified module.
    fn lower(
        compiler: &Compiler,
        ctx: &'c Context,
        mut body: Body,
        name: String,
        threads: usize,
        loading: Loading<'_>,
        log: &mut Log,
    ) -> Result<Program<'c>, Failed> {
        let signatures = record(ctx, &body);
        let declarations = record_declarations(ctx, &body);
        let read = Instant::now();
        if loading.check_memory {
            insert_memory_checks(ctx, &mut body);
        }
        if loading.level > 0 {
            // Inlining removes a private function that is never called.
            let is_private = |signature: &Signature| {
                !signature.public && Some(signature.name.as_str()) == loading.entry
            };
            let passes = match signatures.iter().any(is_private) {
                true => BEFORE.to_owned(),
                false => format!("inline,{BEFORE}"),
            };
            run_passes(compiler, ctx, &mut body, &passes, threads, log)?;
        }
        let mut diags = Diagnostics::new();
        let config = LowerConfig::default();
        let planned = compiler.lower(ctx, &mut body, &config, threads, &mut diags);
        log.diagnostics(&mut diags);
        let plan = planned?;
        let index_bits = plan.index_bitwidth;
        if loading.level > 0 {
            run_passes(compiler, ctx, &mut body, AFTER, threads, log)?;
        }
        set_layout(ctx, &mut body, loading.target);
        let translated = terrace_to_llvmir::translate_with_origins(ctx, &body, &mut diags);
        let translated = lower::note_outside(translated, plan, &mut diags);
        log.diagnostics(&mut diags);
        let (module, origins) = translated?;
        Ok(Program {
            module,
            signatures,
            declarations,
            convention: Convention {
                index_bits,
                bare_pointers: false,
            },
            name,
            read,
            messages: String::new(),
            source: Some(Source { ctx, origins }),
        })
    }

    /// Checks that LLVM can compile the program without terminating the process. If `for_jit` is set, also checks that
    /// LLVM can link it into a process.
    ///
    /// # Errors
    /// Returns the messages about everything that LLVM cannot compile.
    pub fn check_for_llvm(&self, triple: &str, for_jit: bool) -> Result<(), String> {
        let refused = refused(&self.module, triple, for_jit);
        if refused.is_empty() {
            return Ok(());
        }
        let all = refused.iter().map(|one| {
            let symbol = one.symbol.trim_start_matches('@');
            self.error(self.location_of(symbol), &one.to_string())
        });
        Err(all.collect())
    }

    /// Returns the signature of a function with a body.
    pub fn signature(&self, name: &str) -> Option<&Signature> {
        let mut signatures = self.signatures.iter();
        signatures.find(|signature| signature.name == name)
    }

    /// Returns the location of an instruction. `function` is an index into the module, `instruction` an index into the
    /// function.
    pub fn location(&self, function: usize, instruction: usize) -> Option<Loc> {
        let origins = self.source.as_ref()?.origins.get(function)?;
        Some(origins.of_index(instruction)).filter(|loc| !loc.is_unknown())
    }

    /// Returns the location of a function, given its index in the module.
    pub fn location_of_function(&self, function: usize) -> Option<Loc> {
        let loc = self.source.as_ref()?.origins.get(function)?.function;
        Some(loc).filter(|loc| !loc.is_unknown())
    }

    /// Returns the location of a function, given its name.
    pub fn location_of(&self, name: &str) -> Option<Loc> {
        let symbol = self.module.ctx.symbols.get(name.as_bytes())?;
        let mut functions = self.module.functions.iter();
        let at = functions.position(|function| function.value.symbol == symbol)?;
        self.location_of_function(at)
    }

    /// Returns the file, line and column of a function, given its name.
    fn position_of(&self, name: &str) -> Option<(String, u32, u32)> {
        let at = self.resolve(self.location_of(name)?)?;
        Some((at.file, at.line, at.column))
    }

    /// Returns the source position of a location.
    pub fn resolve(&self, loc: Loc) -> Option<Resolved> {
        ContextLocs(self.source.as_ref()?.ctx).resolve(loc)
    }

    /// Returns the source position of an instruction. `function` is an index into the module, `instruction` an index
    /// into the function.
    pub fn place(&self, function: usize, instruction: u32) -> Option<Place> {
        let loc = self.location(function, instruction as usize)?;
        self.resolve(loc).map(place)
    }

    /// Returns a function that maps instructions to source positions. It does not borrow the program or its context.
    pub fn places(&self) -> impl Fn(usize, u32) -> Option<Place> + Send + Sync + 'static {
        let origins = self.source.as_ref().map(|source| source.origins.clone());
        let origins = origins.unwrap_or_default();
        let mut places = HashMap::new();
        for loc in origins.iter().flat_map(Origins::locations) {
            places
                .entry(loc)
                .or_insert_with(|| self.resolve(loc).map(place));
        }
        move |function, instruction| {
            let loc = origins.get(function)?.of_index(instruction as usize);
            places.get(&loc)?.clone()
        }
    }

    /// Returns the messages about an engine's error, each with its location. `found` describes where else symbols are
    /// searched.
    pub fn refused(&self, error: &Error, found: &str) -> String {
        match error {
            Error::Unsupported(all) => all.iter().map(|one| self.unsupported("run", one)).collect(),
            Error::Missing(names) => {
                let mut names: Vec<&String> = names.iter().collect();
                names.sort_by_cached_key(|name| self.position_of(name));
                names.iter().map(|name| self.missing(name, found)).collect()
            }
            Error::Mismatch(all) => {
                let mut all: Vec<&Mismatch> = all.iter().collect();
                all.sort_by_cached_key(|one| self.position_of(&one.name));
                let one =
                    |one: &&Mismatch| self.error(self.location_of(&one.name), &one.to_string());
                all.iter().map(one).collect()
            }
            Error::Libraries(all) => all.iter().map(|one| format!("error: {one}\n")).collect(),
            error => self.error(None, &error.to_string()),
        }
    }

    /// Returns the error about a construct that Cranelift cannot `run` or `compile`.
    pub fn unsupported(&self, verb: &str, unsupported: &Unsupported) -> String {
        let loc = unsupported
            .index
            .and_then(|(function, instruction)| self.location(function, instruction))
            .or_else(|| self.location_of(&unsupported.symbol));
        let unplaced = Unsupported {
            place: None,
            ..unsupported.clone()
        };
        let message = format!("cannot {verb}: {unplaced}");
        match (loc, &unsupported.place) {
            (None, Some(place)) => format!("{place}: error: {message}\n"),
            _ => self.error(loc, &message),
        }
    }

    fn missing(&self, name: &str, found: &str) -> String {
        let known = terrace_engine_runtime::symbols()
            .iter()
            .map(|symbol| symbol.name);
        let near = nearest(name, known);
        let near = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
        let message = format!("symbol '{name}' is nowhere: not in the program, not {found}{near}");
        self.error(self.location_of(name), &message)
    }

    /// Returns the location and the name of the operation that a check of the program belongs to.
    pub fn checked_op(&self, number: i64) -> Option<(Loc, &str)> {
        let op = CheckedOp::from_number(number);
        let name = self.source.as_ref()?.ctx.op_name_str(op.name);
        Some((op.loc, name))
    }

    /// Formats an error at a location, or about the whole input.
    pub fn error(&self, loc: Option<Loc>, message: &str) -> String {
        self.message(Severity::Error, loc, message, Vec::new())
    }

    /// Formats an error, with notes if the error has a location.
    pub fn error_with_notes(
        &self,
        loc: Option<Loc>,
        message: &str,
        notes: Vec<Diagnostic>,
    ) -> String {
        self.message(Severity::Error, loc, message, notes)
    }

    /// Formats a warning at a location, or about the whole input.
    pub fn warning(&self, loc: Option<Loc>, message: &str) -> String {
        self.message(Severity::Warning, loc, message, Vec::new())
    }

    fn message(
        &self,
        severity: Severity,
        loc: Option<Loc>,
        message: &str,
        notes: Vec<Diagnostic>,
    ) -> String {
        let (Some(source), Some(loc)) = (&self.source, loc) else {
            return format!("{}: {}: {message}\n", self.name, severity.word());
        };
        let diagnostic = Diagnostic {
            severity,
            loc,
            message: message.to_owned(),
            notes,
        };
        let mut out = String::new();
        terrace_diag::render(&diagnostic, &ContextLocs(source.ctx), &mut out);
        out
    }
}

fn place(at: Resolved) -> Place {
    Place {
        file: at.file,
        line: at.line,
        column: at.column,
    }
}

/// Sets the data layout of a machine on a module without a data layout.
fn set_layout(ctx: &Context, body: &mut Body, triple: Option<&str>) {
    let root = OpRef::new(ctx, body, OpId::ROOT);
    let has_layout = ["llvm.data_layout", "dlti.dl_spec"]
        .iter()
        .any(|name| root.attr_named(name).is_some());
    if !has_layout && let Some(layout) = layout_of(triple) {
        let entry = (ctx.string("llvm.data_layout"), ctx.string(layout));
        let attrs = body.attrs(OpId::ROOT).with_entries(ctx, &[entry]);
        body.set_attrs(OpId::ROOT, attrs);
    }
}

fn run_passes(
    compiler: &Compiler,
    ctx: &Context,
    body: &mut Body,
    passes: &str,
    threads: usize,
    log: &mut Log,
) -> Result<(), Failed> {
    let pipeline = parse_pipeline(&format!("any({passes})"), compiler.passes());
    let pipeline = pipeline.map_err(|message| log.error(message))?;
    let mut manager = PassManager::with_threads(pipeline, threads);
    manager.verify_each = false;
    manager.passes = compiler.passes().clone();
    let outcome = manager.run_logged(ctx, body);
    let events = outcome.events.into_iter();
    // The caller did not request the explanations of passes.
    log.events
        .extend(events.filter(|event| matches!(event, Event::Diagnostic(_))));
    outcome.result
}

/// Returns the data layout of a machine, or `None` if it is not known.
fn layout_of(triple: Option<&str>) -> Option<&'static str> {
    let (arch, is_apple) = match triple {
        None if cfg!(windows) => return None,
        None => (std::env::consts::ARCH, cfg!(target_vendor = "apple")),
        Some(triple) if triple.contains("windows") => return None,
        Some(triple) => {
            let arch = triple.split('-').next().unwrap_or_default();
            let arch = if arch == "arm64" { "aarch64" } else { arch };
            (arch, triple.contains("apple"))
        }
    };
    Some(match (arch, is_apple) {
        ("x86_64", false) => {
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
        }
        ("x86_64", true) => {
            "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
        }
        ("aarch64", false) => {
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
        }
        ("aarch64", true) => {
            "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32"
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_told_apart_by_their_first_line() {
        for (text, expect) in [
            ("define void @f() {", Language::Llvm),
            ("; ModuleID = 'x'\n", Language::Llvm),
            ("\n\n@g = global i32 0", Language::Llvm),
            ("%t = type { i32 }", Language::Llvm),
            ("!0 = !{}", Language::Llvm),
            ("!llvm.ident = !{!0}", Language::Llvm),
            ("module asm \"nop\"", Language::Llvm),
            ("target triple = \"x\"", Language::Llvm),
            ("module {", Language::Mlir),
            ("// define\nfunc.func @f() {", Language::Mlir),
            ("!t = !llvm.ptr", Language::Mlir),
            ("#map = affine_map<() -> ()>", Language::Mlir),
            ("llvm.func @f()", Language::Mlir),
            ("\"builtin.module\"() ({", Language::Mlir),
            ("", Language::Mlir),
        ] {
            assert_eq!(looks_like(text.as_bytes()), expect, "{text}");
        }
    }

    #[test]
    fn layouts_of_hosts_are_layouts() {
        for triple in [
            None,
            Some("x86_64-unknown-linux-gnu"),
            Some("aarch64-unknown-linux-gnu"),
            Some("x86_64-apple-macosx"),
            Some("arm64-apple-macosx14"),
        ] {
            let layout = layout_of(triple).expect("a machine that programs run on");
            assert!(terrace_llvmir::DataLayout::parse(layout).is_ok());
        }
    }
}
