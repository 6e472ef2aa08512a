//! Compiling a program with LLVM and calling it.

use super::choose::Call;
use super::execute::{LIBRARIES, fill, results, watch};
use super::report::{self, End, Failed};
use super::{Options, Times};
use crate::flags::Stop;
use crate::program::Program;
use std::collections::HashSet;
use std::mem::ManuallyDrop;
use terrace_engine_abi::Block;
use terrace_engine_jit::{Error, Library, Limits, Symbols};
use terrace_engine_llvm::{CompileOptions, LinkedObject, Llvm, Structors, host_triple};
use terrace_engine_process::{LinkedError, LinkedProcess, end_at_closed_pipes};
use terrace_llvmir::{Linkage, Symbol};

/// Compiles a program, calls the function, and returns the exit status.
pub(super) fn execute(
    options: &Options,
    mut program: Program<'_>,
    call: &Call,
    mut times: Times,
    ready: &dyn Fn() -> Result<(), Stop>,
) -> Result<u8, Stop> {
    let llvm = Llvm::find().map_err(|missing| program.stop(&missing.to_string()))?;
    let structors = Structors::expose(&mut program.module);
    let triple = host_triple(llvm);
    program.check_for_llvm(&triple, true)?;
    // The libraries stay loaded as long as the process.
    let (symbols, libraries) = symbols(options, &program)?;
    let _libraries = ManuallyDrop::new(libraries);
    let object = program.compile_with_llvm(&CompileOptions {
        level: options.compiling.llvm_level(),
        triple: Some(triple),
        cpu: Some("native".to_owned()),
        emulated_tls: true,
        ..CompileOptions::default()
    })?;
    let symbols: Vec<(&str, usize)> = symbols
        .iter()
        .map(|(name, address)| (name.as_str(), *address))
        .collect();
    let linked = LinkedObject::new(llvm, &object, &symbols);
    let linked = linked.map_err(|message| program.stop(&format!("LLVM: {message}")))?;
    let limits = Limits {
        timeout: options.timeout,
        foreign: true,
        ..Limits::default()
    };
    let process = LinkedProcess::new(linked, structors, limits);
    let process = process.map_err(|error| program.stop(&error.to_string()))?;
    // As in `execute::execute`.
    let process = ManuallyDrop::new(process);
    end_at_closed_pipes();
    let mut block = Block::new(&call.entry).map_err(|error| program.stop(&error.to_string()))?;
    fill(options, &program, call, &mut block)?;
    times.step("compile");
    ready()?;
    let blame = options.check_memory.then(|| watch(&mut block));
    let ran = process
        .start()
        .and_then(|()| process.call(&mut block))
        .and_then(|()| {
            let results = results(&call.ending, &block);
            process.finish().map(|()| results)
        });
    match ran {
        Ok(ended) => {
            let end = End {
                ended,
                block: &block,
                blame,
                code: process.code(),
            };
            report::end(options, &program, end, times)
        }
        Err(LinkedError::Failed(failure)) => {
            let failed = Failed {
                failure: *failure,
                entry: call.entry.signature(),
                blame,
                code: process.code(),
            };
            report::fail(&program, failed)
        }
        Err(error) => Err(program.stop(&error.to_string())),
    }
}

/// The functions that LLVM calls: arithmetic on 128 bits, conversions of floats, thread-local variables, unwinding.
const COMPILER_FUNCTIONS: [&str; 49] = [
    "_Unwind_Resume",
    "__addtf3",
    "__divtf3",
    "__divti3",
    "__emutls_get_address",
    "__eqtf2",
    "__extenddftf2",
    "__extendhfsf2",
    "__extendhftf2",
    "__extendsftf2",
    "__fixdfti",
    "__fixsfti",
    "__fixtfdi",
    "__fixtfsi",
    "__fixtfti",
    "__fixunsdfti",
    "__fixunssfti",
    "__fixunstfdi",
    "__fixunstfsi",
    "__fixunstfti",
    "__floatditf",
    "__floatsitf",
    "__floattidf",
    "__floattisf",
    "__floattitf",
    "__floatunditf",
    "__floatunsitf",
    "__floatuntidf",
    "__floatuntisf",
    "__floatuntitf",
    "__getf2",
    "__gttf2",
    "__letf2",
    "__lttf2",
    "__modti3",
    "__multf3",
    "__netf2",
    "__powidf2",
    "__powisf2",
    "__powitf2",
    "__subtf3",
    "__truncdfhf2",
    "__truncsfhf2",
    "__trunctfdf2",
    "__trunctfhf2",
    "__trunctfsf2",
    "__udivti3",
    "__umodti3",
    "__unordtf2",
];

/// Names that the program needs from elsewhere, and the runtime library, with addresses, which are good as long as the libraries
/// are loaded.
fn symbols(
    options: &Options,
    program: &Program<'_>,
) -> Result<(Vec<(String, usize)>, Symbols), Stop> {
    let mut known = Symbols::new();
    let mut failed = Vec::new();
    for path in options.compiling.foreign_libraries() {
        match Library::open(path) {
            Ok(library) => known.add_library(library),
            Err(error) => failed.push(error),
        }
    }
    if !failed.is_empty() {
        let error = Error::Libraries(failed);
        return Err(Stop::Failed(program.refused(&error, LIBRARIES)));
    }
    let module = &program.module;
    let name =
        |symbol: Symbol| String::from_utf8_lossy(module.ctx.symbols.name(symbol)).into_owned();
    let functions = (module.functions.iter())
        .map(|function| (&function.value, !function.body.blocks().is_empty()));
    let variables =
        (module.globals.iter()).map(|global| (&global.value, global.initializer.is_some()));
    let aliases = module.aliases.iter().map(|alias| (&alias.value, true));
    let (mut found, mut seen, mut missing) = (Vec::new(), HashSet::new(), Vec::new());
    for (value, is_defined) in functions.chain(variables).chain(aliases) {
        let name = name(value.symbol);
        seen.insert(name.clone());
        if is_defined || name.starts_with("llvm.") {
            continue;
        }
        match known.find(&name) {
            Some(address) => found.push((name, address.addr())),
            None if value.linkage == Linkage::ExternalWeak => {}
            None => missing.push(name),
        }
    }
    if !missing.is_empty() {
        let error = Error::Missing(missing);
        return Err(Stop::Failed(program.refused(&error, LIBRARIES)));
    }
    // Functions to which LLVM inserts calls. On a machine without their library, programs that need none of them still
    // run.
    let names = COMPILER_FUNCTIONS
        .iter()
        .filter(|name| !seen.contains(**name));
    found.extend(names.filter_map(|name| {
        let address = known.find(name)?.addr();
        Some(((*name).to_owned(), address))
    }));
    let others = terrace_engine_runtime::symbols()
        .iter()
        .filter(|symbol| !seen.contains(symbol.name));
    found.extend(others.map(|symbol| (symbol.name.to_owned(), symbol.address.as_ptr().addr())));
    Ok((found, known))
}
