//! `terrace translate`: the counterpart of mlir-translate.

use crate::chunk;
use crate::files::Output;
use crate::flags::{Command, Flag, Stop, one_input};
use crate::general::{self, General, HasGeneral};
use crate::pieces::{self, InputPiece, Style, Timers, Work};
use crate::{Tool, files, help};
use std::ffi::OsString;
use std::io::Write;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_diag::Severity;
use terrace_driver::{read_llvm, translate};
use terrace_from_llvmir::Options as ImportOptions;
use terrace_ir::{Body, Diagnostics, Failed, message_text};
use terrace_llvmir_read::ReadOptions;
use terrace_session::Log;
use terrace_session::input::{parse, verify};

/// The options of the command.
#[derive(Default)]
pub struct Options {
    general: General,
    to_llvm_ir: bool,
    import_llvm_ir: bool,
    import: ImportOptions,
    errors_only: bool,
}

impl HasGeneral for Options {
    fn general(&mut self) -> &mut General {
        &mut self.general
    }
}

/// The reason why a translation of upstream is not supported.
const ONLY_LLVM_IR: &str = "the only translations are --mlir-to-llvmir and --import-llvm";

/// The name of the translation of a piece in `--mlir-timing`.
const TIMER: &str = "Translate MLIR to LLVMIR";
/// The name of the import of a piece in `--mlir-timing`.
const IMPORT_TIMER: &str = "Translate LLVMIR to MLIR";

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "translate",
    flags: &[
        &[
            Flag::switch(
                "mlir-to-llvmir",
                "from the LLVM dialect to LLVM IR",
                |o, on| o.to_llvm_ir = on,
            ),
            Flag::switch(
                "import-llvm",
                "from LLVM IR to the LLVM dialect",
                |o, on| o.import_llvm_ir = on,
            ),
        ],
        &general::input(),
        &[Flag::switch(
            "error-diagnostics-only",
            "report errors and nothing else",
            |o, on| o.errors_only = on,
        )],
        &general::printing(),
        &general::running(),
        &[
            Flag::refused("import-wasm", ONLY_LLVM_IR),
            Flag::refused("mlir-to-cpp", ONLY_LLVM_IR),
            Flag::refused("irdl-to-cpp", ONLY_LLVM_IR),
            Flag::refused("export-smtlib", ONLY_LLVM_IR),
            Flag::refused("serialize-spirv", ONLY_LLVM_IR),
            Flag::refused("deserialize-spirv", ONLY_LLVM_IR),
            Flag::refused("test-import-llvmir", ONLY_LLVM_IR),
            Flag::refused("test-to-llvmir", ONLY_LLVM_IR),
            Flag::refused("test-spirv-roundtrip", ONLY_LLVM_IR),
            Flag::refused("test-spirv-roundtrip-debug", ONLY_LLVM_IR),
            Flag::switch(
                "emit-expensive-warnings",
                "warn about constructs that the import drops",
                |o, on| o.import.emit_expensive_warnings = on,
            ),
            Flag::switch(
                "drop-di-composite-type-elements",
                "of an import: leave the elements of composite types out of debug information",
                |o, on| o.import.drop_di_composite_type_elements = on,
            ),
            Flag::switch(
                "import-structs-as-literals",
                "of an import: make literal structs of identified ones",
                |o, on| o.import.import_structs_as_literals = on,
            ),
            Flag::switch(
                "prefer-unregistered-intrinsics",
                "of an import: make llvm.call_intrinsic of all intrinsics",
                |o, on| o.import.prefer_unregistered_intrinsics = on,
            ),
            Flag::switch(
                "convert-debug-rec-to-intrinsics",
                "of an import: make intrinsics of debug records first",
                |o, on| o.import.convert_debug_records = on,
            ),
            Flag::switch(
                "warn-lost",
                "of an import: warn once of each kind of thing that is lost",
                |o, on| o.import.warn_lost = on,
            ),
        ],
    ],
};

