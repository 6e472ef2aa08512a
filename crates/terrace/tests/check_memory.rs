//! Tests `terrace run --check-memory`: invalid accesses stop the program, and the message states the location and the
//! sizes.

use std::collections::HashMap;
use std::process::Command;
use terrace_testing::process;

const WRONG: &str = include_str!("check_memory/wrong.mlir");

fn run(input: &str, arguments: &[&str]) -> (String, String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    command.args(["run", "-", "--check-memory"]).args(arguments);
    let outcome = process::run(&mut command, input.as_bytes()).expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(outcome.stdout), text(outcome.stderr), outcome.exit)
}

/// A program of `wrong.mlir`.
#[derive(Default)]
struct Case<'t> {
    kind: &'t str,
    message: &'t str,
    args: Option<&'t str>,
    name: &'t str,
    /// The `LINE:COLUMN` of the operation.
    place: String,
    function: &'t str,
}

fn cases() -> Vec<Case<'static>> {
    let mut cases: Vec<Case<'static>> = Vec::new();
    let mut function = "";
    for (at, line) in WRONG.lines().enumerate() {
        if let Some((kind, message)) = line.strip_prefix("// ").and_then(|it| it.split_once(": ")) {
            match kind {
                "args" => cases.last_mut().expect("a message").args = Some(message),
                _ => cases.push(Case {
                    kind,
                    message,
                    ..Case::default()
                }),
            }
        }
        if let Some((_, rest)) = line.split_once('@').filter(|_| line.starts_with("func")) {
            function = rest.split('(').next().unwrap_or_default();
        }
        let Some(case) = cases.last_mut() else {
            continue;
        };
        if case.name.is_empty() {
            case.name = function;
        }
        if line.ends_with("// wrong") {
            let operation = match line.split_once(" = ") {
                Some((results, _)) if results.trim_start().starts_with('%') => results.len() + 3,
                _ => line.len() - line.trim_start().len(),
            };
            case.place = format!("{}:{}", at + 1, operation + 1);
            case.function = function;
        }
        if line.is_empty() {
            function = "";
        }
    }
    cases
}

#[test]
fn forty_wrong_programs_are_stopped_with_place_and_sizes() {
    let mut kinds: HashMap<&str, usize> = HashMap::new();
    let mut failed = Vec::new();
    for case in cases() {
        *kinds.entry(case.kind).or_default() += 1;
        let mut arguments = vec!["-e", case.name];
        if let Some(args) = case.args {
            arguments.extend(["--args", args]);
        }
        let (stdout, stderr, exit) = run(WRONG, &arguments);
        let (place, message, function) = (&case.place, case.message, case.function);
        let expected = format!("<stdin>:{place}: error: {message} in @{function}");
        let first = stderr.lines().next().unwrap_or_default();
        if (stdout.as_str(), first, exit) != ("", &expected, 1) {
            failed.push(format!("@{}: {expected}\n{stdout}{stderr}", case.name));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert_eq!(kinds.len(), 8, "{kinds:?}");
    assert!(kinds.values().all(|&count| count >= 5), "{kinds:?}");
}

#[test]
fn freed_memory_is_reported_with_its_history() {
    let source = "
func.func private @use(%m: memref<?xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<?xi8>
  return %v : i8
}
func.func @main() -> i8 {
  %n = arith.constant 3 : index
  %m = memref.alloc(%n) : memref<?xi8>
  memref.dealloc %m : memref<?xi8>
  %v = call @use(%m) : (memref<?xi8>) -> i8
  return %v : i8
}
";
    let (_, stderr, exit) = run(source, &[]);
    let places: Vec<&str> = stderr.lines().filter(|it| it.starts_with('<')).collect();
    assert_eq!(
        places,
        [
            "<stdin>:4:8: error: read of freed memory, 0 bytes into a piece of 3 bytes in @use",
            "<stdin>:9:8: note: allocated in @main",
            "<stdin>:10:3: note: freed in @main",
            "<stdin>:11:8: note: called from @main",
        ]
    );
    assert_eq!(exit, 1);
}

#[test]
fn a_late_write_to_a_block_without_pages_of_its_own_is_reported() {
    let source = "
func.func @main() -> i8 {
  %v = arith.constant 3 : i8
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c555 = arith.constant 555 : index
  %c1000 = arith.constant 1000 : index
  scf.for %i = %c0 to %c1000 step %c1 {
    %m = memref.alloc() : memref<8xi8>
    memref.dealloc %m : memref<8xi8>
    %late = arith.cmpi eq, %i, %c555 : index
    scf.if %late {
      memref.store %v, %m[%c7] : memref<8xi8>
    }
  }
  return %v : i8
}
";
    let (stdout, stderr, exit) = run(source, &[]);
    let places: Vec<&str> = stderr.lines().filter(|it| it.starts_with('<')).collect();
    assert_eq!(
        places,
        [
            "<stdin>:11:5: error: write to freed memory, 7 bytes into a piece of 8 bytes, some time after it was freed in @main",
            "<stdin>:10:10: note: allocated in @main",
        ]
    );
    assert_eq!((stdout.as_str(), exit), ("3\n", 1));
}

#[test]
fn a_million_small_blocks_are_watched() {
    let source = "
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i64 {
    %m = memref.alloc() : memref<4xi64>
    %k = arith.index_cast %i : index to i64
    memref.store %k, %m[%c1] : memref<4xi64>
    %v = memref.load %m[%c1] : memref<4xi64>
    memref.dealloc %m : memref<4xi64>
    %t = arith.addi %s, %v : i64
    scf.yield %t : i64
  }
  return %sum : i64
}
";
    for engine in ["-O0", "-O1"] {
        let (stdout, stderr, exit) = run(source, &[engine, "--timeout=60"]);
        assert_eq!(
            (stdout.as_str(), stderr.as_str(), exit),
            ("499999500000\n", "", 0)
        );
    }
}

/// A loop to the size of a memref, constant bounds, and an index that was checked before need no check.
#[test]
fn accesses_that_are_right_are_not_checked() {
    let source = "
func.func @none(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %s = memref.alloca() : memref<8xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xi32>
    affine.for %j = 2 to 7 {
      affine.store %v, %s[%j - 2] : memref<8xi32>
      affine.store %v, %s[%j floordiv 2 + 4] : memref<8xi32>
      affine.store %v, %s[-%j + 9] : memref<8xi32>
    }
  }
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<?xi32>
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}
func.func @one(%m: memref<?xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%i] : memref<?xi32>
  memref.store %v, %m[%i] : memref<?xi32>
  %more = arith.cmpi sgt, %i, %c0 : index
  scf.if %more {
    %w = memref.load %m[%i] : memref<?xi32>
    %x = arith.addi %w, %w : i32
    memref.store %x, %m[%i] : memref<?xi32>
  }
  return
}
func.func @two(%m: memref<?xi32>, %k: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<?xi32>
    affine.store %v, %k[%i] : memref<4xi32>
    affine.store %v, %m[%i + 1] : memref<?xi32>
  }
  return
}
";
    for (name, count) in [("none", 0), ("one", 1), ("two", 2)] {
        let (stdout, stderr, exit) = run(source, &["-e", name, "--dump-clif"]);
        assert_eq!((stderr.as_str(), exit), ("", 0));
        let start = stdout.find(&format!("; @{name}\n")).expect("the function");
        let text = stdout[start + 2..].split("; @").next().unwrap_or_default();
        let branches = text.matches(" cold:").count();
        assert_eq!(branches, count, "{text}");
    }
}

