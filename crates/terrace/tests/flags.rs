//! Tests flags of mlir-opt and mlir-translate for split input, dumps, reproducers and reports. The expected texts are
//! the output of MLIR 22 for the same input.

use std::fs;
use std::path::Path;
use std::process::Command;
use terrace_testing::process;

/// Returns the standard output, standard error and exit status of a command in a folder.
fn terrace(folder: &Path, arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    command.args(arguments).current_dir(folder);
    let outcome = process::run(&mut command, input.as_bytes()).expect("the program ends by itself");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(outcome.stdout), text(outcome.stderr), outcome.exit)
}

#[track_caller]
fn check(arguments: &[&str], input: &str, stdout: &str, stderr: &str, exit: i32) {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, status) = terrace(folder.path(), arguments, input);
    assert_eq!(
        (out.as_str(), err.as_str(), status),
        (stdout, stderr, exit),
        "{arguments:?}"
    );
}

/// Returns the files in a folder, with their contents.
fn files(folder: &Path) -> Vec<(String, String)> {
    let (mut found, mut pending) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(at) = pending.pop() {
        for entry in fs::read_dir(at).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => pending.push(path),
                false => {
                    let name = path.strip_prefix(folder).unwrap().display().to_string();
                    found.push((name, fs::read_to_string(path).unwrap()));
                }
            }
        }
    }
    found.sort();
    found
}

const TRANSLATE: [&str; 3] = ["translate", "--mlir-to-llvmir", "-"];

