//! `tiny FILE` runs a program, `tiny --mlir FILE` and `tiny --llvm FILE` print what it becomes.

use std::error::Error;
use std::process::ExitCode;
use terrace::prelude::*;

// ANCHOR: run
fn run(args: &[String]) -> Result<(), Box<dyn Error>> {
    let (how, path) = match args {
        [path] => ("", path),
        [how, path] => (how.as_str(), path),
        _ => return Err("usage: tiny [--mlir|--llvm] FILE".into()),
    };
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let ctx = terrace::context();
    let mut diags = Diagnostics::new();
    let module = tiny::build(&ctx, path, &text, &mut diags);
    let module = module.map_err(|_| render_all(&ctx, &diags))?;
    match how {
        "--mlir" => print!(
            "{}",
            print(&AsmTables::new(&ctx), &module, &PrintOptions::default())
        ),
        "--llvm" => print!("{}", compile(&ctx, module)?.llvm_ir),
        _ => {
            let jit = Jit::builder().build(&ctx, module)?;
            jit.function::<fn()>("main")?.call()?;
        }
    }
    Ok(())
}
// ANCHOR_END: run

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", error.to_string().trim_end());
            ExitCode::FAILURE
        }
    }
}
