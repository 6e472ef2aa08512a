//! `terrace run`: lowers a program, compiles it into memory and runs it.
//!
//! - [`COMMAND`]: the flags, including those of mlir-runner.
//! - `choose`: chooses the function to call, and how to call it.
//! - `execute`: compiles and calls the function, and prints results and failures.
//!
//! The program runs only after all checks: of arguments, libraries, symbols and operations.

mod choose;
mod execute;
mod report;

use crate::compiling::{self, Compiling, Engine, HasCompiling};
use crate::flags::{Command, Flag, Stop, one_input};
use crate::{Tool, build, chunk, files, help};
use std::ffi::{OsStr, OsString};
use std::time::{Duration, Instant};
use terrace_asm::depth::with_stack_for;
use terrace_driver::program::{Loading, Program};
use terrace_engine_jit::Text;

/// The parsed flags.
#[derive(Default)]
pub struct Options {
    compiling: Compiling,
    /// The flag `-e`.
    entry: Option<String>,
    /// The unparsed value of `--entry-point-result`.
    result: Option<String>,
    /// The flag `--args`.
    arguments: Option<String>,
    time: bool,
    check_memory: bool,
    /// The flags `--dump-clif` and `--dump-asm`.
    text: Option<Text>,
    timeout: Option<Duration>,
    /// The flag `--dump-object-file`.
    dump_object: bool,
    /// The flag `--object-filename`.
    object_name: Option<OsString>,
    /// The flag `--host-supports-jit`.
    only_ask: bool,
    help: bool,
    /// The arguments after `--`.
    program_arguments: Vec<OsString>,
}

/// The reason why some flags of mlir-runner are not supported.
const HOST: &str = "programs run on the machine that they are compiled on";

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "run",
    flags: &[
        &[
            Flag::value(
                "e",
                " NAME",
                "the function that is called; main by default",
                |o, name| {
                    o.entry = Some(name.to_owned());
                    Ok(())
                },
            ),
            Flag::value(
                "args",
                "=VALUE,..",
                "arguments: 3, 2.5, [[1, 2], [3, 4]], (1.0, 2.0), @file.npy",
                |o, text| {
                    o.arguments = Some(text.to_owned());
                    Ok(())
                },
            ),
            Flag::value(
                "entry-point-result",
                "=f32|i32|i64|void",
                "call a function without arguments as mlir-runner does: print its result, end with status 0",
                |o, text| {
                    o.result = Some(text.to_owned());
                    Ok(())
                },
            ),
            Flag::switch("time", "print the time of each step", |o, on| o.time = on),
            Flag::switch(
                "check-memory",
                "stop at accesses outside of memrefs or of freed memory; report memory that is not freed, or freed wrongly",
                |o, on| o.check_memory = on,
            ),
            Flag::value(
                "timeout",
                "=SECONDS",
                "stop the program after this time",
                |o, text| {
                    let seconds: f64 = text.parse().map_err(|_| not_seconds(text))?;
                    let time = Duration::try_from_secs_f64(seconds);
                    o.timeout = Some(time.map_err(|_| not_seconds(text))?);
                    Ok(())
                },
            ),
            Flag::switch(
                "dump-clif",
                "print the input of Cranelift instead of running",
                |o, on| o.text = on.then_some(Text::Clif),
            ),
            Flag::switch(
                "dump-asm",
                "print the machine code as text, instead of running",
                |o, on| o.text = on.then_some(Text::Assembly),
            ),
            Flag::switch(
                "dump-object-file",
                "also write an object of the program",
                |o, on| o.dump_object = on,
            ),
            Flag::file(
                "object-filename",
                "=FILE",
                "where that goes; the name of the input and .o by default",
                |o, path| o.object_name = Some(path),
            ),
            Flag::switch(
                "host-supports-jit",
                "print whether this machine can run programs",
                |o, on| o.only_ask = on,
            ),
            Flag::switch("help", "print this", |o, on| o.help = on),
            Flag::switch("h", "print this", |o, on| o.help = on),
        ],
        &compiling::flags(),
        &[
            Flag::refused("march", HOST),
            Flag::refused("mattr", HOST),
            Flag::refused(
                "link-nested-modules",
                "functions of nested modules cannot be called",
            ),
        ],
    ],
};

fn not_seconds(text: &str) -> String {
    format!("'{text}' value invalid for a number of seconds!")
}

