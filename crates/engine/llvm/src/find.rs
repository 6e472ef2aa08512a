//! Finding LLVM.

use crate::api::Api;
use libloading::Library;
use std::ffi::{CStr, CString, OsString, c_char};
use std::path::Path;
use std::sync::{Mutex, OnceLock};

/// The major version whose functions have the types that [`Api`] says.
const MAJOR: u32 = 22;

/// The variable that names the library, or a folder that it is in.
pub const VARIABLE: &str = "TERRACE_LLVM";

/// Names for the system's search, and where distributions put the library.
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

/// Why LLVM cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// No library was found in these places.
    NotFound(Vec<String>),
    /// A library is there and is of another version, or not whole.
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
                "LLVM {MAJOR} was not found: tried {}; set {VARIABLE} to its library or to the folder that the library is in",
                places.join(", ")
            ),
            Missing::Unfit { path, why } => write!(f, "'{path}' cannot be used: {why}"),
        }
    }
}

impl std::error::Error for Missing {}

/// LLVM 22, opened at run time.
///
/// It is opened once for a process and stays.
#[derive(Debug)]
pub struct Llvm {
    api: Api,
    path: String,
    /// Held while targets are registered and while options are set, which are the process's.
    once: Mutex<bool>,
}

// SAFETY: the functions of the C interface may be called by any thread, each context, machine and JIT by one at a time, which the types
// that own them see to; what is global is called under `once`.
unsafe impl Send for Llvm {}
// SAFETY: as above.
unsafe impl Sync for Llvm {}

impl Llvm {
    /// Opens the library that `TERRACE_LLVM` names, or else one in the usual places.
    ///
    /// # Errors
    /// There is none, or it is not of LLVM 22.
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

    /// The library's path, or the name by which the system found it.
    pub fn path(&self) -> &str {
        &self.path
    }

    pub(crate) fn api(&self) -> &Api {
        &self.api
    }

    /// The version, as `22.1.8`.
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

    /// A text that LLVM made, which is freed.
    pub(crate) fn take_text(&self, text: *mut c_char) -> String {
        if text.is_null() {
            return String::new();
        }
        // SAFETY: LLVM's texts end with a zero byte.
        let taken = unsafe { CStr::from_ptr(text) };
        let taken = taken.to_string_lossy().into_owned();
        // SAFETY: the text was made by LLVM and is not used any more.
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
                why: "there is no library of LLVM in this folder".to_owned(),
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
    // SAFETY: LLVM's libraries may be opened at any time; their constructors only fill tables. That it is LLVM is checked next.
    let library = match unsafe { Library::new(path) } {
        Ok(library) => library,
        Err(_) if !Path::new(path).exists() => {
            return Err(Missing::NotFound(vec![path.to_owned()]));
        }
        Err(error) => return Err(unfit(error.to_string())),
    };
    // SAFETY: the type is that of all versions that have the function.
    let ask = unsafe {
        library.get::<unsafe extern "C" fn(*mut u32, *mut u32, *mut u32)>("LLVMGetVersion")
    };
    let Ok(ask) = ask else {
        return Err(unfit(
            "it is no library of LLVM, or is older than LLVM 16".to_owned(),
        ));
    };
    let [mut major, mut minor, mut patch] = [0; 3];
    // SAFETY: the three places can be written to.
    unsafe { ask(&mut major, &mut minor, &mut patch) };
    if major != MAJOR {
        let why = format!("it is LLVM {major}.{minor}.{patch}, and Terrace needs LLVM {MAJOR}");
        return Err(unfit(why));
    }
    // SAFETY: it is LLVM 22.
    let api = unsafe { Api::look_up(library) };
    Ok(Llvm {
        api: api.map_err(|name| unfit(format!("it has no function '{name}'")))?,
        path: path.to_owned(),
        once: Mutex::new(false),
    })
}

fn version(api: &Api) -> [u32; 3] {
    let [mut major, mut minor, mut patch] = [0; 3];
    // SAFETY: the three places can be written to.
    unsafe { (api.LLVMGetVersion)(&mut major, &mut minor, &mut patch) };
    [major, minor, patch]
}

/// A text for LLVM: a zero byte in it would end it.
pub(crate) fn c_text(text: &str) -> CString {
    CString::new(text.replace('\0', "")).unwrap_or_default()
}
