//! `terrace llvm`: reads, verifies and prints LLVM IR.

use crate::flags::{Command, Flag, Stop, one_input};
use crate::{Tool, files, help};
use std::ffi::OsString;
use terrace_driver::read_llvm;
use terrace_llvmir::ModuleWriter;
use terrace_llvmir_read::ReadOptions;

/// The parsed flags.
#[derive(Default)]
pub struct Options {
    output: Option<OsString>,
    strip_names: bool,
    no_verify: bool,
    help: bool,
}

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "llvm",
    flags: &[&[
        Flag::output(|o, path| o.output = Some(path)),
        Flag::switch(
            "strip-names",
            "print values and blocks by numbers",
            |o, on| o.strip_names = on,
        ),
        Flag::switch(
            "no-verify",
            "print the input without verifying it",
            |o, on| {
                o.no_verify = on;
            },
        ),
        Flag::switch("help", "print this", |o, on| o.help = on),
        Flag::switch("h", "print this", |o, on| o.help = on),
    ]],
};

/// Runs the command.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let positional = COMMAND.parse(tool.name, arguments, &mut options, None, |_, _, _| false)?;
    if options.help {
        return files::print(&help::llvm_help(tool));
    }
    let input = files::read(&one_input(tool.name, COMMAND.name, positional)?)?;
    let read = ReadOptions {
        strip_names: options.strip_names,
        keep_summary: true,
    };
    let mut module = read_llvm(input.text.as_ref(), &input.name, read)
        .map_err(|text| Stop::Failed(String::from_utf8_lossy(&text).into_owned()))?;
    if !options.no_verify {
        let lossy = |text: Vec<u8>| String::from_utf8_lossy(&text).into_owned();
        let said = module
            .admit(&input.name)
            .map_err(|text| Stop::Failed(lossy(text)))?;
        files::complain(&lossy(said));
    }
    let text = ModuleWriter::write(&module)
        .map_err(|error| Stop::Failed(format!("{}: error: {error}\n", input.name)))?;
    files::write(options.output.as_deref(), &text)
}
