//! Tests `terrace build`: executables, libraries and objects must have the same output as under `lli`, and C and Rust
//! call functions through the generated declarations. The tests run for this machine, and for AArch64 under QEMU. On
//! machines that Cranelift does not support, and without `cc`, only the parts that require neither are tested.

#![cfg(unix)]

mod arm;
mod declarations;
mod machine;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use machine::Machine;
use tempfile::TempDir;
use terrace_testing::oracle;
use terrace_testing::process::{self, Outcome};

fn run(command: &mut Command) -> Outcome {
    process::run(command, b"").unwrap_or_else(|error| panic!("{error}"))
}

/// Runs a program, which must succeed, and returns its output.
fn output(command: &mut Command) -> String {
    let ran = run(command);
    let (stdout, stderr) = (text(&ran.stdout), text(&ran.stderr));
    assert_eq!((ran.exit, &*stderr), (0, ""), "{command:?}\n{stdout}");
    stdout
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn terrace() -> Command {
    Command::new(env!("CARGO_BIN_EXE_terrace"))
}

/// Runs `terrace build INPUT ..`, which must succeed.
fn build(input: &Path, arguments: &[&str]) {
    output(terrace().arg("build").arg(input).args(arguments));
}

/// Returns the warnings of `terrace build INPUT ..`, which must succeed.
fn build_and_warn(input: &Path, arguments: &[&str]) -> String {
    let mut command = terrace();
    let ran = run(command.arg("build").arg(input).args(arguments));
    let warnings = text(&ran.stderr);
    assert_eq!(ran.exit, 0, "{command:?}\n{warnings}");
    warnings
}

/// Returns the standard error of a command, which must fail.
fn error(command: &mut Command) -> String {
    let ran = run(command);
    assert_eq!((ran.exit, &*text(&ran.stdout)), (1, ""), "{command:?}");
    text(&ran.stderr)
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn write(folder: &TempDir, name: &str, text: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, text).expect("a file");
    path
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

fn programs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs");
    let entries = fs::read_dir(&root).expect("programs");
    let mut all: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "mlir")
        })
        .filter(|path| {
            // Sources in linalg must be lowered by `mlir-opt` first. Other programs have a `.src.mlir` or do not need
            // one.
            let text = fs::read_to_string(path).expect("a program");
            let source = path.with_extension("src.mlir");
            let has_source = !source.exists()
                || fs::read_to_string(source).is_ok_and(|text| text.contains("linalg."));
            !text.contains("linalg.") && has_source
        })
        .collect();
    all.sort();
    all
}

/// Returns the program's name without `.mlir` and `.src`, with another extension.
fn beside(program: &Path, extension: &str) -> PathBuf {
    let stem = program.file_stem().unwrap_or_default().to_string_lossy();
    let stem = stem.trim_end_matches(".src");
    program.with_file_name(format!("{stem}.{extension}"))
}

/// Builds programs with these flags, runs them, and reports those with unexpected output.
fn check_programs(machine: &Machine, programs: &[PathBuf], flags: &[&str]) {
    let folder = folder();
    let (program, object) = (
        folder.path().join("program"),
        folder.path().join("program.o"),
    );
    let mut wrong = String::new();
    for source in programs {
        let c = beside(source, "c");
        if c.exists() {
            machine.build(
                source,
                &[&["--emit=obj", "-o", name(&object)], flags].concat(),
            );
            let mut cc = machine.cc();
            cc.args([&c, &object, &machine.runtime])
                .arg("-o")
                .arg(&program);
            // Some programs define C functions that the runtime library also defines.
            cc.args([
                "-Wl,--allow-multiple-definition",
                "-lm",
                "-lpthread",
                "-ldl",
            ]);
            // Some compilers do not support the types in the file.
            if run(&mut cc).exit != 0 {
                continue;
            }
        } else {
            machine.build(source, &[&["-o", name(&program)], flags].concat());
        }
        let expected = fs::read_to_string(beside(source, "expect")).expect("what it prints");
        let printed = machine.run(&program);
        if printed != expected {
            wrong.push_str(&format!(
                "{}:\n{printed}instead of\n{expected}",
                source.display()
            ));
        }
    }
    assert_eq!(wrong, "");
}

#[test]
fn programs_become_executables() {
    let all = programs();
    assert!(all.len() > 60, "{} programs", all.len());
    for machine in Machine::all() {
        check_programs(&machine, &all, &[]);
    }
}

