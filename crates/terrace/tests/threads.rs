//! Tests that the result does not depend on the number of threads.

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

/// Compares results for several numbers of threads. Lowering the input must report `errors` errors.
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

/// The number of functions is large enough for several threads. Each function requests declarations in the module.
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

/// Diagnostics are reported in textual order.
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
    // In each function, the type of the argument and the load are errors.
    check("errors", text.as_bytes(), 800);
}

/// Functions of a large file are parsed by several threads: with aliases before and after them, strings and comments
/// with braces, and nested modules.
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

/// The first error in the text is reported.
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

/// Returns LLVM IR with types that refer to each other cyclically, loops, and metadata that functions share.
fn llvm_functions(count: usize, line: impl Fn(usize) -> String) -> String {
    let mut text = String::from("%t = type { i32, ptr, [4 x %u] }\n%u = type { i64, ptr }\n");
    for nth in 0..count {
        let sub = 10 + 3 * nth;
        text.push_str(&format!(
            "define i32 @f{nth}(i32 %a, ptr %p) !dbg !{sub} {{\n\
             entry:\n  \
               #dbg_value(ptr %p, !{var}, !DIExpression(), !{loc})\n  \
               {line}\n  \
               br label %loop, !dbg !{loc}\n\
             loop:\n  \
               %i = phi i32 [ 0, %entry ], [ %n, %loop ], !dbg !{loc}\n  \
               %e = getelementptr %t, ptr %p, i32 %i, i32 2, i32 {index}, i32 1, !dbg !{loc}\n  \
               store ptr %p, ptr %e, !dbg !{loc}\n  \
               %n = add nsw i32 %i, {nth}, !dbg !{loc}\n  \
               %c = icmp slt i32 %n, %a, !dbg !{loc}\n  \
               br i1 %c, label %loop, label %end, !dbg !{loc}, !llvm.loop !7\n\
             end:\n  \
               ret i32 %n, !dbg !{loc}\n\
             }}\n",
            var = sub + 1,
            loc = sub + 2,
            line = line(nth),
            index = nth % 4,
        ));
    }
    text.push_str(
        "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n\
         !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
         !2 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"x\", file: !1, elements: !{!3, !4})\n\
         !3 = !DIDerivedType(tag: DW_TAG_member, name: \"y\", scope: !2, baseType: !5)\n\
         !4 = !DIDerivedType(tag: DW_TAG_member, name: \"x\", scope: !2, baseType: !2)\n\
         !5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"y\", file: !1, elements: !{!6})\n\
         !6 = !DIDerivedType(tag: DW_TAG_member, name: \"x\", scope: !5, baseType: !2)\n\
         !7 = distinct !{!7, !8}\n\
         !8 = !{!\"llvm.loop.mustprogress\"}\n\
         !9 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
    );
    for nth in 0..count {
        let sub = 10 + 3 * nth;
        text.push_str(&format!(
            "!{sub} = distinct !DISubprogram(name: \"f{nth}\", scope: !1, file: !1, line: {nth}, type: !DISubroutineType(types: !{{null, !{ty}}}), spFlags: DISPFlagDefinition, unit: !0)\n\
             !{var} = !DILocalVariable(name: \"p\", arg: 2, scope: !{sub}, file: !1, type: !{ty})\n\
             !{loc} = !DILocation(line: {nth}, column: 3, scope: !{sub})\n",
            var = sub + 1,
            loc = sub + 2,
            ty = if nth % 3 == 0 { 2 } else { 5 },
        ));
    }
    text
}

/// Checks that an import of LLVM IR, and its messages, are the same with one, two and sixteen threads.
fn check_import(name: &str, text: &str) -> Outcome {
    let with = |flags: &[&str]| {
        let arguments = [&["translate", "--import-llvm"], flags].concat();
        let one = run(&arguments, 1, text.as_bytes());
        for threads in [2, 16] {
            let many = run(&arguments, threads, text.as_bytes());
            assert!(
                one == many,
                "{name}: {flags:?} differs with {threads} threads"
            );
        }
        one
    };
    with(&["--emit-expensive-warnings"]);
    with(&["--mlir-print-op-generic"]);
    with(&["--mlir-print-debuginfo"]);
    with(&[])
}

#[test]
fn imported_llvm_ir_is_the_same_with_any_number_of_threads() {
    let text = llvm_functions(1500, |_| String::new());
    let outcome = check_import("functions", &text);
    assert_eq!((outcome.exit, outcome.stderr.as_slice()), (0, &b""[..]));
    let text = llvm_functions(1500, |nth| match nth % 2 {
        0 => format!("%s{nth} = alloca {{ i32, {{ i8, %t }} }}"),
        _ => "%v = load %0, ptr %p".to_owned(),
    });
    let outcome = check_import("nameless structs", &format!("%0 = type {{ i8 }}\n{text}"));
    assert_eq!((outcome.exit, outcome.stderr.as_slice()), (0, &b""[..]));
}

/// An error in shared metadata is reported once, for the first function.
#[test]
fn messages_of_an_import_are_the_same_with_any_number_of_threads() {
    let warned = llvm_functions(300, |_| String::new()).replace("mustprogress", "unheard.of");
    let outcome = check_import("warnings", &warned);
    let stderr = String::from_utf8_lossy(&outcome.stderr);
    assert_eq!(outcome.exit, 0, "{stderr:.2000}");
    assert_eq!(stderr.matches("unknown loop annotation").count(), 1);
    // The import stops at the first of these functions.
    let mut refused = llvm_functions(300, |_| String::new());
    for nth in 0..300 {
        refused.push_str(&format!(
            "define void @g{nth}() {{\n  callbr void asm \"\", \"!i\"() to label %a{nth} [label %b]\n\
             a{nth}:\n  ret void\nb:\n  ret void\n}}\n"
        ));
    }
    let outcome = check_import("refused", &refused);
    let stderr = String::from_utf8_lossy(&outcome.stderr);
    assert_eq!(outcome.exit, 1, "{stderr:.2000}");
    assert_eq!(stderr.matches("error: ").count(), 1, "{stderr:.2000}");
    assert!(stderr.contains("%a0 "), "{stderr:.2000}");
}
