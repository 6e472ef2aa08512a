//! Runs the files of `filetests`, and those of `patterns`, which apply single sets of patterns.

mod patterns;

use std::process::ExitCode;
use terrace_testing::FileTests;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    FileTests::new(folder, "terrace").run_opt(
        &[
            &terrace_vector::VECTOR,
            &terrace_arith::ARITH,
            &terrace_cf::CF,
            &terrace_func::FUNC,
            &terrace_math::MATH,
            &terrace_scf::SCF,
            &terrace_x86::x86vector::X86VECTOR,
        ],
        &[&patterns::BUNDLE, &terrace_math_transforms::BUNDLE],
    )
}
