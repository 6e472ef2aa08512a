//! Checks commands in documentation pages against their output.

use crate::oracle::tool_or_skip;
use crate::process;
use crate::{bless, diff};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The start of a code block with commands.
const BLOCK: &str = "```console";
/// The command in pages that stands for the tested program.
const PROGRAM: &str = "cargo run -q --";

/// Runs the commands in the `console` blocks of a page, and compares their output with that in the page. A command is a
/// line after `$ `, and is run by `sh` in `folder`. In the command, `cargo run -q --` and the name of the program both
/// refer to `program`. The expected output follows the command: standard output, then standard error. `BLESS=1` updates
/// the page.
///
/// If a page needs a tool of LLVM that is missing, the page is skipped like [`tool_or_skip`] does.
///
/// # Errors
/// Returns the difference between the page and the actual output, or the reason why the commands cannot be run.
pub fn check_commands(page: &Path, folder: &Path, program: &Path) -> Result<(), String> {
    let text = fs::read_to_string(page).map_err(|error| format!("{}: {error}", page.display()))?;
    if text.contains("lli-22") && tool_or_skip("lli")?.is_none() {
        return Ok(());
    }
    let mut out = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        push_line(&mut out, line);
        if line != BLOCK {
            continue;
        }
        for line in lines.by_ref().take_while(|line| *line != "```") {
            if let Some(command) = line.strip_prefix("$ ") {
                push_line(&mut out, line);
                out.push_str(&run(command, folder, program)?);
            }
        }
        push_line(&mut out, "```");
    }
    if bless() && out != text {
        return fs::write(page, out).map_err(|error| format!("{}: {error}", page.display()));
    }
    match out == text {
        true => Ok(()),
        false => Err(format!(
            "{}:\n{}",
            page.display(),
            diff(text.as_bytes(), out.as_bytes())
        )),
    }
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line);
    out.push('\n');
}

/// Returns the output of a command, without empty lines at the end.
fn run(command: &str, folder: &Path, program: &Path) -> Result<String, String> {
    let quoted = format!("'{}'", program.display());
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = program.parent().map(Path::to_owned).into_iter();
    let path = std::env::join_paths(folders.chain(std::env::split_paths(&path)))
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let mut shell = Command::new("sh");
    shell
        .arg("-c")
        .arg(command.replace(PROGRAM, &quoted))
        .env("PATH", path)
        .current_dir(folder);
    let outcome = process::run(&mut shell, b"")?;
    let streams = [&outcome.stdout, &outcome.stderr].map(|bytes| {
        let text = String::from_utf8_lossy(bytes);
        text.trim_end().to_owned()
    });
    let mut printed = String::new();
    for text in streams.iter().filter(|text| !text.is_empty()) {
        push_line(&mut printed, text);
    }
    Ok(printed)
}
