//! Checks that tools run in process print the same as the installed programs, byte for byte.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use terrace_upstream::tool::{Outcome, Tool, run};
use terrace_upstream::{LlvmModule, PrintOptions, Upstream, live_bytes};

const ADD: &str = "func.func @add(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
";

const LOOP: &str = r#"module attributes {test.answer = 42 : i64} {
  memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.5], [0.1, -3.0]]>
  func.func @sum(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %n: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
      %x = memref.load %m[%i, %c1] : memref<?x4xf32, strided<[?, 1], offset: ?>>
      %y = arith.addf %acc, %x : f32
      scf.yield %y : f32
    }
    %d = memref.alloc(%n) : memref<?xf32>
    memref.store %s, %d[%c0] : memref<?xf32>
    memref.dealloc %d : memref<?xf32>
    return %s : f32
  }
}
"#;

const LLVM: &str = r#"llvm.mlir.global internal constant @text("hello\0A\00") {addr_space = 0 : i32}
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @main(%n: i64) -> i32 attributes {passthrough = ["nounwind"]} {
  %0 = llvm.mlir.addressof @text : !llvm.ptr
  %1 = llvm.call @puts(%0) : (!llvm.ptr) -> i32
  %2 = llvm.mlir.poison : !llvm.struct<"pair", (i32, f64)>
  %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"pair", (i32, f64)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<"pair", (i32, f64)>
  %5 = llvm.icmp "sgt" %n, %n : i64
  llvm.cond_br %5 weights([3, 1]), ^yes, ^no(%4 : i32)
^yes:
  llvm.br ^no(%1 : i32)
^no(%6: i32):
  llvm.return %6 : i32
}
"#;

const UNKNOWN: &str = r#""dialect.op"() ({
^bb0(%a: !dialect.type<"x">, %b: tuple<i1, none>):
  %0:2 = "dialect.two"(%a) {name = #dialect.attr<1>, "odd name" = unit} : (!dialect.type<"x">) -> (i8, f80)
  "dialect.end"()[^bb1] : () -> ()
^bb1:
  "dialect.end"(%0#1) : (f80) -> ()
}) : () -> ()
"#;