#[test]
fn locations_of_other_files_are_kept() {
    let source = "
func.func @main() -> i32 {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2xi32>
  %v = memref.load %m[%c2] : memref<2xi32> loc(\"array.c\":7:3)
  return %v : i32
}
";
    let (_, stderr, _) = run(source, &[]);
    let first = "array.c:7:3: error: 'memref.load': index 2 is out of bounds of dimension 0 of size 2 in @main";
    assert_eq!(stderr.lines().next(), Some(first));
}

#[test]
fn output_before_a_stop_is_printed() {
    let source = "
func.func private @putchar(i32) -> i32
func.func @main() {
  %x = arith.constant 120 : i32
  %0 = call @putchar(%x) : (i32) -> i32
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c2] : memref<2xi32>
  return
}
";
    for engine in ["-O0", "-O1"] {
        let (stdout, stderr, exit) = run(source, &[engine]);
        assert_eq!((stdout.as_str(), exit), ("x", 1), "{stderr}");
        let first = "<stdin>:8:3: error: 'memref.store': index 2 is out of bounds of dimension 0 of size 2 in @main";
        assert_eq!(stderr.lines().next(), Some(first));
    }
}

#[test]
fn what_is_not_accessed_is_not_reported() {
    let source = "
func.func @empty(%m: memref<?xf32>, %n: index) -> index {
  %v = memref.subview %m[%n] [0] [1] : memref<?xf32> to memref<0xf32, strided<[1], offset: ?>>
  %w = memref.reinterpret_cast %m to offset: [%n], sizes: [0], strides: [1] : memref<?xf32> to memref<0xf32, strided<[1], offset: ?>>
  return %n : index
}
func.func @padded(%m: memref<?xf32>, %i: index) -> vector<4xf32> {
  %p = arith.constant 7.0 : f32
  %v = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
func.func @masked(%m: memref<?xf32>, %i: index, %k: vector<4xi1>) -> vector<4xf32> {
  %p = arith.constant 7.0 : f32
  %v = vector.mask %k { vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %v : vector<4xf32>
}
func.func @back(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %v = memref.reinterpret_cast %base to offset: [%offset], sizes: [%size], strides: [%stride] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  %x = memref.load %v[%c0] : memref<?xf32, strided<[?], offset: ?>>
  return %x : f32
}
";
    for (name, args, expected) in [
        ("empty", "[1, 2], 9", "9\n"),
        ("padded", "[1, 2], 1", "[2.0, 7.0, 7.0, 7.0]\n"),
        (
            "masked",
            "[1, 2], 1, [1, 0, 0, 0]",
            "[2.0, 7.0, 7.0, 7.0]\n",
        ),
        (
            "masked",
            "[1, 2], 5, [0, 0, 0, 0]",
            "[7.0, 7.0, 7.0, 7.0]\n",
        ),
        ("back", "[3, 4]", "3.0\n"),
    ] {
        let (stdout, stderr, exit) = run(source, &["-e", name, "--args", args]);
        assert_eq!(
            (stdout.as_str(), stderr.as_str(), exit),
            (expected, "", 0),
            "{name}"
        );
    }
}
