//! Linker settings that make the program start fast. Everything here may be left out; the program only starts later.

use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|is| is == value);
    if !is("CARGO_CFG_TARGET_OS", "linux") {
        return;
    }
    // The definitions of all operations are static data full of pointers. At a fixed address they need no relocation when
    // the program starts, which is a sixth of its start-up time.
    println!("cargo::rustc-link-arg-bin=terrace=-no-pie");
    let native = env::var("HOST").ok() == env::var("TARGET").ok();
    if native && is("CARGO_CFG_TARGET_ENV", "gnu") {
        // Without it, unwinding is done by a library that is loaded, as is usual.
        let _ = link_unwinder();
    }
}

/// Links the stack unwinder into the program: it is the only library besides the C library's, and to load one is a
/// tenth of the start-up time.
///
/// Rust asks for it by `-lgcc_s`, which this answers with a linker script in a directory that is searched before the library's.
fn link_unwinder() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=RUSTC_LINKER");
    let linker = env::var_os("RUSTC_LINKER").unwrap_or_else(|| "cc".into());
    let asked = Command::new(linker)
        .arg("-print-file-name=libgcc_eh.a")
        .output()?;
    // A compiler without the library prints a name without a directory.
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
