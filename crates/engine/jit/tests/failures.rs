//! Failures of programs that are returned to the caller, and failures that are not.

mod support;

use std::time::{Duration, Instant};

use support::{build, call, fails, in_child};
use terrace_engine_jit::{Access, FailureKind, Jit, Limits};

/// A program whose functions fail in different ways, with source locations.
const PROGRAM: &str = r#"
declare void @abort()
declare void @llvm.trap()
declare ptr @memcpy(ptr, ptr, i64)
declare void @qsort(ptr, i64, i64, ptr)
declare i64 @strlen(ptr)
declare i32 @sleep(i32)
define void @sleeps() { %n = call i32 @sleep(i32 5) ret void }

define i64 @divide(i64 %a, i64 %b) !dbg !10 {
  %q = sdiv i64 %a, %b, !dbg !20
  ret i64 %q, !dbg !21
}
define i64 @caller(i64 %a, i64 %b) !dbg !11 {
  %q = call i64 @divide(i64 %a, i64 %b), !dbg !22
  %r = add i64 %q, 1, !dbg !23
  ret i64 %r, !dbg !23
}
define void @trap() { call void @llvm.trap() unreachable }
define void @unreachable() { unreachable }
define i64 @load(ptr %p) { %v = load i64, ptr %p ret i64 %v }
define void @store(ptr %p) { store i64 1, ptr %p ret void }
define void @indirect(ptr %p) { call void %p() ret void }
define void @aborts() { call void @abort() ret void }
define void @copies(ptr %p) {
  %x = call ptr @memcpy(ptr %p, ptr @array, i64 32)
  ret void
}
define i64 @length(ptr %p) { %n = call i64 @strlen(ptr %p) ret i64 %n }
define i64 @deep(i64 %n) {
  %room = alloca [32 x i64]
  %p = getelementptr i64, ptr %room, i64 %n
  store volatile i64 %n, ptr %room
  %m = add i64 %n, 1
  %r = call i64 @deep(i64 %m)
  %v = load volatile i64, ptr %room
  %s = add i64 %r, %v
  ret i64 %s
}
define i64 @large() {
  %room = alloca [64000000 x i64]
  %i = load volatile i64, ptr @cell
  %p = getelementptr i64, ptr %room, i64 %i
  store volatile i64 1, ptr %p
  %v = load volatile i64, ptr %p
  ret i64 %v
}
define void @forever() {
  br label %loop
loop:
  br label %loop
}
@cell = global i64 0
define void @busy() {
  br label %loop
loop:
  %v = load volatile i64, ptr @cell
  %w = add i64 %v, 1
  store volatile i64 %w, ptr @cell
  br label %loop
}
@text = constant [4 x i8] c"abc\00"
define void @lengths() {
  br label %loop
loop:
  %n = call i64 @strlen(ptr @text)
  store volatile i64 %n, ptr @cell
  br label %loop
}
define i32 @compare(ptr %a, ptr %b) { call void @llvm.trap() unreachable }
@array = global [4 x i64] [i64 4, i64 3, i64 2, i64 1]
define void @sorts() {
  call void @qsort(ptr @array, i64 4, i64 8, ptr @compare)
  ret void
}
define i64 @variadic(i64 %n, ...) {
  %a = alloca i64
  store volatile i64 %n, ptr %a
  %v = load volatile i64, ptr %a
  %q = udiv i64 100, %v
  ret i64 %q
}
define i64 @calls_variadic(i64 %n) {
  %v = call i64 (i64, ...) @variadic(i64 %n, double 1.0, i64 2)
  %w = add i64 %v, 1
  ret i64 %w
}
define i64 @answer() { ret i64 42 }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "prog.mlir", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!10 = distinct !DISubprogram(name: "divide", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!11 = distinct !DISubprogram(name: "caller", file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!20 = !DILocation(line: 3, column: 7, scope: !10)
!21 = !DILocation(line: 4, column: 1, scope: !10)
!22 = !DILocation(line: 12, column: 5, scope: !11)
!23 = !DILocation(line: 13, column: 5, scope: !11)
"#;

fn jit() -> Jit {
    build(PROGRAM)
}

/// Compiles the program with each engine.
fn jits() -> Vec<Jit> {
    support::build_all(PROGRAM)
}

#[test]
fn a_division_by_zero_has_places_and_callers() {
    for jit in jits() {
        let failure = fails(&jit, "caller", &[1, 0]);
        assert_eq!(failure.kind, FailureKind::Division("division by zero"));
        assert_eq!(
            failure.to_string(),
            "prog.mlir:3:7: error: division by zero in @divide\n\
             prog.mlir:12:5: note: called from @caller"
        );
        assert_eq!(failure.exit_status(), 136);
        assert!(failure.is_clean);
        // The host continues to work.
        assert_eq!(call(&jit, "caller", &[6, 3]).unwrap().int, 3);
        let failure = fails(&jit, "caller", &[i64::MIN as usize, usize::MAX]);
        assert_eq!(failure.kind, FailureKind::Division("division overflow"));
    }
}

#[test]
fn traps_say_what_they_mean() {
    for jit in jits() {
        let failure = fails(&jit, "trap", &[]);
        assert_eq!(failure.to_string(), "error: trap in @trap");
        assert_eq!(failure.exit_status(), 132);
        let failure = fails(&jit, "unreachable", &[]);
        assert_eq!(
            failure.kind,
            FailureKind::Trap("unreachable code was reached")
        );
    }
}

#[test]
fn bad_memory_is_read_written_and_called() {
    for jit in jits() {
        let kind = |name, address| fails(&jit, name, &[address]).kind;
        let memory = |address, access| FailureKind::Memory {
            address,
            access,
            is_bus: false,
        };
        let read = cfg!(target_arch = "x86_64").then_some(Access::Read);
        let write = cfg!(target_arch = "x86_64").then_some(Access::Write);
        assert_eq!(kind("load", 0), memory(Some(0), read));
        assert_eq!(kind("store", 16), memory(Some(16), write));
        assert_eq!(kind("indirect", 0), memory(Some(0), Some(Access::Execute)));
        let failure = fails(&jit, "indirect", &[0]);
        assert_eq!(
            failure.to_string(),
            "error: call of an address that is not code: null in @indirect"
        );
        assert_eq!(failure.exit_status(), 139);
        if cfg!(target_arch = "x86_64") {
            assert_eq!(kind("load", 1 << 62), memory(None, None));
        }
    }
}

#[test]
fn a_bad_pointer_in_a_function_of_c_is_the_programs_failure() {
    for jit in jits() {
        for name in ["copies", "length"] {
            let failure = fails(&jit, name, &[8]);
            assert_eq!(failure.frames[0].name, name);
            assert!(matches!(failure.kind, FailureKind::Memory { .. }));
        }
    }
}

#[test]
fn chains_go_through_variadic_functions() {
    for jit in jits() {
        if cfg!(target_arch = "x86_64") {
            assert_eq!(call(&jit, "calls_variadic", &[1]).unwrap().int, 101);
            let failure = fails(&jit, "calls_variadic", &[0]);
            assert!(failure.is_clean);
            assert_eq!(failure.frames.len(), 2, "{failure}");
            assert_eq!(failure.frames[1].name, "calls_variadic");
        }
    }
}

#[test]
fn abort_is_a_result() {
    for jit in jits() {
        let failure = fails(&jit, "aborts", &[]);
        assert_eq!(failure.kind, FailureKind::Abort);
        assert_eq!(failure.to_string(), "error: abort was called in @aborts");
        assert_eq!(failure.exit_status(), 134);
    }
}

#[test]
fn stacks_overflow_on_any_thread_and_again() {
    for jit in jits() {
        let check = || {
            for _ in 0..3 {
                let failure = fails(&jit, "deep", &[0]);
                assert_eq!(failure.kind, FailureKind::StackOverflow);
                assert_eq!(failure.exit_status(), 139);
                assert!(failure.omitted.is_some_and(|(_, count)| count > 100));
                assert!(failure.frames.len() < 40);
                assert!(failure.to_string().contains(" more calls\n"));
                let failure = fails(&jit, "large", &[]);
                assert_eq!(failure.kind, FailureKind::StackOverflow);
                assert_eq!(call(&jit, "answer", &[]).unwrap().int, 42);
            }
        };
        check();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(check);
            }
        });
    }
}

