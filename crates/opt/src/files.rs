//! Reads input and writes output.

use crate::flags::Stop;
use std::ffi::OsStr;
use std::fs::{self, OpenOptions, Permissions};
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use terrace_diag::io_reason;
use terrace_session::input::Input;

/// Reads a file, or standard input for `-`. The name of standard input in diagnostics is `<stdin>`.
pub fn read(path: &OsStr) -> Result<Input, Stop> {
    let mut text = Vec::new();
    let (name, result) = if path == "-" {
        if let Some(note) = waiting(io::stdin().is_terminal()) {
            // The input is read even if the note cannot be written.
            let _ = io::stderr().lock().write_all(note.as_bytes());
        }
        let result = io::stdin().lock().read_to_end(&mut text);
        ("<stdin>".to_owned(), result.map(|_| ()))
    } else {
        let result = fs::read(path).map(|bytes| text = bytes);
        (path.to_string_lossy().into_owned(), result)
    };
    match result {
        Ok(()) => Ok(Input {
            name,
            text: text.into(),
        }),
        Err(error) => Err(Stop::Failed(format!(
            "cannot open input file '{name}': {}\n",
            io_reason(&error)
        ))),
    }
}

/// Returns a note if standard input is a terminal, because the user may not know that the program is waiting for input.
fn waiting(is_terminal: bool) -> Option<&'static str> {
    is_terminal.then_some(match cfg!(windows) {
        true => "reading from standard input; Ctrl-Z and Return end it\n",
        false => "reading from standard input; Ctrl-D ends it\n",
    })
}

/// Prints text that is not the result of a compilation.
pub fn print(text: &str) -> Result<(), Stop> {
    write(None, text.as_bytes())
}

/// Writes all output at once. See [`Output`].
pub fn write(path: Option<&OsStr>, bytes: &[u8]) -> Result<(), Stop> {
    let mut output = Output::new(path);
    // `finish` reports the error.
    let _ = output.write_all(bytes);
    output.finish()
}

/// A file to write.
pub struct File<'f> {
    /// The path; `None` for standard output.
    pub path: Option<&'f OsStr>,
    /// The contents.
    pub bytes: &'f [u8],
    /// True if the file is executable.
    pub is_program: bool,
}

/// Writes several files. Either all files are written or none is, unless renaming a finished file fails.
pub fn write_together(all: &[File<'_>]) -> Result<(), Stop> {
    let mut outputs = Vec::with_capacity(all.len());
    for file in all {
        let mut output = Output::new(file.path);
        output.is_program = file.is_program;
        // This call also opens empty files.
        let opened = output.sink().map(|_| ());
        if let Err(error) = opened {
            output.error = Some(error);
        }
        // The code below reports the error.
        let _ = output.write_all(file.bytes);
        if output.error.is_some() {
            return output.finish();
        }
        outputs.push(output);
    }
    outputs.into_iter().try_for_each(Output::finish)
}

/// The output of a program, written incrementally to standard output (no path, or `-`) or to a file. The file is
/// replaced completely in [`finish`](Self::finish), or not at all.
pub struct Output<'p> {
    path: Option<&'p Path>,
    /// Opened by the first write.
    sink: Option<Sink>,
    /// The first error. Nothing is written after it.
    error: Option<io::Error>,
    /// True if the file is executable.
    is_program: bool,
}

/// The destination of bytes.
enum Sink {
    Stdout(io::Stdout),
    /// A device or a pipe, which cannot be renamed over.
    Device(fs::File),
    File(NewFile),
}

/// A temporary file that will replace the target. It is removed if it does not.
struct NewFile {
    file: fs::File,
    temporary: PathBuf,
    target: PathBuf,
    /// The permissions of the replaced file.
    permissions: Option<Permissions>,
}

impl<'p> Output<'p> {
    /// Creates an output without opening it.
    pub fn new(path: Option<&'p OsStr>) -> Self {
        Output {
            path: path.filter(|path| *path != "-").map(Path::new),
            sink: None,
            error: None,
            is_program: false,
        }
    }

