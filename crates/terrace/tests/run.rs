//! Tests `terrace run`: functions by name, arguments, results, failures, and errors before the program runs.

use std::fs;
use std::process::Command;
use terrace_testing::process;

/// Returns standard output, standard error and the exit status.
fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    command.arg("run").args(arguments);
    let outcome = process::run(&mut command, input.as_bytes()).expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(outcome.stdout), text(outcome.stderr), outcome.exit)
}

#[track_caller]
fn check(arguments: &[&str], input: &str, expect: &str, status: i32) {
    let (stdout, stderr, exit) = run(arguments, input);
    assert_eq!(
        (stdout.as_str(), stderr.as_str(), exit),
        (expect, "", status),
        "{arguments:?}"
    );
}

/// Checks that standard output is empty and that the first line of standard error is `expect`.
#[track_caller]
fn check_refused(arguments: &[&str], input: &str, expect: &str) {
    let (stdout, stderr, exit) = run(arguments, input);
    let first = stderr.lines().next().unwrap_or_default();
    assert_eq!((stdout.as_str(), first, exit), ("", expect, 1), "{stderr}");
}

const MATH: &str = "
func.func @add(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
// Doubles each element.
func.func @double(%x: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x?xf32>
  %m = memref.dim %x, %c1 : memref<?x?xf32>
  %y = memref.alloc(%n, %m) : memref<?x?xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %0 = memref.load %x[%i, %j] : memref<?x?xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %y[%i, %j] : memref<?x?xf32>
    }
  }
  return %y : memref<?x?xf32>
}
func.func @same(%x: memref<2x2xi8>) -> memref<2x2xi8> {
  return %x : memref<2x2xi8>
}
func.func @many(%v: vector<2x2xi32>, %z: complex<f64>, %b: i1) -> (vector<2x2xi32>, complex<f64>, i1, index) {
  %0 = arith.addi %v, %v : vector<2x2xi32>
  %1 = complex.mul %z, %z : complex<f64>
  %true = arith.constant true
  %2 = arith.xori %b, %true : i1
  %c = arith.constant -7 : index
  return %0, %1, %2, %c : vector<2x2xi32>, complex<f64>, i1, index
}
func.func @unranked(%x: memref<*xi64>) -> index {
  %0 = memref.rank %x : memref<*xi64>
  return %0 : index
}
memref.global \"private\" constant @table : memref<3xi16> = dense<[1, 2, 3]>
func.func @global() -> memref<3xi16> {
  %0 = memref.get_global @table : memref<3xi16>
  return %0 : memref<3xi16>
}
func.func @nothing() {
  return
}
func.func @pi() -> f32 {
  %0 = arith.constant 3.25 : f32
  return %0 : f32
}
";

#[test]
fn functions_are_called_with_arguments_and_results_are_data() {
    for (name, arguments, expect) in [
        ("add", "3, -5", "-2\n"),
        ("double", "[[1, 2.5], [3, 4]]", "[[2.0, 5.0], [6.0, 8.0]]\n"),
        ("double", "[]", "[]\n"),
        ("same", "[[1, 2], [3, -128]]", "[[1, 2], [3, -128]]\n"),
        (
            "many",
            "[[1, 2], [3, 4]], (1, 2), true",
            "[[2, 4], [6, 8]]\n(-3.0, 4.0)\nfalse\n-7\n",
        ),
        ("unranked", "[[[1]]]", "3\n"),
        ("global", "", "[1, 2, 3]\n"),
        ("nothing", "", ""),
        ("pi", "", "3.25\n"),
    ] {
        for level in ["-O0", "-O1"] {
            check(
                &["-e", name, "--args", arguments, level, "-"],
                MATH,
                expect,
                0,
            );
        }
    }
}