#[test]
fn endless_loops_are_stopped() {
    for jit in jits() {
        for name in ["forever", "busy", "lengths"] {
            let limit = Duration::from_millis(50);
            let limits = Limits {
                timeout: Some(limit),
                ..Limits::default()
            };
            let before = Instant::now();
            let failure = support::call_within(&jit, name, &[], &limits).unwrap_err();
            assert_eq!(failure.kind, FailureKind::Timeout(limit));
            assert_eq!(failure.frames[0].name, name);
            assert!(before.elapsed() >= limit);
            assert_eq!(failure.exit_status(), 142);
            // A call within its time limit is not stopped.
            let done = support::call_within(&jit, "answer", &[], &limits);
            assert_eq!(done.unwrap().int, 42);
        }
    }
}

#[test]
fn failures_in_other_threads_do_not_meet() {
    for jit in jits() {
        std::thread::scope(|scope| {
            for thread in 0..8 {
                let jit = &jit;
                scope.spawn(move || {
                    for round in 0..200 {
                        match (thread + round) % 3 {
                            0 => assert_eq!(
                                fails(jit, "caller", &[1, 0]).kind,
                                FailureKind::Division("division by zero")
                            ),
                            1 => assert_eq!(fails(jit, "aborts", &[]).kind, FailureKind::Abort),
                            _ => assert_eq!(call(jit, "caller", &[9, 3]).unwrap().int, 4),
                        }
                    }
                });
            }
        });
    }
}

