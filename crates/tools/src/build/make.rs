//! Compiles a program to an object or to text.

use super::{Emit, Options};
use crate::Tool;
use crate::compiling::{Engine, compile_with_llvm, llvm_ir};
use crate::flags::Stop;
use terrace_driver::program::Program;
use terrace_engine_llvm::{CompileOptions, Emit as LlvmEmit};
use terrace_engine_object as object;
use terrace_engine_object::SourceLine;
use terrace_llvmir::Inst;

/// The result of compiling.
pub(super) struct Made {
    pub(super) bytes: Vec<u8>,
    /// The undefined symbols of the program.
    pub(super) wanted: Vec<String>,
    /// The target triple.
    pub(super) triple: String,
}

/// A hint about IR that Cranelift cannot compile.
const USE_LLVM: &str = "LLVM may do it: --engine=llvm";

/// Compiles a program to the requested output, without linking.
pub(super) fn make(tool: &Tool, options: &Options, program: &Program<'_>) -> Result<Made, Stop> {
    let own = String::from_utf8_lossy(&program.module.target_triple).into_owned();
    let triple = match &options.target {
        Some(triple) => triple.clone(),
        None if own.is_empty() => object::host(),
        None => own,
    };
    let engine = match (options.compiling.engine, options.emit) {
        (Some(engine), _) => engine,
        (None, Emit::Assembly) => Engine::Llvm,
        (None, Emit::LlvmIr | Emit::Clif) => Engine::Cranelift,
        (None, _) if object::supports(&triple) => Engine::Cranelift,
        (None, _) => Engine::Llvm,
    };
    match engine {
        Engine::Llvm => by_llvm(options, program, triple),
        Engine::Cranelift if options.emit == Emit::LlvmIr => Ok(Made {
            bytes: llvm_ir(program)?,
            wanted: Vec::new(),
            triple,
        }),
        Engine::Cranelift => by_cranelift(tool, options, program, triple),
    }
}

fn by_cranelift(
    tool: &Tool,
    options: &Options,
    program: &Program<'_>,
    triple: String,
) -> Result<Made, Stop> {
    let settings = object::Options {
        emit: match options.emit {
            Emit::Clif => object::Emit::Clif,
            _ => object::Emit::Object,
        },
        triple: Some(triple.clone()),
        cpu: options.cpu.clone(),
        opt: match options.compiling.level {
            Some(0) => object::Opt::None,
            _ => object::Opt::Speed,
        },
        for_executable: options.emit == Emit::Executable,
        no_lines: options.no_lines,
        producer: format!("{} {}", tool.name, tool.version),
        ..object::Options::default()
    };
    let made = object::compile_with_lines(&program.module, &settings, &|function, inst| {
        line(program, function, inst)
    });
    match made {
        Ok(object) => Ok(Made {
            bytes: object.bytes,
            wanted: object.wanted,
            triple,
        }),
        Err(object::Error::Unsupported(all)) => {
            let mut out: String = all
                .iter()
                .map(|one| program.unsupported("compile", one))
                .collect();
            out.push_str(&format!("note: {USE_LLVM}\n"));
            Err(Stop::Failed(out))
        }
        Err(error) => {
            let out = program.error(None, &error.to_string());
            Err(Stop::Failed(format!("{out}note: {USE_LLVM}\n")))
        }
    }
}

/// Returns the line of an instruction, or of a function: the line in the debug information, or else that of the source.
fn line(program: &Program<'_>, function: usize, inst: Option<Inst>) -> Option<SourceLine> {
    let own = object::lines_of_module(&program.module)(function, inst);
    own.or_else(|| {
        // An error without an instruction refers to the function.
        let loc = match inst {
            Some(inst) => program.location(function, inst.index()),
            None => program.location_of_function(function),
        };
        let at = program.resolve(loc?)?;
        Some(SourceLine {
            directory: String::new(),
            file: at.file,
            line: at.line,
            column: at.column,
        })
    })
}

fn by_llvm(options: &Options, program: &Program<'_>, triple: String) -> Result<Made, Stop> {
    program
        .check_for_llvm(&triple, false)
        .map_err(Stop::Failed)?;
    let bytes = compile_with_llvm(
        program,
        &CompileOptions {
            emit: match options.emit {
                Emit::Assembly => LlvmEmit::Assembly,
                Emit::LlvmIr => LlvmEmit::Ir,
                _ => LlvmEmit::Object,
            },
            level: options.compiling.llvm_level(),
            triple: Some(triple.clone()),
            cpu: options.cpu.clone(),
            ..CompileOptions::default()
        },
    )?;
    let module = &program.module;
    let functions = module.functions.iter();
    let wanted = functions
        .filter(|function| function.body.is_empty())
        .map(|function| module.ctx.symbols.name(function.value.symbol))
        .filter(|name| !name.starts_with(b"llvm."));
    Ok(Made {
        bytes,
        wanted: wanted
            .map(|name| String::from_utf8_lossy(name).into_owned())
            .collect(),
        triple,
    })
}
