//! Runs the files of `own`: what Terrace makes on purpose and mlir-opt does not, or does not end with (docs/differences.md). They
//! are file tests like the others, but not compared with upstream.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/own");
    terrace_testing::FileTests::new(folder, "terrace")
        .run_program(Path::new(env!("CARGO_BIN_EXE_terrace")))
}