/// The programs that the engine's tests run in memory.
#[test]
fn programs_of_llvm_ir_become_executables() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/jit/tests/programs");
    let entries = fs::read_dir(&folder).expect("programs").flatten();
    let all: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|it| it == "ll"))
        .collect();
    assert!(all.len() > 15, "{} programs", all.len());
    for machine in Machine::all() {
        check_programs(&machine, &all, &[]);
        check_programs(&machine, &all, &["-O0"]);
    }
}

/// Tests arguments and results between Terrace and C: each half of a program is compiled by a C compiler, or from
/// Clang's IR.
#[test]
fn c_calls_and_is_called() {
    let clang = oracle::tool_or_skip("clang").unwrap_or_else(|error| panic!("{error}"));
    let Some(clang) = clang else { return };
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/build/abi");
    for machine in Machine::all() {
        let folder = folder();
        let at = |name: &str| folder.path().join(name).display().to_string();
        for half in ["callee", "caller"] {
            let source = sources.join(format!("{half}.c"));
            let [ir, ours, theirs] =
                ["ll", "ours.o", "theirs.o"].map(|end| at(&format!("{half}.{end}")));
            let mut emit = Command::new(&clang);
            emit.arg(format!("--target={}", machine.triple)).args([
                "-O1",
                "-S",
                "-emit-llvm",
                "-o",
                &ir,
            ]);
            output(emit.arg(&source));
            machine.build(Path::new(&ir), &["--emit=obj", "-o", &ours]);
            output(machine.cc().args(["-O1", "-c", "-o", &theirs]).arg(&source));
        }
        let printed = |callee: &str, caller: &str| {
            let program = at("program");
            let objects = [
                at(&format!("callee.{callee}.o")),
                at(&format!("caller.{caller}.o")),
            ];
            output(
                machine
                    .cc()
                    .args(["-o", &program])
                    .args(&objects)
                    .arg(&machine.runtime)
                    .args(["-lm", "-lpthread", "-ldl"]),
            );
            machine.run(Path::new(&program))
        };
        let expected = printed("theirs", "theirs");
        assert!(expected.ends_with("exit 0\n"), "{expected}");
        for (callee, caller) in [("ours", "theirs"), ("theirs", "ours"), ("ours", "ours")] {
            let found = printed(callee, caller);
            assert_eq!(
                found, expected,
                "{}: {callee} is called by {caller}",
                machine.triple
            );
        }
    }
}

/// Memory with a larger alignment than the stack can be passed by value to C and from C.
#[test]
fn c_gives_memory_of_large_alignment() {
    let clang = oracle::tool_or_skip("clang").unwrap_or_else(|error| panic!("{error}"));
    let (Some(clang), Some(machine)) = (clang, Machine::host()) else {
        return;
    };
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/build/abi");
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (callee, caller) = (at("aligned_callee.ll"), at("aligned_caller.ll"));
    let emit = |half: &str, to: &str| {
        let mut emit = Command::new(&clang);
        emit.args(["-O1", "-S", "-emit-llvm", "-o", to]);
        output(emit.arg(sources.join(half)));
    };
    emit("aligned_callee.c", &callee);
    emit("aligned_caller.c", &caller);
    machine.build(Path::new(&callee), &["--emit=obj", "-o", &at("callee.o")]);
    let mut cc = machine.cc();
    // Suppresses GCC's note that the calling convention has changed.
    cc.arg("-Wno-psabi")
        .arg(sources.join("aligned_caller.c"))
        .args([&at("callee.o"), "-o", &at("program")]);
    output(&mut cc);
    assert_eq!(machine.run(Path::new(&at("program"))), "202\nexit 0\n");
    machine.build(Path::new(&caller), &["--emit=obj", "-o", &at("caller.o")]);
    let mut cc = machine.cc();
    cc.arg("-Wno-psabi")
        .arg(sources.join("aligned_callee.c"))
        .arg(at("caller.o"))
        .arg(&machine.runtime)
        .args(["-lm", "-o", &at("called")]);
    output(&mut cc);
    assert_eq!(machine.run(Path::new(&at("called"))), "202\nexit 0\n");
}

