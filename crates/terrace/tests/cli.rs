//! Tests the command line: flags, files, exit statuses. Status 0 means success and 1 an error, as in MLIR's tools.
//! Output is never written partially.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use terrace_testing::process::{self, Outcome};

fn run(arguments: &[&OsStr], input: &[u8]) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    process::run(command.args(arguments), input).expect("the program ends by itself")
}

fn terrace(arguments: &[&str], input: &str) -> (String, String, i32) {
    let arguments: Vec<&OsStr> = arguments.iter().map(OsStr::new).collect();
    let outcome = run(&arguments, input.as_bytes());
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(outcome.stdout), text(outcome.stderr), outcome.exit)
}

/// Checks the standard error and the exit status of a command. Standard output must be empty.
fn check_error(arguments: &[&str], input: &str, expect: &str, exit: i32) {
    let (stdout, stderr, status) = terrace(arguments, input);
    assert_eq!(
        (stdout.as_str(), stderr.as_str(), status),
        ("", expect, exit),
        "{arguments:?}"
    );
}

fn check_output(arguments: &[&str], input: &str, expect: &str) {
    let (stdout, stderr, status) = terrace(arguments, input);
    assert_eq!(
        (stdout.as_str(), stderr.as_str(), status),
        (expect, "", 0),
        "{arguments:?}"
    );
}

#[test]
fn names_of_passes_that_are_not_here_say_so() {
    for (name, hint) in [
        (
            "convert-memref-to-llvm",
            "Did you mean '--finalize-memref-to-llvm'?",
        ),
        (
            "buffer-deallocation-pipeline",
            "pipeline 'buffer-deallocation-pipeline' exists only in mlir-opt; run mlir-opt first",
        ),
        (
            "test-print-liveness",
            "pass 'test-print-liveness' exists only in mlir-opt; run mlir-opt first",
        ),
    ] {
        let flag = format!("--{name}");
        let expect = format!(
            "terrace opt: Unknown command line argument '{flag}'.  Try: 'terrace opt --help'\nterrace opt: {hint}\n"
        );
        check_error(&["opt", &flag], "", &expect, 1);
    }
}

const EMPTY: &str = "module {\n}\n\n";
const FUNCTION: &str = "func.func private @f()\n";
const WITH_FUNCTION: &str = "module {\n  func.func private @f()\n}\n\n";

#[test]
fn wrong_command_lines_say_what_is_wrong() {
    check_error(
        &["opt", "--verify-eac"],
        "",
        "terrace opt: Unknown command line argument '--verify-eac'.  Try: 'terrace opt --help'\n\
         terrace opt: Did you mean '--verify-each'?\n",
        1,
    );
    check_error(
        &["opt", "-what=ever"],
        "",
        "terrace opt: Unknown command line argument '-what'.  Try: 'terrace opt --help'\n",
        1,
    );
    check_error(
        &["opt", "a.mlir", "b.mlir"],
        "",
        "terrace opt: one input file is expected, but there is also 'b.mlir'\n",
        1,
    );
    check_error(
        &["opt", "--verify-each=x"],
        "",
        "terrace opt: for the --verify-each option: 'x' is invalid value for boolean argument! Try 0 or 1\n",
        1,
    );
    check_error(
        &["opt", "--mlir-elide-elementsattrs-if-larger=x"],
        "",
        "terrace opt: for the --mlir-elide-elementsattrs-if-larger option: 'x' value invalid for uint argument!\n",
        1,
    );
    check_error(
        &["opt", "--threads=99999999999"],
        "",
        "terrace opt: for the --threads option: '99999999999' exceeds the maximum of 1024 threads\n",
        1,
    );
    check_error(
        &["opt", "--pass-pipeline"],
        "",
        "terrace opt: for the --pass-pipeline option: requires a value!\n",
        1,
    );
    check_error(
        &["opt", "-o"],
        "",
        "terrace opt: for the -o option: requires a value!\n",
        1,
    );
    check_error(
        &["opt", "--verify-diagnostics=some"],
        "",
        "terrace opt: for the --verify-diagnostics option: Cannot find option named 'some'!\n",
        1,
    );
    check_error(
        &["opt", "--mlir-print-ir-after=nothing"],
        "",
        "terrace opt: for the --mlir-print-ir-after option: Cannot find option named 'nothing'!\n",
        1,
    );
    check_error(
        &["lower", "--emit=asm"],
        "",
        "terrace lower: for the --emit option: Cannot find option named 'asm'!\n",
        1,
    );
    check_error(
        &["lower", "--convert-arith-to-llvm"],
        "",
        "terrace lower: Unknown command line argument '--convert-arith-to-llvm'.  Try: 'terrace lower --help'\n",
        1,
    );
    check_error(
        &["translate"],
        "",
        "terrace translate: missing translation; use --mlir-to-llvmir or --import-llvm\n",
        1,
    );
}