fn translate(flags: &[&'static str]) -> Vec<&'static str> {
    [&TRANSLATE[..], flags].concat()
}

fn function(name: &str) -> String {
    format!(
        "; ModuleID = 'LLVMDialectModule'\nsource_filename = \"LLVMDialectModule\"\n\ndefine void @{name}() {{\n  ret void\n}}\n\n\
         !llvm.module.flags = !{{!0}}\n\n!0 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n"
    )
}

const PIECES: &str = "llvm.func @f() { llvm.return }\n// -----\nfunc.func @bad( {\n// -----\n\
                      llvm.func @g() { llvm.return }\n";

#[test]
fn translate_takes_pieces() {
    let error = "within split at <stdin>:2 offset :2:16: error: expected non-function type\nfunc.func @bad( {\n               ^\n";
    let (f, g) = (function("f"), function("g"));
    check(
        &translate(&["--split-input-file"]),
        PIECES,
        &format!("{f}\n\n{g}"),
        error,
        1,
    );
    check(
        &translate(&["--split-input-file", "--output-split-marker=; next"]),
        PIECES,
        &format!("{f}; next\n; next\n{g}"),
        error,
        1,
    );
    check(
        &translate(&["--split-input-file=// +++"]),
        "llvm.func @f() { llvm.return }\n// +++\nllvm.func @g() { llvm.return }\n",
        &format!("{f}\n{g}"),
        "",
        0,
    );
}

#[test]
fn translate_compares_diagnostics_with_what_is_expected() {
    let expected = PIECES.replace(
        "func.func",
        "// expected-error @below {{expected non-function type}}\nfunc.func",
    );
    let both = format!("{}\n\n{}", function("f"), function("g"));
    for flag in [
        "--verify-diagnostics",
        "--verify-diagnostics=all",
        "--verify-diagnostics=only-expected",
    ] {
        check(
            &translate(&["--split-input-file", flag]),
            &expected,
            &both,
            "",
            0,
        );
    }
    check(
        &translate(&["--split-input-file", "--verify-diagnostics"]),
        PIECES,
        &both,
        "within split at <stdin>:2 offset :2:16: error: unexpected error: expected non-function type\nfunc.func @bad( {\n               \
         ^\n",
        1,
    );
    check(
        &translate(&["--verify-diagnostics=only-expected"]),
        "llvm.func @f(\n",
        "",
        "",
        0,
    );
    let unknown = "module {\n  // expected-error @+1 {{missing `LLVMTranslationDialectInterface`}}\n  \"a.b\"() : () -> ()\n}\n";
    check(
        &translate(&["--allow-unregistered-dialect", "--verify-diagnostics"]),
        unknown,
        "",
        "",
        0,
    );
}

#[test]
fn translate_takes_general_flags() {
    let f = function("f");
    let text = "module { llvm.func @f() { llvm.return } }";
    for flags in [
        &["--no-implicit-module"][..],
        &["--error-diagnostics-only"],
        &["--mlir-disable-diagnostic-notes"],
        &["--mlir-disable-threading"],
        &["--mlir-print-op-generic", "--mlir-print-debuginfo"],
        &["--mlir-print-local-scope", "--mlir-use-nameloc-as-prefix"],
        &["-o", "-"],
    ] {
        check(&translate(flags), text, &f, "", 0);
    }
    check(
        &translate(&["--no-implicit-module"]),
        "llvm.func @f() { llvm.return }",
        "",
        "<stdin>:1:1: error: 'llvm.func' op can not be translated to an LLVMIR module\nllvm.func @f() { llvm.return }\n^\n\
         <stdin>:1:1: note: see current operation: \n\"llvm.func\"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, \
         linkage = #llvm.linkage<external>, sym_name = \"f\", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({\n  \
         \"llvm.return\"() : () -> ()\n}) : () -> ()\n",
        1,
    );
    let (stdout, stderr, exit) = terrace(Path::new("."), &translate(&["--mlir-timing"]), text);
    assert_eq!((stdout, exit), (f, 0));
    assert!(
        stderr.contains("%)  Translate MLIR to LLVMIR\n"),
        "{stderr}"
    );
    assert!(!stderr.contains("Output"), "{stderr}");
}

#[test]
fn flags_that_cannot_be_had_say_so() {
    let refused = |arguments: &[&str], why: &str| {
        let flag = arguments[1].split('=').next().unwrap();
        let command = arguments[0];
        let expect = format!("terrace {command}: for the {flag} option: not supported: {why}\n");
        check(arguments, "", "", &expect, 1);
    };
    refused(
        &["opt", "--emit-bytecode"],
        "bytecode is neither read nor written",
    );
    refused(
        &["opt", "--log-actions-to=-"],
        "actions cannot be traced or counted",
    );
    refused(&["opt", "--remarks-filter=.*"], "passes make no remarks");
    refused(
        &["translate", "--import-wasm"],
        "the only translations are --mlir-to-llvmir and --import-llvm",
    );
    refused(
        &["translate", "--color"],
        "diagnostics are printed without colors",
    );
    let (_, stderr, exit) = terrace(Path::new("."), &["opt", "--load-pass-plugin=a.so"], "");
    assert!(stderr.contains("docs/tutorial") && exit == 1, "{stderr}");
}

/// An operation that cannot be converted, in the inner module.
const NESTED: &str = "module @top {
  func.func @f(%a: index) -> index {
    %0 = index.add %a, %a
    return %0 : index
  }
  func.func @h() {
    return
  }
  module @inner {
    func.func @k(%t: tensor<4xf32>) {
      cf.br ^bb1(%t : tensor<4xf32>)
    ^bb1(%u: tensor<4xf32>):
      return
    }
  }
}
";
const FAILS: &str = "--pass-pipeline=builtin.module(func.func(convert-index-to-llvm),builtin.module(convert-cf-to-llvm))";
const PASSES: &str =
    "--pass-pipeline=builtin.module(func.func(convert-arith-to-llvm),reconcile-unrealized-casts)";
const ERROR: &str =
    "<stdin>:11:7: error: failed to legalize operation 'cf.br' that was explicitly marked illegal
      cf.br ^bb1(%t : tensor<4xf32>)
      ^
<stdin>:11:7: note: see current operation: \"cf.br\"(%arg0)[^bb1] : (tensor<4xf32>) -> ()
<stdin>:11:7: note: pattern 'BranchOpLowering' does not apply: operand #0: type 'tensor<4xf32>' cannot be converted: tensors must be converted to memrefs first
<stdin>:11:7: note: the operation uses tensors; run mlir-opt's 'one-shot-bufferize' first
";

/// Returns the printed form of [`NESTED`], with the given body of `@f`.
fn printed(f: &str) -> String {
    format!(
        "module @top {{\n  func.func @f(%arg0: index) -> index {{\n{f}  }}\n  func.func @h() {{\n    return\n  }}\n  \
         module @inner {{\n    func.func @k(%arg0: tensor<4xf32>) {{\n      cf.br ^bb1(%arg0 : tensor<4xf32>)\n    \
         ^bb1(%0: tensor<4xf32>):  // pred: ^bb0\n      return\n    }}\n  }}\n}}\n"
    )
}

const F: &str = "    %0 = index.add %arg0, %arg0\n    return %0 : index\n";
const CONVERTED_F: &str = "    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64\n    %1 = llvm.add %0, %0 : i64\n    \
                           %2 = builtin.unrealized_conversion_cast %1 : i64 to index\n    return %2 : index\n";

fn reproducer(module: &str, pipeline: &str, threading_disabled: bool, verify_each: bool) -> String {
    format!(
        "{module}\n{{-#\n  external_resources: {{\n    mlir_reproducer: {{\n      pipeline: \"{pipeline}\",\n      \
         disable_threading: {threading_disabled},\n      verify_each: {verify_each}\n    }}\n  }}\n#-}}\n"
    )
}

fn check_reproducer(flags: &[&str], stderr: &str, expect: &str) {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        &["opt", "-", "--mlir-pass-pipeline-crash-reproducer=r.mlir"],
        flags,
    ]
    .concat();
    let outcome = terrace(folder.path(), &arguments, NESTED);
    assert_eq!(
        outcome,
        (String::new(), format!("{ERROR}{stderr}"), 1),
        "{flags:?}"
    );
    assert_eq!(
        files(folder.path()),
        [("r.mlir".to_owned(), expect.to_owned())],
        "{flags:?}"
    );
}