/// Vectors of more than 128 bits can only be passed between functions that Terrace compiles together.
#[test]
fn large_vectors_stay_inside() {
    if Machine::host().is_none() {
        return;
    }
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let out = at("out");
    let refused = |source: &Path, emit: &str| {
        let said = error(terrace().arg("build").arg(source).args([emit, "-o", &out]));
        assert!(!Path::new(&out).exists(), "{emit}");
        said
    };
    let add = "(<8 x i32> %v) { %r = add <8 x i32> %v, %v ret <8 x i32> %r }";
    let main = "define i32 @main() { %v = call <8 x i32> @f(<8 x i32> splat (i32 3)) %x = extractelement <8 x i32> %v, i32 7 ret i32 %x }";
    let public = write(
        &folder,
        "public.ll",
        &format!("define <8 x i32> @f{add}\n{main}"),
    );
    let alias = write(
        &folder,
        "alias.ll",
        &format!("define internal <8 x i32> @f{add}\n@g = alias <8 x i32> (<8 x i32>), ptr @f"),
    );
    let result = write(
        &folder,
        "result.ll",
        "define hidden <8 x i64> @f() { ret <8 x i64> zeroinitializer }",
    );
    let expected = "cannot compile: takes or returns a vector that does not fit into 128 bits, and functions outside the module may call it (in @f)";
    for source in [&public, &alias, &result] {
        for emit in ["--emit=obj", "--emit=shared"] {
            let said = refused(source, emit);
            assert!(said.contains(expected), "{said}");
        }
    }
    // No other object calls the functions of an executable, so such vectors are allowed.
    build(&public, &["-o", &at("program")]);
    assert_eq!(run(&mut Command::new(at("program"))).exit, 6);
    let private = write(
        &folder,
        "private.ll",
        &format!("define internal <8 x i32> @f{add}\n{main}"),
    );
    build(&private, &["--emit=obj", "-o", &at("private.o")]);
    // Other objects call the functions that the header declares.
    let mlir = write(
        &folder,
        "twice.mlir",
        "func.func @twice(%v: vector<8xf32>) -> vector<8xf32> { %r = arith.addf %v, %v : vector<8xf32> return %r : vector<8xf32> }",
    );
    let said = refused(&mlir, "--emit=obj");
    assert!(said.contains("(in @twice)"), "{said}");
    let header = format!("--header={}", at("twice.h"));
    build(&mlir, &["--emit=obj", "-o", &at("twice.o"), &header]);
    write(
        &folder,
        "main.c",
        "#include \"twice.h\"\nint main(void) { terrace_vector_8_f32 v = {{0, 0, 0, 0, 0, 0, 0, 4}}; return (int)twice(v).at[7]; }",
    );
    let mut cc = Command::new("cc");
    cc.current_dir(folder.path());
    output(cc.args(["-o", "main", "main.c", "twice.o"]));
    assert_eq!(run(&mut Command::new(at("main"))).exit, 8);
}

#[test]
fn levels_and_engines_print_the_same() {
    let Some(machine) = Machine::host() else {
        return;
    };
    let all = programs();
    let few: Vec<_> = all.iter().step_by(6).cloned().collect();
    check_programs(&machine, &few, &["-O0"]);
    check_programs(&machine, &few, &["-O2"]);
    check_programs(&machine, &few, &["--cpu=native"]);
    if oracle::find_tool("lli").is_some() {
        check_programs(&machine, &few, &["--engine=llvm", "-O1"]);
    }
}

#[test]
fn shared_libraries_are_loaded() {
    if Machine::host().is_none() {
        return;
    }
    let folder = folder();
    let library = write(
        &folder,
        "library.mlir",
        "func.func @seven() -> i32 { %c = arith.constant 7 : i32 return %c : i32 }",
    );
    let program = write(
        &folder,
        "program.mlir",
        "func.func private @seven() -> i32 func.func @main() -> i32 { %c = func.call @seven() : () -> i32 return %c : i32 }",
    );
    let at = |name: &str| folder.path().join(name).display().to_string();
    build(&library, &["--emit=shared", "-o", &at("libseven.so")]);
    let libraries = format!(
        "--shared-libs={},libmlir_runner_utils.so",
        at("libseven.so")
    );
    build(&program, &["-o", &at("program"), &libraries]);
    assert_eq!(run(&mut Command::new(at("program"))).exit, 7);
    // Without the library the symbols are missing, and nothing is written.
    let said = error(
        terrace()
            .arg("build")
            .arg(&program)
            .args(["-o", &at("other")]),
    );
    assert!(
        said.contains("error: 'cc' could not link the program: exit status: 1"),
        "{said}"
    );
    assert!(said.contains("undefined reference to `seven'"), "{said}");
    assert!(!Path::new(&at("other")).exists());
}

