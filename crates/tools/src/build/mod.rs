//! `terrace build`: lowers a program and compiles it to an object, an executable, a shared library or text.
//!
//! - [`COMMAND`]: the flags.
//! - `make`: compiles a program to an object or text, with Cranelift or LLVM.
//! - `link`: links an object to an executable or a shared library, with the system's C compiler.
//!
//! Either all output files are written completely, or none is.

mod link;
mod make;

use crate::compiling::{self, Compiling, Engine, HasCompiling};
use crate::files::File;
use crate::flags::{Command, Flag, Stop, choice, one_input};
use crate::{Tool, chunk, files, help};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use terrace_asm::depth::with_stack_for;
use terrace_driver::program::{Loading, Program};
use terrace_engine_abi::{bindings, exports, header, returns_status};
use terrace_session::input::Input;

/// The kind of the output file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Emit {
    #[default]
    Executable,
    Object,
    Assembly,
    Shared,
    LlvmIr,
    Clif,
}

impl Emit {
    /// Returns true if the output is text.
    fn is_text(self) -> bool {
        matches!(self, Emit::Assembly | Emit::LlvmIr | Emit::Clif)
    }

    /// Returns true if the output is linked.
    fn is_linked(self) -> bool {
        matches!(self, Emit::Executable | Emit::Shared)
    }
}

/// Compiles a program to an object for this machine.
pub(crate) fn object(
    tool: &Tool,
    program: &Program<'_>,
    level: Option<u8>,
) -> Result<Vec<u8>, Stop> {
    let options = Options {
        emit: Emit::Object,
        compiling: Compiling {
            level,
            ..Compiling::default()
        },
        ..Options::default()
    };
    make::make(tool, &options, program).map(|made| made.bytes)
}

/// The parsed flags.
#[derive(Default)]
pub struct Options {
    compiling: Compiling,
    output: Option<OsString>,
    emit: Emit,
    header: Option<OsString>,
    bindings: Option<OsString>,
    /// The prefix of the function names in the header.
    prefix: String,
    target: Option<String>,
    cpu: Option<String>,
    /// The runtime library that replaces the embedded one.
    runtime: Option<PathBuf>,
    cc: Option<OsString>,
    no_lines: bool,
    help: bool,
}

const EMITS: [(&str, Emit); 6] = [
    ("exe", Emit::Executable),
    ("obj", Emit::Object),
    ("asm", Emit::Assembly),
    ("shared", Emit::Shared),
    ("llvm-ir", Emit::LlvmIr),
    ("clif", Emit::Clif),
];

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "build",
    flags: &[
        &compiling::flags(),
        &[
            Flag::output(|o, path| o.output = Some(path)),
            Flag::value(
                "emit",
                "=exe|obj|shared|asm|llvm-ir|clif",
                "an executable (the default), an object, a shared library, or text",
                |o, what| choice(what, &EMITS).map(|emit| o.emit = emit),
            ),
            Flag::file(
                "header",
                "=FILE",
                "declare the public functions for C there",
                |o, path| o.header = Some(path),
            ),
            Flag::file(
                "bindings",
                "=FILE",
                "declare the public functions for Rust there",
                |o, path| o.bindings = Some(path),
            ),
            Flag::value(
                "prefix",
                "=TEXT",
                "put this before the names of functions in the header",
                |o, text| {
                    let mut bytes = text.bytes();
                    let is_name = bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
                    if !is_name || text.starts_with(|c: char| c.is_ascii_digit()) {
                        return Err(format!("no name of C begins with '{text}'"));
                    }
                    text.clone_into(&mut o.prefix);
                    Ok(())
                },
            ),
            Flag::value(
                "target",
                "=TRIPLE",
                "the machine that code is made for; this one by default",
                |o, triple| {
                    o.target = Some(triple.to_owned());
                    Ok(())
                },
            ),
            Flag::value(
                "cpu",
                "=NAME",
                "its processor: x86-64-v3, native; a plain one by default",
                |o, name| {
                    o.cpu = Some(name.to_owned());
                    Ok(())
                },
            ),
            Flag::file(
                "runtime",
                "=FILE",
                "the runtime library; that of this program by default, which is for this machine",
                |o, path| o.runtime = Some(path.into()),
            ),
            Flag::file(
                "cc",
                "=PROGRAM",
                "the C compiler that links; $CC or cc by default",
                |o, path| o.cc = Some(path),
            ),
            Flag::switch("no-lines", "leave the lines of the source out", |o, on| {
                o.no_lines = on;
            }),
            Flag::switch("help", "print this", |o, on| o.help = on),
            Flag::switch("h", "print this", |o, on| o.help = on),
        ],
    ],
};

impl HasCompiling for Options {
    fn compiling(&mut self) -> &mut Compiling {
        &mut self.compiling
    }
}

/// The entry point of an executable.
const MAIN: &str = "main";

/// Runs the command.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    terrace_engine_jit::silence_caught_panics();
    let mut options = Options::default();
    let positional = COMMAND.parse(tool.name, arguments, &mut options, None, |_, _, _| false)?;
    if options.help {
        return files::print(&help::build_help(tool));
    }
    let path = one_input(tool.name, COMMAND.name, positional)?;
    options.check(tool)?;
    options.check_paths(tool, &path)?;
    let input = files::read(&path)?;
    with_stack_for(input.text.len(), || options.build(tool, &input))
}

