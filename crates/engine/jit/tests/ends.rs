//! Calls that the program, the host or another thread ends: `exit`, invalid calls of `free`, limits, cancellations, and
//! failing host functions. The host continues, and the memory that the call allocated is freed.
#![cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use support::{build_with, call, call_within, fails, read};
use terrace_engine_abi::{Convention, of_llvm};
use terrace_engine_jit::{BadFree, Cancel, FailureKind, Jit, Limits};

/// Programs with typed functions use the allocation table.
fn checked(builder: terrace_engine_jit::Builder, source: &str) -> Jit {
    let mut module = read(source);
    let signatures = of_llvm(&module);
    builder
        .build_functions(&mut module, &signatures, Convention::default())
        .unwrap()
}

const MEMORY: &str = r#"
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @abort()
declare void @puts(ptr)
declare i32 @usleep(i32)
declare void @exit(i32)
declare void @_exit(i32)
declare void @qsort(ptr, i64, i64, ptr)
declare ptr @realpath(ptr, ptr)
@cell = global i64 7
@root = constant [2 x i8] c"/\00"
@assert_msg = private constant [9 x i8] c"x < size\00"
define void @asserts() { call void @puts(ptr @assert_msg) call void @abort() unreachable }
define void @exits(i32 %status) { call void @exit(i32 %status) ret void }
define void @exits_now(i32 %status) { call void @_exit(i32 %status) ret void }
define void @frees(ptr %p) { call void @free(ptr %p) ret void }
define void @frees_global() { call void @free(ptr @cell) ret void }
define void @frees_local() { %a = alloca i64 call void @free(ptr %a) ret void }
define void @twice(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  call void @free(ptr %p)
  call void @free(ptr %p)
  ret void
}
define void @late_twice(i64 %n, i64 %others) {
entry:
  %p = call ptr @malloc(i64 %n)
  %keep = call ptr @malloc(i64 %n)
  call void @free(ptr %p)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = call ptr @malloc(i64 48)
  call void @free(ptr %q)
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %others
  br i1 %more, label %loop, label %end
end:
  call void @free(ptr %p)
  ret void
}
define void @inside() {
  %p = call ptr @calloc(i64 8, i64 16)
  %q = getelementptr i8, ptr %p, i64 32
  call void @free(ptr %q)
  ret void
}
define void @regrows() {
  %p = call ptr @malloc(i64 100)
  call void @free(ptr %p)
  %q = call ptr @realloc(ptr %p, i64 200)
  ret void
}
define void @of_c() {
  %p = call ptr @realpath(ptr @root, ptr null)
  call void @free(ptr %p)
  ret void
}
define i64 @leaks_and_divides(i64 %n, i64 %by) {
  %p = call ptr @malloc(i64 %n)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  %q = sdiv i64 1, %by
  call void @free(ptr %p)
  ret i64 %q
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i64 @takes(i64 %size, i64 %count) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = call ptr @malloc(i64 %size)
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %count
  br i1 %more, label %loop, label %end
end:
  ret i64 %i
}
define i64 @takes_in_turn(i64 %size, i64 %count) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = call ptr @malloc(i64 %size)
  call void @free(ptr %q)
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %count
  br i1 %more, label %loop, label %end
end:
  ret i64 %i
}
define void @sleeps() { %n = call i32 @usleep(i32 300000) ret void }
define void @forever() { br label %loop loop: br label %loop }
define i32 @leave(ptr %a, ptr %b) { call void @exit(i32 4) ret i32 0 }
@array = global [2 x i64] [i64 2, i64 1]
define void @sorts() { call void @qsort(ptr @array, i64 2, i64 8, ptr @leave) ret void }
define i64 @answer() { ret i64 42 }
"#;

fn jit() -> Jit {
    checked(Jit::builder(), MEMORY)
}

