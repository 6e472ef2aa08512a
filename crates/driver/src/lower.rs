//! `terrace lower`: from func, arith, affine, scf, cf, memref, index, math and ub to LLVM IR, or an error that says what is left.

use crate::chunk::{self, Log};
use crate::flags::{Command, Flag, Stop, number, one_input};
use crate::hints::help;
use crate::{Tool, files, help, translate};
use std::collections::HashMap;
use std::ffi::OsString;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_builtin::{RankedTensorType, UnrankedTensorType};
use terrace_diag::Diagnostic;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef, Traits, ValueId};
use terrace_pass::{Event, Explanation, OpPassManager, PassManager};

/// The passes of `terrace`, in order. Arithmetic is converted twice: `memref.generic_atomic_rmw` wants its region converted, and
/// converting memref leaves new `arith.constant`s.
pub const PASSES: [&str; 11] = [
    "lower-affine",
    "convert-scf-to-cf",
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
    flags: &[&[
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
    ]],
};

/// Runs the command.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let positional = COMMAND.parse(tool.name, arguments, &mut options, None, |_, _, _| false)?;
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
        let lowered = lower(tool, ctx, &mut body, threads, &mut diags);
        log.diagnostics(&mut diags);
        lowered?;
        let out = match self.emit {
            Emit::LlvmDialect => {
                let options = PrintOptions {
                    assume_verified: true,
                    ..PrintOptions::default()
                };
                Ok(terrace_asm::print_bytes(&tables, &body, &options))
            }
            Emit::LlvmIr => translate::to_llvm_ir(ctx, &body, threads, &mut diags),
        };
        log.diagnostics(&mut diags);
        std::mem::forget(body);
        out
    }
}

/// Lowers a module to what can be translated to LLVM IR, with the passes of a tool. What cannot be lowered is an error.
pub fn lower(
    tool: &Tool,
    ctx: &Context,
    body: &mut Body,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let mut pipeline = OpPassManager::with_implicit_nesting("builtin.module");
    for name in &tool.lowering {
        let added = match tool.passes.lookup(name) {
            Some(pass) => pipeline.add(pass).map(|_| ()),
            None => Err(format!("the pass '{name}' is not registered")),
        };
        added.map_err(|message| diags.error(body.loc(OpId::ROOT), message))?;
    }
    let mut manager = PassManager::with_threads(pipeline, threads);
    // The input is verified, and what the passes make of it is verified once, before it is translated.
    manager.verify_each = false;
    manager.explain = true;
    let outcome = manager.run_logged(ctx, body);
    let mut explanations = Explanations::default();
    for event in outcome.events {
        match event {
            Event::Diagnostic(diagnostic) => diags.report(diagnostic),
            Event::Explanation(explanation) => explanations.add(explanation),
            Event::Text(_) | Event::File(_) | Event::Failure(_) => {}
        }
    }
    outcome.result?;
    diags.check()?;
    terrace_ir::verify_on(ctx, body, threads, diags)?;
    // Upstream's translation reads the text of what was lowered; phis list their values in the order of the predecessors.
    body.order_predecessors_as_read();
    check_complete(ctx, body, &explanations, diags)
}

/// What conversions said of operations that they left, by the bodies around and the operation.
#[derive(Default)]
pub struct Explanations(HashMap<(Vec<OpId>, OpId), Vec<Diagnostic>>);

impl Explanations {
    /// Takes the word of one conversion: the last one that looked at an operation counts.
    pub fn add(&mut self, explanation: Explanation) {
        let Explanation {
            mut path,
            mut op,
            remark,
        } = explanation;
        // The owner of a body is known by its place in the body around.
        if op == OpId::ROOT
            && let Some(owner) = path.pop()
        {
            op = owner;
        }
        self.0.insert((path, op), remark.notes);
    }
}

/// An operation that is not in the LLVM dialect.
struct Leftover<'b> {
    /// The operations whose bodies are around it.
    path: Vec<OpId>,
    body: &'b Body,
    op: OpId,
}

