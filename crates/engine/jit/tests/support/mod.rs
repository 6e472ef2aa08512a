//! Helpers shared by the tests of this crate.

#![allow(dead_code)]

use std::process::Command;

use terrace_engine_jit::{Builder, Error, Failure, Jit, Limits, Results};
use terrace_engine_llvm::{Llvm, OptLevel, compile_for_jit};
use terrace_llvmir::Module;
use terrace_llvmir_read::ReadOptions;

/// Reads a module.
pub(crate) fn read(source: &str) -> Module {
    terrace_llvmir_read::read(source.as_bytes(), "test.ll", ReadOptions::default()).unwrap()
}

/// Returns a builder for each engine: Cranelift, and LLVM with and without optimizations. If LLVM 22 is not installed,
/// its builders are omitted, unless `TERRACE_REQUIRE_LLVM` is set.
pub(crate) fn builders() -> Vec<Builder> {
    let mut all = vec![Jit::builder()];
    match Llvm::find() {
        Ok(llvm) => all.extend([OptLevel::O0, OptLevel::O3].map(|level| {
            Jit::builder().compiler(move |module| compile_for_jit(llvm, module, level))
        })),
        Err(missing) => assert!(
            std::env::var_os("TERRACE_REQUIRE_LLVM").is_none(),
            "{missing}"
        ),
    }
    all
}

/// Compiles a module with each engine.
pub(crate) fn build_all(source: &str) -> Vec<Jit> {
    let module = read(source);
    let builders = builders().into_iter();
    builders
        .map(|builder| builder.build(&module).unwrap())
        .collect()
}

/// Compiles a module.
pub(crate) fn build(source: &str) -> Jit {
    Jit::builder().build(&read(source)).unwrap()
}

/// Compiles a module with the options of a builder.
pub(crate) fn build_with(builder: Builder, source: &str) -> Result<Jit, Error> {
    builder.build(&read(source))
}

/// Calls a function by name.
pub(crate) fn call(jit: &Jit, name: &str, args: &[usize]) -> Result<Results, Failure> {
    call_within(jit, name, args, &Limits::default())
}

/// Calls a function by name, within limits.
pub(crate) fn call_within(
    jit: &Jit,
    name: &str,
    args: &[usize],
    limits: &Limits,
) -> Result<Results, Failure> {
    let mut all = [0; 6];
    all[..args.len()].copy_from_slice(args);
    let entry = jit.entry(name).unwrap();
    // SAFETY: tests pass the arguments that their functions expect.
    unsafe { jit.call_address(entry, all, limits) }
}

/// Calls a function that must fail and returns the failure.
pub(crate) fn fails(jit: &Jit, name: &str, args: &[usize]) -> Failure {
    call(jit, name, args).unwrap_err()
}

/// Runs a closure in its own process, which must end by a signal; 0 for no signal.
pub(crate) fn in_child(test: &str, signal: i32, output: &str, run: impl FnOnce()) {
    use std::os::unix::process::ExitStatusExt;
    const CHILD: &str = "TERRACE_TEST_CHILD";
    if std::env::var_os(CHILD).is_some() {
        run();
        return;
    }
    let program = std::env::current_exe().unwrap();
    let child = Command::new(program)
        .args(["--exact", test, "--nocapture", "--test-threads=1"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&child.stdout) + String::from_utf8_lossy(&child.stderr);
    assert_eq!(
        child.status.signal().unwrap_or(0),
        signal,
        "{:?}: {text}",
        child.status
    );
    assert!(text.contains(output), "{text}");
}
