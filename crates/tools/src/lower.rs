//! `terrace lower`: lowers a module to LLVM IR or to chosen dialects, or reports the remaining operations.

use crate::chunk;
use crate::flags::{Command, Flag, Stop, one_input, thread_count};
use crate::{Tool, files, help};
use std::ffi::OsString;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_diag::nearest;
use terrace_driver::{Compiler, LowerConfig};
use terrace_ir::{Context, Diagnostics, Failed, OpId};
use terrace_session::Log;
use terrace_session::input::{Input, read_module, threads};

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
    config: LowerConfig,
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
                "dialects that may remain; the output is MLIR",
                |o, dialects| {
                    let dialects = dialects.split(',').map(str::trim);
                    o.config
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

/// Returns the flags that the tool's bundles declare.
pub(crate) fn flags_of(tool: &Tool) -> Vec<Flag<Options>> {
    let flag = |option| {
        Flag::lowering(option, |o: &mut Options, option, text| {
            o.config.options.parse(option, text)
        })
    };
    tool.compiler()
        .bundles()
        .lowering_options()
        .map(flag)
        .collect()
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
    /// Returns the kind of output. If dialects other than LLVM's may remain, the default is MLIR.
    fn emit(&self) -> Emit {
        let default = match self.config.keep.is_empty() {
            true => Emit::LlvmIr,
            false => Emit::Mlir,
        };
        self.emit.unwrap_or(default)
    }

    /// Checks that a dialect to keep exists.
    fn check_dialect(ctx: &Context, name: &str, log: &mut Log) -> Result<(), Failed> {
        let dialects = || ctx.dialects().iter().map(|dialect| dialect.name);
        if dialects().any(|known| known == name) {
            return Ok(());
        }
        let near = nearest(name, dialects());
        let near = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
        Err(log.error(format!("--to: unknown dialect '{name}'{near}")))
    }

    fn run(&self, tool: &Tool, input: &Input) -> Result<(), Stop> {
        let ctx = tool.compiler().context();
        let mut log = Log::default();
        let result = self.compile(tool.compiler(), &ctx, input, &mut log);
        chunk::finish(ctx, &log, result, self.output.as_deref())
    }

    fn compile(
        &self,
        compiler: &Compiler,
        ctx: &Context,
        input: &Input,
        log: &mut Log,
    ) -> Result<Vec<u8>, Failed> {
        let threads = threads(self.threads, input.text.len());
        let tables = AsmTables::new(ctx);
        let parse_options = ParseOptions {
            threads,
            ..ParseOptions::default()
        };
        for name in &self.config.keep {
            Self::check_dialect(ctx, name, log)?;
        }
        let mut body = read_module(&tables, input, parse_options, log)?;
        let mut diags = Diagnostics::new();
        if self.plan {
            let plan = compiler.plan(ctx, &mut body, &self.config, threads);
            let plan = plan.map_err(|message| diags.error(body.loc(OpId::ROOT), message));
            log.diagnostics(&mut diags);
            let plan = plan?;
            chunk::leave_at_exit(body);
            return Ok(format!("{plan}\n").into_bytes());
        }
        let config = &self.config;
        let out = match self.emit() {
            Emit::LlvmDialect | Emit::Mlir => {
                let options = PrintOptions {
                    assume_verified: true,
                    ..PrintOptions::default()
                };
                compiler
                    .lower(ctx, &mut body, config, threads, &mut diags)
                    .map(|_| terrace_asm::print_bytes(&tables, &body, &options))
            }
            Emit::LlvmIr => compiler.to_llvm_ir(ctx, &mut body, config, threads, &mut diags),
        };
        log.diagnostics(&mut diags);
        chunk::leave_at_exit(body);
        out
    }
}