/// Runs the command.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let positional = COMMAND.parse(tool.name, arguments, &mut options, None, |_, _, _| false)?;
    let input = one_input(tool.name, COMMAND.name, positional)?;
    if options
        .general
        .inform(|| help::translate_help(tool), || help::version(tool))?
    {
        return Ok(());
    }
    if options.to_llvm_ir == options.import_llvm_ir {
        return Err(Stop::Usage(format!(
            "{} translate: missing translation; use --mlir-to-llvmir or --import-llvm\n",
            tool.name
        )));
    }
    let input = files::read(&input)?;
    with_stack_for(input.text.len(), || {
        pieces::run(
            tool.compiler().bundles(),
            &options.general,
            &input,
            &options,
        )
    })
}

/// The result of a translation.
pub enum Made {
    /// LLVM IR.
    Text(Vec<u8>),
    /// A module to print.
    Module(Box<Body>),
}

impl Options {
    fn to_llvm_ir(&self, piece: InputPiece<'_>, log: &mut Log) -> Result<Vec<u8>, Failed> {
        let threads = self.general.threads_for(piece.end - piece.start);
        let parse_options = ParseOptions {
            allow_unregistered: self.general.allow_unregistered,
            explicit_module: self.general.no_implicit_module,
            threads,
            hints: self.general.verify_diagnostics.is_none(),
            ..ParseOptions::default()
        };
        let range = piece.start..piece.end;
        let (tables, ctx) = (piece.tables, piece.tables.ctx);
        let body = parse(tables, piece.file, range, parse_options, true, log)?;
        let mut diags = Diagnostics::new();
        let out = translate(ctx, &body, threads, &mut diags);
        log.diagnostics(&mut diags);
        if self.general.split.is_none() {
            chunk::leave_at_exit(body);
        }
        out
    }

    fn import(&self, piece: InputPiece<'_>, log: &mut Log) -> Result<Body, Failed> {
        let file = piece.file;
        let text = &file.text()[piece.start..piece.end];
        let mut module = match read_llvm(text, file.name(), ReadOptions::default()) {
            Ok(module) => module,
            Err(message) => return Err(log.error(message_text(&message))),
        };
        // LLVM prints these messages directly and not as diagnostics.
        match module.admit(file.name()) {
            Ok(said) => log.text(message_text(&said)),
            Err(said) => return Err(log.refused(message_text(&said))),
        }
        let mut diags = Diagnostics::new();
        let ctx = piece.tables.ctx;
        let threads = self.general.threads_for(piece.end - piece.start);
        let options = ImportOptions {
            threads,
            ..self.import.clone()
        };
        let body = terrace_from_llvmir::import(ctx, &module, &options, &mut diags);
        log.diagnostics(&mut diags);
        let options = ParseOptions {
            threads,
            ..ParseOptions::default()
        };
        let body = body?;
        verify(piece.tables, &body, options, log)?;
        if self.general.split.is_none() {
            chunk::leave_at_exit(module);
        }
        Ok(body)
    }
}

impl Work for Options {
    type Made = Made;

    fn make(
        &self,
        piece: InputPiece<'_>,
        log: &mut Log,
        timers: &mut Timers,
    ) -> Result<Made, Failed> {
        timers.time(self.style().output_timer, || match self.import_llvm_ir {
            true => self
                .import(piece, log)
                .map(|body| Made::Module(Box::new(body))),
            false => self.to_llvm_ir(piece, log).map(Made::Text),
        })
    }

    fn write(&self, tables: &AsmTables<'_>, made: &Made, out: &mut Output<'_>) {
        // `finish` reports the error.
        let printed = match made {
            Made::Text(text) => out.write_all(text),
            Made::Module(body) => {
                // The import has verified the module.
                let options = PrintOptions {
                    assume_verified: true,
                    threads: self.general.threads_for(usize::MAX),
                    ..self.general.print.clone()
                };
                terrace_asm::print_to(tables, body, &options, out)
            }
        };
        if let Err(error) = printed {
            out.fail(error);
        }
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
            output_timer: match self.import_llvm_ir {
                true => IMPORT_TIMER,
                false => TIMER,
            },
            // The import reports an error about a scalable vector but still succeeds, as upstream.
            despite_errors: self.import_llvm_ir,
        }
    }
}