#[test]
fn a_missing_or_unknown_command_shows_the_commands() {
    let overview = terrace(&["--help"], "").0;
    assert!(overview.contains("terrace opt FILE|-"), "{overview}");
    check_error(
        &[],
        "",
        &format!("terrace: a command is expected\n\n{overview}"),
        1,
    );
    check_error(
        &["execute"],
        "",
        &format!("terrace: unknown command 'execute'\n\n{overview}"),
        1,
    );
}

#[test]
fn help_and_versions_are_printed() {
    for command in ["opt", "lower", "translate"] {
        let (stdout, stderr, exit) = terrace(&[command, "--help"], "");
        assert!(
            stdout.starts_with(&format!("terrace {command} ")),
            "{stdout}"
        );
        assert_eq!((stderr.as_str(), exit), ("", 0));
    }
    let (stdout, _, exit) = terrace(&["--version"], "");
    assert!(stdout.starts_with("terrace 0."), "{stdout}");
    assert_eq!(exit, 0);
    let (stdout, _, exit) = terrace(&["opt", "--list-passes"], "");
    assert!(
        stdout.starts_with("Passes:\n  --") && stdout.contains("\n  --convert-arith-to-llvm  "),
        "{stdout}"
    );
    assert_eq!(exit, 0);
    let (stdout, _, exit) = terrace(&["opt", "--show-dialects"], "");
    assert!(
        stdout.starts_with("Available Dialects: affine,amx,arith,arm_neon,arm_sve,builtin,cf,"),
        "{stdout}"
    );
    assert_eq!(exit, 0);
}

#[test]
fn flags_are_read_as_llvm_reads_them() {
    check_output(&["opt"], FUNCTION, WITH_FUNCTION);
    check_output(&["opt", "-"], FUNCTION, WITH_FUNCTION);
    check_output(&["opt", "--", "-"], FUNCTION, WITH_FUNCTION);
    check_output(&["opt", "-o", "-"], FUNCTION, WITH_FUNCTION);
    check_output(&["opt", "-o=-"], FUNCTION, WITH_FUNCTION);
    check_output(
        &["opt", "-verify-each=0", "--verify-each"],
        FUNCTION,
        WITH_FUNCTION,
    );
    check_output(&["opt", "-pass-pipeline", "any()"], FUNCTION, WITH_FUNCTION);
    check_output(
        &["opt", "-p", "builtin.module()", "--pass-pipeline=any()"],
        FUNCTION,
        WITH_FUNCTION,
    );
    check_output(
        &["opt", "-mlir-print-op-generic"],
        "",
        "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n\n",
    );
    check_output(&["opt"], "", EMPTY);
    check_output(&["opt", "--split-input-file"], "", "");
    let two = "func.func private @f()\n#\nfunc.func private @f()\n";
    let printed = format!("{WITH_FUNCTION}=\n{WITH_FUNCTION}");
    check_output(
        &["opt", "--split-input-file=#", "--output-split-marker", "="],
        two,
        &printed,
    );
}

#[test]
fn pipelines_are_refused_with_upstreams_messages() {
    let check = |arguments: &[&str], expect: &str| {
        let arguments = [&["opt"], arguments].concat();
        check_error(
            &arguments,
            FUNCTION,
            &format!("<unknown>:0: error: {expect}\n"),
            1,
        );
    };
    check(
        &["--pass-pipeline=cse"],
        "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'",
    );
    check(
        &["--convert-arith-to-llvm", "--pass-pipeline=any()"],
        "'-pass-pipeline' option can't be used with individual pass options",
    );
    check(
        &["--convert-arith-to-llvm=width=3"],
        "<Pass-Options-Parser>: no such option width\n",
    );
    check_error(
        &["opt", "--pass-pipeline=func.func()"],
        "module {}",
        "<stdin>:1:1: error: can't run 'func.func' pass manager on 'builtin.module' op\nmodule {}\n^\n",
        1,
    );
}

