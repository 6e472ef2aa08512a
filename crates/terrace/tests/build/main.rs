//! `terrace build`: programs become executables, libraries and objects with the same output as under `lli`, and
//! functions are called from C and Rust by the written declarations; for this machine, and for AArch64 under QEMU. On
//! machines that Cranelift makes no code for, and without `cc`, only the parts that need neither are tested.

#![cfg(unix)]

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

/// Runs a program that has to succeed, and returns its output.
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

/// `terrace build INPUT ..`, which has to succeed.
fn build(input: &Path, arguments: &[&str]) {
    output(terrace().arg("build").arg(input).args(arguments));
}

/// The warnings of `terrace build INPUT ..`, which has to succeed.
fn build_and_warn(input: &Path, arguments: &[&str]) -> String {
    let mut command = terrace();
    let ran = run(command.arg("build").arg(input).args(arguments));
    let warnings = text(&ran.stderr);
    assert_eq!(ran.exit, 0, "{command:?}\n{warnings}");
    warnings
}

/// Standard error of a command that has to fail.
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
            // Sources in linalg are brought down by `mlir-opt` first; others have a `.src.mlir`, or need none.
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

/// The program's name without `.mlir` and `.src`, and with this at its end.
fn beside(program: &Path, extension: &str) -> PathBuf {
    let stem = program.file_stem().unwrap_or_default().to_string_lossy();
    let stem = stem.trim_end_matches(".src");
    program.with_file_name(format!("{stem}.{extension}"))
}

/// Builds programs with these flags, runs them, and says which print something else than they should.
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
            // Some have in C what the runtime library has, too.
            cc.args([
                "-Wl,--allow-multiple-definition",
                "-lm",
                "-lpthread",
                "-ldl",
            ]);
            // Not every compiler knows the types in it.
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

/// The programs that the tests of the engine run in memory.
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

/// Arguments and results of C: each half of a program is compiled by a C compiler or from Clang's IR.
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

/// Memory by value that is aligned to more than the stack is passed to C and taken from C.
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
    // GCC says that it has had another convention once.
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

/// Vectors of more than 128 bits travel only between functions that Terrace compiles together.
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
    // No other object calls the functions of an executable.
    build(&public, &["-o", &at("program")]);
    assert_eq!(run(&mut Command::new(at("program"))).exit, 6);
    let private = write(
        &folder,
        "private.ll",
        &format!("define internal <8 x i32> @f{add}\n{main}"),
    );
    build(&private, &["--emit=obj", "-o", &at("private.o")]);
    // Others call what the header declares.
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

const FUNCTIONS: &str = r#"// Adds two numbers.
// It ends no comment: */
func.func @add(%a: i32, %b: f64) -> f64 {
  %c = arith.sitofp %a : i32 to f64
  %d = arith.addf %c, %b : f64
  return %d : f64
}
func.func @sum(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (f32, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %h = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %w = memref.dim %m, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %s = scf.for %i = %c0 to %h step %c1 iter_args(%x = %z) -> f32 {
    %r = scf.for %j = %c0 to %w step %c1 iter_args(%y = %x) -> f32 {
      %e = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %n = arith.addf %y, %e : f32
      scf.yield %n : f32
    }
    scf.yield %r : f32
  }
  return %s, %h, %w : f32, index, index
}
func.func @iota(%n: index) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}
func.func @twice(%m: memref<f64>) -> memref<f64> {
  %v = memref.load %m[] : memref<f64>
  %w = arith.addf %v, %v : f64
  memref.store %w, %m[] : memref<f64>
  return %m : memref<f64>
}
func.func @cube(%m: memref<2x3x4xi8>, %i: index, %j: index, %k: index) -> i8 {
  %v = memref.load %m[%i, %j, %k] : memref<2x3x4xi8>
  return %v : i8
}
func.func @kinds(%a: i1, %b: i24, %c: i128) -> (i1, i24, i128) {
  %t = arith.constant true
  %n = arith.xori %a, %t : i1
  %one = arith.constant 1 : i24
  %m = arith.subi %b, %one : i24
  %two = arith.constant 2 : i128
  %o = arith.muli %c, %two : i128
  return %n, %m, %o : i1, i24, i128
}
func.func @square(%a: complex<f32>, %v: vector<4xf32>) -> (complex<f32>, vector<4xf32>) {
  %b = complex.mul %a, %a : complex<f32>
  %w = arith.addf %v, %v : vector<4xf32>
  return %b, %w : complex<f32>, vector<4xf32>
}
func.func @rank(%m: memref<*xf32>) -> index {
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}
func.func @same(%class: f16, %0: bf16) -> bf16 { return %0 : bf16 }
func.func @int(%block: i8, %terrace_block: ui16) -> i8 { return %block : i8 }
func.func @dotted.name(%p: !llvm.ptr) -> !llvm.ptr { return %p : !llvm.ptr }
func.func @"odd name"() { return }
memref.global "private" constant @text : memref<6xi8> = dense<[97, 0, 98, 0, 0, 99]>
func.func @bytes() -> memref<6xi8> {
  %t = memref.get_global @text : memref<6xi8>
  return %t : memref<6xi8>
}
func.func private @hidden() { return }
"#;

