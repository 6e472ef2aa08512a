//! The project's own tools. `cargo xtask help` lists them.

mod bench;
mod check;
mod instructions;
mod ods;
mod process;
mod table;
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
  check-against-upstream [--jobs N] [--full] [--program TERRACE] [FILES|DIR]
      runs terrace and the real MLIR on the same inputs and compares what they print; without files, on tests/
  check-against-upstream --suite MLIR/TEST [--reserved FILE] [--suites FOLDER,..] [--sections text,locations,flags,diagnostics]
          [--filter TEXT] [--list CLASS,..] [--save FOLDER] [--full] [--update] [--jobs N] [--program TERRACE]
      the same on MLIR's test tree, piece by piece, with the figures held by xtask/ratchet/suite.tsv
  check-ods [--draft DIALECT] [DIALECT...]
      compares our tables of operations with upstream's .td files; what is meant to differ is in xtask/ods/explained.tsv
  instructions [--update] [--kinds KIND,KIND] [--engine upstream]
      counts instructions under callgrind and compares them with xtask/ratchet/instructions.tsv
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
        Some("check-against-upstream") => check::run(arguments),
        Some("check-ods") => ods::run(arguments),
        Some("instructions") => instructions::run(arguments),
        Some(instructions::PHASES) => instructions::phases(arguments),
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
