//! Lowers a file to LLVM IR with the crates as a library: `cargo run --example lower_a_file -- FILE`.

use std::process::ExitCode;
use terrace::{Choices, Tool};
use terrace_asm::locations::ContextLocs;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_diag::render;
use terrace_ir::{Context, Diagnostics, Failed, Loc, verify};
use terrace_to_llvmir::{Options, translate};

// ANCHOR: lower_a_file
/// The LLVM IR of MLIR text. Errors are in `diags`.
pub fn lower(ctx: &Context, text: &[u8], diags: &mut Diagnostics) -> Result<String, Failed> {
    let file = ctx.sources().add("input.mlir".to_owned(), text.to_vec());
    let file = file.map_err(|error| diags.error(Loc::UNKNOWN, error.to_string()))?;
    let mut module =
        terrace_asm::parse(&AsmTables::new(ctx), file, ParseOptions::default(), diags)?;
    verify(ctx, &module, diags)?;
    terrace::lower::lower(
        &Tool::default(),
        ctx,
        &mut module,
        &Choices::default(),
        1,
        diags,
    )?;
    translate(ctx, &module, &Options::default(), diags)
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
    let ctx = terrace::context();
    let mut diags = Diagnostics::new();
    match lower(&ctx, &text, &mut diags) {
        Ok(llvm_ir) => {
            print!("{llvm_ir}");
            ExitCode::SUCCESS
        }
        Err(_) => {
            let mut messages = String::new();
            for diagnostic in diags.iter() {
                render(diagnostic, &ContextLocs(&ctx), &mut messages);
            }
            eprint!("{messages}");
            ExitCode::FAILURE
        }
    }
}