#[test]
fn a_failure_makes_a_reproducer() {
    let failed = "<stdin>:9:3: error: Failures have been detected while processing an MLIR pass pipeline\n  module @inner {\n  ^\n";
    let note = |running: &str| {
        format!(
            "{failed}<stdin>:9:3: note: Pipeline failed while executing {running}: reproducer generated at `r.mlir`\n"
        )
    };
    let running = "`ConvertControlFlowToLLVMPass` on 'builtin.module' operation: @inner";
    let whole = "builtin.module(builtin.module(convert-cf-to-llvm{index-bitwidth=0}),func.func(convert-index-to-llvm{index-bitwidth=0}))";
    for (flags, single) in [
        (&[FAILS][..], false),
        (&[FAILS, "--mlir-disable-threading"], true),
    ] {
        check_reproducer(
            flags,
            &note(&format!("[{running}]")),
            &reproducer(&printed(F), whole, single, true),
        );
    }
    check_reproducer(
        &[
            FAILS,
            "--mlir-disable-threading",
            "--mlir-pass-pipeline-local-reproducer",
        ],
        &note(running),
        &reproducer(
            &printed(CONVERTED_F),
            "builtin.module(builtin.module(convert-cf-to-llvm{index-bitwidth=0}))",
            true,
            true,
        ),
    );
    check(
        &[
            "opt",
            FAILS,
            "--mlir-pass-pipeline-crash-reproducer=r.mlir",
            "--mlir-pass-pipeline-local-reproducer",
        ],
        NESTED,
        "",
        "<unknown>:0: error: Local crash reproduction may not be used without disabling mutli-threading first.\n",
        1,
    );
    let (_, stderr, exit) = terrace(
        Path::new("."),
        &[
            "opt",
            FAILS,
            "--mlir-pass-pipeline-crash-reproducer=no/r.mlir",
        ],
        NESTED,
    );
    assert!(
        stderr.ends_with(
            "failed to create output stream: Failed to create reproducer stream: cannot open output file 'no/r.mlir': No such file \
             or directory\n"
        ) && exit == 1,
        "{stderr}"
    );
}

