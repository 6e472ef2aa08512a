//! A tool of one's own as a program: its name, its version, and what `lower` and `translate` do with its dialect.
//!
//! The test runs itself as the tool: cargo builds examples only when all tests are built.

#[allow(dead_code, reason = "its `main` is for `cargo run`")]
#[path = "../examples/own_dialect.rs"]
mod own_dialect;

use libtest_mimic::{Arguments, Trial};
use std::process::{Command, ExitCode};
use terrace_testing::process;

/// Set where this program is the tool.
const AS_TOOL: &str = "TERRACE_TEST_AS_TOOL";

fn main() -> ExitCode {
    if std::env::var_os(AS_TOOL).is_some() {
        return ExitCode::from(own_dialect::tool().main(std::env::args_os().skip(1)));
    }
    let test = |name: &str, run: fn()| {
        Trial::test(name, move || {
            run();
            Ok(())
        })
    };
    let tests = vec![
        test("own_tool_has_its_own_name", own_tool_has_its_own_name),
        test("own_tool_lowers_its_dialect", own_tool_lowers_its_dialect),
    ];
    libtest_mimic::run(&Arguments::from_args(), tests).exit_code()
}

/// What the tool prints, its errors and its status.
fn own_tool(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(arguments).env(AS_TOOL, "1");
    let outcome = process::run(&mut command, input.as_bytes()).expect("it ends by itself");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(outcome.stdout), text(outcome.stderr), outcome.exit)
}

fn own_tool_has_its_own_name() {
    let version =
        "dsp 0.3.0\nbuilt on terrace 0.1.0: reads and prints what MLIR 22 does; no LLVM inside\n";
    for arguments in [&["--version"][..], &["opt", "--version"]] {
        let expect = (version.to_owned(), String::new(), 0);
        assert_eq!(own_tool(arguments, ""), expect);
    }
    let (help, _, _) = own_tool(&["--help"], "");
    assert!(
        help.starts_with("dsp: lowers programs of the dsp dialect\n\n  dsp lower"),
        "{help}"
    );
    assert!(!help.contains("terrace"), "{help}");
    let (help, _, _) = own_tool(&["lower", "--help"], "");
    assert!(
        help.contains("\n  convert-dsp-to-llvm\n  lower-affine\n"),
        "{help}"
    );
    let (_, stderr, exit) = own_tool(&["translate", "--what"], "");
    assert_eq!(exit, 1);
    assert!(stderr.starts_with("dsp translate: Unknown command line argument '--what'."));
}

fn own_tool_lowers_its_dialect() {
    let input = "func.func @f(%x: i32) -> i32 {\n  %0 = dsp.twice %x : i32\n  return %0 : i32\n}\n";
    let (lowered, stderr, exit) = own_tool(&["lower", "-"], input);
    assert_eq!((stderr.as_str(), exit), ("", 0));
    assert!(lowered.contains("add i32 %0, %0"), "{lowered}");
    let (dialect, _, _) = own_tool(&["lower", "--emit=llvm-dialect", "-"], input);
    let translated = own_tool(&["translate", "--mlir-to-llvmir", "-"], &dialect);
    assert_eq!(translated, (lowered, String::new(), 0));
}
