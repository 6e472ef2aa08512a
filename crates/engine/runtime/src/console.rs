//! C's standard streams.
//!
//! A program's `printf` and the functions here write to the same buffer, so their output is in order. Rust's streams
//! are unsuitable because they have separate buffers.

use libc::{FILE, c_char, c_int};

/// A standard stream of C.
#[derive(Clone, Copy)]
pub(crate) enum Stream {
    Out,
    Error,
}

#[cfg(not(windows))]
mod streams {
    use libc::FILE;

    // Objects of C's library; libc does not declare them.
    unsafe extern "C" {
        #[cfg_attr(
            any(target_vendor = "apple", target_os = "freebsd"),
            link_name = "__stdoutp"
        )]
        pub(super) static stdout: *mut FILE;
        #[cfg_attr(
            any(target_vendor = "apple", target_os = "freebsd"),
            link_name = "__stderrp"
        )]
        pub(super) static stderr: *mut FILE;
    }
}

#[cfg(windows)]
mod streams {
    use libc::{FILE, c_uint};

    unsafe extern "C" {
        pub(super) fn __acrt_iob_func(index: c_uint) -> *mut FILE;
    }
}

impl Stream {
    fn file(self) -> *mut FILE {
        #[cfg(not(windows))]
        // SAFETY: the C library sets both before any code of a program runs. Only `freopen` changes them, which must
        // not be called concurrently.
        unsafe {
            match self {
                Stream::Out => streams::stdout,
                Stream::Error => streams::stderr,
            }
        }
        #[cfg(windows)]
        // SAFETY: 1 and 2 are the streams for output and errors.
        unsafe {
            streams::__acrt_iob_func(match self {
                Stream::Out => 1,
                Stream::Error => 2,
            })
        }
    }
}

/// The number of bytes after which text is passed to C's buffer.
const ENOUGH: usize = 1 << 14;

/// Buffered text for a stream. The stream receives it in large chunks, at the latest when this is dropped.
pub(crate) struct Output {
    stream: Stream,
    text: Vec<u8>,
}

impl Output {
    pub(crate) fn to(stream: Stream) -> Self {
        Output {
            stream,
            text: Vec::new(),
        }
    }

    /// Appends bytes.
    pub(crate) fn put(&mut self, bytes: impl AsRef<[u8]>) {
        self.text.extend_from_slice(bytes.as_ref());
        if self.text.len() >= ENOUGH {
            self.flush();
        }
    }

    /// Appends spaces.
    pub(crate) fn blanks(&mut self, count: usize) {
        self.text.resize(self.text.len() + count, b' ');
    }

    /// Appends a number in the format of C's `%g` and C++'s streams: six significant digits.
    pub(crate) fn general(&mut self, value: f64) {
        self.formatted(c"%g", value);
    }

    /// Appends a number in the format of C's `%f`: six digits after the point.
    pub(crate) fn fixed(&mut self, value: f64) {
        self.formatted(c"%f", value);
    }

    fn formatted(&mut self, format: &std::ffi::CStr, value: f64) {
        // The longest `%f` has 309 digits before the point.
        let mut buffer = [0u8; 336];
        // SAFETY: the buffer has the given length; the format takes one double.
        let length = unsafe {
            libc::snprintf(
                buffer.as_mut_ptr().cast::<c_char>(),
                buffer.len(),
                format.as_ptr(),
                value,
            )
        };
        let length = usize::try_from(length).unwrap_or(0);
        self.put(buffer.get(..length).unwrap_or_default());
    }

    fn flush(&mut self) {
        if !self.text.is_empty() {
            // SAFETY: the text has the given length. The stream is open or has an error, which fwrite reports; as in C,
            // a program that cannot print continues.
            unsafe {
                libc::fwrite(
                    self.text.as_ptr().cast(),
                    1,
                    self.text.len(),
                    self.stream.file(),
                )
            };
        }
        self.text.clear();
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        self.flush();
    }
}

/// Writes a C string to standard output.
///
/// # Safety
/// `text` must end with a NUL byte.
pub(crate) unsafe fn put_c_string(text: *const c_char) {
    // SAFETY: the caller guarantees the text; see `flush` for the stream.
    let _: c_int = unsafe { libc::fputs(text, Stream::Out.file()) };
}

/// Ends the process with a message. Functions that a program calls cannot return an error, and must not unwind through
/// code without unwinding support.
pub(crate) fn fatal(message: &str) -> ! {
    let mut output = Output::to(Stream::Error);
    output.put("terrace: ");
    output.put(message);
    output.put("\n");
    drop(output);
    std::process::abort()
}
