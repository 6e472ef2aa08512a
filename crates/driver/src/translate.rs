//! `terrace translate`: mlir-translate.

use crate::chunk::{self, Log};
use crate::files::Output;
use crate::flags::{Command, Flag, Stop, one_input};
use crate::general::{self, General, HasGeneral};
use crate::pieces::{self, InputPiece, Style, Timers, Work};
use crate::{Tool, files, help};
use std::ffi::OsString;
use std::io::Write;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_diag::Severity;
use terrace_ir::{Body, Context, Diagnostics, Failed};

/// What the flags say.
#[derive(Default)]
pub struct Options {
    general: General,
    to_llvm_ir: bool,
    errors_only: bool,
}

impl HasGeneral for Options {
    fn general(&mut self) -> &mut General {
        &mut self.general
    }
}

/// Why a translation of upstream's is refused.
const ONLY_TO_LLVM_IR: &str = "the only translation is --mlir-to-llvmir";
/// Why a flag of upstream's importer is refused.
const NO_IMPORT: &str = "LLVM IR is not read";

/// What `--mlir-timing` calls the work on a piece.
const TIMER: &str = "Translate MLIR to LLVMIR";

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "translate",
    flags: &[
        &[Flag::switch(
            "mlir-to-llvmir",
            "from the LLVM dialect to LLVM IR",
            |o, on| o.to_llvm_ir = on,
        )],
        &general::input(),
        &[Flag::switch(
            "error-diagnostics-only",
            "report errors and nothing else",
            |o, on| o.errors_only = on,
        )],
        &general::printing(),
        &general::running(),
        &[
            Flag::refused("import-llvm", ONLY_TO_LLVM_IR),
            Flag::refused("import-wasm", ONLY_TO_LLVM_IR),
            Flag::refused("mlir-to-cpp", ONLY_TO_LLVM_IR),
            Flag::refused("irdl-to-cpp", ONLY_TO_LLVM_IR),
            Flag::refused("export-smtlib", ONLY_TO_LLVM_IR),
            Flag::refused("serialize-spirv", ONLY_TO_LLVM_IR),
            Flag::refused("deserialize-spirv", ONLY_TO_LLVM_IR),
            Flag::refused("test-import-llvmir", ONLY_TO_LLVM_IR),
            Flag::refused("test-to-llvmir", ONLY_TO_LLVM_IR),
            Flag::refused("test-spirv-roundtrip", ONLY_TO_LLVM_IR),
            Flag::refused("test-spirv-roundtrip-debug", ONLY_TO_LLVM_IR),
            Flag::refused("emit-expensive-warnings", NO_IMPORT),
            Flag::refused("drop-di-composite-type-elements", NO_IMPORT),
            Flag::refused("import-structs-as-literals", NO_IMPORT),
            Flag::refused("prefer-unregistered-intrinsics", NO_IMPORT),
            Flag::refused("convert-debug-rec-to-intrinsics", NO_IMPORT),
        ],
    ],
};

/// Runs the command.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let positional = COMMAND.parse(tool.name, arguments, &mut options, None, |_, _, _| false)?;
    let input = one_input(tool.name, COMMAND.name, positional)?;
    if options.general.inform(tool, help::translate_help)? {
        return Ok(());
    }
    if !options.to_llvm_ir {
        return Err(Stop::Usage(format!(
            "{} translate: say what to do: --mlir-to-llvmir\n",
            tool.name
        )));
    }
    let input = files::read(&input)?;
    with_stack_for(input.text.len(), || {
        pieces::run(tool, &options.general, &input, &options)
    })
}

impl Work for Options {
    type Made = Vec<u8>;

    fn make(
        &self,
        piece: InputPiece<'_>,
        log: &mut Log,
        timers: &mut Timers,
    ) -> Result<Vec<u8>, Failed> {
        let threads = self.general.threads_for(piece.end - piece.start);
        let parse_options = ParseOptions {
            allow_unregistered: self.general.allow_unregistered,
            explicit_module: self.general.no_implicit_module,
            threads,
            hints: self.general.verify_diagnostics.is_none(),
            ..ParseOptions::default()
        };
        timers.time(TIMER, || {
            let range = piece.start..piece.end;
            let (tables, ctx) = (piece.tables, piece.tables.ctx);
            let body = chunk::parse(tables, piece.file, range, parse_options, true, log)?;
            let mut diags = Diagnostics::new();
            let out = to_llvm_ir(ctx, &body, threads, &mut diags);
            log.diagnostics(&mut diags);
            if self.general.split.is_none() {
                std::mem::forget(body);
            }
            out
        })
    }

    fn write(&self, _: &AsmTables<'_>, made: &Vec<u8>, out: &mut Output<'_>) {
        // What goes wrong is reported at the end.
        let _ = out.write_all(made);
    }

    fn filter(&self, log: &mut Log) {
        self.general.filter(log);
        if self.errors_only {
            log.filter(Severity::Error, false);
        }
    }

    fn style(&self) -> Style {
        Style {
            renamed: true,
            timed_apart: false,
            output_timer: TIMER,
            despite_errors: false,
        }
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
