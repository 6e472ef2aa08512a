//! Lowers and runs programs, in forks with limits.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;
use std::time::Duration;

use anyhow::Result;
use terrace::{Compiler, LowerConfig};
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, render_all};
use terrace_engine_jit as engine;
use terrace_engine_process::Process;
use terrace_ir::{Body, Context, Diagnostics, verify_on};
use terrace_llvmir_read::ReadOptions;
use terrace_pass::{Anchor, PassManager, PassRegistry, parse_pipeline};
use terrace_session::Log;
use terrace_session::input::{Input, read_module};
use terrace_upstream::{Jit, Limits, Printed, Upstream, isolated_each, run_code, symbols};

use super::super::examine::pass_name;
use super::poison;
use super::values::{from_bytes, to_bytes};

/// The limits of one pipeline. A pipeline usually takes milliseconds and megabytes.
const PASSES: Limits = Limits {
    time: Duration::from_secs(1),
    // This includes a stack of 1 GiB, which is used for deeply nested programs.
    memory: 3 << 30,
};
/// The limits of one run.
pub(super) const RUNS: Limits = Limits {
    time: Duration::from_secs(2),
    memory: 3 << 30,
};
/// The limits of one run while programs are reduced.
pub(super) const SHORT_RUNS: Limits = Limits {
    time: Duration::from_millis(300),
    ..RUNS
};
/// The stack size of programs. A loop that allocates on the stack repeatedly exhausts it.
const STACK: usize = 256 << 10;

/// MLIR's pipeline for the dialects that `terrace lower` lowers.
const UPSTREAM: [&str; 21] = [
    "lower-vector-multi-reduction",
    "convert-vector-to-scf",
    "memref-expand",
    "expand-strided-metadata",
    "lower-affine",
    "convert-complex-to-standard",
    "arith-expand",
    "math-expand-ops{ops=ctlz}",
    "convert-math-to-funcs",
    "convert-scf-to-cf",
    "convert-math-to-llvm",
    "convert-math-to-libm",
    "convert-index-to-llvm",
    "convert-vector-to-llvm",
    "convert-ub-to-llvm",
    "convert-complex-to-llvm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm",
    "convert-arith-to-llvm",
    "convert-cf-to-llvm",
    "reconcile-unrealized-casts",
];

/// The outcome of running passes and lowering a program.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Lowered {
    /// The passes changed nothing.
    Same,
    /// LLVM IR.
    Ir(String),
    /// The pass with this index rejected the program, with these messages.
    Refused(usize, String),
    /// The pass with this index produced an invalid module.
    Invalid(usize, String),
    /// The program cannot be lowered after the passes.
    Unlowered(String),
    /// Not run, because one of the passes did not terminate before.
    LeftOut,
    /// The program cannot be parsed.
    Unreadable(String),
    /// The process panicked, crashed, or was killed because it exceeded a limit.
    Died(String),
}

/// The outcome of a run.
#[derive(Clone, Debug)]
pub(super) enum Ran {
    /// The values that the program printed.
    Printed(Vec<Printed>),
    /// LLVM rejects the module.
    NotLlvm(String),
    /// The program crashed or did not terminate.
    Died(String),
}

/// A way to run a program.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) enum How {
    /// Runs in LLVM, without optimization.
    Plain,
    /// Runs in LLVM, without optimization and with poison made visible.
    Visible,
    /// Runs in the engine without LLVM.
    Engine,
}

/// The location and message of the last panic.
static PANIC: Mutex<String> = Mutex::new(String::new());

/// Runs programs. The process must have only one thread.
pub(super) struct Runner {
    compiler: Compiler,
    registry: PassRegistry,
    jit: Jit,
    upstream: Upstream,
}

impl Runner {
    /// Sets up LLVM, and installs a hook that records panics.
    pub(super) fn new() -> Self {
        panic::set_hook(Box::new(|info| {
            if let Ok(mut last) = PANIC.lock() {
                *last = info.to_string();
            }
        }));
        Self {
            compiler: Compiler::new(),
            registry: terrace::pass_registry(),
            jit: Jit::new(),
            upstream: Upstream::new(),
        }
    }

