//! Lowers every `tests/programs/NAME.mlir`, and every `NAME.src.mlir` without unknown dialects, with `terrace lower`.
//! Runs the result with `lli` or `clang` of LLVM 22, and compares its output and result with `NAME.expect`. If these
//! tools are missing, the programs are only lowered and a note is printed; with `TERRACE_REQUIRE_LLVM=1`, the test
//! fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};
use terrace_testing::{oracle, process};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs");
    let mut programs = match discover(&root) {
        Ok(programs) => programs,
        Err(error) => {
            eprintln!("{}: {error}", root.display());
            return ExitCode::FAILURE;
        }
    };
    programs.sort();
    let tools = match Tools::find() {
        Ok(tools) => Arc::new(tools),
        Err(missing) => {
            eprintln!("{missing}");
            return ExitCode::FAILURE;
        }
    };
    let trials = programs
        .into_iter()
        .map(|program| {
            let name = program.with_extension("");
            let name = name.file_name().unwrap_or_default().display().to_string();
            let tools = Arc::clone(&tools);
            Trial::test(name, move || check(&program, &tools).map_err(Failed::from))
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn discover(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut programs = Vec::new();
    for entry in fs::read_dir(root)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_known = |path: &Path| {
            // Sources in linalg must be lowered by `mlir-opt` first.
            std::io::Result::Ok(!fs::read_to_string(path)?.contains("linalg."))
        };
        if name.ends_with(".mlir") && (!name.ends_with(".src.mlir") || is_known(&path)?) {
            programs.push(path);
        }
    }
    Ok(programs)
}

/// Lowers a program, and runs it if possible.
fn check(program: &Path, tools: &Tools) -> Result<(), String> {
    // The expectations of `NAME.src.mlir` are those of `NAME.mlir`.
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    let shared = program.with_file_name(name.trim_end_matches(".src"));
    let with = |extension: &str| PathBuf::from(format!("{}.{extension}", shared.display()));
    let expect = with("expect");
    let expected = fs::read_to_string(&expect).map_err(|e| format!("{}: {e}", expect.display()))?;
    let lowered = process::run(
        Command::new(env!("CARGO_BIN_EXE_terrace"))
            .arg("lower")
            .arg(program),
        b"",
    )?;
    if lowered.exit != 0 || !lowered.stderr.is_empty() {
        return Err(format!(
            "terrace lower: exit status {}\n{}",
            lowered.exit,
            String::from_utf8_lossy(&lowered.stderr)
        ));
    }
    if lowered.stdout.is_empty() {
        return Err("terrace lower printed nothing".to_owned());
    }

    let source = with("c");
    let c = source.exists().then_some(source);
    let tool = if c.is_some() {
        &tools.clang
    } else {
        &tools.lli
    };
    let Some(tool) = tool else {
        // The missing tool was reported above.
        return Ok(());
    };
    let ir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.ll"));
    fs::write(&ir, &lowered.stdout).map_err(|e| format!("{}: {e}", ir.display()))?;
    let ran = match c {
        None => process::run(Command::new(tool).arg(&ir), b"")?,
        Some(source) => {
            let executable = ir.with_extension("exe");
            let built = process::run(
                Command::new(tool)
                    .arg(source)
                    .args(["-Wno-override-module", "-o"])
                    .args([&executable, &ir])
                    .arg("-lm"),
                b"",
            )?;
            if built.exit != 0 {
                return Err(format!("clang: {}", String::from_utf8_lossy(&built.stderr)));
            }
            process::run(&mut Command::new(executable), b"")?
        }
    };
    let mut printed = String::from_utf8_lossy(&ran.stdout).into_owned();
    printed.push_str(&format!("exit {}\n", ran.exit));
    if printed != expected {
        return Err(format!(
            "it printed\n{printed}instead of\n{expected}{}",
            String::from_utf8_lossy(&ran.stderr)
        ));
    }
    Ok(())
}

/// The tools that run programs, if the required version is installed.
struct Tools {
    lli: Option<PathBuf>,
    clang: Option<PathBuf>,
}

impl Tools {
    fn find() -> Result<Tools, String> {
        Ok(Tools {
            lli: oracle::tool_or_skip("lli")?,
            clang: oracle::tool_or_skip("clang")?,
        })
    }
}
