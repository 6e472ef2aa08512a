//! Objects that `cc` links with C code run as expected. Nothing is linked on unsupported machines and without `cc`.

#![cfg(all(unix, any(target_arch = "x86_64", target_arch = "aarch64")))]

use std::fs;
use std::process::Command;

use terrace_engine_object::{Error, Options, compile};
use terrace_llvmir::Module;
use terrace_llvmir_read::{ReadOptions, read};

fn module(ir: &str) -> Module {
    read(ir.as_bytes(), "test.ll", ReadOptions::default())
        .unwrap_or_else(|error| panic!("{}", String::from_utf8_lossy(&error.render("test.ll"))))
}

fn object(ir: &str, options: &Options) -> Vec<u8> {
    let module = module(ir);
    let object = compile(&module, options).unwrap_or_else(|error| panic!("{error}"));
    object.bytes
}

/// Runs a program. Returns its output, followed by its exit status.
fn output(command: &mut Command) -> String {
    let ran = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut text = String::from_utf8_lossy(&ran.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&ran.stderr));
    text.push_str(&format!("{}\n", ran.status));
    text
}

/// Links objects compiled from LLVM IR with a C program in several ways, and runs the result.
fn check(ir: &str, c: &str, expected: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    fs::write(at("main.c"), c).expect("a file");
    let link = |arguments: &[&str]| {
        let mut cc = Command::new("cc");
        cc.current_dir(folder.path()).args(arguments);
        assert_eq!(output(&mut cc), "exit status: 0\n", "cc {arguments:?}");
    };
    let run = |how: &str| {
        let printed = output(Command::new(at("main")).env("LD_LIBRARY_PATH", folder.path()));
        assert_eq!(printed, expected, "linked {how}");
    };
    fs::write(at("ir.o"), object(ir, &Options::default())).expect("a file");
    link(&["-fPIE", "-pie", "-o", "main", "main.c", "ir.o", "-lm"]);
    run("as a position-independent executable");
    link(&["-no-pie", "-fno-pic", "-o", "main", "main.c", "ir.o", "-lm"]);
    run("at a fixed address");
    link(&["-shared", "-o", "libir.so", "ir.o", "-lm"]);
    link(&["-o", "main", "main.c", "-L.", "-lir"]);
    run("as a shared library");
    let options = Options {
        for_executable: true,
        opt: terrace_engine_object::Opt::None,
        ..Options::default()
    };
    fs::write(at("ir.o"), object(ir, &options)).expect("a file");
    link(&["-fPIE", "-pie", "-o", "main", "main.c", "ir.o", "-lm"]);
    run("for an executable");
}

#[test]
fn functions_and_variables() {
    check(
        r#"
@text = private constant [4 x i8] c"%d %"
@table = constant [2 x ptr] [ptr @twice, ptr @counter]
@inner = internal global i32 7
@counter = global i32 40
@zero = global [100 x i64] zeroinitializer
@behind = global ptr getelementptr (i8, ptr @zero, i64 16)
define i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}
define internal i32 @local(i32 %x) {
  %i = load i32, ptr @inner
  %y = add i32 %x, %i
  store i32 %y, ptr @inner
  ret i32 %y
}
define i32 @through(i32 %x) {
  %f = load ptr, ptr @table
  %y = call i32 %f(i32 %x)
  %z = call i32 @local(i32 %y)
  %c = load i32, ptr @counter
  %d = add i32 %c, 1
  store i32 %d, ptr @counter
  %w = call i32 @twice(i32 %z)
  ret i32 %w
}
"#,
        r#"
#include <stdio.h>
int through(int); extern int counter; extern long zero[100], *behind; extern void *const table[2];
int twice(int);
int main(void) {
  int a = through(3), b = through(4);
  printf("%d %d %d %d %d %d\n", a, b, counter, behind == zero + 2, table[0] == (void *)twice, table[1] == &counter);
  return 0;
}
"#,
        "26 42 42 1 1 1\nexit status: 0\n",
    );
}

#[test]
fn variadic_calls_and_libm() {
    check(
        r#"
@format = private constant [15 x i8] c"%d %.2f %s %g\0A\00"
@text = private constant [5 x i8] c"text\00"
declare i32 @printf(ptr, ...)
declare double @llvm.pow.f64(double, double)
define void @print(double %x) {
  %p = call double @llvm.pow.f64(double %x, double 3.0)
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 5, double %x, ptr @text, double %p)
  ret void
}
"#,
        "#include <stdio.h>\nvoid print(double); int main(void) { print(1.5); fflush(stdout); return 3; }",
        "5 1.50 text 3.375\nexit status: 3\n",
    );
}