    /// Runs each pipeline on a program and lowers the result.
    pub(super) fn lower(&self, text: &str, pipelines: &[&[String]]) -> Result<Vec<Lowered>> {
        let mut session = None;
        // A pass that did not terminate is not run again.
        let endless: RefCell<Vec<&str>> = RefCell::default();
        let work = |index: usize| {
            let pipeline: &[String] = pipelines[index];
            let is_endless = |pass: &String| endless.borrow().contains(&pass_name(pass));
            if pipeline.iter().any(is_endless) {
                return Lowered::LeftOut.bytes();
            }
            let done = panic::catch_unwind(AssertUnwindSafe(|| {
                let session = session.get_or_insert_with(|| Session::new(text));
                session.lower(self, pipeline)
            }));
            done.unwrap_or_else(|_| {
                let message = PANIC.lock().map(|last| last.clone()).unwrap_or_default();
                Lowered::Died(format!("panic: {message}"))
            })
            .bytes()
        };
        let done = isolated_each(pipelines.len(), PASSES, work, |index| {
            if let [pass] = pipelines[index] {
                endless.borrow_mut().push(pass_name(pass));
            }
        })?;
        Ok(done
            .into_iter()
            .map(|done| match done {
                Ok(bytes) => Lowered::from_bytes(&bytes),
                Err(end) => Lowered::Died(described(end)),
            })
            .collect())
    }

    /// Returns the text of a program in the generic or the custom form, if it can be parsed.
    pub(super) fn text(&self, text: &str, generic: bool) -> Result<Option<String>> {
        let work = |_| {
            let session = Session::new(text);
            let options = PrintOptions {
                generic,
                ..PrintOptions::default()
            };
            match &session.module {
                Ok((body, _)) => {
                    terrace_asm::print(&AsmTables::new(&session.ctx), body, &options).into_bytes()
                }
                Err(_) => Vec::new(),
            }
        };
        let printed = isolated_each(1, PASSES, work, |_| {})?.pop();
        let bytes = printed
            .and_then(std::result::Result::ok)
            .unwrap_or_default();
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()).filter(|text| !text.is_empty()))
    }

    /// Returns the LLVM IR that MLIR's passes and translation produce from a program, if they accept it.
    pub(super) fn upstream(&self, generic: &str) -> Result<Option<String>> {
        let work = |_| {
            let Ok(mut module) = self.upstream.parse(generic, "program.mlir") else {
                return Vec::new();
            };
            let pipeline = format!("builtin.module({})", UPSTREAM.join(","));
            if module.run_pipeline(&pipeline, true).is_err() {
                return Vec::new();
            }
            module
                .translate_to_llvmir()
                .unwrap_or_default()
                .into_bytes()
        };
        let lowered = isolated_each(1, PASSES, work, |_| {})?.pop();
        let bytes = lowered
            .and_then(std::result::Result::ok)
            .unwrap_or_default();
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()).filter(|text| !text.is_empty()))
    }

    /// Runs each module.
    pub(super) fn run(&self, modules: &[(&str, How)], limits: Limits) -> Result<Vec<Ran>> {
        let work = |index: usize| {
            let (ir, how): (&str, How) = modules[index];
            let ran = match how {
                How::Visible => self.jit.run(&poison::visible(ir), STACK, 0xa5),
                How::Plain => self.jit.run(ir, STACK, 0x3c),
                How::Engine => run_with_engine(ir),
            };
            match ran {
                Ok(printed) => [&[1], &to_bytes(&printed)[..]].concat(),
                Err(message) => [&[0], message.as_bytes()].concat(),
            }
        };
        let done = isolated_each(modules.len(), limits, work, |_| {})?;
        Ok(done
            .into_iter()
            .map(|done| match done.as_deref() {
                Ok([1, bytes @ ..]) => Ran::Printed(from_bytes(bytes)),
                Ok(bytes) => Ran::NotLlvm(
                    String::from_utf8_lossy(bytes.get(1..).unwrap_or_default()).into_owned(),
                ),
                Err(end) => Ran::Died(described(end.clone())),
            })
            .collect())
    }
}

/// Runs a module with the engine that does not use LLVM.
fn run_with_engine(ir: &str) -> Result<Vec<Printed>, String> {
    let module = terrace_llvmir_read::read(ir.as_bytes(), "program.ll", ReadOptions::default());
    let module = module.map_err(|error| error.to_string())?;
    let mut names = engine::Symbols::new();
    for (name, address) in symbols() {
        names.add(name.to_string_lossy(), address.cast_const().cast());
    }
    let jit = engine::Jit::build(&module, &engine::Options::default(), names);
    let jit = jit.map_err(|error| error.to_string())?;
    let process = Process::new(jit, engine::Limits::default());
    process.start().map_err(|failure| failure.to_string())?;
    let main = process.jit().entry("main");
    let main = main.ok_or("the module has no function 'main'")?;
    run_code(main.addr() as u64, STACK, 0x3c)
}

/// The message for work that used up its time limit.
pub(super) const ENDLESS: &str = "does not end";