const C: &str = r#"
#include <stdio.h>
#include <stdlib.h>
#include "functions.h"
#include "functions.h"
int main(void) {
  printf("%g\n", add(2, 0.5));
  float data[6] = {1, 2, 3, 4, 5, 6};
  struct sum_results s = sum(terrace_memref_2_f32_of(data, 2, 3));
  printf("%g %d %d\n", s.r0, (int)s.r1, (int)s.r2);
  terrace_memref_2_f32 turned = {data, data, 1, {2, 2}, {1, 3}};
  printf("%g\n", sum(turned).r0);
  terrace_memref_1_i64 numbers = iota(5);
  printf("%d %d\n", (int)numbers.sizes[0], (int)numbers.aligned[numbers.offset + 4 * numbers.strides[0]]);
  free(numbers.allocated);
  double one = 1.25;
  terrace_memref_0_f64 same_one = twice(terrace_memref_0_f64_of(&one));
  printf("%g %d\n", one, same_one.aligned == &one);
  int8_t box[24];
  for (int i = 0; i < 24; i++) box[i] = (int8_t)i;
  printf("%d\n", cube(terrace_memref_3_i8_of(box, 2, 3, 4), 1, 2, 3));
  terrace_i128 wide = {{UINT64_C(1) << 63, 5}};
  struct kinds_results k = kinds(true, -3, wide);
  printf("%d %d %d %d\n", k.r0, (int)k.r1, (int)k.r2.words[0], (int)k.r2.words[1]);
  terrace_complex_f32 c = {1, 2};
  terrace_vector_4_f32 v = {{1, 2, 3, 4}};
  struct square_results q = square(c, v);
  printf("%g %g %g\n", q.r0.re, q.r0.im, q.r1.at[3]);
  terrace_memref_2_f32 m = terrace_memref_2_f32_of(data, 2, 3);
  terrace_unranked_f32 u = {2, &m};
  printf("%d %x %d\n", (int)rank(u), same(1, 0x3f80), int_(-7, 1));
  printf("%d\n", dotted_name(&m) == &m);
  terrace_memref_1_i8 t = bytes();
  printf("%d%c%c%c\n", (int)t.sizes[0], t.aligned[0], t.aligned[2], t.aligned[5]);
  return 0;
}
"#;