/// A program that calls every kind of function of the runtime library.
const CALLS: &str = r#"
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printOpen()
func.func private @printClose()
func.func private @printComma()
func.func private @printNewline()
func.func private @printFlops(f64)
func.func private @rtclock() -> f64
func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global constant @numbers : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.5]]>
func.func @main() {
  %i = arith.constant -7 : i64
  %u = arith.constant -1 : i64
  %f = arith.constant 0.1 : f32
  %d = arith.constant 1.0e300 : f64
  %h = arith.constant 1.5 : f16
  %b = arith.constant -2.0 : bf16
  func.call @printOpen() : () -> ()
  func.call @printI64(%i) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printU64(%u) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printF32(%f) : (f32) -> ()
  func.call @printComma() : () -> ()
  func.call @printF64(%d) : (f64) -> ()
  func.call @printComma() : () -> ()
  vector.print %h : f16 punctuation <comma>
  vector.print %b : bf16 punctuation <comma>
  vector.print str "text"
  func.call @printClose() : () -> ()
  func.call @printNewline() : () -> ()
  // memrefCopy
  %m = memref.get_global @numbers : memref<2x2xf32>
  %whole = memref.alloca() : memref<2x3xf32>
  %n = memref.subview %whole[0, 0] [2, 2] [1, 1] : memref<2x3xf32> to memref<2x2xf32, strided<[3, 1]>>
  memref.copy %m, %n : memref<2x2xf32> to memref<2x2xf32, strided<[3, 1]>>
  %r = memref.cast %n : memref<2x2xf32, strided<[3, 1]>> to memref<*xf32>
  func.call @printMemrefF32(%r) : (memref<*xf32>) -> ()
  func.call @printMemrefShapeF32(%r) : (memref<*xf32>) -> ()
  // Integers of 128 bits, thread-local stacks and floats that machines do not have.
  %wide = arith.constant 123456789012345678901234567890 : i128
  %ten = arith.constant 10000000000000000000 : i128
  %q = arith.divsi %wide, %ten : i128
  %qi = arith.trunci %q : i128 to i64
  vector.print %qi : i64
  %t = func.call @rtclock() : () -> f64
  %zero = arith.constant 0.0 : f64
  %late = arith.cmpf ogt, %t, %zero : f64
  vector.print %late : i1
  %giga = arith.constant 2.0e9 : f64
  func.call @printFlops(%giga) : (f64) -> ()
  return
}
"#;

/// Returns the text without addresses.
fn without_addresses(text: &str) -> String {
    let mut parts = text.split("0x");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        all + "0x?" + part.trim_start_matches(|c: char| c.is_ascii_hexdigit())
    })
}

/// The program alone in a folder, like an installed one, can build everything that `terrace run` can run.
#[test]
fn the_runtime_library_is_in_the_program() {
    if Machine::host().is_none() {
        return;
    }
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let own = folder.path().join("bin");
    fs::create_dir(&own).expect("a folder");
    let (whole, program) = (env!("CARGO_BIN_EXE_terrace"), own.join("terrace"));
    // A link if possible: while another test starts a process, that process has a new copy open for writing, and the
    // copy cannot be run.
    if fs::hard_link(whole, &program).is_err() {
        fs::copy(whole, &program).expect("a copy");
    }
    let source = write(&folder, "calls.mlir", CALLS);
    let ran = run(terrace().arg("run").arg(&source));
    assert_eq!(ran.exit, 0, "{}", text(&ran.stderr));
    let printed = without_addresses(&text(&ran.stdout));
    for part in [
        "( -7, 18446744073709551615, 0.1, 1e+300, 1.5, -2, text",
        "sizes = [2, 2] strides = [3, 1] data = \n[[1,   2], \n [3,   4.5]]\nUnranked Memref base@ = 0x? rank = 2",
        "\n12345678901\n1\n",
    ] {
        assert!(printed.contains(part), "{printed}");
    }
    assert_eq!(text(&ran.stderr), "2.000000 GFLOPS\n");
    let check = |flags: &[&str]| {
        let mut command = Command::new(&program);
        command.arg("build").arg(&source).args(flags);
        output(command.args(["-o", &at("calls")]));
        let built = run(&mut Command::new(at("calls")));
        assert_eq!(built.exit, 0, "{}", text(&built.stderr));
        assert_eq!(without_addresses(&text(&built.stdout)), printed);
        assert_eq!(built.stderr, ran.stderr);
    };
    check(&[]);
    if oracle::find_tool("lli").is_some() {
        check(&["--engine=llvm"]);
    }
}

