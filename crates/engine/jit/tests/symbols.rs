//! Resolution of symbols, and the errors for undefined ones.

mod support;

use std::process::Command;

use support::{build, build_all, build_with, builders, call, read};
use terrace_engine_jit::{Error, Jit, Library};

extern "C" fn twice(x: f64) -> f64 {
    x * 2.0
}

extern "C" fn sum(a: i32, b: i64, c: u8) -> i64 {
    i64::from(a) + b + i64::from(c)
}

#[test]
fn functions_of_the_host_are_called() {
    let source = "
        declare double @twice(double)
        declare i64 @sum(i32, i64, i8)
        define i64 @f(i64 %x) {
          %a = sitofp i64 %x to double
          %b = call double @twice(double %a)
          %c = fptosi double %b to i64
          %d = call i64 @sum(i32 -1, i64 %c, i8 200)
          ret i64 %d
        }";
    for builder in builders() {
        let builder = builder
            .symbol("twice", twice as extern "C" fn(f64) -> f64)
            .symbol("sum", sum as extern "C" fn(i32, i64, u8) -> i64);
        let jit = build_with(builder, source).unwrap();
        assert_eq!(call(&jit, "f", &[21]).unwrap().int, 241);
    }
}

#[test]
fn functions_of_the_host_with_another_type_are_refused() {
    let source = "
        declare float @twice(float)
        declare i64 @sum(i32, i64)
        define float @f(float %x) {
          %a = call float @twice(float %x)
          %b = call i64 @sum(i32 1, i64 2)
          ret float %a
        }";
    let builder = Jit::builder()
        .symbol("twice", twice as extern "C" fn(f64) -> f64)
        .symbol("sum", sum as extern "C" fn(i32, i64, u8) -> i64);
    let error = build_with(builder, source).unwrap_err();
    assert_eq!(
        error.to_string(),
        "@twice is declared as float (float) and is double (double)\n\
         @sum is declared as i64 (i32, i64) and is i64 (i32, i64, i8)"
    );
}

#[test]
fn missing_symbols_are_listed() {
    let source = "
        declare void @terrace_test_one()
        declare double @terrace_test_two(double)
        declare double @sin(double)
        @terrace_test_three = external global i64
        @pointer = global ptr @terrace_test_four
        declare void @terrace_test_four()
        define void @f() { call void @terrace_test_one() ret void }
        define double @g(double %x) {
          %a = call double @sin(double %x)
          %b = call double @terrace_test_two(double %a)
          ret double %b
        }
        define i64 @h() { %v = load i64, ptr @terrace_test_three ret i64 %v }";
    for builder in builders() {
        let Err(Error::Missing(names)) = builder.build(&read(source)) else {
            panic!("the module was built");
        };
        let all = ["four", "one", "three", "two"].map(|name| format!("terrace_test_{name}"));
        assert_eq!(names, all);
    }
}

/// Compiles a C library; `None` if there is no C compiler.
fn library(name: &str, source: &str) -> Option<std::path::PathBuf> {
    let directory = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (c, so) = (
        directory.join(format!("{name}.c")),
        directory.join(format!("{name}.so")),
    );
    std::fs::write(&c, source).unwrap();
    let compiler = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .args([&so, &c])
        .status();
    compiler.is_ok_and(|status| status.success()).then_some(so)
}

#[test]
fn libraries_are_loaded_and_stay() {
    let source = "int base = 40; int from_library(int x) { return base + x; }";
    let Some(path) = library("answers", source) else {
        return;
    };
    let source = "
        declare i32 @from_library(i32)
        @base = external global i32
        define i32 @f(i32 %x) {
          store i32 41, ptr @base
          %a = call i32 @from_library(i32 %x)
          ret i32 %a
        }";
    let jit = build_with(Jit::builder().library(&path), source).unwrap();
    assert_eq!(call(&jit, "f", &[1]).unwrap().int as i32, 42);
}

#[test]
fn libraries_that_cannot_be_loaded_are_listed() {
    let junk = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("junk.so");
    std::fs::write(&junk, "junk").unwrap();
    let builder = Jit::builder()
        .library("/nowhere/lib.so")
        .library(&junk)
        .library("libm.so.6");
    let error = build_with(builder, "define void @f() { ret void }").unwrap_err();
    let Error::Libraries(all) = &error else {
        panic!("{error}");
    };
    assert_eq!(all.len(), 2);
    let text = error.to_string();
    assert!(
        text.starts_with("cannot load /nowhere/lib.so: cannot open shared object file"),
        "{text}"
    );
    assert!(text.contains("junk.so: file too short"), "{text}");
    let library = Library::open("libm.so.6").unwrap();
    assert!(library.find("sin").is_some());
}