/// Describes the end of a fork.
fn described(end: String) -> String {
    match end.as_str() {
        "signal 27" | "signal 14" => ENDLESS.to_owned(),
        "signal 11" => "segmentation fault".to_owned(),
        "signal 8" => "division by zero, or overflow".to_owned(),
        "signal 6" => "abort: no memory or no stack is left".to_owned(),
        _ => end,
    }
}

/// A parsed program.
struct Session {
    ctx: Context,
    /// The program with its text, or the reason why it cannot be parsed.
    module: Result<(Body, String), String>,
}

impl Session {
    fn new(text: &str) -> Self {
        let ctx = terrace::context();
        let module = {
            let tables = AsmTables::new(&ctx);
            let input = Input {
                name: "program.mlir".to_owned(),
                text: text.as_bytes().to_vec().into(),
            };
            let mut log = Log::default();
            let options = ParseOptions::default();
            match read_module(&tables, &input, options, &mut log) {
                Ok(body) => {
                    let text = print(&tables, &body);
                    Ok((body, text))
                }
                Err(_) => Err(log.render(&ctx)),
            }
        };
        Self { ctx, module }
    }

    fn lower(&self, runner: &Runner, pipeline: &[String]) -> Lowered {
        let ctx = &self.ctx;
        let (body, before) = match &self.module {
            Ok((body, text)) => (body, text),
            Err(message) => return Lowered::Unreadable(message.clone()),
        };
        let mut body = body.clone();
        for (index, pass) in pipeline.iter().enumerate() {
            let mut diags = Diagnostics::new();
            let parsed = match parse_pipeline(&nested(&runner.registry, pass), &runner.registry) {
                Ok(parsed) => parsed,
                Err(message) => return Lowered::Refused(index, message),
            };
            let mut manager = PassManager::with_threads(parsed, 1);
            manager.passes = terrace::pass_registry();
            manager.verify_each = false;
            if manager.run(ctx, &mut body, &mut diags).is_err() {
                return Lowered::Refused(index, render_all(ctx, &diags));
            }
            let mut diags = Diagnostics::new();
            if verify_on(ctx, &body, 1, &mut diags).is_err() {
                return Lowered::Invalid(index, render_all(ctx, &diags));
            }
        }
        if !pipeline.is_empty() && print(&AsmTables::new(ctx), &body) == *before {
            return Lowered::Same;
        }
        let mut diags = Diagnostics::new();
        let config = LowerConfig::default();
        match (runner.compiler).to_llvm_ir(ctx, &mut body, &config, 1, &mut diags) {
            Ok(bytes) => Lowered::Ir(String::from_utf8_lossy(&bytes).into_owned()),
            Err(_) => Lowered::Unlowered(render_all(ctx, &diags)),
        }
    }
}

/// Returns the text of a module.
fn print(tables: &AsmTables<'_>, body: &Body) -> String {
    terrace_asm::print(tables, body, &PrintOptions::default())
}

/// Returns a pass as a pipeline. Passes that run on functions are nested, as for `--PASS`.
pub(super) fn nested(registry: &PassRegistry, pass: &str) -> String {
    match registry.lookup(pass_name(pass)).map(|pass| pass.anchor) {
        Some(Anchor::Op(op)) if op != "builtin.module" => format!("builtin.module({op}({pass}))"),
        _ => format!("builtin.module({pass})"),
    }
}

impl Lowered {
    fn bytes(&self) -> Vec<u8> {
        let (tag, index, text) = match self {
            Self::Same => (0, 0, ""),
            Self::LeftOut => (7, 0, ""),
            Self::Ir(text) => (1, 0, text.as_str()),
            Self::Refused(index, text) => (2, *index, text.as_str()),
            Self::Invalid(index, text) => (3, *index, text.as_str()),
            Self::Unlowered(text) => (4, 0, text.as_str()),
            Self::Died(text) => (5, 0, text.as_str()),
            Self::Unreadable(text) => (6, 0, text.as_str()),
        };
        [&[tag, index as u8], text.as_bytes()].concat()
    }

    fn from_bytes(bytes: &[u8]) -> Self {
        let [tag, index, text @ ..] = bytes else {
            return Self::Died("no answer".to_owned());
        };
        let (index, text) = (
            usize::from(*index),
            String::from_utf8_lossy(text).into_owned(),
        );
        match tag {
            0 => Self::Same,
            7 => Self::LeftOut,
            1 => Self::Ir(text),
            2 => Self::Refused(index, text),
            3 => Self::Invalid(index, text),
            4 => Self::Unlowered(text),
            6 => Self::Unreadable(text),
            _ => Self::Died(text),
        }
    }
}
