//! `terrace lower`: to LLVM IR or to the chosen dialects, or an error about the operations that are left.

use crate::chunk::{self, Log};
use crate::flags::{Command, Flag, Stop, one_input, thread_count};
use crate::hints::{BUFFERIZE, Help, bufferize_first, help};
use crate::{Tool, files, help, translate};
use std::ffi::OsString;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_diag::nearest;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef};
use terrace_pass::lower::{Choices, Passes, Plan, Target};

/// The kind of output.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Emit {
    #[default]
    LlvmIr,
    LlvmDialect,
    Mlir,
}

/// The options of the command.
#[derive(Default)]
pub struct Options {
    output: Option<OsString>,
    emit: Option<Emit>,
    plan: bool,
    choices: Choices,
    threads: Option<usize>,
    help: bool,
}

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "lower",
    flags: &[
        &[
            Flag::output(|o, path| o.output = Some(path)),
            Flag::value(
                "emit",
                "=llvm-ir|llvm-dialect|mlir",
                "LLVM IR (the default), MLIR in the LLVM dialect, or MLIR in the dialects of --to",
                |o, what| {
                    o.emit = Some(match what {
                        "llvm-ir" => Emit::LlvmIr,
                        "llvm-dialect" => Emit::LlvmDialect,
                        "mlir" => Emit::Mlir,
                        _ => return Err(format!("Cannot find option named '{what}'!")),
                    });
                    Ok(())
                },
            ),
            Flag::value(
                "to",
                "=DIALECT,..",
                "dialects that may stay; what comes out is MLIR",
                |o, dialects| {
                    let dialects = dialects.split(',').map(str::trim);
                    o.choices
                        .keep
                        .extend(dialects.filter(|name| !name.is_empty()).map(str::to_owned));
                    Ok(())
                },
            ),
            Flag::switch(
                "plan",
                "print the passes that would run, as a --pass-pipeline of mlir-opt",
                |o, on| o.plan = on,
            ),
        ],
        &[
            Flag::value("threads", "=<uint>", "use so many threads", |o, text| {
                o.threads = Some(thread_count(text)?);
                Ok(())
            }),
            Flag::switch("help", "print this", |o, on| o.help = on),
            Flag::switch("h", "print this", |o, on| o.help = on),
        ],
    ],
};

/// The flags that a tool's bundles declare.
pub(crate) fn flags_of(tool: &Tool) -> Vec<Flag<Options>> {
    let flag = |option| {
        Flag::lowering(option, |o: &mut Options, option, text| {
            o.choices.options.parse(option, text)
        })
    };
    tool.lowering_options().map(flag).collect()
}

/// Runs the command.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let positional = COMMAND.parse_with(
        &flags_of(tool),
        tool.name,
        arguments,
        &mut options,
        None,
        |_, _, _| false,
    )?;
    let input = one_input(tool.name, COMMAND.name, positional)?;
    if options.help {
        return files::print(&help::lower_help(tool));
    }
    let input = files::read(&input)?;
    with_stack_for(input.text.len(), || options.run(tool, &input))
}

impl Options {
    /// MLIR comes out where dialects other than LLVM's may stay.
    fn emit(&self) -> Emit {
        let default = match self.choices.keep.is_empty() {
            true => Emit::LlvmIr,
            false => Emit::Mlir,
        };
        self.emit.unwrap_or(default)
    }

    /// A dialect that may stay is there, or its name is wrong.
    fn check_dialect(ctx: &Context, name: &str, log: &mut Log) -> Result<(), Failed> {
        let dialects = || ctx.dialects().iter().map(|dialect| dialect.name);
        if dialects().any(|known| known == name) {
            return Ok(());
        }
        let near = nearest(name, dialects());
        let near = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
        Err(log.error(format!("--to: there is no dialect '{name}'{near}")))
    }

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
        for name in &self.choices.keep {
            Self::check_dialect(ctx, name, log)?;
        }
        let mut body = chunk::read_module(&tables, input, parse_options, log)?;
        let mut diags = Diagnostics::new();
        if self.plan {
            let plan = with_target(tool, &self.choices, |target| {
                let passes = passes_of(tool);
                terrace_pass::lower::plan(ctx, &mut body, passes, &self.choices, target, threads)
            });
            let plan = plan.map_err(|message| diags.error(body.loc(OpId::ROOT), message));
            log.diagnostics(&mut diags);
            let plan = plan?;
            chunk::leave_at_exit(body);
            return Ok(format!("{plan}\n").into_bytes());
        }
        let choices = &self.choices;
        let out = match self.emit() {
            Emit::LlvmDialect | Emit::Mlir => {
                let options = PrintOptions {
                    assume_verified: true,
                    ..PrintOptions::default()
                };
                lower(tool, ctx, &mut body, choices, threads, &mut diags)
                    .map(|_| terrace_asm::print_bytes(&tables, &body, &options))
            }
            Emit::LlvmIr => to_llvm_ir(tool, ctx, &mut body, choices, threads, &mut diags),
        };
        log.diagnostics(&mut diags);
        chunk::leave_at_exit(body);
        out
    }
}

