//! Code by a compiler that is not part of this crate: the compiler gets LLVM IR and returns an ELF object of this machine,
//! which is linked into the module's own memory.
//!
//! Failures are found and named as those of Cranelift's code. `prepare` makes the compiler keep what that needs, and `debug`
//! and `frames` read it back from the object:
//!
//! - the function and the instruction of an address, inlined calls included, from lines of the debug information: each
//!   instruction has its own index as its line;
//! - frame pointers in all functions, and tables of unwinding for the parts of a function where its frame is not complete;
//! - no tail calls other than `musttail`, so that callers stay on the stack;
//! - large frames that touch each of their pages, so that an overflow of the stack meets the guard page.

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

/// From LLVM IR to an ELF object of this machine, or the reason why there is none.
type Compile = dyn Fn(&Module) -> Result<Vec<u8>, String> + Send + Sync;

/// A compiler that is not part of this crate.
pub(crate) struct Compiler(pub(crate) Box<Compile>);

impl fmt::Debug for Compiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Compiler")
    }
}

/// The name of a symbol of a module.
fn name(module: &Module, symbol: terrace_llvmir::Symbol) -> String {
    let name = module.ctx.symbols.name(symbol);
    // LLVM writes a name with this prefix as it is.
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
    // An alias has the address of its function, whose name is the better one.
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

/// The `unreachable`s of a module: the indices of functions and of instructions in them.
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
