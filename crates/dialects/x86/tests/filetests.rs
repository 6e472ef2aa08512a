//! Runs the files of `filetests`.

use std::process::ExitCode;
use terrace_testing::FileTests;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    FileTests::new(folder, "terrace").run_opt(
        &[
            &terrace_arith::ARITH,
            &terrace_func::FUNC,
            &terrace_llvm::LLVM,
            &terrace_memref::MEMREF,
            &terrace_vector::VECTOR,
            &terrace_x86::x86vector::X86VECTOR,
            &terrace_x86::amx::AMX,
        ],
        &[&terrace_transforms::BUNDLE],
    )
}
