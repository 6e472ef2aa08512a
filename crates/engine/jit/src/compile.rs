//! Compiles functions to bytes, on several threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use cranelift_codegen::Context;
use cranelift_codegen::FinalizedMachReloc;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::UserFuncName;
use cranelift_codegen::ir::function::FunctionParameters;
use cranelift_codegen::isa::unwind::UnwindInfo;
use cranelift_codegen::isa::{OwnedTargetIsa, TargetIsa};
use cranelift_module::FuncId;
use terrace_engine_clif::{
    Helper, Program, Translation, Unsupported, Work, Worker, caught, flags, traps, unoptimized,
};
use terrace_llvmir::Module;

use crate::code::Code;
use crate::{Error, Options, Text};

/// The minimum number of functions per compiling thread.
const FEW: usize = 16;

pub(crate) fn host(error: impl std::fmt::Display) -> Error {
    Error::Host(error.to_string())
}

/// True on systems whose C calling conventions the generated code does not follow: Windows, and Apple's on AArch64.
const OTHER_CONVENTIONS: bool = cfg!(any(
    windows,
    all(target_vendor = "apple", target_arch = "aarch64")
));

/// Returns the machine that code is generated for: this one.
pub(crate) fn isa(options: &Options) -> Result<OwnedTargetIsa, Error> {
    if OTHER_CONVENTIONS {
        return Err(host(
            "unsupported system: its C calling convention is not implemented",
        ));
    }
    let others = [
        ("is_pic", "false"),
        ("use_colocated_libcalls", "false"),
        // Backtraces follow frame pointers, and tail calls need them.
        ("preserve_frame_pointers", "true"),
    ];
    let flags = flags(options.opt, options.verify, &others).map_err(host)?;
    cranelift_native::builder()
        .map_err(host)?
        .finish(flags)
        .map_err(host)
}

/// A compiled function before it is placed in memory and relocated.
pub(crate) struct Compiled {
    pub(crate) code: Code,
    pub(crate) bytes: Vec<u8>,
    pub(crate) align: u64,
    pub(crate) relocs: Vec<FinalizedMachReloc>,
    /// The names that relocations refer to.
    pub(crate) names: FunctionParameters,
    pub(crate) helpers: Vec<Helper>,
    pub(crate) unwind: Option<UnwindInfo>,
}

/// The result of compiling a function.
pub(crate) enum Outcome {
    Compiled(Box<Compiled>),
    /// The function has unsupported parts.
    Unsupported(Vec<Unsupported>),
    /// Not compiled, because another function has unsupported parts.
    Skipped,
    /// Cranelift rejected the function.
    Refused(Error),
}

/// The state of a compiling thread.
pub(crate) struct Compiler<'p, 'm> {
    program: &'p Program<'m>,
    isa: &'p dyn TargetIsa,
    /// The same machine without optimizations, created for the first function that needs it.
    unoptimized: Option<OwnedTargetIsa>,
    worker: Worker<'p>,
    context: Context,
    text: Option<Text>,
}

impl<'p, 'm> Compiler<'p, 'm> {
    pub(crate) fn new(
        program: &'p Program<'m>,
        isa: &'p dyn TargetIsa,
        text: Option<Text>,
    ) -> Compiler<'p, 'm> {
        Compiler {
            text,
            program,
            isa,
            unoptimized: None,
            worker: Worker::new(program, isa.frontend_config()),
            context: Context::new(),
        }
    }

    /// Compiles a function. A panic in Cranelift is reported as [`Outcome::Refused`].
    pub(crate) fn function(&mut self, job: &Job, problems: &AtomicBool) -> Outcome {
        let outcome = caught(|| self.translate_and_compile(job, problems));
        outcome.unwrap_or_else(|reason| {
            Outcome::Refused(Error::Refused {
                function: job.name.clone(),
                reason,
            })
        })
    }

    fn translate_and_compile(&mut self, job: &Job, problems: &AtomicBool) -> Outcome {
        let function = job.work.map(|work| work.function);
        self.context.clear();
        let into = &mut self.context.func;
        let translation = match job.work {
            Some(work) => self.program.translate(work, &mut self.worker, into),
            None => self.program.translate_start(&mut self.worker, into),
        };
        let found = self.program.explain(function, &translation);
        if !found.is_empty() {
            problems.store(true, Ordering::Relaxed);
            return Outcome::Unsupported(found);
        }
        if problems.load(Ordering::Relaxed) {
            return Outcome::Skipped;
        }
        match self.compile(function, job.id, job.name.clone(), translation) {
            Ok(compiled) => Outcome::Compiled(Box::new(compiled)),
            Err(error) => Outcome::Refused(error),
        }
    }

