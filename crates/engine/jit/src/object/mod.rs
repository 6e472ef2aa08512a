//! Compiles a module with another compiler: the compiler receives LLVM IR and returns an ELF object of this machine,
//! which is linked into the module's own memory.
//!
//! Failures are detected and named as in Cranelift's code. `prepare` makes the compiler emit the necessary information;
//! `debug` and `frames` read it from the object:
//!
//! - Line tables identify the function and the instruction at an address, including inlined calls: the line of an
//!   instruction encodes its index.
//! - All functions have frame pointers. Unwind tables describe the parts of a function where its frame is incomplete.
//! - There are no tail calls except `musttail`, so callers remain on the stack.
//! - Code with a large frame touches each page of it, so that a stack overflow hits the guard page.

mod debug;
mod frames;
pub(crate) mod link;
mod prepare;
mod relocate;

use std::fmt;

use rustc_hash::{FxHashMap, FxHashSet};
use terrace_engine_clif::traps;
use terrace_llvmir::{InstKind, Module};

use crate::Error;
use crate::code::{Code, CodeMap, Inlined};
use crate::image::Linked;
use crate::lines::Lines;
use crate::symbols::Symbols;

/// Compiles LLVM IR to an ELF object of this machine, or returns the reason why it cannot.
type Compile = dyn Fn(&Module) -> Result<Vec<u8>, String> + Send + Sync;

/// A compiler that replaces Cranelift.
pub(crate) struct Compiler(pub(crate) Box<Compile>);

impl fmt::Debug for Compiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Compiler")
    }
}

/// Returns the name of a symbol as it appears in the object.
fn name(module: &Module, symbol: terrace_llvmir::Symbol) -> String {
    let name = module.ctx.symbols.name(symbol);
    // LLVM writes a name with this prefix verbatim, without the prefix.
    let name = name.strip_prefix(b"\x01").unwrap_or(name);
    String::from_utf8_lossy(name).into_owned()
}

/// Compiles a module and links the object into memory.
pub(crate) fn build(
    module: &Module,
    compiler: &Compiler,
    symbols: &Symbols,
) -> Result<Linked, Error> {
    let object = (compiler.0)(&prepare::prepared(module)).map_err(Error::Compiler)?;
    let object = link::Object::link(&object, symbols)?;
    let functions: FxHashMap<String, usize> = (module.functions.iter().enumerate())
        .map(|(at, function)| (name(module, function.value.symbol), at))
        .collect();
    let mut lines = Lines::new(module);
    let mut code: Vec<Code> = (object.functions.iter())
        .map(|function| Code {
            name: function.name.clone(),
            start: function.start,
            len: function.len,
            function: functions.get(&function.name).copied(),
            returns: relocate::returns(object.bytes(function)),
            ..Code::default()
        })
        .collect();
    // An alias has the same address as its function; the function's name is preferred.
    code.sort_by_key(|code| (code.start, code.function.is_none()));
    code.dedup_by_key(|code| code.start);
    let debug = debug::Debug::read(&object).map_err(|error| unreadable(&error))?;
    let unreachables = unreachables(module);
    for code in &mut code {
        let inlined = |call: &debug::Inlined| Inlined {
            range: call.range.clone(),
            name: name_of(module, call.function),
            function: call.function,
            call: call.call,
            place: None,
        };
        code.lines = debug.lines(code);
        code.inlined = debug.inlined(code).iter().map(inlined).collect();
        let traps = code.lines.iter().filter(|&&(offset, inst)| {
            let function = code.innermost(offset);
            function.is_some_and(|function| unreachables.contains(&(function, inst)))
        });
        let text = traps::describe(traps::UNREACHABLE);
        code.traps = traps.map(|(offset, _)| (*offset, text)).collect();
        lines.fill(code);
    }
    if let Some((table, address)) = object.unwind_table() {
        frames::fill(table, address, &mut code).map_err(|error| unreadable(&error))?;
    }
    let entry = |symbol| {
        let name = name(module, symbol);
        let address = object.address(&name)?;
        Some((name, address))
    };
    let functions = module.functions.iter().map(|it| it.value.symbol);
    let aliases = module.aliases.iter().map(|it| it.value.symbol);
    let defined = module.functions.iter().filter(|it| !it.body.is_empty());
    let defined = defined.map(|it| it.value.symbol).collect::<Vec<_>>();
    let functions = functions.filter(|symbol| defined.contains(symbol));
    Ok(Linked {
        entries: functions.chain(aliases).filter_map(entry).collect(),
        start: None,
        constructors: object.constructors(),
        destructors: object.destructors(),
        unwind: object.register_unwind(),
        map: CodeMap {
            code,
            files: lines.into_files(),
        },
        exports: object.exports,
        thread_locals: object.thread_locals,
        room: object.room,
    })
}

/// Returns the `unreachable`s of a module: pairs of function index and instruction index.
fn unreachables(module: &Module) -> FxHashSet<(usize, u32)> {
    let functions = module.functions.iter().enumerate();
    let all = functions.flat_map(|(at, function)| {
        let body = &function.body;
        let last = body
            .blocks()
            .iter()
            .filter_map(|&block| body.terminator(block));
        let found = last.filter(|&last| matches!(body.kind(last), InstKind::Unreachable));
        found.map(move |inst| (at, inst.index() as u32))
    });
    all.collect()
}

fn name_of(module: &Module, function: usize) -> String {
    let function = module.functions.get(function);
    function.map_or_else(String::new, |function| name(module, function.value.symbol))
}

fn unreadable(error: &gimli::Error) -> Error {
    Error::Compiler(format!("the object's tables cannot be read: {error}"))
}