#[test]
fn exit_ends_the_call() {
    let jit = jit();
    for name in ["exits", "exits_now"] {
        let failure = fails(&jit, name, &[3]);
        assert_eq!(failure.kind, FailureKind::Exit(3));
        assert_eq!(
            failure.to_string(),
            format!("error: exit was called with status 3 in @{name}")
        );
        assert_eq!(failure.exit_status(), 3);
        assert!(failure.is_clean);
    }
    assert_eq!(call(&jit, "answer", &[]).unwrap().int, 42);
}

#[test]
fn exit_in_a_callback_of_c_is_cs() {
    // `qsort` may hold memory, so it must not be abandoned.
    use std::os::unix::process::ExitStatusExt;
    const CHILD: &str = "TERRACE_TEST_EXIT";
    if std::env::var_os(CHILD).is_some() {
        let _ = call(&jit(), "sorts", &[]);
        return;
    }
    let child = std::process::Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "exit_in_a_callback_of_c_is_cs",
            "--test-threads=1",
        ])
        .env(CHILD, "1")
        .output()
        .unwrap();
    assert_eq!(child.status.signal(), None);
    assert_eq!(child.status.code(), Some(4), "{child:?}");
}

#[test]
fn wrong_frees_end_the_call() {
    let jit = jit();
    let kind = |name: &str, args: &[usize]| match fails(&jit, name, args).kind {
        FailureKind::Free { kind, .. } => kind,
        kind => panic!("{name}: {kind:?}"),
    };
    for size in [0, 24, 100, 2000, 100_000, 1 << 20] {
        assert_eq!(kind("twice", &[size]), BadFree::Twice, "{size}");
        assert_eq!(kind("late_twice", &[size, 1]), BadFree::Twice, "{size}");
    }
    // By now the allocator could have reused the address.
    for size in [24, 2000, 100_000, 1 << 20] {
        assert_eq!(kind("late_twice", &[size, 500]), BadFree::Twice, "{size}");
    }
    assert_eq!(kind("regrows", &[]), BadFree::Twice);
    assert_eq!(kind("inside", &[]), BadFree::Unallocated);
    assert_eq!(kind("frees_global", &[]), BadFree::Unallocated);
    assert_eq!(kind("frees_local", &[]), BadFree::Unallocated);
    assert_eq!(kind("frees", &[3]), BadFree::Unallocated);
    assert_eq!(kind("frees", &[1 << 50]), BadFree::Unallocated);
    assert_eq!(
        fails(&jit, "frees", &[16]).to_string(),
        "error: free of an address that is not allocated memory: 0x10 in @frees"
    );
    // Null and memory that the C library allocated are freed as usual.
    call(&jit, "frees", &[0]).unwrap();
    for _ in 0..100 {
        call(&jit, "of_c", &[]).unwrap();
    }
}

#[test]
fn the_text_of_an_assertion_is_in_the_failure() {
    let failure = fails(&jit(), "asserts", &[]);
    assert_eq!(failure.kind, FailureKind::Assertion("x < size".to_owned()));
    assert_eq!(
        failure.to_string(),
        "error: assertion failed: x < size in @asserts"
    );
    assert_eq!(failure.exit_status(), 134);
}

/// Returns the resident memory of the process in bytes.
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = text.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

#[test]
fn memory_of_a_call_that_fails_is_freed() {
    let jit = jit();
    let size = 8 << 20;
    fails(&jit, "leaks_and_divides", &[size, 0]);
    let before = resident();
    for _ in 0..50 {
        let failure = fails(&jit, "leaks_and_divides", &[size, 0]);
        assert!(matches!(failure.kind, FailureKind::Division(_)));
    }
    let grown = resident().saturating_sub(before);
    // Other tests of this process run concurrently.
    assert!(grown < 20 * size, "{grown} bytes");
    assert_eq!(call(&jit, "leaks_and_divides", &[size, 1]).unwrap().int, 1);
}

