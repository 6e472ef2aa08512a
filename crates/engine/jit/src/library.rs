//! Shared libraries.

use std::ffi::{CStr, CString, c_void};
use std::fmt;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;

/// A shared library that is loaded. It is unloaded when this is dropped.
#[derive(Debug)]
pub struct Library {
    path: PathBuf,
    handle: NonNull<c_void>,
}

// SAFETY: handles are the process's; the functions that take them may be called from any thread.
unsafe impl Send for Library {}
// SAFETY: as above.
unsafe impl Sync for Library {}

/// Why a library cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryError {
    /// The library.
    pub path: PathBuf,
    /// The reason, in the system's words.
    pub reason: String,
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display().to_string();
        write!(f, "cannot load {path}")?;
        // The system's text begins with the path.
        let reason = self.reason.strip_prefix(&path);
        let reason = reason.and_then(|reason| reason.strip_prefix(": "));
        write!(f, ": {}", reason.unwrap_or(&self.reason))
    }
}

impl std::error::Error for LibraryError {}

/// The message of the loader's last error.
fn last_error() -> String {
    // SAFETY: the text is this thread's, until the next call of the loader.
    unsafe {
        let text = libc::dlerror();
        if text.is_null() {
            return "unknown error".to_owned();
        }
        CStr::from_ptr(text).to_string_lossy().into_owned()
    }
}

impl Library {
    /// Loads a library: a path, or a name that the system looks for. Its constructors run.
    ///
    /// # Errors
    /// It is not there, is no library, or needs a library that is not there.
    pub fn open(path: impl AsRef<Path>) -> Result<Library, LibraryError> {
        let path = path.as_ref();
        let error = |reason: String| LibraryError {
            path: path.to_owned(),
            reason,
        };
        // The system looks for a name without a slash in its own places only.
        let is_here = path.components().count() == 1 && path.is_file();
        let found = match is_here {
            true => Path::new(".").join(path),
            false => path.to_owned(),
        };
        let name = CString::new(found.as_os_str().as_bytes());
        let name = name.map_err(|_| error("the name has a NUL byte".to_owned()))?;
        // SAFETY: a C string; a library's constructors are those of whoever asks for it.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        match NonNull::new(handle) {
            Some(handle) => Ok(Library {
                path: path.to_owned(),
                handle,
            }),
            None => Err(error(last_error())),
        }
    }

    /// The path that it was loaded by.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The address of a symbol of the library, or of one that it needs.
    pub fn find(&self, name: &str) -> Option<*const u8> {
        let name = CString::new(name).ok()?;
        // SAFETY: a handle that is open, and a C string that outlives the call.
        let address = unsafe { libc::dlsym(self.handle.as_ptr(), name.as_ptr()) };
        (!address.is_null()).then_some(address.cast_const().cast())
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        // SAFETY: opened once, closed once; whoever has an address of it has the library, too.
        unsafe { libc::dlclose(self.handle.as_ptr()) };
    }
}
