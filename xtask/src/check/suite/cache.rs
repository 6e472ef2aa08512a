//! Runs the oracle's programs and caches their answers in files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::process::{self, Output, Run};
use crate::workspace;

/// Runs the oracle's programs, or returns cached answers.
pub(super) struct Oracle {
    answers: PathBuf,
    version: String,
}

impl Oracle {
    /// Returns an oracle that caches its answers in a folder.
    pub(super) fn new(answers: PathBuf) -> Result<Self> {
        let program = workspace::llvm_program("mlir-opt");
        let run = process::run(&program, &["--version".to_owned()], Path::new("."))?;
        let Run::Done(Output { stdout, .. }) = run else {
            anyhow::bail!("{} does not run", program.display());
        };
        Ok(Self {
            answers,
            version: stdout,
        })
    }

    /// Runs a program on a file of a folder. The file contains `input`.
    pub(super) fn run(
        &self,
        tool: &str,
        flags: &[String],
        folder: &Path,
        file: &str,
        input: &str,
    ) -> Result<Run> {
        let path = self.place(tool, flags, file, input);
        if let Ok(text) = fs::read_to_string(&path)
            && let Some(run) = decode(&text)
        {
            return Ok(run);
        }
        let mut arguments = flags.to_vec();
        arguments.push(file.to_owned());
        let run = process::run(&workspace::llvm_program(tool), &arguments, folder)?;
        keep(&path, &run)?;
        Ok(run)
    }

    /// Runs `mlir-opt` once on all inputs, because most of its time is start-up. Caches the answers as if each input
    /// had been run alone. No answer is cached for inputs with diagnostics, and for some inputs next to these.
    pub(super) fn run_together(
        &self,
        flags: &[String],
        folder: &Path,
        file: &str,
        inputs: &[&str],
    ) -> Result<()> {
        let place = |input: &str| self.place(MLIR_OPT, flags, file, input);
        let new: Vec<&str> = inputs
            .iter()
            .copied()
            .filter(|input| !place(input).exists() && !input.contains(file))
            .collect();
        if new.len() < FEW {
            return Ok(());
        }
        fs::write(folder.join(file), new.join(BETWEEN))?;
        let mut arguments = flags.to_vec();
        arguments.extend(["--split-input-file".to_owned(), file.to_owned()]);
        let run = process::run(&workspace::llvm_program(MLIR_OPT), &arguments, folder)?;
        if let Run::Done(output) = &run
            && output.success
            && output.stderr.is_empty()
        {
            let outputs: Vec<&str> = output.stdout.split("// -----\n").collect();
            if outputs.len() == new.len() {
                let mut lines_before = 0;
                for (input, stdout) in new.iter().zip(outputs) {
                    let answer = Output {
                        success: true,
                        stdout: with_lines_less(stdout, file, lines_before)
                            .context("a location is before the input it belongs to")?,
                        stderr: String::new(),
                    };
                    keep(&place(input), &Run::Done(answer))?;
                    lines_before += lines(input) + lines(BETWEEN);
                }
                return Ok(());
            }
        }
        let (front, back) = new.split_at(new.len() / 2);
        self.run_together(flags, folder, file, front)?;
        self.run_together(flags, folder, file, back)
    }

    /// Returns the path of the file for an answer.
    fn place(&self, tool: &str, flags: &[String], file: &str, input: &str) -> PathBuf {
        let mut hash = Hash::default();
        for text in [self.version.as_str(), tool, file, input] {
            hash.add(text);
        }
        flags.iter().for_each(|flag| hash.add(flag));
        let name = hash.name();
        self.answers.join(&name[..2]).join(&name[2..])
    }
}

const MLIR_OPT: &str = "mlir-opt";

/// The minimum number of inputs to run together.
const FEW: usize = 3;

/// The separator line between inputs that are run together.
const BETWEEN: &str = "\n// -----\n";

fn lines(text: &str) -> usize {
    text.matches('\n').count()
}

