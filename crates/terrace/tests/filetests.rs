//! Runs the files of `filetests` with the program.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    terrace_testing::FileTests::new(folder, "terrace")
        .run_program(Path::new(env!("CARGO_BIN_EXE_terrace")))
}
