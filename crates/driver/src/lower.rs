//! `terrace lower`: from func, arith, cf and memref to LLVM IR, or an error that says what is left.

use crate::chunk::{self, Log};
use crate::flags::{Command, Flag, Stop, number, one_input};
use crate::{Tool, files, help, translate};
use std::ffi::OsString;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef};
use terrace_pass::{OpPassManager, PassManager, PassRegistry};

/// The passes, in order. Arithmetic is converted twice: `memref.generic_atomic_rmw` wants its region converted, and
/// converting memref leaves new `arith.constant`s.
pub const PASSES: [&str; 9] = [
    "convert-arith-to-llvm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm",
    "convert-arith-to-llvm",
    "convert-cf-to-llvm",
    "convert-index-to-llvm",
    "convert-math-to-llvm",
    "convert-ub-to-llvm",
    "reconcile-unrealized-casts",
];

/// How many leftovers are named one by one.
const MAX_NAMED: usize = 20;

/// What comes out.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Emit {
    #[default]
    LlvmIr,
    LlvmDialect,
}

/// What the flags say.
#[derive(Default)]
pub struct Options {
    output: Option<OsString>,
    emit: Emit,
    threads: Option<usize>,
    help: bool,
}

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "lower",
    flags: &[
        Flag::output(|o, path| o.output = Some(path)),
        Flag::value(
            "emit",
            "=llvm-ir|llvm-dialect",
            "LLVM IR (the default), or MLIR in the LLVM dialect",
            |o, what| {
                o.emit = match what {
                    "llvm-ir" => Emit::LlvmIr,
                    "llvm-dialect" => Emit::LlvmDialect,
                    _ => return Err(format!("Cannot find option named '{what}'!")),
                };
                Ok(())
            },
        ),
        Flag::value("threads", "=<uint>", "use so many threads", |o, text| {
            o.threads = Some(number(text)?);
            Ok(())
        }),
        Flag::switch("help", "print this", |o, on| o.help = on),
        Flag::switch("h", "print this", |o, on| o.help = on),
    ],
};

/// Runs the command.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let positional = COMMAND.parse(tool.name, arguments, &mut options, |_, _, _| false)?;
    let input = one_input(tool.name, COMMAND.name, positional)?;
    if options.help {
        return files::print(&help::lower_help(tool));
    }
    let input = files::read(&input)?;
    with_stack_for(input.text.len(), || options.run(tool, &input))
}

impl Options {
    fn run(&self, tool: &Tool, input: &files::Input) -> Result<(), Stop> {
        let ctx = tool.context();
        let mut log = Log::default();
        let result = self.compile(tool, &ctx, input, &mut log);
        chunk::finish(ctx, &log, result, self.output.as_deref())
    }

    fn compile(
        &self,
        tool: &Tool,
        ctx: &Context,
        input: &files::Input,
        log: &mut Log,
    ) -> Result<Vec<u8>, Failed> {
        let threads = chunk::threads(self.threads, input.text.len());
        let tables = AsmTables::new(ctx);
        let parse_options = ParseOptions {
            threads,
            ..ParseOptions::default()
        };
        let mut body = chunk::read_module(&tables, input, parse_options, log)?;
        let mut diags = Diagnostics::new();
        let lowered = lower(ctx, &mut body, &tool.passes, threads, &mut diags);
        log.diagnostics(&mut diags);
        lowered?;
        let out = match self.emit {
            Emit::LlvmDialect => {
                Ok(terrace_asm::print(&tables, &body, &PrintOptions::default()).into_bytes())
            }
            Emit::LlvmIr => translate::to_llvm_ir(ctx, &body, threads, &mut diags),
        };
        log.diagnostics(&mut diags);
        std::mem::forget(body);
        out
    }
}