#[test]
fn a_reproducer_can_be_asked_for_and_run() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let flags = ["opt", PASSES, "--mlir-generate-reproducer=g.mlir"];
    let (stdout, stderr, exit) = terrace(path, &flags, NESTED);
    assert_eq!((stderr.as_str(), exit), ("", 0));
    let pipeline = "builtin.module(func.func(convert-arith-to-llvm{index-bitwidth=0}),reconcile-unrealized-casts)";
    let module = stdout.strip_suffix('\n').unwrap();
    assert_eq!(files(path)[0].1, reproducer(module, pipeline, false, false));

    let text = |pipeline: &str| {
        reproducer(
            "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n",
            pipeline,
            true,
            true,
        )
    };
    let run = ["opt", "--run-reproducer"];
    let input = text("builtin.module(convert-arith-to-llvm)");
    let expect = "module {\n  func.func @f(%arg0: i32) -> i32 {\n    %0 = llvm.add %arg0, %arg0 : i32\n    return %0 : i32\n  }\n}\n\n";
    check(&run, &input, expect, "", 0);
    check(
        &[&run[..], &["--convert-func-to-llvm"]].concat(),
        &input,
        &expect
            .replace("func.func", "llvm.func")
            .replace("    return", "    llvm.return"),
        "",
        0,
    );
    check(
        &run,
        &text("any(").replace("\"any(\"", "true"),
        "",
        "<stdin>:9:17: error: expected string value for key 'pipeline'\n      pipeline: true,\n                ^\n",
        1,
    );
    check(
        &run,
        &input.replace("verify_each: true", "verify: true"),
        "",
        "<stdin>:11:7: error: unknown 'mlir_reproducer' resource key 'verify'\n      verify: true\n      ^\n",
        1,
    );
    check(
        &run,
        &input.replace("verify_each: true", "verify_each: \"x\""),
        "",
        "<stdin>:11:20: error: expected 'true' or 'false' value for key 'verify_each'\n      verify_each: \"x\"\n                   ^\n",
        1,
    );
}

#[test]
fn dumps_show_the_whole_module_if_asked_for() {
    let dump = |pass: &str, op: &str| {
        format!(
            "// -----// IR Dump After {pass} ({op}) //----- //\n{}\n\n",
            printed(F)
        )
    };
    let arith = "ArithToLLVMConversionPass (convert-arith-to-llvm)";
    let expect = [
        dump(arith, "'func.func' operation: @f"),
        dump(arith, "'func.func' operation: @h"),
        dump(
            "ReconcileUnrealizedCastsPass (reconcile-unrealized-casts)",
            "'builtin.module' operation: @top",
        ),
    ]
    .concat();
    let flags = [
        "opt",
        PASSES,
        "--mlir-print-ir-after-all",
        "--mlir-print-ir-module-scope",
        "--mlir-disable-threading",
    ];
    check(&flags, NESTED, &format!("{}\n", printed(F)), &expect, 0);
    check(
        &flags[..4],
        NESTED,
        "",
        "<unknown>:0: error: IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n\n",
        1,
    );
}