/// The times of the steps.
struct Times {
    steps: Vec<(&'static str, Duration)>,
    last: Instant,
}

impl Times {
    fn new() -> Times {
        Times {
            steps: Vec::new(),
            last: Instant::now(),
        }
    }

    /// Records a step that ended at the given time.
    fn step_until(&mut self, name: &'static str, end: Instant) {
        self.steps.push((name, end.duration_since(self.last)));
        self.last = end;
    }

    /// Records a step that ends now.
    fn step(&mut self, name: &'static str) {
        self.step_until(name, Instant::now());
    }

    /// Returns a line for each step, and a line for the total.
    fn text(&self) -> String {
        let total: Duration = self.steps.iter().map(|(_, time)| *time).sum();
        let rows = self.steps.iter().copied().chain([("all", total)]);
        rows.map(|(name, time)| format!("{name:<8} {:>10.3} ms\n", time.as_secs_f64() * 1e3))
            .collect()
    }
}

impl HasCompiling for Options {
    fn compiling(&mut self) -> &mut Compiling {
        &mut self.compiling
    }
}

impl Options {
    fn engine(&self) -> Engine {
        self.compiling.engine.unwrap_or(Engine::Cranelift)
    }

    /// Rejects options that the chosen engine does not support.
    fn check(&self, tool: &Tool) -> Result<(), Stop> {
        match self.text {
            Some(_) if self.engine() == Engine::Llvm => Err(Stop::Usage(format!(
                "{} run: only --engine=cranelift can show code\n",
                tool.name
            ))),
            _ => Ok(()),
        }
    }

    /// Returns the path for an object file, if requested. The default path is beside the input, as in mlir-runner.
    fn object_path(&self, input: &OsStr) -> Option<OsString> {
        let beside = || {
            let mut path = input.to_owned();
            path.push(".o");
            path
        };
        let named = self.object_name.clone();
        self.dump_object.then(|| named.unwrap_or_else(beside))
    }
}

/// Runs the command and returns the exit status.
pub(crate) fn main(tool: &Tool, mut arguments: Vec<OsString>) -> Result<u8, Stop> {
    terrace_engine_jit::silence_caught_panics();
    let mut options = Options::default();
    if let Some(end) = arguments.iter().position(|argument| argument == "--") {
        options.program_arguments = arguments.split_off(end).into_iter().skip(1).collect();
    }
    let positional = COMMAND.parse(tool.name, arguments, &mut options, None, |_, _, _| false)?;
    if options.help {
        return files::print(&help::run_help(tool)).map(|()| 0);
    }
    if options.only_ask {
        let can = execute::host_can_run();
        return files::print(&format!("{can}\n")).map(|()| 0);
    }
    options.check(tool)?;
    let path = one_input(tool.name, COMMAND.name, positional)?;
    let engine = options.engine();
    let mut times = Times::new();
    let input = files::read(&path)?;
    with_stack_for(input.text.len(), || {
        let loading = Loading {
            // LLVM runs its own passes.
            level: match engine {
                Engine::Cranelift => options.compiling.own_level(),
                Engine::Llvm => 0,
            },
            entry: Some(options.entry.as_deref().unwrap_or(choose::MAIN)),
            threads: options.compiling.threads,
            explicit_module: options.compiling.explicit_module,
            target: None,
            check_memory: options.check_memory,
        };
        let ctx = tool.compiler().context();
        let program = Program::load(tool.compiler(), &ctx, &input, loading);
        let mut program = program.map_err(Stop::Failed)?;
        files::complain(&program.messages);
        times.step_until("read", program.read);
        if let Some(text) = options.text {
            if let Some(name) = &options.entry
                && program.signature(name).is_none()
            {
                return Err(choose::not_there(tool, &options, &program, name));
            }
            return execute::show(&options, &program, text).map(|()| 0);
        }
        let object = match options.object_path(&path) {
            Some(to) => Some((to, build::object(tool, &program, options.compiling.level)?)),
            None => None,
        };
        let call = choose::choose(tool, &options, &mut program)?;
        times.step("lower");
        let ready = || match &object {
            Some((to, bytes)) => files::write(Some(to), bytes),
            None => Ok(()),
        };
        let process = std::process::id();
        let status = execute::execute(&options, program, &call, times, &ready)?;
        chunk::leave_at_exit(ctx);
        if std::process::id() != process {
            // The program has forked. In the new process, no thread waits for this one.
            std::process::exit(status.into());
        }
        Ok(status)
    })
}
