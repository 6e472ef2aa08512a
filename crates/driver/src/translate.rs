//! `terrace translate`: mlir-translate.

use crate::chunk::{self, Log};
use crate::flags::{Command, Flag, Stop, number, one_input};
use crate::{Tool, files, help};
use std::ffi::OsString;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_ir::{Body, Context, Diagnostics, Failed};

/// What the flags say.
#[derive(Default)]
pub struct Options {
    output: Option<OsString>,
    to_llvm_ir: bool,
    allow_unregistered: bool,
    threads: Option<usize>,
    help: bool,
}

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "translate",
    flags: &[
        Flag::output(|o, path| o.output = Some(path)),
        Flag::switch(
            "mlir-to-llvmir",
            "from the LLVM dialect to LLVM IR",
            |o, on| o.to_llvm_ir = on,
        ),
        Flag::switch(
            "allow-unregistered-dialect",
            "accept operations of unknown dialects while reading",
            |o, on| o.allow_unregistered = on,
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
        return files::print(&help::translate_help(tool));
    }
    if !options.to_llvm_ir {
        return Err(Stop::Usage(format!(
            "{} translate: say what to do: --mlir-to-llvmir\n",
            tool.name
        )));
    }
    let input = files::read(&input)?;
    with_stack_for(input.text.len(), || options.run(tool, &input))
}

impl Options {
    fn run(&self, tool: &Tool, input: &files::Input) -> Result<(), Stop> {
        let ctx = tool.context();
        let mut log = Log::default();
        let result = self.compile(&ctx, input, &mut log);
        chunk::finish(ctx, &log, result, self.output.as_deref())
    }

    fn compile(
        &self,
        ctx: &Context,
        input: &files::Input,
        log: &mut Log,
    ) -> Result<Vec<u8>, Failed> {
        let threads = chunk::threads(self.threads, input.text.len());
        let parse_options = ParseOptions {
            allow_unregistered: self.allow_unregistered,
            explicit_module: false,
            threads,
        };
        let body = chunk::read_module(&AsmTables::new(ctx), input, parse_options, log)?;
        let mut diags = Diagnostics::new();
        let out = to_llvm_ir(ctx, &body, threads, &mut diags);
        log.diagnostics(&mut diags);
        std::mem::forget(body);
        out
    }
}

/// The LLVM IR text of a module in the LLVM dialect.
pub fn to_llvm_ir(
    ctx: &Context,
    body: &Body,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<Vec<u8>, Failed> {
    let mut out = Vec::new();
    let options = terrace_to_llvmir::Options { threads };
    terrace_to_llvmir::translate_into(ctx, body, &options, diags, &mut out).map(|()| out)
}
