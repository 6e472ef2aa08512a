//! Erases what is dead in the functions of a file, on several threads: `cargo run --example erase_dead -- FILE`.

use std::process::ExitCode;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_ir::effects::is_trivially_dead;
use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, OpId};

// ANCHOR: erase_dead
/// Erases operations that have no effect and whose results nobody uses.
fn erase_dead(ctx: &Context, function: &mut Body) {
    let ops: Vec<OpId> = function.walk(OpId::ROOT).collect();
    // From the end, so that users are gone before what they use.
    for op in ops.into_iter().rev() {
        if is_trivially_dead(ctx, function, op) {
            function.erase_op(op);
        }
    }
}

/// Does so in each function of a module, on a thread of its own.
pub fn erase_dead_in_functions(ctx: &Context, module: &mut Body) {
    std::thread::scope(|scope| {
        for (_, function) in module.nested_in_order_mut() {
            scope.spawn(move || erase_dead(ctx, function));
        }
    });
}
// ANCHOR_END: erase_dead

/// The text of a module without its dead operations.
pub fn run(ctx: &Context, text: Vec<u8>, diags: &mut Diagnostics) -> Result<String, Failed> {
    let file = ctx.sources().add("input.mlir".to_owned(), text);
    let file = file.map_err(|error| diags.error(Loc::UNKNOWN, error.to_string()))?;
    let tables = AsmTables::new(ctx);
    let mut module = terrace_asm::parse(&tables, file, ParseOptions::default(), diags)?;
    erase_dead_in_functions(ctx, &mut module);
    Ok(terrace_asm::print(
        &tables,
        &module,
        &PrintOptions::default(),
    ))
}

fn main() -> ExitCode {
    let text = std::env::args_os().nth(1).map(std::fs::read);
    let Some(Ok(text)) = text else {
        eprintln!("erase_dead FILE");
        return ExitCode::FAILURE;
    };
    let mut diags = Diagnostics::new();
    match run(&terrace::context(), text, &mut diags) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(_) => {
            for diagnostic in diags.iter() {
                eprintln!("{}", diagnostic.message);
            }
            ExitCode::FAILURE
        }
    }
}