#[test]
fn scalable_vectors_are_data_as_fixed_ones() {
    let source = "
func.func @scale(%v: vector<[4]xf32>, %m: vector<2x[2]xi16>, %s: f32) -> vector<[4]xf32> {
  %0 = vector.broadcast %s : f32 to vector<[4]xf32>
  %1 = arith.mulf %v, %0 : vector<[4]xf32>
  return %1 : vector<[4]xf32>
}
func.func @rows(%m: vector<2x[2]xi16>) -> vector<2x[2]xi16> {
  %0 = arith.addi %m, %m : vector<2x[2]xi16>
  return %0 : vector<2x[2]xi16>
}
func.func @two(%v: vector<[4]xf32>, %n: i32) -> (i32, vector<[4]xf32>) {
  return %n, %v : i32, vector<[4]xf32>
}
func.func @mask(%v: vector<[4]xi1>) -> vector<[4]xi1> {
  return %v : vector<[4]xi1>
}
";
    for (name, arguments, expect) in [
        (
            "scale",
            "[1, 2, 3, 4], [[1, 2], [3, 4]], 2.5",
            "[2.5, 5.0, 7.5, 10.0]\n",
        ),
        ("rows", "[[1, -2], [3, 4]]", "[[2, -4], [6, 8]]\n"),
        ("two", "[1, 2, 3, 4], 7", "7\n[1.0, 2.0, 3.0, 4.0]\n"),
        (
            "mask",
            "[true, false, true, true]",
            "[true, false, true, true]\n",
        ),
    ] {
        check(&["-e", name, "--args", arguments, "-"], source, expect, 0);
    }
}

