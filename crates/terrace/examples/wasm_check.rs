//! The check that CI runs as WebAssembly, without threads, files or a clock and with little stack: it lowers the text
//! it was built with, compares the result with that of the native program, and checks that deep nesting is an error. A
//! wrong result is a panic, which ends it with a trap.
//!
//! `WASM_CHECK_INPUT_TEXT` and `WASM_CHECK_EXPECT_TEXT` are the two texts when it is built; `.ci/wasm` does all of it.

use terrace::CompileError;

const INPUT: Option<&str> = option_env!("WASM_CHECK_INPUT_TEXT");

fn lower(text: &str) -> Result<String, CompileError> {
    let ctx = terrace::context();
    let module = terrace::read(&ctx, "input.mlir", text)?;
    Ok(terrace::compile(&ctx, module)?.llvm_ir)
}

/// Pairs of what opens and what closes a level.
const NESTS: [[&str; 4]; 4] = [
    ["", "module {", "}", ""],
    ["module attributes {a.b = ", "[", "]", "} {}"],
    ["module attributes {a.b = ", "tuple<", ">", "} {}"],
    [
        "module attributes {a.b = affine_map<(d0) -> (",
        "(",
        ")",
        ")>} {}",
    ],
];

fn main() {
    if let (Some(input), Some(expect)) = (INPUT, option_env!("WASM_CHECK_EXPECT_TEXT")) {
        let lowered = lower(input);
        assert_eq!(lowered.as_deref(), Ok(expect));
    }
    for [begin, open, close, end] in NESTS {
        // Text of the greatest depth is treated to the end, whatever the result.
        let allowed = [begin, &open.repeat(95), &close.repeat(95), end].concat();
        let _ = lower(&allowed);
        for depth in [10_001, 100_000] {
            let text = [begin, &open.repeat(depth), &close.repeat(depth), end].concat();
            let message = lower(&text).expect_err("it is nested too deep").to_string();
            assert!(
                message.contains("error: nesting is deeper than"),
                "{open}: {message}"
            );
        }
    }
}
