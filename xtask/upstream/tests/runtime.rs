//! Checks that the runner functions of `crates/engine/runtime` have the same output and results as those of upstream's
//! libraries.
//!
//! With `TERRACE_RECORD` set, rewrites the record against which `crates/engine/runtime` is tested.

#[path = "../../../crates/engine/runtime/tests/cases/mod.rs"]
mod cases;

use std::collections::BTreeSet;
use std::ffi::{CString, c_void};
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, ptr};

use cases::{cases, transcript};
use terrace_engine_runtime::{Group, find, symbols};

const LIBRARIES: [&str; 3] = [
    "mlir_runner_utils",
    "mlir_c_runner_utils",
    "mlir_float16_utils",
];

/// Returns the folder of upstream's libraries.
fn folder() -> PathBuf {
    let prefix = env::var_os("MLIR_SYS_220_PREFIX").unwrap_or_else(|| "/usr/lib/llvm-22".into());
    PathBuf::from(prefix).join("lib")
}

fn file(library: &str) -> PathBuf {
    folder().join(format!("lib{library}.so"))
}

/// A single test, because it redirects the process's standard streams.
#[test]
fn runner_functions_are_upstreams() {
    every_symbol_but_sparse_ones_is_there();
    let handles: Vec<*mut c_void> = LIBRARIES
        .iter()
        .map(|library| {
            let path = CString::new(file(library).to_string_lossy().as_bytes()).expect("a path");
            // SAFETY: the library's constructors only set up C++'s streams.
            let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
            assert!(!handle.is_null(), "{path:?}");
            handle
        })
        .collect();
    let theirs = |name: &str| -> *const u8 {
        let name = CString::new(name).expect("a name");
        let found = handles.iter().map(|&handle| {
            // SAFETY: the handle is that of an open library.
            unsafe { libc::dlsym(handle, name.as_ptr()) }
        });
        found
            .map(|found| found.cast_const().cast())
            .find(|found: &*const u8| !found.is_null())
            .unwrap_or(ptr::null())
    };
    let ours = |name: &str| find(name).map_or(ptr::null(), |symbol| symbol.address.as_ptr());
    let mut record = String::new();
    let mut different = Vec::new();
    for case in cases() {
        let should = transcript(&case, &theirs);
        let is = transcript(&case, &ours);
        if let Some((is, should)) = is
            .lines()
            .zip(should.lines())
            .find(|(is, should)| is != should)
        {
            different.push(format!("{}:\n  ours   {is}\n  theirs {should}", case.name));
        } else if is.len() != should.len() {
            different.push(format!(
                "{}: {} bytes, upstream {}",
                case.name,
                is.len(),
                should.len()
            ));
        }
        record += &should;
    }
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../crates/engine/runtime/tests/cases/record.txt"
    );
    if env::var_os("TERRACE_RECORD").is_some() {
        fs::write(path, &record).expect("a file of the repository");
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert!(
        fs::read_to_string(path).is_ok_and(|recorded| recorded == record),
        "the record is not upstream's"
    );
}

/// Checks that this crate has every C symbol of the libraries, except those for sparse tensors.
fn every_symbol_but_sparse_ones_is_there() {
    let mut names = BTreeSet::new();
    for library in LIBRARIES {
        let listed = Command::new("nm")
            .args(["-D", "--defined-only"])
            .arg(file(library))
            .output()
            .expect("nm");
        assert!(listed.status.success());
        let listed = String::from_utf8(listed.stdout).expect("text");
        let symbols = listed.lines().filter_map(|line| line.rsplit(' ').next());
        names.extend(
            symbols
                .filter(|name| !name.starts_with("_Z"))
                .map(str::to_string),
        );
    }
    let sparse = |name: &String| {
        let stem = name.trim_start_matches("_mlir_ciface_");
        ["parse", "Insert"].iter().any(|part| stem.contains(part)) || stem == "getTensorFilename"
    };
    let expected: BTreeSet<String> = names.into_iter().filter(|name| !sparse(name)).collect();
    let ours = symbols()
        .iter()
        .filter(|symbol| symbol.group == Group::Runner);
    let ours: BTreeSet<String> = ours.map(|symbol| symbol.name.to_string()).collect();
    assert_eq!(ours, expected);
}
