//! Shared libraries.

use std::ffi::{CString, c_void};
use std::fmt;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;
use std::sync::OnceLock;

/// A loaded shared library. It is unloaded when this is dropped.
#[derive(Debug)]
pub struct Library {
    path: PathBuf,
    handle: NonNull<c_void>,
}

// SAFETY: handles belong to the process; the functions that take them may be called from any thread.
unsafe impl Send for Library {}
// SAFETY: as above.
unsafe impl Sync for Library {}

/// The error of a library that cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryError {
    /// The library.
    pub path: PathBuf,
    /// The system's message.
    pub reason: String,
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display().to_string();
        write!(f, "cannot load {path}")?;
        // The system's message begins with the path.
        let reason = self.reason.strip_prefix(&path);
        let reason = reason.and_then(|reason| reason.strip_prefix(": "));
        write!(f, ": {}", reason.unwrap_or(&self.reason))
    }
}

impl std::error::Error for LibraryError {}

impl Library {
    /// Loads a library by its path, or by a name that the system searches for. The library's constructors run.
    ///
    /// # Errors
    /// Returns an error if the library or one of its dependencies does not exist, or if the file is not a library.
    pub fn open(path: impl AsRef<Path>) -> Result<Library, LibraryError> {
        let path = path.as_ref();
        let error = |reason: String| LibraryError {
            path: path.to_owned(),
            reason,
        };
        // The system searches for a name without a slash only in its own directories.
        let is_here = path.components().count() == 1 && path.is_file();
        let found = match is_here {
            true => Path::new(".").join(path),
            false => path.to_owned(),
        };
        let handle = system::open(&found).map_err(error)?;
        Ok(Library {
            path: path.to_owned(),
            handle,
        })
    }

    /// Returns the path with which the library was opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the address of a symbol of the library or of its dependencies.
    pub fn find(&self, name: &str) -> Option<*const u8> {
        let name = CString::new(name).ok()?;
        // SAFETY: the handle is open.
        unsafe { system::find(self.handle, &name) }
    }
}

/// Returns the address of a symbol of the process or one of its libraries.
pub(crate) fn find_in_process(name: &str) -> Option<*const u8> {
    let name = CString::new(name).ok()?;
    system::find_in_process(&name)
}

/// The support library of C compilers: arithmetic of complex numbers and wide integers, unwinding. C compilers link
/// programs with it, but this process may not be linked with it.
const OF_COMPILERS: &str = "libgcc_s.so.1";

/// Returns the address of a symbol of the compiler support library. The first call opens the library, which remains
/// loaded.
pub(crate) fn find_of_compilers(name: &str) -> Option<*const u8> {
    static LIBRARY: OnceLock<Option<Library>> = OnceLock::new();
    // The names of the library begin with an underscore, so other names do not open it.
    if !name.starts_with('_') {
        return None;
    }
    let library = LIBRARY.get_or_init(|| Library::open(OF_COMPILERS).ok());
    library.as_ref()?.find(name)
}

impl Drop for Library {
    fn drop(&mut self) {
        // SAFETY: the handle was opened once and is closed once; every owner of an address in the library also keeps
        // the library.
        unsafe { system::close(self.handle) };
    }
}

#[cfg(unix)]
mod system {
    use std::ffi::{CStr, CString, c_void};
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;
    use std::ptr::NonNull;

    pub(super) fn open(path: &Path) -> Result<NonNull<c_void>, String> {
        let name = CString::new(path.as_os_str().as_bytes());
        let name = name.map_err(|_| "the name has a NUL byte".to_owned())?;
        // SAFETY: a C string; the caller vouches for the library's constructors.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        NonNull::new(handle).ok_or_else(last_error)
    }

    /// Returns the message of the loader's last error.
    fn last_error() -> String {
        // SAFETY: the text belongs to this thread and is valid until the next call of the loader.
        unsafe {
            let text = libc::dlerror();
            if text.is_null() {
                return "unknown error".to_owned();
            }
            CStr::from_ptr(text).to_string_lossy().into_owned()
        }
    }

    fn address(found: *mut c_void) -> Option<*const u8> {
        (!found.is_null()).then_some(found.cast_const().cast())
    }

    /// # Safety
    /// `handle` must be open.
    pub(super) unsafe fn find(handle: NonNull<c_void>, name: &CStr) -> Option<*const u8> {
        // SAFETY: the caller guarantees the handle; the name is a C string that outlives the call.
        address(unsafe { libc::dlsym(handle.as_ptr(), name.as_ptr()) })
    }

    pub(super) fn find_in_process(name: &CStr) -> Option<*const u8> {
        // SAFETY: the name is a C string that outlives the call.
        address(unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) })
    }

    /// # Safety
    /// `handle` must be open, and must not be used afterwards.
    pub(super) unsafe fn close(handle: NonNull<c_void>) {
        // SAFETY: the caller guarantees it.
        unsafe { libc::dlclose(handle.as_ptr()) };
    }
}

/// For systems on which no program runs, so no library is needed.
#[cfg(not(unix))]
mod system {
    use std::ffi::{CStr, c_void};
    use std::path::Path;
    use std::ptr::NonNull;

    pub(super) fn open(_: &Path) -> Result<NonNull<c_void>, String> {
        Err("libraries are not loaded on this system".to_owned())
    }

    pub(super) unsafe fn find(_: NonNull<c_void>, _: &CStr) -> Option<*const u8> {
        None
    }

    pub(super) fn find_in_process(_: &CStr) -> Option<*const u8> {
        None
    }

    pub(super) unsafe fn close(_: NonNull<c_void>) {}
}
