//! The common part of `run` and `build`: shared flags, and compilation with LLVM.

use crate::flags::{Flag, Stop, choice, thread_count};
use std::env;
use std::path::Path;
use terrace_driver::program::Program;
use terrace_engine_llvm::child::compile_in_child;
use terrace_engine_llvm::{CompileOptions, OptLevel};
use terrace_llvmir::ModuleWriter;

/// A compiler of programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Engine {
    Cranelift,
    Llvm,
}

const ENGINES: [(&str, Engine); 2] = [("cranelift", Engine::Cranelift), ("llvm", Engine::Llvm)];

/// The values of the shared flags.
#[derive(Default)]
pub(crate) struct Compiling {
    /// The flag `--engine`.
    pub(crate) engine: Option<Engine>,
    /// The flags `-O0` to `-O3`, the last of which counts.
    pub(crate) level: Option<u8>,
    /// The flag `--shared-libs`.
    pub(crate) libraries: Vec<String>,
    /// The flag `--threads`.
    pub(crate) threads: Option<usize>,
    /// The flag `--no-implicit-module`.
    pub(crate) explicit_module: bool,
}

impl Compiling {
    fn set_level(&mut self, level: u8, on: bool) {
        if on {
            self.level = Some(level);
        }
    }

    /// Iterates over the libraries that are not built in.
    pub(crate) fn foreign_libraries(&self) -> impl Iterator<Item = &String> {
        self.libraries.iter().filter(|path| !is_built_in(path))
    }

    /// The level of LLVM's passes.
    pub(crate) fn llvm_level(&self) -> OptLevel {
        self.level.and_then(OptLevel::of).unwrap_or_default()
    }

    /// The level of the passes that run before Cranelift.
    pub(crate) fn own_level(&self) -> u8 {
        self.level.unwrap_or(0)
    }
}

/// MLIR's runner libraries. The runtime contains all of their functions except the sparse ones.
const BUILT_IN: [&str; 3] = [
    "libmlir_c_runner_utils",
    "libmlir_runner_utils",
    "libmlir_float16_utils",
];

/// Returns true if a library is built in.
fn is_built_in(path: &str) -> bool {
    let name = Path::new(path).file_name().and_then(|name| name.to_str());
    let name = name.and_then(|name| name.split('.').next());
    name.is_some_and(|name| BUILT_IN.contains(&name))
}

/// Implemented by the options of `run` and `build`. The shared flags use it to store their values.
pub(crate) trait HasCompiling {
    /// The values of the shared flags.
    fn compiling(&mut self) -> &mut Compiling;
}

/// The shared flags.
pub(crate) const fn flags<O: HasCompiling>() -> [Flag<O>; 8] {
    [
        Flag::value(
            "engine",
            "=cranelift|llvm",
            "the compiler; llvm requires an installed LLVM 22",
            |o, name| choice(name, &ENGINES).map(|engine| o.compiling().engine = Some(engine)),
        ),
        Flag::switch("O0", "compile quickly, into slow code", |o, on| {
            o.compiling().set_level(0, on);
        }),
        Flag::switch("O1", "run passes that make the program faster", |o, on| {
            o.compiling().set_level(1, on);
        }),
        Flag::switch("O2", "as -O1; LLVM does more", |o, on| {
            o.compiling().set_level(2, on);
        }),
        Flag::switch("O3", "as -O2; LLVM does more", |o, on| {
            o.compiling().set_level(3, on);
        }),
        Flag::value(
            "shared-libs",
            "=FILE,..",
            "libraries with functions that the program calls",
            |o, list| {
                let names = list.split(',').filter(|name| !name.is_empty());
                o.compiling().libraries.extend(names.map(str::to_owned));
                Ok(())
            },
        ),
        Flag::value(
            "threads",
            "=<uint>",
            "lower with this number of threads",
            |o, text| {
                o.compiling().threads = Some(thread_count(text)?);
                Ok(())
            },
        ),
        Flag::switch(
            "no-implicit-module",
            "do not wrap the input in a module",
            |o, on| o.compiling().explicit_module = on,
        ),
    ]
}

/// Returns the LLVM IR of a program as text.
pub(crate) fn llvm_ir(program: &Program<'_>) -> Result<Vec<u8>, Stop> {
    let text = ModuleWriter::write(&program.module);
    text.map_err(|error| stop(program, &error.to_string()))
}

/// Compiles a program with LLVM in a separate process.
pub(crate) fn compile_with_llvm(
    program: &Program<'_>,
    options: &CompileOptions,
) -> Result<Vec<u8>, Stop> {
    let own = env::current_exe().map_err(|error| stop(program, &error.to_string()))?;
    let made = compile_in_child(&own, &llvm_ir(program)?, options);
    // A message may have several lines.
    made.map_err(|message| stop(program, &format!("LLVM: {message}")))
}

/// Returns an error about the whole input, which ends the command.
pub(crate) fn stop(program: &Program<'_>, message: &str) -> Stop {
    Stop::Failed(program.error(None, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runner_libraries_are_built_in() {
        assert!(is_built_in("/usr/lib/libmlir_runner_utils.so.22.1"));
        assert!(is_built_in("libmlir_c_runner_utils.so"));
        assert!(!is_built_in("libmlir_async_runtime.so"));
    }
}