#[test]
fn dumps_go_to_a_tree_of_files() {
    let f = |when: &str| {
        let lines: Vec<&str> = F.lines().map(|line| &line[2..]).collect();
        format!(
            "// -----// IR Dump {when} ArithToLLVMConversionPass (convert-arith-to-llvm) //----- //\nfunc.func @f(%arg0: index) -> \
             index {{\n{}\n}}\n\n",
            lines.join("\n")
        )
    };
    let h = |when: &str| {
        format!(
            "// -----// IR Dump {when} ArithToLLVMConversionPass (convert-arith-to-llvm) //----- //\nfunc.func @h() {{\n  return\n}}\n\n"
        )
    };
    let top = |when: &str| {
        format!(
            "// -----// IR Dump {when} ReconcileUnrealizedCastsPass (reconcile-unrealized-casts) //----- //\n{}\n\n",
            printed(F)
        )
    };
    let expect = [
        ("1_reconcile-unrealized-casts.mlir", top("Before")),
        ("2_reconcile-unrealized-casts.mlir", top("After")),
        ("func_func_f/0_0_convert-arith-to-llvm.mlir", f("Before")),
        ("func_func_f/0_1_convert-arith-to-llvm.mlir", f("After")),
        ("func_func_h/0_0_convert-arith-to-llvm.mlir", h("Before")),
        ("func_func_h/0_1_convert-arith-to-llvm.mlir", h("After")),
    ]
    .map(|(name, text)| (format!("tree/builtin_module_top/{name}"), text));
    for threads in ["--threads=1", "--threads=16"] {
        let folder = tempfile::tempdir().unwrap();
        let flags = [
            "opt",
            PASSES,
            "--mlir-print-ir-before-all",
            "--mlir-print-ir-after-all",
            "--mlir-print-ir-tree-dir=tree",
            threads,
        ];
        let (stdout, stderr, exit) = terrace(folder.path(), &flags, NESTED);
        assert_eq!(
            (stdout, stderr, exit),
            (printed(F) + "\n", String::new(), 0)
        );
        assert_eq!(files(folder.path()), expect);
    }
    check(
        &[
            "opt",
            "--reconcile-unrealized-casts",
            "--mlir-print-ir-after-all",
            "--mlir-print-ir-tree-dir=no/tree",
        ],
        "",
        "module {\n}\n\n",
        "Error while creating directory no/tree: No such file or directory\n",
        0,
    );
}

#[test]
fn reports_have_the_form_that_is_asked_for() {
    let report = |flags: &[&str]| {
        let arguments = [&["opt", "--reconcile-unrealized-casts"], flags].concat();
        let (stdout, stderr, exit) = terrace(Path::new("."), &arguments, "");
        assert_eq!((stdout.as_str(), exit), ("module {\n}\n\n", 0));
        stderr
    };
    let statistics = format!(
        "==={0}===\n{1}... Pass statistics report ...\n==={0}===\n\n",
        "-".repeat(73),
        " ".repeat(25)
    );
    for flags in [
        &["--mlir-pass-statistics"][..],
        &[
            "--mlir-pass-statistics",
            "--mlir-pass-statistics-display=list",
        ],
    ] {
        assert_eq!(report(flags), statistics);
    }
    let list = report(&["--mlir-timing", "--mlir-timing-display=list"]);
    assert!(list.contains("(100.0%)  root\n"), "{list}");
    let json = report(&["--mlir-timing", "--mlir-output-format=json"]);
    assert!(
        json.starts_with("[\n{\"wall\": {\"duration\":")
            && json.ends_with("\"name\": \"Total\"}\n]\n"),
        "{json}"
    );
}

#[test]
fn verbosity_leaves_errors_and_their_notes() {
    let text = "func.func @f() { return }\nfunc.func @f() { return }\n";
    let plain = terrace(Path::new("."), &["opt"], text);
    assert!(
        plain
            .1
            .contains("note: see existing symbol definition here")
    );
    for flag in [
        "--mlir-diagnostic-verbosity-level=errors",
        "--mlir-diagnostic-verbosity-level=warnings",
        "--mlir-diagnostic-verbosity-level=remarks",
        "--mlir-disable-diagnostic-notes",
    ] {
        assert_eq!(
            terrace(Path::new("."), &["opt", flag], text),
            plain,
            "{flag}"
        );
    }
}