#[test]
fn linkage_and_visibility() {
    check(
        r#"
define weak i32 @replaced() { ret i32 1 }
define weak_odr i32 @kept() { ret i32 2 }
define linkonce_odr hidden i32 @unseen() { ret i32 3 }
define protected i32 @protected() { ret i32 4 }
define internal i32 @internal() { ret i32 5 }
declare extern_weak i32 @nowhere()
@alias = alias i32 (), ptr @internal
@numbers = internal constant [3 x i32] [i32 10, i32 20, i32 30]
@second = alias i32, getelementptr (i32, ptr @numbers, i64 1)
@chosen = ifunc i32 (), ptr @choose
define internal ptr @choose() { ret ptr @protected }
define i32 @sum() {
  %a = call i32 @replaced()
  %b = call i32 @kept()
  %c = call i32 @unseen()
  %d = call i32 @protected()
  %e = call i32 @alias()
  %f = load i32, ptr @second
  %n = icmp eq ptr @nowhere, null
  %g = select i1 %n, i32 1000, i32 2000
  %1 = add i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %2, %d
  %4 = add i32 %3, %e
  %5 = add i32 %4, %f
  %6 = add i32 %5, %g
  %7 = call i32 @chosen()
  %8 = mul i32 %7, 10000
  %9 = add i32 %6, %8
  ret i32 %9
}
"#,
        r#"
#include <stdio.h>
int replaced(void) { return 100; }
int internal(void) { return 77; }
int sum(void), alias(void); extern const int second;
int main(void) { printf("%d %d %d\n", sum(), alias(), second); return 0; }
"#,
        // 100 + 2 + 3 + 4 + 5 + 20 + 1000 + 40000
        "41134 5 20\nexit status: 0\n",
    );
}

#[test]
fn thread_local_variables() {
    check(
        r#"
@mine = thread_local global i32 5
@hidden_one = internal thread_local global i64 7
@theirs = external thread_local global i32
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @next() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @mine)
  %x = load i32, ptr %p
  %y = add i32 %x, 1
  store i32 %y, ptr %p
  %h = load i64, ptr @hidden_one
  %i = add i64 %h, 1
  store i64 %i, ptr @hidden_one
  %t = load i32, ptr @theirs
  %j = trunc i64 %i to i32
  %1 = mul i32 %y, 100
  %2 = add i32 %1, %j
  %3 = mul i32 %t, 10000
  %4 = add i32 %2, %3
  ret i32 %4
}
"#,
        r#"
#include <pthread.h>
#include <stdio.h>
extern _Thread_local int mine; _Thread_local int theirs = 1;
int next(void);
static void *run(void *unused) { theirs = 3; next(); printf("%d\n", next()); return unused; }
int main(void) {
  next(); mine = 20;
  printf("%d\n", next());
  pthread_t thread;
  pthread_create(&thread, 0, run, 0); pthread_join(thread, 0);
  printf("%d\n", next());
  return 0;
}
"#,
        "12109\n30709\n12210\nexit status: 0\n",
    );
}

#[test]
fn constructors_and_destructors() {
    check(
        r#"
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }, { i32, ptr, ptr } { i32 200, ptr @first, ptr null }, { i32, ptr, ptr } { i32 300, ptr @second, ptr null }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @at_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @before_end, ptr null }]
@order = global i32 0
@distance = constant i64 sub (i64 ptrtoint (ptr @order to i64), i64 ptrtoint (ptr @llvm_is_here to i64))
@llvm_is_here = internal global i32 0
declare i32 @putchar(i32)
declare i32 @fflush(ptr)
define internal void @note(i32 %n) {
  %o = load i32, ptr @order
  %m = mul i32 %o, 10
  %s = add i32 %m, %n
  store i32 %s, ptr @order
  ret void
}
define internal void @first() { call void @note(i32 1) ret void }
define internal void @second() { call void @note(i32 2) ret void }
define internal void @last() { call void @note(i32 3) ret void }
define internal void @before_end() { call i32 @putchar(i32 66) ret void }
define internal void @at_end() { call i32 @putchar(i32 65) call i32 @putchar(i32 10) call i32 @fflush(ptr null) ret void }
define i64 @apart() {
  %d = load i64, ptr @distance
  %h = ptrtoint ptr @llvm_is_here to i64
  %o = ptrtoint ptr @order to i64
  %s = sub i64 %o, %h
  %r = sub i64 %s, %d
  ret i64 %r
}
"#,
        r#"
