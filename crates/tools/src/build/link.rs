//! Links an object to an executable or a shared library with the system's C compiler.

use super::make::Made;
use super::{Emit, Options};
use crate::flags::Stop;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use terrace_driver::program::Program;
use terrace_engine_jit::{Error, runtime_mismatches};
use terrace_engine_object::host;
use terrace_engine_runtime::Group;
use terrace_engine_runtime_embedded::LIBRARY;

/// The file name of the runtime library for another machine.
const RUNTIME: &str = "libterrace_rt.a";

/// Returns the folders that may contain the runtime library for a target: that of Cargo, and that of an installed
/// package. They are relative to the folder of this program.
fn folders_of(target: &str) -> [String; 2] {
    [
        format!("../{target}/release"),
        format!("../lib/terrace/{target}"),
    ]
}

/// A hint about the packages that contain a C compiler.
const PACKAGES: &str = "it is in the package 'gcc' of Debian, Ubuntu, Fedora and Arch, 'build-base' of Alpine, and \
comes with 'xcode-select --install' on macOS; --emit=obj needs none";

/// Links an object and returns the bytes of the result.
pub(super) fn link(options: &Options, program: &Program<'_>, made: &Made) -> Result<Vec<u8>, Stop> {
    let stop = |message: String| Stop::Failed(program.error(None, &message));
    // A library given on the command line may define functions with these names.
    let has_libraries = options.compiling.foreign_libraries().next().is_some();
    let mismatches = runtime_mismatches(&program.module, |_| has_libraries);
    if !mismatches.is_empty() {
        let error = Error::Mismatch(mismatches);
        return Err(Stop::Failed(program.refused(&error, "")));
    }
    let compiler = compiler(options, &made.triple).map_err(stop)?;
    let folder = Folder::new().map_err(|error| stop(format!("no temporary folder: {error}")))?;
    let runtime = runtime(options, made, &folder).map_err(stop)?;
    let (program_object, output) = (folder.0.join("program.o"), folder.0.join("program"));
    let written = fs::write(&program_object, &made.bytes);
    written.map_err(|error| stop(format!("cannot write a temporary file: {error}")))?;
    let mut command = Command::new(&compiler);
    if options.emit == Emit::Shared {
        command.arg("-shared");
    }
    command.arg("-o").arg(&output).arg(&program_object);
    for library in options.compiling.foreign_libraries() {
        command.arg(library);
        // The program finds the library at its current path, as `terrace run` does.
        if let Ok(path) = fs::canonicalize(library)
            && let Some(folder) = path.parent()
        {
            let mut argument = OsString::from("-Wl,-rpath,");
            argument.push(folder);
            command.arg(argument);
        }
    }
    let is_elf = !made.triple.contains("apple");
    if let Some(runtime) = runtime {
        command.arg(runtime);
        if is_elf {
            // The program may define functions with names of the library. The linker uses the first definition.
            let options = "-Wl,--gc-sections,--allow-multiple-definition";
            command.args([options, "-lpthread", "-ldl"]);
        }
    }
    command.arg("-lm");
    let ran = command.output().map_err(|error| {
        let name = compiler.display();
        stop(match error.kind() {
            io::ErrorKind::NotFound => {
                format!("C compiler '{name}' not found; {PACKAGES}")
            }
            _ => format!("cannot run the C compiler '{name}': {error}"),
        })
    })?;
    if !ran.status.success() {
        let said = String::from_utf8_lossy(&ran.stderr);
        let name = compiler.display();
        let text = format!("'{name}' could not link the program: {}", ran.status);
        return Err(Stop::Failed(format!(
            "{}{}",
            program.error(None, &text),
            said.replace(&*folder.0.to_string_lossy(), "")
        )));
    }
    fs::read(&output).map_err(|error| stop(format!("cannot read the linker's output: {error}")))
}

/// Returns the architecture and the system of a triple.
fn machine(triple: &str) -> (&str, &str) {
    let mut words = triple.split('-');
    let arch = match words.next().unwrap_or_default() {
        "arm64" => "aarch64",
        "amd64" => "x86_64",
        arch => arch,
    };
    let systems = [
        "linux", "freebsd", "netbsd", "openbsd", "darwin", "macos", "windows",
    ];
    let mut systems = systems.into_iter().filter(|system| triple.contains(system));
    let system = match systems.next().unwrap_or_default() {
        "macos" => "darwin",
        system => system,
    };
    (arch, system)
}

