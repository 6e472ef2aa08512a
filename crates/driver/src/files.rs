//! Input and output.

use crate::flags::Stop;
use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// A file that was read, with the name diagnostics call it.
pub struct Input {
    /// `<stdin>` for standard input.
    pub name: String,
    /// The bytes.
    pub text: Vec<u8>,
}

/// Reads a file, or standard input for `-`.
pub fn read(path: &OsStr) -> Result<Input, Stop> {
    let mut text = Vec::new();
    let (name, result) = if path == "-" {
        let result = io::stdin().lock().read_to_end(&mut text);
        ("<stdin>".to_owned(), result.map(|_| ()))
    } else {
        let result = fs::read(path).map(|bytes| text = bytes);
        (path.to_string_lossy().into_owned(), result)
    };
    match result {
        Ok(()) => Ok(Input { name, text }),
        Err(error) => Err(Stop::Failed(format!(
            "cannot open input file '{name}': {}\n",
            reason(&error)
        ))),
    }
}

/// Why, without the error's number.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// Writes all output, to a file or, without one or for `-`, to standard output. A file appears whole or not at all.
pub fn write(path: Option<&OsStr>, bytes: &[u8]) -> Result<(), Stop> {
    match path {
        Some(path) if path != "-" => write_file(Path::new(path), bytes).map_err(|error| {
            let path = path.to_string_lossy();
            Stop::Failed(format!(
                "cannot open output file '{path}': {}\n",
                reason(&error)
            ))
        }),
        _ => write_stdout(bytes),
    }
}

/// Prints text that is not the result of a compilation.
pub fn print(text: &str) -> Result<(), Stop> {
    write_stdout(text.as_bytes())
}

fn write_stdout(bytes: &[u8]) -> Result<(), Stop> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        // Whoever read it has enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Stop::Failed(format!(
            "cannot write to standard output: {}\n",
            reason(&error)
        ))),
        Ok(()) => Ok(()),
    }
}

/// Writes to standard error; there is nobody to tell if that fails.
pub fn complain(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What a link points to is replaced, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        // A device or a pipe cannot be renamed over; a directory is refused here.
        return OpenOptions::new()
            .write(true)
            .open(&target)?
            .write_all(bytes);
    }
    let (temporary, mut file) = temporary_beside(&target)?;
    let result = file
        .write_all(bytes)
        .and_then(|()| match &old {
            Some(old) => file.set_permissions(old.permissions()),
            None => Ok(()),
        })
        .and_then(|()| fs::rename(&temporary, &target));
    if result.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    result
}

/// A new file in the directory of `target`.
fn temporary_beside(target: &Path) -> io::Result<(PathBuf, File)> {
    let name = target.file_name().ok_or(ErrorKind::IsADirectory)?;
    for attempt in 0..100 {
        let mut temporary = std::ffi::OsString::from(".");
        temporary.push(name);
        temporary.push(format!(".{}.{attempt}.tmp", std::process::id()));
        let temporary = target.with_file_name(temporary);
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&temporary)
        {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => (),
            result => return result.map(|file| (temporary, file)),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
