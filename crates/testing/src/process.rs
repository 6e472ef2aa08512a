//! Runs a program with text on its standard input.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The time limit, after which a program is considered to hang.
const LIMIT: Duration = Duration::from_secs(120);

/// The output of a program, and its exit status.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Standard output.
    pub stdout: Vec<u8>,
    /// Standard error.
    pub stderr: Vec<u8>,
    /// The exit status.
    pub exit: i32,
}

/// Runs `command` with `input` on its standard input.
///
/// # Errors
/// Returns an error if the program cannot be started, is killed by a signal, or times out.
pub fn run(command: &mut Command, input: &[u8]) -> Result<Outcome, String> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cannot start {command:?}: {e}"))?;
    let result = communicate(&mut child, input);
    if result.is_err() {
        // An error is returned in any case, so a failure to kill the program is ignored.
        let _ = child.kill();
    }
    let status = child.wait().map_err(|e| format!("{command:?}: {e}"))?;
    let (stdout, stderr) = result.map_err(|e| format!("{command:?}: {e}"))?;
    match status.code() {
        Some(exit) => Ok(Outcome {
            stdout,
            stderr,
            exit,
        }),
        None => Err(format!(
            "{command:?}: {status}\n{}",
            String::from_utf8_lossy(&stderr)
        )),
    }
}

/// Writes and reads the three streams concurrently, so that a full pipe cannot block either side.
fn communicate(child: &mut Child, input: &[u8]) -> Result<(Vec<u8>, Vec<u8>), String> {
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let stdout = child.stdout.take().expect("stdout is piped");
    let stderr = child.stderr.take().expect("stderr is piped");
    let input = input.to_vec();
    // A program may exit without reading all its input, so a broken pipe is not an error.
    thread::spawn(move || stdin.write_all(&input));
    let stdout = drain(stdout);
    let stderr = drain(stderr);
    let stdout = stdout.recv_timeout(LIMIT).map_err(|_| hangs())?;
    let stderr = stderr.recv_timeout(LIMIT).map_err(|_| hangs())?;
    Ok((stdout?, stderr?))
}

fn hangs() -> String {
    format!("still running after {} s", LIMIT.as_secs())
}

fn drain(mut stream: impl Read + Send + 'static) -> mpsc::Receiver<Result<Vec<u8>, String>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let result = stream.read_to_end(&mut bytes);
        // After a timeout, the output is no longer read.
        let _ = sender.send(result.map(|_| bytes).map_err(|e| e.to_string()));
    });
    receiver
}
