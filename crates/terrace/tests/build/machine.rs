//! The machines that programs are built for: this machine, and AArch64 under QEMU.

use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use terrace_engine_runtime_embedded::LIBRARY;
use terrace_testing::oracle;

use crate::output;

/// The emulator, with the folder of the C library.
const QEMU: [&str; 3] = ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"];

/// A machine that programs can be built for and run on.
pub(crate) struct Machine {
    pub(crate) triple: &'static str,
    /// The runtime library for the machine.
    pub(crate) runtime: PathBuf,
    cc: &'static str,
    /// The program that runs programs of the machine, with its arguments.
    runner: &'static [&'static str],
}

impl Machine {
    /// Returns this machine if programs can be compiled and linked for it.
    pub(crate) fn host() -> Option<Machine> {
        let triple = match std::env::consts::ARCH {
            "x86_64" => "x86_64-unknown-linux-gnu",
            "aarch64" => AARCH64,
            _ => return None,
        };
        let can_link = cfg!(target_os = "linux") && is_there("cc");
        can_link.then(|| Machine {
            triple,
            runtime: EMBEDDED.clone(),
            cc: "cc",
            runner: &[],
        })
    }

    /// Returns AArch64 if all tools are installed. Otherwise the tests are skipped, or fail if the tools are required.
    pub(crate) fn aarch64() -> Option<Machine> {
        let cc = "aarch64-linux-gnu-gcc";
        let runtime = target_folder()
            .join(AARCH64)
            .join("release/libterrace_rt.a");
        let missing = if !is_there(cc) {
            "gcc-aarch64-linux-gnu is not installed".to_owned()
        } else if !is_there(QEMU[0]) {
            "qemu-user is not installed".to_owned()
        } else if !runtime.is_file() {
            format!(
                "'cargo build --release -p terrace-engine-runtime-static --target {AARCH64}' has not been run"
            )
        } else {
            return Some(Machine {
                triple: AARCH64,
                runtime,
                cc,
                runner: &QEMU,
            });
        };
        oracle::skip(format!("AArch64: {missing}")).unwrap_or_else(|error| panic!("{error}"));
        None
    }

    /// All machines.
    pub(crate) fn all() -> Vec<Machine> {
        let other = match cfg!(target_arch = "aarch64") {
            true => None,
            false => Machine::aarch64(),
        };
        Machine::host().into_iter().chain(other).collect()
    }

    /// Runs `terrace build INPUT ..`, which must succeed. Terrace locates the linker and the runtime library.
    pub(crate) fn build(&self, input: &Path, arguments: &[&str]) {
        let mut command = crate::terrace();
        command
            .arg("build")
            .arg(input)
            .args(arguments)
            .env_remove("CC");
        command.arg(format!("--target={}", self.triple));
        output(&mut command);
    }

    /// Returns the command for the C compiler.
    pub(crate) fn cc(&self) -> Command {
        Command::new(self.cc)
    }

    /// Returns the standard output of a program, and a line with its exit status.
    pub(crate) fn run(&self, program: &Path) -> String {
        self.run_with(&[], program)
    }

    /// Runs a program like [`run`](Self::run), with arguments for the runner.
    pub(crate) fn run_with(&self, arguments: &[&str], program: &Path) -> String {
        let runner = self.runner.iter().chain(arguments).map(Path::new);
        let all: Vec<_> = runner.chain([program]).collect();
        let ran = Command::new(all[0]).args(&all[1..]).output();
        let ran = ran.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let end = match (ran.status.code(), ran.status.signal()) {
            (Some(code), _) => format!("exit {code}"),
            (None, signal) => format!("signal {}", signal.unwrap_or_default()),
        };
        format!("{}{end}\n", crate::text(&ran.stdout))
    }
}

const AARCH64: &str = "aarch64-unknown-linux-gnu";

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// Returns Cargo's target folder.
fn target_folder() -> PathBuf {
    let own = Path::new(env!("CARGO_BIN_EXE_terrace"));
    own.ancestors()
        .nth(2)
        .expect("target/PROFILE/terrace")
        .to_owned()
}

/// A file with the runtime library that is embedded in `terrace`.
static EMBEDDED: LazyLock<PathBuf> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("embedded_runtime");
    let bytes = LIBRARY.expect("it was compiled");
    std::fs::write(&path, bytes).expect("a folder for tests");
    path
});
