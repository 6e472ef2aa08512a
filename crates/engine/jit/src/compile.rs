//! From a module to code in memory.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use cranelift_codegen::Context;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::{self, UserFuncName};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_jit::{ArenaMemoryProvider, JITBuilder, JITModule};
use cranelift_module::{
    DataId, FuncId, FuncOrDataId, Linkage as Link, Module as Target, ModuleDeclarations,
    ModuleReloc, ModuleRelocTarget, default_libcall_names,
};
use rustc_hash::FxHashMap;
use terrace_engine_clif::{Helper, Program, Translation, Worker, traps};
use terrace_llvmir::Module;

use crate::symbols::Symbols;
use crate::{Code, Error, Jit};

/// How much Cranelift does for speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opt {
    /// Little, and registers are given out quickly: the least time to compile.
    None,
    /// What makes code fast.
    #[default]
    Speed,
}

/// Choices of a compilation.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How much Cranelift does for speed.
    pub opt: Opt,
    /// Cranelift checks what it is given.
    pub verify: bool,
}

/// Address space that code and data of a module get, first what is asked for, then what is enough
/// for most.
const ROOM: [usize; 2] = [1 << 30, 1 << 26];

fn host(error: impl std::fmt::Display) -> Error {
    Error::Host(error.to_string())
}

fn target(module: &Module, options: &Options, symbols: Arc<Symbols>) -> Result<Memory, Error> {
    let mut flags = settings::builder();
    let verify = options.verify || cfg!(debug_assertions);
    let tails = Program::has_tail_calls(module);
    let choices = [
        ("is_pic", "false"),
        ("use_colocated_libcalls", "false"),
        ("enable_llvm_abi_extensions", "true"),
        // A large frame must not jump over the guard page.
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
        ("enable_verifier", if verify { "true" } else { "false" }),
        (
            "preserve_frame_pointers",
            if tails { "true" } else { "false" },
        ),
        (
            "opt_level",
            match options.opt {
                Opt::None => "none",
                Opt::Speed => "speed",
            },
        ),
        (
            "regalloc_algorithm",
            match options.opt {
                Opt::None => "single_pass",
                Opt::Speed => "backtracking",
            },
        ),
    ];
    for (name, value) in choices {
        flags.set(name, value).map_err(host)?;
    }
    let isa = cranelift_native::builder()
        .map_err(host)?
        .finish(settings::Flags::new(flags))
        .map_err(host)?;
    let mut builder = JITBuilder::with_isa(isa, default_libcall_names());
    let room = ROOM
        .iter()
        .find_map(|size| ArenaMemoryProvider::new_with_size(*size).ok());
    if let Some(room) = room {
        builder.memory_provider(Box::new(room));
    }
    builder.symbol_lookup_fn(Box::new(move |name| symbols.find(name)));
    Ok(Memory(Some(JITModule::new(builder))))
}

/// A module of Cranelift, whose memory is freed when it is dropped.
pub(crate) struct Memory(Option<JITModule>);

impl Memory {
    /// The address of a function that has been defined.
    pub(crate) fn address(&self, id: FuncId) -> Option<*const u8> {
        Some(self.0.as_ref()?.get_finalized_function(id))
    }

    fn module(&mut self) -> Result<&mut JITModule, Error> {
        self.0
            .as_mut()
            .ok_or_else(|| Error::Host("the module is gone".to_owned()))
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if let Some(module) = self.0.take() {
            // SAFETY: addresses of code leave as raw pointers, and whoever calls them answers for
            // this being alive.
            unsafe { module.free_memory() }
        }
    }
}

/// The state of a compilation.
struct Compiler<'p, 'm> {
    program: &'p Program<'m>,
    target: &'p mut JITModule,
    context: Context,
    /// Names that code and data refer to and nobody defines.
    wanted: BTreeSet<String>,
    code: Vec<(FuncId, Code)>,
}

/// The name of what is referred to, if it is defined elsewhere.
fn undefined(declarations: &ModuleDeclarations, id: FuncOrDataId) -> Option<String> {
    let (link, name) = match id {
        FuncOrDataId::Func(id) => {
            let declared = declarations.get_function_decl(id);
            (declared.linkage, &declared.name)
        }
        FuncOrDataId::Data(id) => {
            let declared = declarations.get_data_decl(id);
            (declared.linkage, &declared.name)
        }
    };
    match link {
        Link::Import => name.clone(),
        _ => None,
    }
}

