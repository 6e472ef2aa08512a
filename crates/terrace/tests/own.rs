//! Runs the files of `own`: output of Terrace that differs from mlir-opt's on purpose, or for which mlir-opt does not
//! end (docs/differences.md). They are file tests like the others, but not compared with upstream.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/own");
    terrace_testing::FileTests::new(folder, "terrace")
        .run_program(Path::new(env!("CARGO_BIN_EXE_terrace")))
}
