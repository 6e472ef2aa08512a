//! Links a module into memory: compiles its functions, resolves its symbols and relocates the code.
//!
//! The module is rejected before any code runs if a declaration has another type than its definition, parts are
//! unsupported, or symbols are missing. All problems of a kind are reported at once. With another compiler than
//! Cranelift, `object` links the object file that the compiler returned.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use cranelift_codegen::ir;
use cranelift_codegen::isa::CallConv;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{
    FuncId, Linkage as Link, Module as Target, ModuleReloc, default_libcall_names,
};
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_engine_clif::{Program, Wanted, Worker};
use terrace_llvmir::Module;

use crate::code::{Code, CodeMap};
use crate::compile::{self, Compiled, Job, Outcome, host};
use crate::error::Mismatch;
use crate::exported::{self, ExportedTypes};
use crate::image::{Image, Linked, Source};
use crate::lines::Lines;
use crate::memory::Room;
use crate::object::Compiler;
use crate::ranges::Registered;
use crate::symbols::Symbols;
use crate::unwind::Unwind;
use crate::{Error, Options, perf};

fn name_of(target: &JITModule, id: FuncId) -> String {
    let declared = target.declarations().get_function_decl(id);
    declared.linkage_name(id).into_owned()
}

/// Places the functions of a module in memory.
struct Linker<'p, 'm> {
    program: &'p Program<'m>,
    target: &'p mut JITModule,
    /// A scratch function that supplies the external-name table while relocations are resolved.
    scratch: ir::Function,
    /// The undefined names that code and data refer to.
    wanted: Wanted,
}

impl Linker<'_, '_> {
    /// Copies a function into memory.
    fn define(&mut self, id: FuncId, compiled: &mut Compiled) -> Result<(), Error> {
        std::mem::swap(&mut self.scratch.params, &mut compiled.names);
        self.program
            .link(self.target, &mut self.scratch, &compiled.helpers)
            .map_err(host)?;
        self.wanted.add_helpers(&*self.target, &compiled.helpers);
        let relocs: Vec<_> = compiled
            .relocs
            .iter()
            .map(|reloc| ModuleReloc::from_mach_reloc(reloc, &self.scratch, id))
            .collect();
        for reloc in &relocs {
            self.wanted.add_reloc(self.target.declarations(), reloc);
        }
        self.target
            .define_function_bytes(id, compiled.align, &compiled.bytes, &relocs)
            .map_err(host)
    }
}

/// Returns the functions to compile, and the initialization function.
fn jobs(
    program: &Program<'_>,
    target: &mut JITModule,
) -> Result<(Vec<Job>, Option<FuncId>), Error> {
    let mut jobs: Vec<_> = program
        .work()
        .map(|work| Job {
            work: Some(work),
            id: work.id,
            name: name_of(target, work.id),
        })
        .collect();
    if !program.has_start() {
        return Ok((jobs, None));
    }
    let blank = ir::Signature::new(CallConv::SystemV);
    let id = target.declare_anonymous_function(&blank).map_err(host)?;
    jobs.push(Job {
        work: None,
        id,
        name: name_of(target, id),
    });
    Ok((jobs, Some(id)))
}

/// Returns the code of all functions, or the first rejection. Unsupported parts are added to `problems`.
fn sort(
    outcomes: Vec<Outcome>,
    problems: &mut Vec<terrace_engine_clif::Unsupported>,
) -> Result<Vec<Compiled>, Error> {
    let mut compiled = Vec::with_capacity(outcomes.len());
    let mut refused = None;
    for outcome in outcomes {
        match outcome {
            Outcome::Compiled(one) => compiled.push(*one),
            Outcome::Unsupported(found) => problems.extend(found),
            Outcome::Skipped => {}
            Outcome::Refused(error) => {
                refused.get_or_insert(error);
            }
        }
    }
    match refused {
        _ if !problems.is_empty() => Err(Error::Unsupported(std::mem::take(problems))),
        Some(error) => Err(error),
        None => Ok(compiled),
    }
}

/// Compiles a module with Cranelift or another compiler, and links it into memory.
pub(crate) fn build(
    module: &Module,
    options: &Options,
    compiler: Option<&Compiler>,
    mut symbols: Symbols,
    source: Source,
) -> Result<Arc<Image>, Error> {
    check_types(module, &symbols, &source)?;
    symbols.compile_closures(options)?;
    let symbols = Arc::new(symbols);
    let linked = match compiler {
        Some(compiler) => crate::object::build(module, compiler, &symbols)?,
        None => by_cranelift(module, options, &symbols)?,
    };
    let map = linked.map;
    if options.perf {
        // A map that cannot be written does not keep the module from running.
        let _ = perf::write(&map.code);
    }
    Ok(Arc::new(Image {
        types: ExportedTypes::new(module, &linked.exports, source.definitions),
        exports: linked.exports,
        entries: linked.entries,
        start: linked.start,
        constructors: linked.constructors,
        destructors: linked.destructors,
        is_started: AtomicBool::new(false),
        places: source.places,
        _unwind: linked.unwind,
        #[cfg(all(feature = "gdb", target_os = "linux"))]
        _gdb: options.gdb.then(|| crate::gdb::Known::new(&map.code)),
        registered: Registered::new(Arc::new(map)),
        _thread_locals: linked.thread_locals,
        _room: linked.room,
        _kept: symbols.kept(),
    }))
}

