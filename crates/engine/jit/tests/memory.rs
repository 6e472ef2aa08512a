//! Modules are created and dropped; the host's unwinder sees their frames.

mod support;

use std::fmt::Write;

use support::{build, build_with, call, read};
use terrace_engine_jit::{Jit, Opt};

/// Returns a program of many functions, each with a loop.
fn program(functions: usize) -> String {
    let mut source = String::from("@zeros = global [4096 x i64] zeroinitializer\n");
    for at in 0..functions {
        write!(
            source,
            "define i64 @f{at}(i64 %n) {{
             entry:
               br label %loop
             loop:
               %i = phi i64 [ 0, %entry ], [ %j, %loop ]
               %s = phi i64 [ {at}, %entry ], [ %t, %loop ]
               %p = getelementptr i64, ptr @zeros, i64 %i
               %v = load i64, ptr %p
               %u = add i64 %s, %v
               %t = add i64 %u, %i
               %j = add i64 %i, 1
               %d = icmp ult i64 %j, %n
               br i1 %d, label %loop, label %end
             end:
               ret i64 %t
             }}\n"
        )
        .unwrap();
    }
    source
}

/// Returns the resident memory of this process in bytes.
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = text.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

#[test]
fn memory_of_dropped_modules_returns() {
    support::in_child("memory_of_dropped_modules_returns", 0, "", || {
        let module = read(&program(4));
        let round = || {
            let jit = Jit::builder().threads(1).gdb(true).build(&module).unwrap();
            assert_eq!(call(&jit, "f1", &[10]).unwrap().int, 46);
        };
        for _ in 0..100 {
            round();
        }
        let before = resident();
        for _ in 0..1000 {
            round();
        }
        let grown = resident().saturating_sub(before);
        // A module uses at least 32 KiB of memory: all of them together would use 32 MiB.
        assert!(grown < 2 << 20, "{grown} bytes");
        println!("grown by {grown} bytes");
    });
}

#[test]
fn code_lives_as_long_as_something_uses_it() {
    let jit = build(&program(1));
    let other = jit.clone();
    drop(jit);
    assert_eq!(call(&other, "f0", &[10]).unwrap().int, 45);
}

#[test]
fn code_is_the_same_for_any_number_of_threads() {
    let module = read(&program(300));
    let bytes = |threads, opt| {
        let jit = Jit::builder().threads(threads).opt(opt).build(&module);
        let jit = jit.unwrap();
        assert_eq!(call(&jit, "f299", &[3]).unwrap().int, 302);
        let base = jit.code()[0].start;
        let all = jit.code().iter();
        all.map(|code| {
            (
                code.name.clone(),
                code.start - base,
                code.len,
                code.lines.clone(),
            )
        })
        .collect::<Vec<_>>()
    };
    for opt in [Opt::None, Opt::Speed] {
        let one = bytes(1, opt);
        assert_eq!(one.len(), 300);
        for threads in [0, 2, 3, 8] {
            assert_eq!(bytes(threads, opt), one);
        }
    }
}

#[test]
fn problems_are_the_same_for_any_number_of_threads() {
    let mut source = program(300);
    for at in 0..3 {
        writeln!(
            source,
            "define void @bad{at}() {{ call void asm \"nop\", \"\"() ret void }}"
        )
        .unwrap();
    }
    let module = read(&source);
    let text = |threads| {
        let error = Jit::builder().threads(threads).build(&module).unwrap_err();
        error.to_string()
    };
    let one = text(1);
    assert_eq!(one.lines().count(), 3, "{one}");
    for _ in 0..5 {
        assert_eq!(text(4), one);
    }
}

/// Writes the number of frames that the host's unwinder sees.
extern "C" fn backtrace(count: *mut u64) {
    unsafe extern "C" {
        fn _Unwind_Backtrace(
            trace: extern "C" fn(*mut std::ffi::c_void, *mut std::ffi::c_void) -> i32,
            data: *mut std::ffi::c_void,
        ) -> i32;
        fn _Unwind_GetIP(context: *mut std::ffi::c_void) -> usize;
    }
    extern "C" fn frame(context: *mut std::ffi::c_void, data: *mut std::ffi::c_void) -> i32 {
        // SAFETY: a context of the unwinder, and the list that was passed to it.
        unsafe {
            let all: *mut Vec<usize> = data.cast();
            (*all).push(_Unwind_GetIP(context));
        }
        0
    }
    let mut all: Vec<usize> = Vec::new();
    // SAFETY: the function above with its list; the counter belongs to the program.
    unsafe {
        _Unwind_Backtrace(frame, (&raw mut all).cast());
        count.write(all.len() as u64);
    }
}

#[test]
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn unwinders_go_through_compiled_code() {
    let source = "
        declare void @backtrace(ptr)
        define i64 @leaf() {
          %p = alloca i64
          call void @backtrace(ptr %p)
          %v = load i64, ptr %p
          ret i64 %v
        }
        define i64 @middle() { %v = call i64 @leaf() %w = add i64 %v, 0 ret i64 %w }
        define i64 @outer() { %v = call i64 @middle() %w = add i64 %v, 0 ret i64 %w }";
    let builder = Jit::builder().symbol("backtrace", backtrace as extern "C" fn(*mut u64));
    let jit = build_with(builder, source).unwrap();
    let depth = |name| call(&jit, name, &[]).unwrap().int;
    // The backtrace also contains functions of the host.
    assert!(depth("leaf") > 4, "{}", depth("leaf"));
    assert_eq!(depth("outer"), depth("leaf") + 2);
}

#[test]
fn perf_sees_names() {
    let jit = build_with(Jit::builder().perf(true), &program(2)).unwrap();
    let path = format!("/tmp/perf-{}.map", std::process::id());
    let text = std::fs::read_to_string(&path).unwrap();
    for code in jit.code() {
        let line = format!("{:x} {:x} {}\n", code.start, code.len, code.name);
        assert!(text.contains(&line), "{text}");
    }
    std::fs::remove_file(path).unwrap();
}

#[test]
fn alignments_above_a_page_are_kept() {
    let jit = build(
        "@a = global i8 1, align 65536
         @b = global i8 2, align 8192
         define ptr @a_at() { ret ptr @a }
         define ptr @b_at() { ret ptr @b }",
    );
    assert_eq!(call(&jit, "a_at", &[]).unwrap().int % 65536, 0);
    assert_eq!(call(&jit, "b_at", &[]).unwrap().int % 8192, 0);
}