#[test]
fn faults_of_the_host_stay_the_hosts() {
    in_child("faults_of_the_host_stay_the_hosts", 11, "", || {
        let jit = jit();
        fails(&jit, "trap", &[]);
        // SAFETY: none: this is a deliberate fault in a separate process.
        unsafe { std::ptr::null_mut::<u8>().write_volatile(1) };
    });
}

#[test]
fn a_callback_does_not_jump_over_its_caller() {
    // `qsort` may have allocated memory, so it must not be abandoned.
    in_child("a_callback_does_not_jump_over_its_caller", 4, "", || {
        let _ = call(&jit(), "sorts", &[]);
    });
}

#[test]
fn a_process_that_ends_gets_all_failures() {
    for jit in jits() {
        let limits = Limits {
            foreign: true,
            ..Limits::default()
        };
        let failure = support::call_within(&jit, "sorts", &[], &limits).unwrap_err();
        assert!(!failure.is_clean);
        let names: Vec<_> = failure.frames.iter().map(|frame| &*frame.name).collect();
        assert_eq!(names, ["compare", "sorts"]);
    }
}

#[test]
fn a_process_that_ends_is_stopped_in_waits_too() {
    for jit in jits() {
        let limits = Limits {
            timeout: Some(Duration::from_millis(30)),
            foreign: true,
            ..Limits::default()
        };
        let before = Instant::now();
        let failure = support::call_within(&jit, "sleeps", &[], &limits).unwrap_err();
        assert!(before.elapsed() < Duration::from_secs(4));
        assert!(matches!(failure.kind, FailureKind::Timeout(_)));
        assert_eq!(failure.frames[0].name, "sleeps");
        assert!(!failure.is_clean);
    }
}

#[test]
fn abort_outside_of_calls_is_cs() {
    in_child("abort_outside_of_calls_is_cs", 6, "", || {
        let jit = jit();
        fails(&jit, "trap", &[]);
        let aborts = jit.entry("aborts").unwrap();
        // SAFETY: a function without parameters and results, which ends this process.
        unsafe {
            let aborts: extern "C" fn() = std::mem::transmute(aborts);
            aborts();
        }
    });
}
