//! Lowers a file to LLVM IR with the crates as a library: `cargo run --example lower_a_file -- FILE`.

use std::process::ExitCode;
use terrace::{CompileError, Compiled};

// ANCHOR: lower_a_file
/// The LLVM IR of MLIR text, and warnings about it.
pub fn lower(text: &[u8]) -> Result<Compiled, CompileError> {
    let ctx = terrace::context();
    let module = terrace::read(&ctx, "input.mlir", text)?;
    terrace::compile(&ctx, module)
}
// ANCHOR_END: lower_a_file

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("lower_a_file FILE");
        return ExitCode::FAILURE;
    };
    let text = match std::fs::read(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    };
    match lower(&text) {
        Ok(compiled) => {
            if !compiled.warnings.is_empty() {
                eprintln!("{}", compiled.warnings);
            }
            print!("{}", compiled.llvm_ir);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
