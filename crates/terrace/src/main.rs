//! The `terrace` program.

use std::process::ExitCode;
use terrace_tools::Tool;

fn main() -> ExitCode {
    ExitCode::from(Tool::default().main(std::env::args_os().skip(1)))
}
