//! Shared libraries.

use std::ffi::{CString, c_void};
use std::fmt;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;
use std::sync::OnceLock;

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

impl Library {
    /// Loads a library: a path, or a name that the system looks for. Its constructors run.
    ///
    /// # Errors
    /// It is not there, is not a library, or needs a library that is not there.
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
        let handle = system::open(&found).map_err(error)?;
        Ok(Library {
            path: path.to_owned(),
            handle,
        })
    }

    /// The path that it was loaded by.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The address of a symbol of the library, or of one that it needs.
    pub fn find(&self, name: &str) -> Option<*const u8> {
        let name = CString::new(name).ok()?;
        // SAFETY: a handle that is open.
        unsafe { system::find(self.handle, &name) }
    }
}

/// The address of a symbol of the process or one of its libraries.
pub(crate) fn find_in_process(name: &str) -> Option<*const u8> {
    let name = CString::new(name).ok()?;
    system::find_in_process(&name)
}

/// The library with functions that C compilers call and that are not C's: arithmetic of complex numbers and wide
/// integers, unwinding. Programs are linked with it, this process need not be.
const OF_COMPILERS: &str = "libgcc_s.so.1";

/// The address of a symbol of the library for compilers, which is opened when it is first asked, and stays.
pub(crate) fn find_of_compilers(name: &str) -> Option<*const u8> {
    static LIBRARY: OnceLock<Option<Library>> = OnceLock::new();
    // Its names begin so. Others are not worth opening it.
    if !name.starts_with('_') {
        return None;
    }
    let library = LIBRARY.get_or_init(|| Library::open(OF_COMPILERS).ok());
    library.as_ref()?.find(name)
}

impl Drop for Library {
    fn drop(&mut self) {
        // SAFETY: opened once, closed once; every owner of an address in it also keeps the library.
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
        // SAFETY: a C string; the caller answers for the library's constructors.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        NonNull::new(handle).ok_or_else(last_error)
    }

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

    fn address(found: *mut c_void) -> Option<*const u8> {
        (!found.is_null()).then_some(found.cast_const().cast())
    }

    /// # Safety
    /// The handle is open.
    pub(super) unsafe fn find(handle: NonNull<c_void>, name: &CStr) -> Option<*const u8> {
        // SAFETY: by the caller's word; a C string that outlives the call.
        address(unsafe { libc::dlsym(handle.as_ptr(), name.as_ptr()) })
    }

    pub(super) fn find_in_process(name: &CStr) -> Option<*const u8> {
        // SAFETY: a C string that outlives the call.
        address(unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) })
    }

    /// # Safety
    /// The handle is open, and not used after this.
    pub(super) unsafe fn close(handle: NonNull<c_void>) {
        // SAFETY: by the caller's word.
        unsafe { libc::dlclose(handle.as_ptr()) };
    }
}

/// Systems on which no program is run, so that no library is needed.
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