/// Changes the locations in an output to those of the input alone. In `file`, `before` lines precede the input. The
/// implicit module of an input begins after the separator, but at 0:0 if the input is alone. Returns `None` if a
/// location is before the input.
fn with_lines_less(output: &str, file: &str, before: usize) -> Option<String> {
    let start = format!("\"{file}\":");
    let mut pieces = output.split(&start);
    let mut result = pieces.next()?.to_owned();
    for piece in pieces {
        let end = piece.find(|c: char| !c.is_ascii_digit())?;
        let line: usize = piece[..end].parse().ok()?;
        let after = &piece[end..];
        result += &start;
        match line.checked_sub(before)? {
            0 if before > 0 => {
                let column = after.strip_prefix(':')?;
                result += "0:0";
                result += column.trim_start_matches(|c: char| c.is_ascii_digit());
            }
            line => {
                result += &line.to_string();
                result += after;
            }
        }
    }
    Some(result)
}

/// Writes an answer to its file.
fn keep(path: &Path, run: &Run) -> Result<()> {
    let parent = path.parent().context("an answer is in a folder")?;
    fs::create_dir_all(parent)?;
    // Another thread may query the same, so the file is created atomically.
    let mut whole = tempfile::NamedTempFile::new_in(parent)?;
    std::io::Write::write_all(&mut whole, encode(run).as_bytes())?;
    whole.persist(path)?;
    Ok(())
}

/// The FNV-1a hash, which does not depend on the version of the compiler.
struct Hash(u128);

impl Default for Hash {
    fn default() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }
}

impl Hash {
    fn add(&mut self, text: &str) {
        let length = text.len().to_le_bytes();
        for byte in length.iter().chain(text.as_bytes()) {
            self.0 = (self.0 ^ u128::from(*byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }

    fn name(&self) -> String {
        format!("{:032x}", self.0)
    }
}

/// Encodes a run as a word, the length of standard output, a line break, standard output and standard error.
fn encode(run: &Run) -> String {
    match run {
        Run::Done(output) => {
            let word = if output.success {
                "accepted"
            } else {
                "refused"
            };
            let Output { stdout, stderr, .. } = output;
            format!("{word} {}\n{stdout}{stderr}", stdout.len())
        }
        Run::Crashed(end) => format!("crashed {}\n{end}", end.len()),
        Run::TimedOut => "timeout 0\n".to_owned(),
    }
}

fn decode(text: &str) -> Option<Run> {
    let (head, rest) = text.split_once('\n')?;
    let (word, length) = head.split_once(' ')?;
    let (stdout, stderr) = rest.split_at_checked(length.parse().ok()?)?;
    let done = |success| {
        Run::Done(Output {
            success,
            stdout: stdout.to_owned(),
            stderr: stderr.to_owned(),
        })
    };
    match word {
        "accepted" => Some(done(true)),
        "refused" => Some(done(false)),
        "crashed" => Some(Run::Crashed(stdout.to_owned())),
        "timeout" => Some(Run::TimedOut),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_are_those_of_an_input_alone() {
        let output = "#loc = loc(\"f\":3:9)\n#loc1 = loc(callsite(\"f\":4:1 at \"g\":1:1))";
        let alone = "#loc = loc(\"f\":0:0)\n#loc1 = loc(callsite(\"f\":1:1 at \"g\":1:1))";
        assert_eq!(with_lines_less(output, "f", 3).as_deref(), Some(alone));
        assert_eq!(with_lines_less(alone, "f", 0).as_deref(), Some(alone));
        assert_eq!(with_lines_less(output, "f", 5), None);
    }

    #[test]
    fn answers_are_read_as_written() {
        let done = |success, stdout: &str, stderr: &str| {
            Run::Done(Output {
                success,
                stdout: stdout.to_owned(),
                stderr: stderr.to_owned(),
            })
        };
        for run in [
            done(true, "a\n\u{e9}", "b\n"),
            done(false, "", "x"),
            Run::Crashed("signal\n11".to_owned()),
            Run::TimedOut,
        ] {
            assert_eq!(decode(&encode(&run)).as_ref(), Some(&run));
        }
        assert_eq!(decode("accepted 9\nx"), None);
        let hash = |texts: &[&str]| {
            let mut hash = Hash::default();
            texts.iter().for_each(|text| hash.add(text));
            hash.name()
        };
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
    }
}