fn by_cranelift(
    module: &Module,
    options: &Options,
    symbols: &Arc<Symbols>,
) -> Result<Linked, Error> {
    let isa = compile::isa(options)?;
    let room = Room::new().map_err(host)?;
    let mut builder = JITBuilder::with_isa(isa.clone(), default_libcall_names());
    builder.memory_provider(Box::new(room.clone()));
    let found = Arc::clone(symbols);
    builder.symbol_lookup_fn(Box::new(move |name| found.find(name)));
    let mut target = JITModule::new(builder);

    let mut program = Program::declare(module, &mut target).map_err(host)?;
    let mut problems = program.refused();
    {
        let mut worker = Worker::new(&program, isa.frontend_config());
        let found = program.define(&mut worker, &mut target);
        problems.extend(found.map_err(host)?);
    }
    let (jobs, start) = jobs(&program, &mut target)?;
    let outcomes = compile::all(
        module,
        &program,
        &*isa,
        &jobs,
        options,
        !problems.is_empty(),
    );
    let mut compiled = sort(outcomes, &mut problems)?;

    let mut linker = Linker {
        program: &program,
        target: &mut target,
        scratch: ir::Function::new(),
        wanted: Wanted::default(),
    };
    for (job, compiled) in jobs.iter().zip(&mut compiled) {
        linker.define(job.id, compiled)?;
    }
    let mut wanted = linker.wanted;
    for id in program.addressed() {
        wanted.add(target.declarations(), *id);
    }
    let missing: Vec<_> = wanted
        .into_names()
        .into_iter()
        .filter(|name| symbols.find(name).is_none())
        .collect();
    if !missing.is_empty() {
        return Err(Error::Missing(missing));
    }
    target.finalize_definitions().map_err(host)?;

    let address = |id| target.get_finalized_function(id).addr();
    let mut lines = Lines::new(module);
    let mut code = Vec::with_capacity(compiled.len());
    let mut unwind = Vec::with_capacity(compiled.len());
    for (job, compiled) in jobs.iter().zip(compiled) {
        let mut one = compiled.code;
        one.start = address(job.id);
        lines.fill(&mut one);
        unwind.extend(compiled.unwind.map(|info| (one.start, info)));
        code.push(one);
    }
    code.extend(thunks(module, &program, &jobs, address));
    code.sort_unstable_by_key(|code| code.start);
    let addresses = |ids: Vec<FuncId>| ids.into_iter().map(address).collect();
    Ok(Linked {
        exports: exports(&target),
        entries: entries(module, &program, address),
        start: start.map(address),
        constructors: addresses(program.constructors()),
        destructors: addresses(program.destructors()),
        unwind: Unwind::new(&*isa, unwind.into_iter()),
        map: CodeMap {
            code,
            files: lines.into_files(),
        },
        thread_locals: Vec::new(),
        room,
    })
}

/// Returns an error if the module declares functions of the host, of other modules or of the runtime library with other
/// types.
fn check_types(module: &Module, symbols: &Symbols, source: &Source) -> Result<(), Error> {
    let mut all: Vec<_> = symbols
        .typed
        .iter()
        .filter_map(|(name, actual)| {
            let declared = crate::host::mismatch(module, name, actual)?;
            Some(Mismatch {
                name: name.clone(),
                declared,
                actual: actual.to_string(),
            })
        })
        .collect();
    all.extend(exported::mismatches(module, symbols, &source.declarations));
    all.extend(crate::host::runtime_mismatches(module, |name| {
        let own = terrace_engine_runtime::find(name).map(|known| known.address.as_ptr());
        symbols.find(name) != own
    }));
    match all.is_empty() {
        true => Ok(()),
        false => Err(Error::Mismatch(all)),
    }
}

/// Returns the code of the entries of variadic functions, which Cranelift did not compile.
fn thunks(
    module: &Module,
    program: &Program<'_>,
    jobs: &[Job],
    address: impl Fn(FuncId) -> usize,
) -> Vec<Code> {
    let compiled: FxHashSet<_> = jobs.iter().map(|job| job.id).collect();
    let functions = module.functions.iter().enumerate();
    let thunks = functions.filter_map(|(at, function)| {
        let name = String::from_utf8_lossy(module.ctx.symbols.name(function.value.symbol));
        let id = program.function(&name)?;
        let thunk = program.variadic_entry();
        (!compiled.contains(&id)).then(|| Code {
            name: name.into_owned(),
            start: address(id),
            len: thunk.len as usize,
            function: Some(at),
            returns: vec![thunk.returns],
            frameless: thunk.frame.map(|bytes| bytes as usize),
            ..Code::default()
        })
    });
    thunks.collect()
}

/// Returns the addresses of exported symbols, keyed by name.
fn exports(target: &JITModule) -> FxHashMap<String, usize> {
    let declarations = target.declarations();
    let functions = declarations.get_functions().filter_map(|(id, declared)| {
        let name = declared.name.clone()?;
        let is_seen = declared.linkage == Link::Export;
        is_seen.then(|| (name, target.get_finalized_function(id).addr()))
    });
    let data = declarations
        .get_data_objects()
        .filter_map(|(id, declared)| {
            let name = declared.name.clone()?;
            let is_seen = declared.linkage == Link::Export;
            is_seen.then(|| (name, target.get_finalized_data(id).0.addr()))
        });
    functions.chain(data).collect()
}

/// Returns the addresses of functions, keyed by their external names and the names of their aliases.
fn entries(
    module: &Module,
    program: &Program<'_>,
    address: impl Fn(FuncId) -> usize,
) -> FxHashMap<String, usize> {
    let functions = module
        .functions
        .iter()
        .map(|function| function.value.symbol);
    let aliases = module.aliases.iter().map(|alias| alias.value.symbol);
    let mut entries = FxHashMap::default();
    for symbol in functions.chain(aliases) {
        let name = String::from_utf8_lossy(module.ctx.symbols.name(symbol)).into_owned();
        if let Some(id) = program.function(&name) {
            entries.insert(name, address(id));
        }
    }
    entries
}
