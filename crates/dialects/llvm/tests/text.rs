//! Tests the syntax of the dialect. `printed.mlir` holds pieces that print as they are written, also after a round
//! trip through the generic form. `refused.mlir` holds pieces whose first error is on the line that starts with
//! `// =`.

use terrace_asm::locations::ContextLocs;
use terrace_asm::printer::DescribeIr;
use terrace_asm::{AsmTables, PrintOptions, parse, print};
use terrace_builtin::BUILTIN;
use terrace_ir::{Context, Diagnostics, Registry, verify};
use terrace_llvm::LLVM;

/// Prints a parsed text, or its first error.
fn through(text: &str, generic: bool) -> Result<String, String> {
    let mut registry = Registry::new();
    registry.dialect(&BUILTIN).dialect(&LLVM);
    registry.describe_with(DescribeIr::default());
    let ctx = Context::new(registry);
    let file = ctx
        .sources()
        .add("-".to_owned(), text.as_bytes().to_vec())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let tables = AsmTables::new(&ctx);
    let module = parse(&tables, file, Default::default(), &mut diags)
        .and_then(|module| verify(&ctx, &module, &mut diags).map(|()| module));
    match module {
        Ok(module) => {
            let options = PrintOptions {
                generic,
                ..Default::default()
            };
            Ok(print(&tables, &module, &options))
        }
        Err(_) => {
            let mut shown = String::new();
            for diagnostic in diags.iter() {
                terrace_diag::render(diagnostic, &ContextLocs(&ctx), &mut shown);
            }
            let line = shown.lines().next().unwrap_or("an error without a message");
            Err(line.replacen("-:", "", 1).replacen(" error:", "", 1))
        }
    }
}

fn pieces(text: &str) -> Vec<&str> {
    text.split("// -----\n").collect()
}

#[track_caller]
fn check(input: &str, expect: Result<&str, &str>) {
    let found = through(input, false);
    let same = match (&found, expect) {
        (Ok(found), Ok(expect)) => found.trim_end() == expect.trim_end(),
        (Err(found), Err(expect)) => found == expect,
        _ => false,
    };
    assert!(
        same,
        "input:\n{input}\nfound:\n{found:?}\nexpected:\n{expect:?}"
    );
}

#[test]
fn what_prints_as_it_is_written() {
    for piece in pieces(include_str!("printed.mlir")) {
        check(piece, Ok(piece));
    }
}

#[test]
fn the_generic_form_says_the_same() {
    for piece in pieces(include_str!("printed.mlir")) {
        let generic = through(piece, true).unwrap_or_else(|error| panic!("{error}\n{piece}"));
        check(&generic, Ok(piece));
    }
}

#[test]
fn what_is_refused() {
    for piece in pieces(include_str!("refused.mlir")) {
        let (input, expect) = piece.split_once("// = ").expect("an expectation");
        check(input, Err(expect.trim_end_matches('\n')));
    }
}

#[test]
fn text_may_stop_anywhere() {
    let text = pieces(include_str!("printed.mlir"));
    for piece in text.iter().take(12) {
        let whole = piece.trim_end();
        // A prefix of the text that ends before the module is complete.
        let begin = whole.find("module").map_or(0, |at| at + 1);
        for end in (begin..whole.len()).step_by(7) {
            if let Some(cut) = whole.get(..end) {
                assert!(through(cut, false).is_err(), "{cut}");
            }
        }
    }
}