const NAMED: &str = r##"#map = affine_map<(d0, d1)[s0] -> (d1, d0 + s0 * 3)>
#here = loc("other.c":3:4)
func.func @f(%a: memref<4x4xf32, #map> loc("pointer"(#here)), %i: index) -> f32 {
  %x = memref.load %a[%i, %i] : memref<4x4xf32, #map> loc(callsite("value"("g.c":7:1) at #here))
  %y = arith.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32> loc(fused<"tag">[#here, unknown])
  return %x : f32
}
"##;

/// Command lines and inputs. Excludes command lines that the C API cannot express, for which `run` returns `None`.
const CASES: &[(Tool, &[&str], &str)] = &[
    (Tool::Opt, &[], ADD),
    (Tool::Opt, &["--mlir-print-op-generic"], ADD),
    (Tool::Opt, &["-mlir-print-debuginfo"], ADD),
    (
        Tool::Opt,
        &["--mlir-print-debuginfo", "--mlir-pretty-debuginfo"],
        ADD,
    ),
    (
        Tool::Opt,
        &["--mlir-print-debuginfo", "--mlir-print-local-scope"],
        NAMED,
    ),
    (
        Tool::Opt,
        &["--mlir-print-debuginfo", "--mlir-print-op-generic"],
        NAMED,
    ),
    (Tool::Opt, &["--mlir-use-nameloc-as-prefix"], NAMED),
    (
        Tool::Opt,
        &["--mlir-elide-elementsattrs-if-larger=2"],
        NAMED,
    ),
    (Tool::Opt, &[], NAMED),
    (Tool::Opt, &[], LOOP),
    (Tool::Opt, &["--mlir-print-op-generic"], LOOP),
    (Tool::Opt, &["-convert-scf-to-cf"], LOOP),
    (
        Tool::Opt,
        &[
            "-convert-scf-to-cf",
            "--finalize-memref-to-llvm=index-bitwidth=32",
        ],
        LOOP,
    ),
    (
        Tool::Opt,
        &["--convert-scf-to-cf", "--convert-to-llvm", "--cse"],
        LOOP,
    ),
    (
        Tool::Opt,
        &[
            "--pass-pipeline=builtin.module(convert-scf-to-cf,convert-to-llvm{filter-dialects=arith,cf},\
             func.func(cse))",
        ],
        LOOP,
    ),
    (Tool::Opt, &["--allow-unregistered-dialect"], UNKNOWN),
    (
        Tool::Opt,
        &["--allow-unregistered-dialect", "--mlir-print-debuginfo"],
        UNKNOWN,
    ),
    (Tool::Opt, &[], LLVM),
    (
        Tool::Opt,
        &["-convert-func-to-llvm", "--verify-each=0"],
        ADD,
    ),
    // Inputs rejected by the parser, the verifier and a pass; tabs; a byte that is not a column; a name that is a
    // location.
    (Tool::Opt, &[], UNKNOWN),
    (
        Tool::Opt,
        &[],
        "func.func @f() -> i32 {\n\t \treturn %x : i32\n}\n",
    ),
    (
        Tool::Opt,
        &[],
        "func.func @f() -> i32 {\n\t \treturn\t// \u{e9}\n}\n",
    ),
    (Tool::Opt, &[], "func.func @f() -> i32 {\n\t \treturn\n}\n"),
    (Tool::Opt, &[], "func.func @f() -> i32 {\n  return"),
    (Tool::Opt, &[], "func.func @f() -> i32 {\r\n  return }\r\n"),
    (
        Tool::Opt,
        &[],
        "func.func @f()\nfunc.func private @g() loc(\"name\")\n",
    ),
    (
        Tool::Opt,
        &[],
        "func.func @f() -> i32 {\n  return loc(callsite(\"a\"(\"b.c\":1:2) at \"d.c\":5:6))\n}\n",
    ),
    (
        Tool::Opt,
        &[],
        "func.func private @f()\nfunc.func private @f()\n",
    ),
    (
        Tool::Opt,
        &["--convert-arith-to-llvm"],
        "func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {\n  %0 = arith.addi %a, %a : tensor<2xi8>\n  return %0 : tensor<2xi8>\n}\n",
    ),
    (
        Tool::Opt,
        &["--convert-func-to-llvm", "--reconcile-unrealized-casts"],
        "func.func @f(%a: index) -> index {\n  %0 = index.add %a, %a\n  return %0 : index\n}\n",
    ),
    (Tool::Translate, &["--mlir-to-llvmir"], LLVM),
    (
        Tool::Translate,
        &["-mlir-to-llvmir"],
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {}",
    ),
    (Tool::Translate, &["--mlir-to-llvmir"], ADD),
    (Tool::Translate, &["--mlir-to-llvmir"], UNKNOWN),
    (
        Tool::Translate,
        &["--mlir-to-llvmir"],
        "func.func private @f()",
    ),
];

fn program(name: &str) -> PathBuf {
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX").expect("set in .cargo/config.toml");
    Path::new(&prefix).join("bin").join(name)
}

fn real(tool: Tool, flags: &[String], file: &str) -> Outcome {
    let output = Command::new(program(tool.name()))
        .args(flags)
        .arg(file)
        .output()
        .expect("the program runs");
    Outcome {
        success: output.status.success(),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

#[test]
fn in_process_is_the_program() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("input.mlir");
    let file = path.to_str().expect("UTF-8");
    for (tool, flags, input) in CASES {
        fs::write(&path, input).expect("written");
        let flags: Vec<String> = flags.iter().map(|flag| flag.to_string()).collect();
        let ours = run(*tool, &flags, file).expect("can be said through the C API");
        let theirs = real(*tool, &flags, file);
        assert_eq!(ours.stdout, theirs.stdout, "{tool:?} {flags:?}\n{input}");
        assert_eq!(ours.stderr, theirs.stderr, "{tool:?} {flags:?}\n{input}");
        assert_eq!(ours.success, theirs.success, "{tool:?} {flags:?}\n{input}");
    }
}

#[test]
fn what_the_c_api_cannot_say_is_left_to_the_program() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("input.mlir");
    fs::write(&path, ADD).expect("written");
    let file = path.to_str().expect("UTF-8");
    fs::write(&path, "not MLIR at all").expect("written");
    let flags = ["--split-input-file".to_owned()];
    assert_eq!(run(Tool::Opt, &flags, file), None);
    fs::write(&path, ADD).expect("written");
    for flags in [
        &["--split-input-file"][..],
        &["--verify-diagnostics"],
        &["--mlir-print-value-users"],
        &["--no-such-pass"],
        &["--cse=no-such-option"],
        &["--cse", "--pass-pipeline=builtin.module(cse)"],
        &["--pass-pipeline=any(cse)"],
    ] {
        let flags: Vec<String> = flags.iter().map(|flag| flag.to_string()).collect();
        assert_eq!(run(Tool::Opt, &flags, file), None, "{flags:?}");
    }
}

#[test]
fn normalise_is_llvm_as_and_llvm_dis() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("input.ll");
    let file = path.to_str().expect("UTF-8");
    let upstream = Upstream::for_translation();
    let module = upstream
        .parse(&format!("module {{\n{LLVM}}}"), "x")
        .expect("valid");
    let translated = module.translate_to_llvmir().expect("translated");
    for input in [
        translated.as_str(),
        "declare void @f(ptr)\n!a = !{!1}\n!b = !{!0}\n!0 = !{i32 1}\n!1 = !{!0, i32 1}\n",
        "define i32 @f(i32 %x) {\nentry:\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n",
    ] {
        fs::write(&path, input).expect("written");
        let pipeline = format!(
            "{} < {file} | {}",
            program("llvm-as").display(),
            program("llvm-dis").display()
        );
        let output = Command::new("sh")
            .args(["-c", &pipeline])
            .output()
            .expect("runs");
        let theirs = String::from_utf8(output.stdout).expect("UTF-8");
        let ours = run(Tool::Normalise, &[], file).expect("always in process");
        assert_eq!(ours.stdout, theirs, "{input}");
        assert!(ours.success);
    }

    fs::write(&path, "define i32 @f() {\n  ret i64 0\n}\n").expect("written");
    let refused = run(Tool::Normalise, &[], file).expect("always in process");
    assert!(!refused.success);
    assert!(
        refused
            .stderr
            .contains("value doesn't match function result type"),
        "{refused:?}"
    );
}

#[test]
fn phases_work_one_by_one() {
    let upstream = Upstream::new();
    upstream.load_all_dialects();
    let before = live_bytes();
    let mut module = upstream
        .parse(&format!("module {{\n{ADD}}}"), "add.mlir")
        .expect("valid");
    assert!(live_bytes() > before);
    module.verify().expect("valid");
    assert_eq!(module.operation_count(), 3);
    let copy = module.duplicate();
    module
        .run_pipeline(
            "builtin.module(convert-arith-to-llvm,convert-func-to-llvm)",
            true,
        )
        .expect("lowered");
    let options = PrintOptions {
        assume_verified: true,
        ..PrintOptions::default()
    };
    assert!(
        module
            .print(&options)
            .contains("llvm.add %arg0, %arg1 : i32")
    );
    assert!(
        copy.print(&options)
            .contains("arith.addi %arg0, %arg1 : i32")
    );
    let text = module.translate_to_llvmir().expect("translated");
    assert!(text.contains("%3 = add i32 %0, %1"), "{text}");
    LlvmModule::parse(&text)
        .expect("LLVM IR")
        .verify()
        .expect("valid");
    assert!(upstream.parse("module {", "x").is_err());
}