/// Lowers a module to the LLVM dialect. What cannot be lowered is an error.
pub fn lower(
    ctx: &Context,
    body: &mut Body,
    passes: &PassRegistry,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let mut pipeline = OpPassManager::with_implicit_nesting("builtin.module");
    for name in PASSES {
        let added = match passes.lookup(name) {
            Some(pass) => pipeline.add(pass).map(|_| ()),
            None => Err(format!("the pass '{name}' is not registered")),
        };
        added.map_err(|message| diags.error(terrace_ir::Loc::UNKNOWN, message))?;
    }
    let mut manager = PassManager::with_threads(pipeline, threads);
    // The input is verified, and what the passes make of it is verified once, before it is translated.
    manager.verify_each = false;
    manager.run(ctx, body, diags)?;
    diags.check()?;
    terrace_ir::verify_on(ctx, body, threads, diags)?;
    // Upstream's translation reads the text of what was lowered; phis list their values in the order of the predecessors.
    body.order_predecessors_as_read();
    check_complete(ctx, body, diags)
}

/// Reports every operation that is not in the LLVM dialect.
pub fn check_complete(ctx: &Context, body: &Body, diags: &mut Diagnostics) -> Result<(), Failed> {
    let mut leftovers = 0;
    // Bodies nest deep in odd inputs: no recursion.
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        let mut inner = Vec::new();
        for op in body.walk(OpId::ROOT) {
            let op = OpRef::new(ctx, body, op);
            let name = op.name_str();
            if !name.starts_with("llvm.") && name != "builtin.module" {
                leftovers += 1;
                if leftovers <= MAX_NAMED {
                    let _ = diags.error(op.loc(), explain(op));
                }
            }
            inner.extend(body.nested(op.id));
        }
        pending.extend(inner.into_iter().rev());
    }
    if leftovers > MAX_NAMED {
        let message = format!("{} more operations were not lowered", leftovers - MAX_NAMED);
        let _ = diags.error(terrace_ir::Loc::UNKNOWN, message);
    }
    diags.check()
}

/// Why an operation is still there, as far as its name tells.
fn explain(op: OpRef<'_>) -> String {
    let name = op.name_str();
    if name == "builtin.unrealized_conversion_cast" {
        let types = |values: &mut dyn Iterator<Item = terrace_ir::ValueId>| {
            let texts: Vec<String> = values
                .map(|value| op.ctx.show_type(op.body.ty(value)))
                .collect();
            texts.join(", ")
        };
        let from = types(&mut op.body.operands(op.id));
        let to = types(&mut op.body.results(op.id));
        return format!(
            "'{name}' op from {from} to {to} is left: what needs it was not lowered to the LLVM dialect"
        );
    }
    let dialect = name.split('.').next().unwrap_or_default();
    let how = match dialect {
        "func" => "'convert-func-to-llvm' lowers the operations of this dialect that it can",
        "arith" => "'convert-arith-to-llvm' lowers the operations of this dialect that it can",
        "cf" => "'convert-cf-to-llvm' lowers the operations of this dialect that it can",
        "memref" => match name {
            "memref.subview"
            | "memref.expand_shape"
            | "memref.collapse_shape"
            | "memref.extract_aligned_pointer_as_index" => {
                "run mlir-opt's 'expand-strided-metadata' first"
            }
            _ => "'finalize-memref-to-llvm' lowers the operations of this dialect that it can",
        },
        "scf" => "run mlir-opt's 'convert-scf-to-cf' first",
        "affine" => "run mlir-opt's 'lower-affine' first",
        "linalg" => "run mlir-opt's 'convert-linalg-to-loops' first",
        "index" => "'convert-index-to-llvm' lowers the operations of this dialect that it can",
        "math" => "'convert-math-to-llvm' lowers the operations of this dialect that it can",
        "complex" => "run mlir-opt's 'convert-complex-to-llvm' first",
        "vector" => "run mlir-opt's 'convert-vector-to-llvm' first",
        "ub" => "'convert-ub-to-llvm' lowers the operations of this dialect that it can",
        _ => "no pass lowers this dialect",
    };
    format!("'{name}' op was not lowered to the LLVM dialect; {how}")
}
