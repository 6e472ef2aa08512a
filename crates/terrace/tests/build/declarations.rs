//! Tests that C and Rust can call functions of a program through the headers and bindings that `terrace build` writes.

use std::fs;
use std::process::Command;

use tempfile::TempDir;
use terrace_testing::oracle;

use crate::machine::Machine;
use crate::{build_and_warn, error, folder, output, terrace, write};

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

/// Builds an object with functions and their declarations in a folder.
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
        " * @odd name()\n * Not declared: C compilers pass its name to the assembler unchanged.\n */\n",
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

/// Parameters and functions may have the same names as entities that the declarations use.
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

/// Functions with names of C's standard library are not declared with a different type. `--prefix` renames functions.
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
    assert!(refused(&["--prefix=my_"]).contains("--prefix requires --header"));
    assert!(
        refused(&["--header=/nowhere/h", "--prefix=1-"]).contains("no name of C begins with '1-'")
    );
}