    /// Ends the output with an error that is not caused by the destination, such as a text that cannot be printed.
    pub fn fail(&mut self, error: io::Error) {
        self.error.get_or_insert(error);
    }

    /// Finishes the output, and reports the first error of all writes.
    pub fn finish(mut self) -> Result<(), Stop> {
        let error = self.error.take();
        let result = match error {
            Some(error) => Err(error),
            None => self.close(),
        };
        let Err(error) = result else { return Ok(()) };
        let reason = io_reason(&error);
        Err(Stop::Failed(match self.path {
            _ if error.kind() == ErrorKind::InvalidData => format!("error: {reason}\n"),
            Some(path) => format!("cannot open output file '{}': {reason}\n", path.display()),
            // The reader closed the pipe, which is not an error.
            None if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            None => format!("cannot write to standard output: {reason}\n"),
        }))
    }

    /// Closes the output. Creates an empty file if nothing was written.
    fn close(&mut self) -> io::Result<()> {
        self.sink()?.flush()?;
        match self.sink.take() {
            Some(Sink::File(new)) => new.put(),
            _ => Ok(()),
        }
    }

    fn sink(&mut self) -> io::Result<&mut dyn Write> {
        let sink = match &mut self.sink {
            Some(sink) => sink,
            none => none.insert(Sink::open(self.path, self.is_program)?),
        };
        Ok(match sink {
            Sink::Stdout(stdout) => stdout,
            Sink::Device(file) => file,
            Sink::File(new) => &mut new.file,
        })
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.error.is_some() {
            return Err(ErrorKind::Other.into());
        }
        let written = self.sink().and_then(|sink| sink.write(bytes));
        written.map_err(|error| {
            let kind = error.kind();
            if kind != ErrorKind::Interrupted {
                self.error = Some(error);
            }
            kind.into()
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.sink()?.flush()
    }
}

impl Sink {
    fn open(path: Option<&Path>, is_program: bool) -> io::Result<Sink> {
        let Some(path) = path else {
            return Ok(Sink::Stdout(io::stdout()));
        };
        // If the path is a symbolic link, its target is replaced and not the link.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let old = fs::metadata(&target).ok();
        if old.as_ref().is_some_and(|old| !old.is_file()) {
            // Opening a directory fails here.
            let device = OpenOptions::new().write(true).open(&target)?;
            return Ok(Sink::Device(device));
        }
        let (temporary, file) = temporary_beside(&target, is_program)?;
        // An executable does not keep the permissions of the replaced file.
        let old = old.filter(|_| !is_program);
        Ok(Sink::File(NewFile {
            file,
            temporary,
            target,
            permissions: old.map(|old| old.permissions()),
        }))
    }
}

impl NewFile {
    /// Renames the file to its target.
    fn put(mut self) -> io::Result<()> {
        if let Some(permissions) = self.permissions.take() {
            self.file.set_permissions(permissions)?;
        }
        fs::rename(&self.temporary, &self.target)
    }
}

impl Drop for NewFile {
    /// Removes the temporary file. Errors are ignored: after a rename the file does not exist, and otherwise an earlier
    /// error is reported.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.temporary);
    }
}

/// Creates a directory, unless it exists.
pub(crate) fn make_directory(path: &Path) -> Result<(), String> {
    match fs::create_dir(path) {
        Err(error) if !path.is_dir() => Err(io_reason(&error)),
        _ => Ok(()),
    }
}

/// Writes to standard error. Errors are ignored, because they cannot be reported.
pub fn complain(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Creates a temporary file in the directory of `target`.
fn temporary_beside(target: &Path, is_program: bool) -> io::Result<(PathBuf, fs::File)> {
    let name = target.file_name().ok_or(ErrorKind::IsADirectory)?;
    for attempt in 0..100 {
        let mut temporary = std::ffi::OsString::from(".");
        temporary.push(name);
        temporary.push(format!(".{}.{attempt}.tmp", std::process::id()));
        let temporary = target.with_file_name(temporary);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        if is_program {
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o777);
        }
        #[cfg(not(unix))]
        let _ = is_program;
        match options.open(&temporary) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => (),
            result => return result.map(|file| (temporary, file)),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