#[test]
fn unreadable_input_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let check = |path: &Path, why: &str| {
        let path = path.to_str().unwrap();
        for command in [
            &["opt", path][..],
            &["lower", path],
            &["translate", "--mlir-to-llvmir", path],
        ] {
            check_error(
                command,
                "",
                &format!("cannot open input file '{path}': {why}\n"),
                1,
            );
        }
    };
    check(&folder.path().join("none"), "No such file or directory");
    check(folder.path(), "Is a directory");
}

#[test]
fn input_of_any_bytes_is_an_error_or_read() {
    for bytes in [
        &b"\xff\xfe"[..],
        b"\0",
        b"module { \0 }",
        b"// \xff\nmodule {}",
        b"\"\xc3\x28\"() : () -> ()",
        b"#a = \"\xff\"\n",
        b"{-#",
        b"%",
        b"module",
    ] {
        for arguments in [
            &["opt", "-"][..],
            &["opt", "--split-input-file", "--verify-diagnostics", "-"],
            &["lower", "-"],
        ] {
            let arguments: Vec<&OsStr> = arguments.iter().map(OsStr::new).collect();
            let outcome = run(&arguments, bytes);
            let stderr = String::from_utf8_lossy(&outcome.stderr).into_owned();
            assert!(
                outcome.exit <= 1 && !stderr.contains("panicked"),
                "{bytes:?}: {stderr}"
            );
            assert_eq!(outcome.exit == 1, !stderr.is_empty(), "{bytes:?}: {stderr}");
        }
    }
}

#[test]
fn a_name_of_any_bytes_is_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join(OsStr::from_bytes(b"\xff.mlir"));
    let output = folder.path().join(OsStr::from_bytes(b"\xfe.mlir"));
    fs::write(&input, FUNCTION).unwrap();
    let outcome = run(
        &[
            OsStr::new("opt"),
            input.as_os_str(),
            OsStr::new("-o"),
            output.as_os_str(),
        ],
        b"",
    );
    assert_eq!((outcome.stderr.as_slice(), outcome.exit), (&b""[..], 0));
    assert_eq!(fs::read_to_string(output).unwrap(), WITH_FUNCTION);
    let outcome = run(&[OsStr::new("opt"), OsStr::from_bytes(b"--\xff")], b"");
    assert_eq!(outcome.exit, 1);
}

#[test]
fn the_module_around_a_file_can_be_left_out() {
    let flag = "--no-implicit-module";
    check_output(&["opt", flag], FUNCTION, "func.func private @f()\n\n");
    check_output(&["opt", flag], "module {}", EMPTY);
    check_output(
        &["opt", flag, "--llvm-request-c-wrappers"],
        FUNCTION,
        "func.func private @f() attributes {llvm.emit_c_interface}\n\n",
    );
    check_output(
        &["opt", flag, "--convert-func-to-llvm"],
        FUNCTION,
        "func.func private @f()\n\n",
    );
    let count = |count: usize| {
        format!(
            "<stdin>:0:0: error: source must contain a single top-level operation, found: {count}\n"
        )
    };
    check_error(&["opt", flag], "", &count(0), 1);
    check_error(
        &["opt", flag],
        &FUNCTION.repeat(2).replacen("@f", "@g", 1),
        &count(2),
        1,
    );
    check_error(
        &["opt", flag],
        "%0 = arith.constant 1 : i32",
        "<stdin>:1:6: error: without an enclosing module, the top-level operation must be isolated from above\n\
         %0 = arith.constant 1 : i32\n     ^\n",
        1,
    );
}

