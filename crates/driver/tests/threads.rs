//! The result does not depend on the number of threads.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use terrace_testing::process::{self, Outcome};

const PIPELINES: [&[&str]; 6] = [
    &["opt"],
    &["opt", "--mlir-print-op-generic", "--mlir-print-debuginfo"],
    &[
        "opt",
        "--pass-pipeline=builtin.module(func.func(convert-arith-to-llvm,reconcile-unrealized-casts),\
         convert-func-to-llvm,any(convert-arith-to-llvm))",
        "--mlir-print-ir-after-all",
    ],
    &[
        "opt",
        "--convert-arith-to-llvm",
        "--llvm-request-c-wrappers",
        "--finalize-memref-to-llvm",
        "--convert-func-to-llvm",
        "--convert-cf-to-llvm",
        "--reconcile-unrealized-casts",
        "--mlir-print-debuginfo",
    ],
    &["lower", "--emit=llvm-dialect"],
    &["lower"],
];

fn run(arguments: &[&str], threads: usize, input: &[u8]) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    command
        .args(arguments)
        .arg(format!("--threads={threads}"))
        .arg("-");
    process::run(&mut command, input).expect("the program ends by itself")
}

fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs");
    let mut programs: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let name = path.to_string_lossy();
            name.ends_with(".mlir") && !name.ends_with(".src.mlir")
        })
        .collect();
    programs.sort();
    assert!(!programs.is_empty());
    programs
}

/// `errors`: how many errors lowering the input reports.
fn check(name: &str, input: &[u8], errors: usize) {
    for arguments in PIPELINES {
        let one = run(arguments, 1, input);
        let stderr = String::from_utf8_lossy(&one.stderr);
        if arguments[0] == "lower" {
            let count = stderr.matches(" error: ").count();
            assert_eq!(count, errors, "{name}: {arguments:?}: {stderr:.2000}");
        }
        for threads in [2, 16] {
            let many = run(arguments, threads, input);
            assert!(
                one == many,
                "{name}: {arguments:?} differs with {threads} threads"
            );
        }
    }
}

#[test]
fn programs_are_the_same_with_any_number_of_threads() {
    for program in programs() {
        check(&program.to_string_lossy(), &fs::read(&program).unwrap(), 0);
    }
}

/// Enough functions that several threads really take part: each of them asks the module for declarations.
#[test]
fn many_functions_are_the_same_with_any_number_of_threads() {
    let mut text = String::new();
    for nth in 0..600 {
        text.push_str(&format!(
            "func.func @f{nth}(%n: index, %c: i1) -> memref<?xf32> {{\n  \
               %a = memref.alloc(%n) : memref<?xf32>\n  \
               %b = memref.alloc(%n) {{alignment = {}}} : memref<?xf32>\n  \
               cf.cond_br %c, ^bb1, ^bb2\n\
             ^bb1:\n  \
               memref.dealloc %a : memref<?xf32>\n  \
               return %b : memref<?xf32>\n\
             ^bb2:\n  \
               %i = arith.addi %n, %n : index\n  \
               %r = func.call @f{}(%i, %c) : (index, i1) -> memref<?xf32>\n  \
               return %r : memref<?xf32>\n\
             }}\n",
            8 << (nth % 4),
            (nth * 7) % 600
        ));
    }
    check("many functions", text.as_bytes(), 0);
}

/// Diagnostics come in the order of the text.
#[test]
fn errors_are_the_same_with_any_number_of_threads() {
    let mut text = String::new();
    for nth in 0..400 {
        text.push_str(&format!(
            "func.func @f{nth}(%m: memref<?x?xf32, affine_map<(a, b) -> (b, a * {nth} + b)>>, %i: index) -> f32 {{\n  \
               %r = memref.load %m[%i, %i] : memref<?x?xf32, affine_map<(a, b) -> (b, a * {nth} + b)>>\n  \
               %s = arith.addf %r, %r : f32\n  %t = arith.mulf %r, %s : f32\n  return %t : f32\n}}\n"
        ));
    }
    // The argument's type and the load are refused in each function.
    check("errors", text.as_bytes(), 800);
}

/// Functions of a large file are read by several threads: with aliases before and after them, strings and comments with
/// braces, and nested modules.
#[test]
fn large_text_is_the_same_with_any_number_of_threads() {
    let mut text = String::from("#map = affine_map<(a) -> (a)>\n!t = i32\n");
    for nth in 0..800 {
        text.push_str(&format!(
            "module @m{nth} {{\n  \
               func.func private @g() // }} of a comment\n  \
               func.func @f(%a: !t loc(\"a{nth}\")) -> !t attributes {{note = \"}} of a string // {nth}\", m = #map}} {{\n    \
                 cf.br ^bb{nth}(%a : !t)  // {{\n  \
               ^bb{nth}(%b: !t):\n    \
                 %c = arith.addi %b, %d {{note = \"{{\"}} : !t loc(#late)\n    \
                 %d = arith.constant {nth} : !t\n    return %c : !t\n  \
               }}\n\
             }}\n"
        ));
    }
    text = text.replace("%c = arith.addi %b, %d", "%c = arith.addi %b, %b");
    text.push_str("#late = loc(\"late\")\n");
    check("large text", text.as_bytes(), 0);
}

/// The first error in the text is the one that is reported.
#[test]
fn errors_in_text_are_the_same_with_any_number_of_threads() {
    let good =
        "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n";
    let bad = [
        "func.func @g(%a: i32) -> i32 {\n  %b = arith.addi %a, %c : i32\n  return %b : i32\n}\n",
        "func.func @h(%a: i32) {\n  %b = arith.addi %a, %a {m = #behind} : i32\n  return }\n",
        "func.func @i(%a: i32) {\n  scf.if %a {\n  return\n",
        "func.func @j() {\n  return {m = \"}\", } }\n",
    ];
    for (at, bad) in bad.iter().enumerate() {
        let text = good.repeat(500) + bad + &good.repeat(500) + bad + "#behind = 1 : i32\n";
        check(&format!("error {at}"), text.as_bytes(), 1);
    }
}
