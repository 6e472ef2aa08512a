//! The check that CI runs as WebAssembly, without threads, files or a clock and with little stack: it lowers the text
//! it was built with, compares the result with that of the native program, and checks that deep nesting is an error. A
//! wrong result is a panic, which ends it with a trap.
//!
//! `WASM_CHECK_INPUT_TEXT` and `WASM_CHECK_EXPECT_TEXT` are the two texts when it is built; `.ci/wasm` does all of it.

use terrace::Tool;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_ir::{Diagnostics, Failed, Loc, verify};
use terrace_to_llvmir::{Options, translate};

const INPUT: Option<&str> = option_env!("WASM_CHECK_INPUT_TEXT");

fn lower(text: &str, diags: &mut Diagnostics) -> Result<String, Failed> {
    let tool = Tool::default();
    let ctx = tool.context();
    let file = ctx.sources().add("input.mlir", text.as_bytes().to_vec());
    let file = file.map_err(|error| diags.error(Loc::UNKNOWN, error.to_string()))?;
    let tables = AsmTables::new(&ctx);
    let mut module = terrace_asm::parse(&tables, file, ParseOptions::default(), diags)?;
    verify(&ctx, &module, diags)?;
    terrace::lower::lower(
        &tool,
        &ctx,
        &mut module,
        &terrace::Choices::default(),
        1,
        diags,
    )?;
    translate(&ctx, &module, &Options::default(), diags)
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
        let mut diags = Diagnostics::new();
        let lowered = lower(input, &mut diags);
        let message = diags
            .iter()
            .next()
            .map(|diagnostic| diagnostic.message.clone());
        assert_eq!(lowered.ok().as_deref(), Some(expect), "{message:?}");
    }
    for [begin, open, close, end] in NESTS {
        // Text of the greatest depth is treated to the end, whatever the result.
        let allowed = [begin, &open.repeat(95), &close.repeat(95), end].concat();
        let _ = lower(&allowed, &mut Diagnostics::new());
        for depth in [10_001, 100_000] {
            let text = [begin, &open.repeat(depth), &close.repeat(depth), end].concat();
            let mut diags = Diagnostics::new();
            assert!(lower(&text, &mut diags).is_err());
            let message = diags.iter().next().map(|diagnostic| &*diagnostic.message);
            let message = message.unwrap_or_default();
            assert!(
                message.starts_with("nesting is deeper than"),
                "{open}: {message}"
            );
        }
    }
}
