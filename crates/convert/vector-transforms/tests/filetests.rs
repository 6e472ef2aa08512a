//! Runs the files of `patterns`, which apply single sets of patterns.

mod patterns;

use std::process::ExitCode;
use terrace_testing::FileTests;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    FileTests::new(folder, "terrace").run_opt(
        &[
            &terrace_affine::AFFINE,
            &terrace_arith::ARITH,
            &terrace_cf::CF,
            &terrace_func::FUNC,
            &terrace_llvm::LLVM,
            &terrace_memref::MEMREF,
            &terrace_scf::SCF,
            &terrace_ub::UB,
            &terrace_vector::VECTOR,
        ],
        &[&patterns::BUNDLE],
    )
}