#include <stdio.h>
extern int order; long apart(void);
int main(void) { printf("%d %ld\n", order, apart()); fflush(stdout); return 0; }
"#,
        "123 0\nBA\nexit status: 0\n",
    );
}

#[test]
fn sections_of_variables() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let ir =
        "@a = global i32 3, section \"special\"\n@b = constant i32 4, section \"special_too\"\n";
    fs::write(at("ir.o"), object(ir, &Options::default())).expect("a file");
    let c = "extern int a, __start_special[]; extern const int b; int main(void) { return a + b + (__start_special == &a); }";
    fs::write(at("main.c"), c).expect("a file");
    let mut cc = Command::new("cc");
    cc.current_dir(folder.path())
        .args(["main.c", "ir.o", "-o", "main"]);
    assert_eq!(output(&mut cc), "exit status: 0\n");
    assert_eq!(output(&mut Command::new(at("main"))), "exit status: 8\n");
}

const WITH_LINES: &str = r#"
define i32 @outer(i32 %x) !dbg !4 {
  %a = mul i32 %x, 3, !dbg !6
  %b = call i32 @frames(), !dbg !7
  %c = add i32 %a, %b, !dbg !8
  ret i32 %c, !dbg !8
}
declare i32 @frames()
!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 4}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "test", emissionKind: FullDebug)
!3 = !DIFile(filename: "source.mlir", directory: "/where")
!4 = distinct !DISubprogram(name: "outer", scope: !3, file: !3, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !2)
!5 = !DISubroutineType(types: !9)
!6 = !DILocation(line: 11, column: 3, scope: !4)
!7 = !DILocation(line: 12, column: 5, scope: !4)
!8 = !DILocation(line: 13, column: 7, scope: !4)
!9 = !{}
"#;

/// The program of the test below. It prints the return address of the call in `outer`.
const FRAMES: &str = r#"
#include <stdio.h>
#include <unwind.h>
extern char __executable_start[];
int outer(int);
static int depth; static unsigned long caller;
static _Unwind_Reason_Code see(struct _Unwind_Context *context, void *unused) {
  if (depth++ == 1) caller = _Unwind_GetIP(context);
  return _URC_NO_REASON;
}
int frames(void) { _Unwind_Backtrace(see, 0); return depth; }
int main(void) {
  int deep = outer(1);
  printf("%s %lx\n", deep >= 6 ? "all" : "lost", caller - 1 - (unsigned long)__executable_start);
  return 0;
}
"#;

#[test]
fn stacks_unwind_and_lines_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    fs::write(at("ir.o"), object(WITH_LINES, &Options::default())).expect("a file");
    fs::write(at("main.c"), FRAMES).expect("a file");
    let mut cc = Command::new("cc");
    cc.current_dir(folder.path()).args([
        "-O1",
        "-fno-omit-frame-pointer",
        "main.c",
        "ir.o",
        "-o",
        "main",
    ]);
    assert_eq!(output(&mut cc), "exit status: 0\n");
    let printed = output(&mut Command::new(at("main")));
    let Some((words, _)) = printed.split_once('\n') else {
        panic!("{printed}");
    };
    let Some(("all", address)) = words.split_once(' ') else {
        panic!("{printed}");
    };
    // The tool is part of binutils or LLVM, or not installed.
    let Some(addr2line) = ["addr2line", "llvm-addr2line"]
        .into_iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok())
    else {
        return;
    };
    let mut found = Command::new(addr2line);
    found.arg("-f").arg("-e").arg(at("main")).arg(address);
    let found = output(&mut found);
    assert_eq!(found, "outer\n/where/source.mlir:12\nexit status: 0\n");
}

#[test]
fn the_same_module_makes_the_same_bytes() {
    for triple in [
        "x86_64-unknown-linux-gnu",
        "aarch64-unknown-linux-gnu",
        "x86_64-apple-macosx",
    ] {
        let options = Options {
            triple: Some(triple.to_owned()),
            ..Options::default()
        };
        let first = object(WITH_LINES, &options);
        assert_eq!(first, object(WITH_LINES, &options), "{triple}");
    }
}

