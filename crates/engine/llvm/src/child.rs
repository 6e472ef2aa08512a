//! Compiles in a separate process, so that an LLVM crash does not affect the parent.
//!
//! The parent runs a program with the argument [`COMMAND`] and the options that [`arguments`] writes and [`serve`]
//! parses. The child reads LLVM IR from its standard input, and writes the result to its standard output and messages
//! to its standard error.

use crate::compile::{CompileOptions, Emit, OptLevel, compile};
use crate::find::Llvm;
use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// The first argument of a program that compiles for its parent.
pub const COMMAND: &str = "__compile";

const KINDS: [(Emit, &str); 4] = [
    (Emit::Object, "obj"),
    (Emit::Assembly, "asm"),
    (Emit::Bitcode, "bc"),
    (Emit::Ir, "ll"),
];

/// Returns the options as arguments for [`serve`].
pub fn arguments(options: &CompileOptions) -> Vec<String> {
    let kind = KINDS.iter().find(|(emit, _)| *emit == options.emit);
    let mut arguments = vec![
        format!("--emit={}", kind.map_or("obj", |(_, name)| name)),
        format!("--level={}", options.level.number()),
        format!("--features={}", options.features),
    ];
    arguments.extend((options.triple.iter()).map(|triple| format!("--triple={triple}")));
    arguments.extend(options.cpu.iter().map(|cpu| format!("--cpu={cpu}")));
    arguments
}

fn read_arguments(arguments: &[OsString]) -> Result<CompileOptions, String> {
    let mut options = CompileOptions::default();
    for argument in arguments {
        let text = argument.to_string_lossy();
        let (name, value) = text.split_once('=').unwrap_or((&text, ""));
        let known = match name {
            "--emit" => KINDS
                .iter()
                .find(|(_, kind)| *kind == value)
                .map(|(emit, _)| {
                    options.emit = *emit;
                }),
            "--level" => value.parse().ok().and_then(OptLevel::of).map(|level| {
                options.level = level;
            }),
            "--features" => {
                value.clone_into(&mut options.features);
                Some(())
            }
            "--triple" => {
                options.triple = Some(value.to_owned());
                Some(())
            }
            "--cpu" => {
                options.cpu = Some(value.to_owned());
                Some(())
            }
            _ => None,
        };
        known.ok_or_else(|| format!("unknown argument '{text}'"))?;
    }
    Ok(options)
}

/// Serves a parent's request. A program whose first argument is [`COMMAND`] must call this with the remaining
/// arguments. Returns the exit status.
pub fn serve(arguments: &[OsString]) -> u8 {
    let made = read_arguments(arguments).and_then(|options| {
        let mut ir = Vec::new();
        let read = std::io::stdin().lock().read_to_end(&mut ir);
        read.map_err(|error| error.to_string())?;
        let llvm = Llvm::find().map_err(|missing| missing.to_string())?;
        compile(llvm, &ir, &options)
    });
    let written = made.and_then(|made| {
        let mut out = std::io::stdout().lock();
        let written = out.write_all(&made).and_then(|()| out.flush());
        written.map_err(|error| error.to_string())
    });
    match written {
        Ok(()) => 0,
        Err(message) => {
            // If this fails, the error cannot be reported.
            let _ = writeln!(std::io::stderr(), "{message}");
            1
        }
    }
}

/// Compiles in a separate process, which runs `program`.
///
/// # Errors
/// Returns an error if the program cannot be run, or if LLVM is missing there, rejects the module or ends the process.
pub fn compile_in_child(
    program: &Path,
    ir: &[u8],
    options: &CompileOptions,
) -> Result<Vec<u8>, String> {
    let cannot_run = |error| format!("cannot run '{}': {error}", program.display());
    let mut child = Command::new(program)
        .arg(COMMAND)
        .args(arguments(options))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(cannot_run)?;
    let input = child.stdin.take();
    let output = std::thread::scope(|scope| {
        // A child that fails early closes its standard input. Its own message is more helpful than the write error.
        scope.spawn(move || input.map(|mut input| input.write_all(ir)));
        child.wait_with_output()
    });
    let output = output.map_err(cannot_run)?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let message = String::from_utf8_lossy(&output.stderr)
        .trim_end()
        .to_owned();
    Err(match message.is_empty() {
        true => format!("LLVM ended: {}", output.status),
        false => message,
    })
}
