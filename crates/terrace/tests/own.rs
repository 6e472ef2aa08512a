//! Runs the file tests in `own`: output of Terrace that intentionally differs from mlir-opt's, or for which mlir-opt
//! does not terminate (docs/differences.md). These tests are not compared with upstream.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/own");
    terrace_testing::FileTests::new(folder, "terrace")
        .run_program(Path::new(env!("CARGO_BIN_EXE_terrace")))
}