#[test]
fn what_no_object_has_is_refused() {
    let refused = |ir: &str, options: &Options| match compile(&module(ir), options) {
        Ok(_) => panic!("it became an object"),
        Err(error) => error,
    };
    let ir =
        "define void @f() section \"own\" { ret void }\ndefine void @g() prefix i32 1 { ret void }";
    let Error::Unsupported(all) = refused(ir, &Options::default()) else {
        panic!("another error");
    };
    let all: Vec<_> = all.iter().map(ToString::to_string).collect();
    // Code sections whose name only affects the order of functions are supported.
    for section in [".text", ".text.startup", "__TEXT,__StaticInit,regular"] {
        let ir = format!("define void @f() section \"{section}\" {{ ret void }}");
        assert!(compile(&module(&ir), &Options::default()).is_ok());
    }
    assert_eq!(
        all,
        [
            "unsupported section of function (in @f)",
            "unsupported prefix or prologue data of function (in @g)"
        ]
    );
    for triple in [
        "riscv64-unknown-linux-gnu",
        "x86_64-pc-windows-msvc",
        "nonsense",
        "arm64-apple-macosx14",
    ] {
        let options = Options {
            triple: Some(triple.to_owned()),
            ..Options::default()
        };
        let error = refused("define void @f() { ret void }", &options).to_string();
        let start = format!("target '{triple}': Cranelift makes objects for");
        assert!(error.starts_with(&start), "{error}");
        assert!(!terrace_engine_object::supports(triple));
    }
}

/// Checks the C calling convention of AArch64: results in up to eight registers or at the address in `x8`; by-value
/// arguments as addresses of copies.
#[test]
fn aarch64_passes_as_its_c_does() {
    let ir = r#"
define [4 x double] @four(double %a) {
  %1 = insertvalue [4 x double] zeroinitializer, double %a, 3
  ret [4 x double] %1
}
define void @fill(ptr sret([9 x i64]) %to) { store i64 7, ptr %to ret void }
define [9 x i64] @nine() { ret [9 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9] }
define i64 @first(ptr byval([3 x i64]) %p) { %x = load i64, ptr %p ret i64 %x }
declare i32 @printf(ptr, ...)
define i64 @calls(ptr %p, ptr %f) {
  %room = alloca [9 x i64]
  call void @fill(ptr sret([9 x i64]) %room)
  %n = call [9 x i64] @nine()
  %x = call i64 @first(ptr byval([3 x i64]) %p)
  %r = call i32 (ptr, ...) @printf(ptr %p, i32 1, double 2.0)
  %s = call i32 (ptr, ...) %f(ptr %p, i32 1)
  ret i64 %x
}
define i32 @takes(ptr %list) { %x = va_arg ptr %list, i32 ret i32 %x }
define [9 x i64] @variadic(...) { ret [9 x i64] zeroinitializer }
"#;
    let options = Options {
        triple: Some("aarch64-unknown-linux-gnu".to_owned()),
        emit: terrace_engine_object::Emit::Clif,
        ..Options::default()
    };
    let text = String::from_utf8(object(ir, &options)).expect("text");
    for signature in [
        "(f64) -> f64, f64, f64, f64 system_v {",
        "(i64 sret) system_v {",
        "(i64) -> i64 system_v {",
        "(i64, i32, f64) -> i32 system_v",
        // The saved registers, the stack, and the address of the result.
        "(i64, i64, i64 sret) system_v {",
    ] {
        assert!(text.contains(signature), "{signature}\n{text}");
    }
    object(
        ir,
        &Options {
            emit: terrace_engine_object::Emit::Object,
            ..options.clone()
        },
    );
}

#[test]
fn names_that_are_wanted() {
    let ir = "declare void @unused()\ndeclare void @used()\n@p = global ptr @addressed\ndeclare void @addressed()\ndeclare double @llvm.sin.f64(double)
define double @f(double %x) { call void @used() %y = call double @llvm.sin.f64(double %x) ret double %y }";
    let object = compile(&module(ir), &Options::default()).expect("an object");
    assert_eq!(object.wanted, ["addressed", "sin", "used"]);
}
