//! Finds and opens the LLVM library.

use crate::api::Api;
use libloading::Library;
use std::ffi::{CStr, CString, OsString, c_char};
use std::path::Path;
use std::sync::{Mutex, OnceLock};

/// The major version whose functions have the types in [`Api`].
const MAJOR: u32 = 22;

/// The environment variable with the path of the library, or of a directory that contains it.
pub const VARIABLE: &str = "TERRACE_LLVM";

/// Names that the system searches for, and the paths at which distributions install the library.
#[cfg(target_os = "macos")]
const PLACES: [&str; 3] = [
    "/opt/homebrew/opt/llvm@22/lib/libLLVM.dylib",
    "/opt/homebrew/opt/llvm/lib/libLLVM.dylib",
    "/usr/local/opt/llvm/lib/libLLVM.dylib",
];
#[cfg(windows)]
const PLACES: [&str; 2] = ["LLVM-C.dll", "C:\\Program Files\\LLVM\\bin\\LLVM-C.dll"];
#[cfg(not(any(windows, target_os = "macos")))]
const PLACES: [&str; 7] = [
    "libLLVM.so.22.1",
    "libLLVM-22.so",
    "/usr/lib/llvm-22/lib/libLLVM.so.22.1",
    "/usr/lib/llvm-22/lib/libLLVM-22.so",
    "/usr/lib/llvm/22/lib64/libLLVM.so",
    "/usr/lib64/llvm22/lib64/libLLVM.so",
    "/usr/lib/libLLVM.so",
];

/// The reason why LLVM cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// No library exists at these paths.
    NotFound(Vec<String>),
    /// A library exists, but has another version or is incomplete.
    Unfit {
        /// The library.
        path: String,
        /// The reason.
        why: String,
    },
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Missing::NotFound(places) => write!(
                f,
                "LLVM {MAJOR} not found; tried {}; set {VARIABLE} to the library or its folder",
                places.join(", ")
            ),
            Missing::Unfit { path, why } => write!(f, "'{path}' cannot be used: {why}"),
        }
    }
}

impl std::error::Error for Missing {}

/// LLVM 22, opened at run time.
///
/// The library is opened once per process and remains open.
#[derive(Debug)]
pub struct Llvm {
    api: Api,
    path: String,
    /// Held while targets are registered and options are set, which are global to the process.
    once: Mutex<bool>,
}

// SAFETY: any thread may call the functions of the C interface. Each context, machine and JIT may be used by one thread
// at a time, which their owning types ensure; global state is accessed under `once`.
unsafe impl Send for Llvm {}
// SAFETY: as above.
unsafe impl Sync for Llvm {}

impl Llvm {
    /// Opens the library that `TERRACE_LLVM` names, or one at the usual paths if the variable is not set.
    ///
    /// # Errors
    /// Returns an error if there is no library, or if it is not LLVM 22.
    pub fn find() -> Result<&'static Llvm, Missing> {
        static FOUND: OnceLock<Result<Llvm, Missing>> = OnceLock::new();
        let found = FOUND.get_or_init(|| {
            let llvm = match std::env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
                Some(named) => open_named(&named),
                None => open_first(),
            }?;
            llvm.start();
            Ok(llvm)
        });
        found.as_ref().map_err(Clone::clone)
    }

    /// Returns the path of the library, or the name by which the system found it.
    pub fn path(&self) -> &str {
        &self.path
    }

    pub(crate) fn api(&self) -> &Api {
        &self.api
    }

    /// Returns the version, such as `22.1.8`.
    pub fn version(&self) -> String {
        let [major, minor, patch] = version(&self.api);
        format!("{major}.{minor}.{patch}")
    }

    fn start(&self) {
        let mut started = self.once.lock().unwrap_or_else(|held| held.into_inner());
        if !std::mem::replace(&mut *started, true) {
            self.api.initialize_targets();
        }
    }

    /// Returns a text that LLVM allocated, and frees it.
    pub(crate) fn take_text(&self, text: *mut c_char) -> String {
        if text.is_null() {
            return String::new();
        }
        // SAFETY: LLVM's texts are null-terminated.
        let taken = unsafe { CStr::from_ptr(text) };
        let taken = taken.to_string_lossy().into_owned();
        // SAFETY: LLVM allocated the text, which is not used afterwards.
        unsafe { (self.api.LLVMDisposeMessage)(text) };
        taken
    }
}

fn open_named(named: &OsString) -> Result<Llvm, Missing> {
    let path = Path::new(named);
    if path.is_dir() {
        let names = PLACES.map(|place| place.rsplit(['/', '\\']).next().unwrap_or(place));
        let inside = names
            .into_iter()
            .flat_map(|name| [path.join(name), path.join("lib").join(name)])
            .find(|path| path.exists());
        return match inside {
            Some(path) => open(&path.to_string_lossy()),
            None => Err(Missing::Unfit {
                path: path.display().to_string(),
                why: "no LLVM library in this folder".to_owned(),
            }),
        };
    }
    open(&path.to_string_lossy())
}

fn open_first() -> Result<Llvm, Missing> {
    let mut unfit = None;
    for place in PLACES {
        match open(place) {
            Ok(llvm) => return Ok(llvm),
            Err(error @ Missing::Unfit { .. }) => unfit = unfit.or(Some(error)),
            Err(Missing::NotFound(_)) => {}
        }
    }
    let places = || PLACES.map(str::to_owned).to_vec();
    Err(unfit.unwrap_or_else(|| Missing::NotFound(places())))
}

fn open(path: &str) -> Result<Llvm, Missing> {
    let unfit = |why: String| Missing::Unfit {
        path: path.to_owned(),
        why,
    };
    // SAFETY: LLVM's libraries may be opened at any time; their constructors only fill tables. The code below checks
    // that this is LLVM.
    let library = match unsafe { Library::new(path) } {
        Ok(library) => library,
        Err(_) if !Path::new(path).exists() => {
            return Err(Missing::NotFound(vec![path.to_owned()]));
        }
        Err(error) => return Err(unfit(error.to_string())),
    };
    // SAFETY: all versions that have the function declare it with this type.
    let ask = unsafe {
        library.get::<unsafe extern "C" fn(*mut u32, *mut u32, *mut u32)>("LLVMGetVersion")
    };
    let Ok(ask) = ask else {
        return Err(unfit(
            "not an LLVM library, or older than LLVM 16".to_owned(),
        ));
    };
    let [mut major, mut minor, mut patch] = [0; 3];
    // SAFETY: the three output parameters are writable.
    unsafe { ask(&mut major, &mut minor, &mut patch) };
    if major != MAJOR {
        let why = format!("expected LLVM {MAJOR}, found LLVM {major}.{minor}.{patch}");
        return Err(unfit(why));
    }
    // SAFETY: the library is LLVM 22.
    let api = unsafe { Api::look_up(library) };
    Ok(Llvm {
        api: api.map_err(|name| unfit(format!("it has no function '{name}'")))?,
        path: path.to_owned(),
        once: Mutex::new(false),
    })
}

fn version(api: &Api) -> [u32; 3] {
    let [mut major, mut minor, mut patch] = [0; 3];
    // SAFETY: the three output parameters are writable.
    unsafe { (api.LLVMGetVersion)(&mut major, &mut minor, &mut patch) };
    [major, minor, patch]
}

/// Returns a text for LLVM. Zero bytes are removed, because they would end the text.
pub(crate) fn c_text(text: &str) -> CString {
    CString::new(text.replace('\0', "")).unwrap_or_default()
}
