//! Tests a service: threads compile programs, call them and drop them, and the programs fail in every possible way. At
//! the end the host must be alive, and its memory use must be the same as before.
//!
//! The test takes two seconds. `TERRACE_SERVICE_SECONDS` sets another time, and `--nocapture` shows the figures. If
//! `TERRACE_SERVICE_LLVM` is set, LLVM compiles the programs.
#![cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use terrace::jit::{BadFree, CallError, Cancel, FailureKind, Jit, Limits, View};

const THREADS: u64 = 8;

/// Every function fails with argument 0 and returns otherwise. `@sum` never fails. Most of these errors are undefined
/// behaviour for LLVM's optimizer, which does not touch the ones that fail.
const PROGRAM: &str = r#"
func.func private @exit(i32)
func.func private @refuse(i64) -> i64
func.func private @panics(i64) -> i64
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @abort()

func.func @divide(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %big = memref.alloc() : memref<262144xi64>
  %c0 = arith.constant 0 : index
  memref.store %x, %big[%c0] : memref<262144xi64>
  %one = arith.constant 1 : i64
  %q = arith.divsi %one, %x : i64
  memref.dealloc %big : memref<262144xi64>
  return %q : i64
}
func.func @trap(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  %is = arith.cmpi eq, %x, %zero : i64
  scf.if %is {
    "llvm.intr.trap"() : () -> ()
  }
  return %x : i64
}
func.func @null(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  %is = arith.cmpi eq, %x, %zero : i64
  scf.if %is {
    %p = llvm.mlir.zero : !llvm.ptr
    llvm.store %x, %p : i64, !llvm.ptr
  }
  return %x : i64
}
func.func @asserts(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  %is = arith.cmpi ne, %x, %zero : i64
  cf.assert %is, "x is zero"
  return %x : i64
}
func.func @aborts(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  %is = arith.cmpi eq, %x, %zero : i64
  scf.if %is {
    llvm.call @abort() : () -> ()
  }
  return %x : i64
}
func.func @exits(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  %is = arith.cmpi eq, %x, %zero : i64
  scf.if %is {
    %status = arith.constant 3 : i32
    func.call @exit(%status) : (i32) -> ()
  }
  return %x : i64
}
func.func @bad_free(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  %is = arith.cmpi eq, %x, %zero : i64
  scf.if %is {
    %bytes = arith.constant 64 : i64
    %p = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @free(%q) : (!llvm.ptr) -> ()
  }
  return %x : i64
}
func.func @double_free(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %bytes = arith.constant 64 : i64
  %p = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %zero = arith.constant 0 : i64
  %is = arith.cmpi eq, %x, %zero : i64
  scf.if %is {
    llvm.call @free(%p) : (!llvm.ptr) -> ()
  }
  return %x : i64
}
func.func @forever(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  scf.while : () -> () {
    %is = arith.cmpi eq, %x, %zero : i64
    scf.condition(%is)
  } do {
    scf.yield
  }
  return %x : i64
}
func.func @host_error(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %room = memref.alloc() : memref<1000xi64>
  %r = call @refuse(%x) : (i64) -> i64
  memref.dealloc %room : memref<1000xi64>
  return %r : i64
}
func.func @host_panic(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %r = call @panics(%x) : (i64) -> i64
  return %r : i64
}
func.func @deep(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  %is = arith.cmpi eq, %x, %zero : i64
  %r = scf.if %is -> i64 {
    %room = memref.alloca() : memref<64xi64>
    %c0 = arith.constant 0 : index
    memref.store %x, %room[%c0] : memref<64xi64>
    %d = func.call @deep(%x) : (i64) -> i64
    %y = memref.load %room[%c0] : memref<64xi64>
    %s = arith.addi %d, %y : i64
    scf.yield %s : i64
  } else {
    scf.yield %x : i64
  }
  return %r : i64
}
func.func @greedy(%x: i64) -> i64 attributes {passthrough = ["noinline", "optnone"]} {
  %zero = arith.constant 0 : i64
  scf.while : () -> () {
    %is = arith.cmpi eq, %x, %zero : i64
    scf.condition(%is)
  } do {
    %c0 = arith.constant 0 : index
    %piece = memref.alloc() : memref<8192xi64>
    memref.store %x, %piece[%c0] : memref<8192xi64>
    scf.yield
  }
  return %x : i64
}
func.func @sum(%x: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  %copy = memref.alloc(%n) : memref<?xi64>
  memref.copy %x, %copy : memref<?xi64> to memref<?xi64>
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i64 {
    %v = affine.load %copy[%i] : memref<?xi64>
    %t = arith.addi %s, %v : i64
    affine.yield %t : i64
  }
  memref.dealloc %copy : memref<?xi64>
  return %sum : i64
}
"#;

/// A predicate for the kind of failure that a function must end with.
type Expected = fn(&FailureKind) -> bool;