const RUST: &str = r#"
#[path = "functions.rs"]
mod functions;
use functions::*;
fn main() {
    unsafe {
        println!("{}", add(2, 0.5));
        let mut data = [1f32, 2., 3., 4., 5., 6.];
        let (sum_of, rows, columns) = sum(MemRef::row_major(data.as_mut_ptr(), [2, 3]));
        println!("{sum_of} {rows} {columns}");
        let data = data.as_mut_ptr();
        let turned = MemRef { allocated: data, aligned: data, offset: 1, sizes: [2, 2], strides: [1, 3] };
        println!("{}", sum(turned).0);
        let numbers = iota(5);
        println!("{} {}", numbers.sizes[0], *numbers.aligned.offset(numbers.offset + 4 * numbers.strides[0]));
        let mut one = 1.25;
        let same_one = twice(MemRef::row_major(&mut one, []));
        println!("{one} {}", u8::from(same_one.aligned == &raw mut one));
        let mut numbers: [i8; 24] = std::array::from_fn(|at| at as i8);
        println!("{}", cube(MemRef::row_major(numbers.as_mut_ptr(), [2, 3, 4]), 1, 2, 3));
        let (a, b, c) = kinds(true, -3, [1 << 63, 5]);
        println!("{} {b} {} {}", u8::from(a), c[0], c[1]);
        let (c, v) = square(Complex { re: 1., im: 2. }, [1., 2., 3., 4.]);
        println!("{} {} {}", c.re, c.im, v[3]);
        let mut m = MemRef::row_major(data, [2, 3]);
        let u = UnrankedMemRef { rank: 2, descriptor: (&raw mut m).cast() };
        println!("{} {:x} {}", rank(u), same(1, 0x3f80), int_(-7, 1));
        let p = (&raw mut m).cast();
        println!("{}", u8::from(dotted_name(p) == p));
        odd_name();
        let t = bytes();
        let at = |at| *t.aligned.add(at) as u8 as char;
        println!("{}{}{}{}", t.sizes[0], at(0), at(2), at(5));
    }
}
"#;

const PRINTED: &str = "2.5\n21 2 3\n16\n5 4\n2.5 1\n23\n0 -4 0 11\n-3 4 8\n2 3f80 -7\n1\n6abc\n";

/// Writes functions, their declarations, and an object, in a folder.
fn functions(flags: &[&str]) -> TempDir {
    let folder = folder();
    let source = write(&folder, "functions.mlir", FUNCTIONS);
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (header, bindings) = (
        format!("--header={}", at("functions.h")),
        format!("--bindings={}", at("functions.rs")),
    );
    let object = at("functions.o");
    let mut arguments = vec!["--emit=obj", "-o", &object, &header, &bindings];
    arguments.extend(flags);
    let warnings = build_and_warn(&source, &arguments);
    assert_eq!(warnings.matches("warning: ").count(), 1, "{warnings}");
    assert!(warnings.contains("'int' has a meaning in C"), "{warnings}");
    folder
}

#[test]
fn functions_are_called_from_c() {
    let folder = functions(&[]);
    let header = fs::read_to_string(folder.path().join("functions.h")).expect("a header");
    for part in [
        " * Adds two numbers.\n * It ends no comment: * /\n *\n * @add(%a: i32, %b: f64) -> f64\n */\ndouble add(int32_t a, double b);\n",
        "terrace_memref_2_f32 m) {",
        " * @odd name()\n * Not declared: C compilers pass its name on to an assembler as it is.\n */\n",
    ] {
        assert!(header.contains(part), "{part} is not in\n{header}");
    }
    assert!(!header.contains("hidden"), "{header}");
    let check = |machine: &Machine, flags: &[&str]| {
        let target = format!("--target={}", machine.triple);
        let folder = functions(&[&[&*target], flags].concat());
        write(&folder, "main.c", C);
        let mut cc = machine.cc();
        cc.current_dir(folder.path())
            .args(["-Wall", "-Wextra", "-Werror", "-O1"]);
        let linked = output(cc.args(["-o", "main", "main.c", "functions.o"]));
        assert_eq!(linked, "");
        let printed = machine.run(&folder.path().join("main"));
        assert_eq!(printed, format!("{PRINTED}exit 0\n"));
    };
    for machine in Machine::all() {
        check(&machine, &[]);
    }
    let Some(host) = Machine::host() else {
        return;
    };
    if oracle::find_tool("lli").is_some() {
        check(&host, &["--engine=llvm", "-O2"]);
    }
    if Command::new("c++").arg("--version").output().is_ok() {
        write(&folder, "main.cc", C);
        let mut cxx = Command::new("c++");
        cxx.current_dir(folder.path())
            .args(["-Wall", "-Wextra", "-Werror"]);
        output(cxx.args(["-o", "main", "main.cc", "functions.o"]));
        let ran = output(&mut Command::new(folder.path().join("main")));
        assert_eq!(ran, PRINTED);
    }
}

