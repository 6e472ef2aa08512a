//! Runs the files of `filetests`.

use std::process::ExitCode;
use terrace_testing::FileTests;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    FileTests::new(folder, "terrace").run_opt(
        &[
            &terrace_arith::ARITH,
            &terrace_cf::CF,
            &terrace_func::FUNC,
            &terrace_index::INDEX,
            &terrace_memref::MEMREF,
            &terrace_scf::SCF,
            &terrace_tensor::TENSOR,
            &terrace_ub::UB,
        ],
        &[&terrace_transforms::BUNDLE],
    )
}