/// As under `terrace run`, a function of the program takes precedence over a function of the runtime library.
#[test]
fn functions_of_the_program_come_before_those_of_the_runtime_library() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let source = write(
        &folder,
        "own.mlir",
        "func.func private @printI64(i64)
func.func @printNewline() { %c = arith.constant 7 : i64 func.call @printI64(%c) : (i64) -> () return }
func.func @main() { func.call @printNewline() : () -> () return }",
    );
    assert_eq!(output(terrace().arg("run").arg(&source)), "7");
    for machine in Machine::all() {
        machine.build(&source, &["-o", &at("own")]);
        assert_eq!(machine.run(Path::new(&at("own"))), "7exit 0\n");
    }
}

#[test]
fn the_runtime_library_is_linked_where_it_is_needed() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let source = write(
        &folder,
        "print.mlir",
        "func.func private @printI64(i64) func.func private @printNewline()
func.func @main() { %c = arith.constant 42 : i64 func.call @printI64(%c) : (i64) -> () func.call @printNewline() : () -> () return }",
    );
    for machine in Machine::all() {
        machine.build(&source, &["-o", &at("print")]);
        // A `main` without results exits with status 0.
        assert_eq!(machine.run(Path::new(&at("print"))), "42\nexit 0\n");
    }
    if Machine::host().is_none() {
        return;
    }
    // A result may be ignored, but the argument types must be those of the library.
    let wrong = write(
        &folder,
        "wrong.mlir",
        "func.func private @rtclock()
  func.func private @printI64(f64)
func.func @main() { func.call @rtclock() : () -> () %c = arith.constant 4.5 : f64 func.call @printI64(%c) : (f64) -> () return }",
    );
    let expected = format!(
        "{}:2:3: error: @printI64 is declared as void (double) and is void (i64)",
        wrong.display()
    );
    for command in [&["run"][..], &["build", "-o", &at("x")]] {
        let said = error(terrace().args(command).arg(&wrong));
        assert_eq!(said.lines().next(), Some(&*expected), "{command:?}");
    }
    let fails = |flags: &[&str]| {
        let mut command = terrace();
        command.arg("build").arg(&source).args(["-o", &at("x")]);
        let said = error(command.args(flags));
        assert!(!Path::new(&at("x")).exists());
        said
    };
    let said = fails(&["--runtime=/nowhere"]);
    assert!(
        said.contains("error: --runtime: file '/nowhere' not found"),
        "{said}"
    );
    let said = fails(&["--target=x86_64-unknown-freebsd", "--cc=cc"]);
    assert!(
        said.contains("calls 'printI64' of the runtime library, but libterrace_rt.a"),
        "{said}"
    );
    assert!(
        said.contains(
            "-p terrace-engine-runtime-static --target x86_64-unknown-freebsd' makes one"
        ),
        "{said}"
    );
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_written() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let good = write(
        &folder,
        "good.mlir",
        "func.func @main() -> i32 { %c = arith.constant 0 : i32 return %c : i32 }",
    );
    let takes = write(
        &folder,
        "takes.mlir",
        "func.func @main(%a: f32) -> i32 { %c = arith.constant 0 : i32 return %c : i32 }",
    );
    let float = write(
        &folder,
        "float.mlir",
        "func.func @main() -> f32 { %c = arith.constant 0.0 : f32 return %c : f32 }",
    );
    let none = write(&folder, "none.mlir", "func.func @f() { return }");
    let asm = write(
        &folder,
        "asm.mlir",
        "llvm.func @main() -> i32 {\n  llvm.inline_asm has_side_effects \"nop\", \"\" : () -> ()\n  %0 = llvm.mlir.constant(0 : i32) : i32\n  llvm.return %0 : i32\n}",
    );
    let header_nowhere = "--header=/nowhere/h.h";
    let out = at("out");
    let (header_out, bindings_out) = (format!("--header={out}"), format!("--bindings={out}"));
    let header_good = format!("--header={}", name(&good));
    let cases: &[(&Path, &[&str], &str)] = &[
        (
            &good,
            &[],
            "terrace build: missing output file; use -o FILE",
        ),
        (
            &good,
            &["-o", &out, "--emit=asm", "--engine=cranelift"],
            "Cranelift makes no assembly",
        ),
        (
            &good,
            &["-o", &out, "--emit=clif", "--engine=llvm"],
            "only Cranelift has --emit=clif",
        ),
        (
            &good,
            &["-o", &out, "--emit=nonsense"],
            "Cannot find option named 'nonsense'!",
        ),
        (
            &good,
            &["-o", &out, header_nowhere],
            "cannot open output file '/nowhere/h.h'",
        ),
        (
            &good,
            &["-o", &out, "--emit=obj", &header_out],
            "terrace build: -o and --header are the same file, '",
        ),
        (
            &good,
            &["--emit=llvm-ir", &header_out, &bindings_out],
            "terrace build: --header and --bindings are the same file, '",
        ),
        (
            &good,
            &["-o", &out, "--emit=obj", &header_good],
            "terrace build: the input and --header are the same file, '",
        ),
        (
            &good,
            &["-o", &out, "--cpu=nonsense"],
            "unknown processor 'nonsense'",
        ),
        (
            &good,
            &[
                "-o",
                &out,
                "--target=riscv64-linux-gnu",
                "--engine=cranelift",
            ],
            "Cranelift makes objects for",
        ),
        (
            &good,
            &["-o", &out, "--cc=no-such-compiler"],
            "C compiler 'no-such-compiler' not found",
        ),
        (
            &good,
            &["-o", &out, "--target=x86_64-unknown-freebsd"],
            "'x86_64-unknown-freebsd' is not this machine, and its C compiler 'x86_64-freebsd-gcc' was not found; name",
        ),
        (
            &none,
            &["-o", &out],
            "error: no executable: function 'main' not found",
        ),
        (
            &takes,
            &["-o", &out],
            "takes.mlir:1:1: error: no executable: 'main' must take nothing, or (i32, !llvm.ptr); it is (f32) -> i32",
        ),
        (
            &float,
            &["-o", &out],
            "'main' must return an i32, the exit status, or nothing",
        ),
        (
            &asm,
            &["-o", &out],
            "asm.mlir:2:3: error: cannot compile: uses inline assembly (in @main: call void asm sideeffect \"nop\", \"\"())",
        ),
    ];
    for (source, arguments, expected) in cases {
        if Machine::host().is_none() && expected.contains("no-such-compiler") {
            continue;
        }
        let said = error(
            terrace()
                .arg("build")
                .arg(source)
                .args(*arguments)
                .env_remove("CC"),
        );
        assert!(said.contains(expected), "{arguments:?}: {said}");
        assert!(!Path::new(&out).exists(), "{arguments:?}");
    }
    // No temporary files remain in the folder.
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 5);
    let mut without = terrace();
    without
        .arg("build")
        .arg(&good)
        .args(["--emit=asm"])
        .env("TERRACE_LLVM", "/nowhere");
    let said = error(&mut without);
    assert!(said.contains("error: LLVM: "), "{said}");
}