#[test]
fn memory_is_limited() {
    let jit = jit();
    let limits = Limits {
        memory: Some(10_000),
        ..Limits::default()
    };
    let run = |name: &str, args: &[usize]| call_within(&jit, name, args, &limits);
    assert_eq!(run("takes", &[1000, 10]).unwrap().int, 9);
    let failure = run("takes", &[1000, 11]).unwrap_err();
    assert_eq!(failure.kind, FailureKind::MemoryLimit(10_000));
    assert_eq!(
        failure.to_string(),
        "error: memory limit of 10000 bytes exceeded in @takes"
    );
    assert!(run("takes", &[usize::MAX, 1]).is_err());
    // Freed memory does not count.
    assert_eq!(run("takes_in_turn", &[6000, 1000]).unwrap().int, 999);
    assert_eq!(call(&jit, "takes", &[1000, 11]).unwrap().int, 10);
}

#[test]
fn a_time_that_passed_while_the_call_could_not_be_stopped_is_over() {
    let slow = |milliseconds: u64| thread::sleep(Duration::from_millis(milliseconds));
    let source = "declare void @slow(i64) define void @f() { call void @slow(i64 60) ret void }";
    let jit = build_with(Jit::builder().function("slow", slow), source).unwrap();
    let within = |milliseconds| Limits {
        timeout: Some(Duration::from_millis(milliseconds)),
        ..Limits::default()
    };
    let failure = call_within(&jit, "f", &[], &within(10)).unwrap_err();
    assert_eq!(
        failure.kind,
        FailureKind::Timeout(Duration::from_millis(10))
    );
    call_within(&jit, "f", &[], &within(60_000)).unwrap();
    // The signal interrupts a sleep in C.
    let failure = call_within(&self::jit(), "sleeps", &[], &within(20)).unwrap_err();
    assert!(matches!(failure.kind, FailureKind::Timeout(_)));
}

#[test]
fn calls_are_cancelled_from_another_thread() {
    let jit = jit();
    let cancel = Cancel::new();
    let limits = Limits {
        cancel: Some(cancel.clone()),
        timeout: Some(Duration::from_secs(60)),
        ..Limits::default()
    };
    assert_eq!(call_within(&jit, "answer", &[], &limits).unwrap().int, 42);
    let before = Instant::now();
    thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                let failure = call_within(&jit, "forever", &[], &limits).unwrap_err();
                assert_eq!(failure.kind, FailureKind::Cancelled);
            });
        }
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(30));
            cancel.cancel();
        });
    });
    assert!(before.elapsed() < Duration::from_secs(30));
    // The handle remains cancelled.
    let failure = call_within(&jit, "answer", &[], &limits).unwrap_err();
    assert_eq!(failure.to_string(), "error: cancelled");
    assert_eq!(call(&jit, "answer", &[]).unwrap().int, 42);
}

const HOST: &str = "
declare i64 @add(i64, i64)
declare i1 @not(i1)
declare double @mix(i8, float, double, ptr, i16, i32, i64, i64, i64, i64, double, i1)
@cell = global i64 5
define i64 @f(i64 %x) {
  %a = alloca [4 x i64]
  %y = call i64 @add(i64 %x, i64 1)
  %z = call i64 @add(i64 %y, i64 -1)
  store volatile i64 %z, ptr %a
  ret i64 %z
}
define i64 @g() {
  %n = call i1 @not(i1 true)
  %i = zext i1 %n to i64
  %d = call double @mix(i8 -1, float 0.5, double 0.25, ptr @cell, i16 -2, i32 -3, i64 4, i64 5, i64 6, i64 7,
    double 0.125, i1 true)
  %m = fmul double %d, 1000.0
  %k = fptosi double %m to i64
  %r = add i64 %i, %k
  ret i64 %r
}";

fn host(builder: terrace_engine_jit::Builder) -> terrace_engine_jit::Builder {
    builder.function("not", |x: bool| !x).function(
        "mix",
        |a: i8,
         b: f32,
         c: f64,
         d: *const i64,
         e: i16,
         f: i32,
         g: i64,
         h: u64,
         i: isize,
         j: usize,
         k: f64,
         l: bool| {
            // SAFETY: the program passes the address of an integer.
            let d = unsafe { d.read() };
            let integers = i64::from(a) + d + i64::from(e) + i64::from(f) + g;
            f64::from(b) + c + k + (integers + h as i64 + i as i64 + j as i64 + i64::from(l)) as f64
        },
    )
}

