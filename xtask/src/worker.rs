//! Runs the oracle in a separate process, because LLVM aborts on some inputs.
//!
//! `xtask upstream-worker` reads requests on standard input and answers on standard output. Both are frames: the number
//! of texts, then each text preceded by its length in bytes. Numbers are `u32`, little endian. A request consists of
//! the program's name, the working directory, the file and the flags. An answer consists of a status word, standard
//! output and standard error. The worker handles each request in a fork of itself.

use std::env;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use terrace_upstream::tool::{self, Tool};
use terrace_upstream::{Upstream, isolated};

use crate::process::{self, Output, PATIENCE, Run};
use crate::workspace;

/// The subcommand that serves requests.
pub(crate) const COMMAND: &str = "upstream-worker";

const ACCEPTED: &str = "accepted";
const REFUSED: &str = "refused";
/// MLIR's C API cannot express the command line.
const UNSUPPORTED: &str = "unsupported";
/// Upstream aborted or was killed. Standard error contains the reason.
const CRASHED: &str = "crashed";

/// Serves requests until standard input ends.
pub(crate) fn serve() -> Result<ExitCode> {
    // Only the forks use this instance; each finds it in its initial state.
    let upstream = Upstream::new();
    let mut input = BufReader::new(io::stdin().lock());
    let mut output = BufWriter::new(io::stdout().lock());
    while let Some(request) = read_frame(&mut input)? {
        let [name, directory, file, flags @ ..] = &request[..] else {
            bail!("a request names a program, a directory and a file");
        };
        let tool = Tool::ALL.into_iter().find(|tool| tool.name() == name);
        let tool = tool.with_context(|| format!("no program {name}"))?;
        env::set_current_dir(directory)?;
        match isolated(|| answer(&upstream, tool, flags, file))? {
            Ok(answer) => output.write_all(&answer)?,
            Err(end) => write_frame(&mut output, &[CRASHED, "", &end])?,
        }
        output.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the bytes of the answer to one request.
fn answer(upstream: &Upstream, tool: Tool, flags: &[String], file: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let written = match tool::run_in(upstream, tool, flags, file) {
        Some(outcome) => {
            let word = if outcome.success { ACCEPTED } else { REFUSED };
            write_frame(&mut bytes, &[word, &outcome.stdout, &outcome.stderr])
        }
        None => write_frame(&mut bytes, &[UNSUPPORTED, "", ""]),
    };
    written.expect("invariant: no answer is longer than a u32 can say");
    bytes
}

/// A client of the oracle. Starts a worker on demand, and replaces a worker that died.
#[derive(Default)]
pub(crate) struct Oracle {
    worker: Option<Worker>,
}

/// A child process that runs this program and serves requests.
pub(crate) struct Worker {
    child: Child,
    requests: BufWriter<ChildStdin>,
    answers: Receiver<Vec<String>>,
}

impl Oracle {
    /// Runs `tool` on a file in a directory, in the worker if possible, else by running the program.
    pub(crate) fn run(
        &mut self,
        tool: Tool,
        flags: &[String],
        directory: &Path,
        file: &str,
    ) -> Result<Run> {
        let mut worker = match self.worker.take() {
            Some(worker) => worker,
            None => Worker::start(&[COMMAND], Path::new("."), Stdio::null())?,
        };
        let directory_name = directory
            .to_str()
            .context("a directory that is not UTF-8")?;
        let mut request = vec![tool.name(), directory_name, file];
        request.extend(flags.iter().map(String::as_str));
        let answer = match worker.ask(&request, PATIENCE) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => {
                worker.stop()?;
                return Ok(Run::TimedOut);
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Ok(Run::Crashed(worker.stop()?));
            }
        };
        self.worker = Some(worker);
        match <[String; 3]>::try_from(answer) {
            Ok([word, ..]) if word == UNSUPPORTED => {
                let mut arguments = flags.to_vec();
                arguments.push(file.to_owned());
                process::run(&workspace::llvm_program(tool.name()), &arguments, directory)
            }
            Ok([word, _, end]) if word == CRASHED => Ok(Run::Crashed(end)),
            Ok([word, stdout, stderr]) => Ok(Run::Done(Output {
                success: word == ACCEPTED,
                stdout,
                stderr,
            })),
            Err(answer) => bail!("an answer of {} texts", answer.len()),
        }
    }
}

impl Drop for Oracle {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            // The exit status of an idle worker does not matter.
            let _ = worker.stop();
        }
    }
}

impl Worker {
    /// Starts a worker with the given arguments (the subcommand first), working directory, and standard error.
    pub(crate) fn start(arguments: &[&str], directory: &Path, stderr: Stdio) -> Result<Self> {
        let mut child = Command::new(env::current_exe()?)
            .args(arguments)
            .current_dir(directory)
            // Keeps the message of a worker that dies short.
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(stderr)
            .spawn()
            .context("cannot start a worker")?;
        let requests = child.stdin.take().context("a worker without input")?;
        let output = child.stdout.take().context("a worker without output")?;
        let (sender, answers) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            // Ends with the worker, or when the receiver is dropped.
            while let Ok(Some(answer)) = read_frame(&mut output) {
                if sender.send(answer).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            child,
            requests: BufWriter::new(requests),
            answers,
        })
    }

    /// Returns the answer to a request, if it arrives within `patience`.
    pub(crate) fn ask(
        &mut self,
        request: &[&str],
        patience: Duration,
    ) -> Result<Vec<String>, RecvTimeoutError> {
        // If the worker is gone, receiving the answer fails.
        let _ = write_frame(&mut self.requests, request);
        self.answers.recv_timeout(patience)
    }

    /// Kills the worker if it still runs, and returns its exit status.
    pub(crate) fn stop(mut self) -> Result<String> {
        // Fails if the worker has already exited.
        let _ = self.child.kill();
        Ok(self.child.wait()?.to_string())
    }
}

/// Writes a frame.
pub(crate) fn write_frame(output: &mut impl Write, texts: &[&str]) -> Result<()> {
    output.write_all(&u32::try_from(texts.len())?.to_le_bytes())?;
    for text in texts {
        output.write_all(&u32::try_from(text.len())?.to_le_bytes())?;
        output.write_all(text.as_bytes())?;
    }
    output.flush()?;
    Ok(())
}

/// Returns the next frame, or `None` at the end of the input.
pub(crate) fn read_frame(input: &mut impl Read) -> Result<Option<Vec<String>>> {
    let mut number = [0; 4];
    match input.read_exact(&mut number) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error.into()),
    }
    let mut texts = Vec::new();
    for _ in 0..u32::from_le_bytes(number) {
        input.read_exact(&mut number)?;
        let mut text = vec![0; u32::from_le_bytes(number) as usize];
        input.read_exact(&mut text)?;
        texts.push(String::from_utf8(text)?);
    }
    Ok(Some(texts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_as_written() {
        let mut bytes = Vec::new();
        write_frame(&mut bytes, &["a", "", "b\n\u{e9}"]).expect("written");
        write_frame(&mut bytes, &[]).expect("written");
        let mut input = &bytes[..];
        let first = read_frame(&mut input).expect("read").expect("a frame");
        assert_eq!(first, ["a", "", "b\n\u{e9}"]);
        assert_eq!(read_frame(&mut input).expect("read"), Some(Vec::new()));
        assert_eq!(read_frame(&mut input).expect("read"), None);
        assert!(read_frame(&mut &bytes[..9]).is_err());
    }
}
