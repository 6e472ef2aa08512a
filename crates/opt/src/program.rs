//! Programs with the command `opt`.

use crate::flags::Stop;
use crate::opt;
use std::ffi::OsString;
use terrace_pass::Bundle;
use terrace_session::Bundles;

/// A program with the command `opt`.
pub struct Program<'p> {
    /// The name in messages and help.
    pub name: &'p str,
    /// The text of `--version`.
    pub version: String,
    /// The dialects and passes.
    pub bundles: &'p Bundles,
}

/// Runs a command line of a `terrace` that has no command but `opt`, and only the dialects and passes of these bundles
/// and the builtin dialect. Returns the exit status. File tests of a crate need no more than this, so that they do not
/// wait for the rest of Terrace to be built.
pub fn run(bundles: &[&'static Bundle], arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let program = Program {
        name: "terrace",
        version: format!("terrace {}\n", env!("CARGO_PKG_VERSION")),
        bundles: &Bundles::new(bundles),
    };
    let mut arguments = arguments.into_iter();
    let result = match arguments.next() {
        Some(command) if command == opt::COMMAND.name => opt::main(&program, arguments.collect()),
        command => Err(Stop::Usage(format!(
            "terrace: the command must be 'opt', not '{}'\n",
            command.unwrap_or_default().display()
        ))),
    };
    match result {
        Ok(()) => 0,
        Err(stop) => stop.report(),
    }
}
