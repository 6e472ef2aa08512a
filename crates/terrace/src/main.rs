//! The `terrace` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(terrace::Tool::default().main(std::env::args_os().skip(1)))
}
