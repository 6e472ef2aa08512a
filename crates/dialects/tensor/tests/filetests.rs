//! Runs the files of `filetests`.

use std::process::ExitCode;
use terrace_testing::FileTests;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    FileTests::new(folder, "terrace").run_opt(
        &[
            &terrace_affine::AFFINE,
            &terrace_arith::ARITH,
            &terrace_complex::COMPLEX,
            &terrace_func::FUNC,
            &terrace_memref::MEMREF,
            &terrace_scf::SCF,
            &terrace_tensor::TENSOR,
            &terrace_vector::VECTOR,
        ],
        &[
            &terrace_memref_transforms::BUNDLE,
            &terrace_transforms::BUNDLE,
        ],
    )
}