#[test]
fn text_goes_to_standard_output() {
    let folder = folder();
    let source = write(
        &folder,
        "f.mlir",
        "func.func @f(%a: i32) -> i32 { return %a : i32 }",
    );
    let made = |emit: &str| output(terrace().arg("build").arg(&source).arg(emit));
    assert!(made("--emit=llvm-ir").contains("define i32 @f(i32 %0) {"));
    let clif = made("--emit=clif");
    assert!(
        clif.starts_with("; @f\nfunction u0:0(i32) -> i32 system_v {"),
        "{clif}"
    );
    if oracle::find_tool("lli").is_some() {
        assert!(made("--emit=asm").contains("\nf:"));
    }
}

#[test]
fn lines_of_mlir_are_in_objects() {
    let addr2line = Command::new("addr2line").arg("--version").output();
    if Machine::host().is_none() || addr2line.is_err() {
        return;
    }
    let folder = folder();
    let source = "func.func @main() -> i32 {\n  %a = arith.constant 3 : i32\n  %b = func.call @g(%a) : (i32) -> i32\n  return %b : i32\n}\n\nfunc.func @g(%x: i32) -> i32 {\n  %y = arith.muli %x, %x : i32\n  return %y : i32\n}\n";
    write(&folder, "lines.mlir", source);
    let mut command = terrace();
    command
        .current_dir(folder.path())
        .args(["build", "lines.mlir", "-o", "lines"]);
    output(&mut command);
    let nm = output(Command::new("nm").arg(folder.path().join("lines")));
    let g = nm
        .lines()
        .find_map(|line| line.strip_suffix(" T g"))
        .expect("g is there");
    let mut found = Command::new("addr2line");
    found
        .arg("-f")
        .arg("-e")
        .arg(folder.path().join("lines"))
        .arg(g);
    let found = output(&mut found);
    assert!(
        found.starts_with("g\n") && found.trim_end().ends_with("lines.mlir:7"),
        "{found}"
    );
}
