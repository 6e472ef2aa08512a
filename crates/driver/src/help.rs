//! Help and versions.

use crate::{Tool, lower, opt, translate};
use std::ffi::OsStr;
use terrace_pass::{OptionKind, PassRegistry};

pub(crate) fn version(tool: &Tool) -> String {
    format!(
        "{} {}\nreads and prints what MLIR 22 does; no LLVM inside\n",
        tool.name,
        env!("CARGO_PKG_VERSION")
    )
}

pub(crate) fn overview(tool: &Tool) -> String {
    let name = tool.name;
    format!(
        "\
{name}: MLIR's LLVM IR target

  {name} lower FILE|- [-o OUT] [--emit=llvm-ir|llvm-dialect]
      from func, arith, cf and memref to LLVM IR
  {name} opt FILE|- [flags]
      read, verify, run passes, print: the flags of mlir-opt
  {name} translate --mlir-to-llvmir FILE|-
      from the LLVM dialect to LLVM IR: the flags of mlir-translate
  {name} COMMAND --help
      all flags of a command
  {name} --version
"
    )
}

pub(crate) fn no_command(tool: &Tool, command: Option<&OsStr>) -> String {
    let wrong = command.map_or_else(
        || "a command is expected".to_owned(),
        |command| format!("there is no command '{}'", command.display()),
    );
    format!("{}: {wrong}\n\n{}", tool.name, overview(tool))
}

pub(crate) fn opt_help(tool: &Tool) -> String {
    let name = tool.name;
    format!(
        "{name} opt FILE|- [flags]: read, verify, run passes, print\n\n{}\n{}",
        opt::COMMAND.help(),
        passes(&tool.passes)
    )
}

pub(crate) fn lower_help(tool: &Tool) -> String {
    let name = tool.name;
    format!(
        "{name} lower FILE|- [flags]: from func, arith, cf and memref to LLVM IR\n\n{}",
        lower::COMMAND.help()
    )
}

pub(crate) fn translate_help(tool: &Tool) -> String {
    let name = tool.name;
    format!(
        "{name} translate FILE|- [flags]: from the LLVM dialect to LLVM IR\n\n{}",
        translate::COMMAND.help()
    )
}

/// What `--list-passes` prints.
pub(crate) fn passes(registry: &PassRegistry) -> String {
    let mut out = "Passes:\n".to_owned();
    let mut line = |left: String, text: &str| out.push_str(&format!("{left:<56} - {text}\n"));
    for pass in registry.iter() {
        line(
            format!("  --{}", pass.name),
            &format!("  {}", pass.description),
        );
        for option in pass.options {
            line(
                format!("    --{}{}", option.name, option.kind.placeholder()),
                option.description,
            );
            if let OptionKind::Choice(_, cases) = option.kind {
                for (word, text) in cases {
                    line(format!("      ={word}"), &format!("  {text}"));
                }
            }
        }
    }
    out
}
