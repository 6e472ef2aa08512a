//! Runs the files of `filetests`.

use std::process::ExitCode;
use terrace_testing::FileTests;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    FileTests::new(folder, "terrace").run_opt(
        &[
            &terrace_affine::AFFINE,
            &terrace_arith::ARITH,
            &terrace_cf::CF,
            &terrace_complex::COMPLEX,
            &terrace_dlti::DLTI,
            &terrace_func::FUNC,
            &terrace_index::INDEX,
            &terrace_llvm::LLVM,
            &terrace_math::MATH,
            &terrace_memref::MEMREF,
            &terrace_scf::SCF,
            &terrace_ub::UB,
            &terrace_vector::VECTOR,
            &terrace_x86::x86vector::X86VECTOR,
            &terrace_x86::amx::AMX,
            &terrace_arm::arm_neon::ARM_NEON,
            &terrace_arm::arm_sve::ARM_SVE,
        ],
        &[
            &terrace_transforms::BUNDLE,
            &terrace_convert_to_std::BUNDLE,
            &terrace_arith_transforms::BUNDLE,
            &terrace_convert_to_llvm::BUNDLE,
        ],
    )
}
