//! The texts of help and versions.

use crate::{Tool, docs, llvm_ir, lower, translate};
use std::ffi::OsStr;

/// The dialects that `lower` lowers.
const LOWERED: &str = "func, arith, affine, scf, cf, memref, index, math, complex, vector and ub";

pub(crate) fn version(tool: &Tool) -> String {
    let text = "reads and prints what MLIR 22 does; no LLVM inside";
    format!("{} {}\n{}{text}\n", tool.name, tool.version, built_on(tool))
}

/// Returns the version of Terrace that a user-defined tool is built on, or an empty text for `terrace` itself.
fn built_on(tool: &Tool) -> String {
    let terrace = Tool::default();
    match tool.name == terrace.name {
        true => String::new(),
        false => format!("built on {} {}: ", terrace.name, terrace.version),
    }
}

pub(crate) fn overview(tool: &Tool) -> String {
    let (name, about) = (tool.name, tool.about);
    format!(
        "\
{name}: {about}

  {name} lower FILE|- [-o OUT] [--emit=llvm-ir|llvm-dialect]
      from {LOWERED} to LLVM IR
  {name} run FILE|- [-e NAME] [--args=VALUE,..] [-- ARGUMENTS]
      compile and run it: MLIR of any level, LLVM IR, bitcode
  {name} build FILE|- -o OUT [--emit=exe|obj|shared|asm|llvm-ir]
      compile it to an executable, an object, a library, assembly
  {name} opt FILE|- [flags]
      read, verify, run passes, print: the flags of mlir-opt
  {name} translate --mlir-to-llvmir FILE|-
      from the LLVM dialect to LLVM IR: the flags of mlir-translate
  {name} translate --import-llvm FILE|-
      from LLVM IR to the LLVM dialect
  {name} llvm FILE|- [-o OUT]
      read LLVM IR, verify it, print it
  {name} docs -o FOLDER [FILES|FOLDERS]
      reference pages of all dialects and passes, with examples from these inputs
  {name} COMMAND --help
      all flags of a command
  {name} --version
"
    )
}

pub(crate) fn no_command(tool: &Tool, command: Option<&OsStr>) -> String {
    let wrong = command.map_or_else(
        || "a command is expected".to_owned(),
        |command| format!("unknown command '{}'", command.display()),
    );
    format!("{}: {wrong}\n\n{}", tool.name, overview(tool))
}

pub(crate) fn lower_help(tool: &Tool) -> String {
    let name = tool.name;
    let lowerings = tool.compiler().bundles().lowerings().iter();
    let mut names: Vec<&str> = lowerings.map(|lowering| lowering.pass.name).collect();
    names.sort_unstable();
    names.dedup();
    format!(
        "{name} lower FILE|- [flags]: from {LOWERED} to LLVM IR\n\n{}\nThe passes it plans with:\n  {}\n",
        lower::COMMAND.help_with(&lower::flags_of(tool)),
        names.join("\n  ")
    )
}

pub(crate) fn translate_help(tool: &Tool) -> String {
    let name = tool.name;
    format!(
        "{name} translate FILE|- [flags]: from the LLVM dialect to LLVM IR\n\n{}",
        translate::COMMAND.help()
    )
}

pub(crate) fn llvm_help(tool: &Tool) -> String {
    format!(
        "{} llvm FILE|- [flags]: read LLVM IR, verify it, print it\n\n{}",
        tool.name,
        llvm_ir::COMMAND.help()
    )
}

#[cfg(feature = "run")]
pub(crate) fn run_help(tool: &Tool) -> String {
    let name = tool.name;
    format!(
        "{name} run FILE|- [flags] [-- ARGUMENTS]: compile into memory and run\n\n{}\n{RESULTS}",
        crate::run::COMMAND.help()
    )
}

#[cfg(feature = "run")]
pub(crate) fn build_help(tool: &Tool) -> String {
    let name = tool.name;
    format!(
        "{name} build FILE|- -o OUT [flags]: compile to an executable, an object or a library\n\n{}\n{BUILT}",
        crate::build::COMMAND.help()
    )
}

/// The end of the help of `build`.
#[cfg(feature = "run")]
const BUILT: &str = "\
Objects for x86-64 and AArch64 are made by Cranelift, others and assembly by LLVM 22, if it is there.
An executable begins with 'main', which takes nothing or (i32, !llvm.ptr) and returns the exit status, an i32, or nothing.
Declarations show functions as the source has them, and memrefs as structs.
";

/// The end of the help of `run`.
#[cfg(feature = "run")]
const RESULTS: &str = "\
The result of 'main', an i32, is the exit status; it may take (i32, !llvm.ptr), the arguments after '--'.
Other functions are called with --args, and each of their results is printed on a line; an f32 that is the only result
of a function without arguments is printed as mlir-runner prints it, unless there is --args.
A program that fails ends with 128 and the number of the signal.
";

/// Returns the message about a command that this build lacks.
#[cfg(not(feature = "run"))]
pub(crate) fn no_engine(tool: &Tool) -> String {
    let name = tool.name;
    format!("{name}: programs cannot be run: this build is without the feature 'run'\n")
}

pub(crate) fn docs_help(tool: &Tool) -> String {
    let name = tool.name;
    format!(
        "{name} docs -o FOLDER [FILES|FOLDERS] [flags]: reference pages of all dialects and passes\n\n{}",
        docs::COMMAND.help()
    )
}
