//! `terrace run`: a program is lowered, compiled into memory and run.
//!
//! - [`COMMAND`]: the flags, those of mlir-runner among them.
//! - `choose`: the function that is called, and how.
//! - `execute`: compiling and calling it; results and failures as text. `with_llvm`: the same by LLVM.
//!
//! Nothing of the program runs before all that can be wrong with it is known: arguments, libraries, symbols, operations.

mod choose;
mod execute;
mod report;
mod with_llvm;

pub(crate) use execute::is_built_in;

use crate::flags::{Command, Flag, Stop, number, one_input};
use crate::program::{Loading, Program};
use crate::{Tool, files, help};
use std::ffi::OsString;
use std::time::{Duration, Instant};
use terrace_asm::depth::with_stack_for;

/// A compiler of programs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Engine {
    #[default]
    Cranelift,
    Llvm,
}

/// The parsed flags.
#[derive(Default)]
pub struct Options {
    /// `-e`
    entry: Option<String>,
    /// `--entry-point-result`, as it is written.
    result: Option<String>,
    /// `--args`
    arguments: Option<String>,
    /// `--shared-libs`
    libraries: Vec<String>,
    /// `-O0` to `-O3`
    level: Option<u8>,
    /// `--engine`
    engine: Engine,
    time: bool,
    check_memory: bool,
    dump_clif: bool,
    dump_asm: bool,
    timeout: Option<Duration>,
    threads: Option<usize>,
    explicit_module: bool,
    /// `--host-supports-jit`
    only_ask: bool,
    help: bool,
    /// What comes after `--`.
    program_arguments: Vec<OsString>,
}

/// Why a flag of mlir-runner is refused.
const OBJECTS: &str = "objects are what 'terrace build' makes";
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
            Flag::value(
                "shared-libs",
                "=FILE,..",
                "libraries with functions that the program calls",
                |o, list| {
                    let names = list.split(',').filter(|name| !name.is_empty());
                    o.libraries.extend(names.map(str::to_owned));
                    Ok(())
                },
            ),
            Flag::value(
                "engine",
                "=cranelift|llvm",
                "the compiler; llvm wants LLVM 22, which is found when it is asked for",
                |o, name| {
                    o.engine = match name {
                        "cranelift" => Engine::Cranelift,
                        "llvm" => Engine::Llvm,
                        _ => return Err(format!("'{name}' is no engine: cranelift or llvm")),
                    };
                    Ok(())
                },
            ),
            Flag::switch("O0", "compile quickly, into slow code", |o, on| {
                o.set_level(0, on);
            }),
            Flag::switch("O1", "run passes that make the program faster", |o, on| {
                o.set_level(1, on);
            }),
            Flag::switch("O2", "as -O1", |o, on| o.set_level(2, on)),
            Flag::switch("O3", "as -O1", |o, on| o.set_level(3, on)),
            Flag::switch("time", "say how long each step took", |o, on| o.time = on),
            Flag::switch(
                "check-memory",
                "report memory that is not freed, freed twice, or not the program's",
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
                "print what Cranelift is given, instead of running",
                |o, on| o.dump_clif = on,
            ),
            Flag::switch(
                "dump-asm",
                "print the machine code as text, instead of running",
                |o, on| o.dump_asm = on,
            ),
            Flag::value(
                "threads",
                "=<uint>",
                "lower with so many threads",
                |o, text| {
                    o.threads = Some(number(text)?);
                    Ok(())
                },
            ),
            Flag::switch(
                "no-implicit-module",
                "do not put a module around what has none",
                |o, on| o.explicit_module = on,
            ),
            Flag::switch(
                "host-supports-jit",
                "say whether programs can be run here",
                |o, on| o.only_ask = on,
            ),
            Flag::switch("help", "print this", |o, on| o.help = on),
            Flag::switch("h", "print this", |o, on| o.help = on),
        ],
        &[
            Flag::refused("dump-object-file", OBJECTS),
            Flag::refused("object-filename", OBJECTS),
            Flag::refused("march", HOST),
            Flag::refused("mattr", HOST),
            Flag::refused(
                "link-nested-modules",
                "functions of a module inside another one are not called",
            ),
        ],
    ],
};

fn not_seconds(text: &str) -> String {
    format!("'{text}' value invalid for a number of seconds!")
}

/// Times of the steps.
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

    /// A step ended at this time.
    fn step_until(&mut self, name: &'static str, end: Instant) {
        self.steps.push((name, end.duration_since(self.last)));
        self.last = end;
    }

    /// A step ends now.
    fn step(&mut self, name: &'static str) {
        self.step_until(name, Instant::now());
    }

    /// A line for each step and one for all of them.
    fn text(&self) -> String {
        let total: Duration = self.steps.iter().map(|(_, time)| *time).sum();
        let rows = self.steps.iter().copied().chain([("all", total)]);
        rows.map(|(name, time)| format!("{name:<8} {:>10.3} ms\n", time.as_secs_f64() * 1e3))
            .collect()
    }
}

impl Options {
    /// Refuses what only one of the engines does.
    fn check(&self, tool: &Tool) -> Result<(), Stop> {
        let asked = [
            (self.check_memory, "--check-memory"),
            (self.timeout.is_some(), "--timeout"),
            (self.dump_clif, "--dump-clif"),
            (self.dump_asm, "--dump-asm"),
        ];
        match asked.into_iter().find(|(is_asked, _)| *is_asked) {
            Some((_, flag)) if self.engine == Engine::Llvm => Err(Stop::Usage(format!(
                "{} run: {flag} is for --engine=cranelift\n",
                tool.name
            ))),
            _ => Ok(()),
        }
    }

    /// The last flag counts.
    fn set_level(&mut self, level: u8, on: bool) {
        if on {
            self.level = Some(level);
        }
    }
}

/// Runs the command and returns the exit status.
pub(crate) fn main(tool: &Tool, mut arguments: Vec<OsString>) -> Result<u8, Stop> {
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
    let mut times = Times::new();
    let input = files::read(&path)?;
    with_stack_for(input.text.len(), || {
        let loading = Loading {
            // LLVM has passes of its own.
            level: match options.engine {
                Engine::Cranelift => options.level.unwrap_or(0),
                Engine::Llvm => 0,
            },
            entry: Some(options.entry.as_deref().unwrap_or(choose::MAIN)),
            threads: options.threads,
            explicit_module: options.explicit_module,
            target: None,
        };
        let mut program = Program::load(tool, &input, loading)?;
        times.step_until("read", program.read);
        let call = choose::choose(tool, &options, &mut program)?;
        times.step("lower");
        match options.engine {
            Engine::Cranelift => execute::execute(&options, program, &call, times),
            Engine::Llvm => with_llvm::execute(&options, program, &call, times),
        }
    })
}
