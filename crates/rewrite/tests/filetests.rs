//! Runs the files of `filetests`.

use std::process::ExitCode;
use terrace_testing::FileTests;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    FileTests::new(folder, "terrace").run_opt(
        &[
            &terrace_arith::ARITH,
            &terrace_cf::CF,
            &terrace_complex::COMPLEX,
            &terrace_func::FUNC,
            &terrace_llvm::LLVM,
            &terrace_math::MATH,
            &terrace_memref::MEMREF,
        ],
        &[
            &terrace_convert_to_std::BUNDLE,
            &terrace_memref_transforms::BUNDLE,
            &terrace_arith_transforms::BUNDLE,
            &terrace_convert_to_llvm::BUNDLE,
        ],
    )
}
