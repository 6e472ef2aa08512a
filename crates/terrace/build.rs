//! Linker settings that reduce the start-up time of the program. They are optional.

use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|is| is == value);
    if !is("CARGO_CFG_TARGET_OS", "linux") {
        return;
    }
    // The definitions of all operations are static data with many pointers. At a fixed address they need no relocations
    // at start-up, which saves a sixth of the start-up time.
    println!("cargo::rustc-link-arg-bin=terrace=-no-pie");
    let native = env::var("HOST").ok() == env::var("TARGET").ok();
    if native && is("CARGO_CFG_TARGET_ENV", "gnu") {
        // If this fails, unwinding uses a shared library, as usual.
        let _ = link_unwinder();
    }
}

/// Links the stack unwinder statically. It is the only shared library besides the C library, and loading it takes a
/// tenth of the start-up time.
///
/// Rust requests the unwinder with `-lgcc_s`. A linker script of that name, in a directory that is searched before the
/// library's, provides the static library instead.
fn link_unwinder() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=RUSTC_LINKER");
    let linker = env::var_os("RUSTC_LINKER").unwrap_or_else(|| "cc".into());
    let asked = Command::new(linker)
        .arg("-print-file-name=libgcc_eh.a")
        .output()?;
    // A compiler without the library prints a file name without a directory.
    let found = String::from_utf8_lossy(&asked.stdout);
    if !Path::new(found.trim()).is_absolute() {
        return Ok(());
    }
    let directory = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(
        Path::new(&directory).join("libgcc_s.so"),
        "INPUT(-lgcc_eh -lgcc)\n",
    )?;
    println!("cargo::rustc-link-arg-bin=terrace=-L{directory}");
    Ok(())
}