/// Returns the names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.mlir");
    let path = out.to_str().unwrap();
    check_output(&["opt", "-o", path], FUNCTION, "");
    assert_eq!(fs::read_to_string(&out).unwrap(), WITH_FUNCTION);
    // After an error the old file is unchanged.
    let (_, stderr, exit) = terrace(&["opt", "-o", path], "func.func @f() { return %x : i32 }");
    assert!(
        stderr.contains("use of undeclared SSA value name"),
        "{stderr}"
    );
    assert_eq!(exit, 1);
    assert_eq!(fs::read_to_string(&out).unwrap(), WITH_FUNCTION);
    let pieces = "func.func private @f()\n// -----\n%\n";
    assert_eq!(
        terrace(&["opt", "--split-input-file", "-o", path], pieces).2,
        1
    );
    assert_eq!(fs::read_to_string(&out).unwrap(), WITH_FUNCTION);
    // A new result replaces the file and keeps its permissions, and no other file remains in the folder.
    fs::set_permissions(&out, fs::Permissions::from_mode(0o640)).unwrap();
    check_output(&["opt", "-o", path], "", "");
    assert_eq!(fs::read_to_string(&out).unwrap(), EMPTY);
    assert_eq!(
        fs::metadata(&out).unwrap().permissions().mode() & 0o777,
        0o640
    );
    assert_eq!(names(folder.path()), ["out.mlir"]);
}

#[test]
fn a_link_stays_a_link_and_a_device_a_device() {
    let folder = tempfile::tempdir().unwrap();
    let (link, target) = (folder.path().join("link"), folder.path().join("target"));
    fs::write(&target, "old").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    check_output(&["opt", "-o", link.to_str().unwrap()], FUNCTION, "");
    assert_eq!(fs::read_to_string(&target).unwrap(), WITH_FUNCTION);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    check_output(&["opt", "-o", "/dev/null"], FUNCTION, "");
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}

#[test]
fn output_that_cannot_be_written_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let check = |path: &Path, why: &str| {
        let path = path.to_str().unwrap();
        check_error(
            &["opt", "-o", path],
            FUNCTION,
            &format!("cannot open output file '{path}': {why}\n"),
            1,
        );
    };
    check(&folder.path().join("none/out"), "No such file or directory");
    check(folder.path(), "Is a directory");
    assert!(names(folder.path()).is_empty());
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_terrace"))
        .args(["opt", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The output pipe is closed. The program writes only after the end of its input.
    drop(child.stdout.take());
    drop(child.stdin.take());
    let outcome = child.wait_with_output().unwrap();
    assert_eq!(
        (outcome.stderr.as_slice(), outcome.status.code()),
        (&b""[..], Some(0))
    );
}

#[test]
fn deep_nesting_is_read_or_refused_in_time() {
    for depth in [300, 9_000, 200_000] {
        for (open, close) in [("module {", "}"), ("builtin.module {", "}")] {
            let text = open.repeat(depth) + &close.repeat(depth);
            for arguments in [
                &["opt", "-"][..],
                &[
                    "opt",
                    "--pass-pipeline=builtin.module(builtin.module(convert-arith-to-llvm))",
                    "-",
                ],
                &["lower", "--emit=llvm-dialect", "-"],
            ] {
                let (_, stderr, exit) = terrace(arguments, &text);
                assert!(
                    exit <= 1 && !stderr.contains("panicked"),
                    "{depth} {arguments:?}: {stderr:.300}"
                );
                assert_eq!(exit == 1, !stderr.is_empty());
            }
        }
    }
    let pipeline = format!("--pass-pipeline={}", "any(".repeat(30_000));
    assert_eq!(terrace(&["opt", &pipeline], "").2, 1);
}

/// Without a file, a command reads standard input. At a terminal, it prints a note; for another program, it does not.
#[test]
fn reading_from_a_terminal_is_announced() {
    let program = env!("CARGO_BIN_EXE_terrace");
    // `script` runs a command at a new terminal, which closes at the end of the empty input.
    for command in ["opt", "lower", "translate --mlir-to-llvmir", "llvm"] {
        let mut script = Command::new("script");
        script.args(["-qec", &format!("{program} {command}"), "/dev/null"]);
        let Ok(shown) = script.stdin(Stdio::null()).output() else {
            return;
        };
        let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
        assert!(
            shown.contains("reading from standard input; "),
            "{command}: {shown}"
        );
        let mut piped = Command::new(program);
        let piped = piped.args(command.split(' ')).stdin(Stdio::null()).output();
        assert_eq!(String::from_utf8_lossy(&piped.expect("it runs").stderr), "");
    }
}
