//! Chooses the function to call, and how to call it: by its type in the source, or like mlir-runner.

use super::Options;
use crate::Tool;
use crate::flags::Stop;
use std::fs::File;
use terrace_diag::nearest;
use terrace_driver::program::Program;
use terrace_engine_abi::{Entry, Signature, SourceType, Value};
use terrace_llvmir::{Linkage, Type, TypeKind};
use terrace_numeric::FloatKind;

/// The default function.
pub(super) const MAIN: &str = "main";

/// The use of a function's results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// The result is the exit status.
    Status,
    /// Each result is printed on a line.
    Data,
    /// The result is printed like mlir-runner does.
    Runner(RunnerResult),
}

/// The result types that mlir-runner supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RunnerResult {
    F32,
    I32,
    I64,
    Void,
}

/// A function to be called.
pub(super) struct Call {
    pub(super) entry: Entry,
    pub(super) arguments: Vec<Value>,
    /// True if the function has the parameters of C's `main`: the number of arguments, their addresses, and the
    /// environment. It may also have only the first of these.
    pub(super) takes_texts: bool,
    pub(super) ending: Ending,
}

/// Chooses the function, adds an entry for it to the module, and parses its arguments.
pub(super) fn choose(
    tool: &Tool,
    options: &Options,
    program: &mut Program<'_>,
) -> Result<Call, Stop> {
    let name = options.entry.as_deref().unwrap_or(MAIN);
    let mut runner = match &options.result {
        Some(result) => Some(runner_result(program, name, result)?),
        None => None,
    };
    let Some(signature) = program.signature(name).cloned() else {
        return Err(not_there(tool, options, program, name));
    };
    let loc = Some(signature.loc).filter(|loc| !loc.is_unknown());
    // This is the default of mlir-runner.
    if options.arguments.is_none() && signature.params.is_empty() && is_one_f32(&signature) {
        runner = Some(RunnerResult::F32);
    }
    let is_main = name == MAIN;
    let is_status = is_main && matches!(&signature.results[..], [only] if is_int(&only.ty, 32));
    let takes_texts = is_main && options.arguments.is_none() && is_main_of_c(&signature);
    if !takes_texts && !options.program_arguments.is_empty() {
        let ty = signature.type_text();
        let message = format!(
            "'{name}' does not accept command-line arguments: expected type (i32, !llvm.ptr) -> i32, found {ty}; use --args"
        );
        return Err(Stop::Failed(program.error(loc, &message)));
    }
    let entry = Entry::add(&mut program.module, &signature, program.convention);
    let entry = entry.map_err(|error| Stop::Failed(program.error(loc, &error.to_string())))?;
    let arguments = match takes_texts {
        true => Vec::new(),
        false => {
            let text = options.arguments.as_deref().unwrap_or_default();
            let read = entry.parse_args(text, &|path| Ok(Box::new(File::open(path)?)));
            read.map_err(|error| Stop::Failed(wrong_arguments(text, error.at, &error.message)))?
        }
    };
    let ending = match runner {
        Some(result) => Ending::Runner(result),
        None if is_status => Ending::Status,
        None => Ending::Data,
    };
    Ok(Call {
        entry,
        arguments,
        takes_texts,
        ending,
    })
}

fn is_int(ty: &SourceType, bits: u32) -> bool {
    matches!(ty, SourceType::Int { width, .. } if *width == bits)
}

/// Returns true if the result of a function is a single `f32`, which is the default of mlir-runner.
fn is_one_f32(signature: &Signature) -> bool {
    let is_f32 = |ty: &SourceType| *ty == SourceType::Float(FloatKind::F32);
    matches!(&signature.results[..], [only] if is_f32(&only.ty))
}

/// Returns true if a function has the parameters of C's `main`: the number of arguments, their addresses, and the
/// environment. The last two are optional.
fn is_main_of_c(signature: &Signature) -> bool {
    match &signature.params[..] {
        [count, texts @ ..] if texts.len() <= 2 => {
            is_int(&count.ty, 32) && texts.iter().all(|texts| texts.ty == SourceType::Ptr(0))
        }
        _ => false,
    }
}

/// Returns the error about a function without a body in the program.
pub(super) fn not_there(tool: &Tool, options: &Options, program: &Program<'_>, name: &str) -> Stop {
    let symbol = program.module.ctx.symbols.get(name.as_bytes());
    let mut functions = program.module.functions.iter();
    let is_declared = functions.any(|function| Some(function.value.symbol) == symbol);
    let mut message = match is_declared {
        true => format!("function '{name}' is declared but not defined"),
        false => format!("function '{name}' not found"),
    };
    let names: Vec<&str> = program.signatures.iter().map(|s| s.name.as_str()).collect();
    if let Some(near) = nearest(name, names.iter().copied()) {
        message.push_str(&format!("; did you mean '{near}'?"));
    } else if options.entry.is_none() && !names.is_empty() {
        let (shown, rest) = names.split_at(names.len().min(8));
        let more = if rest.is_empty() { "" } else { ", .." };
        let list = shown.join(", ");
        message.push_str(&format!(
            "; select a function with '{} run -e NAME': {list}{more}",
            tool.name
        ));
    }
    Stop::Failed(program.error(None, &message))
}

/// Returns the message about invalid arguments, in the format of diagnostics.
fn wrong_arguments(text: &str, at: usize, message: &str) -> String {
    let column = at + 1;
    let mut out = format!("--args:1:{column}: error: {message}\n");
    let before = text.get(..at).unwrap_or_default();
    // The caret is only aligned for printable ASCII text.
    if text.bytes().all(|c| (b' '..=b'~').contains(&c)) && text.len() < 200 {
        out.push_str(&format!("{text}\n{:width$}^\n", "", width = before.len()));
    }
    out
}

/// Makes the same checks as mlir-runner, with the same messages.
fn runner_result(program: &Program<'_>, name: &str, result: &str) -> Result<RunnerResult, Stop> {
    let stop = |message: &str| Err(Stop::Failed(format!("Error: {message}\n")));
    let wanted = match result {
        "f32" => (RunnerResult::F32, Type::FLOAT),
        "i32" => (RunnerResult::I32, Type::I32),
        "i64" => (RunnerResult::I64, Type::I64),
        "void" => (RunnerResult::Void, Type::VOID),
        _ => return stop("unsupported function type"),
    };
    let module = &program.module;
    let symbol = module.ctx.symbols.get(name.as_bytes());
    let mut functions = module.functions.iter();
    let function = functions.find(|function| Some(function.value.symbol) == symbol);
    let Some(function) = function.filter(|function| !function.body.is_empty()) else {
        return stop("entry point not found");
    };
    let ty = module.ctx.symbols.info(function.value.symbol).value_type;
    let TypeKind::Function { result, params, .. } = module.ctx.types.kind(ty) else {
        return stop("entry point not found");
    };
    if !params.is_empty() {
        return stop("JIT can't invoke a main function expecting arguments");
    }
    if result != wanted.1 {
        return match wanted.0 {
            RunnerResult::Void => stop("expected void function"),
            RunnerResult::F32 => stop("only single f32 function result supported"),
            RunnerResult::I32 => stop("only single i32 function result supported"),
            RunnerResult::I64 => stop("only single i64 function result supported"),
        };
    }
    if matches!(function.value.linkage, Linkage::Internal | Linkage::Private) {
        return stop(&format!("Symbols not found: [ _mlir_{name} ]"));
    }
    Ok(wanted.0)
}
