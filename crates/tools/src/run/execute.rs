//! Compiles a program into memory and calls a function.

use super::choose::{Call, Ending, RunnerResult};
use super::report::{self, End, Failed};
use super::{Options, Times};
use crate::compiling::{Engine, stop};
use crate::files;
use crate::flags::Stop;
use std::env;
use std::mem::ManuallyDrop;
use terrace_driver::program::Program;
use terrace_engine_abi::{Block, Value};
use terrace_engine_jit::{Jit, Limits, Opt, Text};
use terrace_engine_llvm::child::compile_in_child;
use terrace_engine_llvm::{Llvm, host_triple, options_for_jit};
use terrace_engine_process::{Blame, Process, ProcessMemory, end_at_closed_pipes};
use terrace_llvmir::ModuleWriter;

/// The phrase in messages for the libraries that are searched for symbols.
const LIBRARIES: &str = "in a library of --shared-libs";

/// Returns true if Cranelift supports this machine.
pub(super) fn host_can_run() -> bool {
    let module = terrace_llvmir::Module::new();
    Jit::builder().build(&module).is_ok()
}

/// Compiles a program into memory.
fn compile(options: &Options, program: &Program<'_>, text: Option<Text>) -> Result<Jit, Stop> {
    // Only Cranelift provides the text of the code.
    let by_llvm = options.engine() == Engine::Llvm && text.is_none();
    let mut builder = Jit::builder()
        .text(text)
        .opt(match options.compiling.level {
            Some(0) => Opt::None,
            _ => Opt::Speed,
        });
    if let Some(threads) = options.compiling.threads {
        builder = builder.threads(threads);
    }
    for library in options.compiling.foreign_libraries() {
        builder = builder.library(library);
    }
    if by_llvm {
        let llvm = Llvm::find().map_err(|missing| stop(program, &missing.to_string()))?;
        let triple = host_triple(llvm);
        program
            .check_for_llvm(&triple, true)
            .map_err(Stop::Failed)?;
        let own = env::current_exe().map_err(|error| stop(program, &error.to_string()))?;
        let level = options.compiling.llvm_level();
        builder = builder.compiler(move |module| {
            let options = options_for_jit(&triple, level);
            let text = ModuleWriter::write(module).map_err(|error| error.to_string())?;
            let made = compile_in_child(&own, &text, &options);
            made.map_err(|message| format!("LLVM: {message}"))
        });
    }
    let jit = builder.build(&program.module);
    jit.map_err(|error| Stop::Failed(program.refused(&error, LIBRARIES)))
}

/// Compiles a program and prints the code of its functions.
pub(super) fn show(options: &Options, program: &Program<'_>, text: Text) -> Result<(), Stop> {
    let jit = compile(options, program, Some(text))?;
    files::print(&report::texts(&jit))
}

/// Compiles a program, calls the function, and returns the exit status. `ready` is called before the program runs.
pub(super) fn execute(
    options: &Options,
    program: Program<'_>,
    call: &Call,
    mut times: Times,
    ready: &dyn Fn() -> Result<(), Stop>,
) -> Result<u8, Stop> {
    let jit = compile(options, &program, None)?;
    times.step("compile");
    let mut block = Block::new(&call.entry)
        .map_err(|error| Stop::Failed(program.error(None, &error.to_string())))?;
    fill(options, &program, call, &mut block)?;
    let limits = Limits {
        timeout: options.timeout,
        foreign: true,
        ..Limits::default()
    };
    ready()?;
    let blame = options.check_memory.then(|| watch(&mut block));
    // The code is not freed, because `atexit` handlers and threads of the program run after its function returned.
    let process = ManuallyDrop::new(Process::new(jit, limits));
    end_at_closed_pipes();
    let ran = process
        .start()
        .and_then(|()| match process.call(&mut block) {
            Some(ran) => ran,
            None => Ok(()),
        });
    let ran = ran.and_then(|()| {
        let results = results(&call.ending, &block);
        process.finish().map(|()| results)
    });
    match ran {
        Ok(ended) => {
            let end = End {
                ended,
                block: &block,
                blame,
                code: process.jit(),
            };
            report::end(options, &program, end, times)
        }
        Err(failure) => {
            let failed = Failed {
                failure,
                entry: call.entry.signature(),
                blame,
                code: process.jit(),
            };
            report::fail(&program, failed)
        }
    }
}

