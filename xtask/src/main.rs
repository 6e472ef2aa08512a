//! The project's own tools. `cargo xtask help` lists them.

mod bench;
mod c_programs;
mod check;
mod docs;
mod explained;
mod fuzz;
mod instructions;
mod intrinsics;
mod ods;
mod only_mlir;
mod process;
mod scope;
mod table;
mod targets;
mod tidy;
mod worker;
mod workload;
mod workspace;

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask COMMAND

  bench [--ops N,N] [--kinds KIND,KIND] [--phases PHASE,PHASE] [--repeat N] [--seed N] [--program TERRACE]
      times every phase of terrace and of the real MLIR in turn on generated inputs; a phase is named by its first letters
  bench-run [--programs NAME,NAME] [--repeat N] [--program TERRACE]
      times programs from source to their end, by terrace run and by mlir-opt | mlir-runner in turn, and the code of tests/kernels next to
      clang's
  c-programs (--suite FOLDER [--sample N] [--filter TEXT] | --csmith N [--seed N]) [--levels O0,O2] [--jobs N] [--save DIR] [--program TERRACE]
      compiles C programs by clang and runs them by terrace, as they are and after import and export, and natively: the files of a folder
      such as gcc.c-torture/execute (--sample: N of them), or programs made by csmith; xtask/ratchet/c-programs.tsv lists what may be refused
  check-against-upstream [--debuginfo] [--jobs N] [--full] [--program TERRACE] [FILES|DIR]
      runs terrace and the real MLIR on the same inputs and compares what they print; without files, on all file tests and tests/programs;
      with --debuginfo, all MLIR is printed with locations
  check-against-upstream --suite MLIR/TEST [--reserved FILE] [--suites FOLDER,..] [--sections text,locations,flags,flags-locations,diagnostics,unverified]
          [--filter TEXT] [--list CLASS,..] [--save FOLDER] [--full] [--update] [--jobs N] [--program TERRACE]
      the same on MLIR's test tree, piece by piece, with the figures held by xtask/ratchet/suite.tsv
  check-ods [--draft DIALECT] [DIALECT...]
      compares our tables of operations with upstream's .td files; what is meant to differ is in xtask/ods/explained.tsv
  check-ods --write DIALECT
      writes the tables of a dialect that consists of records alone from upstream's .td files
  check-ods --cases [--save FILE] [DIALECT...]
      makes a case for each operation that is the call of an intrinsic, and compares text and translation with upstream's
  docs
      makes the reference pages of all dialects and passes in target/reference, with examples from all file tests; fails if one has no example
  fuzz [--seconds N | --mutants N] [--seed N] [--jobs N] [--from FILES|DIR] [--save DIR] [--known]
      damages inputs, runs terrace and the real MLIR on them, and shows each class of differences with a small example;
      without --from, of all file tests and tests/programs; known differences are in xtask/fuzz/known.tsv
  fuzz --semantics [--seconds N | --programs N] [--only N] [--seed N] [--jobs N] [--passes PASS,PASS] [--save DIR] [--rough]
      makes programs at random whose behaviour is defined, runs them before and after each pass and random pipelines, and shows where they print
      something else, as small examples in target/fuzz-semantics; --rough leaves these large
  fuzz-against-upstream [--seconds N | --modules N] [--only N] [--seed N] [--jobs N] [--passes PASS,PASS] [--save DIR] [--known]
      makes valid modules at random, runs random passes (of those that --passes names) with random options in a random order on both sides,
      and shows differences as fuzz does
  instructions [--update] [--kinds KIND,KIND] [--engine upstream]
      counts instructions under callgrind and compares them with xtask/ratchet/instructions.tsv
  intrinsics
      makes the table of LLVM's intrinsics in crates/llvmir/data from LLVM's .td files
  only-mlir
      makes the table of the dialects and passes that MLIR has and terrace has not, crates/driver/src/only_mlir.tsv, by asking mlir-opt
  workload KIND [OPS]
      prints a generated input of `bench`, for profilers and other programs
  target-features
      makes the table of processors and features of LLVM's targets in crates/convert/llvm-transforms by asking llc and mlir-opt
  tidy
      holds what docs/architecture.md says of the code: the order of crates, operations without strings, functions of 150 lines, the public modules of
      terrace, terrace-driver and terrace-tools; exceptions are in xtask/tidy.tsv
  ci
      what .ci/run runs after installing what it needs
";

fn main() -> ExitCode {
    match run(std::env::args_os().skip(1).collect()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Vec<OsString>) -> Result<ExitCode> {
    let Some((command, arguments)) = arguments.split_first() else {
        print!("{HELP}");
        return Ok(ExitCode::FAILURE);
    };
    match command.to_str() {
        Some("bench") => bench::run(arguments),
        Some("bench-run") => bench::programs::run(arguments),
        Some("c-programs") => c_programs::run(arguments),
        Some("check-against-upstream") => check::run(arguments),
        Some("check-ods") => ods::run(arguments),
        Some("docs") => docs::run(arguments),
        Some("fuzz") => fuzz::run(arguments),
        Some("fuzz-against-upstream") => fuzz::run_generated(arguments),
        Some(fuzz::SEMANTICS_SERVE) => fuzz::serve_semantics(),
        Some(fuzz::SERVE) => fuzz::serve(arguments),
        Some("intrinsics") => intrinsics::run(arguments),
        Some("instructions") => instructions::run(arguments),
        Some(instructions::PHASES) => instructions::phases(arguments),
        Some("only-mlir") => only_mlir::run(arguments),
        Some("target-features") => targets::run(arguments),
        Some("tidy") => tidy::run(arguments),
        Some("workload") => workload::run(arguments),
        Some("ci") => ci(),
        Some(worker::COMMAND) => worker::serve(),
        Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        _ => bail!("no command {command:?}; see `cargo xtask help`"),
    }
}

fn ci() -> Result<ExitCode> {
    let script = workspace::root().join(".ci/run");
    let status = Command::new(script).arg("--no-install").status()?;
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
