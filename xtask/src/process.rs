//! Runs a program until it exits or a time limit expires.

use std::fs::File;
use std::io::{Read, Seek};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use terrace_upstream::limit_memory;

/// The time limit of one run of Terrace or MLIR.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The exit status of a Rust program that panicked.
const PANICKED: i32 = 101;

/// The end of a run.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Run {
    /// The program exited.
    Done(Output),
    /// The program was killed by a signal or panicked. The text is the end of its standard error.
    Crashed(String),
    /// The program was killed after [`PATIENCE`].
    TimedOut,
}

/// The output of a program that exited.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Output {
    /// True if the exit status was zero.
    pub(crate) success: bool,
    /// Standard output.
    pub(crate) stdout: String,
    /// Standard error.
    pub(crate) stderr: String,
}

/// A program that exited or was killed by a signal that this module did not send.
pub(crate) struct Ended {
    /// The exit status.
    pub(crate) status: ExitStatus,
    /// Standard output.
    pub(crate) stdout: String,
    /// Standard error.
    pub(crate) stderr: String,
}

impl Ended {
    /// Returns the exit status as a shell shows it: for a program killed by a signal, 128 plus the number of the
    /// signal.
    pub(crate) fn exit(&self) -> i32 {
        let signal = || self.status.signal().unwrap_or_default();
        self.status.code().unwrap_or_else(|| 128 + signal())
    }
}

/// Runs a program in a directory. The memory limit suffices for every program that terminates. Bytes that are not UTF-8
/// are replaced.
pub(crate) fn run(program: &Path, arguments: &[String], directory: &Path) -> Result<Run> {
    let Some(ended) = run_to_end(program, arguments, directory, PATIENCE)? else {
        return Ok(Run::TimedOut);
    };
    Ok(if crashed(ended.status) {
        Run::Crashed(format!("{}\n{}", ended.status, tail(&ended.stderr)))
    } else {
        Run::Done(Output {
            success: ended.status.success(),
            stdout: ended.stdout,
            stderr: ended.stderr,
        })
    })
}

/// Runs a program like [`run`]. Returns `None` if the program was killed after `patience`.
pub(crate) fn run_to_end(
    program: &Path,
    arguments: &[String],
    directory: &Path,
    patience: Duration,
) -> Result<Option<Ended>> {
    // Output is written to files instead of pipes, so it need not be read while the program runs.
    let mut stdout = tempfile::tempfile()?;
    let mut stderr = tempfile::tempfile()?;
    let mut command = Command::new(program);
    limit_memory(&mut command);
    let mut child = command
        .args(arguments)
        .current_dir(directory)
        .stdin(Stdio::null())
        .stdout(stdout.try_clone()?)
        .stderr(stderr.try_clone()?)
        .spawn()
        .with_context(|| format!("cannot run {}", program.display()))?;

    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if start.elapsed() > patience {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(2));
    };
    Ok(Some(Ended {
        status,
        stdout: text(&mut stdout)?,
        stderr: text(&mut stderr)?,
    }))
}

/// Returns the last lines of a text.
pub(crate) fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

fn crashed(status: ExitStatus) -> bool {
    status.code().is_none_or(|code| code == PANICKED)
}

fn text(file: &mut File) -> Result<String> {
    file.rewind()?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(decode(&bytes))
}

/// The first of 256 private-use characters that represent bytes that are not UTF-8.
const BYTE: u32 = 0x10_ff00;

/// Decodes bytes as text. A byte that is not UTF-8 becomes a private-use character, so [`encode`] restores the bytes.
pub(crate) fn decode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        let private = |&byte: &u8| char::from_u32(BYTE + u32::from(byte));
        text.extend(chunk.invalid().iter().filter_map(private));
    }
    text
}

/// Returns the bytes from which [`decode`] created the text.
pub(crate) fn encode(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for character in text.chars() {
        match u8::try_from(u32::from(character).wrapping_sub(BYTE)) {
            Ok(byte) => bytes.push(byte),
            Err(_) => bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_not_utf8_survive() {
        let bytes = b"a\xff\xfe\xc3\xa9\xc3b\x00";
        assert_eq!(encode(&decode(bytes)), bytes);
    }
}
