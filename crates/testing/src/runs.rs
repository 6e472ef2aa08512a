//! Tests that run a program with and without a pass.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cases::split_words;
use crate::filetests::FileTest;
use crate::{oracle, process};

/// MLIR's libraries for `vector.print` and similar operations.
const LIBRARIES: [&str; 2] = ["libmlir_c_runner_utils.so", "libmlir_runner_utils.so"];

/// The commands of a run test: `terrace opt ARGUMENTS | terrace lower ARGUMENTS | lli`. The first command is optional.
#[derive(Debug, PartialEq, Eq)]
struct Commands {
    /// The arguments of `opt`, which name the pass under test.
    opt: Option<Vec<String>>,
    /// The arguments of `lower`.
    lower: Vec<String>,
}

impl Commands {
    fn parse(first: &str, tool: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "the first line must be `// {tool} opt ... | {tool} lower | lli` or `// {tool} lower | lli`, not `{first}`"
            )
        };
        let words = split_words(first.strip_prefix("// ").ok_or_else(wrong)?)?;
        let mut stages = words.split(|word| word == "|").rev();
        let is_lli = |stage: &[String]| stage.len() == 1 && stage[0] == "lli";
        stages
            .next()
            .filter(|stage| is_lli(stage))
            .ok_or_else(wrong)?;
        let mut stage = |command: &str| match stages.next() {
            None => Ok(None),
            Some([first, second, ..]) if first != tool || second != command => Err(wrong()),
            Some([_, arguments @ ..]) if !arguments.is_empty() => Ok(Some(arguments.to_vec())),
            Some(_) => Err(wrong()),
        };
        let lower = stage("lower")?.ok_or_else(wrong)?;
        let opt = stage("opt")?;
        match stages.next() {
            None => Ok(Commands { opt, lower }),
            Some(_) => Err(wrong()),
        }
    }
}

/// Returns the standard output of the program, which must be the same with and without the pass. Returns `None` if
/// `lli` is missing, with a note on standard error.
pub(crate) fn run(
    test: &FileTest<'_>,
    tool: &str,
    command: &dyn Fn() -> Command,
) -> Result<Option<Vec<u8>>, String> {
    let first = test.input.split(|&c| c == b'\n').next().unwrap_or_default();
    let commands = Commands::parse(&String::from_utf8_lossy(first), tool)?;
    let stage = |arguments: &[String], input: &[u8]| {
        let outcome = process::run(command().args(arguments).arg("-"), input)?;
        match outcome.exit {
            0 => Ok(outcome.stdout),
            exit => Err(format!(
                "{tool} {}: exit status {exit}\n{}",
                arguments.join(" "),
                String::from_utf8_lossy(&outcome.stderr)
            )),
        }
    };
    // Both programs are lowered even without `lli`, so that machines without LLVM also test the lowering.
    let before = stage(&commands.lower, test.input)?;
    let after = match &commands.opt {
        Some(opt) => stage(&commands.lower, &stage(opt, test.input)?)?,
        None => before.clone(),
    };
    let Some(lli) = oracle::tool_or_skip("lli")? else {
        return Ok(None);
    };
    let printed = execute(&lli, &after)?;
    if commands.opt.is_some() {
        let before = execute(&lli, &before)?;
        if printed != before {
            return Err(format!(
                "with the pass it prints\n{}and without it\n{}",
                String::from_utf8_lossy(&printed),
                String::from_utf8_lossy(&before)
            ));
        }
    }
    Ok(Some(printed))
}

/// Runs `main` of LLVM IR. It may return nothing, so the exit status is ignored.
fn execute(lli: &Path, ir: &[u8]) -> Result<Vec<u8>, String> {
    let libraries = libraries(lli)?;
    let mut command = Command::new(lli);
    for name in LIBRARIES {
        let mut load = std::ffi::OsString::from("--load=");
        load.push(libraries.join(name));
        command.arg(load);
    }
    let outcome = process::run(command.args(["--entry-function=main", "-"]), ir)?;
    match outcome.stderr.is_empty() {
        true => Ok(outcome.stdout),
        false => Err(format!("lli: {}", String::from_utf8_lossy(&outcome.stderr))),
    }
}

/// Returns the folder of LLVM's libraries, which is beside that of its programs.
fn libraries(lli: &Path) -> Result<PathBuf, String> {
    let program = lli.canonicalize();
    let program = program.map_err(|error| format!("{}: {error}", lli.display()))?;
    let installed = program.ancestors().nth(2);
    let folder = installed.map(|folder| folder.join("lib"));
    folder.ok_or_else(|| format!("{}: no folder around it", program.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        split_words(text).unwrap()
    }

    #[test]
    fn commands_of_the_first_line() {
        let parse = |line: &str| Commands::parse(line, "mine").ok();
        let both = parse("// mine opt --a='b c' | mine lower | lli").unwrap();
        assert_eq!(both.opt, Some(words("opt '--a=b c'")));
        assert_eq!(both.lower, words("lower"));
        let lower = parse("// mine lower --index-bitwidth=32 | lli").unwrap();
        assert_eq!(lower.opt, None);
        assert_eq!(lower.lower, words("lower --index-bitwidth=32"));
        for wrong in [
            "",
            "// mine lower",
            "// lli",
            "// mine opt --a | lli",
            "// other lower | lli",
            "// mine | lli",
            "// mine opt | mine opt | mine lower | lli",
        ] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