/// Returns a triple in the form of Rust's target names, which contain a vendor.
fn triple_of_rust(triple: &str) -> String {
    let (arch, _) = machine(triple);
    let (_, rest) = triple.split_once('-').unwrap_or_default();
    match rest.starts_with("linux") {
        true => format!("{arch}-unknown-{rest}"),
        false => format!("{arch}-{rest}"),
    }
}

/// Returns the C library and its ABI in a triple: `gnu`, `musl` or `android21`. The default is `gnu`.
fn environment(triple: &str) -> &str {
    let mut words = triple.split('-').skip_while(|word| *word != "linux");
    words.nth(1).unwrap_or("gnu")
}

/// Returns true if programs for the triple can be linked and run on this machine.
fn is_host(triple: &str) -> bool {
    let host = host();
    machine(triple) == machine(&host) && environment(triple) == environment(&host)
}

/// Returns the compiler that `--cc` or `CC` specifies. The default is `cc`, or for other machines GCC's cross compiler.
fn compiler(options: &Options, triple: &str) -> Result<OsString, String> {
    let of_environment = || env::var_os("CC").filter(|name| !name.is_empty());
    if let Some(name) = options.cc.clone().or_else(of_environment) {
        return Ok(name);
    }
    if is_host(triple) {
        return Ok("cc".into());
    }
    // Some packages omit the vendor from the compiler's name.
    let full = triple_of_rust(triple);
    let cross = [
        format!("{}-gcc", full.replacen("-unknown-", "-", 1)),
        format!("{full}-gcc"),
    ];
    let path = env::var_os("PATH").unwrap_or_default();
    let is_there =
        |name: &&String| env::split_paths(&path).any(|folder| folder.join(name).is_file());
    cross.iter().find(is_there).map(OsString::from).ok_or_else(|| {
        let differs = match machine(triple) == machine(&host()) {
            true => "has a different C library than this machine",
            false => "is not this machine",
        };
        format!(
            "'{triple}' {differs}, and its C compiler '{}' was not found; name another one with \
            --cc=PROGRAM, or use --emit=obj",
            cross[0]
        )
    })
}

/// Returns the path of the runtime library if the program calls a function of it. For this machine, the library is
/// written to the temporary folder.
fn runtime(options: &Options, made: &Made, folder: &Folder) -> Result<Option<PathBuf>, String> {
    let is_ours = |name: &&String| {
        let symbol = terrace_engine_runtime::find(name);
        symbol.is_some_and(|symbol| matches!(symbol.group, Group::Runner | Group::Helper))
    };
    let Some(first) = made.wanted.iter().find(is_ours) else {
        return Ok(None);
    };
    if let Some(path) = &options.runtime {
        return match path.is_file() {
            true => Ok(Some(path.clone())),
            false => Err(format!("--runtime: file '{}' not found", path.display())),
        };
    }
    if is_host(&made.triple)
        && let Some(library) = LIBRARY
    {
        let path = folder.0.join("runtime");
        return match fs::write(&path, library) {
            Ok(()) => Ok(Some(path)),
            Err(error) => Err(format!("cannot write a temporary file: {error}")),
        };
    }
    let own = env::current_exe().unwrap_or_default();
    let own = own.parent().unwrap_or(Path::new("."));
    let target = triple_of_rust(&made.triple);
    let mut paths = folders_of(&target)
        .into_iter()
        .map(|folder| own.join(folder).join(RUNTIME));
    paths.find(|path| path.is_file()).map(Some).ok_or_else(|| {
        format!(
            "the program calls '{first}' of the runtime library, but {RUNTIME} for '{}' was not found next to '{}'; name it \
            with --runtime=FILE ('cargo build --release -p terrace-engine-runtime-static --target {target}' makes one)",
            made.triple,
            own.display()
        )
    })
}

/// A temporary folder, which is removed when the value is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Folder> {
        let id = std::process::id();
        for attempt in 0..100 {
            let path = env::temp_dir().join(format!("terrace-{id}-{attempt}"));
            match fs::create_dir(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                made => return made.map(|()| Folder(path)),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

impl Drop for Folder {
    /// Removes the folder. Errors are ignored, because remaining files are harmless.
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn environments_are_told_apart() {
        for (triple, expect) in [
            ("x86_64-unknown-linux-gnu", "gnu"),
            ("x86_64-linux-gnu", "gnu"),
            ("x86_64-unknown-linux", "gnu"),
            ("x86_64-unknown-linux-musl", "musl"),
            ("aarch64-linux-android21", "android21"),
            ("x86_64-unknown-linux-gnux32", "gnux32"),
            ("x86_64-apple-darwin", "gnu"),
        ] {
            assert_eq!(environment(triple), expect, "{triple}");
        }
        assert!(is_host(&host()));
    }
}
