//! What `docs/differences.md` says and no file test can: their output is upstream's.

mod support;

use std::process::Command;

/// The first line of what an input leaves on standard error, without the name of the input.
fn check(arguments: &[&str], input: &str, expect: &str) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    let outcome = support::run(command.arg("opt").args(arguments), input.as_bytes());
    let outcome = outcome.expect("the program ends by itself");
    let stderr = String::from_utf8_lossy(&outcome.stderr);
    let first = stderr.lines().next().unwrap_or_default();
    assert_eq!((first, outcome.exit), (&*format!("<stdin>:{expect}"), 1));
    assert_eq!(outcome.stdout, b"");
}

#[test]
fn an_index_has_the_width_of_an_integer() {
    check(
        &["--convert-func-to-llvm"],
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16777216 : i64>} {\n  func.func private @f(index)\n}\n",
        "1:1: error: 'index' cannot have 16777216 bits: integers have at most 16777215",
    );
}

/// Upstream says which parameter it was about in a second error.
#[test]
fn a_wrong_case_of_an_enumeration_is_one_error() {
    let check = |attr: &str, expect: &str| {
        let input = format!("\"a.b\"() {{a = #llvm.{attr}}} : () -> ()\n");
        check(&["--allow-unregistered-dialect"], &input, expect);
    };
    check(
        "linkage<foo>",
        "1:28: error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, \
         internal, private, extern_weak, common] for LLVM linkage types, got: foo",
    );
    check(
        "cconv<1>",
        "1:26: error: expected keyword for Calling Conventions",
    );
    check(
        "framePointerKind<foo>",
        "1:37: error: expected one of [none, \"non-leaf\"non-leaf, all, reserved, \"non-leaf-no-reserve\"non-leaf-no-reserve] \
         for LLVM FramePointerKind, got: foo",
    );
    check(
        "fastmath<foo>",
        "1:29: error: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, \
         reassoc, fast",
    );
    check(
        "overflow<\"nsw\">",
        "1:29: error: expected keyword for LLVM integer overflow flags",
    );
    check(
        "memory_effects<other = foo>",
        "1:43: error: expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo",
    );
    check(
        "mlir.module_flag<foo, \"a\", 1>",
        "1:37: error: expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module \
         Flag Behavior, got: foo",
    );
}