/// Reports every operation that cannot be translated: all but modules and those of dialects with a translation to LLVM IR.
/// Casts are only there because something else is, so they are reported if nothing else is left.
pub fn check_complete(
    ctx: &Context,
    body: &Body,
    explanations: &Explanations,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let (mut leftovers, mut casts) = (Vec::new(), Vec::new());
    // Bodies nest deep in odd inputs: no recursion.
    let mut pending = vec![(Vec::new(), body)];
    while let Some((path, body)) = pending.pop() {
        let mut inner = Vec::new();
        for op in body.walk(OpId::ROOT) {
            let view = OpRef::new(ctx, body, op);
            let name = view.name_str();
            let done = match name.split_once('.') {
                Some(("llvm", _)) => true,
                Some(("builtin", name)) => name == "module",
                _ => terrace_to_llvmir::takes_part(view),
            };
            if !done && !goes_with_parent(ctx, body, op) {
                let leftover = Leftover {
                    path: path.clone(),
                    body,
                    op,
                };
                match name {
                    CAST => casts.push(leftover),
                    _ => leftovers.push(leftover),
                }
            }
            if let Some(nested) = body.nested(op) {
                let mut path = path.clone();
                path.push(op);
                inner.push((path, nested));
            }
        }
        pending.extend(inner.into_iter().rev());
    }
    let reported = if leftovers.is_empty() {
        casts
    } else {
        leftovers
    };
    for leftover in reported.iter().take(MAX_NAMED) {
        leftover.report(ctx, explanations, diags);
    }
    if let Some(next) = reported.get(MAX_NAMED) {
        let message = format!(
            "{} more operations were not lowered, this one and others",
            reported.len() - MAX_NAMED
        );
        let _ = diags.error(next.body.loc(next.op), message);
    }
    diags.check()
}

/// Whether an operation ends a region of an operation of its own dialect: what lowers the one lowers the other.
fn goes_with_parent(ctx: &Context, body: &Body, op: OpId) -> bool {
    let dialect = |op: OpId| OpRef::new(ctx, body, op).name_str().split('.').next();
    OpRef::new(ctx, body, op)
        .def()
        .is_some_and(|def| def.has(Traits::TERMINATOR))
        && body
            .parent_op(op)
            .is_some_and(|parent| dialect(parent) == dialect(op))
}

/// The cast between values of two types.
const CAST: &str = "builtin.unrealized_conversion_cast";

impl Leftover<'_> {
    fn report(&self, ctx: &Context, explanations: &Explanations, diags: &mut Diagnostics) {
        let op = OpRef::new(ctx, self.body, self.op);
        let (name, loc) = (op.name_str(), op.loc());
        if name == CAST {
            self.report_cast(op, diags);
            return;
        }
        let mut how = match help(name) {
            Some(help) => help.to_string(),
            None => {
                let dialect = name.split('.').next().unwrap_or_default();
                format!("'{dialect}' is no dialect of MLIR, and no pass lowers it")
            }
        };
        if self.has_tensors(ctx) && !how.contains(BUFFERIZE) {
            how = format!("it works on tensors: run mlir-opt's '{BUFFERIZE}' first");
        }
        let message = format!("'{name}' op was not lowered to the LLVM dialect; {how}");
        let _ = diags.error(loc, message);
        let key = (self.path.clone(), self.op);
        for note in explanations.0.get(&key).into_iter().flatten() {
            diags.note(note.loc, note.message.clone());
        }
    }

    /// Whether operands or results are tensors, which no conversion to LLVM takes.
    fn has_tensors(&self, ctx: &Context) -> bool {
        let mut values = self
            .body
            .operands(self.op)
            .chain(self.body.results(self.op));
        values.any(|value| {
            let ty = self.body.ty(value);
            ty.is::<RankedTensorType>(ctx) || ty.is::<UnrankedTensorType>(ctx)
        })
    }

    /// A cast that nothing else explains: where its operand comes from and what needs its result.
    fn report_cast(&self, op: OpRef<'_>, diags: &mut Diagnostics) {
        let body = self.body;
        let types = |values: &mut dyn Iterator<Item = ValueId>| {
            let texts: Vec<String> = values
                .map(|value| op.ctx.show_type(body.ty(value)))
                .collect();
            texts.join(", ")
        };
        let from = types(&mut body.operands(op.id));
        let to = types(&mut body.results(op.id));
        let message = format!(
            "'{CAST}' op from {from} to {to} is left: no pair of casts that leads back to the same type can replace it"
        );
        let _ = diags.error(op.loc(), message);
        let name = |id: OpId| OpRef::new(op.ctx, body, id).name_str();
        let maker = body
            .operands(op.id)
            .find_map(|value| body.defining_op(value));
        if let Some(maker) = maker {
            diags.note(
                body.loc(maker),
                format!("its operand is made by '{}'", name(maker)),
            );
        }
        let user = body
            .results(op.id)
            .find_map(|result| body.uses(result).next());
        if let Some(user) = user {
            diags.note(
                body.loc(user.op),
                format!("its result is used by '{}'", name(user.op)),
            );
        }
    }
}

/// The pass that turns tensors into memrefs.
const BUFFERIZE: &str = "one-shot-bufferize";
