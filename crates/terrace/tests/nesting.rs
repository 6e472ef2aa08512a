//! Tests that short text can be processed on the default stack, regardless of its nesting.

use terrace::{Compiler, LowerConfig};
use terrace_asm::depth::{SHORT, with_stack_for};
use terrace_asm::{AsmTables, ParseOptions};
use terrace_ir::{Context, Diagnostics};
use terrace_session::Log;
use terrace_session::input::{Input, read_module};
use terrace_tools::chunk::verify_roundtrip;

/// The default stack of a thread.
const STACK: usize = 2 << 20;

/// Nested texts: the start, the repeated opening, the innermost part, the repeated closing, and the end.
const NESTS: [[&str; 5]; 24] = [
    ["", "module{", "", "}", ""],
    ["", "\"a\"()({", "", "}):()->()", ""],
    ["", "\"a\"({", "", "})", ""],
    ["", "func.func@f(){", "return", "return}", ""],
    ["func.func @f(%c:i1){", "scf.if %c{", "", "}", "return}"],
    [
        "func.func @f(){",
        "affine.for %i=0 to 1{",
        "",
        "}",
        "return}",
    ],
    ["module attributes{x=", "[", "", "]", "}{}"],
    ["module attributes{x=", "{a=", "1", "}", "}{}"],
    ["module attributes{x=", "(", "", "", "}{}"],
    ["module attributes{x=", "()->(", "", ")", "}{}"],
    ["module attributes{x=", "()->", "()", "", "}{}"],
    ["module attributes{x=", "tuple<", "", ">", "}{}"],
    ["module attributes{x=", "memref<", "i1", ">", "}{}"],
    ["module attributes{x=tensor<1xi1,", "[", "", "]", ">}{}"],
    [
        "module attributes{x=dense<",
        "[",
        "1",
        "]",
        ">:tensor<1xi1>}{}",
    ],
    ["module attributes{x=!llvm.", "struct<(", "i1", ")>", "}{}"],
    [
        "module attributes{x=!llvm.",
        "func<void(",
        "i1",
        ")>",
        "}{}",
    ],
    [
        "module attributes{x=affine_map<(d0)->(",
        "(",
        "d0",
        ")",
        ")>}{}",
    ],
    [
        "module attributes{x=affine_map<(d0)->(",
        "-",
        "d0",
        "",
        ")>}{}",
    ],
    [
        "module attributes{x=affine_map<(d0)->(",
        "d0+",
        "d0",
        "",
        ")>}{}",
    ],
    [
        "module attributes{x=affine_set<(d0):(",
        "(",
        "d0",
        ")",
        "==0)>}{}",
    ],
    ["module attributes{x=!a.b<", "<", "", ">", ">}{}"],
    ["module{} loc(", "fused[", "unknown", "]", ")"],
    ["module{} loc(", "callsite(unknown at ", "unknown", ")", ")"],
];

/// Returns short texts with the maximum nesting: one that is closed correctly, and one that is not closed.
fn texts([begin, open, inner, close, end]: [&str; 5]) -> [String; 2] {
    let room = SHORT - begin.len();
    let closed = (room - inner.len() - end.len()) / (open.len() + close.len());
    [
        [
            begin,
            &open.repeat(closed),
            inner,
            &close.repeat(closed),
            end,
        ]
        .concat(),
        [begin, &open.repeat(room / open.len())].concat(),
    ]
}

/// Processes an input completely. The test does not depend on whether the input is valid.
fn treat(ctx: &Context, text: String) {
    let input = Input {
        name: "short.mlir".to_owned(),
        text: text.into_bytes().into(),
    };
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let (tables, mut log) = (AsmTables::new(ctx), Log::default());
    if let Ok(mut body) = read_module(&tables, &input, options, &mut log) {
        let _ = verify_roundtrip(&tables, &body, options, &mut log);
        let mut diags = Diagnostics::new();
        let _ = Compiler::new().to_llvm_ir(ctx, &mut body, &LowerConfig::default(), 1, &mut diags);
        log.diagnostics(&mut diags);
    }
    log.render(ctx);
}

#[test]
fn short_text_needs_no_deep_stack() {
    for text in NESTS.into_iter().flat_map(texts) {
        assert!(text.len() <= SHORT);
        std::thread::Builder::new()
            .stack_size(STACK)
            .spawn(|| with_stack_for(text.len(), || treat(&terrace::context(), text)))
            .unwrap()
            .join()
            .unwrap();
    }
}
