//! Compiles `terrace-engine-runtime` as a static library, and writes what linkers need of it to the file `library`.
//!
//! The library is a package of its own, in the folder of outputs: it has a profile of its own, and no features of the crates
//! that are built around it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The functions as C symbols.
const SOURCE: &str = "\
#![expect(non_snake_case, non_upper_case_globals, reason = \"the names are those of C\")]
use terrace_engine_runtime::{define, for_each_function};
for_each_function!(define);
";

/// The symbol that refers to all of them.
const ROOT: &str = "terrace_rt_functions";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let output = PathBuf::from(variable("OUT_DIR"));
    let library = match archive(&output) {
        Ok(archive) => one_object(&archive, &output).unwrap_or(archive),
        Err(error) => {
            println!(
                "cargo::warning=programs that call the runtime library will need --runtime=FILE: {error}"
            );
            let empty = output.join("empty");
            fs::write(&empty, "").expect("invariant: cargo made the folder of outputs");
            empty
        }
    };
    fs::copy(library, output.join("library")).expect("invariant: cargo made the folder of outputs");
}

/// A variable that cargo sets.
fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}

/// The path of the archive, which cargo makes.
fn archive(output: &Path) -> Result<PathBuf, String> {
    let package = output.join("terrace_rt");
    let manifest = manifest(&variable("CARGO_PKG_VERSION"));
    for (name, text) in [("Cargo.toml", &*manifest), ("lib.rs", SOURCE)] {
        let written =
            fs::create_dir_all(&package).and_then(|()| fs::write(package.join(name), text));
        written.map_err(|error| error.to_string())?;
    }
    let target = variable("TARGET");
    let mut cargo = Command::new(variable("CARGO"));
    cargo
        .current_dir(&package)
        .args(["build", "--release", "--offline", "--quiet"])
        .args(["--target", &target, "--target-dir", "target"]);
    // These are for the crates around: clippy in rustc's place, flags for one processor or with denied warnings.
    for name in [
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
    ] {
        cargo.env_remove(name);
    }
    let ran = cargo
        .output()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if !ran.status.success() {
        // A warning has one line.
        let said = String::from_utf8_lossy(&ran.stderr).replace('\n', " ");
        return Err(format!("cargo: {}: {said}", ran.status));
    }
    let folder = package.join("target").join(target).join("release");
    let names = ["libterrace_rt.a", "terrace_rt.lib"];
    let mut paths = names.iter().map(|name| folder.join(name));
    paths
        .find(|path| path.is_file())
        .ok_or_else(|| "cargo made no archive".to_owned())
}

/// The manifest of the library. In a checkout the runtime is beside this crate, else it is where cargo found it for others.
fn manifest(version: &str) -> String {
    let crates = Path::new(&variable("CARGO_MANIFEST_DIR")).join("..");
    let runtime = match crates.join("runtime").canonicalize() {
        Ok(folder) => {
            for watched in ["runtime", "../numeric"] {
                for part in ["src", "Cargo.toml"] {
                    let path = crates.join(watched).join(part);
                    println!("cargo::rerun-if-changed={}", path.display());
                }
            }
            format!("path = {:?}", folder.display().to_string())
        }
        Err(_) => format!("version = \"={version}\""),
    };
    format!(
        "\
[package]
name = \"terrace_rt\"
version = \"{version}\"
edition = \"2024\"

[lib]
path = \"lib.rs\"
crate-type = [\"staticlib\"]

[dependencies]
terrace-engine-runtime = {{ {runtime} }}

# One piece: all that no function uses is left out.
[profile.release]
lto = \"fat\"
codegen-units = 1
panic = \"abort\"
debug = false
incremental = false

[workspace]
"
    )
}

/// Links what the functions use as one object without debug information, an eighth of the archive. `None` where linkers
/// cannot do it: the archive serves as well.
fn one_object(archive: &Path, output: &Path) -> Option<PathBuf> {
    let system = variable("CARGO_CFG_TARGET_OS");
    if ["macos", "ios", "windows"].contains(&&*system) {
        return None;
    }
    let object = output.join("library.o");
    let linker = env::var("RUSTC_LINKER").unwrap_or_else(|_| "cc".to_owned());
    let options = ["--gc-sections", "--strip-debug", "--discard-all"].map(|it| format!("-Wl,{it}"));
    let ran = Command::new(linker)
        .args(["-nostdlib", "-r"])
        .args(options)
        .arg(format!("-Wl,--undefined={ROOT}"))
        .arg(archive)
        .arg("-o")
        .arg(&object)
        .output();
    ran.is_ok_and(|ran| ran.status.success()).then_some(object)
}
