//! Function names in `gdb`, if it is installed.
#![cfg(feature = "gdb")]

mod support;

use std::process::Command;

#[test]
fn gdb_sees_names() {
    const CHILD: &str = "TERRACE_TEST_GDB";
    if std::env::var_os(CHILD).is_some() {
        let source = "declare void @llvm.debugtrap()
            define void @inner() { call void @llvm.debugtrap() ret void }
            define void @outer() { call void @inner() ret void }";
        let jit = terrace_engine_jit::Jit::builder().gdb(true);
        let jit = support::build_with(jit, source).unwrap();
        let _ = support::call(&jit, "outer", &[]);
        return;
    }
    let program = std::env::current_exe().unwrap();
    let gdb = Command::new("gdb")
        .args([
            "-q",
            "-batch",
            "-nx",
            "-ex",
            "run",
            "-ex",
            "backtrace 3",
            "--args",
        ])
        .arg(program)
        .args([
            "--exact",
            "gdb_sees_names",
            "--nocapture",
            "--test-threads=1",
        ])
        .env(CHILD, "1")
        .output();
    let Ok(output) = gdb else { return };
    let text = String::from_utf8_lossy(&output.stdout);
    if !text.contains("SIGTRAP") {
        // This environment does not permit tracing.
        return;
    }
    assert!(text.contains("in inner ()"), "{text}");
    assert!(text.contains("in outer ()"), "{text}");
}
