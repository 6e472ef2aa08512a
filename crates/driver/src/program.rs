//! A program to be run or built: MLIR of any level, LLVM IR or bitcode, as a module of LLVM IR with the signatures of its source.

use crate::input::{self, Input, read_llvm};
use crate::{Choices, Compiler, Log, lower};
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
use terrace_to_llvmir::Origins;

/// Choices for reading and lowering a program.
#[derive(Clone, Copy, Default)]
pub struct Loading<'l> {
    /// 0 to 3. From 1 on passes make the program faster before it is lowered, and after that.
    pub level: u8,
    /// The function that is called by name, which has to stay.
    pub entry: Option<&'l str>,
    /// The number of threads that work on it; none: as many as its length asks for.
    pub threads: Option<usize>,
    /// True if no module is made around a text without one.
    pub explicit_module: bool,
    /// The target triple; none: this machine's.
    pub target: Option<&'l str>,
    /// True if the program checks its accesses of memory.
    pub check_memory: bool,
}

/// A program in LLVM IR.
pub struct Program<'c> {
    /// Its module.
    pub module: Module,
    /// Its functions with bodies, as the source has them.
    pub signatures: Vec<Signature>,
    /// Its functions without bodies, as a source in MLIR has them.
    pub declarations: Vec<Signature>,
    /// The convention by which its functions are called.
    pub convention: Convention,
    /// The name of the input in diagnostics.
    pub name: String,
    /// When it was read, before it was lowered.
    pub read: Instant,
    /// Warnings and remarks about it.
    pub messages: String,
    /// The source in MLIR, if it is that.
    source: Option<Source<'c>>,
}

/// A source in MLIR, for places in it.
struct Source<'c> {
    ctx: &'c Context,
    /// By the index of a function in the module.
    origins: Vec<Origins>,
}

/// The languages of programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Language {
    Mlir,
    Llvm,
}

/// The language of an input, by its name, or else by its text.
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

/// The language of a text by its first word that is in no comment.
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
        // `!0 = ..`, `!llvm.ident = ..`; an alias of MLIR has no point in its name.
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

/// Passes that make a program faster while it still has loops and memrefs.
const BEFORE: &str = "canonicalize,cse,sroa,mem2reg,loop-invariant-code-motion,cse,canonicalize";
/// And those that lowering makes work for.
const AFTER: &str = "sroa,mem2reg,canonicalize,cse";

impl<'c> Program<'c> {
    /// Reads a program and lowers it to LLVM IR. A program in MLIR has its sources and locations in the context.
    ///
    /// # Errors
    /// The messages about a program that is not valid, or not lowered.
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
    /// # Errors
    /// The messages about a program that is not valid, or not lowered.
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

    /// A program with what was reported about it.
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
            // It is one.
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

    /// Lowers a module that is valid.
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
            // Inlining drops a private function that is never called.
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
        let choices = Choices::default();
        let planned = compiler.lower(ctx, &mut body, &choices, threads, &mut diags);
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

    /// Checks that LLVM does not end the process on the program: when it compiles it, and, `for_jit`, when it links it into
    /// a process.
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

    /// The signature of a function with a body.
    pub fn signature(&self, name: &str) -> Option<&Signature> {
        let mut signatures = self.signatures.iter();
        signatures.find(|signature| signature.name == name)
    }

    /// The location of an instruction by its index in the function with an index in the module.
    pub fn location(&self, function: usize, instruction: usize) -> Option<Loc> {
        let origins = self.source.as_ref()?.origins.get(function)?;
        Some(origins.of_index(instruction)).filter(|loc| !loc.is_unknown())
    }

    /// The location of the function with an index in the module.
    pub fn location_of_function(&self, function: usize) -> Option<Loc> {
        let loc = self.source.as_ref()?.origins.get(function)?.function;
        Some(loc).filter(|loc| !loc.is_unknown())
    }

    /// The location of a global value that the module declares or defines.
    pub fn location_of(&self, name: &str) -> Option<Loc> {
        let symbol = self.module.ctx.symbols.get(name.as_bytes())?;
        let mut functions = self.module.functions.iter();
        let at = functions.position(|function| function.value.symbol == symbol)?;
        self.location_of_function(at)
    }

    /// The position that a location stands for.
    pub fn resolve(&self, loc: Loc) -> Option<Resolved> {
        ContextLocs(self.source.as_ref()?.ctx).resolve(loc)
    }

    /// The place of an instruction by its index in the function with an index in the module.
    pub fn place(&self, function: usize, instruction: u32) -> Option<Place> {
        let loc = self.location(function, instruction as usize)?;
        self.resolve(loc).map(place)
    }

    /// The places of all instructions, for whoever outlives the program and its context.
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

    /// The messages about what an engine refuses, each with its place. `found` says where else symbols are looked for.
    pub fn refused(&self, error: &Error, found: &str) -> String {
        match error {
            Error::Unsupported(all) => all.iter().map(|one| self.unsupported("run", one)).collect(),
            Error::Missing(names) => names.iter().map(|name| self.missing(name, found)).collect(),
            Error::Mismatch(all) => {
                let one =
                    |one: &Mismatch| self.error(self.location_of(&one.name), &one.to_string());
                all.iter().map(one).collect()
            }
            Error::Libraries(all) => all.iter().map(|one| format!("error: {one}\n")).collect(),
            error => self.error(None, &error.to_string()),
        }
    }

    /// The error about something that Cranelift cannot `run` or `compile`.
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

    /// The location and the name of the operation that a check of the program is about.
    pub fn checked_op(&self, number: i64) -> Option<(Loc, &str)> {
        let op = CheckedOp::from_number(number);
        let name = self.source.as_ref()?.ctx.op_name_str(op.name);
        Some((op.loc, name))
    }

    /// The text of an error at a location, or about the whole input.
    pub fn error(&self, loc: Option<Loc>, message: &str) -> String {
        self.message(Severity::Error, loc, message, Vec::new())
    }

    /// The text of an error, and of notes if the error has a place.
    pub fn error_with_notes(
        &self,
        loc: Option<Loc>,
        message: &str,
        notes: Vec<Diagnostic>,
    ) -> String {
        self.message(Severity::Error, loc, message, notes)
    }

    /// The text of a warning at a location, or about the whole input.
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

/// Gives a module without a data layout that of a machine.
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
    // Explanations of passes were not asked for.
    log.events
        .extend(events.filter(|event| matches!(event, Event::Diagnostic(_))));
    outcome.result
}

/// The data layout of a machine, for programs without one; empty if it is not known.
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