#[test]
fn modules_find_each_other() {
    let first = "@count = global i64 5
         define i64 @get() { %v = load i64, ptr @count ret i64 %v }
         define internal i64 @hidden() { ret i64 1 }";
    let source = "
        @count = external global i64
        declare i64 @get()
        define i64 @f(i64 %x) {
          store i64 %x, ptr @count
          %v = call i64 @get()
          ret i64 %v
        }";
    // Each engine, combined with each other.
    for first in build_all(first) {
        for builder in builders() {
            let second = build_with(builder.module(&first), source).unwrap();
            assert_eq!(call(&second, "f", &[7]).unwrap().int, 7);
        }
        let second = build_with(Jit::builder().module(&first), source).unwrap();
        // Modules that are in use remain in memory.
        drop(first);
        assert_eq!(call(&second, "f", &[7]).unwrap().int, 7);
    }
    let third = build("define i64 @get() { ret i64 2 }");
    let hidden = "declare i64 @hidden() define i64 @f() { %v = call i64 @hidden() ret i64 %v }";
    assert!(matches!(
        build_with(Jit::builder().module(&third), hidden),
        Err(Error::Missing(_))
    ));
}

#[test]
fn exports_of_modules_with_another_type_are_refused() {
    let library = build(
        "%pair = type { i32, %inner }
         %inner = type { float }
         @numbers = global [3 x i64] zeroinitializer
         @pair = global %pair zeroinitializer
         define i64 @again() { ret i64 1 }
         define void @same(i32 %x) { ret void }
         define i64 @variable() { ret i64 1 }
         define internal double @hidden() { ret double 1.0 }",
    );
    let declares = |text: &str| build_with(Jit::builder().module(&library), text);
    let error = declares(
        "@numbers = external global [4 x i64]
         @variable = external global i64
         @pair = external global { i32, { double } }
         declare double @again()
         declare void @same(i32)",
    );
    assert_eq!(
        error.unwrap_err().to_string(),
        "@again is declared as double () and is i64 ()\n\
         @numbers is declared as [4 x i64] and is [3 x i64]\n\
         @variable is declared as a variable of the type i64 and is a function of the type i64 ()\n\
         @pair is declared as { i32, { double } } and is %pair"
    );
    // Names of structs are ignored, C permits arrays of unknown length, and symbols that are not exported or not
    // defined here are not compared.
    declares(
        "%other = type { float }
         @pair = external global { i32, %other }
         @numbers = external global [0 x i64]
         define double @again() { ret double 1.0 }",
    )
    .unwrap();
}

#[test]
fn the_runtime_and_the_c_library_are_there() {
    let source = "declare double @cos(double)
         declare i64 @strlen(ptr)
         declare ptr @malloc(i64)
         declare void @free(ptr)
         declare double @rtclock()
         @text = constant [6 x i8] c\"hello\\00\"
         define i64 @f() {
           %p = call ptr @malloc(i64 8)
           call void @free(ptr %p)
           %t = call double @rtclock()
           %c = call double @cos(double 0.0)
           %i = fptosi double %c to i64
           %n = call i64 @strlen(ptr @text)
           %s = add i64 %i, %n
           ret i64 %s
         }";
    for jit in build_all(source) {
        assert_eq!(call(&jit, "f", &[]).unwrap().int, 6);
    }
}

#[test]
fn compilers_other_than_cranelift_are_linked_with_all_kinds_of_symbols() {
    let source = "
        @zeros = common global [64 x i64] zeroinitializer, align 64
        @own = thread_local global i64 3
        @weak = extern_weak global i64
        @table = internal constant [2 x ptr] [ptr @one, ptr @two]
        @state = internal global i64 1
        @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }]
          [{ i32, ptr, ptr } { i32 9, ptr @second, ptr null }, { i32, ptr, ptr } { i32 5, ptr @first, ptr null }]
        @alias = alias i64 (), ptr @two
        define private i64 @one() { ret i64 1 }
        define i64 @two() { ret i64 2 }
        define internal void @first() { store i64 5, ptr @state ret void }
        define internal void @second() {
          %v = load i64, ptr @state
          %w = mul i64 %v, 10
          store i64 %w, ptr @state
          ret void
        }
        define i64 @f(i64 %i) {
          %p = getelementptr ptr, ptr @table, i64 %i
          %g = load ptr, ptr %p
          %a = call i64 %g()
          %t = call ptr @llvm.threadlocal.address(ptr @own)
          %b = load i64, ptr %t
          %n = add i64 %b, 1
          store i64 %n, ptr %t
          %w = icmp eq ptr @weak, null
          %z = getelementptr i64, ptr @zeros, i64 %i
          %c = load i64, ptr %z
          %d = load i64, ptr @state
          %s = add i64 %a, %b
          %u = add i64 %s, %c
          %v = add i64 %u, %d
          %x = select i1 %w, i64 %v, i64 0
          ret i64 %x
        }";
    for jit in build_all(source) {
        // SAFETY: the constructors only store numbers.
        unsafe { jit.start() };
        assert_eq!(call(&jit, "f", &[0]).unwrap().int, 54);
        assert_eq!(call(&jit, "f", &[1]).unwrap().int, 56);
        assert_eq!(call(&jit, "alias", &[]).unwrap().int, 2);
        assert!(jit.export("zeros").is_some() && jit.export("state").is_none());
        assert_eq!(jit.export("zeros").unwrap().addr() % 64, 0);
    }
}