    fn compile(
        &mut self,
        function: Option<usize>,
        id: FuncId,
        name: String,
        translation: Translation,
    ) -> Result<Compiled, Error> {
        self.context.func.name = UserFuncName::user(0, id.as_u32());
        let mut text = match self.text {
            Some(Text::Clif) => self.context.func.display().to_string(),
            _ => String::new(),
        };
        self.context.set_disasm(self.text == Some(Text::Assembly));
        self.run(&name, translation.returns_twice)?;
        let Some(compiled) = self.context.compiled_code() else {
            return Err(Error::Refused {
                function: name,
                reason: "Cranelift produced no code".to_owned(),
            });
        };
        if let Some(assembly) = &compiled.vcode {
            text.clone_from(assembly);
        }
        let unwind = compiled.create_unwind_info(self.isa).map_err(host)?;
        let buffer = &compiled.buffer;
        let lines = buffer.get_srclocs_sorted().iter();
        let lines = lines.filter(|line| !line.loc.is_default());
        let frame = buffer.frame_layout();
        let code = Code {
            name,
            text,
            len: buffer.data().len(),
            function,
            lines: lines
                .map(|line| (line.start, line.loc.bits().saturating_sub(1)))
                .collect(),
            traps: buffer
                .traps()
                .iter()
                .map(|trap| (trap.offset, traps::describe(trap.code)))
                .collect(),
            returns: buffer.call_sites().map(|site| site.ret_addr).collect(),
            frame: frame.map_or(0, |frame| frame.frame_to_fp_offset),
            ..Code::default()
        };
        let (bytes, relocs) = (buffer.data().to_vec(), buffer.relocs().to_vec());
        let align = u64::from(buffer.alignment);
        Ok(Compiled {
            code,
            bytes,
            align,
            relocs,
            names: std::mem::replace(&mut self.context.func.params, FunctionParameters::new()),
            helpers: translation.helpers,
            unwind,
        })
    }

    fn run(&mut self, name: &str, is_unoptimized: bool) -> Result<(), Error> {
        if is_unoptimized && self.unoptimized.is_none() {
            self.unoptimized = Some(unoptimized(self.isa).map_err(host)?);
        }
        let own = self.unoptimized.as_deref().filter(|_| is_unoptimized);
        let isa = own.unwrap_or(self.isa);
        let compiled = self.context.compile(isa, &mut ControlPlane::default());
        compiled.map(|_| ()).map_err(|error| Error::Refused {
            function: name.to_owned(),
            reason: cranelift_codegen::print_errors::pretty_error(error.func, error.inner),
        })
    }
}

/// A function to compile.
pub(crate) struct Job {
    /// The function to translate; `None` for the initialization function.
    pub(crate) work: Option<Work>,
    pub(crate) id: FuncId,
    pub(crate) name: String,
}

/// Compiles functions, on several threads if there are enough. Outcomes are in the order of the jobs and do not depend
/// on the number of threads.
pub(crate) fn all(
    module: &Module,
    program: &Program<'_>,
    isa: &dyn TargetIsa,
    jobs: &[Job],
    options: &Options,
    refused: bool,
) -> Vec<Outcome> {
    let problems = AtomicBool::new(refused);
    let next = AtomicUsize::new(0);
    let outcomes: Vec<Mutex<Option<Outcome>>> = jobs.iter().map(|_| Mutex::new(None)).collect();
    let work = || {
        let mut compiler = Compiler::new(program, isa, options.text);
        while let at = next.fetch_add(1, Ordering::Relaxed)
            && let (Some(job), Some(slot)) = (jobs.get(at), outcomes.get(at))
        {
            let outcome = compiler.function(job, &problems);
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(outcome);
        }
    };
    let available = || thread::available_parallelism().map_or(1, usize::from);
    let threads = match options.threads {
        0 => available(),
        threads => threads,
    };
    let threads = threads.min(jobs.len() / FEW).min(size(module) / MUCH);
    thread::scope(|scope| {
        for _ in 1..threads {
            // If a thread cannot be created, the other threads do its work.
            let builder = thread::Builder::new().stack_size(STACK);
            let _ = builder.spawn_scoped(scope, work);
        }
        work();
    });
    let outcomes = outcomes.into_iter();
    outcomes
        .map(|slot| slot.into_inner().unwrap_or_else(PoisonError::into_inner))
        .map(|outcome| outcome.unwrap_or(Outcome::Skipped))
        .collect()
}

/// The minimum number of instructions per compiling thread: about a millisecond of work.
const MUCH: usize = 500;

/// The stack size of a compiling thread, equal to that of the main thread.
const STACK: usize = 8 << 20;

/// Returns the approximate number of instructions of a module.
fn size(module: &Module) -> usize {
    let functions = module.functions.iter();
    let bodies = functions.map(|function| {
        let blocks = function.body.blocks().iter();
        blocks
            .map(|&block| function.body.insts(block).count())
            .sum::<usize>()
    });
    bodies.sum()
}