/// Starts the memory checker for a program with these arguments.
pub(super) fn watch(block: &mut Block<'_>) -> Blame {
    let blame = Blame::begin();
    for (address, size) in block.lent() {
        blame.lend(address, size);
    }
    blame
}

/// Stores the arguments in the block.
fn fill(
    options: &Options,
    program: &Program<'_>,
    call: &Call,
    block: &mut Block<'_>,
) -> Result<(), Stop> {
    let stop = |message: String| Stop::Failed(program.error(None, &message));
    for (at, value) in call.arguments.iter().enumerate() {
        let set = block.set(at, value);
        set.map_err(|error| stop(format!("argument {}: {error}", at + 1)))?;
    }
    if call.takes_texts {
        let mut texts = vec![program.name.clone().into_bytes()];
        let given = options.program_arguments.iter();
        texts.extend(given.map(|text| text.as_encoded_bytes().to_vec()));
        let count = call.entry.param_layout(0);
        let count = count.and_then(|layout| Value::int(layout, texts.len() as i128));
        let set = count.map_or(Ok(()), |count| block.set(0, &count));
        let environment = || {
            let variables = std::env::vars_os();
            let texts = variables.map(|(name, value)| {
                [name.as_encoded_bytes(), b"=", value.as_encoded_bytes()].concat()
            });
            texts.collect::<Vec<_>>()
        };
        let set = set.and_then(|()| match call.entry.signature().params.len() {
            0 | 1 => Ok(()),
            2 => block.set_texts(1, &texts),
            _ => {
                block.set_texts(1, &texts)?;
                block.set_texts(2, &environment())
            }
        });
        set.map_err(|error| stop(error.to_string()))?;
    }
    Ok(())
}

/// Returns the text of the results and the exit status, or the reason why the results cannot be shown.
fn results(ending: &Ending, block: &Block<'_>) -> Result<(String, u8), String> {
    let count = block.entry().signature().results.len();
    let mut values = Vec::with_capacity(count);
    for at in 0..count {
        let value = block.result(at, &ProcessMemory);
        values.push(value.map_err(|error| format!("the result cannot be shown: {error}"))?);
    }
    let status = |value: &Value| value.as_int().map_or(0, |status| status as u8);
    Ok(match (ending, &values[..]) {
        (Ending::Status, [value]) => (String::new(), status(value)),
        (Ending::Runner(result), [value]) => (runner_text(*result, value), 0),
        (Ending::Runner(_), _) => (String::new(), 0),
        (Ending::Status | Ending::Data, values) => {
            let lines = values.iter().map(|value| format!("{value}\n"));
            (lines.collect(), 0)
        }
    })
}

/// Returns a result as mlir-runner prints it.
fn runner_text(result: RunnerResult, value: &Value) -> String {
    match result {
        RunnerResult::Void => String::new(),
        RunnerResult::I32 | RunnerResult::I64 => match value.as_int() {
            Some(value) => format!("{value}\n"),
            None => String::new(),
        },
        RunnerResult::F32 => match value.as_float() {
            Some(value) => format!("{}\n", scientific(value.to_f32())),
            None => String::new(),
        },
    }
}

/// Returns a number as C's `%e` prints it.
fn scientific(value: f32) -> String {
    if value.is_nan() {
        let sign = if value.is_sign_negative() { "-" } else { "" };
        return format!("{sign}nan");
    }
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((digits, exponent)) => {
            let (sign, exponent) = match exponent.strip_prefix('-') {
                Some(exponent) => ('-', exponent),
                None => ('+', exponent),
            };
            format!("{digits}e{sign}{exponent:0>2}")
        }
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_printed_as_c_does() {
        for (value, expect) in [
            (1.5, "1.500000e+00"),
            (-0.00025, "-2.500000e-04"),
            (3e38, "3.000000e+38"),
            (f32::INFINITY, "inf"),
            (-f32::NAN, "-nan"),
            (-0.0, "-0.000000e+00"),
        ] {
            assert_eq!(scientific(value), expect);
        }
    }
}