#[test]
fn main_gives_the_exit_status_and_gets_arguments() {
    let source = "
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @main(%argc: i32, %argv: !llvm.ptr) -> i32 {
  %0 = llvm.getelementptr %argv[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  %2 = llvm.call @puts(%1) : (!llvm.ptr) -> i32
  llvm.return %argc : i32
}
";
    check(&["-", "--", "first", "--second"], source, "first\n", 3);
    check(
        &["-e", "f", "-"],
        "func.func @f() -> i32 {\n %0 = arith.constant 7 : i32\n return %0 : i32\n}",
        "7\n",
        0,
    );
    check(
        &["-"],
        "func.func @main() -> i32 {\n %0 = arith.constant 300 : i32\n return %0 : i32\n}",
        "",
        44,
    );
    check(&["-"], "func.func @main() {\n return\n}", "", 0);
}

#[test]
fn llvm_ir_is_run_as_text_and_as_a_file() {
    let source = "define i32 @main() {\n  ret i32 5\n}\ndefine <2 x i8> @pair({ i8, i8 } %p) {\n  \
                  %a = extractvalue { i8, i8 } %p, 0\n  %b = extractvalue { i8, i8 } %p, 1\n  \
                  %v = insertelement <2 x i8> poison, i8 %b, i32 0\n  \
                  %w = insertelement <2 x i8> %v, i8 %a, i32 1\n  ret <2 x i8> %w\n}\n";
    check(&["-"], source, "", 5);
    check(&["-", "-e", "pair", "--args={1, 2}"], source, "[2, 1]\n", 0);
    let file = tempfile::Builder::new()
        .suffix(".ll")
        .tempfile()
        .expect("a file");
    fs::write(file.path(), source).expect("room for a small file");
    check(&[&file.path().to_string_lossy()], "", "", 5);
}

#[test]
fn results_are_printed_as_mlir_runner_does_when_that_is_asked() {
    let source = "
llvm.func @main() -> f32 {
  %0 = llvm.mlir.constant(1.5 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @wide() -> i64 {
  %0 = llvm.mlir.constant(-7 : i64) : i64
  llvm.return %0 : i64
}
llvm.func @status() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @nothing() {
  llvm.return
}
llvm.func @takes(%x: i32) {
  llvm.return
}
llvm.func @declared()
llvm.func internal @hidden() {
  llvm.return
}
";
    for (name, result, expect) in [
        ("main", "f32", "1.500000e+00\n"),
        ("wide", "i64", "-7\n"),
        ("status", "i32", "42\n"),
        ("nothing", "void", ""),
    ] {
        check(
            &["-", "-e", name, &format!("--entry-point-result={result}")],
            source,
            expect,
            0,
        );
    }
    for (name, result, expect) in [
        ("none", "void", "Error: entry point not found"),
        ("declared", "void", "Error: entry point not found"),
        (
            "takes",
            "void",
            "Error: JIT can't invoke a main function expecting arguments",
        ),
        ("main", "void", "Error: expected void function"),
        (
            "main",
            "i32",
            "Error: only single i32 function result supported",
        ),
        (
            "nothing",
            "f32",
            "Error: only single f32 function result supported",
        ),
        (
            "status",
            "i64",
            "Error: only single i64 function result supported",
        ),
        ("main", "f64", "Error: unsupported function type"),
        (
            "hidden",
            "void",
            "Error: Symbols not found: [ _mlir_hidden ]",
        ),
    ] {
        check_refused(
            &["-", "-e", name, &format!("--entry-point-result={result}")],
            source,
            expect,
        );
    }
}

#[test]
fn what_cannot_be_called_is_refused_before_anything_runs() {
    for (arguments, input, expect) in [
        (
            &["-"][..],
            MATH,
            "<stdin>: error: function 'main' not found; select a function with 'terrace run -e NAME': add, double, same, many, unranked, global, nothing, pi",
        ),
        (
            &["-", "-e", "adds"],
            MATH,
            "<stdin>: error: function 'adds' not found; did you mean 'add'?",
        ),
        (
            &["-", "-e", "f"],
            "func.func private @f()",
            "<stdin>: error: function 'f' is declared but not defined",
        ),
        (
            &["-", "-e", "add"],
            MATH,
            "--args:1:1: error: 'add' takes 2 arguments: (i32, i32) -> i32; only 0 are given",
        ),
        (
            &["-", "-e", "add", "--args=1, x"],
            MATH,
            "--args:1:4: error: argument 2 of 'add' (i32): expected an integer, found 'x'",
        ),
        (
            &["-", "-e", "double", "--args=@no/such.npy"],
            MATH,
            "--args:1:1: error: argument 1 of 'double' (memref<?x?xf32>): cannot open 'no/such.npy': No such file or directory",
        ),
        (
            &["-", "-e", "pi", "--", "x"],
            MATH,
            "<stdin>:45:1: error: 'pi' does not accept command-line arguments: expected type (i32, !llvm.ptr) -> i32, found () -> f32; use --args",
        ),
        (
            &["-", "--shared-libs=/no/such.so", "-e", "pi"],
            MATH,
            "error: cannot load /no/such.so: cannot open shared object file: No such file or directory",
        ),
        (
            &["no/such.mlir"],
            "",
            "cannot open input file 'no/such.mlir': No such file or directory",
        ),
        (
            &["-", "--timeout=soon"],
            "",
            "terrace run: for the --timeout option: 'soon' value invalid for a number of seconds!",
        ),
        (
            &["-", "--march=x"],
            "",
            "terrace run: for the --march option: not supported: programs run on the machine that they are compiled on",
        ),
    ] {
        check_refused(arguments, input, expect);
    }
}

#[test]
fn everything_that_is_missing_is_said_at_once() {
    let source = "
func.func private @printI65(i64)
func.func private @other(f32)
func.func @main() -> i32 {
  %0 = arith.constant 1 : i64
  call @printI65(%0) : (i64) -> ()
  %1 = arith.constant 1.0 : f32
  call @other(%1) : (f32) -> ()
  %2 = arith.constant 0 : i32
  return %2 : i32
}
";
    let (stdout, stderr, exit) = run(&["-"], source);
    assert_eq!((stdout.as_str(), exit), ("", 1));
    let errors: Vec<&str> = stderr
        .lines()
        .filter(|line| line.contains(" error: "))
        .collect();
    assert_eq!(
        errors,
        [
            "<stdin>:2:1: error: symbol 'printI65' is nowhere: not in the program, not in a library of --shared-libs; did you mean 'printI64'?",
            "<stdin>:3:1: error: symbol 'other' is nowhere: not in the program, not in a library of --shared-libs",
        ]
    );
}

#[test]
fn operations_that_cannot_run_are_refused_with_their_place() {
    let source = "
llvm.func @main() -> i32 {
  %0 = llvm.inline_asm \"nop $0\", \"=r\" : () -> i32
  llvm.return %0 : i32
}
";
    let (stdout, stderr, exit) = run(&["-"], source);
    assert_eq!((stdout.as_str(), exit), ("", 1));
    assert!(
        stderr.starts_with("<stdin>:3:8: error: cannot run: "),
        "{stderr}"
    );
}

#[test]
fn failures_end_with_the_signal_and_say_where() {
    let source = "
func.func @divide(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}
func.func @calls(%a: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = call @divide(%a, %0) : (i32, i32) -> i32
  return %1 : i32
}
llvm.func @null() -> i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
func.func @deep(%a: i64) -> i64 {
  %0 = arith.addi %a, %a : i64
  %1 = call @deep(%0) : (i64) -> i64
  %2 = arith.addi %1, %a : i64
  return %2 : i64
}
llvm.func @trap() {
  llvm.intr.trap
  llvm.return
}
llvm.func @abort()
llvm.func @aborts() {
  llvm.call @abort() : () -> ()
  llvm.return
}
func.func @endless() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
";
    for (name, arguments, place, status) in [
        (
            "divide",
            "1, 0",
            "<stdin>:3:8: error: division by zero in @divide",
            136,
        ),
        (
            "calls",
            "1",
            "<stdin>:3:8: error: division by zero in @divide",
            136,
        ),
        (
            "null",
            "",
            "<stdin>:13:8: error: read of inaccessible memory: null in @null",
            139,
        ),
        ("deep", "1", "", 139),
        ("trap", "", "<stdin>:23:3: error: trap in @trap", 132),
        (
            "aborts",
            "",
            "<stdin>:28:3: error: abort was called in @aborts",
            134,
        ),
        ("endless", "", "", 142),
    ] {
        let timeout = if name == "endless" {
            "--timeout=0.2"
        } else {
            "--timeout=60"
        };
        let (stdout, stderr, exit) = run(&["-", "-e", name, "--args", arguments, timeout], source);
        let first = stderr.lines().next().unwrap_or_default();
        assert_eq!((stdout.as_str(), exit), ("", status), "{name}: {stderr}");
        match name {
            "deep" => assert!(first.contains("stack overflow in @deep"), "{stderr}"),
            "endless" => assert!(
                first.contains("stopped after 200ms in @endless"),
                "{stderr}"
            ),
            _ => assert_eq!(first, place, "{stderr}"),
        }
    }
}

#[test]
fn programs_end_as_executables_do() {
    let at_exit = "
@text = constant [4 x i8] c\"bye\\00\"
declare i32 @atexit(ptr)
declare i32 @puts(ptr)
define void @handler() {
  %printed = call i32 @puts(ptr @text)
  ret void
}
define i32 @main() {
  %set = call i32 @atexit(ptr @handler)
  ret i32 7
}
";
    check(&["-"], at_exit, "bye\n", 7);
    let forks = "
declare i32 @fork()
declare i32 @wait(ptr)
define i32 @main() {
  %status = alloca i32
  %process = call i32 @fork()
  %is_child = icmp eq i32 %process, 0
  br i1 %is_child, label %child, label %parent
child:
  ret i32 2
parent:
  %waited = call i32 @wait(ptr %status)
  %value = load i32, ptr %status
  %code = lshr i32 %value, 8
  ret i32 %code
}
";
    check(&["-"], forks, "", 2);
    // Long text is processed on a separate thread.
    let long = format!("{forks};{}\n", " and so on".repeat(200));
    check(&["-"], &long, "", 2);
}

#[test]
fn memory_that_is_not_looked_after_is_reported() {
    let source = "
func.func @leak() {
  %0 = memref.alloc() : memref<4xi32>
  return
}
func.func @twice() {
  %0 = memref.alloc() : memref<4xi32>
  memref.dealloc %0 : memref<4xi32>
  memref.dealloc %0 : memref<4xi32>
  return
}
func.func @gives() -> memref<2xi8> {
  %0 = memref.alloc() : memref<2xi8>
  %c = arith.constant 0 : index
  %v = arith.constant 1 : i8
  memref.store %v, %0[%c] : memref<2xi8>
  %d = arith.constant 1 : index
  memref.store %v, %0[%d] : memref<2xi8>
  return %0 : memref<2xi8>
}
";
    let (_, stderr, exit) = run(&["-", "-e", "leak", "--check-memory"], source);
    assert_eq!(exit, 1, "{stderr}");
    assert!(
        stderr.starts_with("<stdin>:3:8: error: 16 bytes not freed: allocated in @leak"),
        "{stderr}"
    );
    let (_, stderr, exit) = run(&["-", "-e", "twice", "--check-memory"], source);
    assert_eq!(exit, 1, "{stderr}");
    assert!(
        stderr.starts_with(
            "<stdin>:9:3: error: 16 bytes freed twice, before in @twice: the second time in @twice"
        ),
        "{stderr}"
    );
    check(
        &["-", "-e", "gives", "--check-memory"],
        source,
        "[1, 1]\n",
        0,
    );
}

#[test]
fn code_is_shown_as_text() {
    let (stdout, stderr, exit) = run(&["-", "--dump-clif"], MATH);
    assert_eq!((stderr.as_str(), exit), ("", 0));
    assert!(stdout.contains("; @add\nfunction u0:"), "{stdout}");
    assert!(stdout.contains("iadd"), "{stdout}");
    let (stdout, stderr, exit) = run(&["-", "--dump-asm"], MATH);
    assert_eq!((stderr.as_str(), exit), ("", 0));
    assert!(stdout.contains("; @pi\n"), "{stdout}");
    check_refused(
        &["-", "--dump-clif", "-e", "ad"],
        MATH,
        "<stdin>: error: function 'ad' not found; did you mean 'add'?",
    );
}

#[test]
fn an_object_is_written_when_it_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.o");
    let flag = format!("--object-filename={}", path.display());
    let arguments = ["-", "-e", "nothing", "--dump-object-file", &flag];
    check(&arguments, MATH, "", 0);
    let object = fs::read(&path).expect("an object");
    assert!(object.windows(4).any(|bytes| bytes == b"many"));
    let flag = "--object-filename=/no/such/x.o";
    let arguments = ["-", "-e", "nothing", "--dump-object-file", flag];
    let expect = "cannot open output file '/no/such/x.o': No such file or directory";
    check_refused(&arguments, MATH, expect);
}

#[test]
fn steps_are_timed() {
    let (stdout, stderr, exit) = run(&["-", "-e", "pi", "--time"], MATH);
    assert_eq!((stdout.as_str(), exit), ("3.250000e+00\n", 0));
    let names: Vec<&str> = stderr
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(names, ["read", "lower", "compile", "run", "all"]);
    check(&["--host-supports-jit"], "", "true\n", 0);
}

#[test]
fn what_programs_print_comes_before_results_and_in_order() {
    let source = "
func.func private @printI64(i64)
func.func private @printNewline()
llvm.func @puts(!llvm.ptr) -> i32
llvm.mlir.global internal constant @text(\"text\\00\")
func.func @f() -> i32 {
  %0 = arith.constant 12 : i64
  call @printI64(%0) : (i64) -> ()
  call @printNewline() : () -> ()
  %1 = llvm.mlir.addressof @text : !llvm.ptr
  %2 = llvm.call @puts(%1) : (!llvm.ptr) -> i32
  %3 = arith.constant 3 : i32
  return %3 : i32
}
";
    check(
        &["-", "-e", "f", "--shared-libs=libmlir_runner_utils.so"],
        source,
        "12\ntext\n3\n",
        0,
    );
}
