//! A command-line tool, which users can extend.

use crate::flags::Stop;
#[cfg(feature = "run")]
use crate::{build, run};
use crate::{docs, files, help, llvm_ir, lower, opt, translate};
use std::ffi::OsString;
use terrace_driver::Compiler;
use terrace_opt::Program;
use terrace_pass::Bundle;

/// A command-line tool, with its name and the dialects and passes that it supports.
///
/// A user-defined tool is `terrace` with additional bundles: `Tool::new("mine", version, about).with(&BUNDLE)`.
pub struct Tool {
    /// The program's name in messages and help.
    pub name: &'static str,
    /// The program's version.
    pub version: &'static str,
    /// One line on the program, for its help.
    pub about: &'static str,
    compiler: Compiler,
}

impl Default for Tool {
    /// Creates the tool `terrace`.
    fn default() -> Self {
        Self::new(
            "terrace",
            env!("CARGO_PKG_VERSION"),
            "MLIR's LLVM IR target",
        )
    }
}

impl Tool {
    /// Creates a tool with the dialects and passes of `terrace`.
    pub fn new(name: &'static str, version: &'static str, about: &'static str) -> Self {
        Tool {
            name,
            version,
            about,
            compiler: Compiler::new(),
        }
    }

    /// Adds a bundle. Within a stage, its passes run before those that the tool already has.
    ///
    /// # Panics
    /// Panics under the same conditions as [`Compiler::with`].
    #[track_caller]
    pub fn with(mut self, bundle: &'static Bundle) -> Self {
        self.compiler = self.compiler.with(bundle);
        self
    }

    /// The dialects and passes of the tool.
    pub fn compiler(&self) -> &Compiler {
        &self.compiler
    }

    /// The tool as a program with the command `opt`.
    fn program(&self) -> Program<'_> {
        Program {
            name: self.name,
            version: help::version(self),
            bundles: self.compiler.bundles(),
        }
    }

    /// Runs a command line, which does not contain the program's name, and returns the exit status. The status is 0 for
    /// success, 1 if an error was printed, or that of a program that was run.
    pub fn main(&self, arguments: impl IntoIterator<Item = OsString>) -> u8 {
        if let Err(why) = self.compiler.bundles().check_names() {
            let name = self.name;
            return Stop::Failed(format!("{name}: internal error: {why}\n")).report();
        }
        let mut arguments = arguments.into_iter();
        let command = arguments.next();
        let rest: Vec<OsString> = arguments.collect();
        let result = match command.as_ref().and_then(|command| command.to_str()) {
            Some("opt") => opt::main(&self.program(), rest),
            Some("lower") => lower::main(self, rest),
            Some("translate") => translate::main(self, rest),
            Some("llvm") => llvm_ir::main(self, rest),
            #[cfg(feature = "run")]
            Some("run") => return run::main(self, rest).unwrap_or_else(Stop::report),
            #[cfg(feature = "run")]
            Some("build") => build::main(self, rest),
            #[cfg(feature = "run")]
            Some(terrace_engine_llvm::child::COMMAND) => {
                return terrace_engine_llvm::child::serve(&rest);
            }
            #[cfg(not(feature = "run"))]
            Some("run" | "build") => Err(Stop::Usage(help::no_engine(self))),
            Some("docs") => docs::main(self, rest),
            Some("help" | "--help" | "-help" | "-h") => files::print(&help::overview(self)),
            Some("version" | "--version" | "-version" | "-V") => files::print(&help::version(self)),
            _ => Err(Stop::Usage(help::no_command(self, command.as_deref()))),
        };
        match result {
            Ok(()) => 0,
            Err(stop) => stop.report(),
        }
    }
}