impl Compiler<'_, '_> {
    /// Compiles the function in the context and puts it into memory.
    fn define(
        &mut self,
        function: Option<usize>,
        id: FuncId,
        translation: &Translation,
    ) -> Result<(), Error> {
        self.context.func.name = UserFuncName::user(0, id.as_u32());
        let name = self.name(id);
        self.program
            .link(self.target, &mut self.context.func, &translation.helpers)
            .map_err(host)?;
        for helper in &translation.helpers {
            // A thunk refers to its callee where nobody looks.
            if let Helper::Variadic(callee) = helper
                && let Some(callee) = self.target.get_name(callee)
            {
                let name = undefined(self.target.declarations(), callee);
                self.wanted.extend(name);
            }
        }
        self.compile(&name)?;
        let Some(compiled) = self.context.compiled_code() else {
            return Err(Error::Refused {
                function: name,
                reason: "there is no code".to_owned(),
            });
        };
        let buffer = &compiled.buffer;
        let relocs: Vec<_> = buffer
            .relocs()
            .iter()
            .map(|reloc| ModuleReloc::from_mach_reloc(reloc, &self.context.func, id))
            .collect();
        let declarations = self.target.declarations();
        let calls = default_libcall_names();
        for reloc in &relocs {
            let name = match &reloc.name {
                ModuleRelocTarget::User { .. } => {
                    let id = match ModuleDeclarations::is_function(&reloc.name) {
                        true => FuncOrDataId::Func(FuncId::from_name(&reloc.name)),
                        false => FuncOrDataId::Data(DataId::from_name(&reloc.name)),
                    };
                    undefined(declarations, id)
                }
                ModuleRelocTarget::LibCall(call) => Some(calls(*call)),
                _ => None,
            };
            self.wanted.extend(name);
        }
        let lines = buffer.get_srclocs_sorted().iter();
        let lines = lines.filter(|line| !line.loc.is_default());
        let traps = buffer.traps().iter();
        let code = Code {
            name,
            start: 0,
            len: buffer.data().len(),
            function,
            lines: lines
                .map(|line| (line.start, line.loc.bits() - 1))
                .collect(),
            traps: traps
                .map(|trap| (trap.offset, traps::describe(trap.code)))
                .collect(),
        };
        let align = u64::from(buffer.alignment);
        self.target
            .define_function_bytes(id, align, buffer.data(), &relocs)
            .map_err(host)?;
        self.code.push((id, code));
        Ok(())
    }

    fn name(&self, id: FuncId) -> String {
        let declared = self.target.declarations().get_function_decl(id);
        declared.linkage_name(id).into_owned()
    }

    /// Cranelift's backend panics where it does not know what to do; that is an error here.
    fn compile(&mut self, name: &str) -> Result<(), Error> {
        let isa = self.target.isa();
        let context = &mut self.context;
        let result = catch_unwind(AssertUnwindSafe(|| {
            let compiled = context.compile(isa, &mut ControlPlane::default());
            compiled.map(|_| ()).map_err(|error| {
                cranelift_codegen::print_errors::pretty_error(error.func, error.inner)
            })
        }));
        let reason = match result {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(reason)) => reason,
            Err(panic) => {
                let text = panic.downcast_ref::<String>().cloned();
                let fixed = || panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
                text.or_else(fixed).unwrap_or_else(|| "a panic".to_owned())
            }
        };
        Err(Error::Refused {
            function: name.to_owned(),
            reason,
        })
    }
}

pub(crate) fn build(module: &Module, options: &Options, symbols: Symbols) -> Result<Jit, Error> {
    let symbols = Arc::new(symbols);
    let mut memory = target(module, options, Arc::clone(&symbols))?;
    let target = memory.module()?;
    let mut program = Program::declare(module, target).map_err(host)?;
    let mut problems = program.refused();
    let mut worker = Worker::new(&program, target.target_config());
    problems.extend(program.define(&mut worker, target).map_err(host)?);
    let mut compiler = Compiler {
        program: &program,
        target,
        context: Context::new(),
        wanted: BTreeSet::new(),
        code: Vec::new(),
    };
    for work in program.work() {
        compiler.context.clear();
        let translation = program.translate(work, &mut worker, &mut compiler.context.func);
        problems.extend(program.explain(Some(work.function), &translation));
        if problems.is_empty() {
            compiler.define(Some(work.function), work.id, &translation)?;
        }
    }
    let mut start = None;
    if program.has_start() {
        let blank = ir::Signature::new(CallConv::SystemV);
        let id = compiler.target.declare_anonymous_function(&blank);
        let id = id.map_err(host)?;
        compiler.context.clear();
        let translation = program.translate_start(&mut worker, &mut compiler.context.func);
        problems.extend(program.explain(None, &translation));
        if problems.is_empty() {
            compiler.define(None, id, &translation)?;
        }
        start = Some(id);
    }
    if !problems.is_empty() {
        return Err(Error::Unsupported(problems));
    }
    let Compiler {
        mut wanted, code, ..
    } = compiler;
    let target = memory.module()?;
    for id in program.addressed() {
        wanted.extend(undefined(target.declarations(), *id));
    }
    let missing: Vec<_> = wanted
        .into_iter()
        .filter(|name| symbols.find(name).is_none())
        .collect();
    if !missing.is_empty() {
        return Err(Error::Missing(missing));
    }
    target.finalize_definitions().map_err(host)?;
    let code = code.into_iter().filter_map(|(id, code)| {
        let start = memory.address(id)? as usize;
        Some(Code { start, ..code })
    });
    let mut code: Vec<_> = code.collect();
    code.sort_unstable_by_key(|code| code.start);
    let entries = names(module, &program);
    Ok(Jit {
        entries,
        start,
        constructors: program.constructors(),
        destructors: program.destructors(),
        code,
        memory,
    })
}

/// Functions by the names that callers outside know, and by those of aliases.
fn names(module: &Module, program: &Program<'_>) -> FxHashMap<String, FuncId> {
    let functions = module
        .functions
        .iter()
        .map(|function| function.value.symbol);
    let aliases = module.aliases.iter().map(|alias| alias.value.symbol);
    let mut entries = FxHashMap::default();
    for symbol in functions.chain(aliases) {
        let name = String::from_utf8_lossy(module.ctx.symbols.name(symbol)).into_owned();
        if let Some(id) = program.function(&name) {
            entries.insert(name, id);
        }
    }
    entries
}