#[test]
fn functions_are_called_from_rust() {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    if Machine::host().is_none() || Command::new(&rustc).arg("--version").output().is_err() {
        return;
    }
    let folder = functions(&[]);
    write(&folder, "main.rs", RUST);
    for edition in ["2021", "2024"] {
        let mut command = Command::new(&rustc);
        command
            .current_dir(folder.path())
            .args(["--edition", edition, "-D", "warnings"]);
        output(command.args(["-C", "link-arg=functions.o", "-o", "main", "main.rs"]));
        assert_eq!(
            output(&mut Command::new(folder.path().join("main"))),
            PRINTED
        );
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
    // Without the library no symbol is found, and nothing is written.
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

/// A program that calls every function that prints numbers and text.
const PRINTS: &str = r#"
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printOpen()
func.func private @printClose()
func.func private @printComma()
func.func private @printNewline()
func.func @main() {
  %i = arith.constant -7 : i64
  %u = arith.constant -1 : i64
  %f = arith.constant 0.1 : f32
  %d = arith.constant 1.0e300 : f64
  func.call @printOpen() : () -> ()
  func.call @printI64(%i) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printU64(%u) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printF32(%f) : (f32) -> ()
  func.call @printComma() : () -> ()
  func.call @printF64(%d) : (f64) -> ()
  func.call @printComma() : () -> ()
  vector.print str "text"
  func.call @printClose() : () -> ()
  func.call @printNewline() : () -> ()
  return
}
"#;

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
        // A `main` without results ends well.
        assert_eq!(machine.run(Path::new(&at("print"))), "42\nexit 0\n");
    }
    let Some(host) = Machine::host() else {
        return;
    };
    let said =
        error(
            terrace()
                .arg("build")
                .arg(&source)
                .args(["-o", &at("x"), "--runtime=/nowhere"]),
        );
    assert!(
        said.contains("error: --runtime: there is no file '/nowhere'"),
        "{said}"
    );
    build(&source, &["--emit=obj", "-o", &at("print.o")]);
    // A program beside which there is none.
    let own = folder.path().join("bin");
    fs::create_dir(&own).expect("a folder");
    let (whole, program) = (env!("CARGO_BIN_EXE_terrace"), own.join("terrace"));
    // A link, where it can be one: a new copy is busy while another test starts a process, which has it open for writing.
    if fs::hard_link(whole, &program).is_err() {
        fs::copy(whole, &program).expect("a copy");
    }
    // It brings the functions that print, which write what the library's write.
    let mut alone = Command::new(&program);
    output(alone.arg("build").arg(&source).args(["-o", &at("alone")]));
    assert_eq!(output(&mut Command::new(at("alone"))), "42\n");
    let all = write(&folder, "all.mlir", PRINTS);
    let mut alone = Command::new(&program);
    output(alone.arg("build").arg(&all).args(["-o", &at("all")]));
    let ran = output(terrace().arg("run").arg(&all));
    assert_eq!(output(&mut Command::new(at("all"))), ran);
    assert!(
        ran.contains("( -7, 18446744073709551615, 0.1, 1e+300, text"),
        "{ran}"
    );
    let source = write(
        &folder,
        "clock.mlir",
        "func.func private @printF64(f64) func.func private @rtclock() -> f64
func.func @main() { %t = func.call @rtclock() : () -> f64 func.call @printF64(%t) : (f64) -> () return }",
    );
    let mut alone = Command::new(program);
    alone.arg("build").arg(&source).args(["-o", &at("x")]);
    let target = |triple: &str| format!("--target={triple}");
    let said = error(alone.arg(target(host.triple)));
    assert!(
        said.contains("calls 'rtclock' of the runtime library"),
        "{said}"
    );
    let said = error(alone.args([&*target("x86_64-unknown-freebsd"), "--cc=cc"]));
    assert!(
        said.contains(
            "-p terrace-engine-runtime-static --target x86_64-unknown-freebsd' makes one"
        ),
        "{said}"
    );
    assert!(!Path::new(&at("x")).exists());
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
            "terrace build: say where the result goes: -o FILE",
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
            "there is no processor 'nonsense' for it",
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
            "there is no 'no-such-compiler'",
        ),
        (
            &good,
            &["-o", &out, "--target=x86_64-unknown-freebsd"],
            "'x86_64-unknown-freebsd' is not this machine, and there is no 'x86_64-freebsd-gcc' that links for it: name",
        ),
        (
            &none,
            &["-o", &out],
            "error: no executable: there is no function 'main'",
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
    // And no temporary files stay beside it.
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

/// Parameters and functions may be named as what the declarations themselves use.
#[test]
fn declarations_keep_their_own_names() {
    let folder = folder();
    let source = "func.func @terrace_f16(%memcpy: f16, %memset: f16) -> (f16, f16) { return %memcpy, %memset : f16, f16 }\n\
        func.func @uint16_t(%terrace_words: f16, %TERRACE_F16: f16) -> f16 { return %terrace_words : f16 }\n\
        func.func @size_of(%None: f16, %linux: i32) -> (f16, i32) { return %None, %linux : f16, i32 }\n";
    let source = write(&folder, "names.mlir", source);
    let at = |name: &str| folder.path().join(name).display().to_string();
    let header = format!("--header={}", at("names.h"));
    build_and_warn(&source, &["--emit=obj", "-o", &at("names.o"), &header]);
    let text = fs::read_to_string(at("names.h")).expect("a header");
    for part in [
        "terrace_f16_(terrace_f16 memcpy_, terrace_f16 memset_)",
        "uint16_t_(terrace_f16 terrace_words_, terrace_f16 TERRACE_F16_)",
        "size_of(terrace_f16 None, int32_t linux_)",
    ] {
        assert!(text.contains(part), "{text}");
    }
    if Machine::host().is_some() {
        let c = write(
            &folder,
            "use.c",
            "#include \"names.h\"\nint main(void) { return 0; }\n",
        );
        output(
            Command::new("cc")
                .arg("-c")
                .arg(c)
                .arg("-o")
                .arg(at("use.o")),
        );
    }
}

/// Names of C's standard library are not declared with another type; `--prefix` gives names of one's choice.
#[test]
fn names_of_c_are_reported_and_prefixed() {
    let folder = folder();
    let source = "func.func @div(%a: i32, %b: i32) -> i32 { %c = arith.divsi %a, %b : i32 return %c : i32 }\n\
        func.func @int(%a: f16) -> f16 { return %a : f16 }\n\
        func.func @sinf() { return }\n";
    let source = write(&folder, "div.mlir", source);
    let at = |name: &str| folder.path().join(name).display().to_string();
    let object = at("div.o");
    let check = |flags: &[&str], calls: &str, warnings: usize| {
        let header = format!("--header={}", at("div.h"));
        let all = [&["--emit=obj", "-o", &object, &header], flags].concat();
        let said = build_and_warn(&source, &all);
        assert_eq!(said.matches("--prefix=TEXT").count(), warnings, "{said}");
        if Machine::host().is_none() {
            return;
        }
        let c = format!(
            "#include \"div.h\"\n#include <math.h>\n#include <stdlib.h>\n#include <stdio.h>\n\
            int main(void) {{ {calls} return 0; }}\n"
        );
        let c = write(&folder, "use.c", &c);
        output(
            Command::new("cc")
                .args(["-Wall", "-Werror", "-o", &at("use")])
                .arg(&c)
                .arg(&object),
        );
        assert_eq!(output(&mut Command::new(at("use"))), "3");
    };
    check(&[], "sinf_(); int_(0); printf(\"%d\", div_(7, 2));", 3);
    check(
        &["--prefix=my_"],
        "my_sinf(); my_int(0); printf(\"%d\", my_div(7, 2));",
        0,
    );
    let refused = |flags: &[&str]| {
        let mut command = terrace();
        error(
            command
                .arg("build")
                .arg(&source)
                .args(["--emit=obj", "-o", &object])
                .args(flags),
        )
    };
    assert!(refused(&["--prefix=my_"]).contains("--prefix is for --header"));
    assert!(
        refused(&["--header=/nowhere/h", "--prefix=1-"]).contains("no name of C begins with '1-'")
    );
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
