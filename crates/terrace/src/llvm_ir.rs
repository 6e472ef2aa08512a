//! `terrace llvm`: reads LLVM IR, verifies it, prints it.

use crate::flags::{Command, Flag, Stop, one_input};
use crate::{Tool, files, help};
use std::ffi::OsString;
use terrace_llvmir::{Module, ModuleWriter};
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
        Flag::switch("no-verify", "print what is read unchecked", |o, on| {
            o.no_verify = on;
        }),
        Flag::switch("help", "print this", |o, on| o.help = on),
        Flag::switch("h", "print this", |o, on| o.help = on),
    ]],
};

/// Reads a module from text or bitcode, whichever it is; the message if that fails.
pub(crate) fn read_module(
    source: &[u8],
    name: &str,
    options: ReadOptions,
) -> Result<Module, Vec<u8>> {
    if terrace_llvmir_read::is_bitcode(source) {
        return terrace_llvmir_read::read_bitcode(source, name, options)
            .map_err(|error| format!("{name}: error: {error}\n").into_bytes());
    }
    terrace_llvmir_read::read(source, name, options).map_err(|error| error.render(name))
}

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
    let mut module = read_module(input.text.as_ref(), &input.name, read)
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