const FAULTS: [(&str, Expected); 14] = [
    ("divide", |kind| matches!(kind, FailureKind::Division(_))),
    ("trap", |kind| matches!(kind, FailureKind::Trap(_))),
    ("null", |kind| matches!(kind, FailureKind::Memory { .. })),
    (
        "asserts",
        |kind| matches!(kind, FailureKind::Assertion(text) if text == "x is zero"),
    ),
    ("aborts", |kind| matches!(kind, FailureKind::Abort)),
    ("exits", |kind| matches!(kind, FailureKind::Exit(3))),
    ("bad_free", |kind| {
        matches!(
            kind,
            FailureKind::Free {
                kind: BadFree::Unallocated,
                ..
            }
        )
    }),
    ("double_free", |kind| {
        matches!(
            kind,
            FailureKind::Free {
                kind: BadFree::Twice,
                ..
            }
        )
    }),
    ("forever", |kind| matches!(kind, FailureKind::Timeout(_))),
    ("cancelled", |kind| matches!(kind, FailureKind::Cancelled)),
    (
        "host_error",
        |kind| matches!(kind, FailureKind::Host { message, panicked: false, .. } if message == "0 is refused"),
    ),
    (
        "host_panic",
        |kind| matches!(kind, FailureKind::Host { message, panicked: true, .. } if message == "0 is no number"),
    ),
    ("deep", |kind| matches!(kind, FailureKind::StackOverflow)),
    ("greedy", |kind| matches!(kind, FailureKind::MemoryLimit(_))),
];

fn compile() -> Jit {
    let builder = Jit::builder()
        .threads(1)
        .function("refuse", |x: i64| match x {
            0 => Err(format!("{x} is refused")),
            x => Ok(x),
        })
        .function("panics", |x: i64| match x {
            0 => panic!("{x} is no number"),
            x => x,
        });
    let builder = match std::env::var_os("TERRACE_SERVICE_LLVM") {
        Some(_) => builder.llvm(3),
        None => builder,
    };
    builder.build_text("service.mlir", PROGRAM).unwrap()
}

/// Calls a function with arguments that make it fail.
fn fail(jit: &Jit, name: &str) -> FailureKind {
    let mut limits = Limits {
        memory: Some(8 << 20),
        ..Limits::default()
    };
    let function = match name {
        "cancelled" => "forever",
        name => name,
    };
    if name == "forever" {
        limits.timeout = Some(Duration::from_millis(5));
    }
    let cancel = Cancel::new();
    limits.cancel = (name == "cancelled").then(|| cancel.clone());
    let function = jit.function::<fn(i64) -> i64>(function).unwrap();
    let function = function.within(limits);
    let result = thread::scope(|scope| {
        if name == "cancelled" {
            scope.spawn(|| {
                thread::sleep(Duration::from_millis(2));
                cancel.cancel();
            });
        }
        function.call(0)
    });
    match result {
        Err(CallError::Failed(failure)) => failure.kind,
        other => panic!("{name}: {other:?}"),
    }
}

/// Returns the number of bytes of memory that the process uses.
fn resident() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: u64 = text.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

#[test]
fn a_service_survives_faults_of_every_kind() {
    let seconds = std::env::var("TERRACE_SERVICE_SECONDS").ok();
    let seconds = seconds.and_then(|text| text.parse().ok()).unwrap_or(2.0);
    // Panics of host functions are part of the test.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let text = info.payload_as_str().unwrap_or_default();
        if text != "0 is no number" {
            hook(info);
        }
    }));
    let (programs, calls) = (AtomicU64::new(0), AtomicU64::new(0));
    let is_over = AtomicBool::new(false);
    let failures: Mutex<BTreeMap<&str, u64>> = Mutex::default();
    let work = |thread: u64| {
        let x: Vec<i64> = (1..=100).collect();
        let mut round = thread;
        while !is_over.load(Ordering::Relaxed) {
            let jit = compile();
            programs.fetch_add(1, Ordering::Relaxed);
            let sum = jit.function::<fn(View<'_, i64, 1>) -> i64>("sum").unwrap();
            for _ in 0..8 {
                round += 1;
                let (name, expected) = FAULTS[(round % FAULTS.len() as u64) as usize];
                let kind = fail(&jit, name);
                assert!(expected(&kind), "{name}: {kind}");
                *failures.lock().unwrap().entry(name).or_default() += 1;
                // The program continues to work after the failure.
                assert_eq!(sum.call(View::from(&x[..])), Ok(5050));
                if name != "cancelled" {
                    let function = jit.function::<fn(i64) -> i64>(name).unwrap();
                    assert_eq!(function.call(1), Ok(1), "{name}");
                    calls.fetch_add(1, Ordering::Relaxed);
                }
                calls.fetch_add(2, Ordering::Relaxed);
            }
        }
    };
    let run = |time: f64| {
        is_over.store(false, Ordering::Relaxed);
        thread::scope(|scope| {
            for thread in 0..THREADS {
                let work = &work;
                scope.spawn(move || work(thread));
            }
            thread::sleep(Duration::from_secs_f64(time));
            is_over.store(true, Ordering::Relaxed);
        });
        resident()
    };
    // Triggers every failure once, on eight threads, so that stacks, caches and pools are allocated before the
    // measurement.
    let begun = Instant::now();
    let before = run(seconds / 2.0);
    let after = run(seconds / 2.0);
    let failures = failures.into_inner().unwrap();
    let mib = |bytes: u64| bytes as f64 / 1048576.0;
    println!(
        "{:.1} s: {} programs, {} calls, {} failures; {:.1} MiB after half of it, {:.1} MiB at the end\n{failures:?}",
        begun.elapsed().as_secs_f64(),
        programs.into_inner(),
        calls.into_inner(),
        failures.values().sum::<u64>(),
        mib(before),
        mib(after),
    );
    assert_eq!(failures.len(), FAULTS.len(), "{failures:?}");
    assert!(after < before + (24 << 20), "{} MiB", mib(after));
}