#[test]
fn closures_of_the_host_have_state_and_types() {
    let sum = Arc::new(AtomicI64::new(0));
    let shared = Arc::clone(&sum);
    let add = move |a: i64, b: i64| {
        shared.fetch_add(b, Ordering::Relaxed);
        a + b
    };
    let jit = build_with(host(Jit::builder()).function("add", add), HOST).unwrap();
    assert_eq!(call(&jit, "f", &[41]).unwrap().int, 41);
    assert_eq!(sum.load(Ordering::Relaxed), 0);
    assert_eq!(call(&jit, "g", &[]).unwrap().int, 22_875);
    // The closure lives as long as the program.
    assert_eq!(Arc::strong_count(&sum), 2);
    drop(jit);
    assert_eq!(Arc::strong_count(&sum), 1);
    let other = host(Jit::builder()).function("add", |a: i32, b: i64| b + i64::from(a));
    assert_eq!(
        build_with(other, HOST).unwrap_err().to_string(),
        "@add is declared as i64 (i64, i64) and is i64 (i32, i64)"
    );
}

#[test]
fn closures_that_fail_end_the_call() {
    let add = |a: i64, b: i64| match (a, b) {
        (0, _) => Err("zero is no number".to_owned()),
        (1, _) => panic!("one of {b}"),
        (a, b) => a.checked_add(b).ok_or_else(|| "too large".to_owned()),
    };
    let jit = build_with(host(Jit::builder()).function("add", add), HOST).unwrap();
    for _ in 0..3 {
        let failure = fails(&jit, "f", &[0]);
        assert_eq!(
            failure.to_string(),
            "error: host function 'add' failed: zero is no number in @f"
        );
        assert!(failure.is_clean);
        assert_eq!(
            fails(&jit, "f", &[1]).to_string(),
            "error: host function 'add' panicked: one of 1 in @f"
        );
        assert_eq!(call(&jit, "f", &[41]).unwrap().int, 41);
    }
}

#[test]
fn a_closure_that_fails_inside_of_c_makes_the_call_fail_when_it_returns() {
    let compare = |_: *const u8, _: *const u8| -> Result<i32, &str> { Err("not comparable") };
    let source = "
        declare i32 @compare(ptr, ptr)
        declare void @qsort(ptr, i64, i64, ptr)
        @array = global [4 x i64] [i64 4, i64 3, i64 2, i64 1]
        define void @f() {
          call void @qsort(ptr @array, i64 4, i64 8, ptr @compare)
          ret void
        }";
    let jit = build_with(Jit::builder().function("compare", compare), source).unwrap();
    let failure = fails(&jit, "f", &[]);
    assert_eq!(
        failure.to_string(),
        "error: host function 'compare' failed: not comparable"
    );
}

#[test]
fn calls_inside_of_closures_fail_by_themselves() {
    let inner = jit();
    let source =
        "declare i64 @inner(i64) define i64 @f(i64 %x) { %y = call i64 @inner(i64 %x) ret i64 %y }";
    let closure = move |x: usize| match x {
        0 => match fails(&inner, "twice", &[10]).kind {
            FailureKind::Free { .. } => Ok(1i64),
            kind => Err(kind.to_string()),
        },
        _ => Err(fails(&inner, "exits", &[x]).to_string()),
    };
    let jit = build_with(Jit::builder().function("inner", closure), source).unwrap();
    assert_eq!(call(&jit, "f", &[0]).unwrap().int, 1);
    let failure = fails(&jit, "f", &[9]);
    assert_eq!(
        failure.to_string(),
        "error: host function 'inner' failed: error: exit was called with status 9 in @exits in @f"
    );
}