/// The LLVM dialect, and those with a translation to LLVM IR.
fn is_translatable(op: OpRef<'_>) -> bool {
    match op.name_str().split_once('.') {
        Some(("llvm", _)) => true,
        // A cast has no translation.
        Some(("builtin", name)) => name == "module",
        _ => terrace_to_llvmir::takes_part(op),
    }
}

/// Lowers a module with the passes of a tool: until it can be translated to LLVM IR, or until only the dialects that
/// are chosen to stay are left. Returns the passes that ran.
///
/// # Errors
/// Operations that cannot be lowered are reported.
pub fn lower(
    tool: &Tool,
    ctx: &Context,
    body: &mut Body,
    choices: &Choices,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<Plan, Failed> {
    with_target(tool, choices, |target| {
        terrace_pass::lower::run(ctx, body, passes_of(tool), choices, target, threads, diags)
    })
}

/// The passes of a tool.
fn passes_of(tool: &Tool) -> Passes<'_> {
    Passes {
        lowerings: tool.lowerings(),
        registry: tool.passes(),
    }
}

/// Lowers a module and translates it to LLVM IR.
pub(crate) fn to_llvm_ir(
    tool: &Tool,
    ctx: &Context,
    body: &mut Body,
    choices: &Choices,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<Vec<u8>, Failed> {
    let plan = lower(tool, ctx, body, choices, threads, diags)?;
    let translated = translate::to_llvm_ir(ctx, body, threads, diags);
    note_outside(translated, plan, diags)
}

/// Adds the note on code outside of functions to the error of a translation.
pub(crate) fn note_outside<T>(
    translated: Result<T, Failed>,
    plan: Plan,
    diags: &mut Diagnostics,
) -> Result<T, Failed> {
    if let (Err(_), Some((loc, message))) = (&translated, plan.outside) {
        diags.note(loc, message);
    }
    translated
}

/// Calls `then` with where a lowering ends.
fn with_target<R>(tool: &Tool, choices: &Choices, then: impl FnOnce(&Target<'_>) -> R) -> R {
    // Operations that stay meet lowered ones in casts.
    let keeps = |op: OpRef<'_>| match op.dialect_namespace() {
        "builtin" => !choices.keep.is_empty(),
        dialect => choices.keep.iter().any(|keep| keep == dialect),
    };
    let name = match choices.keep.is_empty() {
        true => "the LLVM dialect".to_owned(),
        false => format!("{} and the LLVM dialect", choices.keep.join(", ")),
    };
    then(&Target {
        allows: &|op| is_translatable(op) || keeps(op),
        name: &name,
        help: &|op, plan| {
            let help = help(op, tool.lowerings());
            let does_bufferize =
                matches!(&help, Some(Help::Upstream(passes)) if passes.contains(&BUFFERIZE));
            if !does_bufferize && let Some(first) = bufferize_first(op) {
                return Some(first);
            }
            let help = help?;
            let Help::Ours(lowering) = help else {
                return Some(help.to_string());
            };
            let pass = lowering.pass.name;
            if !plan.has_met(lowering, op.name()) {
                return Some(format!(
                    "'{pass}' lowers it, and did not run after it was made"
                ));
            }
            // A pass may be for operations of one name, and look into no other.
            let root = op.with(OpId::ROOT).name_str();
            Some(match lowering.on.filter(|on| *on != root) {
                Some(on) => format!("{help}: it only looks into '{on}', not into '{root}'"),
                None => help.to_string(),
            })
        },
    })
}
