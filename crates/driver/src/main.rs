//! The `terrace` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    // Bodies nest as deep as their text, and are verified and dropped by recursion; so all work has a deep stack.
    let status = terrace_asm::depth::with_deep_stack(|| {
        terrace::Tool::default().main(std::env::args_os().skip(1))
    });
    ExitCode::from(status)
}