impl Options {
    /// Rejects flags that cannot be combined.
    fn check(&self, tool: &Tool) -> Result<(), Stop> {
        let usage = |text: &str| {
            let text = format!("{} build: {text}\n", tool.name);
            Err(Stop::Usage(text))
        };
        if self.output.is_none() && !self.emit.is_text() {
            return usage("missing output file; use -o FILE");
        }
        if !self.prefix.is_empty() && self.header.is_none() {
            return usage("--prefix requires --header");
        }
        match (self.emit, self.compiling.engine) {
            (Emit::Assembly, Some(Engine::Cranelift)) => usage(
                "Cranelift makes no assembly: --emit=obj and a disassembler, or --engine=llvm",
            ),
            (Emit::Clif, Some(Engine::Llvm)) => usage("only Cranelift has --emit=clif"),
            _ => Ok(()),
        }
    }

    /// Rejects paths that would write two results to the same file or overwrite the input.
    fn check_paths(&self, tool: &Tool, input: &OsStr) -> Result<(), Stop> {
        let all = [
            ("the input", Some(input)),
            ("-o", self.output.as_deref()),
            ("--header", self.header.as_deref()),
            ("--bindings", self.bindings.as_deref()),
        ];
        let mut seen: Vec<(&str, PathBuf)> = Vec::new();
        for (name, path) in all {
            let Some((given, file)) = path.and_then(|path| Some((path, identity(path)?))) else {
                continue;
            };
            if let Some((other, _)) = seen.iter().find(|(_, other)| *other == file) {
                return Err(Stop::Usage(format!(
                    "{} build: {other} and {name} are the same file, '{}'\n",
                    tool.name,
                    given.display()
                )));
            }
            seen.push((name, file));
        }
        Ok(())
    }

    fn build(&self, tool: &Tool, input: &Input) -> Result<(), Stop> {
        let for_llvm = self.compiling.engine == Some(Engine::Llvm) || self.emit == Emit::Assembly;
        let ctx = tool.compiler().context();
        let program = Program::load(
            tool.compiler(),
            &ctx,
            input,
            Loading {
                // LLVM runs its own passes.
                level: if for_llvm {
                    0
                } else {
                    self.compiling.own_level()
                },
                entry: (self.emit == Emit::Executable).then_some(MAIN),
                threads: self.compiling.threads,
                explicit_module: self.compiling.explicit_module,
                target: self.target.as_deref(),
                check_memory: false,
            },
        );
        let mut program = program.map_err(Stop::Failed)?;
        files::complain(&program.messages);
        let declared = self.declarations(&mut program);
        if self.emit == Emit::Executable {
            let signatures = &program.signatures;
            let made = returns_status(&mut program.module, signatures, MAIN);
            made.map_err(|why| {
                let loc = program.location_of(MAIN);
                Stop::Failed(program.error(loc, &format!("no executable: {why}")))
            })?;
        }
        let made = make::make(tool, self, &program)?;
        let bytes = match self.emit.is_linked() {
            true => link::link(self, &program, &made)?,
            false => made.bytes,
        };
        let mut all = vec![File {
            path: self.output.as_deref(),
            bytes: &bytes,
            is_program: self.emit.is_linked(),
        }];
        let texts = declared.iter().map(|(path, text)| File {
            path: Some(path.as_os_str()),
            bytes: text.as_bytes(),
            is_program: false,
        });
        all.extend(texts);
        files::write_together(&all)?;
        chunk::leave_at_exit(program);
        chunk::leave_at_exit(ctx);
        Ok(())
    }

    /// Returns the texts of the header and of the bindings, with their paths. Adds the functions that they declare to
    /// the module.
    fn declarations(&self, program: &mut Program<'_>) -> Vec<(OsString, String)> {
        if self.header.is_none() && self.bindings.is_none() {
            return Vec::new();
        }
        let exports = exports(&mut program.module, &program.signatures, program.convention);
        let mut texts = Vec::new();
        if let Some(path) = &self.header {
            let header = header(&exports, &program.name, &self.prefix);
            for (name, own) in &header.renamed {
                let message = format!(
                    "'{name}' has a meaning in C, so the header calls it '{own}'; --prefix=TEXT puts a text before all names"
                );
                files::complain(&program.warning(program.location_of(name), &message));
            }
            texts.push((path.clone(), header.text));
        }
        if let Some(path) = &self.bindings {
            texts.push((path.clone(), bindings(&exports, &program.name)));
        }
        texts
    }
}

/// Returns the file that a path refers to, in a comparable form. Returns `None` for standard output, devices and pipes,
/// to which several results can be written.
fn identity(path: &OsStr) -> Option<PathBuf> {
    if path == "-" {
        return None;
    }
    let path = Path::new(path);
    if let Ok(real) = fs::canonicalize(path) {
        return Some(real).filter(|real| real.is_file());
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // If the folder does not exist, writing will fail.
    Some(fs::canonicalize(folder).ok()?.join(path.file_name()?))
}
